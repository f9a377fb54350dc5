"""Verbs that ask for cards: discard, exile, exile-discard and take-back, in every form and on every occasion."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.timemasters.acting import COUNTED_WAYS, WAYS, act, act_counted, acting, played

# The verb, what the player has, the answers, and what has become of it.
ONE: list[tuple[str, Mapping[str, Any], list[str], Mapping[str, Any]]] = [
    ("discard-1", {"hand": ["stone", "hush"]}, ["hush"], {"hand": ["stone"]}),
    ("exile-1", {"hand": ["stone", "hush"]}, ["hush"], {"hand": ["stone"], "discard": []}),
    ("exile-discard-1-focus", {"discard": ["hush", "stone"]}, [], {"discard": ["stone"]}),
    ("take-back-1-focus", {"discard": ["hush", "stone"]}, [], {"hand": ["hush"], "discard": ["stone"]}),
    ("may-discard-1", {"hand": ["stone", "hush"]}, ["stone"], {"hand": ["hush"]}),
    ("may-exile-1", {"hand": ["stone", "hush"]}, ["stone"], {"hand": ["hush"], "discard": []}),
    ("may-exile-discard-1-focus", {"discard": ["hush", "stone"]}, ["hush"], {"discard": ["stone"]}),
    ("may-take-back-1-focus", {"discard": ["hush", "stone"]}, ["hush"], {"hand": ["hush"], "discard": ["stone"]}),
]
TWO: list[tuple[str, Mapping[str, Any], list[str], Mapping[str, Any]]] = [
    ("discard", {"hand": ["stone", "stone", "hush"]}, ["stone", "hush"], {"hand": ["stone"]}),
    ("exile", {"hand": ["stone", "stone", "hush"]}, ["stone", "hush"], {"hand": ["stone"]}),
    ("exile-discard", {"discard": ["hush"] * 3}, [], {"discard": ["hush"]}),
    ("take-back", {"discard": ["hush"] * 3}, [], {"hand": ["hush"] * 2, "discard": ["hush"]}),
]
MAYS = [row for row in ONE if row[0].startswith("may")]


def without(cards: list[str], *others: str) -> list[str]:
    """The cards but for those that only carried the effect."""
    return [card for card in cards if card not in others and not card.startswith(("focus-", "every-", "done-"))]


# Picking is the same whether a spell, a Focus or a Timer asks for it, and on whatever occasion.
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "before", "answers", "after"), ONE, ids=[row[0] for row in ONE])
def test_a_pick_on_every_occasion(
    way: str, name: str, before: Mapping[str, Any], answers: list[str], after: Mapping[str, Any]
) -> None:
    game = act(way, name, before)
    game.play(0, *answers)
    for key, cards in after.items():
        # A card in the hand of one occasion only, a blank, is on or under the Timer by now.
        assert without(game.player(0)[key]) == cards
    exiled = game.game.describe()["exiled"]
    assert exiled == (["hush" if "hush" in answers or not answers else "stone"] if "exile" in name else [])
    assert game.kind == "main"


# Where it is optional, `done` ends it without a card.
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "before", "answers", "after"), MAYS, ids=[row[0] for row in MAYS])
def test_a_pick_may_be_declined(
    way: str, name: str, before: Mapping[str, Any], answers: list[str], after: Mapping[str, Any]
) -> None:
    game = act(way, name, before)
    assert game.open[0] == "done"
    assert answers[0] in game.open
    game.play(0, "done")
    assert game.hand(0) == sorted(before.get("hand", []))
    assert without(game.discard(0)) == sorted(before.get("discard", []))
    assert game.game.describe()["exiled"] == []
    assert game.kind == "main"


# So many cards as are counted.
@pytest.mark.parametrize("way", COUNTED_WAYS)
@pytest.mark.parametrize(("name", "before", "answers", "after"), TWO, ids=[row[0] for row in TWO])
def test_a_counted_pick(
    way: str, name: str, before: Mapping[str, Any], answers: list[str], after: Mapping[str, Any]
) -> None:
    game = act_counted(way, name, before)
    game.play(0, *answers)
    for key, cards in after.items():
        assert without(game.player(0)[key], "blank", "many-exile-discard", "many-take-back") == cards
    exiled = game.game.describe()["exiled"]
    assert exiled == ((answers or ["hush", "hush"]) if "exile" in name else [])
    assert game.kind == "main"


# The kinds of question.
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("discard-1", "discard"),
        ("exile-1", "exile"),
        ("exile-discard-1", "exile-discard"),
        ("take-back-1", "take-back"),
    ],
)
def test_what_is_asked(card: str, kind: str) -> None:
    game = played(card, {"hand": ["stone", "hush"], "discard": ["stone", "clock"]})
    assert game.kind == kind
    assert game.asked == 0
    assert "done" not in game.open


# Each different card is offered once, in the order of the pack.
def test_each_card_is_offered_once() -> None:
    game = played("discard-1", {"hand": ["hush", "stone", "stone", "blank"]})
    assert game.open == ["blank", "stone", "hush"]


# Several cards are picked one at a time in rising order, and so that enough are left.
def test_picks_are_in_rising_order() -> None:
    game = played("discard-2", {"hand": ["blank", "stone", "hush"]})
    assert game.open == ["blank", "stone"]
    assert "is no answer to this question" in game.refused(0, "hush")
    game.play(0, "stone")
    assert game.open == ["hush"]
    game.play(0, "hush")
    assert game.hand(0) == ["blank"]
    assert game.discard(0) == ["hush", "stone"]


# Two of a kind are two cards.
def test_two_of_a_kind() -> None:
    game = played("discard-2", {"hand": ["stone", "stone", "hush"]})
    assert game.open == ["stone"]
    game.play(0, "stone")
    assert game.open == ["stone", "hush"]
    game.play(0, "stone")
    assert game.hand(0) == ["hush"]


# In an optional pick, too, nothing below the last card can follow.
def test_optional_picks_are_in_rising_order() -> None:
    game = played("may-discard-2", {"hand": ["blank", "stone", "hush"]})
    assert game.open == ["done", "blank", "stone", "hush"]
    game.play(0, "stone")
    assert game.open == ["done", "hush"]
    game.play(0, "done")
    assert game.hand(0) == ["blank", "hush"]
    assert game.discard(0) == ["stone"]


# After the highest card only `done` is left: of the hand it is asked for, so as to tell nothing.
def test_after_the_highest_card() -> None:
    hidden = played("may-discard-2", {"hand": ["stone", "hush"]})
    hidden.play(0, "hush")
    assert hidden.open == ["done"]
    hidden.play(0, "done")
    assert hidden.hand(0) == ["stone"]
    # The discard pile lies open: there the pick is over.
    shown = played("may-take-back-2", {"discard": ["stone", "hush"]})
    shown.play(0, "hush")
    assert shown.kind == "main"
    assert shown.hand(0) == ["hush"]


# With fewer cards than asked for, all of them go, and nobody is asked.
@pytest.mark.parametrize("hand", [[], ["stone"], ["stone", "hush"]])
def test_a_hand_smaller_than_the_amount(hand: list[str]) -> None:
    discarded = played("discard-2", {"hand": hand})
    assert discarded.kind == "main"
    assert discarded.discard(0) == sorted(hand)
    exiled = played("exile-2", {"hand": hand})
    assert exiled.kind == "main"
    assert exiled.hand(0) == []
    assert sorted(exiled.game.describe()["exiled"]) == sorted(hand)


# The same with the discard pile.
@pytest.mark.parametrize("pile", [[], ["stone"], ["stone", "hush"]])
def test_a_discard_pile_smaller_than_the_amount(pile: list[str]) -> None:
    taken = played("take-back-2", {"discard": pile})
    assert taken.kind == "main"
    assert taken.hand(0) == sorted(pile)
    exiled = played("exile-discard-2", {"discard": pile})
    assert exiled.kind == "main"
    assert exiled.discard(0) == []
    assert sorted(exiled.game.describe()["exiled"]) == sorted(pile)


# Nothing there, nothing asked, even where it is optional.
@pytest.mark.parametrize("card", ["may-discard-2", "may-exile-2", "may-exile-discard-2", "may-take-back-2"])
def test_nothing_to_pick_from(card: str) -> None:
    game = played(card, {"deck": ["stone"]})
    assert game.kind == "main"
    assert game.hand(0) == []


# One card that may go: the question is asked, since not going is an answer too.
@pytest.mark.parametrize("card", ["may-discard-2", "may-exile-2"])
def test_an_optional_pick_of_one_card(card: str) -> None:
    game = played(card, {"hand": ["stone"]})
    assert game.open == ["done", "stone"]
    game.play(0, "stone")
    assert game.kind == "main"
    assert game.hand(0) == []


# Half of the hand, rounded up. The rulebook: of five cards, three are discarded.
@pytest.mark.parametrize(("cards", "left"), [(5, 2), (4, 2), (3, 1), (2, 1), (1, 0), (0, 0)])
def test_half_of_the_hand(cards: int, left: int) -> None:
    game = played("discard-half", {"hand": ["stone"] * cards})
    while game.kind == "discard":
        game.play(0, "stone")
    assert game.hand(0) == ["stone"] * left
    assert game.discard(0) == ["stone"] * (cards - left)


# Optional, up to half of it; the half is measured at the beginning.
def test_up_to_half_of_the_hand() -> None:
    game = played("may-discard-half", {"hand": ["stone"] * 5})
    game.play(0, "stone", "stone")
    assert game.open == ["done", "stone"]
    game.play(0, "stone")
    assert game.kind == "main"
    assert game.hand(0) == ["stone"] * 2


# The whole hand goes without a question; where it is optional, as much of it as the player likes.
def test_the_whole_hand() -> None:
    game = played("discard-all", {"hand": ["stone", "hush", "clock"]})
    assert game.kind == "main"
    assert game.discard(0) == ["clock", "hush", "stone"]
    some = played("may-discard-all", {"hand": ["stone", "hush", "clock"]})
    some.play(0, "stone", "clock")
    # The hush lies below the clock by now, and the player still says that he is done.
    assert some.open == ["done"]
    some.play(0, "done")
    assert some.hand(0) == ["hush"]


# A spell that is being played is no longer in the hand, and not yet in the discard pile.
def test_the_spell_itself_is_not_picked() -> None:
    discarded = played("discard-all", {})
    assert discarded.spells(0) == ["discard-all"]
    taken = played("take-back-1", {})
    assert taken.kind == "main"
    assert taken.spells(0) == ["take-back-1"]


# Nor is a Focus; but a launched Timer lies in the discard pile already.
def test_a_focus_does_not_take_itself_back_and_a_timer_may() -> None:
    focus = played("focus-take-back-1-focus", {})
    assert focus.hand(0) == []
    assert focus.discard(0) == ["focus-take-back-1-focus"]
    timers = [{"card": "pair", "spells": ["take-back-1-timer", "blank"]}]
    timer = acting({"timers": timers})
    timer.play(0, "launch 1", "release take-back-1-timer")
    assert timer.hand(0) == ["pair"]


# Only cards of the kind that is named.
@pytest.mark.parametrize(("kind", "card"), [("spell", "stone"), ("focus", "hush"), ("timer", "clock")])
def test_only_that_kind(kind: str, card: str) -> None:
    pile = ["stone", "hush", "clock"]
    taken = played(f"take-back-1-{kind}", {"discard": pile})
    assert taken.hand(0) == [card]
    assert taken.discard(0) == sorted({*pile} - {card})
    exiled = played(f"exile-discard-1-{kind}", {"discard": pile})
    assert exiled.game.describe()["exiled"] == [card]
    rest = [other for other in pile if other != card]
    none = played(f"take-back-1-{kind}", {"discard": rest})
    assert none.hand(0) == []
    assert none.discard(0) == sorted(rest)


# The kind and `may` go together.
def test_optional_picks_of_a_kind() -> None:
    taken = played("may-take-back-2-timer", {"discard": ["clock", "stone", "pair"]})
    assert taken.open == ["done", "clock", "pair"]
    taken.play(0, "pair")
    assert taken.hand(0) == ["pair"]
    exiled = played("may-exile-discard-2-focus", {"discard": ["hush", "hush", "stone"]})
    exiled.play(0, "hush", "hush")
    assert exiled.game.describe()["exiled"] == ["hush", "hush"]
    assert exiled.discard(0) == ["stone"]


# Picks from the hand touch no other player.
def test_picks_are_ones_own() -> None:
    game = played("discard-all", {"hand": ["stone"]}, {"hand": ["hush"]}, {"hand": ["hush"], "discard": ["stone"]})
    assert game.hand(1) == ["hush"]
    assert game.hand(2) == ["hush"]
    assert game.discard(2) == ["stone"]


# Exiled cards are worth nothing to anybody.
def test_exiled_cards_are_gone() -> None:
    game = played("exile-1", {"hand": ["cost-4"]})
    assert game.told("card-exiled") == [
        {"kind": "card-exiled", "audience": -1, "player": 0, "card": "cost-4", "source": "exile-1"}
    ]
    assert "cost-4" not in game.player(0)["owned"]


# `per done` counts the cards of the picking verb just before it, not of an earlier one.
def test_per_done_counts_the_nearest_pick() -> None:
    game = played("nearest", {"hand": ["stone", "stone", "hush"], "deck": ["blank"] * 3})
    game.play(0, "stone", "stone")
    assert game.kind == "exile"
    game.play(0, "hush")
    assert game.hand(0) == ["blank"]
    none = played("nearest", {"hand": ["stone", "stone"], "deck": ["blank"] * 3})
    none.play(0, "stone", "done", "done")
    assert none.hand(0) == ["stone"]


# A verb between them that picks nothing changes nothing about the count.
def test_per_done_looks_past_other_verbs() -> None:
    game = played("between", {"hand": ["stone", "stone"], "deck": ["blank"], "active": 0, "exhausted": 4})
    game.play(0, "stone", "stone")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["blank"]


# What opponents discard is not counted.
def test_per_done_does_not_count_opponents() -> None:
    game = played("unmoved-by-others", {"hand": ["stone"], "deck": ["blank"] * 3}, {"hand": ["hush", "hush"]})
    game.play(0, "stone")
    assert game.hand(1) == []
    assert game.hand(0) == ["blank"]


# A pick may itself be counted for the one before, and be counted in turn.
def test_per_done_in_a_chain() -> None:
    game = played("chained", {"hand": ["stone"], "discard": ["hush", "clock"]})
    # One stone was discarded, so that up to two cards come back.
    assert game.open == ["done", "stone", "hush", "clock"]
    game.play(0, "hush", "clock")
    assert game.ke(0) == (4, 0, 2)
    empty = played("chained", {"discard": ["hush", "clock"]})
    assert empty.kind == "main"
    assert empty.ke(0) == (4, 0, 0)


# Every picking verb is counted, and each card for as much as the number says.
def test_per_done_after_every_picking_verb() -> None:
    burned = played("burned", {"discard": ["stone", "hush", "clock"]})
    burned.play(0, "stone", "hush", "done")
    assert burned.ke(0) == (6, 0, 0)
    doubled = played("doubled", {"hand": ["stone", "hush"], "active": 0, "exhausted": 5})
    doubled.play(0, "stone", "hush")
    assert doubled.ke(0) == (4, 1, 0)
