"""Argos' Embrace: whoever adds a card to the hand loses five crystals, or where they are not there gives up a card."""

from typing import Any

import pytest

from tests.seasons.cards.common import crystals
from tests.seasons.driving import samples, seat
from tests.seasons.scenario import Scenario, scenario

EMBRACE: dict[str, Any] = {"options": {"enchantment": "argos-embrace", "enchanted_kingdom": True}}
DECK = ["purse-of-io", "temporal-boots", "die-of-malice", "beggars-horn", "staff-of-spring"]


def embraced(*players: dict[str, Any], **rest: Any) -> Scenario:
    return scenario(*players, **EMBRACE, **rest)


# --- what costs five crystals ---


# A card drawn and kept costs five crystals.
def test_a_card_drawn_with_the_die_costs_five() -> None:
    game = embraced({"crystals": 7}, die={"card": True}, deck=DECK)
    game.play(0, "draw")
    assert game.crystals(0) == 7  # nothing is in the hand yet
    game.play(0, "purse-of-io")
    assert (game.hand(0), game.crystals(0)) == (["purse-of-io"], 2)


# Five are enough, to the last.
def test_exactly_five_crystals_are_paid() -> None:
    game = embraced({"crystals": 5}, die={"card": True}, deck=DECK)
    game.play(0, "draw", "purse-of-io")
    assert (game.hand(0), game.crystals(0), game.kind) == (["purse-of-io"], 0, "turn")


# A card drawn and discarded at once costs nothing.
def test_a_card_drawn_and_discarded_costs_nothing() -> None:
    for wealth in (0, 7):
        game = embraced({"crystals": wealth}, die={"card": True}, deck=DECK)
        game.play(0, "draw", "no")
        assert (game.hand(0), game.crystals(0), game.discard) == ([], wealth, ["purse-of-io"])


# Two drawn with a bonus of which one is kept: five, once.
def test_the_draw_bonus_costs_five_once() -> None:
    game = embraced({"crystals": 12}, die={"card": True}, deck=DECK)
    game.play(0, "bonus draw", "temporal-boots")
    assert (game.hand(0), game.crystals(0)) == (["temporal-boots"], 7)


# Amulet of Fire: four drawn, one kept, three discarded: five, once.
def test_amulet_of_fire_costs_five_once() -> None:
    game = embraced({"hand": ["amulet-of-fire"], "gauge": 1, "reserve": "FF", "crystals": 20}, deck=DECK)
    game.play(0, "summon amulet-of-fire", "die-of-malice")
    assert (game.hand(0), game.crystals(0)) == (["die-of-malice"], 15)


# A card taken back from play is added to the hand as well.
def test_a_card_taken_back_by_selenias_codex_costs_five() -> None:
    game = embraced(
        {"hand": ["selenias-codex"], "in_play": ["purse-of-io"], "gauge": 2, "reserve": "AW", "crystals": 6}
    )
    game.play(0, "summon selenias-codex")
    if game.kind == "take-back":
        game.play(0, "in-play purse-of-io")
    assert (game.hand(0), game.crystals(0)) == (["purse-of-io"], 1)


# Amsug: everybody who takes an item back pays, each for himself; who has none to take back pays nothing.
def test_amsug_costs_everybody_who_takes_a_card_back() -> None:
    game = embraced(
        {"hand": ["amsug-longneck"], "in_play": ["purse-of-io"], "gauge": 2, "reserve": "AW", "crystals": 8},
        {"in_play": ["die-of-malice"], "crystals": 9},
        {"crystals": 10},
    )
    game.play(0, "summon amsug-longneck")
    assert [game.hand(player) for player in range(3)] == [["purse-of-io"], ["die-of-malice"], []]
    assert crystals(game) == [3, 4, 10]


# Demon of Argos: each opponent draws a card that he must keep, and pays for it; the owner pays nothing.
def test_demon_of_argos_costs_each_opponent_five() -> None:
    game = embraced(
        {"hand": ["demon-of-argos"], "gauge": 1, "reserve": "AWFE", "crystals": 20},
        {"crystals": 7},
        {"crystals": 5},
        deck=DECK,
    )
    game.play(0, "summon demon-of-argos")
    assert [game.hand(player) for player in range(3)] == [[], ["purse-of-io"], ["temporal-boots"]]
    assert crystals(game) == [20, 2, 0]


# Too poor for it, an opponent gives up a card in the middle of the owner's turn, each for himself.
def test_demon_of_argos_makes_a_poor_opponent_give_up_a_card() -> None:
    game = embraced(
        {"hand": ["demon-of-argos"], "gauge": 1, "reserve": "AWFE"},
        {"crystals": 4, "in_play": ["crystal-orb"]},
        {"crystals": 6},
        {"crystals": 0, "hand": ["hand-of-fortune"]},
        deck=DECK,
    )
    game.play(0, "summon demon-of-argos")
    assert (game.asked, game.kind) == (1, "give-up-card")
    assert sorted(game.open) == ["in-play crystal-orb", "purse-of-io"]
    game.play(1, "in-play crystal-orb")
    assert (game.asked, sorted(game.open)) == (3, ["die-of-malice", "hand-of-fortune"])
    game.play(3, "die-of-malice")
    assert crystals(game) == [0, 4, 1, 0]
    assert (game.hand(1), game.in_play(1), game.hand(3)) == (["purse-of-io"], [], ["hand-of-fortune"])
    assert game.discard == ["die-of-malice", "crystal-orb"]
    assert game.asked == 0


# Naria: the card kept and each card given away cost their new owners five.
def test_narias_cards_cost_everybody_five() -> None:
    game = embraced(
        {"hand": ["naria-the-prophetess"], "gauge": 1, "crystals": 9}, {"crystals": 8}, {"crystals": 6}, deck=DECK
    )
    game.play(0, "summon naria-the-prophetess", "purse-of-io", "die-of-malice")
    assert [game.hand(player) for player in range(3)] == [["purse-of-io"], ["die-of-malice"], ["temporal-boots"]]
    assert crystals(game) == [1, 3, 1]


# Who is given a card and cannot pay gives up a card: it may be the gift.
def test_a_gift_of_narias_may_be_discarded_by_who_cannot_pay() -> None:
    game = embraced(
        {"hand": ["naria-the-prophetess"], "gauge": 1, "crystals": 8},
        {"crystals": 2, "hand": ["crystal-orb"]},
        deck=DECK,
    )
    game.play(0, "summon naria-the-prophetess", "purse-of-io")
    assert (game.asked, sorted(game.open)) == (1, ["crystal-orb", "temporal-boots"])
    game.play(1, "temporal-boots")
    assert (game.hand(1), crystals(game), game.asked) == (["crystal-orb"], [0, 2], 0)


# Potions, crowns and whatever else draws: each costs its five.
def test_potion_of_power_costs_five() -> None:
    game = embraced({"in_play": ["potion-of-power"], "crystals": 5}, deck=DECK)
    game.play(0, "activate potion-of-power")
    assert (game.hand(0), game.crystals(0), game.gauge(0)) == (["purse-of-io"], 0, 2)


def test_potion_of_resurrection_costs_five() -> None:
    pile = ["purse-of-io", "die-of-malice"]
    game = embraced({"in_play": ["potion-of-resurrection"], "crystals": 5}, discard=pile)
    game.play(0, "activate potion-of-resurrection", "die-of-malice")
    assert (game.hand(0), game.crystals(0)) == (["die-of-malice"], 0)


def test_familiar_catcher_costs_five_for_the_familiar_alone() -> None:
    game = embraced(
        {"hand": ["familiar-catcher"], "gauge": 1, "reserve": "AF", "crystals": 10},
        deck=["purse-of-io", "die-of-malice", "argos-hawk"],
    )
    game.play(0, "summon familiar-catcher", "argos-hawk")
    assert (game.hand(0), game.crystals(0)) == (["argos-hawk"], 5)


def test_throne_of_renewal_costs_five_for_its_card() -> None:
    game = embraced(
        {"hand": ["throne-of-renewal", "crystal-orb"], "gauge": 1, "reserve": "WFF", "crystals": 6, "bonuses_used": 1},
        deck=DECK,
    )
    game.play(0, "summon throne-of-renewal")
    assert (game.hand(0), game.crystals(0), game.player(0)["bonuses_used"]) == (["purse-of-io"], 1, 0)


# One effect that adds several cards costs five once.
def test_amulet_of_time_costs_five_once_for_all_its_cards() -> None:
    game = embraced(
        {"hand": ["amulet-of-time", "crystal-orb", "hand-of-fortune"], "gauge": 1, "reserve": "WW", "crystals": 12},
        deck=DECK,
    )
    game.play(0, "summon amulet-of-time", "A", "A", "hand-of-fortune", "crystal-orb")
    assert (game.hand(0), game.crystals(0)) == (["purse-of-io", "temporal-boots"], 7)


def test_amulet_of_time_without_a_discard_costs_nothing() -> None:
    game = embraced({"hand": ["amulet-of-time", "crystal-orb"], "gauge": 1, "reserve": "WW", "crystals": 12}, deck=DECK)
    game.play(0, "summon amulet-of-time", "A", "A", "done")
    assert (game.hand(0), game.crystals(0)) == (["crystal-orb"], 12)


# Two effects cost five each.
def test_each_effect_costs_five() -> None:
    game = embraced({"in_play": ["potion-of-power", "potion-of-power"], "crystals": 11}, die={"card": True}, deck=DECK)
    game.play(0, "draw", "purse-of-io", "activate potion-of-power")
    assert game.crystals(0) == 1
    game.play(0, "activate potion-of-power")
    assert (game.kind, game.crystals(0)) == ("give-up-card", 1)
    assert sorted(game.open) == ["die-of-malice", "purse-of-io", "temporal-boots"]


# Elemental Amulet draws with fire: the five are paid once its effect is over, so its earth can pay for its fire.
def test_elemental_amulet_pays_when_its_effect_is_done() -> None:
    game = embraced({"hand": ["elemental-amulet"], "gauge": 1, "reserve": "FE"}, deck=DECK)
    game.play(0, "summon elemental-amulet", "F", "E", "auto")
    assert (game.hand(0), game.crystals(0), game.in_play(0)) == (["purse-of-io"], 0, ["elemental-amulet"])


# --- what costs nothing ---


# The cards of a new year come to the hand free.
@pytest.mark.parametrize("year", [1, 2])
def test_the_cards_of_a_new_year_cost_nothing(year: int) -> None:
    game = embraced(
        {"library": {str(year + 1): ["purse-of-io", "die-of-malice"]}, "crystals": 7},
        {"library": {str(year + 1): ["crystal-orb"]}},
        year=year,
        space=12,
        leftover_pips=1,
        turn=1,
    )
    game.play(1, "end")
    assert (game.hand(0), game.hand(1)) == (["die-of-malice", "purse-of-io"], ["crystal-orb"])
    assert crystals(game) == [7, 0]


def test_the_cards_of_a_new_year_cost_nothing_when_boots_bring_it() -> None:
    game = embraced(
        {"hand": ["temporal-boots"], "library": {"2": ["purse-of-io"]}, "crystals": 7, "gauge": 1}, space=12
    )
    game.play(0, "summon temporal-boots", "forward 1")
    assert (game.hand(0), game.crystals(0)) == (["purse-of-io"], 7)


# A card that goes from the deck straight into play was never in the hand.
def test_cards_put_into_play_from_the_deck_cost_nothing() -> None:
    game = embraced({"hand": ["divine-chalice"], "gauge": 2, "reserve": "AWFE", "crystals": 7}, deck=DECK)
    game.play(0, "summon divine-chalice", "purse-of-io")
    assert (game.in_play(0), game.crystals(0)) == (["divine-chalice", "purse-of-io"], 7)


# Looking at cards adds none.
def test_looking_at_cards_costs_nothing() -> None:
    game = embraced({"in_play": ["arcane-telescope", "crystal-orb"], "crystals": 9}, deck=DECK)
    game.play(0, "activate arcane-telescope", "purse-of-io", "die-of-malice", "activate crystal-orb", "look")
    assert (game.crystals(0), game.hand(0)) == (7, [])


# A card that a Shield of Zira keeps in the hand was there already.
def test_a_card_saved_by_a_shield_costs_nothing() -> None:
    game = embraced(
        {"hand": ["warden-of-argos", "purse-of-io"], "in_play": ["shield-of-zira"], "gauge": 3, "reserve": "A"}
    )
    game.play(0, "summon warden-of-argos", "all discard card", "in-play shield-of-zira")
    assert (game.hand(0), game.crystals(0)) == (["purse-of-io"], 10)


# --- fewer than five crystals ---


# Who has fewer than five gives up one of his cards, of the hand or in play, and loses no crystal.
@pytest.mark.parametrize("wealth", [0, 1, 4])
def test_who_cannot_pay_gives_up_a_card_and_no_crystals(wealth: int) -> None:
    game = embraced(
        {"crystals": wealth, "hand": ["crystal-orb"], "in_play": ["staff-of-spring"]}, die={"card": True}, deck=DECK
    )
    game.play(0, "draw", "purse-of-io")
    assert game.kind == "give-up-card"
    assert sorted(game.open) == ["crystal-orb", "in-play staff-of-spring", "purse-of-io"]
    for choice, hand, in_play in (
        ("crystal-orb", ["purse-of-io"], ["staff-of-spring"]),
        ("purse-of-io", ["crystal-orb"], ["staff-of-spring"]),
        ("in-play staff-of-spring", ["crystal-orb", "purse-of-io"], []),
    ):
        twin = game.game.copy()
        twin.play(0, choice)
        facts = seat(twin, 0)
        assert (sorted(facts["hand"]), [item["card"] for item in facts["in_play"]]) == (hand, in_play)
        assert (facts["crystals"], twin.decisions[0].kind) == (wealth, "turn")


# With no other card in hand or play, it is the card just drawn.
def test_with_no_other_card_the_new_one_is_given_up() -> None:
    game = embraced({"crystals": 4}, die={"card": True}, deck=DECK)
    game.play(0, "draw", "purse-of-io")
    assert (game.kind, game.hand(0), game.crystals(0), game.discard) == ("turn", [], 4, ["purse-of-io"])


# Who has the five must pay them: a card cannot be given up instead.
def test_who_can_pay_must_pay() -> None:
    game = embraced({"crystals": 5, "hand": ["crystal-orb"]}, die={"card": True}, deck=DECK)
    game.play(0, "draw", "purse-of-io")
    assert (game.kind, game.hand(0), game.crystals(0)) == ("turn", ["crystal-orb", "purse-of-io"], 0)


# One card is given up for each effect, however many cards it has added.
def test_one_card_is_given_up_for_one_effect() -> None:
    game = embraced(
        {"hand": ["amulet-of-time", "crystal-orb", "hand-of-fortune"], "gauge": 1, "reserve": "WW"}, deck=DECK
    )
    game.play(0, "summon amulet-of-time", "A", "A", "hand-of-fortune", "crystal-orb")
    assert game.kind == "give-up-card"
    game.play(0, "in-play amulet-of-time")
    assert (game.kind, game.hand(0), game.in_play(0)) == ("turn", ["purse-of-io", "temporal-boots"], [])


# A card given up in play is sacrificed, with all that follows.
def test_a_card_given_up_in_play_is_sacrificed() -> None:
    game = embraced(
        {"in_play": ["cursed-treatise-of-arus"], "hand": ["crystal-orb"], "reserve": "AWF"},
        die={"card": True},
        deck=DECK,
    )
    game.play(0, "draw", "purse-of-io", "in-play cursed-treatise-of-arus")
    assert (game.reserve(0), game.discard) == ("", ["cursed-treatise-of-arus"])


# Shield of Zira may stand in for the card given up: enchantments force discards like cards do.
def test_a_shield_may_stand_in() -> None:
    game = embraced({"in_play": ["shield-of-zira"], "hand": ["crystal-orb"]}, die={"card": True}, deck=DECK)
    game.play(0, "draw", "purse-of-io", "purse-of-io", "in-play shield-of-zira")
    assert (game.hand(0), game.in_play(0), game.crystals(0)) == (["crystal-orb", "purse-of-io"], [], 10)
    assert game.kind == "turn"


# --- who sees what ---


# A card given up from the hand goes face down: the others do not know which it was.
def test_a_card_given_up_from_the_hand_is_hidden() -> None:
    game = embraced({"crystals": 4, "hand": ["crystal-orb", "hand-of-fortune"]}, die={"card": True}, deck=DECK)
    game.play(0, "draw", "purse-of-io")
    seen = set()
    for choice in ("crystal-orb", "hand-of-fortune", "purse-of-io"):
        twin = game.game.copy()
        events = twin.play(0, choice)
        assert all(event.audience == 0 for event in events if "card" in event.facts)
        seen.add(twin.observe(1).to_json())
        assert list(twin.observe(0).plain()["discard"]["known"].values()) == [choice]
    assert len(seen) == 1


# While it is being decided, every sample agrees and can be decided.
def test_in_the_middle_of_giving_up_samples_agree() -> None:
    game = embraced({"crystals": 4, "hand": ["crystal-orb"]}, die={"card": True}, deck=DECK)
    game.play(0, "draw", "purse-of-io")
    for viewer in (0, 1):
        for other in samples(game.game, viewer, 10):
            other.rules.check(other.state)
            assert other.observe(viewer) == game.game.observe(viewer)
            assert other.decisions[0].kind == "give-up-card"
            assert len(seat(other, 0)["hand"]) == 2
            other.play(0, other.decisions[0].choices[0])
            assert len(seat(other, 0)["hand"]) == 1


# What an effect makes overflow is discarded before anything else: the Embrace is paid for when the effect is done.
def test_an_overflow_comes_before_the_embrace() -> None:
    game = scenario(
        {"hand": ["raven-the-usurper"], "reserve": "FWEEEE", "gauge": 5, "crystals": 30},
        {
            "in_play": ["bespelled-grimoire", "amulet-of-air"],
            "hand": ["selenias-codex"],
            "reserve": "WWWAAAAEEE",
            "gauge": 6,
            "crystals": 3,
        },
        options={"enchanted_kingdom": True, "enchantment": "argos-embrace"},
    )
    game.play(0, "summon raven-the-usurper", "player 1 bespelled-grimoire", "A", "A", "end")
    game.play(1, "summon selenias-codex", "in-play bespelled-grimoire")
    assert (game.asked, game.kind) == (1, "overflow")
    game.play(1, "A")
    assert (game.asked, game.kind) == (1, "give-up-card")
