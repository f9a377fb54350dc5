"""One process of the server: everything that it is made of, put together."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from sqlalchemy import select

from chronomage.protocol.answers import Closing, encode
from chronomage.protocol.codes import Refusal
from chronomage.server.close_codes import GOING_AWAY, SIGNED_OFF
from chronomage.server.identity.authentication import Authenticator
from chronomage.server.identity.tokens import Signer
from chronomage.server.metrics import Metrics
from chronomage.server.now import now
from chronomage.server.rate_buckets import Bucket, Buckets
from chronomage.server.settings import Settings
from chronomage.server.storage.accounts import Accounts
from chronomage.server.storage.chat import ChatStore
from chronomage.server.storage.database import Database
from chronomage.server.storage.document_store import DocumentStore
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.endings import Endings
from chronomage.server.storage.guest_names import GuestNames
from chronomage.server.storage.journal import Journal
from chronomage.server.storage.journal_writers import JournalWriter, PostgresJournalWriter, SqliteJournalWriter
from chronomage.server.storage.migrate import migrate
from chronomage.server.storage.news import CHANNEL, News
from chronomage.server.storage.results import Results
from chronomage.server.storage.rows import PLAYER
from chronomage.server.storage.running_processes import RunningProcesses
from chronomage.server.storage.schema import SHARED
from chronomage.server.storage.table_store import TableStore
from chronomage.server.tables.attendee import Attendee
from chronomage.server.tables.brought_documents import BroughtDocuments
from chronomage.server.tables.due_work import DueWork
from chronomage.server.tables.gathering_tables import GatheringTables
from chronomage.server.tables.live_table import LiveTable
from chronomage.server.tables.live_tables import LiveTables
from chronomage.server.tables.match import GAVE_UP
from chronomage.server.tables.news_following import NewsFollower
from chronomage.server.tables.proposals import Leave
from chronomage.server.tables.replays import Replays
from chronomage.server.tables.table_changes import TableChanges
from chronomage.server.thinking.thinkers import Thinkers

ROUND: Final = 5.0  # seconds between two rounds through the server process
GRACE: Final = 3.0  # seconds until one process does what was another's to do
FORGOTTEN: Final = 7 * 24 * 3600 * 1000  # a table at which nobody plays is closed after so long
LOOSE: Final = 24 * 3600 * 1000  # a document that no table was set up with is dropped after so long
STOPPING: Final = 10.0  # seconds that choices under way have to come to their end
log: Final = structlog.get_logger("chronomage.server_process")


class ServerProcess:
    """One process of the server."""

    def __init__(self, settings: Settings, database: Database, publish: Callable[[bytes], None]) -> None:
        self.settings = settings
        self.database = database
        self.process = secrets.token_hex(8)
        self.metrics = Metrics()
        self.count_choice = self.metrics.took.append
        self.accounts = Accounts(database)
        self.tables = TableStore(database)
        writer: JournalWriter = (
            SqliteJournalWriter(database)
            if database.is_sqlite
            else PostgresJournalWriter(database, CHANNEL, self.process)
        )
        self.journal = Journal(database, writer)
        self.chat = ChatStore(database)
        self.results = Results(database)
        self.endings = Endings(database)
        self.downtimes = Downtimes([])
        self.running_processes = RunningProcesses(database, self.process, self.downtimes)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.documents = BroughtDocuments(DocumentStore(database), settings.offered)
        self.live_tables = LiveTables(self.process, self.tables, self.journal, self.downtimes, publish, self.documents)
        self.changes = TableChanges(self.live_tables)
        self.follower = NewsFollower(self.live_tables, self.changes, self.chat)
        self.replays = Replays(self.live_tables)
        self.guest_names = GuestNames(database, self.accounts)
        self.gathering_tables = GatheringTables(self.live_tables, self.tables, self.replays, self.guest_names)
        grace = 0.0 if database.is_sqlite else GRACE  # with SQLite there is no other process
        self.due_work = DueWork(self.live_tables, self.changes, self.thinkers, self.endings, grace)
        self.due_work.sign_on = self.sign_on
        self.due_work.begin = self.gathering_tables.begin_if_full
        self.due_work.bot_moved = self.metrics.bot_choices.inc
        self.chat_limit = Buckets(0.5, burst=10)
        self.connections: set[Attendee] = set()
        self.addresses: Counter[str] = Counter()
        self.closing = False
        self.largest_message = settings.largest_message
        self.rounds: asyncio.Task[None] | None = None
        self.signer = Signer(b"")  # it gets its key from the database
        self.authenticator = Authenticator(self.signer, self.accounts)

    async def open(self) -> None:
        """Bring the database up to date, and begin."""
        await migrate(self.database)
        self.signer.secret = bytes.fromhex(await self.shared_secret())
        await self.running_processes.begin()
        self.journal.open()
        self.thinkers.open()
        self.rounds = asyncio.create_task(self.make_rounds())
        log.info("open", process=self.process, database=self.database.url.get_backend_name())

    async def close(self) -> None:
        """Stop taking choices, let those under way come to their end, and tell the clients."""
        if self.closing:
            return
        self.closing = True
        self.due_work.closing = True
        message = encode(Closing(reason="the server is stopping; connect again in a moment."))
        held = [live.lock for live in self.live_tables.by_id.values() if live.lock.locked()]
        try:
            async with asyncio.timeout(STOPPING):
                for lock in held:
                    async with lock:
                        pass
        except TimeoutError:
            log.warning("choices were still under way")
        for connection in list(self.connections):
            connection.send(message)
            connection.close(GOING_AWAY)

    async def dispose(self) -> None:
        """Let go of everything, once all connections are closed."""
        if self.rounds is not None:
            self.rounds.cancel()
            await asyncio.gather(self.rounds, return_exceptions=True)
        errands = [task for live in self.live_tables.by_id.values() for task in live.errands.values()]
        errands += self.live_tables.errands
        for task in errands:
            task.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
        for live in self.live_tables.by_id.values():
            if live.alarm is not None:
                live.alarm.cancel()
        await self.thinkers.close()
        await self.journal.close()
        await self.endings.close()
        try:
            await self.running_processes.end()
        except Refusal:
            log.warning("the database is gone")
        await self.database.close()
        log.info("closed", process=self.process)

    async def shared_secret(self) -> str:
        """The key that all processes on this database sign tokens with; the first one makes it."""
        insert_new = self.database.insert_new(SHARED, SHARED.c.name)
        async with self.database.writing() as connection:
            await connection.execute(insert_new, [{"name": "token-key", "value": secrets.token_hex(32)}])
            return str(await connection.scalar(select(SHARED.c.value).where(SHARED.c.name == "token-key")))

    async def make_rounds(self) -> None:
        """Every few seconds: say that we live, see who else does, look at clocks, forget what is idle."""
        closed_forgotten = 0
        while True:
            await asyncio.sleep(ROUND)
            try:
                self.take_figures()
                await self.sign_on()
                await self.due_work.look_around()
                self.live_tables.forget_idle()
                if now() - closed_forgotten > 3600 * 1000:
                    await self.tables.close_forgotten(now() - FORGOTTEN)
                    await self.documents.store.forget_loose(now() - LOOSE)
                    closed_forgotten = now()
                await self.follower.look_again()
            except Refusal as refusal:
                log.warning("a round was cut short", code=refusal.code)
            except Exception:
                log.exception("a round failed")

    def take_figures(self) -> None:
        """Note how things stand: whichever process is asked for figures adds up what all have noted."""
        self.metrics.add_up()
        self.metrics.connections.set(len(self.connections))
        self.metrics.tables.set(len(self.live_tables.by_id))
        self.metrics.thinking.set(self.thinkers.busy)
        self.metrics.waiting.set(self.thinkers.waiting)

    async def sign_on(self) -> None:
        """Say that we live; what processes had to do that are gone, we look after."""
        for process in await self.running_processes.sign_on():
            log.info("a process is gone", gone=process)
            self.live_tables.forget_process(process)
            await self.follower.check_all()

    def attach(self, connection: Attendee, live: LiveTable, seat: int | None) -> None:
        """A connection hears of a table from now on."""
        before = live.presence()
        live.connections[connection] = seat
        connection.tables[live.id] = seat
        live.idle_since = now()
        self.presence_changed(live, before, connection)

    def detach(self, connection: Attendee, table_id: str) -> None:
        """A connection hears no more of a table."""
        connection.tables.pop(table_id, None)
        live = self.live_tables.by_id.get(table_id)
        if live is not None and connection in live.connections:
            before = live.presence()
            del live.connections[connection]
            live.idle_since = now()
            self.presence_changed(live, before, None)

    def presence_changed(self, live: LiveTable, before: tuple[frozenset[int], int], new: Attendee | None) -> None:
        """Tell the others at the table, here and elsewhere, who is there now."""
        if live.presence() == before:
            return
        live.tell_changed(but=new)
        self.live_tables.send_presence(live)

    def admit(self, address: str) -> bool:
        """Count a new connection from an address; false where it has too many already."""
        limit = self.settings.connections_an_address
        if self.closing or (limit and self.addresses[address] >= limit):
            return False
        self.addresses[address] += 1
        return True

    def message_limit(self) -> Bucket:
        """How many messages a new connection may send."""
        return Bucket(self.settings.messages_a_second, burst=self.settings.messages_a_second * 3)

    def dismiss(self, address: str) -> None:
        """A connection from that address is gone."""
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]

    async def seats_changed(self, table_ids: Collection[str]) -> None:
        """The seats of these tables have other owners now; where one has none any more, a bot plays on."""
        for table_id in table_ids:
            await self.gathering_tables.changed(table_id)
            live = self.live_tables.by_id.get(table_id)
            for seat in [] if live is None else live.row.seats:
                ownerless = seat.kind == PLAYER and seat.player is None
                if live is not None and live.match is not None and ownerless and live.match.is_person(seat.seat):
                    with suppress(Refusal):  # the game has just come to its end
                        await self.changes.made(live, Leave(seat.seat, GAVE_UP))

    def sign_off(self, key: str) -> None:
        """Close the connections of a person who is known by another token now, or by none."""
        self.close_connections(key)
        self.live_tables.send(News(self.process, signed_off=key))

    def close_connections(self, key: str) -> None:
        """Close the connections that we have with a person."""
        for connection in self.connections:
            if connection.person is not None and connection.person.key == key:
                connection.close(SIGNED_OFF)

    def hear(self, payload: bytes) -> None:
        """What a process tells all others."""
        news = msgspec.json.decode(payload, type=News)
        if news.origin == self.process:
            return
        if news.signed_off:
            self.close_connections(news.signed_off)
        self.follower.hear(news)
