"""Where a client is: the tables that it has entered, and its seats there."""

from collections.abc import Mapping

from chronomage.protocol.codes import Refusal
from chronomage.protocol.requests import AtTable
from chronomage.server.live.connection import Connection
from chronomage.server.now import now
from chronomage.server.tables.live_table import LiveTable


class EnteredTables:
    """Finds the table that a message is about."""

    def __init__(self, connection: Connection, tables: Mapping[str, LiveTable]) -> None:
        self.connection = connection
        self.tables = tables  # all that are in memory

    def entered(self, request: AtTable) -> LiveTable:
        """The table of a message, which this connection has entered."""
        live = self.tables.get(request.table) if request.table in self.connection.tables else None
        if live is None:
            raise Refusal("not-entered", "enter this table first.")
        live.idle_since = now()
        return live

    def seated(self, request: AtTable) -> tuple[LiveTable, int]:
        """The table of a message, and the seat of who sent it."""
        live = self.entered(request)
        seat = self.connection.tables[request.table]
        if seat is None:
            raise Refusal("not-seated", "only players of this table may do that.")
        return live, seat
