"""Card 17: Amsug Longneck."""

from tests.seasons.scenario import scenario

AMSUG = {"hand": ["amsug-longneck"], "reserve": "AW", "gauge": 1}


# Amsug Longneck: every player, the owner too, takes one of his own magic items in play back into the hand.
def test_amsug_sends_an_item_of_everybody_home() -> None:
    mage = {**AMSUG, "gauge": 3, "in_play": ["purse-of-io", "wondrous-chest"]}
    game = scenario(mage, {"in_play": ["die-of-malice", "temporal-boots", "kairn-the-destroyer"]})
    game.play(0, "summon amsug-longneck")
    assert game.kind == "take-back"
    assert game.open == ["in-play temporal-boots", "in-play die-of-malice"]
    game.play(1, "in-play die-of-malice")
    game.play(0, "in-play wondrous-chest")
    assert game.hand(1) == ["die-of-malice"]
    assert game.in_play(1) == ["temporal-boots", "kairn-the-destroyer"]
    assert game.hand(0) == ["wondrous-chest"]
    assert game.in_play(0) == ["purse-of-io", "amsug-longneck"]
    assert game.discard == []
    assert game.asked == 0


# From the left neighbour clockwise, the owner last.
def test_amsug_goes_clockwise_with_the_owner_last() -> None:
    def items(*names: str) -> dict[str, list[str]]:
        return {"in_play": list(names)}

    game = scenario(
        items("purse-of-io", "temporal-boots"),
        items("die-of-malice", "amulet-of-air"),
        {**AMSUG, "gauge": 3, **items("staff-of-spring", "amulet-of-fire")},
        items("wondrous-chest", "beggars-horn"),
        first_player=0,
        turn=2,
    )
    game.play(2, "summon amsug-longneck")
    game.play(3, "in-play beggars-horn")
    game.play(0, "in-play purse-of-io")
    game.play(1, "in-play amulet-of-air")
    game.play(2, "in-play staff-of-spring")
    assert [game.hand(player) for player in range(4)] == [
        ["purse-of-io"],
        ["amulet-of-air"],
        ["staff-of-spring"],
        ["beggars-horn"],
    ]
    assert game.crystals(2) == 3  # the Staff was still there when Amsug was summoned


# Who has no magic item in play is passed over; familiars stay, Amsug himself among them.
def test_amsug_passes_over_who_has_no_item() -> None:
    game = scenario(AMSUG, {"in_play": ["kairn-the-destroyer"]}, {"in_play": ["purse-of-io"]})
    game.play(0, "summon amsug-longneck")
    assert game.in_play(0) == ["amsug-longneck"]
    assert game.in_play(1) == ["kairn-the-destroyer"]
    assert game.hand(2) == ["purse-of-io"]
    assert game.asked == 0


# It is no choice to keep all items.
def test_amsug_cannot_be_refused() -> None:
    game = scenario(AMSUG, {"in_play": ["purse-of-io", "temporal-boots", "kairn-the-destroyer"]})
    game.play(0, "summon amsug-longneck")
    assert game.refused(1, "no").startswith("'no' is no answer to this question; open are: ")
    assert "'in-play kairn-the-destroyer' is no answer" in game.refused(1, "in-play kairn-the-destroyer")


# The card taken back can be summoned once more, and acts once more.
def test_amsug_lets_a_card_act_again() -> None:
    player = {"hand": ["amsug-longneck"], "reserve": "AWEE", "gauge": 2, "in_play": ["amulet-of-earth"]}
    game = scenario(player)
    game.play(0, "summon amsug-longneck", "summon amulet-of-earth")
    assert game.crystals(0) == 9
    assert game.in_play(0) == ["amsug-longneck", "amulet-of-earth"]


# A card that was activated this round comes back straight: as if it were new.
def test_amsug_straightens_what_is_summoned_anew() -> None:
    used = {"card": "balance-of-ishtar", "used": True}
    player = {"hand": ["amsug-longneck"], "reserve": "AWFFF", "crystals": 2, "gauge": 2, "in_play": [used]}
    game = scenario(player)
    game.play(0, "summon amsug-longneck", "summon balance-of-ishtar", "activate balance-of-ishtar")
    assert game.crystals(0) == 9


# Water and air are his price.
def test_amsug_costs_water_and_air() -> None:
    game = scenario({**AMSUG, "reserve": "AAFE"})
    assert game.refused(0, "summon amsug-longneck") == "amsug-longneck needs 1 water, you have 0."


# Tokens on an item are lost when it goes back.
def test_amsug_and_an_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "A"}, {"card": "amulet-of-water", "tokens": "WWW"}]
    game = scenario(AMSUG, {"in_play": in_play})
    game.play(0, "summon amsug-longneck")
    assert game.open == ["in-play amulet-of-water", "in-play amulet-of-water 2"]
    game.play(1, "in-play amulet-of-water")
    assert game.hand(1) == ["amulet-of-water"]
    assert game.tokens(1, "amulet-of-water") == "WWW"
    assert game.reserve(1) == ""


# The owner's amulet may pay for Amsug before it goes back.
def test_amsug_paid_from_the_amulet_that_goes_back() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AW"}]
    game = scenario({"hand": ["amsug-longneck"], "gauge": 2, "in_play": in_play})
    game.play(0, "summon amsug-longneck")
    assert game.hand(0) == ["amulet-of-water"]
    assert game.in_play(0) == ["amsug-longneck"]


# A Grimoire that goes back takes its room along: down to seven at once, before the next player chooses.
def test_amsug_and_a_bespelled_grimoire() -> None:
    other = {"in_play": ["purse-of-io", "temporal-boots"]}
    game = scenario(AMSUG, {"reserve": "AAAWWWFFEE", "in_play": ["bespelled-grimoire"]}, other)
    game.play(0, "summon amsug-longneck")
    assert game.kind == "overflow"
    assert game.asked == 1
    game.play(1, "A", "W", "F")
    assert game.reserve(1) == "AAWWFEE"
    assert game.hand(1) == ["bespelled-grimoire"]
    game.play(2, "in-play purse-of-io")
    assert game.asked == 0


# A Cursed Treatise that goes back to the hand is not sacrificed: the energy stays.
def test_amsug_and_a_cursed_treatise() -> None:
    game = scenario(AMSUG, {"reserve": "FE", "in_play": ["cursed-treatise-of-arus"]})
    game.play(0, "summon amsug-longneck")
    assert game.hand(1) == ["cursed-treatise-of-arus"]
    assert game.reserve(1) == "FE"


# Put into play by a Chalice, he may send the Chalice home.
def test_amsug_put_into_play_by_a_chalice() -> None:
    deck = ["amsug-longneck", "amulet-of-air", "amulet-of-fire", "amulet-of-water"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=deck)
    game.play(0, "summon divine-chalice", "amsug-longneck")
    assert game.hand(0) == ["divine-chalice"]
    assert game.in_play(0) == ["amsug-longneck"]


# Two copies, one after the other: two items each.
def test_two_amsugs() -> None:
    player = {"hand": ["amsug-longneck"] * 2, "reserve": "AAWW", "gauge": 2}
    game = scenario(player, {"in_play": ["purse-of-io", "temporal-boots"]})
    game.play(0, "summon amsug-longneck")
    game.play(1, "in-play purse-of-io")
    game.play(0, "summon amsug-longneck")
    assert game.hand(1) == ["purse-of-io", "temporal-boots"]
    assert game.in_play(1) == []


# Two alike items are one choice, taken without asking.
def test_amsug_and_two_alike_items() -> None:
    game = scenario(AMSUG, {"in_play": ["purse-of-io", "purse-of-io"]})
    game.play(0, "summon amsug-longneck")
    assert game.hand(1) == ["purse-of-io"]
    assert game.in_play(1) == ["purse-of-io"]


# A used and an unused copy are two choices.
def test_amsug_and_a_used_copy() -> None:
    in_play = ["balance-of-ishtar", {"card": "balance-of-ishtar", "used": True}]
    game = scenario(AMSUG, {"in_play": in_play})
    game.play(0, "summon amsug-longneck")
    assert game.open == ["in-play balance-of-ishtar", "in-play balance-of-ishtar 2"]
    game.play(1, "in-play balance-of-ishtar 2")
    assert not game.used(1, "balance-of-ishtar")


# Everybody sees which card goes back.
def test_amsug_works_openly() -> None:
    game = scenario(AMSUG, {"in_play": ["purse-of-io"]})
    game.play(0, "summon amsug-longneck")
    returned = [(fact["player"], fact["card"], fact["audience"]) for fact in game.told("card-returned")]
    assert returned == [(1, "purse-of-io", -1)]


# With a Hand of Fortune one of the two energies is spared; the Hand may be what goes back.
def test_amsug_with_a_hand_of_fortune() -> None:
    player = {"hand": ["amsug-longneck"], "reserve": "W", "gauge": 2, "in_play": ["hand-of-fortune"]}
    game = scenario(player)
    game.play(0, "summon amsug-longneck")
    assert game.reserve(0) == ""
    assert game.hand(0) == ["hand-of-fortune"]
