"""People at the server: what they do over HTTP, and what they hear and say over their WebSocket. Tests read by it."""

import asyncio
import functools
import socket
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chronomage.protocol import PROTOCOL, requests
from chronomage.protocol.answers import (
    Answer,
    AnyAnswer,
    Changed,
    Entered,
    Position,
    Problem,
    Said,
    Step,
    Update,
    Welcome,
)
from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import ChatLine, TableView
from chronomage.server.app import create_app
from chronomage.server.server_process import ServerProcess
from chronomage.server.serving import GracefulServer, bind
from chronomage.server.settings import Settings
from chronomage.server.storage.rows import PLAYER, PLAYING, SeatRow, TableRow
from chronomage.server.transport.insides import websocket_protocol
from tests.server.running import RunningServer
from tests.waiting import PATIENCE

PASSWORD = "correct horse"
decode = msgspec.json.Decoder(AnyAnswer).decode


def story(told: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is told in the order in which things happen."""

    @functools.wraps(told)
    def test(*arguments: Any, **fixtures: Any) -> None:
        asyncio.run(told(*arguments, **fixtures))

    return test


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server on SQLite for all tests of this process; each has tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with RunningServer(f"sqlite:///{folder / 'shared.sqlite'}", log=folder / "log") as server:
        yield server


@pytest.fixture
def url(shared_server: RunningServer) -> str:
    """Where the shared server is."""
    return shared_server.url


class Line:
    """One WebSocket: messages out, messages in, nothing remembered. The program's own client is tested elsewhere."""

    def __init__(self) -> None:
        self.socket: ClientConnection | None = None
        self.last_id = 0

    async def opens(self, url: str, token: str | None, sock: socket.socket | None = None) -> Welcome:
        """Connects, and says who speaks."""
        address = f"ws{url.removeprefix('http')}/ws"
        # What nobody listens to is kept all the same: otherwise the goodbye of the server would wait behind it.
        self.socket = await connect(address, max_size=None, max_queue=None, compression=None, sock=sock)
        await self.next()
        number = await self.send(requests.Hello(protocol=PROTOCOL, token=token))
        welcome = await self.next()
        assert isinstance(welcome, Welcome)
        assert welcome.re == number
        return welcome

    async def closes(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, request: requests.Request) -> int:
        """Sends a message, and gives the id that its answer will carry."""
        self.last_id += 1
        request.id = self.last_id
        await self.send_text(msgspec.json.encode(request).decode())
        return self.last_id

    async def send_text(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def next(self) -> Answer:
        """The next message of the server."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            answer: Answer = decode(await self.socket.recv())
        return answer

    async def says(self, request: requests.Request) -> Answer:
        """Sends a message where no table is heard of, and gives its answer; a Refusal where it is refused."""
        number = await self.send(request)
        while (answer := await self.next()).re != number:
            pass
        return accepted(answer)


def accepted(answer: Answer) -> Answer:
    """An answer; a Refusal where it is one."""
    if isinstance(answer, Problem):
        raise Refusal(answer.code, answer.message)
    return answer


class Person:
    """Somebody with a name, known to the server by a token."""

    def __init__(self, url: str, name: str, token: str | None = None) -> None:
        self.url = url
        self.name = name
        self.token = token
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=30)
        self.line = Line()

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """A request over HTTP and its answer; a Refusal where it is refused."""
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        response = await self.http.request(method, path, json=body, headers=headers)
        self.http.cookies.clear()
        if response.is_error:
            raise Refusal(response.json()["code"], response.json()["message"])
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return response.json() if is_json and response.content else response.text

    async def comes(self) -> "Person":
        """Comes as a guest, and opens the WebSocket."""
        self.token = (await self.ask("POST", "/guests", {"name": self.name}))["token"]
        await self.line.opens(self.url, self.token)
        return self

    async def registers(self, name: str) -> None:
        """Makes an account; the connections of the guest that they were are closed."""
        made = await self.ask("POST", "/accounts", {"name": name, "password": PASSWORD})
        self.name, self.token = name, made["token"]
        await self.reconnects()

    async def reconnects(self) -> None:
        """Loses the connection, and opens another."""
        await self.line.closes()
        await self.line.opens(self.url, self.token)

    async def leaves_the_house(self) -> None:
        await self.line.closes()
        await self.http.aclose()

    # Tables

    async def sets_up(self, *seats: str, game: str = "seasons", **wishes: Any) -> str:
        """Sets up a table: me, open, invited, or the name of a bot. Gives its id."""
        return str((await self.arranges(*seats, game=game, **wishes))["table"]["id"])

    async def arranges(self, *seats: str, game: str = "seasons", **wishes: Any) -> Any:
        """The same with all that the server answers."""
        plans = [{"kind": seat} if seat in ("me", "open", "invited") else bot(seat) for seat in seats]
        return await self.ask("POST", "/tables", {"game": game, "seats": plans, **wishes})

    async def joins(self, table: str, **how: Any) -> Any:
        return await self.ask("POST", f"/tables/{table}/seats", how)

    async def gets_up(self, table: str) -> None:
        await self.ask("DELETE", f"/tables/{table}/seats/mine")

    async def looks_at(self, table: str) -> Any:
        return await self.ask("GET", f"/tables/{table}")

    async def lists(self) -> tuple[list[str], list[str]]:
        """The ids of public tables, and of one's own."""
        listed = await self.ask("GET", "/tables")
        return [each["id"] for each in listed["public"]], [each["id"] for each in listed["mine"]]

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return str(await self.ask("GET", f"/tables/{table}/record"))

    async def enters(self, table: str, invite: str | None = None, since: int | None = None) -> "Seat":
        """Enters a table: to play, or to watch."""
        seat = Seat(self, table, invite)
        await seat.enters(since)
        return seat


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


class Seat:
    """One person at one table, with everything that they were told there."""

    def __init__(self, person: Person, table_id: str, invite: str | None = None) -> None:
        self.person = person
        self.table_id = table_id
        self.invite = invite
        self.view: TableView | None = None
        self.seat: int | None = None
        self.position: Position | None = None
        self.told: list[Step] = []
        self.lines: list[ChatLine] = []
        self.answers: list[Answer] = []

    # What is known now.

    @property
    def table(self) -> TableView:
        assert self.view is not None
        return self.view

    @property
    def state(self) -> int:
        return -1 if self.position is None else self.position.state

    @property
    def number(self) -> int:
        return -1 if self.position is None else self.position.number

    @property
    def is_asked(self) -> bool:
        return self.position is not None and self.position.decision is not None

    @property
    def is_over(self) -> bool:
        return self.position is not None and self.position.outcome is not None

    @property
    def first(self) -> str:
        """The first choice of the open decision."""
        assert self.position is not None
        assert self.position.decision is not None
        return self.position.decision.choices[0].text

    @property
    def choices(self) -> list[str]:
        assert self.position is not None
        decision = self.position.decision
        return [] if decision is None else [choice.text for choice in decision.choices]

    def left(self, seat: int) -> int | None:
        """What the clock of a seat showed when the server last spoke."""
        assert self.position is not None
        assert self.position.clock is not None
        return self.position.clock.left[seat]

    @property
    def did(self) -> list[str]:
        return [step.did for step in self.told]

    # What is heard.

    def hear(self, answer: Answer) -> None:
        self.answers.append(answer)
        if isinstance(answer, Entered) and answer.table.id == self.table_id:
            self.view, self.seat, self.position = answer.table, answer.seat, answer.position
            self.told += answer.steps
            self.lines = list(answer.chat)
        if isinstance(answer, Said) and answer.table == self.table_id:
            self.lines.append(answer.line)
        if isinstance(answer, Changed) and answer.table.id == self.table_id:
            self.view, self.seat = answer.table, answer.seat
        if isinstance(answer, Update) and answer.table == self.table_id:
            self.position = answer.position
            self.told += answer.steps

    async def until(self, condition: Callable[["Seat"], object]) -> "Seat":
        """Listens until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not condition(self):
                self.hear(await self.person.line.next())
        return self

    async def says(self, request: requests.Request) -> Answer:
        """Sends a message, and hears everything up to its answer, in order; a Refusal where it is refused."""
        number = await self.person.line.send(request)
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self.person.line.next()
                self.hear(answer)
                if answer.re == number:
                    break
        return accepted(answer)

    # What is done.

    async def enters(self, since: int | None = None) -> list[Step]:
        """Sits down or watches; the steps since that state."""
        answer = await self.says(requests.Enter(table=self.table_id, invite=self.invite, since=since))
        assert isinstance(answer, Entered)
        return answer.steps

    async def exits(self) -> None:
        await self.says(requests.Exit(table=self.table_id))

    async def chooses(self, choice: str | int | None = None, state: int | None = None) -> list[Step]:
        """Makes a choice, the first where none is named, in the state that is known here."""
        choice = self.first if choice is None else choice
        at = self.state if state is None else state
        answer = await self.says(requests.Choose(table=self.table_id, state=at, choice=choice))
        assert isinstance(answer, Update)
        return answer.steps

    async def undoes(self, state: int | None = None) -> None:
        await self.says(requests.Undo(table=self.table_id, state=self.state if state is None else state))

    async def asks_to_go_back(self) -> None:
        await self.says(requests.AskUndo(table=self.table_id, state=self.state))

    async def answers_that(self, agree: bool, state: int | None = None, number: int | None = None) -> None:
        at = self.state if state is None else state
        await self.says(requests.AnswerUndo(table=self.table_id, state=at, number=number, agree=agree))

    async def asks_for_a_hint(self, state: int | None = None) -> Any:
        return await self.says(requests.Hint(table=self.table_id, state=self.state if state is None else state))

    async def chats(self, text: str) -> None:
        await self.says(requests.Chat(table=self.table_id, text=text))

    async def leaves(self) -> None:
        await self.says(requests.Leave(table=self.table_id))

    async def returns(self) -> None:
        await self.says(requests.Return(table=self.table_id))

    async def gives_up(self) -> None:
        await self.says(requests.GiveUp(table=self.table_id))

    async def plays_on(self, until: Callable[["Seat"], object] = lambda seat: seat.is_over) -> "Seat":
        """Makes the first choice whenever there is one, until something is so: to the end, where nothing is said."""
        async with asyncio.timeout(3 * PATIENCE):
            while not until(self):
                if self.is_asked:
                    try:
                        await self.chooses()
                    except Refusal as refusal:
                        if refusal.code not in ("stale", "not-your-turn", "not-playing"):
                            raise
                else:
                    self.hear(await self.person.line.next())
        return self


async def play_out(*seats: Seat) -> None:
    """Everybody plays to the end, and hears that it has come."""
    await asyncio.gather(*(seat.plays_on(lambda seat: seat.is_over and seat.table.status == "over") for seat in seats))


def is_past_the_prelude(seat: Seat) -> bool:
    return seat.position is not None and seat.position.observation["round"] > 0


async def play_past_the_prelude(*seats: Seat) -> Seat:
    """Everybody plays until one of them alone has the turn: the player."""
    await asyncio.gather(*(seat.plays_on(is_past_the_prelude) for seat in seats))
    return await who_is_asked(*seats)


async def who_is_asked(*seats: Seat) -> Seat:
    """The one whose turn it is, once everybody has heard of the same state."""
    latest = max(seat.state for seat in seats)
    for seat in seats:
        await seat.until(lambda seat: seat.state >= latest)
    return next(seat for seat in seats if seat.is_asked)


async def close_code_of(line: Line) -> int:
    """The code with which the server closes a connection."""
    assert line.socket is not None
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                await line.socket.recv()
    assert line.socket.close_code is not None
    return line.socket.close_code


async def code_of(refused: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    try:
        await refused
    except Refusal as refusal:
        return refusal.code
    raise AssertionError("it was not refused")


async def line_to(url: str, other_than: str) -> tuple[socket.socket, str]:
    """A connection to another of several processes on one port, which says who it is before it is a WebSocket."""
    host, port = url.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        while True:
            sock = socket.create_connection((host, int(port)))
            sock.setblocking(False)
            await loop.sock_sendall(sock, f"GET /health HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
            read = b""
            while b'"process":"' not in read or not read.endswith(b"}"):
                read += await loop.sock_recv(sock, 65536)
            process = read.decode().split('"process":"')[1].split('"')[0]
            if process != other_than:
                return sock, process
            sock.close()


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """Guests with these names, connected."""
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            person = Person(url, name)
            stack.push_async_callback(person.leaves_the_house)
            found.append(await person.comes())
        yield found


@asynccontextmanager
async def tab_of(person: Person) -> AsyncIterator[Person]:
    """A second connection of the same person."""
    tab = Person(person.url, person.name, person.token)
    try:
        await tab.line.opens(tab.url, tab.token)
        yield tab
    finally:
        await tab.leaves_the_house()


@asynccontextmanager
async def table_of(
    url: str, *names: str, bots: int = 0, game: str = "seasons", **wishes: Any
) -> AsyncIterator[list[Seat]]:
    """A game that has just begun between guests with these names, and bots after them; each guest has entered."""
    async with people(url, *names) as guests:
        seats = ["me"] + ["open"] * (len(names) - 1) + ["random"] * bots
        made = await guests[0].arranges(*seats, game=game, **wishes)
        for guest in guests[1:]:
            await guest.joins(made["table"]["id"], invite=made["invite"])
        yield [await guest.enters(made["table"]["id"]) for guest in guests]


def row_of_two(clock: str = "none", seconds: int = 0) -> TableRow:
    """A table at which two people have just begun to play, without any server."""
    seats = (SeatRow(0, PLAYER, "g:a", "Anna", None, None), SeatRow(1, PLAYER, "g:b", "Bela", None, None))
    return TableRow(
        id="t", game="seasons", version=1, options={}, seed="7", privacy="public", clock=clock, clock_seconds=seconds,
        start="full", chat=True, hints=True, status=PLAYING, host="g:a", host_name="Anna", invite="i", created_at=1000,
        started_at=1000, ended_at=None, rematch_of=None, rematch=None, scores=None, places=None, look_at=None,
        seats=seats,
    )  # fmt: skip


# The server in this process, for tests that look inside or turn its clocks.


@asynccontextmanager
async def process_of(folder: Path, ws: Any = None, **settings: Any) -> AsyncIterator[tuple[ServerProcess, str]]:
    """A whole server in this process, on a real SQLite: its server_process and its address.

    `ws`: with which WebSockets; our own unless another is named.
    """
    limits = {"requests_a_minute": 0, "sign_ins_a_minute": 0, "messages_a_second": 0, "connections_an_address": 0}
    limits["documents_a_minute"] = 0
    address = f"sqlite:///{folder / 'server_process.sqlite'}"
    wanted = Settings(**{"database_url": address, "port": 0, **limits, **settings})
    bound = bind(wanted)
    app = create_app(wanted)
    server_process: ServerProcess = app.state.server_process
    config = uvicorn.Config(app, ws=ws or websocket_protocol(), log_config=None, access_log=False, lifespan="on")
    begun = asyncio.Event()
    server = GracefulServer(config, server_process, begun.set)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    try:
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
        yield server_process, f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


@contextmanager
def database(address: str) -> Iterator[sqlite3.Connection]:
    """The SQLite file of a server, to look into or to turn time back in."""
    connection = sqlite3.connect(address.removeprefix("sqlite:///"), timeout=10)
    try:
        yield connection
        connection.commit()
    finally:
        connection.close()


def plain(steps: list[Step]) -> list[Any]:
    """Steps as plain data, to compare."""
    return [msgspec.to_builtins(step) for step in steps]
