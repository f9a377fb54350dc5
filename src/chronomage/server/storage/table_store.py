"""Tables and their seats in the database."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Row, Select, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chronomage.protocol.codes import Refusal
from chronomage.server.identity.person import Person
from chronomage.server.now import now
from chronomage.server.storage.database import Database
from chronomage.server.storage.document_store import keep_documents
from chronomage.server.storage.entry import Entry
from chronomage.server.storage.rows import CLOSED, GATHERING, INVITED, OPEN, OVER, PLAYER, PLAYING, SeatRow, TableRow
from chronomage.server.storage.schema import JOURNAL, SEATS, TABLES


class TableStore:
    """Writes tables down and finds them again."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, row: TableRow, entries: Sequence[Entry] = ()) -> None:
        """A new table, with what its journal begins with."""
        async with self.database.writing() as connection:
            await insert_table(connection, row)
            if entries:
                await connection.execute(insert(JOURNAL), [entry._asdict() for entry in entries])

    async def load(self, table_id: str) -> TableRow:
        """The table with that id; a Refusal where there is none."""
        async with self.database.reading() as connection:
            return await read_one(connection, table_id)

    async def take_seat(self, table_id: str, seat: int, person: Person) -> bool:
        """Seat a person; false where the seat is not free any more, or the game has begun."""
        gathering = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.status == GATHERING).exists()
        already = SEATS.alias()
        mine = (already.c.table_id == table_id, already.c.player == person.key, already.c.kind == PLAYER)
        seated = select(already.c.seat).where(*mine).exists()
        statement = (
            update(SEATS)
            .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.kind.in_((OPEN, INVITED)))
            .where(gathering, ~seated, or_(SEATS.c.player.is_(None), SEATS.c.player == person.key))
            .values(kind=PLAYER, player=person.key, name=person.name)
        )
        async with self.database.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def free_seat(self, table_id: str, person: Person) -> bool:
        """Get up before the game begins: the seat is as it was, open or for whoever has its link."""
        gathering = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.status == GATHERING).exists()
        mine = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.player == person.key).where(gathering)
        async with self.database.writing() as connection:
            freed = 0
            for kind, had_link in ((OPEN, SEATS.c.invite.is_(None)), (INVITED, SEATS.c.invite.is_not(None))):
                made = await connection.execute(mine.where(had_link).values(kind=kind, player=None, name=None))
                freed += made.rowcount
            return freed == 1

    async def plan_seat(self, table_id: str, seat: SeatRow) -> bool:
        """Plan a seat that nobody has taken anew; false where somebody has, or the game has begun."""
        gathering = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.status == GATHERING).exists()
        statement = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat, SEATS.c.kind != PLAYER)
        async with self.database.writing() as connection:
            return (await connection.execute(statement.where(gathering).values(**seat_values(seat)))).rowcount == 1

    async def change(self, table_id: str, was: str, **values: object) -> bool:
        """Change a table that is in that status; false where it is not any more."""
        statement = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == was).values(**values)
        async with self.database.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def add_rematch(self, old: TableRow, row: TableRow) -> str:
        """Create a rematch, or give the id of the one that there is already."""
        async with self.database.writing() as connection:
            others = TABLES.alias()
            closed = select(others.c.id).where(others.c.status == CLOSED)
            is_free = or_(TABLES.c.rematch.is_(None), TABLES.c.rematch.in_(closed))
            claimed = await connection.execute(
                update(TABLES).where(TABLES.c.id == old.id, is_free).values(rematch=row.id)
            )
            if claimed.rowcount:
                await insert_table(connection, row)
                return row.id
            return str(await connection.scalar(select(TABLES.c.rematch).where(TABLES.c.id == old.id)))

    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables that wait for players or are being played, the newest first."""
        return await self.read_many(lobby_tables(limit))

    async def finished(self, limit: int) -> list[TableRow]:
        """Public tables whose game is over, those that ended last first."""
        query = (
            select(TABLES)
            .where(TABLES.c.privacy == "public", TABLES.c.status == OVER)
            .order_by(TABLES.c.ended_at.desc(), TABLES.c.id)
            .limit(limit)
        )
        return await self.read_many(query)

    async def of_person(self, person: Person, limit: int) -> list[TableRow]:
        """The tables at which a person sits or that they set up, those still going on first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.player == person.key)
        query = (
            select(TABLES)
            .where(or_(TABLES.c.id.in_(mine), TABLES.c.host == person.key), TABLES.c.status != CLOSED)
            .order_by((TABLES.c.status == OVER), TABLES.c.created_at.desc())
            .limit(limit)
        )
        return await self.read_many(query)

    async def count_unfinished(self, person: Person) -> int:
        """How many tables of this host have not come to their end."""
        unfinished = TABLES.c.status.in_((GATHERING, PLAYING))
        query = select(func.count()).select_from(TABLES).where(TABLES.c.host == person.key, unfinished)
        async with self.database.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def due(self, limit: int) -> list[tuple[str, int]]:
        """Tables that somebody must look at now, with the time that was set for it."""
        query = select(TABLES.c.id, TABLES.c.look_at).where(TABLES.c.look_at <= now()).limit(limit)
        async with self.database.reading() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]

    async def look_later(self, table_id: str, look_at: int | None, was: int | None = None) -> bool:
        """Set when to look again; with `was`, only the first process that sees it gets a true."""
        statement = update(TABLES).where(TABLES.c.id == table_id).values(look_at=look_at)
        if was is not None:
            statement = statement.where(TABLES.c.look_at == was)
        async with self.database.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def close_forgotten(self, before: int) -> None:
        """Close tables at which nobody began to play since that time."""
        old = update(TABLES).where(TABLES.c.status == GATHERING, TABLES.c.created_at < before)
        async with self.database.writing() as connection:
            await connection.execute(old.values(status=CLOSED))

    async def read_many(self, query: Select[Any]) -> list[TableRow]:
        """The tables that a query finds, each with its seats."""
        async with self.database.reading() as connection:
            rows = [table_row(row) for row in await connection.execute(query)]
            seats = await read_seats(connection, [row.id for row in rows])
        return [replace(row, seats=tuple(seats.get(row.id, ()))) for row in rows]


def lobby_tables(limit: int) -> Select[Any]:
    """Public tables that wait for players or are being played, those that wait first, the newest first."""
    return (
        select(TABLES)
        .where(TABLES.c.privacy == "public", TABLES.c.status.in_((GATHERING, PLAYING)))
        .order_by((TABLES.c.status == PLAYING), TABLES.c.created_at.desc())
        .limit(limit)
    )


async def insert_table(connection: AsyncConnection, row: TableRow) -> None:
    """Write a table and its seats."""
    values = {column.name: getattr(row, column.name) for column in TABLES.columns}
    values["options"] = dict(row.options)
    await keep_documents(connection, row.documents)
    await connection.execute(insert(TABLES), values)
    await connection.execute(insert(SEATS), [{"table_id": row.id, **seat_values(seat)} for seat in row.seats])


def seat_values(seat: SeatRow) -> dict[str, Any]:
    """A seat as the database has it."""
    return {name: getattr(seat, name) for name in SeatRow.__slots__}


async def read_one(connection: AsyncConnection, table_id: str) -> TableRow:
    """One table with its seats."""
    query = select(TABLES).where(TABLES.c.id == table_id)
    # PostgreSQL takes no text with a zero in it, not even to look for it.
    found = None if "\0" in table_id else (await connection.execute(query)).first()
    if found is None:
        raise Refusal("no-such-table", "there is no such table.")
    seats = await read_seats(connection, [table_id])
    return replace(table_row(found), seats=tuple(seats[table_id]))


async def read_seats(connection: AsyncConnection, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, in order."""
    seats: dict[str, list[SeatRow]] = {}
    query = select(SEATS).where(SEATS.c.table_id.in_(list(table_ids))).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in await connection.execute(query):
        seats.setdefault(row[0], []).append(SeatRow(*row[1:]))
    return seats


def table_row(row: Row[Any]) -> TableRow:
    """A table, still without its seats."""
    return TableRow(**row._mapping)
