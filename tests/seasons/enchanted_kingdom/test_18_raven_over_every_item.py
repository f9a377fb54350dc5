"""Card 18/20: Raven the Usurper over every magic item of both sets: its price, its effects, its points, its end."""

from typing import Any

import pytest

from chronomage.bots import make_bot
from chronomage.games.seasons import facts
from tests.seasons.enchanted_kingdom.kingdom import RAVEN, is_sound, kingdom, settle
from tests.seasons.enchanted_kingdom.usurping import PRICES, at_table, until_turn, usurped

EVERY_ITEM = sorted(PRICES)
# Crystals that an item gives on entering before anything is asked.
CRYSTALS_AT_ONCE = {"amulet-of-earth": 9, "olafs-blessed-statue": 20, "idol-of-the-familiar": 10}
HAVE_ACTIVATED_EFFECT = {
    "balance-of-ishtar",
    "die-of-malice",
    "potion-of-power",
    "potion-of-dreams",
    "potion-of-knowledge",
    "potion-of-life",
    "tree-of-light",
    "crystal-orb",
    "glutton-cauldron",
    "dragon-skull",
    "idol-of-the-familiar",
    "necrotic-kriss",
    "mirror-of-the-seasons",
    "fairy-monolith",
    "potion-of-resurrection",
    "jewel-of-the-ancients",
    "arcane-telescope",
}
# --- every item: price, likeness, points and end ---


# The list above is the whole of both boxes.
def test_the_list_is_complete() -> None:
    items = {card.name for card in facts.CARDS[:70] if card.type == facts.MAGIC_ITEM}
    assert items == set(PRICES)
    assert len(items) == 53


# It pays the printed price of the item after its own, and becomes it at once.
@pytest.mark.parametrize("item", EVERY_ITEM)
def test_raven_pays_the_printed_price(item: str) -> None:
    game = at_table(item)
    game.play(0, f"summon {RAVEN}")
    assert (game.asked, game.kind, game.open) == (0, "imitate", ["no", f"player 1 {item}"])
    assert is_sound(game)
    game.play(0, f"player 1 {item}")
    if game.kind == "elements":  # which to pay is up to its player, though there be one
        game.play(0, game.open[0])
    assert game.reserve(0) == ""
    assert game.crystals(0) == CRYSTALS_AT_ONCE.get(item, 0)
    (raven,) = [each for each in game.player(0)["in_play"] if each["card"] == RAVEN]
    assert raven["imitates"] == item
    assert game.in_play(1) == [item]
    assert is_sound(game)


# With a token or a crystal too few for the price it is not to be had, and Raven is a plain familiar.
@pytest.mark.parametrize("item", [item for item in EVERY_ITEM if PRICES[item] != ("", 0)])
def test_raven_cannot_pay_too_little(item: str) -> None:
    tokens, paid = PRICES[item]
    mine = {"hand": [RAVEN], "gauge": 9, "reserve": "F" + tokens[1:], "crystals": max(0, paid - 1)}
    game = kingdom(mine, {"in_play": [item]})
    game.play(0, f"summon {RAVEN}")
    assert game.kind == "turn"  # with nothing to imitate nothing is asked
    assert game.player(0)["in_play"][0]["imitates"] is None
    assert game.refused(0, f"activate {RAVEN}") == f"{RAVEN} has no effect to activate."


# It may be declined: nothing more is paid, and nothing is imitated.
@pytest.mark.parametrize("item", EVERY_ITEM)
def test_raven_declines(item: str) -> None:
    game = at_table(item)
    game.play(0, f"summon {RAVEN}", "no")
    tokens, paid = PRICES[item]
    assert (sorted(game.reserve(0)), game.crystals(0)) == (sorted(tokens), paid)
    assert game.player(0)["in_play"][0]["imitates"] is None
    assert game.kind == "turn"


# Whatever it is, it is worth its own two points, and the original its own.
@pytest.mark.parametrize("item", EVERY_ITEM)
def test_raven_keeps_its_own_points(item: str) -> None:
    game = usurped(item)
    settle(game, 0)
    points = sum(POINTS.get(name, 0) for name in game.in_play(0))
    assert RAVEN in game.in_play(0)
    assert game.game.outcome.breakdown[0]["cards"] == points


# Its own points, and those of the cards that an instant effect may have put into play from the deck above.
POINTS = {RAVEN: 2, "runic-cube-of-eolis": 30, "purse-of-io": 6, "hand-of-fortune": 9, "ragfields-helm": 10}


# When the original leaves play, here by its owner's ability token, Raven is sacrificed.
@pytest.mark.parametrize("item", EVERY_ITEM)
def test_raven_ends_with_its_original(item: str) -> None:
    game = usurped(item)
    settle(game, 0)
    assert RAVEN in game.in_play(0)
    game.play(0, "end")
    game.play(1, "ability")
    assert RAVEN not in game.in_play(0)
    assert game.in_play(1) == []
    assert game.discard[0] == RAVEN
    assert is_sound(game)


# It has an activated effect just where the item has one, and is a familiar all the time.
@pytest.mark.parametrize("item", EVERY_ITEM)
def test_raven_is_activated_where_the_item_is(item: str) -> None:
    game = usurped(item)
    settle(game, 0)
    nothing = f"{RAVEN} has no effect to activate."
    if f"activate {RAVEN}" in game.open:
        assert item in HAVE_ACTIVATED_EFFECT
    else:
        assert (game.refused(0, f"activate {RAVEN}") == nothing) == (item not in HAVE_ACTIVATED_EFFECT)


# --- instant effects, at once ---


INSTANT: list[tuple[str, dict[str, Any], list[str], dict[str, Any]]] = [
    ("amulet-of-air", {}, [], {"gauge": 11}),
    ("amulet-of-fire", {}, ["purse-of-io"], {"hand": ["purse-of-io"]}),
    ("amulet-of-earth", {}, [], {"crystals": 9}),
    ("amulet-of-water", {}, [*"AWFE"], {"tokens": "AWFE"}),
    ("temporal-boots", {}, ["forward 3"], {"space": 4}),
    ("divine-chalice", {}, ["purse-of-io"], {"in_play": [RAVEN, "purse-of-io"]}),
    ("bespelled-grimoire", {}, ["A", "E"], {"reserve": "AE", "limit": 10}),
    ("scepter-of-greatness", {"in_play": ["purse-of-io", "die-of-malice"]}, [], {"crystals": 6}),
    ("olafs-blessed-statue", {}, [], {"crystals": 20}),
    ("elemental-amulet", {}, ["A"], {"gauge": 10}),
    ("vampiric-crown", {"hand": ["arcano-leech"]}, ["arcano-leech", *"AAAAAAA"], {"reserve": "AAAAAAA", "hand": []}),
    ("cursed-treatise-of-arus", {}, ["F", "F"], {"reserve": "FF", "gauge": 10, "crystals": 10}),
    ("idol-of-the-familiar", {}, [], {"crystals": 10}),
    ("pendant-of-ragnor", {"in_play": ["purse-of-io", "staff-of-spring"]}, ["E"], {"reserve": "EE"}),
    ("selenias-codex", {"in_play": ["purse-of-io", "crystal-orb"]}, ["in-play purse-of-io"], {"hand": ["purse-of-io"]}),
    ("scroll-of-ishtar", {}, ["A", "purse-of-io"], {"hand": ["purse-of-io"]}),
    ("mesodaes-lantern", {}, [], {"limit": 6}),
    ("statue-of-eolis", {}, [], {"limit": 6}),
    ("familiar-catcher", {}, ["arcano-leech"], {"hand": ["arcano-leech"]}),
    (
        "throne-of-renewal",
        {"hand": ["amulet-of-air"], "bonuses_used": 2},
        [],
        {"hand": ["runic-cube-of-eolis"], "bonuses": 1},
    ),
    ("amulet-of-time", {"hand": ["amulet-of-air"]}, ["A", "A", "amulet-of-air"], {"hand": ["runic-cube-of-eolis"]}),
]


# An instant effect acts as if the item had just entered.
@pytest.mark.parametrize(("item", "mine", "script", "then"), INSTANT, ids=[each[0] for each in INSTANT])
def test_instant_effect(item: str, mine: dict[str, Any], script: list[str], then: dict[str, Any]) -> None:
    game = usurped(item, mine, *script)
    assert (game.asked, game.kind) == (0, "turn")
    found = {
        "gauge": game.gauge(0),
        "hand": game.hand(0),
        "crystals": game.crystals(0),
        "reserve": game.reserve(0),
        "tokens": game.tokens(0, RAVEN),
        "in_play": game.in_play(0),
        "space": game.game.describe()["space"],
        "limit": game.player(0)["reserve_limit"],
        "bonuses": game.player(0)["bonuses_used"],
    }
    assert {key: found[key] for key in then} == then
    assert is_sound(game)


# As a Scepter it is a familiar still: also where a Scepter counts itself, there is no magic item here to count.
def test_scepter_that_counts_itself() -> None:
    game = usurped("scepter-of-greatness", options={"scepter_of_greatness": "all-items"})
    assert game.crystals(0) == 0


# An Elemental Amulet: as many different energies as are paid.
def test_elemental_amulet_for_three_energies() -> None:
    game = usurped("elemental-amulet", {"reserve": "WE"}, "A", "W", "E", "auto", "F", "F")
    assert (game.gauge(0), game.reserve(0), game.crystals(0)) == (10, "FF", 5)


# --- activated effects, once a round for their price ---


ACTIVATED: list[tuple[str, dict[str, Any], list[str], dict[str, Any]]] = [
    ("balance-of-ishtar", {"reserve": "AAA"}, [], {"crystals": 9, "reserve": ""}),
    ("potion-of-power", {}, [], {"gauge": 11, "hand": ["runic-cube-of-eolis"], "gone": True}),
    ("potion-of-dreams", {"hand": ["purse-of-io"], "reserve": "W"}, [], {"in_play": ["purse-of-io"], "reserve": ""}),
    ("potion-of-knowledge", {}, ["E"], {"reserve": "EEEEE", "gone": True}),
    ("potion-of-life", {"reserve": "AW"}, [], {"crystals": 8, "reserve": "", "gone": True}),
    ("tree-of-light", {"crystals": 3}, ["F"], {"crystals": 0, "reserve": "F"}),
    ("crystal-orb", {"crystals": 3}, ["discard top"], {"crystals": 0, "discard": "runic-cube-of-eolis"}),
    ("glutton-cauldron", {"reserve": "A"}, [], {"reserve": "", "tokens": "A"}),
    (
        "dragon-skull",
        {"in_play": ["purse-of-io", "amulet-of-air", "amulet-of-fire"]},
        ["in-play amulet-of-air", "in-play amulet-of-fire", "in-play purse-of-io"],
        {"crystals": 15, "in_play": [RAVEN]},
    ),
    ("idol-of-the-familiar", {"in_play": ["arcano-leech"]}, [], {"crystals": 12}),
    ("necrotic-kriss", {"hand": ["titus-deepgaze"]}, ["titus-deepgaze", "E"], {"reserve": "EEEE", "hand": []}),
    ("mirror-of-the-seasons", {"reserve": "AA", "crystals": 2}, ["2", "F"], {"reserve": "FF", "crystals": 0}),
    ("jewel-of-the-ancients", {"reserve": "WWW"}, [], {"reserve": "", "tokens": "W"}),
    (
        "arcane-telescope",
        {"crystals": 2},
        ["runic-cube-of-eolis", "purse-of-io"],
        {"crystals": 0},
    ),
]


@pytest.mark.parametrize(("item", "mine", "script", "then"), ACTIVATED, ids=[each[0] for each in ACTIVATED])
def test_activated_effect(item: str, mine: dict[str, Any], script: list[str], then: dict[str, Any]) -> None:
    game = usurped(item, mine)
    game.play(0, f"activate {RAVEN}", *script)
    assert (game.asked, game.kind) == (0, "turn")
    here = RAVEN in game.in_play(0)
    found = {
        "gauge": game.gauge(0),
        "hand": game.hand(0),
        "crystals": game.crystals(0),
        "reserve": game.reserve(0),
        "tokens": game.tokens(0, RAVEN) if here else "",
        "in_play": game.in_play(0),
        "gone": not here,
        "discard": game.discard[0] if game.discard else "",
    }
    assert {key: found[key] for key in then} == then
    if here:
        assert game.used(0, RAVEN)
        assert game.refused(0, f"activate {RAVEN}") == f"{RAVEN} has been activated this round already."
    assert game.in_play(1) == [item]  # the original stays, unturned, with its own tokens
    assert (game.used(1, item), game.tokens(1, item)) == (False, "")
    assert is_sound(game)


# What the price is short of is said with Raven's name.
PRICE_REASONS = [
    ("balance-of-ishtar", "needs 3 identical energy, you have none in that number."),
    ("tree-of-light", "needs 1 energy or 3 crystals, you have neither."),
    ("glutton-cauldron", "needs 1 energy, you have 0."),
    ("dragon-skull", "needs 3 cards in play, you have 1."),
    ("mirror-of-the-seasons", "needs at least 1 crystal, you have 0."),
    ("fairy-monolith", "needs a token lying on it, there is none."),
    ("jewel-of-the-ancients", "needs 3 identical energy, you have none in that number."),
    ("arcane-telescope", "needs 2 crystals, you have 0."),
    ("die-of-malice", "acts only at the start of your turn, before your die."),
    ("potion-of-dreams", "needs a card in your hand that may be put into play, you have none."),
]


@pytest.mark.parametrize(("item", "reason"), PRICE_REASONS)
def test_activation_is_refused_with_the_reason(item: str, reason: str) -> None:
    assert usurped(item).refused(0, f"activate {RAVEN}") == f"{RAVEN} {reason}"


# A Potion of Resurrection imitated: Raven is sacrificed and is none of the five.
def test_as_potion_of_resurrection() -> None:
    pile = ["amulet-of-air", "amulet-of-fire", "amulet-of-earth", "die-of-malice", "crystal-orb", "staff-of-spring"]
    game = usurped("potion-of-resurrection", discard=pile)
    game.play(0, f"activate {RAVEN}")
    assert sorted(game.open) == sorted(pile[:5])
    game.play(0, "crystal-orb")
    assert (game.hand(0), game.in_play(0), game.discard[0]) == (["crystal-orb"], [], RAVEN)


# A Crystal Orb imitated: look, and buy.
def test_as_crystal_orb_buying() -> None:
    game = usurped("crystal-orb", {"reserve": "AAAA"})
    game.play(0, f"activate {RAVEN}")
    assert game.kind == "buy-top"
    assert [told["audience"] for told in game.told("top-seen")] == [0]
    game.play(0, "yes")
    assert game.in_play(0) == [RAVEN, "runic-cube-of-eolis"]
    assert game.reserve(0) == ""


# A Tree of Light imitated: the right to transmute for an energy.
def test_as_tree_of_light_transmuting() -> None:
    game = usurped("tree-of-light", {"reserve": "AF"})
    game.play(0, f"activate {RAVEN}", "A", "transmute", "F")
    assert (game.crystals(0), game.reserve(0)) == (2, "")


# A Cauldron imitated fills on its own, and pays out on its own.
def test_as_glutton_cauldron_filled() -> None:
    game = usurped("glutton-cauldron", {"reserve": "AAAAAA"})
    for held in range(1, 7):
        game.play(0, f"activate {RAVEN}")
        settle(game, 0)
        assert len(game.tokens(0, RAVEN)) == held
        game.play(0, "end")
        until_turn(game, 0)
    before = game.crystals(0)
    game.play(0, f"activate {RAVEN}")
    settle(game, 0)
    assert (game.in_play(0), game.crystals(0)) == ([], before + 15)
    assert game.in_play(1) == ["glutton-cauldron"]


# A Monolith imitated: a token as the round ends, and back again.
def test_as_fairy_monolith() -> None:
    game = usurped("fairy-monolith", {"reserve": "AW"})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.asked, game.kind, game.open) == (0, "may-put-energy", ["no", "A", "W"])
    game.play(0, "W")
    assert (game.tokens(0, RAVEN), game.reserve(0), game.tokens(1, "fairy-monolith")) == ("W", "A", "")
    until_turn(game, 0)
    game.play(0, f"activate {RAVEN}", "W")
    assert game.tokens(0, RAVEN) == ""


# A bot that told a Cauldron by its card took the tokens for those of an Amulet of Water, and failed.
def test_an_apprentice_feeds_a_raven_that_imitates_a_cauldron() -> None:
    raven = {"card": RAVEN, "imitates": "glutton-cauldron"}
    amulet = {"card": "amulet-of-water", "tokens": "AW"}
    game = kingdom({"in_play": [raven, amulet], "reserve": "AAW"}, {"in_play": ["glutton-cauldron"]})
    game.play(0, f"activate {RAVEN}")
    (decision,) = game.game.decisions
    assert [choice.text for choice in decision.choices] == ["amulet A", "amulet W", "A", "W"]
    assert make_bot("apprentice", "seasons").choose(game.game.observe(0), decision) in decision.choices
