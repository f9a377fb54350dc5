"""A table in the memory of this process: its match, and the connections that hear of it."""

import asyncio

from chronomage.protocol.answers import Changed, encode
from chronomage.protocol.tables import TableView
from chronomage.server.identity.person import Person
from chronomage.server.now import now
from chronomage.server.storage.entry import GIVE_UP, RETURN, STAND_IN, Entry
from chronomage.server.storage.rows import TableRow
from chronomage.server.tables import viewer_messages
from chronomage.server.tables.attendee import Attendee
from chronomage.server.tables.lock import TableLock
from chronomage.server.tables.match import Happening, Match
from chronomage.server.tables.table_views import table_view


class LiveTable:
    """One table. The lock is held while it changes; what is written down is applied in the order of the journal."""

    def __init__(self, row: TableRow) -> None:
        self.id = row.id
        self.row = row
        self.match: Match | None = None  # None before the game begins
        self.lock = TableLock()
        self.connections: dict[Attendee, int | None] = {}  # each with its seat; None: a watcher
        self.elsewhere: dict[
            str, tuple[frozenset[int], int]
        ] = {}  # by other process: seats that are here, and watchers
        self.unsure = False  # whether the database may hold more than we know
        self.idle_since = 0
        self.errands: dict[tuple[int, int], asyncio.Task[None]] = {}  # bots that think, by seat and state
        self.alarm: asyncio.TimerHandle | None = None

    def seat_of(self, person: Person | None) -> int | None:
        """Where that person sits; None: nowhere."""
        return self.row.seat_of(person)

    def expect(self, state: int) -> None:
        """Who has seen a later state than we know has seen it in another process."""
        if self.match is None or state > self.match.state:
            self.unsure = True

    def next_entry(self, match: Match, kind: str, seat: int, content: str) -> Entry:
        """The next entry of this table's journal."""
        return Entry(self.id, match.number, max(now(), match.at), kind, seat, content)

    def presence(self) -> tuple[frozenset[int], int]:
        """The seats that are connected here, and how many watchers."""
        seats = [seat for seat in self.connections.values() if seat is not None]
        return frozenset(seats), len(self.connections) - len(seats)

    def view(self) -> TableView:
        """The table as everybody sees it."""
        seats, watchers = self.presence()
        for there, watching in self.elsewhere.values():
            seats |= there
            watchers += watching
        here = [seat in seats for seat in range(len(self.row.seats))]
        return table_view(self.row, self.match, here, watchers)

    def carry_out(self, entry: Entry, sender: Attendee | None = None, re: int | None = None) -> None:
        """Carry out the next entry of the journal, and tell everybody here. The lock is held."""
        assert self.match is not None
        self.tell(self.match.apply(entry), sender, re)
        if entry.kind in (STAND_IN, RETURN, GIVE_UP):
            self.tell_changed()

    def tell(self, happening: Happening, sender: Attendee | None = None, re: int | None = None) -> None:
        """Tell everybody here what happened and where the game stands; the sender's message is answered by that."""
        assert self.match is not None
        if not self.connections:
            return
        viewers = list(dict.fromkeys(self.connections.values()))  # all tabs of a player see the same, and all who watch
        messages = dict(zip(viewers, viewer_messages.update(self.match, self.id, happening, viewers), strict=True))
        for connection, viewer in self.connections.items():
            connection.answer(messages[viewer], re if connection is sender else None)

    def tell_changed(self, but: Attendee | None = None) -> None:
        """Tell everybody here who sits at the table now, but the one who knows already."""
        view = self.view()
        for connection, viewer in self.connections.items():
            if connection is not but:
                connection.send(encode(Changed(table=view, seat=viewer)))

    def tell_all(self, message: bytes) -> None:
        """Send everybody here the same."""
        for connection in self.connections:
            connection.send(message)
