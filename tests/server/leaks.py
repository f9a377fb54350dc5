"""Whole games at a real server, in which every byte that anybody is sent is searched for what they may not know.

`python -m tests.server.leaks [games]` plays a thousand. What a viewer may know is told by `may_know`, from the journal.
"""

import argparse
import asyncio
import base64
import itertools
import json
import multiprocessing
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from chronomage.protocol.codes import CODES
from chronomage.server.storage.journal import Entry
from chronomage.server.storage.tables import SeatRow, TableRow
from tests.server.may_know import Story, Viewer, lexicon
from tests.server.running import RunningServer

PASSWORD = "a very secret word"
SMALLEST_WORD = 10**6  # smaller numbers of the generator are found everywhere, and tell next to nothing
NUMBER = re.compile(rb"\d{7,}")
RUN = re.compile(rb"[A-Za-z0-9_+/-]{8,}")
TOGETHER = 16  # games at once
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
class Secrets:
    """What nobody may be told, in every form in which it could be written."""

    texts: set[bytes] = field(default_factory=set)
    numbers: set[bytes] = field(default_factory=set)

    def add_text(self, text: str | None) -> None:
        """A code, a key or a token."""
        if text:
            self.texts.add(text.encode())

    def add_seed(self, seed: int) -> None:
        """A seed of 128 bits: whole and in parts, decimal, hexadecimal and as bytes."""
        for size in (16, 8, 4):
            for part in range(0, 16, size):
                self.add_word(seed >> 8 * part & (1 << 8 * size) - 1, size)

    def add_word(self, word: int, size: int = 4) -> None:
        """A number of so many bytes."""
        if word < SMALLEST_WORD:
            return
        self.numbers.add(b"%d" % word)
        self.texts |= {b"%0*x" % (2 * size, word), b"%0*X" % (2 * size, word)}
        if size == 16:
            self.numbers.add((b"%d" % word)[:12])  # the beginning of it as a fraction would be written
            for order in ("big", "little"):
                raw = word.to_bytes(size, order)  # type: ignore[arg-type]
                self.texts |= {raw.hex().encode(), raw.hex().upper().encode()}
                self.texts |= {base64.b64encode(raw).rstrip(b"="), base64.urlsafe_b64encode(raw).rstrip(b"=")}

    def found_in(self, piece: bytes) -> set[bytes]:
        """The secrets that stand in some bytes."""
        found = {run for run in NUMBER.findall(piece) if run in self.numbers or run[:12] in self.numbers}
        for run in RUN.findall(piece):
            for size in self.sizes():
                found |= {run[at : at + size] for at in range(len(run) - size + 1)} & self.texts
        return found

    def sizes(self) -> set[int]:
        """How long the texts are."""
        if not hasattr(self, "_sizes") or self._counted != len(self.texts):
            self._counted = len(self.texts)
            self._sizes = {len(text) for text in self.texts}
        return self._sizes


# Reading what the server has written down


class Archive:
    """The database of a server, read after the games."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.connection.row_factory = sqlite3.Row

    def row(self, table_id: str) -> TableRow:
        """A table with its seats."""
        found = dict(self.connection.execute("SELECT * FROM tables WHERE id = ?", [table_id]).fetchone())
        found["options"] = json.loads(found["options"])
        seats = self.connection.execute(
            "SELECT seat, kind, player, name, bot, invite FROM seats WHERE table_id = ? ORDER BY seat", [table_id]
        )
        return TableRow(**found, seats=tuple(SeatRow(*seat) for seat in seats))

    def story(self, table_id: str) -> Story:
        """The game at a table."""
        entries = self.connection.execute(
            "SELECT table_id, number, at, kind, seat, content FROM journal WHERE table_id = ? ORDER BY number",
            [table_id],
        )
        return Story(self.row(table_id), [Entry(*entry) for entry in entries])

    def secrets(self) -> Secrets:
        """All seeds, invitations, keys of guests, and the key that tokens are signed with."""
        secrets = Secrets()
        for seed, invite in self.connection.execute("SELECT seed, invite FROM tables"):
            secrets.add_seed(int(seed))
            secrets.add_text(invite)
        for invite, player in self.connection.execute("SELECT invite, player FROM seats"):
            secrets.add_text(invite)
            if player is not None and player.startswith("g:"):
                secrets.add_text(player[2:])
        for (value,) in self.connection.execute("SELECT value FROM shared"):
            secrets.add_text(value)
        for (value,) in self.connection.execute("SELECT password FROM accounts"):
            secrets.add_text(value.rsplit("$", 1)[1])
        return secrets


# Searching


def leaks(story: Story, heard: Heard, secrets: Secrets) -> Iterator[str]:
    """What stands in the messages of one connection that its viewer may not know."""
    seen: set[bytes] = set()
    said = iter(heard.said)
    own = next(said, None)
    told: set[str] = set()  # by the viewer itself
    for state, message in heard.messages:
        while own is not None and own[0] <= state:
            told |= set().union(*cards_in(story, own[1]))
            own = next(said, None)
        read = decode(message)
        new = set(message.split(b'"')) - seen  # what has been sent once is known from then on
        seen |= new
        if b"\\" in message:  # read the strings again as JSON does, so that nothing hides behind an escape
            new |= {text.encode() for text in strings_of(read)}
        for piece in new:
            for cards in cards_in(story, piece):
                if not cards & told and not any(story.may_know(heard.viewer, card, state) for card in cards):
                    yield f"state {state}, to {heard.viewer}: {'/'.join(sorted(cards))} in {piece[:100]!r}"
            for secret in secrets.found_in(piece):
                yield f"state {state}, to {heard.viewer}: the secret {secret!r} in {piece[:100]!r}"
        yield from shown_wrongly(story, heard.viewer, state, read)


def shown_wrongly(story: Story, viewer: Viewer, state: int, message: dict[str, Any]) -> Iterator[str]:
    """What stands in the wrong place, whatever it is called."""
    position = message.get("position")
    if position is not None:
        for what in story.wrongly_shown(viewer, state, position["observation"]):
            yield f"state {state}, to {viewer}: {what}"
        if "decision" in position and viewer not in position["observation"]["must_act"]:
            yield f"state {state}, to {viewer}: the decision of somebody else"
    for step in message.get("steps", ()):
        if "choice" in step and step.get("seat") != viewer:
            yield f"state {state}, to {viewer}: the choice {step['choice']!r} of player {step['seat']}"


PIECES: dict[tuple[str, bytes], set[frozenset[str]]] = {}


def cards_in(story: Story, piece: bytes) -> set[frozenset[str]]:
    """The cards that some bytes name; the same pieces come again and again."""
    key = (story.row.game, piece)
    found = PIECES.get(key)
    if found is None:
        if len(PIECES) > 200_000:
            PIECES.clear()
        found = story.lexicon.cards_in(piece.decode(errors="replace"))
        if len(piece) < 200:
            PIECES[key] = found
    return found


def strings_of(read: object) -> Iterator[str]:
    """Every string of a JSON document, keys too."""
    if isinstance(read, str):
        yield read
    elif isinstance(read, dict):
        for key, value in read.items():
            yield key
            yield from strings_of(value)
    elif isinstance(read, list):
        for value in read:
            yield from strings_of(value)


# Playing


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


class Attendant:
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

    async def enter(self, since: int | None) -> None:
        """Connect anew, and see the table."""
        if self.socket is not None:
            await self.socket.close()
        self.heard = Heard(self.viewer)
        self.all_heard.append(self.heard)
        self.socket = await connect("ws" + self.run.url[4:] + "/ws", max_size=None, compression=None)
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
        return message

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()

    async def watch(self) -> None:
        """Hear everything to the end."""
        while self.position is None or "outcome" not in self.position:
            await self.next()


class Seat(Attendant):
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
                assert message["code"] != "internal", message

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
            answered = {"table": self.table, "state": asked["state"]}
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
    first = Attendant(run, None, None, table, invite if private else None)
    await first.enter(since=-1)
    for seat in range(1, players):
        code = {"invite": made.json()["seat_invites"][str(seat)]} if private else {}
        joined = await run.ask("POST", f"/api/v1/tables/{table}/seats", tokens[seat], json={"seat": seat, **code})
        assert joined.status_code == 201, joined.text
        run.pages.append(joined.content)
    seats = [Seat(run, seat, token, table) for seat, token in enumerate(tokens)]
    for each in seats:
        await each.enter(since=-1)
    late = Attendant(run, None, await run.guest(), table, invite if private else None)
    others = [first.watch(), come_late(run, seats[0], late, private, invite)]
    await asyncio.gather(*(each.play() for each in seats), *others)
    for each in (first, late, *seats):
        await each.close()
    everybody: list[Attendant] = [first, late, *seats]
    assert seats[0].position is not None
    return Played(table, [heard for each in everybody for heard in each.all_heard], seats[0].position["state"])


async def come_late(run: Run, seat: Seat, late: Attendant, private: bool, invite: str) -> None:
    """In the middle of the game: somebody begins to watch, and looks at everything that is not to be told yet."""
    wanted = run.random.randrange(5, 150)
    while seat.position is None or (seat.position["state"] < wanted and "outcome" not in seat.position):
        await asyncio.sleep(0.05)
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


@dataclass
class Report:
    """What a run came to."""

    games: int = 0
    choices: int = 0
    messages: int = 0
    bytes: int = 0
    hidden: int = 0  # pairs of a viewer and a card that stayed hidden from them to the end
    leaks: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        """Two runs together."""
        self.games += other.games
        self.choices += other.choices
        self.messages += other.messages
        self.bytes += other.bytes
        self.hidden += other.hidden
        self.leaks += other.leaks


async def play_all(server: RunningServer, database: Path, numbers: list[int], seed: int) -> Report:
    """Play these games, a few at a time, and search each as soon as it is over."""
    report = Report()
    turn = asyncio.Semaphore(TOGETHER)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as web:
        web.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # many people share this client
        run = Run(server.url, random.Random(seed), itertools.count(1000 * seed), web)
        archive = Archive(database)

        async def one(number: int) -> None:
            async with turn:
                search_game(archive, run, await play_game(run, number), report)

        await asyncio.gather(*(one(number) for number in numbers))
        search_pages(archive, run, report)
        assert server.log is not None
        search_log(archive, run, server.log.read_bytes(), report)
    return report


def search_game(archive: Archive, run: Run, played: Played, report: Report) -> None:
    """Search all that was said at one table."""
    story = archive.story(played.table)
    secrets = secrets_at(archive, story, run)
    for heard in played.heard:
        report.messages += len(heard.messages)
        report.bytes += sum(len(message) for _, message in heard.messages)
        report.hidden += len(story.hidden_from(heard.viewer, heard.state))
        report.leaks += [f"table {played.table}, {what}" for what in leaks(story, heard, secrets)]
    report.games += 1
    report.choices += played.choices


def secrets_at(archive: Archive, story: Story, run: Run) -> Secrets:
    """What nobody at a table may be told: about this table, and about all people."""
    secrets = Secrets()
    secrets.add_seed(int(story.row.seed))
    for word in story.generator:
        secrets.add_word(word)
    secrets.add_text(story.row.invite)
    for seat in story.row.seats:
        secrets.add_text(seat.invite)
        secrets.add_text(seat.player.removeprefix("g:") if seat.player and seat.player.startswith("g:") else None)
    for token in run.tokens:
        secrets.add_text(token.split(".")[2])  # the signature, without which the rest is worth nothing
    return secrets


def search_pages(archive: Archive, run: Run, report: Report) -> None:
    """Search what was read over HTTP, and the addresses that were asked for."""
    secrets = archive.secrets()
    for token in run.tokens:
        secrets.add_text(token.split(".")[2])
    listed = set().union(*(Story(archive.row(table), []).names_in_options() for table in tables_of(archive)))
    for page in {*run.pages, *run.addresses}:
        for piece in set(page.split(b'"')):
            report.leaks += [f"over HTTP: {secret!r} in {piece[:100]!r}" for secret in secrets.found_in(piece)]
            report.leaks += [f"over HTTP: {cards} in {piece[:100]!r}" for cards in named(piece) if not cards & listed]
        report.bytes += len(page)


def search_log(archive: Archive, run: Run, log: bytes, report: Report) -> None:
    """Search what the server has written into its log."""
    secrets = archive.secrets()
    secrets.add_text(PASSWORD)
    for token in run.tokens:
        secrets.add_text(token.split(".")[2])
    for line in log.splitlines():
        report.leaks += [f"in the log: {secret!r} in {line[:200]!r}" for secret in secrets.found_in(line)]
        report.leaks += [f"in the log: {cards} in {line[:200]!r}" for cards in named(line)]
        if PASSWORD.encode() in line or b"error" in line.lower():
            report.leaks.append(f"in the log: {line[:300]!r}")


def named(piece: bytes) -> list[frozenset[str]]:
    """The cards of either game that some bytes name."""
    text = piece.decode(errors="replace")
    return [cards for game in ("seasons", "timemasters") for cards in lexicon(game).cards_in(text)]


def tables_of(archive: Archive) -> list[str]:
    """The ids of all tables."""
    return [row[0] for row in archive.connection.execute("SELECT id FROM tables")]


def play_at_own_server(numbers: list[int], seed: int) -> Report:
    """Start a server, play these games there, and stop it."""
    with tempfile.TemporaryDirectory(prefix="chronomage-leaks-") as folder:
        database, log = Path(folder) / "games.sqlite", Path(folder) / "server.log"
        with RunningServer(f"sqlite:///{database}", "--log-level", "debug", log=log) as server:
            try:
                return asyncio.run(play_all(server, database, numbers, seed))
            except AssertionError as error:
                error.add_note(log.read_text()[-5000:])
                raise


def main() -> None:
    """Play many games, on two servers at once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    began = time.monotonic()
    shares = [list(range(first, asked.games, asked.servers)) for first in range(asked.servers)]
    report = Report()
    with ProcessPoolExecutor(asked.servers, multiprocessing.get_context("spawn")) as pool:
        seeds = range(asked.seed, asked.seed + asked.servers)
        for part in pool.map(play_at_own_server, shares, seeds):
            report.add(part)
    for leak in report.leaks[:100]:
        sys.stdout.write(f"{leak}\n")
    sys.stdout.write(
        f"{report.games} games, {report.choices} states, {report.messages} messages, {report.bytes / 1e6:.0f} MB, "
        f"{report.hidden} times a card stayed hidden from a viewer to the end: {len(report.leaks)} leaks "
        f"(seed {asked.seed}, {time.monotonic() - began:.0f} s)\n"
    )
    sys.exit(1 if report.leaks else 0)


if __name__ == "__main__":
    main()
