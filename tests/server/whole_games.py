"""Whole games at a real server, played by clients who write down everything that they are sent."""

import asyncio
import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from chronomage.protocol.codes import CODES
from tests.server.may_know import Viewer

PASSWORD = "a very secret word"
HINTS, UNDOS, ASKS, WRONGS, LEAVES = 0.004, 0.03, 0.01, 0.06, 0.002  # how often, of all decisions

SEASONS_OPTIONS: list[dict[str, str]] = [
    {},
    {"level": "apprentice"},
    {"level": "apprentice", "sets": "random", "ability_tokens": "true"},
    {"level": "magician", "discard_pile": "public"},
    {"level": "archmage", "enchanted_kingdom": "true", "ability_tokens": "true"},
    {"level": "archmage", "enchanted_kingdom": "true", "enchantment": "random", "discard_pile": "public"},
    {"level": "magician", "enchanted_kingdom": "true", "enchantment": "vision-of-destiny"},
    {"enchanted_kingdom": "true", "enchantment": "elemental-construction"},
    {"enchanted_kingdom": "true", "enchantment": "extended-experience"},
    {"enchanted_kingdom": "true", "enchantment": "natural-selection"},
    {"enchanted_kingdom": "true", "enchantment": "argos-embrace"},
    {"enchanted_kingdom": "true", "enchantment": "olafs-knowledge", "die_actions": "optional"},
]
TIME_MASTERS_OPTIONS: list[dict[str, str]] = [
    {},
    {"expansion": "true"},
    {"promo": "true"},
    {"expansion": "true", "promo": "true", "launching": "full"},
    {"spheres": "growth slowdown growth"},
]
decode = msgspec.json.Decoder().decode


@dataclass
class Heard:
    """Everything that one connection was sent, each message with the state that the game was in, as far as it knew."""

    viewer: Viewer
    messages: list[tuple[int, bytes]] = field(default_factory=list)
    said: list[tuple[int, bytes]] = field(default_factory=list)  # what it sent itself: that is no news to it
    state: int = 0

    def hear(self, message: bytes) -> dict[str, Any]:
        """Write a message down, and read it."""
        read: dict[str, Any] = decode(message)
        position = read.get("position")
        if position is not None:
            self.state = position["state"]
        self.messages.append((self.state, message))
        return read


@dataclass
class Played:
    """One game: its table, and what everybody heard."""

    table: str
    heard: list[Heard]
    choices: int = 0


@dataclass
class Run:
    """One run against one server: its chance, and what was sent outside of tables."""

    url: str
    random: random.Random
    names: Iterator[int]
    web: httpx.AsyncClient
    tokens: set[str] = field(default_factory=set)
    pages: list[bytes] = field(default_factory=list)  # what anybody may read over HTTP
    addresses: list[bytes] = field(default_factory=list)  # what was asked for
    wrong_choices: dict[str, list[str]] = field(default_factory=dict)  # texts of choices, by game

    async def guest(self) -> str:
        """Somebody new."""
        return await self.session("/guests", {"name": f"mage {next(self.names)}"})

    async def account(self) -> str:
        """Somebody with a password."""
        return await self.session("/accounts", {"name": f"member {next(self.names)}", "password": PASSWORD})

    async def session(self, path: str, body: dict[str, str]) -> str:
        """A token; the answer with it is for its owner alone, and is not searched."""
        answer = await self.web.post(f"/api/v1{path}", json=body, headers={"X-Chronomage": "1"})
        assert answer.status_code == 201, answer.text
        self.tokens.add(answer.json()["token"])
        return str(answer.json()["token"])

    async def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        """A request over HTTP."""
        headers = {"Authorization": f"Bearer {token}"} if token else {"X-Chronomage": "1"}
        answer = await self.web.request(method, path, headers=headers | more.pop("headers", {}), **more)
        self.addresses.append(str(answer.request.url).encode())
        return answer

    async def look(self, path: str, status: int, token: str | None = None, **more: Any) -> None:
        """Read what anybody may read, and keep it for the search."""
        answer = await self.ask("GET", path, token, **more)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        self.pages.append(answer.content)


class DueWork:
    """One client at one table: it writes everything down that it is sent."""

    def __init__(self, run: Run, viewer: Viewer, token: str | None, table: str, invite: str | None = None) -> None:
        self.run = run
        self.viewer = viewer
        self.token = token
        self.table = table
        self.invite = invite
        self.socket: ClientConnection | None = None
        self.ids = itertools.count(1)
        self.all_heard: list[Heard] = []
        self.position: dict[str, Any] | None = None
        self.heard_more = asyncio.Event()

    async def enter(self, since: int | None) -> None:
        """Connect anew, and see the table."""
        if self.socket is not None:
            await self.socket.close()
        self.heard = Heard(self.viewer)
        self.all_heard.append(self.heard)
        address = "ws" + self.run.url[4:] + "/ws"
        self.socket = await connect(address, max_size=None, compression=None, open_timeout=60, ping_interval=None)
        await self.send("hello", protocol=1, **({} if self.token is None else {"token": self.token}))
        more = {} if self.invite is None else {"invite": self.invite}
        await self.send("enter", table=self.table, since=since, **more)
        while True:
            message = await self.next()
            assert message["type"] != "error", message
            if message["type"] == "entered":
                assert message.get("seat") == self.viewer, message.get("seat")
                return

    async def send(self, kind: str, **what: Any) -> int:
        """Say something."""
        assert self.socket is not None
        id = next(self.ids)
        text = msgspec.json.encode({"type": kind, "id": id, **what})
        self.heard.said.append((self.heard.state, text))
        await self.socket.send(text.decode())
        return id

    async def next(self) -> dict[str, Any]:
        """The next message, written down."""
        assert self.socket is not None
        async with asyncio.timeout(120):
            message = self.heard.hear(await self.socket.recv(decode=False))
        self.position = message.get("position") or self.position
        self.heard_more.set()
        return message

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()

    async def watch(self) -> None:
        """Hear everything to the end."""
        while self.position is None or "outcome" not in self.position:
            await self.next()


class Seat(DueWork):
    """Plays at random, and does much that players do: takes back, asks, leaves, errs, comes back."""

    async def play(self) -> None:
        """Play to the end of the game."""
        waiting: int | None = None
        away = False
        while self.position is None or "outcome" not in self.position:
            if waiting is None and self.position is not None:
                waiting, away = await self.act(away)
            message = await self.next()
            if message.get("re") == waiting:
                waiting = None
            if message["type"] == "error":
                assert message["code"] in CODES, message
                assert message["code"] != "internal", (message, self.heard.said[-2:])

    async def act(self, away: bool) -> tuple[int | None, bool]:
        """Do something that is due, or nothing; the id of the message whose answer is to be waited for."""
        position, chance = self.position, self.run.random
        assert position is not None
        here = {"table": self.table, "state": position["state"]}
        if away:
            # A bot plays on: come back after a while, and see nothing new by it.
            return (await self.send("return", table=self.table), False) if chance.random() < 0.2 else (None, True)
        asked = position.get("undo_asked")
        if asked is not None and self.viewer in asked["waiting"]:
            answered = {"table": self.table, "state": asked["state"], "number": asked["number"]}
            return await self.send("answer-undo", agree=chance.random() < 0.5, **answered), False
        if asked is not None and asked["seat"] == self.viewer:
            return None, False
        if "decision" not in position:
            return None, False
        choices = [choice["text"] for choice in position["decision"]["choices"]]
        pool = self.run.wrong_choices.setdefault(position["observation"]["game"], [])
        if chance.random() < 0.2:
            pool.append(chance.choice(choices))
        dice = chance.random()
        for rate, kind in ((HINTS, "hint"), (ASKS, "ask-undo"), (UNDOS, "undo")):
            if dice < rate:
                return await self.send(kind, **here), False
            dice -= rate
        if dice < WRONGS and pool:
            wrong: object = chance.choice([*pool[-200:], "summon amulet-of-fire", 1, -5, 10**12, "", "?" * 300])
            return await self.send("choose", choice=wrong, **here), False
        if WRONGS <= dice < WRONGS + LEAVES:
            return await self.send("leave", table=self.table), True
        if dice > 0.998:
            await self.enter(since=-1)  # the whole story again
            return None, False
        return await self.send("choose", choice=chance.choice(choices), **here), False


async def play_game(run: Run, number: int) -> Played:
    """One whole game with everybody around it."""
    game = ("seasons", "timemasters")[number % 2]
    kinds = SEASONS_OPTIONS if game == "seasons" else TIME_MASTERS_OPTIONS
    options = kinds[number // 2 % len(kinds)]
    players = 2 + number // 2 % 3
    private = number % 3 == 0
    tokens = [await run.guest() for _ in range(players)]
    if number % 50 == 0:
        tokens[0] = await run.account()
    plan = [{"kind": "me"}] + [{"kind": "invited" if private else "open"}] * (players - 1)
    wanted = {"game": game, "seats": plan, "options": options, "privacy": "private" if private else "public"}
    made = await run.ask("POST", "/api/v1/tables", tokens[0], json=wanted)
    assert made.status_code == 201, made.text
    table, invite = made.json()["table"]["id"], made.json()["invite"]
    first = DueWork(run, None, None, table, invite if private else None)
    await first.enter(since=-1)
    for seat in range(1, players):
        code = {"invite": made.json()["seat_invites"][str(seat)]} if private else {}
        joined = await run.ask("POST", f"/api/v1/tables/{table}/seats", tokens[seat], json={"seat": seat, **code})
        assert joined.status_code == 201, joined.text
        run.pages.append(joined.content)
    seats = [Seat(run, seat, token, table) for seat, token in enumerate(tokens)]
    for each in seats:
        await each.enter(since=-1)
    late = DueWork(run, None, await run.guest(), table, invite if private else None)
    others = [first.watch(), come_late(run, seats[0], late, private, invite)]
    await asyncio.gather(*(each.play() for each in seats), *others)
    for each in (first, late, *seats):
        await each.close()
    everybody: list[DueWork] = [first, late, *seats]
    assert seats[0].position is not None
    return Played(table, [heard for each in everybody for heard in each.all_heard], seats[0].position["state"])


async def come_late(run: Run, seat: Seat, late: DueWork, private: bool, invite: str) -> None:
    """In the middle of the game: somebody begins to watch, and looks at everything that is not to be told yet."""
    wanted = run.random.randrange(5, 150)
    while seat.position is None or (seat.position["state"] < wanted and "outcome" not in seat.position):
        seat.heard_more.clear()
        await seat.heard_more.wait()
    await late.enter(since=-1)
    await late.send("chat", table=late.table, text="good evening")
    path, code = f"/api/v1/tables/{late.table}", {"headers": {"X-Invite": invite}} if private else {}
    await run.look(path, 200, late.token, **code)
    await run.look("/api/v1/tables", 200, late.token)
    if late.position is not None and "outcome" not in late.position and wanted < 60:
        await run.look(path + "/record", 409, late.token, **code)  # no game is over so soon
    if private:
        await run.look(path, 404, late.token)
    await run.look("/health", 200)
    await run.look("/metrics", 200)
    await late.watch()
