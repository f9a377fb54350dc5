"""What processes tell each other of what they write: all of it, once, and nothing that was not written."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from chronomage.server.storage.database import Database
from chronomage.server.storage.entry import CHOICE, Entry
from chronomage.server.storage.journal_writers import PostgresJournalWriter
from chronomage.server.storage.migrate import migrate
from chronomage.server.storage.news import LARGEST_PAYLOAD, News, of_entries
from chronomage.server.storage.postgres_connection import connect_arguments
from tests.server.people import story
from tests.server.postgres import Cluster

CHANNEL = "told"
ORIGIN = "a-process"


def entry(table: str, number: int, content: str = "pass") -> Entry:
    return Entry(table, number, 1_700_000_000_000, CHOICE, 1, content)


def read(payloads: list[str]) -> list[News]:
    assert all(len(payload.encode()) <= LARGEST_PAYLOAD for payload in payloads)
    return [msgspec.json.decode(payload, type=News) for payload in payloads]


def test_a_group_is_told_at_once() -> None:
    entries = [entry("one", 4), entry("two", 7, "take ä")]
    assert read(of_entries(ORIGIN, entries)) == [News(ORIGIN, entries=entries)]


@pytest.mark.parametrize("content", ["pass", "я" * 100])
def test_what_is_too_much_for_one_message_goes_into_several(content: str) -> None:
    entries = [entry(f"table-{number}", number, content) for number in range(500)]
    told = read(of_entries(ORIGIN, entries))
    assert [one for news in told for one in news.entries] == entries
    size = len(msgspec.json.encode(entries))
    assert size / LARGEST_PAYLOAD <= len(told) <= 2 * size / LARGEST_PAYLOAD + 2


def test_what_is_too_long_for_any_message_is_read_in_the_journal() -> None:
    entries = [entry("one", 1), entry("two", 2, "x" * LARGEST_PAYLOAD), entry("three", 3)]
    told = read(of_entries(ORIGIN, entries))
    assert told == [
        News(ORIGIN, entries=entries[:1]),
        News(ORIGIN, "two", number=3),
        News(ORIGIN, entries=entries[2:]),
    ]


@asynccontextmanager
async def writer_and_listener(address: str) -> AsyncIterator[tuple[PostgresJournalWriter, "asyncio.Queue[str]"]]:
    database = Database(address)
    await migrate(database)
    writer = PostgresJournalWriter(database, CHANNEL, ORIGIN)
    writer.open()
    await writer.connection.up.wait()
    heard: asyncio.Queue[str] = asyncio.Queue()
    listener = await asyncpg.connect(**connect_arguments(database.url))
    await listener.add_listener(CHANNEL, lambda *told: heard.put_nowait(told[3]))
    try:
        yield writer, heard
    finally:
        await listener.close()
        await writer.close()
        await database.close()


@story
async def test_only_what_was_written_is_told(shared_cluster: Cluster) -> None:
    address = shared_cluster.create_database("news")
    async with writer_and_listener(address) as (writer, heard):
        first = [entry("one", 0), entry("two", 0)]
        assert await writer.write(first) == set()
        assert read([await heard.get()]) == [News(ORIGIN, entries=first)]
        # Another process has been faster at one of these tables.
        mixed = [entry("two", 1), entry("one", 0, "another"), entry("three", 0)]
        assert await writer.write(mixed) == {("one", 0)}
        assert read([await heard.get()]) == [News(ORIGIN, entries=[entry("three", 0), entry("two", 1)])]
        assert await writer.write([entry("one", 0, "another")]) == {("one", 0)}
        assert await writer.write([entry("one", 1)]) == set()
        assert read([await heard.get()]) == [News(ORIGIN, entries=[entry("one", 1)])]
        assert heard.empty()


@story
async def test_two_who_write_the_same_in_another_order_do_not_wait_for_each_other(shared_cluster: Cluster) -> None:
    address = shared_cluster.create_database("crossing")
    async with writer_and_listener(address) as (one, _), writer_and_listener(address) as (other, _):
        for number in range(40):
            group = [entry(f"table-{table}", number) for table in range(50)]
            taken = await asyncio.gather(one.write(group), other.write(group[::-1]))
            assert sorted(taken[0] | taken[1]) == sorted(item[:2] for item in group)
            assert not taken[0] & taken[1]
