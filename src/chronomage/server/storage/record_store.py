"""Records in and out of the database: finished games as files, and files as finished tables."""

from collections.abc import Sequence

from sqlalchemy import insert, select

from chronomage.server.storage.database import Database
from chronomage.server.storage.entry import GIVE_UP, Entry
from chronomage.server.storage.rows import OVER, PLAYING, TableRow
from chronomage.server.storage.schema import JOURNAL, RESULTS, TABLES
from chronomage.server.storage.table_store import TableStore, insert_table


class RecordStore:
    """Finds tables whose games are worth a record, and adds games that were played elsewhere."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableStore(database)

    async def played(self, unfinished: bool) -> list[TableRow]:
        """All tables whose game is over, and with `unfinished` those where it is going on, the oldest first."""
        wanted = (OVER, PLAYING) if unfinished else (OVER,)
        return await self.tables.read_many(
            select(TABLES).where(TABLES.c.status.in_(wanted)).order_by(TABLES.c.created_at, TABLES.c.id)
        )

    async def dealt_like(self, game: str, seed: int) -> list[TableRow]:
        """The finished tables of a game that were dealt from this seed."""
        same = (TABLES.c.game == game, TABLES.c.seed == str(seed), TABLES.c.status == OVER)
        return await self.tables.read_many(select(TABLES).where(*same))

    async def add(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """A table with its whole journal and its result: all of it, or nothing."""
        assert row.scores is not None
        assert row.places is not None
        journal = [entry._asdict() for entry in entries]
        results = [
            {
                "table_id": row.id,
                "seat": seat.seat,
                "player": None,
                "score": score,
                "place": place,
                "gave_up": any(entry.kind == GIVE_UP and entry.seat == seat.seat for entry in entries),
            }
            for seat, score, place in zip(row.seats, row.scores, row.places, strict=True)
        ]
        async with self.database.writing() as connection:
            await insert_table(connection, row)
            if journal:
                await connection.execute(insert(JOURNAL), journal)
            await connection.execute(insert(RESULTS), results)
