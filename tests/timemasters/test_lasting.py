"""What holds while a Timer lies in play: prices, caps and the size of the hand."""

import pytest

from tests.timemasters.acting import acting, played


# Spells cost their owner less, each of them, played or put.
def test_spells_are_cheaper() -> None:
    game = acting({"timers": ["ease", "clock"], "hand": ["cost-3", "cost-2"]})
    game.play(0, "play cost-3")
    assert game.ke(0) == (2, 2, 0)
    game.play(0, "put cost-2", "timer 2")
    assert game.ke(0) == (1, 3, 0)


# Two of them add up, two entries on one do too, and no cost falls below zero.
@pytest.mark.parametrize(
    ("timers", "paid"),
    [(["ease", "ease"], 1), (["ease-twice"], 1), (["great-ease"], 0), (["great-ease", "ease"], 0)],
)
def test_cheaper_adds_up(timers: list[str], paid: int) -> None:
    game = acting({"timers": timers, "hand": ["cost-3"]})
    game.play(0, "play cost-3")
    assert game.ke(0) == (4 - paid, paid, 0)


# It works from the moment it lies there until it leaves, and not for opponents.
def test_cheaper_while_it_lies_there() -> None:
    game = acting({"hand": ["ease", "cost-1", "cost-2", "cost-3"]}, {"hand": ["cost-3"]})
    game.play(0, "play cost-1")
    assert game.ke(0) == (3, 1, 0)
    game.play(0, "play ease", "play cost-2")
    assert game.ke(0) == (2, 2, 0)
    game.play(0, "launch 1")
    assert "costs 3 Ke, you have 2" in game.refused(0, "play cost-3")
    other = acting({"hand": ["cost-3"]}, {"timers": ["great-ease"]})
    other.play(0, "play cost-3")
    assert other.ke(0) == (1, 3, 0)


# A full or delayed Timer goes on working.
def test_a_delayed_timer_goes_on_working() -> None:
    full = {"card": "ease", "spells": ["stone"]}
    game = acting({"timers": [full], "hand": ["cost-1", "hush"]}, phase="timers")
    game.play(0, "delay 1", "hush", "play cost-1")
    assert game.ke(0) == (4, 0, 0)


# Cheaper on this Timer: only what is put on it.
def test_cheaper_here() -> None:
    game = acting({"timers": ["slope", "clock"], "hand": ["cost-1", "cost-2", "cost-2", "cost-3"], "active": 8})
    game.play(0, "play cost-1")
    assert game.ke(0) == (7, 1, 0)
    game.play(0, "put cost-2", "timer 1")
    assert game.ke(0) == (6, 2, 0)
    game.play(0, "put cost-2", "timer 2")
    assert game.ke(0) == (4, 4, 0)
    game.play(0, "put cost-3")
    assert game.ke(0) == (2, 6, 0)
    assert game.timers(0) == [("slope", ["cost-2", "cost-3"], []), ("clock", ["cost-2"], [])]


# Only the Timers that can be paid for are offered.
def test_cheaper_here_decides_where_a_spell_can_go() -> None:
    game = acting({"timers": ["clock", "steep-slope"], "hand": ["cost-4"], "active": 1})
    assert "costs 4 Ke, you have 1" in game.refused(0, "play cost-4")
    game.play(0, "put cost-4")
    assert game.timers(0) == [("clock", [], []), ("steep-slope", ["cost-4"], [])]
    assert game.ke(0) == (0, 1, 0)


# It adds to what makes spells cheaper anyway, and never goes below zero.
def test_cheaper_here_and_cheaper() -> None:
    game = acting({"timers": ["slope", "ease"], "hand": ["cost-3", "cost-1"]})
    game.play(0, "put cost-3", "timer 1")
    assert game.ke(0) == (3, 1, 0)
    game.play(0, "put cost-1", "timer 1")
    assert game.ke(0) == (3, 1, 0)


# Opponents' spells cost more, each of them, but not the owner's.
def test_opponents_spells_are_dearer() -> None:
    game = acting({"hand": ["cost-1", "blank"]}, {"timers": ["burden"]}, {"timers": ["clock"]})
    game.play(0, "play cost-1", "play blank")
    assert game.ke(0) == (1, 3, 0)
    owner = acting({"hand": ["cost-1"], "timers": ["burden"]})
    owner.play(0, "play cost-1")
    assert owner.ke(0) == (3, 1, 0)


# Burdens of two opponents add up; a burden and an ease cancel each other.
def test_burdens_add_up_and_cancel() -> None:
    game = acting({"hand": ["cost-1", "cost-2"], "active": 8}, {"timers": ["burden"]}, {"timers": ["burden"]})
    game.play(0, "play cost-1")
    assert game.ke(0) == (5, 3, 0)
    eased = acting({"hand": ["cost-1", "cost-2"], "timers": ["ease"]}, {"timers": ["burden"]})
    eased.play(0, "play cost-2")
    assert eased.ke(0) == (2, 2, 0)
    # The sum is what counts: three more and three less than a price of one is one, not three.
    great = acting({"hand": ["cost-1"], "timers": ["great-ease"]}, {"timers": ["great-burden"]})
    great.play(0, "play cost-1")
    assert great.ke(0) == (3, 1, 0)


# The tokens for the next spell come on top, once; what lasts is not used up.
def test_tokens_and_what_lasts() -> None:
    game = acting({"hand": ["cost-2", "cost-3"], "timers": ["ease"], "next_spell": 1, "active": 6})
    game.play(0, "play cost-2")
    assert game.ke(0) == (4, 2, 0)
    game.play(0, "play cost-3")
    assert game.ke(0) == (2, 4, 0)


# An opponent spends at most so many Ke in each turn as the gate says.
def test_a_lasting_cap() -> None:
    game = acting({"hand": ["cost-1", "cost-2", "cost-3"], "ephemeral": 4}, {"timers": ["gate"]})
    assert "you may spend 2 in this turn and have spent 0" in game.refused(0, "play cost-3")
    game.play(0, "play cost-1", "ephemeral 1")
    assert "you may spend 2 in this turn and have spent 1" in game.refused(0, "play cost-2")
    game.play(0, "end", "done")
    game.play(1, "pass")
    game.play(0, "play cost-2", "ephemeral 0")
    assert game.ke(0) == (2, 2, 3)


# Its owner spends what he likes; and once it is gone, so do the others.
def test_a_lasting_cap_is_for_opponents_while_it_lasts() -> None:
    game = acting({"hand": ["cost-4"], "timers": ["gate"]}, {"hand": ["cost-4"]})
    game.play(0, "play cost-4", "launch 1", "end", "done")
    game.play(1, "play cost-4")
    assert game.ke(0) == (0, 4, 0)
    assert game.ke(1) == (0, 4, 0)


# Of several caps the lower one holds: of two gates, of a gate and a token, whichever is lower.
@pytest.mark.parametrize(
    ("mine", "second", "third", "open_prices"),
    [
        ({}, ["gate"], ["wide-gate"], [1, 2]),
        ({}, ["wide-gate"], ["gate"], [1, 2]),
        ({}, ["wide-gate"], [], [1, 2, 3, 4]),
        ({"cap": 3}, ["wide-gate"], [], [1, 2, 3]),
        ({"cap": 1}, ["gate"], [], [1]),
        ({"cap": 3}, ["gate", "gate"], [], [1, 2]),
    ],
)
def test_the_lowest_cap_holds(
    mine: dict[str, int], second: list[str], third: list[str], open_prices: list[int]
) -> None:
    hand = ["cost-1", "cost-2", "cost-3", "cost-4"]
    game = acting({"hand": hand, "active": 6, **mine}, {"timers": second}, {"timers": third})
    found = [choice for choice in game.open if choice.startswith("play")]
    assert found == [f"play cost-{price}" for price in open_prices]


# A Timer with two caps has the lower one.
def test_two_caps_on_one_timer() -> None:
    game = acting({"hand": ["cost-2", "cost-3"]}, {"timers": ["two-gates"]})
    assert "play cost-2" in game.open
    assert "play cost-3" not in game.open


# A cap played on top of a gate ends with the turn; the gate stays.
def test_a_token_ends_and_the_gate_stays() -> None:
    game = played("opponents-cap-1", {"timers": ["gate"]}, {"hand": ["cost-1", "cost-2", "cost-3"]})
    game.play(0, "end", "done")
    assert "may spend 1 in this turn" in game.refused(1, "play cost-2")
    game.play(1, "pass")
    game.play(0, "end")
    assert "may spend 2 in this turn" in game.refused(1, "play cost-3")
    game.play(1, "play cost-2")
    assert game.ke(1) == (2, 2, 0)


# What is paid before a gate comes is counted as spent once it is there.
def test_a_gate_shuts_in_the_middle() -> None:
    timers = {"timers": [{"card": "gate", "spells": ["stone"]}], "hand": ["hush"]}
    game = acting({"hand": ["cost-2", "cost-1", "opponents-throw-timer"]}, timers)
    game.play(0, "play cost-2")
    assert "play cost-1" not in game.open
    game.play(0, "play opponents-throw-timer", "play cost-1")
    assert game.ke(0) == (1, 3, 0)


# The hand is filled up to more cards, for its owner alone.
@pytest.mark.parametrize(
    ("timers", "size"), [(["shelf"], 6), (["great-shelf"], 8), (["shelf", "great-shelf"], 9), (["clock"], 5)]
)
def test_a_larger_hand(timers: list[str], size: int) -> None:
    game = acting({"timers": timers, "deck": ["stone"] * 8 + ["blank"] * 3}, {"deck": ["blank"] * 3 + ["hush"] * 4})
    game.play(0, "end")
    assert len(game.hand(0)) == size
    game.play(1, "end")
    assert len(game.hand(1)) == 5


# Cards that delay Timers count as cards in hand.
def test_a_larger_hand_and_delay_cards() -> None:
    full = {"card": "shelf", "spells": ["stone"]}
    game = acting({"timers": [full], "hand": ["hush"], "deck": ["stone"] * 7}, phase="timers")
    game.play(0, "delay 1", "end")
    assert game.hand(0) == ["stone"] * 5


# Launched in the same turn, it no longer helps at the turn's end.
def test_a_launched_shelf_helps_no_more() -> None:
    game = acting({"timers": ["shelf"], "deck": ["stone"] * 8})
    game.play(0, "launch 1", "end")
    assert game.hand(0) == ["stone"] * 5


# A larger hand does not make anybody discard once the shelf is gone.
def test_nobody_discards_when_the_shelf_goes() -> None:
    game = acting({"timers": ["shelf"], "hand": ["stone"] * 6, "deck": ["hush"]})
    game.play(0, "launch 1", "end")
    assert game.hand(0) == ["stone"] * 6


# One Timer may do several lasting things, and act when it is played besides.
def test_several_lasting_effects() -> None:
    hand = ["house", "cost-2"]
    game = acting({"hand": hand, "deck": ["stone"] * 8}, {"hand": ["cost-2"]})
    game.play(0, "play house")
    assert game.hand(0) == ["cost-2", "stone"]
    game.play(0, "play cost-2")
    assert game.ke(0) == (3, 1, 0)
    game.play(0, "end", "done")
    assert len(game.hand(0)) == 6
    game.play(1, "play cost-2")
    assert game.ke(1) == (1, 3, 0)
