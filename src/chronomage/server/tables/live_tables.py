"""The live tables: those in this process's memory, kept in step with the database and with the other processes."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final

import msgspec
import structlog

from chronomage.kernel.rules import Rules
from chronomage.server.now import now
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.endings import Ending
from chronomage.server.storage.entry import Entry
from chronomage.server.storage.journal import Journal
from chronomage.server.storage.news import News
from chronomage.server.storage.rows import CLOSED, OVER, PLAYING, TableRow
from chronomage.server.storage.table_store import TableStore
from chronomage.server.tables.brought_documents import BroughtDocuments
from chronomage.server.tables.live_table import LiveTable
from chronomage.server.tables.match import Happening, Match

KEEP_IDLE: Final = 60_000  # milliseconds that a table stays in memory after the last one has gone
log: Final = structlog.get_logger("chronomage.live_tables")


class LiveTables:
    """All live tables of this process."""

    def __init__(
        self,
        process: str,
        tables: TableStore,
        journal: Journal,
        downtimes: Downtimes,
        publish: Callable[[bytes], None],
        documents: BroughtDocuments,
    ) -> None:
        self.process = process
        self.tables = tables
        self.journal = journal
        self.downtimes = downtimes
        self.publish = publish
        self.documents = documents
        self.write = journal.write
        self.by_id: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        # Set by those who look after tables: called after every change, with whether this process made it.
        self.on_change: list[Callable[[LiveTable, bool], None]] = []
        self.errands: set[asyncio.Task[None]] = set()

    async def open(self, table_id: str, ours: bool = False) -> LiveTable:
        """The table with that id, from memory or from the database; a Refusal where there is none.

        `ours`: what is due there is for this process to do, and at once.
        """
        live = self.by_id.get(table_id)
        if live is not None:
            return live
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self.load(table_id, ours))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def load(self, table_id: str, ours: bool) -> LiveTable:
        """Read a table and its journal."""
        row = await self.tables.load(table_id)
        rules = await self.documents.rules_of_table(row)
        live = LiveTable(row)
        if row.status in (PLAYING, OVER):
            live.match = self.replay(row, rules, await self.journal.read(table_id))
        live.idle_since = now()
        self.by_id[table_id] = live
        # Something may have been written between reading and now: from here on news reaches us, so look once more.
        live.unsure = True
        self.send(News(self.process, table_id, ask_presence=True))
        self.changed(live, ours)
        return live

    def replay(self, row: TableRow, rules: Rules, entries: list[Entry]) -> Match:
        """The match that a journal tells."""
        match = Match(row, self.downtimes, rules)
        for entry in entries:
            match.apply(entry)
        return match

    async def retell(self, live: LiveTable, since: int) -> list[Happening]:
        """What has happened after a step that somebody has seen; -1: all of it. The lock is held."""
        if live.match is None or since >= live.match.number:
            return []
        match = Match(live.row, self.downtimes, live.match.game.rules)
        told = [match.opening()]
        for entry in await self.journal.read(live.id):
            if entry.number < live.match.number:
                told.append(match.apply(entry))
        return [happening for happening in told if happening.number > since]

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what the journal holds beyond what we know. The lock is held."""
        match = live.match
        if match is None:
            await self.refresh(live)
            return
        for entry in await self.journal.read(live.id, match.number):
            live.carry_out(entry)
            self.changed(live, ours=False)
        live.unsure = False

    async def refresh(self, live: LiveTable, ours: bool = False) -> None:
        """Read the table and its seats again, and its journal as far as we do not know it. The lock is held.

        What happened is told before the table's new state: whoever hears that a game is over has heard how it ended.
        """
        row = await self.tables.load(live.id)
        if row.status == CLOSED:
            live.match = None  # the game, if there was one, has been put away
        has_begun = live.match is None and row.status in (PLAYING, OVER)
        entries: list[Entry] = []
        rules = await self.documents.rules_of_table(row) if has_begun else None
        if has_begun or live.match is not None:
            entries = await self.journal.read(live.id, 0 if live.match is None else live.match.number)
        live.row = row
        live.unsure = False
        self.reseat(live)
        if has_begun:
            live.match = Match(row, self.downtimes, rules)
            live.tell_changed()
            live.tell(live.match.opening())
        for entry in entries:  # another process may have gone on with it
            live.carry_out(entry)
        if not has_begun:
            live.tell_changed()
        self.changed(live, ours)

    def end(self, live: LiveTable, ending: Ending) -> None:
        """We have written down how a game ended. The lock is held."""
        live.row = replace(
            live.row, status=OVER, look_at=None, ended_at=ending.at, scores=ending.scores, places=ending.places
        )
        live.tell_changed()
        self.changed(live, ours=True)

    def reseat(self, live: LiveTable) -> None:
        """Who sat down or got up sees the table from there now."""
        before = live.presence()
        for connection in live.connections:
            seat = live.seat_of(connection.person)
            live.connections[connection] = seat
            connection.tables[live.id] = seat
        if live.presence() != before:
            self.send_presence(live)

    def changed(self, live: LiveTable, ours: bool) -> None:
        """Let those who look after tables see to this one."""
        for hear in self.on_change:
            hear(live, ours)

    def lose_sight(self, live: LiveTable) -> None:
        """A table could not be read: before anything is done there, it must be."""
        live.unsure = True
        log.warning("a table could not be read", table=live.id)

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do what takes its time; the table's lock keeps its changes in order."""
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[None]") -> None:
        """An errand is over."""
        self.errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("an errand failed", exc_info=task.exception())

    def send(self, news: News) -> None:
        """Tell the other processes."""
        self.publish(msgspec.json.encode(news))

    def send_presence(self, live: LiveTable) -> None:
        """Tell the other processes who is connected here."""
        seats, watchers = live.presence()
        self.send(News(self.process, live.id, here=sorted(seats), watchers=watchers))

    def forget_process(self, process: str) -> None:
        """A process is gone, and so are those who were connected to it."""
        for live in self.by_id.values():
            if live.elsewhere.pop(process, None) is not None:
                live.tell_changed()

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at and where nothing is under way."""
        before = now() - KEEP_IDLE
        for live in list(self.by_id.values()):
            if live.connections or live.errands or live.lock.locked() or live.idle_since > before:
                continue
            if live.alarm is not None:
                live.alarm.cancel()
            del self.by_id[live.id]

    def metrics(self) -> dict[str, Any]:
        """What can be counted."""
        connections = {connection for live in self.by_id.values() for connection in live.connections}
        return {"tables": len(self.by_id), "attending": len(connections)}
