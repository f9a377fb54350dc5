"""The bots of a server live as long as their games: one for each seat, and it goes on from what it thought before."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

import chronomage as cm
from chronomage.bots import BadBot, Bot, Explanation, GameFacts, Limit
from chronomage.server.thinking import thought as thinking_module
from chronomage.server.thinking.remembered import RememberedGames
from chronomage.server.thinking.seated import SeatedBots, memory_used
from chronomage.server.thinking.thinker import TO_THINK_IN, Thinker
from chronomage.server.thinking.thought import Advice, Thought, think
from tests.server.held import holding
from tests.server.test_thinking import tell, thinking, thought_of


class Diary(Bot):
    """Takes the first choice, and writes down what happens to it."""

    name = "diary"
    made: "list[Diary]" = []  # noqa: RUF012

    def __init__(self) -> None:
        self.written: list[str] = []
        self.limits: list[Limit | None] = []
        self.made.append(self)

    def begin(self, game: GameFacts, seat: int) -> None:
        self.written.append(f"begin {game.game} {game.players} at {seat}")

    def choose(self, observation: cm.Observation[Any], decision: cm.Decision, limit: Limit | None = None) -> cm.Choice:
        self.limits.append(limit)
        self.written.append(f"choose {decision.kind}")
        return decision.choices[0]

    def explain(
        self, observation: cm.Observation[Any], decision: cm.Decision, limit: Limit | None = None
    ) -> Explanation:
        self.written.append(f"explain {decision.kind}")
        return Explanation(decision.choices[-1], ())


class Failing(Diary):
    def choose(self, observation: object, decision: cm.Decision, limit: object = None) -> cm.Choice:
        raise RuntimeError("out of ideas")


class Cheating(Diary):
    def choose(self, observation: object, decision: cm.Decision, limit: object = None) -> cm.Choice:
        return cm.Choice(99_999, "win")


BOTS: dict[str, type[Diary]] = {"diary": Diary, "failing": Failing, "cheating": Cheating}


@pytest.fixture(autouse=True)
def process(monkeypatch: pytest.MonkeyPatch) -> SeatedBots:
    """A process that has thought about nothing yet, with bots that keep diaries."""
    Diary.made.clear()
    seated = SeatedBots()
    monkeypatch.setattr(thinking_module, "BOTS", seated)
    monkeypatch.setattr(thinking_module, "GAMES", RememberedGames())
    monkeypatch.setattr(thinking_module, "make_bot", lambda name, game: BOTS[name]())
    return seated


def play_on(game: cm.Game, choices: int) -> None:
    """Let diaries make that many choices."""
    for _ in range(choices):
        decision = game.decisions[0]
        game.play(decision.player, think(thought_of(game, decision.player, "diary")))


def test_each_seat_has_one_bot_for_the_whole_game() -> None:
    game = cm.new_game("seasons", 2, 5, {"level": "apprentice"})
    play_on(game, 40)
    first, second = Diary.made
    assert first.written[0] == "begin seasons 2 at 0"
    assert second.written[0] == "begin seasons 2 at 1"
    assert len(first.written) + len(second.written) == 42
    assert not [line for line in first.written[1:] + second.written[1:] if line.startswith("begin")]


def test_a_game_that_goes_back_is_begun_again_by_the_same_bot() -> None:
    game = cm.new_game("seasons", 2, 5)
    before = game.copy()
    (player,) = {decision.player for decision in game.decisions[:1]}
    for choice in (0, 1):
        other_way = before.copy()
        other_way.play(player, other_way.decisions[0].choices[choice])
        think(thought_of(other_way, other_way.decisions[0].player, "diary"))
    (bot,) = Diary.made
    assert [line.split()[0] for line in bot.written] == ["begin", "choose", "begin", "choose"]


def test_a_choice_asked_for_twice_is_no_step_back() -> None:
    game = cm.new_game("seasons", 2, 5)
    for _ in range(2):
        think(thought_of(game, 0, "diary"))
    (bot,) = Diary.made
    assert bot.written == ["begin seasons 2 at 0", "choose draft", "choose draft"]


def test_another_game_at_the_same_table_is_begun() -> None:
    for seed in (5, 6):
        think(thought_of(cm.new_game("seasons", 2, seed), 0, "diary"))
    (bot,) = Diary.made
    assert [line.split()[0] for line in bot.written] == ["begin", "choose", "begin", "choose"]


@pytest.mark.parametrize(("bot", "error"), [("failing", RuntimeError), ("cheating", BadBot)])
def test_a_bot_that_went_wrong_is_not_asked_again(process: SeatedBots, bot: str, error: type[Exception]) -> None:
    for _ in range(2):
        with pytest.raises(error):
            think(thought_of(cm.new_game("seasons", 2, 5), 0, bot))
    assert len(Diary.made) == 2
    assert not process.seats


def test_hints_are_explained() -> None:
    game = cm.new_game("seasons", 2, 5)
    hint = replace(thought_of(game, 0, "diary"), hint=True)
    advice = think(hint)
    assert isinstance(advice, Advice)
    assert (advice.choice, advice.because) == (game.decisions[0].choices[-1].id, ())
    (bot,) = Diary.made
    assert bot.written[1:] == ["explain draft"]


def test_a_bot_is_told_how_long_it_may_think() -> None:
    game = cm.new_game("seasons", 2, 5)
    think(replace(thought_of(game, 0, "diary"), seconds=2.5))
    think(thought_of(game, 0, "diary"))
    (bot,) = Diary.made
    assert bot.limits == [Limit(seconds=2.5), None]


def test_the_bots_and_the_game_of_a_table_that_is_over_are_forgotten(process: SeatedBots) -> None:
    game = cm.new_game("seasons", 2, 5)
    think(replace(thought_of(game, 0, "diary"), table_id="over"))
    think(replace(thought_of(game, 1, "diary"), table_id="over"))
    think(replace(thought_of(game, 0, "diary"), ended=("over", "never heard of")))
    assert [seat[:2] for seat in process.seats] == [("table", 0)]
    assert list(thinking_module.GAMES.tables) == ["table"]


# --- how many are kept ---


def keep(bots: SeatedBots, *tables: str) -> None:
    for table in tables:
        seat = (table, 0, "diary")
        bots.put_back(seat, bots.take(seat, (), (), Diary, lambda: GameFacts("seasons", 2, {})))


def test_of_too_many_bots_the_one_that_was_not_asked_longest_is_forgotten() -> None:
    bots = SeatedBots(most=2)
    keep(bots, "a", "b", "a", "c")
    assert [table for table, _, _ in bots.seats] == ["a", "c"]


def test_where_memory_runs_out_all_but_the_last_bot_are_forgotten() -> None:
    used = 10
    bots = SeatedBots(most=5, most_bytes=20, used=lambda: used)
    keep(bots, "a", "b", "c")
    assert len(bots.seats) == 3
    used = 30
    keep(bots, "d")
    assert [table for table, _, _ in bots.seats] == ["d"]


def test_a_process_knows_how_much_memory_it_takes_up() -> None:
    before = memory_used()
    held = bytearray(64 << 20)
    assert memory_used() - before > len(held) // 2


# --- which process ---


def test_a_table_is_thought_about_where_it_was_before() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(2) as thinkers:
            homes: dict[str, int] = {}
            # First both at once, so that each has a process of its own.
            choices = [asyncio.create_task(thinkers.choose(holder.thought(table))) for table in "ab"]
            both = [await holder.next(), await holder.next()]
            for held in both:
                homes[held.table_id] = held.process
                held.choose(1)
            await asyncio.gather(*choices)
            assert len(set(homes.values())) == 2
            for table in "aabbabaabbba":
                choice = asyncio.create_task(thinkers.choose(holder.thought(table)))
                held = await holder.next()
                assert held.process == homes[table]
                held.choose(1)
                await choice

    tell(story())


def test_nobody_waits_for_a_busy_process_while_another_is_idle() -> None:
    async def story() -> None:
        async with holding() as holder, thinking(2) as thinkers:
            first = asyncio.create_task(thinkers.choose(holder.thought("a")))
            at_home = await holder.next()
            at_home.choose(1)
            await first
            long = asyncio.create_task(thinkers.choose(holder.thought("a")))
            busy = await holder.next()
            # A hint for the same table: its process is busy with the move.
            hint = asyncio.create_task(thinkers.choose(holder.thought("a", hint=True)))
            elsewhere = await holder.next()
            assert elsewhere.process != busy.process == at_home.process
            elsewhere.choose(2)
            busy.choose(3)
            assert await asyncio.gather(long, hint) == [3, 2]

    tell(story())


def test_a_process_hears_which_games_are_over_with_its_next_thought() -> None:
    asked: list[Thought] = []

    class Process:
        running = True

        async def ask(self, thought: Thought) -> int:
            asked.append(thought)
            return 1

    async def story() -> None:
        thinker = Thinker("unused:unused", seconds=20)
        thinker.process = Process()  # type: ignore[assignment]
        thinker.forget("over")
        for _ in range(2):
            await thinker.choose(thought_of(cm.new_game("seasons", 2, 5), 0))
        assert [thought.ended for thought in asked] == [("over",), ()]
        assert {thought.seconds for thought in asked} == {20 * TO_THINK_IN}

    tell(story())
