"""Following what other processes do at tables that are in this one's memory too."""

from typing import Final

import structlog

from chronomage.protocol.answers import Said, encode
from chronomage.protocol.codes import Refusal
from chronomage.server.storage.chat import ChatStore
from chronomage.server.storage.entry import Entry
from chronomage.server.storage.news import News
from chronomage.server.tables.live_table import LiveTable
from chronomage.server.tables.live_tables import LiveTables
from chronomage.server.tables.table_changes import TableChanges

log: Final = structlog.get_logger("chronomage.following")


class NewsFollower:
    """Hears news. What takes its time at one table keeps no other waiting; the table's lock keeps its own in order."""

    def __init__(self, live_tables: LiveTables, changes: TableChanges, chat: ChatStore) -> None:
        self.live_tables = live_tables
        self.changes = changes
        self.chat = chat

    def hear(self, news: News) -> None:
        """Something that another process tells all."""
        for entry in news.entries:
            self.hear_of(entry)
        if news.gap:
            self.live_tables.run(self.check_all())
        live = self.live_tables.by_id.get(news.table)
        if live is None:
            return
        if news.chat is not None:
            self.live_tables.run(self.pass_on(live, news.chat))
        elif news.ask_presence:
            self.live_tables.send_presence(live)
        elif news.here is not None:
            live.elsewhere[news.origin] = (frozenset(news.here), news.watchers)
            live.tell_changed()
        else:
            self.live_tables.run(self.look(live, news.number, news.changed))

    def hear_of(self, entry: Entry) -> None:
        """Another process has written this down; whatever goes wrong with it, the next is heard."""
        live = self.live_tables.by_id.get(entry.table_id)
        if live is None:
            return
        try:
            self.changes.follow(live, entry)
        except Exception:
            live.unsure = True
            log.exception("a choice could not be followed", table=live.id)

    async def look(self, live: LiveTable, number: int | None, changed: bool = False) -> None:
        """A table may have changed, or its journal may have that many entries now."""
        try:
            async with live.lock:
                if changed:
                    await self.live_tables.refresh(live)
                if number is not None and (live.match is None or live.match.number < number):
                    await self.live_tables.catch_up(live)
        except Refusal:
            self.live_tables.lose_sight(live)

    async def look_again(self) -> None:
        """Look at the tables that could not be read, where somebody is there to see them."""
        for live in [live for live in self.live_tables.by_id.values() if live.unsure and live.connections]:
            await self.look(live, 1 << 60)

    async def check_all(self) -> None:
        """Something may have been missed: compare all tables with the database."""
        ids = list(self.live_tables.by_id)
        for table_id in ids:
            self.live_tables.by_id[table_id].unsure = True
        for first in range(0, len(ids), 500):
            some = ids[first : first + 500]
            try:
                lengths = await self.live_tables.journal.lengths(some)
            except Refusal:
                return  # still marked as unsure
            for live in [self.live_tables.by_id[table_id] for table_id in some if table_id in self.live_tables.by_id]:
                if live.match is None or live.match.number < lengths.get(live.id, 0):
                    await self.look(live, lengths.get(live.id, 0), changed=live.match is None)
                else:
                    live.unsure = False

    async def pass_on(self, live: LiveTable, number: int) -> None:
        """Somebody said something at another process."""
        for line in await self.chat.read(live.id, 1, number):
            live.tell_all(encode(Said(table=live.id, line=line)))
