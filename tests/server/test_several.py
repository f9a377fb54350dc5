"""Several server processes on one PostgreSQL: whoever is at which, all see the same, and of two rivals one wins."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from chronomage.protocol import requests
from tests.server.people import (
    PASSWORD,
    Person,
    Seat,
    close_code_of,
    code_of,
    line_to,
    people,
    plain,
    play_out,
    play_past_the_prelude,
    story,
)
from tests.server.postgres import Cluster
from tests.server.running import RunningServer

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("several")]


@pytest.fixture(scope="module")
def crew(shared_cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Two processes on one port and one database."""
    address = shared_cluster.create_database("crew")
    log = tmp_path_factory.mktemp("crew") / "log"
    with RunningServer(address, "--workers", "2", log=log) as server:
        yield server


@asynccontextmanager
async def apart(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """People who are connected to different processes, by turns."""
    async with people(url, *names) as found:
        process = ""
        for person in found:
            await person.line.closes()
            sock, process = await line_to(url, other_than=process)
            await person.line.opens(url, person.token, sock)
        yield found


@asynccontextmanager
async def table_apart(url: str, *names: str) -> AsyncIterator[list[Seat]]:
    """A game that has just begun between people at different processes."""
    async with apart(url, *names) as found:
        table = await found[0].sets_up("me", *["open"] * (len(names) - 1))
        for person in found[1:]:
            await person.joins(table)
        yield [await person.enters(table) for person in found]


@story
async def test_a_whole_game_between_two_processes(crew: RunningServer, tmp_path: Path) -> None:
    async with apart(crew.url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open")
        seats = [await anna.enters(table), await bela.enters(table)]
        await bela.joins(table)
        await play_out(*seats)
        assert seats[0].position is not None
        assert seats[1].position is not None
        assert seats[0].position.outcome == seats[1].position.outcome
        assert [step.state for step in seats[0].told] == [step.state for step in seats[1].told]
        for person, seat in zip((anna, bela), seats, strict=True):
            await person.reconnects()
            again = await person.enters(table, since=-1)
            assert plain(again.told) == plain(seat.told)
        assert (await anna.record(table)).count("\n") == seats[0].state + 2


@story
async def test_who_sits_down_elsewhere_is_seen(crew: RunningServer) -> None:
    async with apart(crew.url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open", "open", privacy="link")
        here, there = await anna.enters(table), await bela.enters(table)
        await here.until(lambda seat: seat.table.watchers == 1)
        await bela.joins(table)
        for seat in (here, there):
            await seat.until(lambda seat: seat.table.seats[1].name == "Bela" and seat.table.seats[1].here)
        assert there.seat == 1
        assert here.table.seats[0].here
        await bela.gets_up(table)
        await here.until(lambda seat: seat.table.seats[1].kind == "open")
        await bela.line.closes()
        await here.until(lambda seat: seat.table.watchers == 0)


@story
async def test_chat_and_presence_cross_over(crew: RunningServer) -> None:
    async with table_apart(crew.url, "Anna", "Bela") as (anna, bela):
        await anna.until(lambda seat: seat.table.seats[1].here)
        await bela.until(lambda seat: seat.table.seats[0].here)
        await anna.chats("Привіт")
        await bela.until(lambda seat: seat.lines)
        await bela.chats("🎲")
        await anna.until(lambda seat: len(seat.lines) == 2)
        assert anna.lines == bela.lines
        assert [line.number for line in anna.lines] == [1, 2]
        await asyncio.gather(*(seat.chats("both at once") for seat in (anna, bela)))
        for seat in (anna, bela):
            await seat.until(lambda seat: len(seat.lines) == 4)
            assert sorted(line.number for line in seat.lines) == [1, 2, 3, 4]
        await bela.person.line.closes()
        await anna.until(lambda seat: not seat.table.seats[1].here)


@story
async def test_of_two_choices_at_once_one_wins(crew: RunningServer) -> None:
    async with table_apart(crew.url, "Anna", "Bela") as (anna, bela):
        playing = await play_past_the_prelude(anna, bela)
        async with apart(crew.url, "One", "Two") as (one, two):
            tabs = []
            for person in (one, two):
                await person.line.says(requests.Hello(protocol=1, token=playing.person.token))
                tabs.append(await person.enters(playing.table_id))
            for _ in range(10):
                asked = [tab for tab in tabs if tab.is_asked]
                if len(asked) < 2:
                    break
                tried = await asyncio.gather(*(tab.chooses() for tab in asked), return_exceptions=True)
                assert sorted(getattr(each, "code", "done") for each in tried) == ["done", "stale"]
                for tab in tabs:
                    await tab.until(lambda tab: tab.state >= max(tab.state for tab in tabs))


@story
async def test_all_draft_at_once_from_both_processes(crew: RunningServer) -> None:
    async with table_apart(crew.url, "Anna", "Bela", "Cyril", "Dana") as seats:
        await asyncio.gather(*(seat.chooses(state=0) for seat in seats))
        await asyncio.gather(*(seat.until(lambda seat: seat.state == 4) for seat in seats))
        assert len({tuple(step.seat for step in seat.told) for seat in seats}) == 1


# Who has heard it from the one process may say it to the other, which has perhaps not heard of it yet.
@story
async def test_who_has_seen_a_later_state_elsewhere_is_believed(crew: RunningServer) -> None:
    async with table_apart(crew.url, "Anna", "Bela") as (anna, bela):
        async with apart(crew.url, "Here", "There") as tabs:
            seats = []
            for tab in tabs:
                await tab.line.says(requests.Hello(protocol=1, token=anna.person.token))
                seats.append(await tab.enters(anna.table_id))
            here, there = seats
            for _ in range(10):
                await here.chooses()
                await there.undoes(state=here.state)
                await here.until(lambda seat: seat.did[-1] == "undid")
        assert bela.seat == 1


@story
async def test_going_back_by_consent_crosses_over(crew: RunningServer) -> None:
    async with table_apart(crew.url, "Anna", "Bela") as (anna, bela):
        playing = await play_past_the_prelude(anna, bela)
        waiting = bela if playing is anna else anna
        choices = playing.choices
        await playing.chooses()
        await playing.asks_to_go_back()
        await waiting.until(lambda seat: seat.position and seat.position.undo_asked)
        await waiting.answers_that(True)
        await playing.until(lambda seat: seat.state == waiting.state)
        assert playing.choices == choices


@story
async def test_two_at_different_processes_want_one_seat(crew: RunningServer) -> None:
    async with people(crew.url, "Anna", "Bela", "Cyril", "Dana") as (anna, *others):
        table = await anna.sets_up("me", "open")
        tried = await asyncio.gather(*(other.joins(table) for other in others), return_exceptions=True)
        codes = sorted(getattr(each, "code", "in") for each in tried)
        assert codes[0] == "in"
        assert set(codes[1:]) <= {"taken", "not-allowed"}


@story
async def test_a_bot_begins_at_once(crew: RunningServer) -> None:
    took = []
    async with people(crew.url, "Anna") as (anna,):
        for _ in range(3):
            began = time.monotonic()
            seat = await anna.enters(await anna.sets_up("random", "me"))
            await seat.until(lambda seat: seat.state >= 1)
            took.append(time.monotonic() - began)
    # What is due, a process leaves to another for three seconds. One quick beginning shows that this was not waited
    # for; a slow one shows nothing but a busy machine.
    assert min(took) < 3


@story
async def test_when_all_have_left_the_bots_finish_once(crew: RunningServer) -> None:
    async with table_apart(crew.url, "Anna", "Bela") as (anna, bela):
        await asyncio.gather(anna.leaves(), bela.leaves())
        for seat in (anna, bela):
            await seat.until(lambda seat: seat.table.status == "over")
        assert anna.table.scores == bela.table.scores
        assert [step.state for step in anna.told if step.did == "chose"] == list(range(1, anna.state + 1))


@story
async def test_who_deletes_the_account_is_gone_from_both_processes(crew: RunningServer) -> None:
    async with apart(crew.url, "Anna", "Bela") as (anna, bela):
        await anna.registers("Here and there")
        table = await anna.sets_up("me", "open")
        await bela.joins(table)
        stays = await bela.enters(table)
        async with apart(crew.url, "Here", "There") as tabs:
            for tab in tabs:
                await tab.line.says(requests.Hello(protocol=1, token=anna.token))
            await anna.ask("DELETE", "/me", {"password": PASSWORD})
            for tab in tabs:
                assert await close_code_of(tab.line) == 4001
        await stays.until(lambda seat: seat.table.seats[0].stand_in == "gave-up" and seat.table.seats[0].name is None)


@story
async def test_a_table_that_cannot_be_is_not_there(crew: RunningServer) -> None:
    async with people(crew.url, "Anna") as (anna,):
        for table in ("nosuchtable", "a\u0000b", "\U0001f3b2", "x" * 1000):
            assert await code_of(anna.enters(table)) == "no-such-table", table
