"""Bots think in processes of their own: rightly, in turn, and whatever becomes of the processes."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from chronomage.bots import make_bot
from chronomage.game import Game, new_game
from chronomage.server.thinking.frames import Unpacker, packed
from chronomage.server.thinking.remembered import RememberedGames
from chronomage.server.thinking.thinkers import OTHERS_TO_A_FORSAKEN, NobodyThinks, Thinkers
from chronomage.server.thinking.thought import NothingToChoose, Thought, think
from chronomage.server.thinking.turns import Turns
from tests.server import held
from tests.server.held import Holder, holding
from tests.waiting import PATIENCE

OPENING_CHOICES = new_game("seasons", 2, 7).state.choices_of(0)


def tell(story: Coroutine[Any, Any, None]) -> None:
    """Run a story; one that hangs is a failure."""

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await story

    asyncio.run(in_time())


@asynccontextmanager
async def thinking(workers: int, seconds: float = 60, think: str = held.THINK) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(workers, seconds, think)
    thinkers.open()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def thought_of(game: Game, seat: int, bot: str = "apprentice") -> Thought:
    assert game.seed is not None
    return Thought(
        "table", game.rules.name, game.players, game.seed, game.options, tuple(game.history), seat, bot
    )  # fmt: skip


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def death_of(process: int) -> None:
    """Wait until a process that need not be our child is dead."""
    loop = asyncio.get_running_loop()
    dead = asyncio.Event()
    watch = os.pidfd_open(process)
    loop.add_reader(watch, dead.set)
    try:
        await dead.wait()
    finally:
        loop.remove_reader(watch)
        os.close(watch)


# --- what is chosen ---


@pytest.mark.parametrize("name", ["seasons", "timemasters"])
def test_a_process_chooses_what_the_bot_would_choose_here(name: str) -> None:
    async def story() -> None:
        game = new_game(name, 3, 11)
        bot = make_bot("apprentice", name)
        async with thinking(2, think="chronomage.server.thinking.thought:think") as thinkers:
            while not game.over:
                decision = game.decisions[-1]
                expected = bot.choose(game.observe(decision.player), decision).id
                assert await thinkers.choose(thought_of(game, decision.player)) == expected
                game.play(decision.player, expected)

    tell(story())


def test_after_an_undo_the_thought_starts_from_the_shorter_history() -> None:
    game = new_game("seasons", 2, 3)
    for choice in (0, 1):
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[choice])
        think(thought_of(game, game.decisions[0].player))
    other_way = new_game("seasons", 2, 3)
    decision = other_way.decisions[0]
    other_way.play(decision.player, decision.choices[2])
    decision = other_way.decisions[0]
    expected = make_bot("apprentice", "seasons").choose(other_way.observe(decision.player), decision).id
    assert think(thought_of(other_way, decision.player)) == expected


def test_only_new_choices_are_played_and_old_games_are_forgotten() -> None:
    games = RememberedGames(most=2)
    played = new_game("seasons", 2, 5)
    first = games.reach("a", "seasons", 2, 5, {}, ())
    decision = played.decisions[0]
    played.play(decision.player, decision.choices[0])
    assert games.reach("a", "seasons", 2, 5, {}, tuple(played.history)) is first
    assert first.history == played.history
    assert games.reach("a", "seasons", 2, 6, {}, tuple(played.history)) is not first
    games.reach("b", "seasons", 2, 5, {}, ())
    games.reach("c", "seasons", 2, 5, {}, ())
    assert list(games.tables) == ["b", "c"]


def test_a_game_in_which_a_choice_went_wrong_is_not_used_again() -> None:
    games = RememberedGames()
    games.reach("a", "seasons", 2, 5, {}, ())
    with pytest.raises(Exception):  # noqa: B017, PT011
        games.reach("a", "seasons", 2, 5, {}, ((0, -77), (9, 5)))
    assert not games.tables


def test_bots_that_play_by_chance_do_not_repeat_themselves() -> None:
    thought = thought_of(new_game("seasons", 2, 7), 0, "random")
    # With nine cards to choose from, the same one a hundred times over would be chance out of reach.
    assert len({think(thought) for _ in range(100)}) > 1


def test_a_seat_with_nothing_to_decide_is_refused() -> None:
    async def story() -> None:
        game = new_game("timemasters", 2, 7)
        idle = 1 - game.decisions[0].player
        async with thinking(1, think="chronomage.server.thinking.thought:think") as thinkers:
            with pytest.raises(NothingToChoose):
                await thinkers.choose(thought_of(game, idle))

    tell(story())


# --- what becomes of the processes ---


def test_a_thought_outlives_the_process_it_was_in() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            first = await holder.next()
            os.kill(first.process, signal.SIGKILL)
            second = await holder.next()
            assert second.process != first.process
            second.choose(77)
            assert await choice == 77

    tell(story())


def test_after_two_lost_processes_any_open_choice_is_taken() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            for _ in range(2):
                os.kill((await holder.next()).process, signal.SIGKILL)
            assert await choice in OPENING_CHOICES
            # And the next thought finds a process again.
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            (await holder.next()).choose(5)
            assert await choice == 5

    tell(story())


def test_a_process_that_died_while_idle_is_replaced() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            first = await holder.next()
            first.choose(1)
            await choice
            os.kill(first.process, signal.SIGKILL)
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            (await holder.next()).choose(2)
            assert await choice == 2

    tell(story())


def test_a_process_that_hangs_is_replaced() -> None:
    async def story() -> None:
        # Long enough for a busy machine to report in time that a thought has begun.
        async with holding() as holder, thinking(1, seconds=1.5) as thinkers:
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            first = await holder.next()
            await first.gone()
            second = await holder.next()
            assert second.process != first.process
            assert not is_running(first.process)
            second.choose(9)
            assert await choice == 9

    tell(story())


def test_for_a_bot_that_fails_any_open_choice_is_taken_by_the_same_process() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            first = await holder.next()
            first.writer.write(b"no number\n")
            assert await choice in OPENING_CHOICES
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            second = await holder.next()
            assert second.process == first.process
            second.choose(3)
            assert await choice == 3

    tell(story())


def test_where_no_process_can_be_started_any_open_choice_is_taken() -> None:
    async def story() -> None:
        async with thinking(1, think="chronomage.nowhere:think") as thinkers:
            assert await thinkers.choose(thought_of(new_game("seasons", 2, 7), 0)) in OPENING_CHOICES

    tell(story())


def test_processes_leave_interrupts_to_the_server() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            choice = asyncio.create_task(thinkers.choose(holder.thought("a")))
            thought = await holder.next()
            os.kill(thought.process, signal.SIGINT)
            os.kill(thought.process, signal.SIGTERM)
            thought.choose(4)
            assert await choice == 4
            assert len(holder.all) == 1

    tell(story())


def test_closing_leaves_no_process_behind_and_tells_those_who_wait() -> None:
    async def story() -> None:
        async with holding() as holder:
            thinkers = Thinkers(2, 60, held.THINK)
            thinkers.open()
            choices = [asyncio.create_task(thinkers.choose(holder.thought(table))) for table in "abc"]
            thoughts = [await holder.next() for _ in range(2)]
            assert (thinkers.busy, thinkers.waiting) == (2, 1)
            await thinkers.close()
            assert not any(is_running(thought.process) for thought in thoughts)
            for choice in choices:
                with pytest.raises(NobodyThinks):
                    await choice
            assert (thinkers.busy, thinkers.waiting) == (0, 0)
            with pytest.raises(NobodyThinks):
                await thinkers.choose(holder.thought("a"))

    tell(story())


def test_closing_while_processes_start_leaves_none_behind() -> None:
    async def story() -> None:
        thinkers = Thinkers(2, 60)
        thinkers.open()
        await asyncio.sleep(0)
        await thinkers.close()

    tell(story())


SERVER = """
import asyncio, sys
from chronomage.server.thinking.thinkers import Thinkers
from chronomage.server.thinking.thought import Thought
async def main():
    thinkers = Thinkers(2, 60, "tests.server.held:think")
    thinkers.open()
    await asyncio.gather(*(thinkers.choose(Thought(t, "seasons", 2, 7, {}, (), 0, sys.argv[1])) for t in "ab"))
    await asyncio.Event().wait()
asyncio.run(main())
"""


def test_processes_end_when_the_server_was_killed() -> None:
    async def story() -> None:
        async with holding() as holder:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
            with subprocess.Popen([sys.executable, "-c", SERVER, str(holder.path)], env=environment) as server:
                idle, busy = await holder.next(), await holder.next()
                deaths = asyncio.gather(death_of(idle.process), death_of(busy.process))
                idle.choose(1)
                await idle.gone()
                server.kill()
            busy.choose(1)
            await deaths

    tell(story())


# --- whose turn it is ---


async def serve(holder: Holder, count: int) -> list[str]:
    """Answer so many thoughts: their tables, in the order in which they were thought about."""
    order = []
    for _ in range(count):
        thought = await holder.next()
        order.append(thought.table_id)
        thought.choose(1)
    return order


async def queue(thinkers: Thinkers, *thoughts: Thought) -> list["asyncio.Task[int]"]:
    tasks = [asyncio.create_task(thinkers.choose(thought)) for thought in thoughts]
    await asyncio.sleep(0)
    return tasks


def test_a_table_with_many_thoughts_holds_up_another_for_one_thought_only() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            tasks = await queue(thinkers, *[holder.thought("crowded")] * 50)
            running = await holder.next()
            tasks += await queue(thinkers, holder.thought("quiet"), holder.thought("quiet"))
            running.choose(1)
            order = await serve(holder, 51)
            assert order[:4] == ["quiet", "crowded", "quiet", "crowded"]
            await asyncio.gather(*tasks)

    tell(story())


def test_a_table_has_one_thought_at_a_time() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(2) as thinkers:
            tasks = await queue(thinkers, holder.thought("a"), holder.thought("a"), holder.thought("b"))
            first = [await holder.next(), await holder.next()]
            assert {held.table_id for held in first} == {"a", "b"}
            assert (thinkers.busy, thinkers.waiting) == (2, 1)
            for thought in first:
                thought.choose(1)
            assert await serve(holder, 1) == ["a"]
            await asyncio.gather(*tasks)

    tell(story())


def test_moves_come_before_hints_and_hints_come_nevertheless() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            tasks = await queue(thinkers, holder.thought("first"))
            running = await holder.next()
            tasks += await queue(thinkers, *[holder.thought(f"hint{each}", hint=True) for each in range(3)])
            tasks += await queue(thinkers, *[holder.thought(f"move{each}") for each in range(4)])
            running.choose(1)
            assert await serve(holder, 7) == ["move0", "move1", "move2", "hint0", "move3", "hint1", "hint2"]
            await asyncio.gather(*tasks)

    tell(story())


def test_tables_of_bots_alone_come_last_and_come_nevertheless() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            tasks = await queue(thinkers, holder.thought("first"))
            running = await holder.next()
            tasks += await queue(thinkers, *[holder.thought(f"bots{each}", forsaken=True) for each in range(3)])
            tasks += await queue(thinkers, holder.thought("hint", hint=True))
            tasks += await queue(thinkers, *[holder.thought("move") for _ in range(OTHERS_TO_A_FORSAKEN + 2)])
            running.choose(1)
            order = await serve(holder, len(tasks) - 1)
            assert sorted(order[:OTHERS_TO_A_FORSAKEN]) == ["hint"] + ["move"] * (OTHERS_TO_A_FORSAKEN - 1)
            assert order[OTHERS_TO_A_FORSAKEN:] == ["bots0", "move", "move", "move", "bots1", "bots2"]
            await asyncio.gather(*tasks)

    tell(story())


def test_a_thought_that_nobody_waits_for_is_dropped() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(1) as thinkers:
            tasks = await queue(thinkers, *map(holder.thought, ("a", "b", "c")))
            running = await holder.next()
            tasks[1].cancel()
            tasks[0].cancel()  # being thought about: thought to the end, and nobody is told
            await asyncio.wait(tasks[:2])
            assert thinkers.waiting == 1
            running.choose(1)
            assert await serve(holder, 1) == ["c"]
            assert await tasks[2] == 1

    tell(story())


def test_lines_take_turns() -> None:
    turns: Turns[int] = Turns()
    for item in (1, 2, 3):
        turns.add("a", item)
    turns.add("b", 4)
    assert turns.take() == ("a", 1)
    assert turns.take() == ("b", 4)
    assert not turns.any_ready
    turns.remove("a", 2)
    turns.remove("a", 1)  # taken already: no matter
    turns.finish("b")
    turns.finish("a")
    assert (list(turns), len(turns)) == ([3], 1)
    assert turns.take() == ("a", 3)
    turns.finish("a")
    turns.add("c", 5)
    turns.remove("c", 5)
    assert (len(turns), turns.any_ready, turns.lines) == (0, False, {})


# --- the event loop ---


def test_the_loop_is_free_while_four_tables_think() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(4) as thinkers:
            choices = await queue(thinkers, *map(holder.thought, "abcd"))
            thoughts = [await holder.next() for _ in choices]
            # All four are in mid-thought until this very loop has gone round a thousand times: were it held up by
            # any of them, it would never come to that.
            for _ in range(1000):
                await asyncio.sleep(0)
            assert thinkers.busy == 4
            assert not any(choice.done() for choice in choices)
            for number, thought in enumerate(thoughts):
                thought.choose(number)
            assert sorted(await asyncio.gather(*choices)) == [0, 1, 2, 3]

    tell(story())


def test_frames_are_put_together_from_any_pieces() -> None:
    contents = [1, "two", replace(thought_of(new_game("seasons", 2, 7), 0), seed=1 << 4000)]
    stream = b"".join(map(packed, contents))
    for size in (1, 5, 1000, len(stream)):
        unpacker = Unpacker()
        pieces = [stream[start : start + size] for start in range(0, len(stream), size)]
        assert [found for piece in pieces for found in unpacker.feed(piece)] == contents
