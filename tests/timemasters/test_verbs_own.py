"""Verbs about a player's own Ke and draws: every form, on every occasion, and where they reach their limits."""

from collections.abc import Mapping
from typing import Any

import pytest

from chronomage.games.timemasters.effect import ALL, HALF, NUMBER, PER_DONE, PER_SPELL, PER_STORED, PER_TIMER
from chronomage.games.timemasters.packs.pack import OCCASIONS, PLAYED, WHILE_IN_PLAY
from chronomage.games.timemasters.packs.shelf import load_pack
from chronomage.games.timemasters.packs.vocabulary import (
    COUNT,
    LASTING,
    LASTING_FOR_OPPONENTS,
    OF_TIMERS,
    OWN,
    SHARE,
    TO_OPPONENTS,
    Word,
)
from tests.timemasters.acting import COUNTED_WAYS, PACK, WAYS, act, act_counted, acting, played

# What a verb does with an amount of one: what the player has before, and what has become of it.
ONE: list[tuple[str, Mapping[str, Any], Mapping[str, Any]]] = [
    ("add-ke-1", {}, {"active": 5, "exhausted": 0}),
    ("restore-1", {"active": 1, "exhausted": 3}, {"active": 2, "exhausted": 2}),
    ("exhaust-1", {"active": 3, "exhausted": 1}, {"active": 2, "exhausted": 2}),
    ("gain-ephemeral-1", {"ephemeral": 2}, {"ephemeral": 3, "active": 4}),
    ("draw-1", {"deck": ["stone", "hush"]}, {"hand": ["stone"], "deck": ["hush"]}),
    (
        "draw-restore-1",
        {"deck": ["stone", "hush"], "active": 2, "exhausted": 2},
        {"hand": ["stone"], "deck": ["hush"], "active": 3, "exhausted": 1},
    ),
    ("cheaper-1", {}, {"next_spell": -1, "next_turn_spell": 0}),
    ("cheaper-next-turn-1", {}, {"next_spell": 0, "next_turn_spell": -1}),
    ("echo", {"spells": ["gain-ephemeral-1"]}, {"ephemeral": 1}),
]
# And with an amount that is counted for two things.
TWO: list[tuple[str, Mapping[str, Any], Mapping[str, Any]]] = [
    ("add-ke", {}, {"active": 6, "exhausted": 0}),
    ("restore", {"active": 1, "exhausted": 3}, {"active": 3, "exhausted": 1}),
    ("exhaust", {"active": 3, "exhausted": 1}, {"active": 1, "exhausted": 3}),
    ("gain-ephemeral", {"ephemeral": 1}, {"ephemeral": 3}),
    ("draw", {"deck": ["stone", "hush", "stone"]}, {"hand": ["stone", "hush"], "deck": ["stone"]}),
    (
        "draw-restore",
        {"deck": ["stone", "hush", "stone"], "active": 1, "exhausted": 3},
        {"hand": ["stone", "hush"], "deck": ["stone"], "active": 3, "exhausted": 1},
    ),
    ("cheaper", {}, {"next_spell": -2}),
    ("cheaper-next-turn", {}, {"next_turn_spell": -2}),
]


# The pack of these tests has every verb on every occasion, and in every form that it takes.
def test_the_pack_has_every_form_of_every_verb() -> None:
    cards = load_pack(PACK).cards
    found = {
        (each.verb, each.opponents, occasion, card.kind, each.amount.share, each.amount.per, each.optional, each.kind)
        for card in cards
        for occasion in OCCASIONS
        for each in card.effects[occasion]
    }

    def has(word: Word, opponents: bool, **wanted: object) -> bool:
        names = ("verb", "opponents", "occasion", "card", "share", "per", "optional", "kind")
        asked = {"verb": word.verb, "opponents": opponents, **wanted}
        return any(all(row[names.index(key)] == value for key, value in asked.items()) for row in found)

    for opponents, words in ((False, OWN), (True, TO_OPPONENTS)):
        for word in words:
            if word.verb not in OF_TIMERS:
                assert all(has(word, opponents, occasion=PLAYED, card=kind) for kind in ("spell", "focus", "timer"))
                assert all(has(word, opponents, occasion=each) for each in ("put", "launched", "delayed"))
            if word.takes in (COUNT, SHARE):
                assert has(word, opponents, share=NUMBER)
                assert all(has(word, opponents, per=per) for per in (PER_SPELL, PER_TIMER, PER_STORED, PER_DONE))
            if word.takes == SHARE:
                assert has(word, opponents, share=HALF)
                assert has(word, opponents, share=ALL)
            assert not word.optional or has(word, opponents, optional=True)
            assert not word.kinds or all(has(word, opponents, kind=kind) for kind in ("spell", "focus", "timer"))
    for opponents, words in ((False, LASTING), (True, LASTING_FOR_OPPONENTS)):
        assert all(has(word, opponents, occasion=WHILE_IN_PLAY) for word in words)


# A verb does the same whether a spell, a Focus or a Timer has it, and on whatever occasion.
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "before", "after"), ONE, ids=lambda value: value if isinstance(value, str) else "")
def test_a_verb_acts_on_every_occasion(
    way: str, name: str, before: Mapping[str, Any], after: Mapping[str, Any]
) -> None:
    game = act(way, name, before)
    assert {key: game.player(0)[key] for key in after} == after
    assert game.kind == "main"
    assert game.asked == 0


# An amount is counted for played spells, Timers in play, spells on the Timer, or cards moved just before.
@pytest.mark.parametrize("way", COUNTED_WAYS)
@pytest.mark.parametrize(("name", "before", "after"), TWO, ids=lambda value: value if isinstance(value, str) else "")
def test_an_amount_is_counted(way: str, name: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    game = act_counted(way, name, before)
    assert {key: game.player(0)[key] for key in after} == after
    assert game.kind == "main"


# Nothing to count is an amount of none.
def test_nothing_to_count() -> None:
    unstored = acting({"timers": ["many-draw"], "deck": ["stone"]})
    unstored.play(0, "launch 1")
    assert unstored.hand(0) == []
    undone = played("done-gain-ephemeral", {})
    assert undone.ke(0) == (4, 0, 0)
    half_done = played("done-gain-ephemeral", {"hand": ["stone"]})
    assert half_done.ke(0) == (4, 0, 1)


# Three at once.
def test_larger_numbers() -> None:
    assert played("add-ke-3", {}).ke(0) == (7, 0, 0)
    assert played("restore-3", {"active": 0, "exhausted": 4}).ke(0) == (3, 1, 0)
    assert played("exhaust-3", {}).ke(0) == (1, 3, 0)
    assert played("gain-ephemeral-3", {}).ke(0) == (4, 0, 3)
    assert played("draw-3", {"deck": ["stone", "hush", "clock", "stone"]}).hand(0) == ["clock", "hush", "stone"]
    assert played("cheaper-3", {}).player(0)["next_spell"] == -3
    assert played("cheaper-next-turn-3", {}).player(0)["next_turn_spell"] == -3


# What comes is told, and nothing is told where nothing comes.
def test_what_is_told() -> None:
    assert played("add-ke-3", {}).told("ke-added")[0]["amount"] == 3
    assert played("restore-3", {"active": 2, "exhausted": 2}).told("ke-restored")[0]["amount"] == 2
    assert played("restore-1", {}).told("ke-restored") == []
    assert played("exhaust-1", {"active": 0}).told("ke-exhausted") == []
    assert played("draw-1", {}).told("cards-drawn") == []
    assert played("cheaper-1", {}).told("spell-cheaper")[0]["amount"] == 1


# An added Ke comes active side up, and only as long as the box has some: 24 for all players together.
@pytest.mark.parametrize(("mine", "theirs", "then"), [(10, 10, 13), (10, 12, 12), (10, 14, 10), (24, 0, 24)])
def test_the_box_has_24_ke(mine: int, theirs: int, then: int) -> None:
    game = played("add-ke-3", {"active": mine}, {"active": 0, "exhausted": theirs})
    assert game.ke(0) == (then, 0, 0)
    assert game.ke(1) == (0, theirs, 0)


# With three players, too, all Ke count.
def test_the_box_has_24_ke_for_three() -> None:
    game = played("add-ke-3", {"active": 8}, {"active": 4, "exhausted": 3}, {"active": 8})
    assert game.ke(0) == (9, 0, 0)


# Only as many Ke are restored as are exhausted.
@pytest.mark.parametrize("card", ["restore-1", "restore-3", "restore-half", "restore-all", "draw-restore-3"])
def test_nothing_to_restore(card: str) -> None:
    assert played(card, {"ephemeral": 1}).ke(0) == (4, 0, 1)


# Half is half of the exhausted Ke, rounded up: of three, two, as in the rulebook, where nobody has but three in all.
@pytest.mark.parametrize(
    ("active", "exhausted", "then"),
    [(0, 3, (2, 1, 0)), (0, 4, (2, 2, 0)), (3, 2, (4, 1, 0)), (1, 6, (4, 3, 0)), (0, 1, (1, 0, 0)), (0, 0, (0, 0, 0))],
)
def test_half_of_the_ke_is_restored(active: int, exhausted: int, then: tuple[int, int, int]) -> None:
    assert played("restore-half", {"active": active, "exhausted": exhausted}).ke(0) == then


# All of them; ephemeral Ke are no part of it.
def test_all_ke_are_restored() -> None:
    assert played("restore-all", {"active": 1, "exhausted": 6, "ephemeral": 2}).ke(0) == (7, 0, 2)


# Exhausting is the same the other way round: half is of the active ones.
@pytest.mark.parametrize(
    ("card", "active", "exhausted", "then"),
    [
        ("exhaust-half", 3, 0, (1, 2, 0)),
        ("exhaust-half", 2, 5, (1, 6, 0)),
        ("exhaust-half", 0, 0, (0, 0, 0)),
        ("exhaust-all", 5, 1, (0, 6, 0)),
        ("exhaust-3", 2, 1, (0, 3, 0)),
    ],
)
def test_active_ke_are_exhausted(card: str, active: int, exhausted: int, then: tuple[int, int, int]) -> None:
    assert played(card, {"active": active, "exhausted": exhausted}).ke(0) == then


# No more than four ephemeral Ke: the rest is lost.
@pytest.mark.parametrize(("have", "then"), [(0, 3), (1, 4), (2, 4), (4, 4)])
def test_four_ephemeral_ke_at_most(have: int, then: int) -> None:
    assert played("gain-ephemeral-3", {"ephemeral": have}).ke(0) == (4, 0, then)


# With too few cards in the deck the discard pile is shuffled; with none left there, fewer are drawn.
def test_drawing_from_an_empty_deck() -> None:
    shuffled = played("draw-3", {"deck": ["hush"], "discard": ["stone", "stone", "stone"]})
    assert shuffled.hand(0) == ["hush", "stone", "stone"]
    assert shuffled.deck(0) == ["stone"]
    assert shuffled.discard(0) == []
    assert len(shuffled.told("deck-reshuffled")) == 1
    short = played("draw-3", {"deck": ["hush"], "discard": ["stone"]})
    assert short.hand(0) == ["hush", "stone"]
    assert played("draw-3", {}).hand(0) == []


# Twelve draws on one card are twelve draws, with no limit to the hand.
def test_there_is_no_limit_to_the_hand() -> None:
    game = played("long", {"hand": ["hush", "hush"], "deck": ["stone"] * 8 + ["blank"] * 4})
    assert len(game.hand(0)) == 14
    game.play(0, "end", "done")
    assert len(game.hand(0)) == 14


# Each draw of draw-restore is followed by its Ke, and without a card to draw the Ke still comes.
def test_draw_and_restore_take_turns() -> None:
    game = played("draw-restore-3", {"deck": ["stone", "hush"], "active": 0, "exhausted": 4})
    assert [event.kind for event in game.events if event.kind in ("card-drawn", "ke-restored")] == [
        "card-drawn",
        "ke-restored",
        "card-drawn",
        "ke-restored",
        "ke-restored",
    ]
    assert game.ke(0) == (3, 1, 0)
    assert game.hand(0) == ["hush", "stone"]


# A cheaper spell is the next one of this turn; then the token is used up.
def test_the_next_spell_is_cheaper() -> None:
    game = played("cheaper-1", {"hand": ["cost-3", "cost-1"]})
    game.play(0, "play cost-3")
    assert game.ke(0) == (2, 2, 0)
    game.play(0, "play cost-1")
    assert game.ke(0) == (1, 3, 0)


# It may be what makes a spell affordable, on a Timer too.
@pytest.mark.parametrize("verb", ["play", "put"])
def test_cheaper_makes_a_spell_affordable(verb: str) -> None:
    game = acting({"hand": ["cheaper-1", "cost-3"], "active": 2, "exhausted": 2, "timers": ["clock"]})
    assert "costs 3 Ke, you have 2" in game.refused(0, f"{verb} cost-3")
    game.play(0, "play cheaper-1", f"{verb} cost-3")
    assert game.ke(0) == (0, 4, 0)


# A cost is never below zero, and what is left of the token is lost with it.
def test_a_cost_is_never_below_zero() -> None:
    game = played("cheaper-3", {"hand": ["cost-1", "cost-2"]})
    game.play(0, "play cost-1")
    assert game.ke(0) == (4, 0, 0)
    game.play(0, "play cost-2")
    assert game.ke(0) == (2, 2, 0)


# An unused token does not outlast the turn.
def test_cheaper_ends_with_the_turn() -> None:
    game = played("cheaper-3", {})
    game.play(0, "end", "done")
    assert game.player(0)["next_spell"] == 0


# The other verb is for the next turn: not for the rest of this one, and not for two.
def test_the_first_spell_of_the_next_turn_is_cheaper() -> None:
    game = played("cheaper-next-turn-1", {"hand": ["cost-1", "cost-2", "cost-3"], "active": 8})
    game.play(0, "play cost-1")
    assert game.ke(0) == (7, 1, 0)
    game.play(0, "end", "done")
    assert game.player(0)["next_spell"] == -1
    game.play(1, "pass")
    game.play(0, "play cost-2", "play cost-3")
    assert game.ke(0) == (3, 5, 0)
    game.play(0, "end", "done")
    assert game.player(0)["next_spell"] == 0


# Passing, the next turn's token is gone as well.
def test_a_pass_uses_up_the_token() -> None:
    game = played("cheaper-next-turn-1", {})
    game.play(0, "end", "done")
    game.play(1, "pass")
    game.play(0, "pass")
    assert game.player(0)["next_spell"] == 0


# Tokens of several cards add up; +1 and -1 cancel each other.
def test_tokens_add_up_and_cancel() -> None:
    game = acting({"hand": ["cheaper-1", "cheaper-1"], "next_spell": 1})
    # The first of them uses up the +1 that lies there when it is paid, and lays its own -1.
    game.play(0, "play cheaper-1")
    assert game.ke(0) == (3, 1, 0)
    assert game.player(0)["next_spell"] == -1
    focus = acting({"hand": ["focus-cheaper-1", "focus-cheaper-1", "cost-2"], "next_spell": 1})
    focus.play(0, "play focus-cheaper-1")
    assert focus.player(0)["next_spell"] == 0
    focus.play(0, "play focus-cheaper-1", "play cost-2")
    assert focus.ke(0) == (3, 1, 0)


# Counting nothing, no token is laid, and nobody's spell is said to be cheaper.
def test_a_token_of_nothing_is_not_told() -> None:
    game = played("done-cheaper", {})
    assert game.player(0)["next_spell"] == 0
    assert game.told("spell-cheaper") == []


# A spell of a launched Timer does what it does when it is played, and costs nothing then.
def test_a_released_spell_acts() -> None:
    game = acting({"timers": [{"card": "pair", "spells": ["cost-4", "draw-1-per-spell"]}], "deck": ["stone"] * 3})
    game.play(0, "launch 1", "release cost-4", "release draw-1-per-spell")
    assert game.hand(0) == ["stone", "stone"]
    assert game.ke(0) == (4, 0, 0)
