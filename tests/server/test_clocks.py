"""Clocks: they run for who is asked, give no time twice, stand still while the server is down, and run out."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chronomage.protocol import PROTOCOL, requests
from chronomage.server.storage import entry as entries
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.entry import Entry
from chronomage.server.tables import live_tables, new_tables
from chronomage.server.tables.clocks import GAME, Clocks
from chronomage.server.tables.match import Match
from tests.server.people import (
    Seat,
    code_of,
    database,
    people,
    play_past_the_prelude,
    process_of,
    row_of_two,
    story,
    table_of,
    who_is_asked,
)

pytestmark = pytest.mark.long

HOUR = 3600 * 1000
LONG = 10  # seconds: more than all that a test does takes


@pytest.fixture
def quick_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables may be set up with a second for a choice, or for a game."""
    monkeypatch.setattr(new_tables, "SHORTEST_MOVE", 1)
    monkeypatch.setattr(new_tables, "SHORTEST_GAME", 1)


@pytest.fixture
def time_passes(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Turns the clock of this process on by so many seconds, and with it that of a server in this process."""
    real, ahead = time.time_ns, 0

    def turn_on(seconds: int) -> None:
        nonlocal ahead
        ahead += seconds * 1_000_000_000

    monkeypatch.setattr(time, "time_ns", lambda: real() + ahead)
    return turn_on


# Thinking for six seconds, of which the server was down for four, takes two off a clock, also once the choice is made.
def test_what_passes_while_the_server_is_down_is_taken_off_no_clock() -> None:
    clocks = Clocks(GAME, 60, 2, Downtimes([(3_000, 7_000)]))
    clocks.move_on(2_000, [True, False], None)
    assert clocks.left(0, 8_000) == 58_000
    clocks.move_on(8_000, [False, True], 0)
    assert (clocks.left(0, 8_000), clocks.left(1, 8_000)) == (58_000, 60_000)


def move_clock(seconds: int) -> dict[str, Any]:
    return {"kind": "move", "seconds": seconds}


def game_clock(seconds: int) -> dict[str, Any]:
    return {"kind": "game", "seconds": seconds}


def is_stood_in_for(seat: Seat, number: int) -> bool:
    return seat.table.seats[number].stand_in == "time"


@story
async def test_a_table_without_a_clock_shows_none(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,):
        assert anna.position is not None
        assert anna.position.clock is None


@story
async def test_the_clocks_of_those_run_who_are_asked(url: str) -> None:
    async with table_of(url, "Anna", "Bela", clock=move_clock(60)) as (anna, bela):
        assert running(anna) == [0, 1]
        await anna.chooses()
        assert running(anna) == [1]
        playing = await play_past_the_prelude(anna, bela)
        assert running(playing) == [playing.seat]


@story
async def test_a_bot_has_no_clock(url: str) -> None:
    async with table_of(url, "Anna", bots=1, clock=move_clock(60)) as (anna,):
        assert anna.left(1) is None
        assert running(anna) == [0]


def running(seat: Seat) -> list[int]:
    assert seat.position is not None
    assert seat.position.clock is not None
    return seat.position.clock.running


@story
async def test_a_clock_for_every_choice_starts_anew_and_one_for_the_game_does_not(
    tmp_path: Path, time_passes: Callable[[int], None]
) -> None:
    async with process_of(tmp_path) as (_, url):
        for clock, is_new in ((move_clock(60), True), (game_clock(60), False)):
            async with table_of(url, "Anna", "Bela", clock=clock) as (anna, bela):
                time_passes(LONG)
                await anna.chooses()
                await bela.chooses()
                await anna.until(lambda seat: seat.state == 2)
                left = anna.left(0)
                assert left is not None
                assert (left > 60_000 - LONG * 1000) == is_new
                assert left > 60_000 - 2 * LONG * 1000


# One who has chosen, taken back and chosen again has as much time left as one who has thought all the while.
@story
async def test_choosing_and_taking_back_gives_no_new_time(tmp_path: Path, time_passes: Callable[[int], None]) -> None:
    async with (
        process_of(tmp_path) as (_, url),
        table_of(url, "Anna", "Bela", clock=move_clock(60)) as (anna, _),
    ):
        await anna.chooses()
        await anna.undoes()
        for number in range(1, 4):
            time_passes(LONG)
            await anna.chooses()
            await anna.undoes()
            left = anna.left(0)
            assert left is not None
            assert left <= 60_000 - number * LONG * 1000


@pytest.mark.parametrize("kind", ["move", "game"])
def test_leaving_and_returning_gives_no_new_time(kind: str) -> None:
    match = Match(row_of_two(kind, 60), Downtimes([]))
    match.apply(Entry("t", 0, 41_000, entries.STAND_IN, 0, "left"))
    match.apply(Entry("t", 1, 41_000, entries.RETURN, 0, ""))
    assert match.clocks.left(0, 41_000) == 20_000


# The bot has chosen meanwhile: this is another question.
def test_who_returns_to_another_question_has_all_the_time_for_it() -> None:
    match = Match(row_of_two("move", 60), Downtimes([]))
    match.apply(Entry("t", 0, 61_000, entries.STAND_IN, 0, "time"))
    match.apply(Entry("t", 1, 61_000, entries.CHOICE, 0, first_choice(match, 0)))
    match.apply(Entry("t", 2, 61_000, entries.CHOICE, 1, first_choice(match, 1)))
    match.apply(Entry("t", 3, 70_000, entries.RETURN, 0, ""))
    assert match.clocks.left(0, 70_000) == 60_000


def first_choice(match: Match, seat: int) -> str:
    return match.game.rules.text_of(match.game.state.choices_of(seat)[0])


# All have agreed to it: whoever has to choose all that again shall not have to do it in the time of one choice.
@story
async def test_going_back_by_consent_gives_new_time_for_every_choice(
    tmp_path: Path, time_passes: Callable[[int], None]
) -> None:
    async with (
        process_of(tmp_path) as (_, url),
        table_of(url, "Anna", "Bela", clock=move_clock(60)) as (anna, bela),
    ):
        playing = await play_past_the_prelude(anna, bela)
        waiting = bela if playing is anna else anna
        await playing.chooses()
        await playing.asks_to_go_back()
        await waiting.until(lambda seat: seat.position and seat.position.undo_asked)
        await waiting.answers_that(True)
        time_passes(LONG)
        await playing.until(lambda seat: seat.state == waiting.state)
        await playing.chooses()
        playing = await who_is_asked(anna, bela)
        left = playing.left(playing.seat or 0)
        assert left is not None
        assert left > 60_000 - LONG * 1000


# The others have a minute: the game waits for them while who was too slow returns.
@story
async def test_who_is_out_of_time_for_a_choice_is_stood_in_for_and_may_return(tmp_path: Path) -> None:
    async with (
        process_of(tmp_path) as (server_process, url),
        table_of(url, "Anna", "Bela", "Cyril", clock=move_clock(60)) as (active, other, idle),
    ):
        await active.chooses()
        match = server_process.live_tables.by_id[idle.table_id].match
        assert match is not None
        match.clocks.spent[2] = match.clocks.budget  # as if a minute had passed for Cyril alone
        await other.chooses()
        await active.until(lambda seat: is_stood_in_for(seat, 2))
        step = next(step for step in active.told if step.did == "stand-in")
        assert (step.seat, step.reason) == (2, "time")
        assert active.left(2) is None
        assert await code_of(idle.chooses("die 1")) == "not-allowed"
        # The bot answers this question and its part of the next one, which waits for Anna and Bela.
        await idle.until(lambda seat: [step.seat for step in seat.told if step.did == "chose"] == [0, 1, 2, 2])
        await idle.returns()
        assert idle.did[-1] == "returned"
        await idle.until(lambda seat: seat.table.seats[2].stand_in is None)


@story
async def test_who_is_out_of_time_for_the_game_cannot_return(tmp_path: Path, quick_clocks: None) -> None:
    async with process_of(tmp_path) as (_, url), table_of(url, "Anna", bots=1, clock=game_clock(1)) as (anna,):
        await anna.until(lambda seat: is_stood_in_for(seat, 0))
        assert await code_of(anna.returns()) == "not-allowed"
        await anna.until(lambda seat: seat.table.status == "over")
        assert anna.is_over


@story
async def test_a_clock_runs_out_while_nobody_is_there(tmp_path: Path) -> None:
    async with process_of(tmp_path) as (server_process, url), people(url, "Anna") as (anna,):
        table = await anna.sets_up("me", "random", clock=move_clock(60))
        live = server_process.live_tables.by_id[table]
        while live.errands:  # until the bot has chosen
            await asyncio.wait(live.errands.values())
        live.idle_since -= live_tables.KEEP_IDLE + 1000
        server_process.live_tables.forget_idle()
        assert table not in server_process.live_tables.by_id
        turn_back(f"sqlite:///{tmp_path / 'server_process.sqlite'}", HOUR, but=("processes", "downtimes"))
        await server_process.due_work.look_around()
        seat = await anna.enters(table)
        await seat.until(lambda seat: is_stood_in_for(seat, 0))


# Once it was stopped, once it has crashed: that is, not said that it was going.
@story
async def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        process_of(tmp_path) as (_, url),
        table_of(url, "Anna", "Bela", clock=game_clock(60)) as (anna, bela),
    ):
        await anna.chooses()
    for crashes in (True, False):
        turn_back(f"sqlite:///{tmp_path / 'server_process.sqlite'}", HOUR)  # as if it had been down for an hour
        async with process_of(tmp_path) as (server_process, url), people(url, "Cyril") as (somebody,):
            await somebody.line.says(requests.Hello(protocol=PROTOCOL, token=bela.person.token))
            seat = await somebody.enters(bela.table_id)
            assert seat.table.seats[1].stand_in is None
            left = seat.left(1)
            assert left is not None
            assert 20_000 < left <= 60_000
            if crashes:
                monkeypatch.setattr(server_process.running_processes, "end", no_goodbye)
            else:
                await seat.chooses()


async def no_goodbye() -> None:
    pass


def turn_back(address: str, milliseconds: int, but: tuple[str, ...] = ()) -> None:
    """Make everything in a database that has happened so much older."""
    times = {
        "tables": ("created_at", "started_at", "look_at"), "journal": ("at",), "processes": ("seen_at",),
        "downtimes": ("began_at", "ended_at"),
    }  # fmt: skip
    with database(address) as rows:
        for table, columns in times.items():
            for column in columns if table not in but else ():
                rows.execute(f"UPDATE {table} SET {column} = {column} - ?", [milliseconds])
