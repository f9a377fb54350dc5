"""Card 5: Balance of Ishtar."""

import pytest

from tests.seasons.scenario import scenario

BALANCE = {"in_play": ["balance-of-ishtar"]}


# Balance of Ishtar: two crystals to summon, and it may be activated in the very turn it enters.
def test_balance_of_ishtar_can_be_activated_when_summoned() -> None:
    game = scenario({"hand": ["balance-of-ishtar"], "reserve": "AAA", "crystals": 2, "gauge": 1})
    game.play(0, "summon balance-of-ishtar")
    assert game.crystals(0) == 0
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == 9
    assert game.reserve(0) == ""
    assert game.used(0, "balance-of-ishtar")


# Without two crystals it stays in the hand; a Hand of Fortune takes nothing off crystals.
def test_balance_of_ishtar_costs_two_crystals() -> None:
    game = scenario(
        {"hand": ["balance-of-ishtar"], "reserve": "AAA", "crystals": 1, "gauge": 2, "in_play": ["hand-of-fortune"]}
    )
    assert game.refused(0, "summon balance-of-ishtar") == "balance-of-ishtar needs 2 crystals, you have 1."


# Three identical energy become nine crystals whatever the season's rate, and without any right to transmute.
@pytest.mark.parametrize("space", [1, 4, 7, 10])
@pytest.mark.parametrize("kind", ["A", "W", "F", "E"])
def test_balance_of_ishtar_turns_three_identical_into_nine(kind: str, space: int) -> None:
    game = scenario({**BALANCE, "reserve": kind * 3}, space=space)
    assert "transmute" not in game.open
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == 9
    assert game.reserve(0) == ""


# It gives no right to transmute what is left.
def test_balance_of_ishtar_gives_no_right_to_transmute() -> None:
    game = scenario({**BALANCE, "reserve": "AAAE"})
    game.play(0, "activate balance-of-ishtar")
    assert game.reserve(0) == "E"
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."


# Where several kinds are there three times, the player chooses; six of a kind are turned three at a time.
def test_balance_of_ishtar_lets_choose_the_kind() -> None:
    game = scenario({**BALANCE, "reserve": "WWWEEEE"})
    game.play(0, "activate balance-of-ishtar")
    assert game.kind == "identical"
    assert game.open == ["W", "E"]
    game.play(0, "E")
    assert game.reserve(0) == "WWWE"
    assert game.crystals(0) == 9


# Three different energy, or two alike, are not enough.
@pytest.mark.parametrize("reserve", ["", "AA", "AWF", "AAWWFFE"])
def test_balance_of_ishtar_needs_three_alike(reserve: str) -> None:
    game = scenario({**BALANCE, "reserve": reserve})
    assert "needs 3 identical energy" in game.refused(0, "activate balance-of-ishtar")
    assert not game.used(0, "balance-of-ishtar")


# Only once a round; it is straightened when the next round begins.
def test_balance_of_ishtar_once_a_round() -> None:
    game = scenario({**BALANCE, "reserve": "AAAAAA"}, first_player=1, turn=0, seed=1)
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == 9
    refusal = game.refused(0, "activate balance-of-ishtar")
    assert refusal == "balance-of-ishtar has been activated this round already."
    game.play(0, "end")
    assert game.kind == "die"
    assert not game.used(0, "balance-of-ishtar")
    game.play(0, "die 1")
    game.play(1, "die 2")
    assert game.asked == 0
    crystals = game.crystals(0)
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == crystals + 9
    assert game.used(0, "balance-of-ishtar")


# Two copies are two activations a round.
def test_two_balances_of_ishtar() -> None:
    game = scenario({"reserve": "AAAAAAF", "in_play": ["balance-of-ishtar"] * 2})
    assert "are alike: activate the first" in game.refused(0, "activate balance-of-ishtar 2")
    game.play(0, "activate balance-of-ishtar", "activate balance-of-ishtar 2")
    assert game.crystals(0) == 18
    assert game.reserve(0) == "F"
    assert game.used(0, "balance-of-ishtar", 0)
    assert game.used(0, "balance-of-ishtar", 1)


# A Purse of Io adds one for each of the three: twelve; a second Purse makes fifteen.
@pytest.mark.parametrize(("purses", "crystals"), [(1, 12), (2, 15)])
def test_balance_of_ishtar_with_a_purse_of_io(purses: int, crystals: int) -> None:
    game = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar", *["purse-of-io"] * purses]})
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == crystals


# Transmutation bonuses used this turn add one for each energy, and the Purse on top.
def test_balance_of_ishtar_with_the_transmutation_bonus() -> None:
    game = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar"]})
    game.play(0, "bonus transmute", "activate balance-of-ishtar")
    assert game.crystals(0) == 12
    both = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar", "purse-of-io"]})
    both.play(0, "bonus transmute", "bonus transmute", "activate balance-of-ishtar")
    assert both.crystals(0) == 18


# A bonus used after it comes too late.
def test_balance_of_ishtar_before_the_bonus() -> None:
    game = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar"]})
    game.play(0, "activate balance-of-ishtar", "bonus transmute")
    assert game.crystals(0) == 9


# In the Russian book the Purse adds and the bonus does not.
def test_balance_of_ishtar_in_the_russian_edition() -> None:
    game = scenario({"reserve": "AAA", "in_play": ["balance-of-ishtar", "purse-of-io"]}, options={"edition": "russian"})
    game.play(0, "bonus transmute", "activate balance-of-ishtar")
    assert game.crystals(0) == 12


# In the first printing it costs six crystals and turns four identical energy into twelve; a Purse adds four.
def test_balance_of_ishtar_in_the_first_edition() -> None:
    options = {"edition": "first"}
    game = scenario({"hand": ["balance-of-ishtar"], "reserve": "AAAA", "crystals": 6, "gauge": 1}, options=options)
    game.play(0, "summon balance-of-ishtar")
    assert game.crystals(0) == 0
    game.play(0, "bonus transmute", "activate balance-of-ishtar")
    assert game.crystals(0) == 12
    purse = scenario({"reserve": "AAAA", "in_play": ["balance-of-ishtar", "purse-of-io"]}, options=options)
    purse.play(0, "activate balance-of-ishtar")
    assert purse.crystals(0) == 16
    short = scenario(
        {**BALANCE, "hand": ["balance-of-ishtar"], "reserve": "AAA", "crystals": 5, "gauge": 9}, options=options
    )
    assert "needs 4 identical energy" in short.refused(0, "activate balance-of-ishtar")
    assert "needs 6 crystals, you have 5" in short.refused(0, "summon balance-of-ishtar")


# Tokens of an Amulet of Water count among the three, in any mixture.
def test_balance_of_ishtar_takes_tokens_of_the_amulet() -> None:
    in_play = ["balance-of-ishtar", {"card": "amulet-of-water", "tokens": "FFW"}]
    game = scenario({"reserve": "FF", "in_play": in_play})
    game.play(0, "activate balance-of-ishtar", "amulet F")
    assert game.crystals(0) == 9
    assert game.tokens(0, "amulet-of-water") == "W"
    assert game.reserve(0) == "F"


# The player decides how many of them come from the amulet.
def test_balance_of_ishtar_may_spare_the_amulet() -> None:
    in_play = ["balance-of-ishtar", {"card": "amulet-of-water", "tokens": "FFF"}]
    game = scenario({"reserve": "FFF", "in_play": in_play})
    game.play(0, "activate balance-of-ishtar", "amulet F", "F")
    assert game.reserve(0) == "F"
    assert game.tokens(0, "amulet-of-water") == "FF"
    assert game.crystals(0) == 9


# A Hand of Fortune is for summoning only: two alike are not enough.
def test_balance_of_ishtar_is_not_made_cheaper_by_a_hand_of_fortune() -> None:
    game = scenario({"reserve": "AA", "in_play": ["balance-of-ishtar", "hand-of-fortune"]})
    assert "needs 3 identical energy" in game.refused(0, "activate balance-of-ishtar")


# Thieving Fairies act when the card is activated, before it pays out: from an empty purse they get only their own one.
def test_balance_of_ishtar_and_thieving_fairies() -> None:
    game = scenario({**BALANCE, "reserve": "AAA"}, {"in_play": ["thieving-fairies"]})
    game.play(0, "activate balance-of-ishtar")
    assert (game.crystals(0), game.crystals(1)) == (9, 1)
    rich = scenario({**BALANCE, "reserve": "AAA", "crystals": 1}, {"in_play": ["thieving-fairies"]})
    rich.play(0, "activate balance-of-ishtar")
    assert (rich.crystals(0), rich.crystals(1)) == (9, 2)


# Only its owner has it.
def test_balance_of_ishtar_is_its_owners() -> None:
    game = scenario({"reserve": "AAA"}, BALANCE)
    assert game.refused(0, "activate balance-of-ishtar") == "you have no balance-of-ishtar in play."
