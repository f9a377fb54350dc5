"""The end of a turn: the spell area is discarded, the hand filled up to five; Ke stay as they are."""

import pytest

from tests.timemasters.plain import plain

# --- the spell area ---


# All cards of the spell area go to the discard pile.
def test_the_spell_area_is_discarded() -> None:
    game = plain({"hand": ["cost-1", "cost-2", "calm"], "deck": ["cost-3"] * 4, "discard": ["dial"]})
    game.play(0, "play cost-1", "play cost-2", "end", "done")
    assert game.spells(0) == []
    assert game.discard(0) == ["cost-1", "cost-2", "dial"]


# Timers, and spells on them, stay.
def test_timers_and_their_spells_stay() -> None:
    game = plain({"hand": ["twin", "cost-1"]})
    game.play(0, "play twin", "put cost-1", "end")
    assert game.timers(0) == [("twin", ["cost-1"], [])]


# --- filling up ---


# The hand is kept and filled up to five.
@pytest.mark.parametrize("kept", range(6))
def test_the_hand_is_filled_up_to_five(kept: int) -> None:
    game = plain({"hand": ["calm"] * kept, "deck": ["cost-1", "cost-2", "cost-3", "dial", "cost-1", "cost-2"]})
    game.play(0, "end")
    drawn = 5 - kept
    assert game.hand(0) == sorted(["calm"] * kept + ["cost-1", "cost-2", "cost-3", "dial", "cost-1"][:drawn])
    assert len(game.deck(0)) == 6 - drawn


# With more than five nothing is drawn, and nothing is discarded either.
@pytest.mark.parametrize("size", [5, 6, 9])
def test_with_five_or_more_nothing_is_drawn(size: int) -> None:
    game = plain({"hand": ["blank-1"] * size, "deck": ["calm"]})
    game.play(0, "end")
    assert game.hand(0) == ["blank-1"] * size
    assert game.deck(0) == ["calm"]


# Cards from the spheres come first: they fill the hand, and fewer are drawn.
def test_cards_from_spheres_come_before_the_filling_up() -> None:
    game = plain(
        {"hand": ["cost-1", "calm", "calm"], "deck": ["cost-2", "cost-3", "dial"]},
        spheres={"1": ["draw", "spark"]},
    )
    game.play(0, "play cost-1", "end", "take 1", "done")
    assert game.hand(0) == ["calm", "calm", "cost-2", "cost-3", "draw"]
    assert game.deck(0) == ["dial"]


# Cards that delay Timers count: the hand is filled to five less those.
@pytest.mark.parametrize("delays", [1, 2, 5, 6])
def test_delay_cards_count_when_the_hand_is_filled_up(delays: int) -> None:
    timer = {"card": "dial", "spells": ["cost-1"], "delays": ["blank-2"] * delays}
    game = plain({"timers": [timer], "deck": ["calm"] * 6}, phase="main")
    game.play(0, "end")
    assert len(game.hand(0)) == max(0, 5 - delays)


def test_delay_cards_of_all_timers_count_together() -> None:
    timers = [
        {"card": "dial", "spells": ["cost-1"], "delays": ["blank-2"]},
        {"card": "heavy-timer", "spells": ["cost-1"], "delays": ["blank-2", "blank-2"]},
    ]
    game = plain({"timers": timers, "hand": ["cost-3"], "deck": ["calm"] * 6}, phase="main")
    game.play(0, "end")
    assert game.hand(0) == ["calm", "cost-3"]


# Spells on Timers do not count, nor does the Timer.
def test_spells_on_timers_are_no_hand_cards() -> None:
    game = plain({"timers": [{"card": "twin", "spells": ["cost-1", "cost-1"]}], "deck": ["calm"] * 6}, phase="main")
    game.play(0, "end")
    assert game.hand(0) == ["calm"] * 5


# Everybody fills up at the end of his own turn; the others keep what they have.
def test_only_the_player_whose_turn_it_was_draws() -> None:
    game = plain({"deck": ["calm"] * 5}, {"hand": ["dial"], "deck": ["cost-1"] * 3})
    game.play(0, "end")
    assert game.hand(1) == ["dial"]


# After a pass as well.
def test_after_a_pass_the_hand_is_filled_up_too() -> None:
    game = plain({"hand": ["dial"], "deck": ["calm"] * 6})
    game.play(0, "pass")
    assert game.hand(0) == ["calm"] * 4 + ["dial"]


# --- the deck runs out ---


# When the deck is empty and cards are to be drawn, the discard pile is shuffled and becomes the new deck.
def test_the_discard_pile_becomes_the_new_deck() -> None:
    game = plain({"deck": ["dial"], "discard": ["calm"] * 3 + ["cost-1"] * 3})
    game.play(0, "end")
    assert "dial" in game.hand(0)
    assert len(game.hand(0)) == 5
    assert len(game.deck(0)) == 2
    assert game.discard(0) == []
    assert sorted(game.hand(0) + game.deck(0)) == ["calm"] * 3 + ["cost-1"] * 3 + ["dial"]
    assert [event["player"] for event in game.told("deck-reshuffled")] == [0]


def test_it_is_shuffled() -> None:
    pile = ["calm", "dial", "cost-1", "cost-2", "cost-3", "draw", "spark", "blaze", "grow", "cap"]
    decks = set()
    for seed in range(8):
        game = plain({"discard": pile}, seed=seed)
        game.play(0, "end")
        decks.add(tuple(game.deck(0)))
    assert len(decks) > 4


# Only when a card is needed: an empty deck alone does nothing.
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    game = plain({"hand": ["calm"], "deck": ["cost-1"] * 4, "discard": ["dial"]})
    game.play(0, "end")
    assert game.deck(0) == []
    assert game.discard(0) == ["dial"]


# The spell area is discarded first, so these spells are in the new deck already.
def test_spells_of_this_turn_are_shuffled_into_the_new_deck() -> None:
    game = plain({"hand": ["cost-1", "cost-2"]})
    game.play(0, "play cost-1", "play cost-2", "end", "done")
    assert game.hand(0) == ["cost-1", "cost-2"]


# In the middle of a turn they lie in the spell area, and are not.
def test_a_draw_in_the_turn_does_not_reach_the_spell_area() -> None:
    game = plain({"hand": ["cost-1", "draw-three"], "discard": ["calm", "calm"]})
    game.play(0, "play cost-1", "play draw-three")
    assert game.hand(0) == ["calm", "calm"]
    assert game.spells(0) == ["cost-1", "draw-three"]


# Cards drawn by an effect come from the new deck as well.
def test_an_effect_that_draws_shuffles_too() -> None:
    game = plain({"hand": ["draw-three"], "deck": ["dial"], "discard": ["calm"] * 4})
    game.play(0, "play draw-three")
    assert game.hand(0) == ["calm", "calm", "dial"]
    assert game.deck(0) == ["calm", "calm"]


# With deck and discard pile empty, fewer cards are drawn.
def test_with_both_empty_fewer_cards_are_drawn() -> None:
    game = plain({"hand": ["cost-1"], "deck": ["dial"], "discard": ["calm"]})
    game.play(0, "end")
    assert game.hand(0) == ["calm", "cost-1", "dial"]
    assert game.deck(0) == game.discard(0) == []


# --- Ke ---


# Spent Ke do not come back by themselves.
def test_ke_are_not_restored_by_themselves() -> None:
    game = plain({"hand": ["cost-3"]})
    game.play(0, "play cost-3", "end", "done")
    assert game.ke(0) == (1, 3, 0)
    game.play(1, "end")
    assert game.ke(0) == (1, 3, 0)
