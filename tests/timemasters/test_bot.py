"""The apprentice of Time Masters: legal and steady in every game, better than chance, sensible where it is clear."""

from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.bots import Bot, make_bot
from chronomage.bots.apprentice.timemasters.answers import ANSWERS, WORTHS
from chronomage.bots.apprentice.timemasters.appraisal import Appraiser
from chronomage.bots.apprentice.timemasters.main_phase import ENOUGH
from chronomage.games.timemasters.facts import MOST_ROUNDS
from chronomage.games.timemasters.table import Table
from chronomage.lab.simulation import Plan, simulate
from tests.timemasters import acting, worded
from tests.timemasters import plain as plain_pack
from tests.timemasters.known import liked_choice
from tests.timemasters.plain import blanks, plain
from tests.timemasters.scenario import Scenario

EVERYTHING: dict[str, Any] = {"expansion": True, "promo": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, EVERYTHING),
    (3, {"launching": "full"}),
    (4, {**EVERYTHING, "launching": "full"}),
]
# Packs with cards of every kind, some of which fetch each other back for nothing.
OTHER_PACKS: list[tuple[int, dict[str, Any]]] = [
    (2, {"pack": plain_pack.PACK}),
    (3, {"pack": plain_pack.PACK, "launching": "full"}),
    (2, {"pack": acting.PACK}),
    (4, {"pack": acting.PACK, "launching": "full"}),
    (3, {"pack": worded.PACK}),
    (4, {"pack": worded.PACK, "launching": "full"}),
]


def apprentice() -> Bot:
    return make_bot("apprentice", "timemasters")


def answer(position: Scenario) -> str:
    """What the apprentice answers to the one open decision."""
    (decision,) = position.game.decisions
    return apprentice().choose(position.game.observe(decision.player), decision).text


def turn(position: Scenario) -> list[str]:
    """All answers of the apprentice until another player is asked."""
    player = position.asked
    answers: list[str] = []
    while not position.game.over and position.asked == player:
        answers.append(answer(position))
        position.play(player, answers[-1])
    return answers


# Whole games.


def test_every_decision_of_the_game_gets_an_open_choice() -> None:
    # Random play leads to every kind of question; the apprentice is asked at each.
    random = Random(1)
    bot = apprentice()
    asked: set[str] = set()
    for number, (players, options) in enumerate(TABLES + OTHER_PACKS * 12):
        game = cm.new_game("timemasters", players, number, options)
        while not game.over:
            (decision,) = game.decisions
            asked.add(decision.kind)
            assert bot.choose(game.observe(decision.player), decision) in decision.choices
            game.play(*liked_choice(game, random))
    assert asked == {*ANSWERS, *WORTHS}


@pytest.mark.parametrize(("players", "options"), TABLES + OTHER_PACKS)
def test_apprentices_play_to_the_end_without_going_in_circles(players: int, options: dict[str, Any]) -> None:
    bot = apprentice()
    longest = 0
    for seed in range(4):
        game = cm.new_game("timemasters", players, seed, options)
        assert isinstance(game.state, Table)
        while not game.over:
            for decision in game.decisions:
                game.play(decision.player, bot.choose(game.observe(decision.player), decision))
                longest = max(longest, game.state.turn_choices)
        assert game.state.round < MOST_ROUNDS / 4
    assert longest < ENOUGH + 20


@pytest.mark.parametrize(("players", "options"), TABLES + OTHER_PACKS)
def test_equal_observations_get_equal_choices(players: int, options: dict[str, Any]) -> None:
    # A game resampled from the observation differs in all that the player cannot see.
    random = Random(2)
    bot = apprentice()
    game = cm.new_game("timemasters", players, 11, options)
    while not game.over:
        for decision in game.decisions:
            observation = game.observe(decision.player)
            before = observation.to_json()
            choice = bot.choose(observation, decision)
            assert observation.to_json() == before
            if random.random() < 0.2:
                other = observation.resample(random).observe(decision.player)
                assert apprentice().choose(other, decision) == choice
            game.play(decision.player, choice)


# Over many games it wins practically all; the seeds are fixed, so these figures never change by themselves.
@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_apprentice_beats_random(players: int, options: dict[str, Any]) -> None:
    bots = ("apprentice", *["random"] * (players - 1))
    results = simulate(Plan("timemasters", players, 100, 1, options, bots))
    assert results.by_bot()[0].wins >= 95


# Clear cases.


def test_a_focus_waits_until_ke_are_exhausted() -> None:
    position = plain({"hand": ["calm", "cost-2"]})
    assert turn(position)[:3] == ["play cost-2", "play calm", "end"]


def test_cheap_spells_come_first() -> None:
    assert turn(plain({"hand": ["cost-3", "cost-2", "cost-1"], "active": 3}))[:2] == ["play cost-1", "play cost-2"]


def test_cards_are_drawn_before_other_spells_are_played() -> None:
    assert answer(plain({"hand": ["cost-1", "draw-three", "blank-1"], "deck": ["calm"] * 3})) == "play draw-three"


def test_a_hand_without_means_is_passed() -> None:
    assert answer(plain({"hand": ["cost-1", "cost-2", "cost-3"], "exhausted": 4})) == "pass"


def test_a_focus_is_better_than_a_pass() -> None:
    assert answer(plain({"hand": ["cost-1", "cost-2", "calm"], "exhausted": 4})) == "play calm"


def test_cards_that_cannot_be_paid_for_become_ke() -> None:
    position = plain({"hand": ["cost-1", "cost-3", "cost-3"], "active": 1, "exhausted": 1, "deck": ["calm"] * 3})
    assert turn(position) == ["play cost-1", "restore", "end", "take 1"]
    assert position.ke(0) == (1, 1, 0)


def test_a_hand_that_can_do_nothing_is_changed() -> None:
    # With all Ke active no Focus has an effect, and the same cards would stay in the hand for ever.
    position = plain({"hand": ["calm"] * 3, "deck": ["cost-1"] * 2})
    assert turn(position)[0] == "restore"


def test_no_card_is_discarded_for_ke_that_are_active() -> None:
    position = plain({"hand": ["calm", "calm", "blank-1"], "deck": ["cost-1"]})
    assert turn(position) == ["play blank-1", "end", "take 1", "done"]


def test_a_timer_that_gives_something_is_filled_and_launched_at_once() -> None:
    position = plain({"hand": ["giving-timer", "blank-1", "blank-1"]}, options={"launching": "full"})
    answers = turn(position)
    assert answers[:4] == ["play giving-timer", "put blank-1", "put blank-1", "launch 1"]
    assert position.ke(0) == (4, 0, 2)
    assert answers[4:7] == ["release blank-1", "release blank-1", "end"]


def test_a_timer_that_gives_nothing_stays_empty() -> None:
    position = plain({"hand": ["blank-1"], "timers": ["dial"]})
    assert turn(position)[:2] == ["play blank-1", "end"]


def test_a_full_timer_is_launched() -> None:
    position = plain({"hand": ["calm"], "timers": [{"card": "dial", "spells": ["cost-1"]}]})
    assert turn(position)[:2] == ["launch 1", "release cost-1"]


def test_ephemeral_ke_are_spared() -> None:
    position = plain({"hand": ["cost-1"], "ephemeral": 2})
    assert turn(position)[:2] == ["play cost-1", "ephemeral 0"]


def test_the_levels_of_all_spells_are_used() -> None:
    spheres = {str(level): blanks(level, 3) for level in range(1, 6)}
    position = plain({"spells": blanks(1, 6)}, phase="main", spheres=spheres)
    answers = turn(position)
    assert answers[0] == "end"
    assert sum(int(each.removeprefix("take ")) for each in answers[1:-1]) == 6
    assert answers[-1] == "done"


def test_the_more_useful_of_two_equal_cards_is_taken() -> None:
    spheres = {"1": ["draw-three", "blank-1", "blank-1"], "2": ["grow"] * 3}
    position = plain({"spells": blanks(3, 1)}, phase="main", spheres=spheres)
    assert turn(position) == ["end", "take 1"]


@pytest.mark.parametrize(("mine", "theirs", "taken"), [(5, 1, True), (1, 5, False)])
def test_the_last_card_is_taken_by_the_leader_and_left_by_the_others(mine: int, theirs: int, taken: bool) -> None:
    position = plain(
        {"spells": blanks(3, 1), "deck": blanks(mine, 1)},
        {"deck": blanks(theirs, 1)},
        phase="main",
        spheres={"1": blanks(1, 1), "2": []},
    )
    assert turn(position) == ["end", "take 1" if taken else "done"]
    assert position.game.over == taken


def test_the_worst_card_is_exiled_and_the_best_taken_back() -> None:
    position = plain({"hand": ["exile", "cost-3", "blank-5"], "active": 1, "exhausted": 3})
    position.play(0, "play exile")
    assert answer(position) == "cost-3"
    position = plain({"hand": ["take-back"], "discard": ["calm", "cost-3"], "active": 0, "exhausted": 4})
    position.play(0, "play take-back")
    assert answer(position) == "calm"


def test_the_timer_without_spells_is_given_up() -> None:
    position = plain({"hand": ["opponents-throw-timer"]}, {"timers": [{"card": "twin", "spells": ["blank-1"]}, "dial"]})
    position.play(0, "play opponents-throw-timer")
    assert position.asked == 1
    assert answer(position) == "timer 2"


# What a deck is worth must not hang on who was appraised first in this process: sums in another order differ slightly.
def test_a_deck_is_worth_the_same_in_any_order() -> None:
    state = cm.new_game("timemasters", seed=1).state
    assert isinstance(state, Table)
    deck = [card.number for card in state.pack.cards]
    chance = Random(1)
    worths = set()
    for _ in range(20):
        chance.shuffle(deck)
        appraisal = Appraiser(state.pack).appraisal(deck)
        worths.add((appraisal.prices.ke, appraisal.prices.card, appraisal.fresh))
    assert len(worths) == 1
