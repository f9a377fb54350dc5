"""Access to the spheres: as many levels as spells were played, one card from each sphere."""

import pytest

import chronomage as cm
from chronomage.bots import make_bot
from tests.timemasters.plain import blanks, plain
from tests.timemasters.scenario import Scenario

FULL_HAND = ["calm"] * 5


def with_spells(count: int, spell: str = "blank-1", **rest: object) -> Scenario:
    """A player at the spheres with so many spells played."""
    game = plain({"spells": [spell] * count, "hand": FULL_HAND}, phase="main", **rest)
    game.play(0, "end")
    return game


# --- how much ---


# The number of cards in the spell area says which spheres are open to the player.
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_so_many_spells_open_the_spheres_up_to_that_level(count: int) -> None:
    game = with_spells(count)
    assert game.kind == "spheres"
    open_cards = [f"take {level}" for level in range(1, count + 1)]
    closed_cards = [f"take-closed {level}" for level in range(1, count)]
    assert game.open == ["done", "restore", *open_cards, *closed_cards]


# Without a spell there is no access.
def test_without_a_spell_there_is_no_access() -> None:
    game = plain({"hand": FULL_HAND})
    game.play(0, "play calm", "end")
    assert game.asked == 1


# What counts is how many cards lie there, not what they are worth.
def test_cards_count_and_not_their_points() -> None:
    game = with_spells(1, "blank-5")
    assert game.open == ["done", "restore", "take 1"]
    assert game.refused(0, "take 2") == "that needs 2 spells, you have 1 spell left to count."


# Starting spells, worth nothing, count as much as any.
def test_starting_spells_count() -> None:
    assert "take 2" in with_spells(2, "cost-1").open


# --- what is taken ---


# The open card goes to the hand, not to the discard pile.
def test_a_taken_card_goes_to_the_hand() -> None:
    game = with_spells(1, spheres={"1": ["draw", "spark", "blaze"]})
    game.play(0, "take 1")
    assert game.hand(0) == [*FULL_HAND, "draw"]
    assert "draw" not in game.discard(0)
    assert game.sphere(1) == ["spark", "blaze"]


# The rulebook's example: five spells are worth one card of level five, or one of two and one of three.
def test_five_spells_are_worth_a_card_of_level_five() -> None:
    game = with_spells(5, spheres={"5": ["blank-5", "opponents-draw"]})
    game.play(0, "take 5")
    assert game.open == ["done", "restore"]  # nothing is left to count
    assert "blank-5" in game.hand(0)


def test_five_spells_are_worth_two_and_three() -> None:
    game = with_spells(5, spheres={"2": ["grow", "cap"], "3": ["memory", "exile"]})
    game.play(0, "take 2")
    assert game.open == ["done", "restore", "take 1", "take 3", "take-closed 1"]
    game.play(0, "take 3")
    assert game.hand(0) == sorted([*FULL_HAND, "grow", "memory"])
    assert game.open == ["done", "restore"]


# The levels add up to no more than the spells played, in whatever order cards are taken.
@pytest.mark.parametrize(
    "takes",
    [
        ["take 3", "take 2", "take 1"],
        ["take 1", "take 2", "take 3"],
        ["take 5", "take 1"],
        ["take 4", "take 2"],
        ["take-closed 5"],
        ["take-closed 2", "take-closed 1"],
        ["take 3"],
        ["take-closed 3", "take 2"],
    ],
    ids=" ".join,
)
def test_six_spells_are_spent_in_many_ways(takes: list[str]) -> None:
    game = with_spells(6)
    game.play(0, *takes, "done")
    assert game.asked == 1
    assert len(game.hand(0)) == 5 + len(takes)


def test_more_than_the_spells_cannot_be_taken() -> None:
    game = with_spells(5)
    game.play(0, "take 3")
    assert game.refused(0, "take 4") == "that needs 4 spells, you have 2 spells left to count."
    assert game.refused(0, "take-closed 2") == "that needs 3 spells, you have 2 spells left to count."


# Nobody must take anything; spells not used are not kept for later.
def test_cards_may_be_left() -> None:
    game = with_spells(3)
    before = [game.sphere(level) for level in range(1, 6)]
    game.play(0, "done")
    assert game.hand(0) == FULL_HAND
    assert [game.sphere(level) for level in range(1, 6)] == before
    game.play(1, "end")
    game.play(0, "end")
    assert game.asked == 1


# From each sphere one card at most.
@pytest.mark.parametrize("first", ["take 1", "take-closed 1"])
def test_one_card_from_each_sphere(first: str) -> None:
    game = with_spells(5)
    game.play(0, first)
    for again in ("take 1", "take-closed 1"):
        assert game.refused(0, again) == "you have taken a card of sphere 1 in this turn: one from each sphere."


# In the next turn the same sphere is open again.
def test_in_the_next_turn_the_sphere_is_open_again() -> None:
    game = with_spells(1, spheres={"1": ["draw", "spark", "blaze"]})
    game.play(0, "take 1", "done")
    game.play(1, "end")
    game.play(0, "play draw", "end", "take 1")
    assert "spark" in game.hand(0)


# --- closed cards ---


# Instead of the open card the first closed one can be taken, for one spell more: a closed card of level two for three.
def test_a_closed_card_costs_one_spell_more() -> None:
    game = with_spells(2)
    assert game.refused(0, "take-closed 2") == "that needs 3 spells, you have 2 spells left to count."
    game = with_spells(3, spheres={"2": ["grow", "cap", "dearer"]})
    game.play(0, "take-closed 2")
    assert "cap" in game.hand(0)
    assert game.sphere(2) == ["grow", "dearer"]
    assert game.open == ["done", "restore"]  # all three are used


def test_a_closed_card_of_level_five_takes_six_spells() -> None:
    assert "take-closed 5" not in with_spells(5).open
    assert "take-closed 5" in with_spells(6).open


# The open card stays open where it is.
def test_the_open_card_stays_when_the_closed_one_is_taken() -> None:
    game = with_spells(2, spheres={"1": ["draw", "spark", "blaze"]})
    game.play(0, "take-closed 1")
    assert game.game.observe(1).plain()["spheres"]["1"]["cards"] == ["draw", None]


# What it is, only its taker knows.
def test_a_closed_card_is_seen_by_its_taker_only() -> None:
    game = with_spells(2, spheres={"1": ["draw", "spark", "blaze"]})
    game.play(0, "take-closed 1")
    assert "spark" in game.game.observe(0).plain()["players"][0]["hand"]
    assert "spark" not in game.game.observe(1).to_json()


# A sphere with one card has none closed.
def test_the_last_card_of_a_sphere_is_open() -> None:
    game = with_spells(3, spheres={"1": ["draw"]})
    assert game.refused(0, "take-closed 1") == "sphere 1 has no closed card left."
    game.play(0, "take 1")
    assert game.sphere(1) == []


def test_an_empty_sphere_gives_nothing() -> None:
    game = with_spells(2, spheres={"1": []})
    assert game.refused(0, "take 1") == "sphere 1 has no card left."
    assert game.open == ["done", "restore", "take 2"]


# Where there is nothing to take, nobody is asked.
def test_with_nothing_to_take_the_turn_ends() -> None:
    assert with_spells(1, spheres={"1": []}).asked == 1


# --- turning up ---


# The card under a taken one is turned up when the turn ends, not before.
def test_the_next_card_is_turned_up_when_the_turn_ends() -> None:
    game = with_spells(3, spheres={"1": ["draw", "spark", "blaze"]})
    game.play(0, "take 1")
    for player in (0, 1):
        assert game.game.observe(player).plain()["spheres"]["1"]["cards"] == [None, None]
    assert game.told("sphere-opened") == []
    game.play(0, "done")
    assert [(event["card"], event["amount"]) for event in game.told("sphere-opened")] == [("spark", 1)]
    for player in (0, 1):
        assert game.game.observe(player).plain()["spheres"]["1"]["cards"] == ["spark", None]


# Cards taken from several spheres: each of them is turned up.
def test_every_sphere_that_was_taken_from_is_turned_up() -> None:
    spheres = {"1": ["draw", "spark"], "2": ["grow", "cap"], "3": ["exile", "memory"]}
    game = with_spells(4, spheres=spheres)
    game.play(0, "take 1", "take 3", "done")
    assert [(event["card"], event["amount"]) for event in game.told("sphere-opened")] == [("spark", 1), ("memory", 3)]


# The spells of the other players are no help.
def test_everybody_counts_his_own_spells() -> None:
    game = plain({"hand": blanks(1, 3)}, {"hand": blanks(2, 1)})
    game.play(0, *["play blank-1"] * 3, "end", "done")
    game.play(1, "play blank-2", "end")
    assert game.open == ["done", "take 1"]


# What is left over when a player takes no more is lost: it is nobody's in the next turn.
def test_levels_left_over_do_not_show_in_the_next_turn() -> None:
    game = with_spells(3)
    game.play(0, "take 1", "done")
    assert game.game.describe()["budget"] == 0


def levels_between_bots(game: cm.Game) -> tuple[int, int]:
    """A whole game between bots, its levels counted along: how many were left over, and how many cards added."""
    bot = make_bot("apprentice", "timemasters")
    left_over, all_added = 0, 0
    used, added, turn = 0, 0, (0, 0)
    while not game.over:
        (decision,) = game.decisions
        seen = game.watch().plain()
        if turn != (seen["round"], seen["turn"]):
            turn, used, added = (seen["round"], seen["turn"]), 0, 0
        assert seen["budget"] == len(seen["players"][seen["turn"]]["spells"]) + added - used
        choice = bot.choose(game.observe(decision.player), decision)
        used += game.rules.form_of(choice.id).facts.get("spells", 0)
        left_over += seen["budget"] if choice.text == "done" and decision.kind == "spheres" else 0
        told = [event for event in game.play(decision.player, choice) if event.kind == "levels-added"]
        more = sum(event.facts["amount"] for event in told)
        added, all_added = added + more, all_added + more
    return left_over, all_added


# What lies in the spell area counts from the moment at which it comes there; what `count-more` adds counts in that turn
# only; and what is taken goes off.
@pytest.mark.parametrize("players", [2, 4])
def test_between_bots_levels_are_spells_and_what_cards_add_less_what_is_taken(players: int) -> None:
    left_over, added = 0, 0
    for seed in range(2, 12):  # until both were seen, or nothing would be shown by it
        counted = levels_between_bots(cm.new_game("timemasters", players, seed))
        left_over, added = left_over + counted[0], added + counted[1]
        if left_over and added:
            break
    assert left_over > 0
    assert added > 0
