"""The one road of every change: checked, on disk, told, seen to, whoever proposes it and whatever stands in the way."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from chronomage.protocol.codes import Refusal
from chronomage.server.live.connection import Connection
from chronomage.server.rate_buckets import Bucket
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.entry import CHOICE, STAND_IN, UNDO, Entry
from chronomage.server.tables.live_table import LiveTable
from chronomage.server.tables.match import LEFT, TIME, Match
from chronomage.server.tables.proposals import BotChoice, Leave, PlayerChoice, Proposal, TimeOut, Undo
from chronomage.server.tables.table_changes import MOST_TRIES, TableChanges
from tests.server.people import row_of_two, story


class Ear:
    """A line that keeps what it is told."""

    def __init__(self) -> None:
        self.has_enough = False
        self.told: list[dict[str, Any]] = []

    async def attend(self, hear: Callable[[str], None]) -> None:
        raise AssertionError("nobody speaks here")

    def tell(self, *parts: bytes | memoryview) -> bool:
        self.told.append(json.loads(b"".join(parts)))
        return True

    def hang_up(self, code: int) -> None:
        raise AssertionError("nobody is let go here")

    def stop_reading(self) -> None:
        raise AssertionError("nobody speaks here")

    def go_on_reading(self) -> None:
        raise AssertionError("nobody speaks here")


class Desk:
    """Where entries are written when the test says so; other processes write into the same journal."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.journal: list[Entry] = []
        self.unwritten: list[tuple[Entry, Callable[[bool | Refusal], None]]] = []
        self.seen_to: list[tuple[int, bool]] = []
        self.caught_up = 0
        self.tasks: list[asyncio.Task[None]] = []

    def write(self, entry: Entry, then: Callable[[bool | Refusal], None]) -> None:
        self.unwritten.append((entry, then))

    def write_next(self, failure: Refusal | None = None) -> None:
        entry, then = self.unwritten.pop(0)
        if failure is not None:
            then(failure)
            return
        is_free = entry.number == len(self.journal)
        if is_free:
            self.journal.append(entry)
        then(is_free)

    def changed(self, live: LiveTable, ours: bool) -> None:
        assert live.match is not None
        self.seen_to.append((live.match.number, ours))

    async def catch_up(self, live: LiveTable) -> None:
        assert live.lock.locked()
        assert live.match is not None
        self.caught_up += 1
        for entry in self.journal[live.match.number :]:
            live.carry_out(entry)
            self.changed(live, ours=False)
        live.unsure = False

    def lose_sight(self, live: LiveTable) -> None:
        live.unsure = True

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(errand))


class Table:
    """A game of two at the desk, heard by one ear on each seat."""

    def __init__(self, clock: str = "none", seconds: int = 0) -> None:
        row = row_of_two(clock, seconds)
        self.live = LiveTable(row)
        self.match = self.live.match = Match(row, Downtimes([]))
        self.desk = Desk(self.live)
        self.changes = TableChanges(self.desk)
        self.ears = [Ear(), Ear()]
        self.clients = [Connection(ear, Bucket(0, 1)) for ear in self.ears]
        for seat, client in enumerate(self.clients):
            self.live.connections[client] = seat
        self.outcomes: list[str] = []

    def text(self, seat: int, which: int = 0) -> str:
        return str(self.match.game.decision_of(seat).choices[which].text)

    def proposes(self, proposal: Proposal, re: int | None = None) -> None:
        def then(error: Exception | None) -> None:
            self.outcomes.append("made" if error is None else getattr(error, "code", type(error).__name__))

        self.changes.make(self.live, proposal, then, self.clients[proposal.seat], re)

    def chooses(self, seat: int, re: int | None = None, which: int = 0) -> None:
        self.proposes(PlayerChoice(seat, self.match.state, self.text(seat, which)), re)

    def of_another_process(self, seat: int) -> Entry:
        """What another process has written: the first choice that is open to a seat."""
        entry = self.live.next_entry(self.match, CHOICE, seat, self.text(seat))
        self.desk.journal.append(entry)
        return entry


async def passes(condition: Callable[[], bool]) -> None:
    """Let the tasks go on until this is so."""
    for _ in range(100):
        if condition():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came to pass")


async def refused(made: Awaitable[None]) -> str:
    with pytest.raises(Refusal) as found:
        await made
    return found.value.code


@story
async def test_nobody_hears_of_a_choice_before_it_is_on_disk() -> None:
    table = Table()
    chosen = table.text(0)
    table.chooses(0, re=7)
    assert (table.match.number, table.ears[0].told, table.outcomes) == (0, [], [])
    table.desk.write_next()
    assert [entry.content for entry in table.desk.journal] == [chosen]
    assert [ear.told[0]["position"]["state"] for ear in table.ears] == [1, 1]
    assert [ear.told[0].get("re") for ear in table.ears] == [7, None]
    assert (table.outcomes, table.desk.seen_to, table.live.lock.locked()) == (["made"], [(1, True)], False)
    assert table.desk.tasks == []  # all of it in plain calls


@story
async def test_what_is_refused_is_told_to_nobody_else() -> None:
    table = Table()
    with pytest.raises(Refusal, match=r"\."):
        table.proposes(PlayerChoice(0, 0, "no such choice"))
    assert (table.ears[1].told, table.desk.unwritten, table.live.lock.locked()) == ([], [], False)


@story
async def test_a_choice_at_a_table_that_is_being_changed_waits_for_its_turn() -> None:
    table = Table()
    table.chooses(0)
    table.chooses(1)
    await asyncio.sleep(0)
    assert [entry.seat for entry, _ in table.desk.unwritten] == [0]
    table.desk.write_next()
    await passes(lambda: bool(table.desk.unwritten))
    table.desk.write_next()
    assert [(entry.number, entry.seat) for entry in table.desk.journal] == [(0, 0), (1, 1)]
    assert (table.outcomes, table.desk.caught_up) == (["made", "made"], 0)


@story
async def test_where_another_process_was_faster_it_is_checked_again() -> None:
    table = Table()
    table.chooses(0)  # in the draft both seats are asked at once
    table.of_another_process(1)
    table.desk.write_next()
    await passes(lambda: bool(table.desk.unwritten))
    table.desk.write_next()
    assert [(entry.number, entry.seat) for entry in table.desk.journal] == [(0, 1), (1, 0)]
    assert table.desk.seen_to == [(1, False), (2, True)]
    assert (table.outcomes, table.desk.caught_up) == (["made"], 1)

    table.chooses(0)
    table.of_another_process(0)  # the same question, answered elsewhere
    table.desk.write_next()
    await passes(lambda: len(table.outcomes) == 2)
    assert (table.outcomes[1], table.live.lock.locked()) == ("stale", False)


@story
async def test_who_is_never_fast_enough_is_told_so() -> None:
    table = Table()
    table.chooses(0)
    for _ in range(MOST_TRIES):
        await passes(lambda: bool(table.desk.unwritten))
        _, then = table.desk.unwritten.pop()
        then(False)
    await passes(lambda: bool(table.outcomes))
    assert (table.outcomes, table.desk.unwritten) == (["storage"], [])


@story
async def test_after_a_failure_the_journal_is_read_before_anything_else() -> None:
    table = Table()
    table.chooses(0)
    entry, _ = table.desk.unwritten[0]
    table.desk.write_next(failure=Refusal("storage", "no."))
    assert (table.outcomes, table.live.unsure, table.match.number) == (["storage"], True, 0)
    table.desk.journal.append(entry)  # it was written all the same
    table.chooses(1)
    await passes(lambda: bool(table.desk.unwritten))
    table.desk.write_next()
    assert (table.desk.caught_up, table.match.number, table.outcomes) == (1, 2, ["storage", "made"])


@story
async def test_who_has_seen_more_than_this_process_makes_it_look() -> None:
    table = Table()
    table.of_another_process(0)
    table.proposes(PlayerChoice(1, 1, table.text(1)))
    await passes(lambda: bool(table.desk.unwritten))
    assert table.match.number == 1
    table.desk.write_next()
    assert table.outcomes == ["made"]


@story
async def test_taking_back_and_leaving_take_the_same_road() -> None:
    table = Table()
    table.chooses(0)
    table.desk.write_next()
    table.proposes(Undo(0, 1), re=3)
    table.desk.write_next()
    table.proposes(Leave(1, LEFT))
    table.desk.write_next()
    assert [entry.kind for entry in table.desk.journal] == [CHOICE, UNDO, STAND_IN]
    assert table.desk.tasks == []
    assert [message["type"] for message in table.ears[0].told] == ["update", "update", "update", "changed"]
    assert table.ears[0].told[1]["re"] == 3


@story
async def test_bots_and_clocks_propose_and_wait() -> None:
    table = Table("move", 5)
    id = table.match.game.decision_of(1).choices[0].id
    assert await refused(table.changes.made(table.live, BotChoice(1, 0, id))) == "stale"  # a person plays there
    timed_out = asyncio.create_task(table.changes.made(table.live, TimeOut(1)))  # the game began long ago
    await passes(lambda: bool(table.desk.unwritten))
    assert not timed_out.done()
    table.desk.write_next()
    await timed_out
    assert table.match.stand_in == [None, TIME]
    moved = asyncio.create_task(table.changes.made(table.live, BotChoice(1, 0, id)))
    await passes(lambda: bool(table.desk.unwritten))
    table.desk.write_next()
    await moved
    assert [entry.kind for entry in table.desk.journal] == [STAND_IN, CHOICE]
    assert await refused(table.changes.made(table.live, BotChoice(1, 0, id))) == "stale"
    assert all("re" not in message for message in table.ears[1].told)


@story
async def test_whoever_stops_waiting_leaves_nothing_locked() -> None:
    table = Table()
    table.chooses(0)
    waiting = asyncio.create_task(table.changes.made(table.live, PlayerChoice(1, 0, table.text(1))))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    table.desk.write_next()
    await passes(lambda: bool(table.desk.unwritten))  # what was asked for is still done
    table.desk.write_next()
    assert (table.match.number, table.live.lock.locked()) == (2, False)


@story
async def test_what_another_process_has_written_is_told_as_it_comes() -> None:
    table = Table()
    entry = table.of_another_process(0)
    table.changes.follow(table.live, entry)
    table.changes.follow(table.live, entry)  # which it knows
    assert (table.match.number, table.desk.seen_to, len(table.ears[1].told)) == (1, [(1, False)], 1)
    assert table.desk.tasks == []


@story
async def test_news_at_a_bad_moment_are_followed_a_little_later() -> None:
    table = Table()
    table.chooses(0)
    table.changes.follow(table.live, table.of_another_process(1))  # while ours is being written, under the same number
    table.desk.write_next()
    await passes(lambda: bool(table.desk.unwritten))
    table.desk.write_next()
    assert (table.match.number, table.outcomes, table.live.lock.locked()) == (2, ["made"], False)
    behind = Table()
    behind.of_another_process(0)
    behind.desk.journal.append(Entry("t", 1, 2000, CHOICE, 1, behind.text(1)))
    behind.changes.follow(behind.live, behind.desk.journal[1])  # the first was never heard of
    await passes(lambda: behind.match.number == 2)
