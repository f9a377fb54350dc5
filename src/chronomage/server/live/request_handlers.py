"""From a client's message to what is done about it, where that takes its time."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import structlog

from chronomage import __version__
from chronomage.bots import BadBot
from chronomage.kernel.errors import ChronomageError
from chronomage.kernel.rules import Rules
from chronomage.kits import BadKit, kit_of
from chronomage.protocol import PROTOCOL, requests
from chronomage.protocol.answers import Entered, Exited, Hinted, Pong, Problem, Said, Welcome, encode
from chronomage.protocol.codes import Refusal
from chronomage.server.identity.names import clean_text
from chronomage.server.live.connection import Connection
from chronomage.server.live.entered_tables import EnteredTables
from chronomage.server.server_process import ServerProcess
from chronomage.server.storage.news import News
from chronomage.server.tables.due_work import thought
from chronomage.server.tables.hints import hint_sayings
from chronomage.server.tables.permissions import check_may_see
from chronomage.server.tables.viewer_messages import positions, raw
from chronomage.server.tables.viewer_messages import steps as steps_of
from chronomage.server.tables.why_not import reasoned
from chronomage.server.thinking.thought import Thought

CHAT_SHOWN: Final = 100
MOST_TABLES: Final = 50  # that one connection may have entered
LONGEST_TEXT: Final = 500
MOST_HINTS: Final = 3  # that one connection may wait for
log: Final = structlog.get_logger("chronomage.live")


class RequestHandlers:
    """Carries out the messages of one connection, one after the other."""

    def __init__(self, server_process: ServerProcess, connection: Connection, entered_tables: EnteredTables) -> None:
        self.server_process = server_process
        self.connection = connection
        self.entered_tables = entered_tables
        self.task: asyncio.Task[None] | None = None
        self.does: dict[type[requests.Request], Callable[[Any], Awaitable[None]]] = {
            requests.Hello: self.hello,
            requests.Ping: self.ping,
            requests.Enter: self.enter,
            requests.Exit: self.exit,
            requests.Hint: self.hint,
            requests.Why: self.why,
            requests.Chat: self.chat,
        }

    def welcome(self, re: int | None = None) -> None:
        """Say who we are, and whom we think we speak with."""
        person = self.connection.person
        name = None if person is None else person.name
        account = person is not None and person.account is not None
        welcome = Welcome(protocol=PROTOCOL, version=__version__, name=name, account=account)
        self.connection.answer(encode(welcome), re)

    def take_time(self, request: requests.Request, done: Callable[[], None]) -> None:
        """Carry out a message in a task; `done` is called afterwards."""
        self.task = asyncio.create_task(self.carry_out(request, done))

    async def carry_out(self, request: requests.Request, done: Callable[[], None]) -> None:
        """Carry out a message that may have to wait for something."""
        try:
            await self.does[type(request)](request)
        except Exception as error:
            self.refuse_for(request, error)
        finally:
            done()

    def refuse_for(self, request: requests.Request | requests.Numbered | None, error: Exception) -> None:
        """Say why something was not done."""
        if isinstance(error, Refusal):
            self.refuse(request, error.code, error.message)
        elif isinstance(error, ChronomageError) and not isinstance(error, (BadKit, BadBot)):
            self.refuse(request, "bad-request", str(error))
        else:
            log.error("a message could not be carried out", type=type(request).__name__, exc_info=error)
            self.refuse(request, "internal", "something went wrong here, and nothing has changed.")

    def refuse(self, request: requests.Request | requests.Numbered | None, code: str, message: str) -> None:
        """Say why something was not done."""
        table = request.table if isinstance(request, requests.AtTable) else None
        live = self.server_process.live_tables.by_id.get(table or "") if table in self.connection.tables else None
        state = live.match.state if live is not None and live.match is not None else None
        self.server_process.metrics.refusals.labels(code).inc()
        problem = Problem(code=code, message=message, table=table, state=state)
        self.connection.answer(encode(problem), None if request is None else request.id)

    async def hello(self, request: requests.Hello) -> None:
        """Who speaks, and in which version."""
        if request.protocol != PROTOCOL:
            raise Refusal("wrong-protocol", f"this server speaks version {PROTOCOL} of the protocol.")
        if request.token is not None:
            person = await self.server_process.authenticator.person(request.token)
            if person is None:
                raise Refusal("unauthorized", "this token is not valid, or no longer.")
            for table_id in list(self.connection.tables):
                self.server_process.detach(self.connection, table_id)
            self.connection.person = person
        self.welcome(request.id)

    async def ping(self, request: requests.Ping) -> None:
        """Somebody is here."""
        self.connection.answer(encode(Pong()), request.id)

    async def enter(self, request: requests.Enter) -> None:
        """Sit down or watch, and hear of all that happens from now on."""
        connection = self.connection
        if len(connection.tables) >= MOST_TABLES and request.table not in connection.tables:
            raise Refusal("full", f"one connection can be at {MOST_TABLES} tables.")
        live = await self.server_process.live_tables.open(request.table)
        async with live.lock:
            check_may_see(live.row, connection.person, request.invite)
            await self.server_process.live_tables.catch_up(live)
            steps = [] if request.since is None else await self.server_process.live_tables.retell(live, request.since)
            said = await self.server_process.chat.read(live.id, CHAT_SHOWN) if live.row.chat else []
            seat = live.seat_of(connection.person)
            self.server_process.attach(connection, live, seat)
            match = live.match
            answer = Entered(
                table=live.view(),
                seat=seat,
                position=None if match is None else raw(positions(match, [seat])[0]),
                steps=[] if match is None else [raw(step) for step in steps_of(match, steps, seat)],
                chat=said,
            )
            connection.answer(encode(answer), request.id)

    async def exit(self, request: requests.Exit) -> None:
        """Hear no more of a table."""
        self.entered_tables.entered(request)
        self.server_process.detach(self.connection, request.table)
        self.connection.answer(encode(Exited(table=request.table)), request.id)

    async def hint(self, request: requests.Hint) -> None:
        """What a bot would choose."""
        live, seat = self.entered_tables.seated(request)
        match = live.match
        if not live.row.hints:
            raise Refusal("not-allowed", "this table is played without hints.")
        if match is None:
            raise Refusal("not-playing", "the game has not begun yet.")
        match.check_playing(seat)
        match.check_state(seat, request.state)
        if not match.is_asked(seat):
            raise Refusal("not-your-turn", "it is not your turn.")
        if len(self.connection.errands) >= MOST_HINTS:
            raise Refusal("too-fast", "bots are still thinking about your last questions.")
        # A bot may take its time, and meanwhile its player goes on.
        wanted = thought(live, match, seat, kit_of(live.row.game).stand_in, hint=True)
        kind = match.game.question_of(seat)[0]
        self.connection.run_errand(self.give_hint(request, wanted, match.state, match.game.rules, kind))

    async def give_hint(self, request: requests.Hint, wanted: Thought, state: int, rules: Rules, kind: str) -> None:
        """Let a bot think, and tell what it would choose, and why."""
        try:
            advice = await self.server_process.thinkers.advise(wanted)
        except ChronomageError:
            self.refuse(request, "closing", "no bot can be asked any more; the server is stopping.")
            return
        hint = Hinted(
            table=request.table,
            state=state,
            choice=rules.text_of(advice.choice),
            choice_id=advice.choice,
            reasons=hint_sayings(rules, kind, advice.because),
        )
        self.connection.answer(encode(hint), request.id)

    async def why(self, request: requests.Why) -> None:
        """Why something is not open."""
        live, seat = self.entered_tables.seated(request)
        if live.match is None:
            raise Refusal("not-playing", "the game has not begun yet.")
        self.connection.answer(encode(reasoned(live.match, seat, request)), request.id)

    async def chat(self, request: requests.Chat) -> None:
        """Say something to everybody at the table."""
        live = self.entered_tables.entered(request)
        person = self.connection.person
        if not live.row.chat:
            raise Refusal("not-allowed", "this table is played without chat.")
        if person is None:
            raise Refusal("unauthorized", "say who you are first.")
        if not self.server_process.chat_limit.take(person.key):
            raise Refusal("too-fast", "you say a lot at once; wait a moment.")
        text = clean_text(request.text, LONGEST_TEXT)
        seat = live.seat_of(person)
        # At the table people are called as their seats say; a watcher must not be taken for one of them.
        name = live.row.seats[seat].name if seat is not None else None
        guest_names = self.server_process.guest_names
        speaker = replace(person, name=name) if name else await guest_names.named(person, False, live.id)
        line = await self.server_process.chat.say(live.id, speaker, seat, text)
        message = encode(Said(table=live.id, line=line))
        for connection in live.connections:
            connection.answer(message, request.id if connection is self.connection else None)
        self.server_process.live_tables.send(News(self.server_process.live_tables.process, live.id, chat=line.number))
