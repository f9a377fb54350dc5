"""The connection itself: messages that are none, floods, and servers that forget, stop and begin again."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from chronomage.protocol import requests
from chronomage.protocol.answers import Entered, Problem, Welcome
from chronomage.server.storage.entry import CHOICE, Entry
from chronomage.server.tables import live_tables
from tests.server.people import (
    Line,
    close_code_of,
    code_of,
    is_past_the_prelude,
    people,
    play_out,
    play_past_the_prelude,
    process_of,
    story,
    table_of,
)
from tests.server.running import RunningServer
from tests.waiting import until

pytestmark = pytest.mark.long


async def problem_with(line: Line, text: str | bytes) -> Problem:
    """What the server has against a message."""
    await line.send_text(text)
    answer = await line.next()
    assert isinstance(answer, Problem)
    return answer


@story
async def test_what_is_no_message_is_malformed(url: str) -> None:
    async with people(url, "Anna") as (anna,):
        messages: list[str | bytes] = [
            "", "hello", "[]", "{}", "null", "1", '"x"', '{"type":"dance"}', '{"type":"enter"}',
            '{"type":"ping","id":1.5}', '{"type":"ping","id":9007199254740993}', '{"type":"ping","extra":1}',
            '{"type":"choose","table":"x","state":"1","choice":1}', '{"type":"ping"', "[" * 5000,
            '{"type":"chat","table":"x","text":"\\ud800"}',
        ]  # fmt: skip
        for message in messages:
            problem = await problem_with(anna.line, message)
            assert (problem.code, problem.re) == ("malformed", None), message
        assert (await problem_with(anna.line, '{"type":"enter","table":"' + "x" * 9000 + '"}')).code == "oversized"
        assert (await problem_with(anna.line, '{"type":"hello","protocol":2,"id":5}')).code == "wrong-protocol"
        assert (await problem_with(anna.line, '{"type":"hello","protocol":1,"token":"x"}')).code == "unauthorized"
        assert isinstance(await anna.line.says(requests.Hello(protocol=1)), Welcome), "and still we are friends"


@story
async def test_a_binary_message_is_read_like_a_text_or_refused_and_never_breaks_the_server(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        await anna.line.send_text(b'{"type":"ping","id":7}')
        assert anna.line.socket is not None
        try:
            answer = await anna.line.next()
            assert answer.re == 7 or isinstance(answer, Problem)
        except Exception:
            assert await close_code_of(anna.line) in (1003, 1007, 1011)
        await bela.line.says(requests.Ping())


@story
async def test_hello_with_another_token_leaves_all_tables(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela), people(url, "Cyril") as (cyril,):
        await anna.says(requests.Hello(protocol=1, token=cyril.token))
        assert await code_of(anna.chooses()) == "not-entered"
        await bela.until(lambda seat: not seat.table.seats[0].here)
        await anna.enters()
        assert anna.seat is None


@story
async def test_nobody_in_particular_may_watch_and_nothing_else(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, _):
        stranger = Line()
        try:
            welcome = await stranger.opens(url, None)
            assert welcome.name is None
            entered = await stranger.says(requests.Enter(table=anna.table_id))
            assert isinstance(entered, Entered)
            assert entered.seat is None
            assert await code_of(stranger.says(requests.Chat(table=anna.table_id, text="hi"))) == "unauthorized"
        finally:
            await stranger.closes()


@story
async def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async with (
        process_of(tmp_path, messages_a_second=5) as (_, url),
        people(url, "Anna", "Bela") as (anna, bela),
    ):
        for _ in range(130):
            await anna.line.send_text('{"type":"ping"}')
        assert await close_code_of(anna.line) == 4029
        await bela.line.says(requests.Ping())


@story
async def test_an_address_has_so_many_connections_and_more_once_some_are_closed(tmp_path: Path) -> None:
    async with (
        process_of(tmp_path, connections_an_address=2) as (_, url),
        people(url, "Anna", "Bela") as (anna, _bela),
    ):
        for _ in range(3):
            line = Line()
            with pytest.raises(Exception, match="4029"):
                await line.opens(url, anna.token)
        await anna.line.closes()

        async def opens() -> bool:
            try:
                await anna.line.opens(url, anna.token)
            except ConnectionClosed:
                return False
            return True

        await until(opens, "the server hears of it")
        await anna.line.says(requests.Ping())


# The server goes, and comes again.


@story
async def test_a_table_forgotten_from_memory_is_as_it_was(tmp_path: Path) -> None:
    async with process_of(tmp_path) as (server_process, url), table_of(url, "Anna", "Bela") as (anna, bela):
        await play_past_the_prelude(anna, bela)
        await anna.exits()
        await bela.exits()
        live = server_process.live_tables.by_id[anna.table_id]
        live.idle_since -= live_tables.KEEP_IDLE + 1000
        server_process.live_tables.forget_idle()
        assert anna.table_id not in server_process.live_tables.by_id
        before = [anna.position, bela.position]
        await anna.enters(since=anna.number)
        await bela.enters(since=bela.number)
        assert [anna.position, bela.position] == before
        assert server_process.live_tables.by_id[anna.table_id] is not live
        await play_out(anna, bela)


@story
async def test_the_server_is_restarted_in_mid_game_and_everything_goes_on(tmp_path: Path) -> None:
    server = RunningServer(f"sqlite:///{tmp_path / 'restarted.sqlite'}", log=tmp_path / "log")
    with server:
        async with table_of(server.url, "Anna", "Bela", bots=1) as seats:
            anna, bela = seats
            await asyncio.gather(*(seat.plays_on(is_past_the_prelude) for seat in seats))
            await anna.chats("see you")
            await bela.until(lambda seat: seat.lines)
            before = max(anna.state, bela.state)
            assert await asyncio.to_thread(server.stop) == 0
            for seat in seats:
                assert await close_code_of(seat.person.line) in (1001, 1012)
            await asyncio.to_thread(server.start)
            for seat in seats:
                await seat.person.line.opens(server.url, seat.person.token)
                await seat.enters(since=seat.number)
            assert anna.state >= before
            assert [line.text for line in anna.lines] == ["see you"]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            for seat in seats:
                await seat.person.line.closes()
                await seat.person.line.opens(server.url, seat.person.token)
                await seat.enters(since=seat.number)
            await play_out(*seats)
            told = [[step.state for step in seat.told if step.did == "chose"] for seat in seats]
            assert told[0] == sorted(set(told[0]))
            both = max(states[0] for states in told)  # a bot may have chosen before the second one came
            assert [state for state in told[0] if state >= both] == [state for state in told[1] if state >= both]


@story
async def test_the_server_says_that_it_is_stopping(tmp_path: Path) -> None:
    async with process_of(tmp_path) as (server_process, url), people(url, "Anna") as (anna,):
        await server_process.close()
        told: Any = await anna.line.next()
        assert msgspec.to_builtins(told)["type"] == "closing"
        assert await close_code_of(anna.line) == 1001


@story
async def test_a_game_that_only_bots_play_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with process_of(tmp_path) as (server_process, url), people(url, "Anna") as (anna,):
        server_process.due_work.closing = True  # no bot moves any more: as if the server had stopped in this moment
        table = await anna.sets_up("random", "random")
    async with process_of(tmp_path) as (server_process, url):
        await server_process.due_work.look_around()
        assert table in server_process.live_tables.by_id


@story
async def test_how_a_game_went_on_is_told_before_what_became_of_the_table(tmp_path: Path) -> None:
    async with process_of(tmp_path) as (server_process, url), table_of(url, "Anna", "Bela") as (anna, _):
        live = server_process.live_tables.by_id[anna.table_id]
        assert live.match is not None
        # Another process has written a choice and noted something about the table; of neither has been heard here.
        choice = live.match.game.decision_of(0).choices[0].text
        assert await server_process.journal.append(Entry(live.id, live.match.number, live.match.at, CHOICE, 0, choice))
        told: list[str] = []

        def hear(*parts: bytes | memoryview) -> bool:
            told.append(json.loads(b"".join(parts))["type"])
            return True

        for connection in live.connections:
            connection.line.tell = hear  # type: ignore[method-assign]
        async with live.lock:
            await server_process.live_tables.refresh(live)
        assert told == ["update", "update", "changed", "changed"]
        assert live.match.state == 1
