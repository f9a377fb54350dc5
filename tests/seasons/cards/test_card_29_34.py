"""Cards 29 to 34: Olaf's Statue, Forgotten Vase, Elemental Amulet, Tree of Light, Arcano Leech, Crystal Orb."""

import pytest

from chronomage.games.seasons.facts import CARD_NAMES
from tests.seasons.scenario import Scenario, scenario

LEECH = {"in_play": ["arcano-leech"], "gauge": 1}
FOUR = ["staff-of-spring", "purse-of-io", "die-of-malice"]

PRICES = [
    ("bespelled-grimoire", "WE", 0),
    ("ragfields-helm", "AAA", 0),
    ("hand-of-fortune", "AFE", 3),
    ("lewis-greyface", "AF", 0),
    ("runic-cube-of-eolis", "", 20),
    ("potion-of-power", "FF", 0),
    ("potion-of-dreams", "AA", 0),
    ("potion-of-knowledge", "WW", 0),
    ("potion-of-life", "EE", 0),
    ("hourglass-of-time", "AWFE", 0),
    ("scepter-of-greatness", "AWFE", 0),
    ("olafs-blessed-statue", "WWW", 0),
    ("yjangs-forgotten-vase", "WFE", 0),
    ("tree-of-light", "EE", 0),
    ("crystal-orb", "FE", 0),
]


def next_round(game: Scenario, *players: int) -> None:
    """These players end their turns; in the new round each takes a die that gives no card."""
    for player in players:
        game.play(player, "end")
    for _ in players:
        dice = game.game.describe()["dice"]
        plain = [place for place in range(len(dice)) if dice[place] and not dice[place]["card"]]
        game.play(game.asked, f"die {plain[0] + 1}")


# What a card costs is the same at two, three and four players, save for the Arcano Leech; a crystal or token less is
# not enough.
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("card", "energy", "crystals"), PRICES)
def test_prices_of_cards_18_to_34(card: str, energy: str, crystals: int, seats: int) -> None:
    others: list[dict[str, object]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": [card], "reserve": energy, "crystals": crystals, "gauge": 1}, *others)
    game.play(0, f"summon {card}")
    assert game.in_play(0) == [card]
    assert sum(len(told["energy"]) for told in game.told("energy-discarded")) == len(energy)
    assert sum(told["amount"] for told in game.told("crystals-lost")) == crystals
    short = scenario({"hand": [card], "reserve": energy[1:], "crystals": max(0, crystals - 1), "gauge": 1}, *others)
    assert f"{card} needs" in short.refused(0, f"summon {card}")


# --- 29 Olaf's Blessed Statue ---


# Olaf's Blessed Statue: three water to summon, twenty crystals on entering.
def test_statue_gives_twenty() -> None:
    game = scenario({"hand": ["olafs-blessed-statue"], "reserve": "WWW", "crystals": 2, "gauge": 1})
    game.play(0, "summon olafs-blessed-statue")
    assert game.crystals(0) == 22
    assert game.reserve(0) == ""
    assert "has no effect to activate" in game.refused(0, "activate olafs-blessed-statue")


# Two water are not enough.
def test_statue_is_refused_for_two_water() -> None:
    game = scenario({"hand": ["olafs-blessed-statue"], "reserve": "WWAAA", "gauge": 1})
    assert "needs 3 water, you have 2" in game.refused(0, "summon olafs-blessed-statue")


# The gauge must have room.
def test_statue_is_refused_without_room() -> None:
    game = scenario({"hand": ["olafs-blessed-statue"], "reserve": "WWW", "gauge": 1, "in_play": ["purse-of-io"]})
    assert "summoning gauge is 1" in game.refused(0, "summon olafs-blessed-statue")


# Its crystals come too late for an Arcano Leech; a Staff of Spring's too.
def test_statue_does_not_pay_its_own_toll() -> None:
    game = scenario(
        {"hand": ["olafs-blessed-statue"], "reserve": "WWW", "gauge": 2, "in_play": ["staff-of-spring"]}, LEECH
    )
    reason = game.refused(0, "summon olafs-blessed-statue")
    assert "Arcano Leech" in reason
    assert "you have 0" in reason


# Each of two gives its twenty, at the end it is worth no prestige.
def test_two_statues() -> None:
    game = scenario(
        {"hand": ["olafs-blessed-statue", "olafs-blessed-statue"], "reserve": "WWWWWW", "gauge": 2},
        year=3,
        space=12,
        leftover_pips=1,
    )
    game.play(0, "summon olafs-blessed-statue", "summon olafs-blessed-statue")
    assert game.crystals(0) == 40
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores == [40, 0]


# Put into play it gives them as well.
def test_statue_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, LEECH, deck=["olafs-blessed-statue", *FOUR]
    )
    assert "Arcano Leech" in game.refused(0, "summon divine-chalice")
    rich = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2, "crystals": 1},
        LEECH,
        deck=["olafs-blessed-statue", *FOUR],
    )
    rich.play(0, "summon divine-chalice", "olafs-blessed-statue")
    assert rich.crystals(0) == 20
    assert rich.crystals(1) == 1


# --- 30 Yjang's Forgotten Vase ---


# Yjang's Forgotten Vase: earth, water and fire to summon; it gives nothing for itself.
def test_vase_gives_nothing_for_itself() -> None:
    game = scenario({"hand": ["yjangs-forgotten-vase"], "reserve": "WFE", "gauge": 1})
    game.play(0, "summon yjangs-forgotten-vase")
    assert game.kind == "turn"
    assert game.reserve(0) == ""


# Every card summoned from the hand gives an energy of any kind.
def test_vase_gives_energy_for_each_summoning() -> None:
    game = scenario({"hand": ["die-of-malice", "glutton-cauldron"], "gauge": 3, "in_play": ["yjangs-forgotten-vase"]})
    game.play(0, "summon die-of-malice")
    assert game.kind == "gain-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "W", "summon glutton-cauldron", "A")
    assert game.reserve(0) == "AW"


# The token comes after the price: it cannot pay for the card that brings it.
def test_vase_does_not_pay_for_the_card() -> None:
    game = scenario({"hand": ["ragfields-helm"], "reserve": "AA", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]})
    assert "needs 3 air, you have 2" in game.refused(0, "summon ragfields-helm")


# It comes before the summoned card acts.
def test_vase_acts_before_the_card() -> None:
    game = scenario(
        {"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 3, "in_play": ["yjangs-forgotten-vase"]},
    )
    game.play(0, "summon amulet-of-earth")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 0
    game.play(0, "F")
    assert game.crystals(0) == 9
    assert game.reserve(0) == "F"


# A second Vase: the first gives for it; after that each gives for every card.
def test_two_vases() -> None:
    game = scenario(
        {
            "hand": ["yjangs-forgotten-vase", "die-of-malice"],
            "reserve": "WFE",
            "gauge": 3,
            "in_play": ["yjangs-forgotten-vase"],
        }
    )
    game.play(0, "summon yjangs-forgotten-vase", "A")
    assert game.reserve(0) == "A"
    assert game.kind == "turn"
    game.play(0, "summon die-of-malice", "F", "W")
    assert game.reserve(0) == "AWF"
    assert game.kind == "turn"


# A full reserve overflows before anything else; its owner chooses among all tokens.
def test_vase_overflows() -> None:
    game = scenario({"hand": ["die-of-malice"], "reserve": "AAAAWWW", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]})
    game.play(0, "summon die-of-malice", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "E"]
    game.play(0, "A")
    assert game.reserve(0) == "AAAWWWE"


# A card that a Chalice, a Potion of Dreams or a Crystal Orb puts into play gives nothing.
def test_vase_gives_nothing_for_cards_put_into_play() -> None:
    vase = "yjangs-forgotten-vase"
    chalice = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "in_play": [vase]},
        deck=["ragfields-helm", *FOUR],
    )
    chalice.play(0, "summon divine-chalice", "A", "ragfields-helm")
    assert chalice.kind == "turn"
    assert chalice.reserve(0) == "A"
    potion = scenario({"hand": ["ragfields-helm"], "gauge": 2, "in_play": [vase, "potion-of-dreams"]})
    potion.play(0, "activate potion-of-dreams")
    assert potion.reserve(0) == ""
    orb = scenario({"reserve": "AWFE", "gauge": 3, "in_play": [vase, "crystal-orb"]}, deck=["ragfields-helm"])
    orb.play(0, "activate crystal-orb", "yes")
    assert orb.in_play(0) == [vase, "crystal-orb", "ragfields-helm"]
    assert orb.kind == "turn"
    assert orb.reserve(0) == ""


# Staff and Vase both act, and an opponent's summoning feeds neither.
def test_vase_and_staff_are_their_owners() -> None:
    in_play = ["yjangs-forgotten-vase", "staff-of-spring"]
    game = scenario(
        {"hand": ["die-of-malice"], "gauge": 3, "in_play": in_play}, {"hand": ["die-of-malice"], "gauge": 1}
    )
    game.play(0, "summon die-of-malice", "E", "end")
    assert game.reserve(0) == "E"
    assert game.crystals(0) == 3
    game.play(1, "summon die-of-malice")
    assert game.asked == 1
    assert game.reserve(0) == "E"
    assert game.crystals(0) == 3


# --- 31 Elemental Amulet ---


# Elemental Amulet: paid with water it gives two energy of any kind.
def test_elemental_amulet_for_water() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "W", "gauge": 1})
    game.play(0, "summon elemental-amulet")
    assert game.kind == "gain-energy"
    game.play(0, "A", "F")
    assert game.reserve(0) == "AF"
    assert game.in_play(0) == ["elemental-amulet"]


# Paid with earth: five crystals.
def test_elemental_amulet_for_earth() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "E", "gauge": 1})
    game.play(0, "summon elemental-amulet")
    assert game.crystals(0) == 5
    assert game.reserve(0) == ""


# Paid with fire: a card, which must be kept.
def test_elemental_amulet_for_fire() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "F", "gauge": 1}, deck=["divine-chalice"])
    game.play(0, "summon elemental-amulet")
    assert game.hand(0) == ["divine-chalice"]
    assert game.discard == []
    assert game.kind == "turn"


# Paid with air: one more on the gauge.
def test_elemental_amulet_for_air() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "A", "gauge": 1})
    game.play(0, "summon elemental-amulet")
    assert game.gauge(0) == 2
    assert game.reserve(0) == ""


# Something must be paid.
def test_elemental_amulet_needs_an_energy() -> None:
    game = scenario({"hand": ["elemental-amulet"], "gauge": 1, "crystals": 50})
    assert "needs 1 energy or more, you have none" in game.refused(0, "summon elemental-amulet")


# Several different energies may be paid, all before the first effect, and the effects come in any order.
def test_elemental_amulet_for_all_four() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AWFE", "gauge": 1}, deck=["divine-chalice"])
    game.play(0, "summon elemental-amulet", "A", "W", "F", "E")
    assert game.reserve(0) == ""
    assert game.kind == "next-element"
    assert game.open == ["auto", "A", "W", "F", "E"]
    game.play(0, "E")
    assert game.crystals(0) == 5
    assert game.gauge(0) == 1
    game.play(0, "A", "F")
    assert game.gauge(0) == 2
    assert game.hand(0) == ["divine-chalice"]
    game.play(0, "W", "W")
    assert game.reserve(0) == "WW"
    assert game.kind == "turn"


# An automatic order is offered.
def test_elemental_amulet_in_the_automatic_order() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AWE", "gauge": 1})
    game.play(0, "summon elemental-amulet", "A", "W", "E", "auto", "F", "F")
    assert game.gauge(0) == 2
    assert game.reserve(0) == "FF"
    assert game.crystals(0) == 5


# Some of those one could pay may be left out.
def test_elemental_amulet_for_two_of_four() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AWFE", "gauge": 1})
    game.play(0, "summon elemental-amulet")
    assert game.kind == "elements"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A")
    assert game.open == ["done", "W", "F", "E"]
    game.play(0, "E", "A")
    assert game.reserve(0) == "WF"
    assert game.gauge(0) == 2
    assert game.crystals(0) == 5


# The same energy twice is not possible.
def test_elemental_amulet_takes_no_energy_twice() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AAEE", "gauge": 1})
    game.play(0, "summon elemental-amulet", "A")
    assert "no answer to this question" in game.refused(0, "A")
    game.play(0, "E", "E")
    assert game.gauge(0) == 2
    assert game.crystals(0) == 5
    assert game.reserve(0) == "AE"


# The energy that water gives comes too late to pay for another effect.
def test_elemental_amulet_is_paid_before_its_effects() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "W", "gauge": 1})
    game.play(0, "summon elemental-amulet", "E")
    assert game.reserve(0) == "EE"
    assert game.crystals(0) == 0
    assert game.kind == "turn"


# An Amulet of Water can pay, wholly or in part; where both could, its owner chooses.
def test_elemental_amulet_and_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AE"}]
    game = scenario({"hand": ["elemental-amulet"], "reserve": "A", "gauge": 2, "in_play": in_play})
    game.play(0, "summon elemental-amulet", "A", "E")
    assert game.kind == "pay"
    assert game.open == ["amulet A", "A"]
    game.play(0, "A")
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == "A"
    game.play(0, "auto")
    assert game.gauge(0) == 3
    assert game.crystals(0) == 5


# A Hand of Fortune spares one of several energies: two effects for one token, and which is paid is a choice.
def test_elemental_amulet_and_hand_of_fortune() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AE", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon elemental-amulet", "A", "E")
    assert game.kind == "spare"
    assert game.open == ["A", "E"]
    game.play(0, "E", "auto")
    assert game.reserve(0) == "E"
    assert game.gauge(0) == 3
    assert game.crystals(0) == 5


# For a single effect its one energy must be paid in spite of the Hand.
def test_elemental_amulet_and_hand_for_one_effect() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AA", "gauge": 2, "in_play": ["hand-of-fortune"]})
    # Air is the only one that can be paid, so it is taken without a question.
    game.play(0, "summon elemental-amulet", "done")
    assert game.reserve(0) == "A"
    assert game.gauge(0) == 3


# An energy one lacks can be the spared one, but not two of them with one Hand.
def test_elemental_amulet_and_hand_for_an_energy_one_lacks() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "A", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon elemental-amulet")
    assert game.open == ["done", "W", "F", "E"]
    game.play(0, "W", "auto", "F", "F")
    assert game.gauge(0) == 3
    assert game.reserve(0) == "FF"


# Two Hands: three effects for one token.
def test_elemental_amulet_and_two_hands() -> None:
    hands = ["hand-of-fortune", "hand-of-fortune"]
    game = scenario(
        {"hand": ["elemental-amulet"], "reserve": "F", "gauge": 3, "in_play": hands}, deck=["divine-chalice"]
    )
    game.play(0, "summon elemental-amulet", "A", "F", "E", "auto")
    assert game.gauge(0) == 4
    assert game.hand(0) == ["divine-chalice"]
    assert game.crystals(0) == 5
    assert game.reserve(0) == ""


# Put into play by Chalice, Potion of Dreams or Orb it counts as paid with all four.
def test_elemental_amulet_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=["elemental-amulet", *FOUR, "lewis-greyface"],
    )
    game.play(0, "summon divine-chalice", "elemental-amulet")
    assert game.kind == "next-element"
    game.play(0, "F", "E", "W", "E")
    assert game.hand(0) == ["lewis-greyface"]
    assert game.crystals(0) == 5
    assert game.reserve(0) == "EE"
    assert game.gauge(0) == 3
    assert len(game.discard) == 3
    orb = scenario(
        {"reserve": "AWFE", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["elemental-amulet", "purse-of-io"]
    )
    orb.play(0, "activate crystal-orb", "yes", "A", "W", "E", "F")
    assert orb.gauge(0) == 3
    assert orb.reserve(0) == "EE"
    assert orb.hand(0) == ["purse-of-io"]
    assert orb.crystals(0) == 5


# The tokens of water overflow a full reserve before the next effect.
def test_elemental_amulet_overflows() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "WFFFFFE", "gauge": 1})
    game.play(0, "summon elemental-amulet", "W", "E", "W", "A", "A")
    assert game.reserve(0) == "AAFFFFF"
    assert game.crystals(0) == 5
    full = scenario({"hand": ["elemental-amulet"], "reserve": "WFFFFFF", "gauge": 1})
    full.play(0, "summon elemental-amulet", "W", "done", "A", "A")
    assert full.kind == "overflow"
    assert full.open == ["A", "F"]
    full.play(0, "A")
    assert full.reserve(0) == "AFFFFFF"


# A Vase pays out before its effects.
def test_elemental_amulet_and_vase() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "E", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]})
    game.play(0, "summon elemental-amulet")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 0
    game.play(0, "F")
    assert game.crystals(0) == 5
    assert game.reserve(0) == "F"


# --- 32 Tree of Light ---


# Tree of Light: two earth to summon; three crystals for an energy of any kind.
def test_tree_sells_an_energy() -> None:
    game = scenario({"hand": ["tree-of-light"], "reserve": "EEF", "crystals": 4, "gauge": 1})
    game.play(0, "summon tree-of-light", "activate tree-of-light")
    assert game.kind == "way"
    assert game.open == ["buy energy", "buy transmutation"]
    game.play(0, "buy energy", "W")
    assert game.crystals(0) == 1
    assert game.reserve(0) == "WF"
    assert game.used(0, "tree-of-light")
    assert "no right to transmute" in game.refused(0, "transmute")


# Or an energy of any kind for the right to transmute until the end of the turn.
def test_tree_sells_the_right_to_transmute() -> None:
    game = scenario({"reserve": "AAFE", "gauge": 1, "in_play": ["tree-of-light"]})
    assert "no right to transmute" in game.refused(0, "transmute")
    game.play(0, "activate tree-of-light")
    assert game.kind == "pay-any"
    assert game.open == ["A", "F", "E"]
    game.play(0, "A", "transmute", "E")
    assert game.crystals(0) == 3
    assert game.reserve(0) == "AF"
    # It was winter's rate for the earth; the right is still there.
    assert "transmute" in game.open
    game.play(0, "transmute", "F")
    assert game.crystals(0) == 5


# The right is gone in the next turn.
def test_trees_right_ends_with_the_turn() -> None:
    game = scenario({"reserve": "AE", "gauge": 1, "in_play": ["tree-of-light"]})
    game.play(0, "activate tree-of-light", "A")
    assert game.player(0)["can_transmute"]
    game.play(0, "end")
    assert not game.player(0)["can_transmute"]


# A Purse and a bonus add to what is then transmuted.
def test_tree_with_purse() -> None:
    game = scenario({"reserve": "AE", "gauge": 2, "in_play": ["tree-of-light", "purse-of-io"]})
    game.play(0, "activate tree-of-light", "A", "bonus transmute", "transmute")
    assert game.crystals(0) == 3 + 1 + 1


# Only one of the two in one activation, and one activation in a round; straightened for the next.
def test_tree_once_a_round() -> None:
    game = scenario({"reserve": "AE", "crystals": 9, "gauge": 1, "in_play": ["tree-of-light"]})
    game.play(0, "activate tree-of-light", "buy energy", "W")
    assert "has been activated this round already" in game.refused(0, "activate tree-of-light")
    next_round(game, 0, 1)
    assert not game.used(0, "tree-of-light")
    game.play(1, "end")
    crystals = game.crystals(0)
    game.play(0, "activate tree-of-light", "buy energy", "A")
    assert game.crystals(0) == crystals - 3


# Each of two Trees may be used, one this way and one that way.
def test_two_trees() -> None:
    game = scenario({"reserve": "E", "crystals": 3, "gauge": 2, "in_play": ["tree-of-light", "tree-of-light"]})
    game.play(0, "activate tree-of-light", "buy energy", "A", "activate tree-of-light 2")
    assert game.crystals(0) == 0
    game.play(0, "A", "transmute")
    assert game.crystals(0) == 3
    assert game.used(0, "tree-of-light", 0)
    assert game.used(0, "tree-of-light", 1)


# An activation needs its price: neither energy nor three crystals, no activation.
def test_tree_needs_its_price() -> None:
    game = scenario({"crystals": 2, "gauge": 1, "in_play": ["tree-of-light"]})
    assert "needs 1 energy or 3 crystals" in game.refused(0, "activate tree-of-light")
    rich = scenario({"crystals": 3, "gauge": 1, "in_play": ["tree-of-light"]})
    rich.play(0, "activate tree-of-light", "W")
    assert rich.crystals(0) == 0
    assert rich.reserve(0) == "W"


# An Amulet of Water pays for the right as well, and its tokens can then be transmuted.
def test_tree_paid_by_an_amulet_of_water() -> None:
    in_play = ["tree-of-light", {"card": "amulet-of-water", "tokens": "WE"}]
    game = scenario({"reserve": "A", "gauge": 2, "in_play": in_play})
    game.play(0, "activate tree-of-light")
    assert game.open == ["amulet W", "amulet E", "A"]
    game.play(0, "amulet W", "transmute", "amulet E", "done")
    assert game.crystals(0) == 3
    assert game.reserve(0) == "A"
    assert game.tokens(0, "amulet-of-water") == ""


# A bought energy overflows a full reserve.
def test_tree_overflows() -> None:
    game = scenario({"reserve": "AAAAAAA", "crystals": 3, "gauge": 1, "in_play": ["tree-of-light"]})
    game.play(0, "activate tree-of-light", "buy energy", "F")
    assert game.kind == "overflow"
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAAF"


# Thieving Fairies take a crystal and gain two; with none left after the price they gain one.
def test_tree_and_thieving_fairies() -> None:
    fairies = {"in_play": ["thieving-fairies"], "gauge": 1}
    game = scenario({"crystals": 5, "gauge": 1, "in_play": ["tree-of-light"]}, fairies)
    game.play(0, "activate tree-of-light", "W")
    assert game.crystals(0) == 1
    assert game.crystals(1) == 2
    last = scenario({"reserve": "A", "gauge": 1, "in_play": ["tree-of-light"]}, fairies)
    last.play(0, "activate tree-of-light")
    assert last.player(0)["can_transmute"]
    assert last.crystals(1) == 1


# A Hand of Fortune makes the activation no cheaper.
def test_tree_and_hand_of_fortune() -> None:
    game = scenario({"crystals": 2, "gauge": 2, "in_play": ["tree-of-light", "hand-of-fortune"]})
    assert "needs 1 energy or 3 crystals" in game.refused(0, "activate tree-of-light")


# --- 33 Arcano Leech ---


# Arcano Leech: costs two, five or eight crystals at two, three or four players.
@pytest.mark.parametrize(("seats", "price"), [(2, 2), (3, 5), (4, 8)])
def test_leechs_price_by_players(seats: int, price: int) -> None:
    others: list[dict[str, object]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["arcano-leech"], "crystals": price, "gauge": 1}, *others)
    game.play(0, "summon arcano-leech")
    assert game.crystals(0) == 0
    assert game.in_play(0) == ["arcano-leech"]
    short = scenario({"hand": ["arcano-leech"], "crystals": price - 1, "gauge": 1}, *others)
    reason = short.refused(0, "summon arcano-leech")
    assert f"needs {price} crystals, you have {price - 1}" in reason


# An opponent who summons gives its owner a crystal.
def test_leech_takes_a_crystal_for_each_summoning() -> None:
    game = scenario({"hand": ["die-of-malice", "glutton-cauldron"], "crystals": 5, "gauge": 2}, LEECH)
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 4
    assert game.crystals(1) == 1
    game.play(0, "summon glutton-cauldron")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 2


# Who has no crystal cannot summon, and is told why.
def test_leech_forbids_to_summon_without_a_crystal() -> None:
    game = scenario({"hand": ["die-of-malice"], "gauge": 1}, LEECH)
    assert "summon die-of-malice" not in game.open
    assert "Arcano Leech" in game.refused(0, "summon die-of-malice")


# Its owner's own cards cost him nothing more.
def test_leech_spares_its_owner() -> None:
    game = scenario({"hand": ["die-of-malice"], "gauge": 2, "in_play": ["arcano-leech"]})
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 0
    assert game.in_play(0) == ["arcano-leech", "die-of-malice"]


# A Leech does not take anything for itself: the one being summoned is not in play yet.
def test_leech_against_leech() -> None:
    game = scenario({"hand": ["arcano-leech"], "crystals": 3, "gauge": 1}, LEECH)
    game.play(0, "summon arcano-leech")
    assert game.crystals(0) == 0
    assert game.crystals(1) == 1
    short = scenario({"hand": ["arcano-leech"], "crystals": 2, "gauge": 1}, LEECH)
    assert "needs 3 crystals (1 of them for Arcano Leech), you have 2" in short.refused(0, "summon arcano-leech")


# Two Leeches of one opponent take two, and both must be paid.
def test_two_leeches_of_one_player() -> None:
    two = {"in_play": ["arcano-leech", "arcano-leech"], "gauge": 2}
    short = scenario({"hand": ["die-of-malice"], "crystals": 1, "gauge": 1}, two)
    assert "needs 2 crystals (2 of them for Arcano Leech), you have 1" in short.refused(0, "summon die-of-malice")
    game = scenario({"hand": ["die-of-malice"], "crystals": 2, "gauge": 1}, two)
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 0
    assert game.crystals(1) == 2


# Leeches of two opponents take one each; who has none gets none.
def test_leeches_of_two_players() -> None:
    game = scenario({"hand": ["die-of-malice"], "crystals": 2, "gauge": 1}, LEECH, {"crystals": 7}, LEECH)
    game.play(0, "summon die-of-malice")
    assert [game.crystals(player) for player in range(4)] == [0, 1, 7, 1]
    # One Leech owner pays the other.
    owner = {"hand": ["die-of-malice"], "in_play": ["arcano-leech"], "crystals": 4, "gauge": 2}
    both = scenario(owner, LEECH, {})
    both.play(0, "summon die-of-malice")
    assert [both.crystals(player) for player in range(3)] == [3, 1, 0]


# A card that a Chalice, a Potion of Dreams or an Orb puts into play brings it nothing.
def test_leech_gets_nothing_for_cards_put_into_play() -> None:
    chalice = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "crystals": 1, "gauge": 2},
        LEECH,
        deck=["ragfields-helm", *FOUR],
    )
    chalice.play(0, "summon divine-chalice", "ragfields-helm")
    assert chalice.crystals(1) == 1
    potion = scenario({"hand": ["ragfields-helm"], "gauge": 1, "in_play": ["potion-of-dreams"]}, LEECH)
    potion.play(0, "activate potion-of-dreams")
    assert potion.in_play(0) == ["ragfields-helm"]
    assert potion.crystals(1) == 0
    orb = scenario({"reserve": "AWFE", "gauge": 2, "in_play": ["crystal-orb"]}, LEECH, deck=["ragfields-helm"])
    orb.play(0, "activate crystal-orb", "yes")
    assert orb.in_play(0) == ["crystal-orb", "ragfields-helm"]
    assert orb.crystals(1) == 0


# It is paid before the card acts: Sid Nightshade compares what is there afterwards.
def test_leech_is_paid_before_sid_compares() -> None:
    sid = {"hand": ["sid-nightshade"], "reserve": "AWFE", "crystals": 20, "gauge": 1}
    level = scenario(sid, {**LEECH, "crystals": 18})
    level.play(0, "summon sid-nightshade")
    assert [level.crystals(0), level.crystals(1)] == [19, 19]
    richer = scenario(sid, {**LEECH, "crystals": 17})
    richer.play(0, "summon sid-nightshade")
    assert [richer.crystals(0), richer.crystals(1)] == [24, 13]


# A Staff of Spring pays out only after the Leech has been paid.
def test_leech_before_staff() -> None:
    staff = {"hand": ["die-of-malice"], "gauge": 2, "in_play": ["staff-of-spring"]}
    assert "Arcano Leech" in scenario(staff, LEECH).refused(0, "summon die-of-malice")
    game = scenario({**staff, "crystals": 1}, LEECH)
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 1


# It does not touch activations.
def test_leech_and_activations() -> None:
    game = scenario({"reserve": "A", "gauge": 1, "in_play": ["potion-of-life"]}, LEECH)
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 4
    assert game.crystals(1) == 0


# Put into play by a Potion of Dreams it costs nothing and works from then on.
def test_leech_put_into_play() -> None:
    game = scenario(
        {"hand": ["arcano-leech"], "gauge": 1, "in_play": ["potion-of-dreams"]},
        {"hand": ["die-of-malice"], "crystals": 1, "gauge": 1},
    )
    game.play(0, "activate potion-of-dreams", "end")
    game.play(1, "summon die-of-malice")
    assert game.crystals(0) == 1
    assert game.crystals(1) == 0


# --- 34 Crystal Orb ---


# Crystal Orb: look at the top card alone, and leave it there.
def test_orb_looks_and_leaves() -> None:
    game = scenario(
        {"hand": ["crystal-orb"], "reserve": "FEAWFE", "crystals": 3, "gauge": 2}, deck=["runic-cube-of-eolis"]
    )
    game.play(0, "summon crystal-orb", "activate crystal-orb")
    assert game.kind == "way"
    assert game.open == ["look", "discard top"]
    game.play(0, "look")
    assert [event.audience for event in game.events if event.kind == "top-seen"] == [0]
    assert game.kind == "buy-top"
    game.play(0, "no")
    assert game.deck(1) == ["runic-cube-of-eolis"]
    assert game.reserve(0) == "AWFE"
    assert game.crystals(0) == 3
    assert game.used(0, "crystal-orb")


# Only the player who looked knows the card, and still does afterwards.
def test_orbs_look_is_private() -> None:
    game = scenario({"gauge": 2, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb")
    assert game.game.observe(0).plain()["deck"]["known"] == {"0": "runic-cube-of-eolis"}
    assert game.game.observe(1).plain()["deck"]["known"] == {}


# Or put it into play for four energy of any kind, free of its own cost.
def test_orb_puts_the_top_card_into_play() -> None:
    game = scenario(
        {"reserve": "AAWWFE", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis", "purse-of-io"]
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.kind == "pay-any"
    game.play(0, "A", "W", "F")
    assert game.reserve(0) == "AW"
    assert game.in_play(0) == ["crystal-orb", "runic-cube-of-eolis"]
    assert game.crystals(0) == 0
    assert game.deck(1) == ["purse-of-io"]
    assert game.told("card-summoned") == []


# The card's instant effect acts.
def test_card_from_the_orb_acts() -> None:
    game = scenario({"reserve": "FFFF", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["olafs-blessed-statue"])
    game.play(0, "activate crystal-orb", "yes")
    assert game.crystals(0) == 20
    assert game.reserve(0) == ""


# No Leech, Staff or Vase acts for a card that enters so.
def test_orb_does_not_summon() -> None:
    in_play = ["crystal-orb", "staff-of-spring", "yjangs-forgotten-vase"]
    game = scenario(
        {"reserve": "FFFF", "crystals": 2, "gauge": 4, "in_play": in_play}, LEECH, deck=["runic-cube-of-eolis"]
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.kind == "turn"
    assert game.crystals(0) == 2
    assert game.crystals(1) == 0
    assert game.reserve(0) == ""


# Without room on the gauge the card can only be seen.
def test_orb_needs_room() -> None:
    game = scenario({"reserve": "FFFF", "gauge": 1, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb")
    assert game.kind == "turn"
    assert game.deck(1) == ["runic-cube-of-eolis"]
    assert game.reserve(0) == "FFFF"
    assert game.used(0, "crystal-orb")


# With three energy neither.
def test_orb_needs_four_energy() -> None:
    game = scenario({"reserve": "FFF", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb")
    assert game.kind == "turn"
    assert game.in_play(0) == ["crystal-orb"]
    assert game.reserve(0) == "FFF"


# An Amulet of Water helps to pay the four.
def test_orb_paid_by_an_amulet_of_water() -> None:
    in_play = ["crystal-orb", {"card": "amulet-of-water", "tokens": "WWWW"}]
    game = scenario({"reserve": "AF", "gauge": 3, "in_play": in_play}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb", "yes")
    # Two of the four must come from the amulet; for the third there is a choice.
    assert game.kind == "pay-any"
    assert game.open == ["amulet W", "A"]
    game.play(0, "A")
    assert game.tokens(0, "amulet-of-water") == "WW"
    assert game.reserve(0) == ""
    assert game.in_play(0)[-1] == "runic-cube-of-eolis"


# Or pay three crystals and discard the top card unseen.
def test_orb_discards_the_top_card() -> None:
    game = scenario(
        {"crystals": 4, "gauge": 1, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis", "purse-of-io"]
    )
    game.play(0, "activate crystal-orb", "discard top")
    assert game.crystals(0) == 1
    assert game.discard == ["runic-cube-of-eolis"]
    assert game.deck(1) == ["purse-of-io"]
    assert game.told("top-seen") == []
    assert game.game.observe(0).plain()["discard"]["known"] == {}
    assert game.kind == "turn"


# Two crystals are not enough to discard it; looking is left.
def test_orb_discards_only_for_three_crystals() -> None:
    game = scenario({"crystals": 2, "gauge": 1, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb")
    assert game.crystals(0) == 2
    assert game.discard == []
    assert [told["card"] for told in game.told("top-seen")] == ["runic-cube-of-eolis"]


# One of the two in one activation, one activation in a round; straightened for the next.
def test_orb_once_a_round() -> None:
    game = scenario({"crystals": 9, "gauge": 1, "in_play": ["crystal-orb"]})
    game.play(0, "activate crystal-orb", "look")
    assert "has been activated this round already" in game.refused(0, "activate crystal-orb")
    next_round(game, 0, 1)
    assert not game.used(0, "crystal-orb")
    game.play(1, "end")
    crystals = game.crystals(0)
    game.play(0, "activate crystal-orb", "discard top")
    assert game.crystals(0) == crystals - 3


# Two Orbs: look with one, discard what was seen with the other, who looked still knows it.
def test_two_orbs() -> None:
    game = scenario(
        {"crystals": 3, "gauge": 2, "in_play": ["crystal-orb", "crystal-orb"]},
        deck=["runic-cube-of-eolis", "purse-of-io"],
    )
    game.play(0, "activate crystal-orb", "look", "activate crystal-orb 2", "discard top")
    assert game.discard == ["runic-cube-of-eolis"]
    assert game.deck(1) == ["purse-of-io"]
    assert game.crystals(0) == 0
    assert game.game.observe(0).plain()["discard"]["known"] == {"0": "runic-cube-of-eolis"}
    assert game.game.observe(1).plain()["discard"]["known"] == {}


# Where the discard pile is public, the card discarded unseen is then open to all.
def test_orb_and_a_public_discard_pile() -> None:
    game = scenario(
        {"crystals": 3, "gauge": 1, "in_play": ["crystal-orb"]},
        deck=["runic-cube-of-eolis"],
        options={"discard_pile": "public"},
    )
    game.play(0, "activate crystal-orb", "discard top")
    for player in (0, 1):
        assert game.game.observe(player).plain()["discard"]["known"] == {"0": "runic-cube-of-eolis"}


# A Divine Chalice from the Orb draws its four; with no room left they are seen and discarded.
def test_orb_and_chalice_without_room() -> None:
    game = scenario(
        {"reserve": "FFFF", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["divine-chalice", "lewis-greyface", *FOUR]
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "divine-chalice"]
    assert sorted(game.discard) == sorted(["lewis-greyface", *FOUR])


# The discard pile becomes the deck when that is empty; with no card anywhere there is nothing to look at.
def test_orb_and_an_empty_deck() -> None:
    rest = [*CARD_NAMES[:50], *CARD_NAMES[:50]]
    rest.remove("crystal-orb")
    none = scenario({"gauge": 1, "in_play": ["crystal-orb"]}, {"hand": rest})
    assert "needs a card in the deck, there is none" in none.refused(0, "activate crystal-orb")
    rest.remove("purse-of-io")
    game = scenario({"gauge": 1, "in_play": ["crystal-orb"]}, {"hand": rest}, discard=["purse-of-io"])
    game.play(0, "activate crystal-orb")
    assert game.discard == []
    assert game.deck(1) == ["purse-of-io"]
    assert [told["card"] for told in game.told("top-seen")] == ["purse-of-io"]


# Thieving Fairies take their share whichever way is chosen, after the price.
def test_orb_and_thieving_fairies() -> None:
    game = scenario(
        {"crystals": 4, "gauge": 1, "in_play": ["crystal-orb"]}, {"in_play": ["thieving-fairies"], "gauge": 1}
    )
    game.play(0, "activate crystal-orb", "discard top")
    assert game.crystals(0) == 0
    assert game.crystals(1) == 2


# The Orb costs earth and fire; without them it is refused.
def test_orbs_price() -> None:
    game = scenario({"hand": ["crystal-orb"], "reserve": "EEAA", "gauge": 1})
    assert "needs 1 fire, you have 0" in game.refused(0, "summon crystal-orb")
