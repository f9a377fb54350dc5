"""Tables and the clients that play at them, at random."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bench.load import messages, wire
from bench.load.door import Door
from bench.load.messages import Option
from bench.load.tally import Tally, Troubles

GAMES: Final = ("seasons", "timemasters")
UNMEASURED: Final = Tally()  # choices that only bring a game forward


class Client:
    """One guest with one WebSocket, at one table or at several."""

    def __init__(self, name: str, token: str, troubles: Troubles) -> None:
        self.name = name
        self.token = token
        self.troubles = troubles
        self.tables: dict[str, tuple[Table, int]] = {}  # each with our seat there
        self.asked: dict[int, asyncio.Future[Any]] = {}
        self.last_id = 0
        self.heard = 0  # bytes
        self.wire: wire.Wire

    async def connect(self, port: int) -> None:
        """Open the WebSocket."""
        self.wire = await wire.connect(port, "/ws", self.hear, self.token)
        self.wire.on_loss = self.troubles.add

    def hear(self, data: bytes) -> None:
        """Take in a message."""
        at = time.perf_counter()
        self.heard += len(data)
        message = messages.decode(data)
        if type(message) is messages.Update:
            found = self.tables.get(message.table)
            if found is not None:
                table, seat = found
                table.hear(seat, message, at)
        elif isinstance(message, messages.Problem):
            self.refused(message)
        elif message.re is not None:
            self.asked.pop(message.re).set_result(message)

    def refused(self, problem: messages.Problem) -> None:
        """The server did not do what we asked for."""
        waiting = None if problem.re is None else self.asked.pop(problem.re, None)
        if waiting is not None:
            waiting.set_exception(RuntimeError(f"{problem.code}: {problem.message}"))
        else:
            self.troubles.add(f"{self.name}: {problem.code}: {problem.message}")

    async def ask(self, kind: str, table_id: str) -> Any:
        """Send a message about a table, and wait for its answer."""
        self.last_id += 1
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked[self.last_id] = answer
        self.wire.send(b'{"type":"%s","id":%d,"table":"%s"}' % (kind.encode(), self.last_id, table_id.encode()))
        return await answer


@dataclass
class Spare:
    """A game that is set up and not being played yet: its table, and where it stands for each seat."""

    id: str
    positions: list[messages.Place]


class Table:
    """One table with a client on each of its two seats; after each game they begin another."""

    def __init__(self, game: str, clients: Sequence[Client], door: Door, troubles: Troubles, seed: int) -> None:
        self.game = game
        self.clients = clients
        self.door = door
        self.troubles = troubles
        self.random = random.Random(seed)
        self.id = ""
        self.is_playing = False
        self.states = [0, 0]  # the last that each seat has seen
        self.questions: list[list[Option] | None] = [None, None]
        self.backlog: deque[tuple[float, Tally]] = deque()
        self.racing_to = 0  # a state up to which choices follow each other without a pause
        self.arrived: asyncio.Future[None] | None = None
        # The choice under way.
        self.sender = -1
        self.re = -1
        self.due = 0.0
        self.tally = UNMEASURED
        self.is_waiting = False
        self.is_acknowledged = False
        self.is_heard = False
        self.games = 0
        self.made = 0  # choices
        self.setting_up: asyncio.Task[None] | None = None
        self.spares: deque[Spare] = deque()
        self.left: list[str] = []  # tables that we have not got up from yet

    # Between games

    async def begin(self) -> None:
        """Set up a game, or take one that is set up already."""
        self.take(self.spares.popleft() if self.spares else await self.set_up())

    async def set_up(self) -> Spare:
        """Set up a game, and sit down."""
        first, second = self.clients
        wanted = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "privacy": "link"}
        made = await self.door.ask("POST", "/tables", wanted, first.token)
        id = made["table"]["id"]
        await self.door.ask("POST", f"/tables/{id}/seats", {}, second.token)
        entered = [await client.ask("enter", id) for client in self.clients]
        return Spare(id, [each.position for each in entered])

    def take(self, spare: Spare) -> None:
        """Begin to play there."""
        self.id = spare.id
        self.questions = [None, None]
        self.is_playing = True
        for seat, client in enumerate(self.clients):
            client.tables[self.id] = (self, seat)
            self.stand(seat, spare.positions[seat])
        self.games += 1

    async def lay_in(self, games: int) -> None:
        """Have so many games set up beside the one that is being played, and get up from those that are over."""
        for id in self.left:
            await self.exit(id)
        self.left.clear()
        while len(self.spares) < games:
            self.spares.append(await self.set_up())

    async def leave(self) -> None:
        """Get up, so that nothing more is heard of this table."""
        self.is_playing = False
        await self.exit(self.id)

    async def exit(self, id: str) -> None:
        """Hear no more of a table."""
        for client in self.clients:
            await client.ask("exit", id)
            client.tables.pop(id, None)

    async def again(self) -> None:
        """The game is over: begin another."""
        try:
            await self.leave()
            await self.begin()
        except Exception as error:
            self.troubles.add(f"no new game: {error!r}")
        self.arrive()

    # Playing

    def fall_due(self, at: float, tally: Tally) -> None:
        """Make a choice, or as soon as the one before is answered."""
        if not self.is_playing:
            tally.between += 1
            return
        tally.due += 1
        if self.is_waiting:
            tally.late += 1
            self.backlog.append((at, tally))
        else:
            self.choose(at, tally)

    def drop(self) -> None:
        """Forget what is due."""
        self.backlog.clear()

    def choose(self, due: float, tally: Tally) -> None:
        """Let a seat that is asked choose at random."""
        asked = [seat for seat, question in enumerate(self.questions) if question is not None]
        seat = asked[0] if len(asked) == 1 else self.random.choice(asked)
        question = self.questions[seat]
        assert question is not None
        choice = question[int(self.random.random() * len(question))]
        client = self.clients[seat]
        client.last_id += 1
        self.made += 1
        self.sender, self.re, self.due, self.tally = seat, client.last_id, due, tally
        self.is_waiting = True
        self.is_acknowledged = self.is_heard = False
        client.wire.send(
            b'{"type":"choose","id":%d,"table":"%s","state":%d,"choice":%s}'
            % (client.last_id, self.id.encode(), self.states[seat], bytes(choice.text))
        )

    def hear(self, seat: int, update: messages.Update, at: float) -> None:
        """Something has happened, and this seat has been told."""
        place = update.position
        if not self.is_waiting or place.state != self.states[seat] + 1 or update.steps[0].state != place.state:
            self.troubles.add(f"{self.id}: seat {seat} went from state {self.states[seat]} to {place.state}")
        self.stand(seat, place)
        if seat == self.sender:
            if update.re != self.re:
                self.troubles.add(f"{self.id}: {self.re} was answered as {update.re}")
            self.is_acknowledged = True
            self.tally.acknowledged += 1
        else:
            self.is_heard = True
            self.tally.heard(self.due, at)
        if self.is_acknowledged and self.is_heard:
            self.is_waiting = False
            self.go_on(at)

    def stand(self, seat: int, place: messages.Place) -> None:
        """Where the game stands for a seat."""
        self.states[seat] = place.state
        self.questions[seat] = None if place.decision is None else place.decision.choices
        if place.outcome is not None:
            self.is_playing = False

    def go_on(self, at: float) -> None:
        """Both know of the last choice: make the next one, where it is due already."""
        if not self.is_playing:
            self.end()
        if not self.is_playing:
            for _, tally in self.backlog:
                tally.due -= 1
                tally.between += 1
            self.backlog.clear()
            self.setting_up = asyncio.get_running_loop().create_task(self.again())
        elif self.backlog:
            self.choose(*self.backlog.popleft())
        elif self.states[0] < self.racing_to:
            self.choose(at, UNMEASURED)
        else:
            self.arrive()

    def end(self) -> None:
        """The game is over: go on at the next table at once, where one is set up."""
        if self.spares:
            self.left.append(self.id)
            self.take(self.spares.popleft())

    # Bringing a game forward

    async def race(self, state: int) -> None:
        """Play up to that state without a pause; where the game ends before, up to the beginning of the next."""
        self.racing_to = state
        if not self.is_playing or self.states[0] >= state:
            return
        self.arrived = asyncio.get_running_loop().create_future()
        self.choose(time.perf_counter(), UNMEASURED)
        await self.arrived

    def arrive(self) -> None:
        """The race is over."""
        self.racing_to = 0
        if self.arrived is not None and not self.arrived.done():
            self.arrived.set_result(None)


class Crowd:
    """All clients and tables of a run."""

    def __init__(self, port: int, seed: int = 7) -> None:
        self.port = port
        self.random = random.Random(seed)
        self.door = Door(port)
        self.troubles = Troubles()
        self.clients: list[Client] = []
        self.tables: list[Table] = []

    async def gather_clients(self, count: int) -> list[Client]:
        """So many more guests, connected."""
        new = []
        for number in range(len(self.clients), len(self.clients) + count):
            name = f"Mage {number}"
            guest = await self.door.ask("POST", "/guests", {"name": name})
            client = Client(name, guest["token"], self.troubles)
            await client.connect(self.port)
            new.append(client)
        self.clients += new
        return new

    async def begin_tables(self, pairs: Sequence[Sequence[Client]]) -> list[Table]:
        """A table for each of these pairs, the games taking turns."""
        first = len(self.tables)
        new = [
            Table(GAMES[number % len(GAMES)], pair, self.door, self.troubles, self.random.getrandbits(32))
            for number, pair in enumerate(pairs, first)
        ]
        self.tables += new
        for start in range(0, len(new), 16):
            await asyncio.gather(*(table.begin() for table in new[start : start + 16]))
        return new

    async def sit_down(self, tables: int) -> list[Table]:
        """So many tables, each with two clients of its own."""
        clients = await self.gather_clients(2 * tables)
        return await self.begin_tables([clients[at : at + 2] for at in range(0, len(clients), 2)])

    async def spread(self, tables: Sequence[Table], furthest: int) -> None:
        """Bring each game to another stage, from its beginning up to that state."""
        await asyncio.gather(*(table.race(self.random.randrange(furthest)) for table in tables))

    async def lay_in(self, tables: Sequence[Table], games: int) -> None:
        """Have so many games set up at each of these tables."""
        for start in range(0, len(tables), 16):
            await asyncio.gather(*(table.lay_in(games) for table in tables[start : start + 16]))

    async def settle(self) -> None:
        """Wait until every table is being played."""
        await asyncio.gather(*(table.setting_up for table in self.tables if table.setting_up is not None))

    async def close(self) -> None:
        """Hang up."""
        await self.settle()
        await asyncio.gather(*(client.wire.close() for client in self.clients))
        await self.door.close()
