"""Writing down: entries of the journal and endings of games, in groups, each of whom hears what became of it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, text

from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import NewTable, SeatPlan
from chronomage.server.identity.person import Person
from chronomage.server.storage.database import PAGE, PAGES_AHEAD, Database
from chronomage.server.storage.endings import Ending, Endings
from chronomage.server.storage.entry import CHOICE, Entry
from chronomage.server.storage.journal import Journal
from chronomage.server.storage.journal_writers import Key
from chronomage.server.storage.migrate import migrate
from chronomage.server.storage.rows import OVER, PLAYING, TableRow
from chronomage.server.storage.schema import RESULTS
from chronomage.server.storage.table_store import TableStore
from chronomage.server.tables.lock import TableLock
from chronomage.server.tables.new_tables import arrange
from tests.server.people import story

ANN = Person("g:Ann", "Ann")


# The lock of a table


@story
async def test_a_lock_is_had_at_once_where_it_is_free_and_goes_to_who_waited_longest() -> None:
    lock, order = TableLock(), []

    async def want(name: str) -> None:
        async with lock:
            order.append(name)

    assert lock.seize()
    assert not lock.seize()
    waiting = [asyncio.create_task(want(name)) for name in "abc"]
    await asyncio.sleep(0)
    lock.release()
    # It is promised already: nobody slips in between.
    assert not lock.seize()
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"]
    assert not lock.locked()


@pytest.mark.parametrize("released_first", [False, True])
@story
async def test_who_is_called_away_while_waiting_leaves_the_lock_to_the_next(released_first: bool) -> None:
    lock, order = TableLock(), []

    async def want(name: str) -> None:
        async with lock:
            order.append(name)

    assert lock.seize()
    first, second = (asyncio.create_task(want(name)) for name in "ab")
    await asyncio.sleep(0)
    if released_first:
        lock.release()
        first.cancel()
    else:
        first.cancel()
        await asyncio.sleep(0)
        lock.release()
    await asyncio.gather(first, second, return_exceptions=True)
    assert first.cancelled()
    assert order == ["b"]
    assert not lock.locked()


# The journal


class SlowWriter:
    """Writes a group when it is told to."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []
        self.may_write = asyncio.Semaphore(0)
        self.fails: Exception | None = None
        self.taken: set[Key] = set()

    async def write(self, entries: Sequence[Entry]) -> set[Key]:
        self.groups.append([entry.number for entry in entries])
        await self.may_write.acquire()
        if self.fails is not None:
            raise self.fails
        return self.taken

    def open(self) -> None: ...

    async def close(self) -> None: ...


@asynccontextmanager
async def journal(tmp_path: Path) -> AsyncIterator[tuple[Journal, SlowWriter, list[tuple[int, bool | Refusal]]]]:
    database, writer = Database(f"sqlite:///{tmp_path / 'games.sqlite'}"), SlowWriter()
    kept, told = Journal(database, writer), []
    write = kept.write
    kept.write = lambda entry, _: write(entry, lambda outcome: told.append((entry.number, outcome)))  # type: ignore[method-assign]
    kept.open()
    yield kept, writer, told
    assert kept.task is not None
    kept.task.cancel()
    await database.close()


def entry(number: int) -> Entry:
    return Entry("table", number, 0, CHOICE, 0, "pass")


async def until_nothing_moves() -> None:
    """As long as it takes for all that can go on to go on."""
    for _ in range(20):
        await asyncio.sleep(0)


def ignore(_: bool | Refusal) -> None:
    """Somebody who does not care."""


@story
async def test_what_waits_while_one_group_is_written_goes_into_the_next(tmp_path: Path) -> None:
    async with journal(tmp_path) as (kept, writer, told):
        kept.write(entry(0), ignore)
        await until_nothing_moves()
        for number in (1, 2, 3):
            kept.write(entry(number), ignore)
        await until_nothing_moves()
        assert (writer.groups, told) == ([[0]], [])
        writer.may_write.release()
        await until_nothing_moves()
        # The first is told while the next group is being written.
        assert (writer.groups, told) == ([[0], [1, 2, 3]], [(0, True)])
        writer.may_write.release()
        await until_nothing_moves()
        assert told == [(0, True), (1, True), (2, True), (3, True)]


@story
async def test_each_hears_whether_its_number_was_taken(tmp_path: Path) -> None:
    async with journal(tmp_path) as (kept, writer, told):
        writer.taken = {("table", 1)}
        for number in (0, 1, 2):
            kept.write(entry(number), ignore)
        writer.may_write.release()
        await until_nothing_moves()
        assert told == [(0, True), (1, False), (2, True)]


@pytest.mark.parametrize("error", [Refusal("storage", "not now."), RuntimeError("a mistake")])
@story
async def test_where_a_group_cannot_be_written_everybody_hears_and_the_next_is_tried(
    tmp_path: Path, error: Exception
) -> None:
    async with journal(tmp_path) as (kept, writer, told):
        writer.fails = error
        kept.write(entry(0), ignore)
        writer.may_write.release()
        await until_nothing_moves()
        ((number, outcome),) = told
        assert number == 0
        assert isinstance(outcome, Refusal)
        assert outcome.code == "storage"
        writer.fails = None
        kept.write(entry(1), ignore)
        writer.may_write.release()
        await until_nothing_moves()
        assert told[1:] == [(1, True)]


@story
async def test_a_mistake_of_one_who_hears_does_not_keep_the_others_from_hearing(tmp_path: Path) -> None:
    async with journal(tmp_path) as (kept, writer, _):
        heard: list[bool | Refusal] = []

        def fail(_: bool | Refusal) -> None:
            raise ValueError("a mistake")

        kept.waiting += [(entry(0), fail), (entry(1), heard.append)]
        kept.woken.set()
        writer.may_write.release()
        await until_nothing_moves()
        assert heard == [True]
        kept.write(entry(2), ignore)
        writer.may_write.release()
        await until_nothing_moves()
        assert writer.groups == [[0, 1], [2]]


# The endings of games


@asynccontextmanager
async def tables(tmp_path: Path, count: int) -> AsyncIterator[tuple[Database, Endings, list[TableRow]]]:
    database = Database(f"sqlite:///{tmp_path / 'games.sqlite'}")
    await migrate(database)
    wanted = NewTable(game="seasons", seats=[SeatPlan(kind="open")] * 2)
    rows = [replace(arrange(wanted, ANN), status=PLAYING, started_at=1) for _ in range(count)]
    for row in rows:
        await TableStore(database).create(row)
    endings = Endings(database)
    yield database, endings, rows
    await endings.close()
    await database.close()


def ending(row: TableRow, *scores: int) -> Ending:
    return Ending(row, 5, list(scores), [1, 2], [False, False])


async def results(database: Database) -> list[tuple[str, int, int]]:
    async with database.reading() as connection:
        found = await connection.execute(select(RESULTS.c.table_id, RESULTS.c.seat, RESULTS.c.score))
        return sorted((row[0], row[1], row[2]) for row in found)


@story
async def test_games_that_end_together_are_each_written_once(tmp_path: Path) -> None:
    async with tables(tmp_path, 5) as (database, endings, rows):
        told = await asyncio.gather(*(endings.write(ending(row, 30, 20)) for row in rows))
        assert told == [True] * 5
        assert await endings.write(ending(rows[0], 99, 99)) is False
        assert await results(database) == sorted((row.id, seat, 30 - 10 * seat) for row in rows for seat in (0, 1))
        for row in rows:
            closed = await TableStore(database).load(row.id)
            assert (closed.status, closed.ended_at, closed.scores) == (OVER, 5, [30, 20])


@story
async def test_one_that_cannot_be_written_does_not_stand_in_the_way_of_the_others(tmp_path: Path) -> None:
    async with tables(tmp_path, 3) as (database, endings, rows):
        twice = rows[1].seats[0]
        broken = replace(rows[1], seats=(twice, twice))  # two results for one seat
        endings.last = asyncio.get_running_loop().time()  # so that they wait, and for each other
        told = await asyncio.gather(
            *(endings.write(ending(row, 3, 2)) for row in (rows[0], broken, rows[2])), return_exceptions=True
        )
        assert (told[0], told[2]) == (True, True)
        assert isinstance(told[1], Refusal)
        assert [table for table, _, _ in await results(database)] == sorted([rows[0].id, rows[2].id] * 2)
        assert (await TableStore(database).load(rows[1].id)).status == PLAYING


# The file


@story
async def test_a_new_file_has_small_pages_and_an_old_one_is_taken_as_it_is(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "old.sqlite")
    old.execute("PRAGMA page_size=4096")
    old.execute("CREATE TABLE before (number INTEGER)")
    old.close()
    for name, size in (("new", PAGE), ("old", 4096)):
        database = Database(f"sqlite:///{tmp_path}/{name}.sqlite")
        await migrate(database)
        async with database.reading() as connection:
            assert (await connection.execute(text("PRAGMA page_size"))).scalar_one() == size
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
            assert (await connection.execute(text("PRAGMA wal_autocheckpoint"))).scalar_one() == PAGES_AHEAD
        await database.close()
