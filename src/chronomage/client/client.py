"""The client: HTTP for setting up, one WebSocket for playing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from chronomage.kernel.errors import ChronomageError
from chronomage.protocol import PROTOCOL, requests
from chronomage.protocol.answers import Answer, AnyAnswer, Problem, Welcome
from chronomage.protocol.codes import CODES, Refusal
from chronomage.protocol.people import Me, Session
from chronomage.protocol.replays import NewReplay, Replay
from chronomage.protocol.tables import Joining, Lists, NewTable, OwnTable, SeatPlan, TableView

LARGEST_ANSWER: Final = 16_000_000
PATIENCE: Final = 30.0  # seconds after which no answer is expected any more
LOST: Final = "the connection to the server is lost."
decode: Final = msgspec.json.Decoder(AnyAnswer).decode
T = TypeVar("T")


class Lost(ChronomageError):
    """The server does not answer, or no longer."""


class Client:
    """One person's client. Use it as an asynchronous context, in one event loop.

    Whatever the server says is read as it comes, also while nobody waits for it.
    """

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.name: str | None = None
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.last_id = 0
        self.answers: dict[int, asyncio.Future[Answer]] = {}  # those that are waited for, by the id of the request
        self.heard: list[Answer] = []  # what else has come, until somebody asks for it
        self.stirred = asyncio.Event()  # there is more of that, or there will be no more
        # They hear everything, in the order in which it comes, and say whether it is theirs.
        self.listeners: list[Callable[[Answer], bool]] = []

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        await self.disconnect()
        await self.http.aclose()

    # HTTP

    async def ask(self, method: str, path: str, body: object = None, answer: type[T] | None = None) -> T:
        """A request over HTTP; a Refusal where the server refuses it."""
        response = await self.fetch(method, path, body)
        if answer is None:
            return None  # type: ignore[return-value]  # who names no type looks at no answer
        try:
            return msgspec.json.decode(response.content, type=answer)
        except msgspec.DecodeError as error:
            raise Lost(f"{self.url} does not answer as a Chronomage server does: {error}.") from error

    async def fetch(self, method: str, path: str, body: object = None, invite: str | None = None) -> httpx.Response:
        """The server's answer as it is; a Refusal where it refuses."""
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        if invite is not None:
            headers["X-Invite"] = invite
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        try:
            response = await self.http.request(method, f"/api/v1{path}", content=content, headers=headers)
        except httpx.HTTPError as error:
            raise Lost(f"the server at {self.url} does not answer: {reason_of(error)}.") from error
        self.http.cookies.clear()  # we are known by our token
        if response.is_error:
            raise refusal_of(response)
        return response

    async def be_guest(self, name: str) -> str:
        """Play under a nickname; the token is what one is known by."""
        return self.settle(await self.ask("POST", "/guests", {"name": name}, Session))

    async def sign_in(self, name: str, password: str, register: bool = False) -> str:
        """Play under an account."""
        path = "/accounts" if register else "/sessions"
        return self.settle(await self.ask("POST", path, {"name": name, "password": password}, Session))

    def settle(self, session: Session) -> str:
        """Be somebody from now on."""
        self.token = session.token
        self.name = session.name
        return session.token

    async def me(self) -> Me:
        """Who we are; a Refusal where the server does not know our token."""
        return await self.ask("GET", "/me", None, Me)

    async def tables(self) -> Lists:
        """The public tables, and our own."""
        return await self.ask("GET", "/tables", None, Lists)

    async def create(self, table: NewTable) -> OwnTable:
        """Set up a table."""
        return await self.ask("POST", "/tables", table, OwnTable)

    async def table(self, table_id: str, invite: str | None = None) -> OwnTable:
        """One table."""
        response = await self.fetch("GET", f"/tables/{table_id}", invite=invite)
        return msgspec.json.decode(response.content, type=OwnTable)

    async def documents(self, table: TableView) -> dict[str, str]:
        """The texts that a table is played with, such as a pack that somebody has brought, by option."""
        texts: dict[str, str] = {}
        for option, told in table.documents.items():
            found = await self.fetch("GET", f"/games/{table.game}/documents/{option}/{told.value}")
            texts[option] = found.content.decode()
        return texts

    async def join(self, table_id: str, seat: int | None = None, invite: str | None = None) -> OwnTable:
        """Sit down at a table: on that seat, or on any that is free for us."""
        return await self.ask("POST", f"/tables/{table_id}/seats", Joining(seat=seat, invite=invite), OwnTable)

    async def get_up(self, table_id: str) -> None:
        """Get up from a table before its game begins."""
        await self.fetch("DELETE", f"/tables/{table_id}/seats/mine")

    async def plan_seat(self, table_id: str, seat: int, plan: SeatPlan) -> OwnTable:
        """Plan a free seat of our own table anew."""
        return await self.ask("PUT", f"/tables/{table_id}/seats/{seat}", plan, OwnTable)

    async def start(self, table_id: str) -> OwnTable:
        """Begin the game at our own table."""
        return await self.ask("POST", f"/tables/{table_id}/start", None, OwnTable)

    async def close_table(self, table_id: str) -> None:
        """Close our own table before its game begins."""
        await self.fetch("DELETE", f"/tables/{table_id}")

    async def rematch(self, table_id: str) -> OwnTable:
        """The same table once more."""
        return await self.ask("POST", f"/tables/{table_id}/rematch", None, OwnTable)

    async def replay(
        self, table_id: str, seat: int | Literal["all"] | None = None, invite: str | None = None
    ) -> Replay:
        """A finished game, state by state: as a watcher, that seat, or somebody who looks into all hands saw it."""

        async def part(first: int) -> Replay:
            response = await self.fetch("GET", f"/tables/{table_id}/replay{asked_of(seat, first)}", invite=invite)
            return msgspec.json.decode(response.content, type=Replay)

        return await whole(part)

    async def tell_record(self, record: str, seat: int | Literal["all"] | None = None) -> Replay:
        """The same for a record that is no table of the server."""

        async def part(first: int) -> Replay:
            return await self.ask("POST", f"/replays{asked_of(seat, first)}", NewReplay(record=record), Replay)

        return await whole(part)

    async def record(self, table_id: str, invite: str | None = None) -> bytes:
        """The record of a finished game, as its file has it."""
        return (await self.fetch("GET", f"/tables/{table_id}/record", invite=invite)).content

    # WebSocket

    async def connect(self) -> None:
        """Open the WebSocket and say who we are."""
        await self.disconnect()
        address = "ws" + self.url.removeprefix("http") + "/ws"
        try:
            self.socket = await connect(address, max_size=LARGEST_ANSWER, compression=None)
        except (OSError, ConnectionClosed, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise Lost(f"the server at {self.url} does not answer: {reason_of(error)}.") from error
        self.reader = asyncio.create_task(self.read(self.socket))
        welcome = await self.request(requests.Hello(protocol=PROTOCOL, token=self.token))
        assert isinstance(welcome, Welcome)
        self.name = welcome.name

    async def disconnect(self) -> None:
        """Close the WebSocket."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        if self.reader is not None:
            await self.reader
            self.reader = None

    async def read(self, socket: ClientConnection) -> None:
        """Hand on what the server says until the connection ends."""
        try:
            async for text in socket:
                self.hand_on(decode(text))
        except (ConnectionClosed, msgspec.DecodeError):
            pass  # it ends one way or another; with what we do not understand, we cannot go on
        finally:
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(Lost(LOST))
            self.answers.clear()
            self.stirred.set()

    def hand_on(self, answer: Answer) -> None:
        """A message of the server: to who waits for it, to who listens for it, or else kept for `next`."""
        taken = [hear(answer) for hear in self.listeners]
        waiting = None if answer.re is None else self.answers.pop(answer.re, None)
        if waiting is not None:
            if not waiting.done():
                waiting.set_result(answer)
        elif not any(taken) and not is_greeting(answer):
            self.heard.append(answer)
            self.stirred.set()

    async def send(self, request: requests.Request) -> int:
        """Send a message, and give the id that its answer will carry."""
        if self.socket is None:
            raise Lost("there is no connection to the server.")
        self.last_id += 1
        request.id = self.last_id
        try:
            await self.socket.send(msgspec.json.encode(request).decode())
        except ConnectionClosed as error:
            raise Lost(LOST) from error
        return self.last_id

    async def next(self) -> Answer:
        """The next message of the server that answers no request."""
        while not self.heard:
            if self.reader is None or self.reader.done():
                raise Lost(LOST)
            self.stirred.clear()
            await self.stirred.wait()
        return self.heard.pop(0)

    async def request(self, request: requests.Request, seconds: float = PATIENCE) -> Answer:
        """Send a message and wait for its answer; what else comes meanwhile is kept for `next`."""
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        id = self.last_id + 1
        self.answers[id] = waiting  # before it is sent: the answer may be faster than we are
        try:
            await self.send(request)
            if self.reader is None or self.reader.done():
                raise Lost(LOST)
            async with asyncio.timeout(seconds):
                answer = await waiting
        except TimeoutError as error:
            if self.socket is not None:
                self.socket.transport.abort()  # nobody is there any more
            raise Lost(f"the server has not answered for {seconds:.0f} seconds.") from error
        finally:
            self.answers.pop(id, None)
        if isinstance(answer, Problem):
            raise Refusal(answer.code if answer.code in CODES else "internal", answer.message)
        return answer

    async def until_lost(self) -> None:
        """Wait until the connection ends."""
        if self.reader is not None:
            await asyncio.wait([self.reader])


def asked_of(seat: int | Literal["all"] | None, first: int) -> str:
    """How a part of a replay is asked for."""
    return f"?from={first}" + ("" if seat is None else f"&seat={seat}")


async def whole(part: Callable[[int], Awaitable[Replay]]) -> Replay:
    """A replay put together from its parts."""
    told = await part(0)
    while told.next is not None:
        more = await part(told.next)
        told.steps += more.steps
        told.positions += more.positions
        told.next = more.next
    return told


def is_greeting(answer: Answer) -> bool:
    """Whether this is what a server says to whoever comes, before it is asked anything."""
    return isinstance(answer, Welcome) and answer.re is None


def reason_of(error: Exception) -> str:
    """Why a server could not be reached, in few words."""
    return str(error).strip().rstrip(".").splitlines()[0] if str(error).strip() else type(error).__name__


def refusal_of(response: httpx.Response) -> Refusal:
    """Why a request was refused."""
    try:
        problem = msgspec.json.decode(response.content, type=dict[str, Any])
        code = str(problem["code"])
        return Refusal(code if code in CODES else "internal", str(problem["message"]))
    except (msgspec.DecodeError, KeyError):
        return Refusal("internal", f"the server answered with status {response.status_code}.")
