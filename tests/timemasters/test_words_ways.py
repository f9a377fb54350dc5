"""Lines of a pack with a condition, with two effects to choose from, or about one opponent whom the player chooses."""

import pytest

from chronomage.check import check_game
from tests.timemasters.worded import PACK, plays

# --- one of two effects ---


def test_one_of_two_effects_is_chosen() -> None:
    me = {"active": 1, "exhausted": 3, "deck": ["hush", "blank"]}
    game = plays("either", me)
    assert (game.kind, game.open) == ("either", ["effect 1", "effect 2"])
    game.play(0, "effect 1")
    assert game.ke(0) == (3, 1, 0)
    assert game.hand(0) == []
    other = plays("either", me)
    other.play(0, "effect 2")
    assert other.ke(0) == (1, 3, 0)
    assert other.hand(0) == ["hush"]
    assert other.kind == "main"


# Whoever it is about: what opponents must do, or what the player picks.
def test_the_two_effects_may_be_about_different_players() -> None:
    me, them = {"discard": ["hush", "blank"]}, {"hand": ["blank", "clock"]}
    game = plays("either-others", me, them)
    game.play(0, "effect 1")
    game.play(1, "clock")
    assert game.discard(1) == ["clock"]
    assert game.asked == 0
    other = plays("either-others", me, them)
    other.play(0, "effect 2")
    assert other.hand(0) == ["hush"]


# One that cannot be carried out can be chosen all the same, and one that may be declined is asked about.
def test_an_effect_that_does_nothing_can_be_chosen() -> None:
    game = plays("either", {"deck": ["hush"]})
    game.play(0, "effect 1")
    assert game.ke(0) == (4, 0, 0)
    offered = plays("either-may", {"hand": ["blank"]}, spheres={"1": ["either", "if-done"]})
    offered.play(0, "effect 2", "no")
    assert offered.hand(0) == ["blank"]


# What was moved counts only where it was chosen.
@pytest.mark.parametrize(("choice", "drawn"), [("effect 1", 0), ("effect 2", 2)])
def test_what_was_not_chosen_has_moved_nothing(choice: str, drawn: int) -> None:
    game = plays("unless-done-either", {"hand": ["blank"], "deck": ["hush"] * 2})
    game.play(0, choice)
    assert game.hand(0).count("hush") == drawn


# A Focus and an echo choose like a spell.
def test_a_focus_has_a_choice_too() -> None:
    game = plays("focus-either", {"active": 0, "exhausted": 3, "deck": ["blank"]})
    game.play(0, "effect 1")
    assert game.ke(0) == (2, 1, 0)
    assert game.discard(0) == ["focus-either"]


# --- conditions ---


@pytest.mark.parametrize(("before", "drawn"), [(1, 0), (2, 2), (4, 2)])
def test_if_there_are_enough_spells(before: int, drawn: int) -> None:
    game = plays("if-three-spells", {"spells": ["blank"] * before, "deck": ["hush"] * 2})
    assert game.hand(0) == ["hush"] * drawn


@pytest.mark.parametrize(("hand", "drawn"), [([], 2), (["blank"], 2), (["blank", "blank"], 0)])
def test_unless_there_are_so_many_cards(hand: list[str], drawn: int) -> None:
    game = plays("unless-two-hand", {"hand": hand, "deck": ["hush"] * 2})
    assert game.hand(0) == sorted([*hand, *["hush"] * drawn])


# The condition is for both effects of a choice: where it does not hold nothing is asked.
@pytest.mark.parametrize("timers", [[], ["clock"]])
def test_a_condition_before_a_choice(timers: list[str]) -> None:
    game = plays("if-either", {"timers": timers, "active": 3, "exhausted": 1})
    assert game.kind == ("either" if timers else "main")


# What was done counts as it happened.
@pytest.mark.parametrize(("answers", "ke"), [(["blank", "blank"], 5), (["blank", "done"], 4), (["done"], 4)])
def test_if_so_many_cards_were_moved(answers: list[str], ke: int) -> None:
    game = plays("if-done", {"hand": ["blank", "blank", "hush"]})
    game.play(0, *answers)
    assert game.ke(0) == (ke, 0, 0)


# Ke of every sort can be asked about.
@pytest.mark.parametrize(
    ("card", "active", "exhausted", "ephemeral", "then"),
    [
        ("if-exhausted", 2, 2, 0, (4, 0, 0)),
        ("if-exhausted", 3, 1, 0, (3, 1, 0)),
        ("if-active", 3, 0, 0, (2, 1, 0)),
        ("if-active", 2, 0, 0, (2, 0, 0)),
        ("if-ephemeral", 4, 0, 2, (4, 0, 1)),
        ("if-ephemeral", 4, 0, 0, (4, 0, 0)),
    ],
)
def test_ke_are_asked_about(card: str, active: int, exhausted: int, ephemeral: int, then: tuple[int, int, int]) -> None:
    game = plays(card, {"active": active, "exhausted": exhausted, "ephemeral": ephemeral, "deck": ["blank"] * 3})
    assert game.ke(0) == then
    assert len(game.hand(0)) == then[2]  # drawn for each ephemeral Ke that is left


# --- one opponent ---


def test_one_opponent_is_chosen_and_no_other_touched() -> None:
    hand = {"hand": ["blank", "hush"]}
    game = plays("one-discards", {}, hand, hand, hand)
    assert (game.kind, game.open) == ("opponent", ["player 1", "player 2", "player 3"])
    game.play(0, "player 2")
    assert game.asked == 2
    game.play(2, "hush")
    assert [len(game.hand(player)) for player in (1, 2, 3)] == [2, 1, 2]
    assert [event["source"] for event in game.told("card-discarded")] == ["one-discards"]
    assert game.asked == 0


# Against one opponent there is nothing to choose.
def test_with_two_players_nobody_chooses() -> None:
    game = plays("one-discards", {}, {"hand": ["blank", "hush"]})
    assert (game.asked, game.kind) == (1, "discard")


# Half is of what that opponent has; what is counted is the player's own.
def test_half_is_of_the_chosen_opponents_hand() -> None:
    game = plays("one-discards-half", {}, {"hand": ["blank"]}, {"hand": ["blank", "hush", "clock"]})
    game.play(0, "player 2")
    game.play(2, "blank", "hush")
    assert (game.hand(1), game.hand(2)) == (["blank"], ["clock"])


def test_one_opponent_is_limited_or_loses_a_timer() -> None:
    game = plays("one-capped", {}, {}, {})
    game.play(0, "player 1")
    assert [game.player(player)["cap"] for player in range(3)] == [None, 2, None]
    other = plays("one-loses-timer", {"timers": ["clock"]}, {"timers": ["clock"]}, {"timers": ["pair", "clock"]})
    other.play(0, "player 2")
    other.play(2, "timer 1")
    assert [len(other.timers(player)) for player in range(3)] == [1, 1, 1]


# The others' good things are the same as one's own.
def test_opponents_gain_exile_and_take_back() -> None:
    game = plays("one-gains", {}, {}, {})
    game.play(0, "player 1")
    assert [game.ke(player) for player in range(3)] == [(4, 0, 0), (5, 0, 1), (4, 0, 1)]
    exiling = plays("one-exiles", {}, {"hand": ["blank", "hush", "hush"]})
    exiling.play(1, "hush")
    assert exiling.hand(1) == ["blank", "hush"]
    assert exiling.game.describe()["exiled"] == ["hush"]
    back = plays("one-takes-back", {}, {"discard": ["blank", "hush", "cost-3"]})
    assert back.hand(1) == ["blank", "cost-3"]  # all spells go: nobody is asked
    assert back.discard(1) == ["hush"]


def test_an_opponent_delays_a_timer() -> None:
    full = {"card": "clock", "spells": ["blank"]}
    game = plays("one-delays", {}, {"timers": [full], "hand": ["hush", "blank"]})
    assert (game.asked, game.kind) == (1, "delay")  # the only full Timer; the card is asked for
    game.play(1, "hush")
    assert game.timers(1) == [("clock", ["blank"], ["hush"])]
    assert game.game.observe(0).plain()["players"][1]["timers"][0]["delays"] == [None]
    assert plays("one-delays", {}, {"timers": ["clock"], "hand": ["hush"]}).asked == 0  # no full one


# --- amounts ---


@pytest.mark.parametrize(
    ("card", "me", "hand", "ephemeral"),
    [
        ("per-hand", {"hand": ["blank", "blank"]}, 2, 2),
        ("per-active", {"active": 2, "exhausted": 2, "deck": ["blank"] * 3}, 2, 0),
        ("per-exhausted", {"active": 1, "exhausted": 3, "deck": ["blank"] * 3}, 3, 0),
    ],
)
def test_amounts_are_counted_for_more_things(card: str, me: dict[str, object], hand: int, ephemeral: int) -> None:
    game = plays(card, me)
    assert (len(game.hand(0)), game.ke(0)[2]) == (hand, ephemeral)


@pytest.mark.parametrize(
    ("card", "hand", "discard", "answers", "then"),
    [
        ("exile-half", ["blank", "hush", "clock"], [], ["hush", "clock"], ["blank"]),
        ("exile-all-timer", ["blank", "clock"], [], [], ["blank"]),
        ("discard-spell", ["blank", "hush", "cost-1", "cost-3"], [], ["blank", "cost-3"], ["cost-1", "hush"]),
        ("take-back-all", [], ["blank", "hush"], [], ["blank", "hush"]),
        ("may-take-back-half-spell", [], ["blank", "cost-1", "cost-3", "hush"], ["cost-3"], ["cost-3"]),
    ],
)
def test_shares_and_kinds_of_cards(
    card: str, hand: list[str], discard: list[str], answers: list[str], then: list[str]
) -> None:
    game = plays(card, {"hand": hand, "discard": discard})
    game.play(0, *answers)
    assert game.hand(0) == then
    assert game.kind == "main"


def test_half_of_the_spells_of_the_pile_are_exiled() -> None:
    game = plays("exile-discard-half-spell", {"discard": ["blank", "cost-1", "cost-3", "hush"]})
    game.play(0, "blank", "cost-1")
    assert game.discard(0) == ["cost-3", "hush"]


# --- whole games ---


# Random games with every word, in which all that must hold is checked, hidden cards included.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_every_word(players: int) -> None:
    assert check_game("timemasters", players=players, games=2, options={"pack": PACK}) > 100
