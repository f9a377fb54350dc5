"""The pack that comes with the program, held against what is known of the box: counts, kinds and the named cards."""

from collections import Counter

import pytest

import chronomage as cm
from chronomage.games.timemasters.packs.pack import Card, Pack
from chronomage.games.timemasters.packs.shelf import load_pack
from tests.timemasters.scenario import Scenario, scenario

PACK: Pack = load_pack("verguya")
BASE = [card for card in PACK.cards if card.set == "base"]
SPHERE_CARDS = [card for card in BASE if card.level > 0]
TIMERS = [card for card in SPHERE_CARDS if card.kind == "timer"]


def copies(cards: list[Card]) -> int:
    """How many physical cards these are."""
    return sum(card.copies for card in cards)


def acts(card: Card, *occasions: str) -> list[str]:
    """The verbs of a card on these occasions, or on all."""
    return [
        ("opponents " if effect.opponents else "") + effect.verb
        for occasion, effects in card.effects.items()
        if not occasions or occasion in occasions
        for effect in effects
    ]


# --- counts ---


# 140 base cards: a starting deck of ten for each of four players, and twenty for each of five spheres.
def test_the_base_game_has_140_cards() -> None:
    starting = [card for card in BASE if card.level == 0]
    assert 4 * copies(starting) + copies(SPHERE_CARDS) == 140
    for level in range(1, 6):
        assert copies([card for card in BASE if card.level == level]) == 20


# Two copies of each: fifty different cards in the spheres, 36 spells, four kinds of Focus, ten Timers.
def test_each_sphere_card_is_there_twice() -> None:
    assert {card.copies for card in SPHERE_CARDS} == {2}
    assert Counter(card.kind for card in SPHERE_CARDS) == {"spell": 36, "focus": 4, "timer": 10}


# 39 different spells and five kinds of Focus, those of the starting deck included.
def test_there_are_39_spells_and_five_kinds_of_focus() -> None:
    kinds = Counter(card.kind for card in BASE)
    assert (kinds["spell"], kinds["focus"]) == (39, 5)


# The starting deck: 3 Focus, a Timer with one slot and no effect, and two each of three spells.
def test_the_starting_deck() -> None:
    deck = {card.name: (card.kind, card.copies) for card in BASE if card.level == 0}
    assert deck == {
        "focus": ("focus", 3),
        "timer": ("timer", 1),
        "suggestion": ("spell", 2),
        "charge": ("spell", 2),
        "energy-loop": ("spell", 2),
    }
    timer = PACK.card(PACK.numbers["timer"])
    assert timer.slots == 1
    assert acts(timer) == []
    for player in cm.new_game("timemasters", 3, 1).describe()["players"]:
        assert Counter(player["hand"] + player["deck"]) == {name: count for name, (_, count) in deck.items()}


# 16 cards of the expansion and nine promo cards, Timer X among them.
def test_the_expansion_and_the_promo_cards() -> None:
    expansion = [card for card in PACK.cards if card.set == "expansion"]
    promo = [card for card in PACK.cards if card.set == "promo"]
    assert (copies(expansion), copies(promo)) == (16, 9)
    assert [(card.kind, card.copies, card.points()) for card in promo if card.level < 0] == [("timer", 1, 0)]
    assert all(card.level > 0 for card in expansion)


# Only spells cost; 1 to 3 Ke as a rule.
def test_only_spells_have_a_cost() -> None:
    for card in PACK.cards:
        assert card.cost in ((1, 2, 3) if card.kind == "spell" else (0,)), card.name


# Timers have one or two slots; those of the spheres are stronger than the first one and mostly have an effect.
def test_timers_have_one_or_two_slots_and_mostly_an_effect() -> None:
    assert {card.slots for card in TIMERS} == {1, 2}
    assert all(card.slots == 2 or acts(card) for card in TIMERS)
    assert sum(bool(acts(card)) for card in TIMERS) > len(TIMERS) / 2


# All is named in the four languages, and no two cards alike.
@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
def test_every_card_has_a_name_of_its_own_in_each_language(language: str) -> None:
    names = [card.titles.get(language, "") for card in PACK.cards]
    assert all(names)
    assert len(set(names)) == len(names)


# --- kinds of effect ---


# Each of them is certainly in the box, so each is in the pack.
@pytest.mark.parametrize(
    "verb",
    [
        "add-ke",
        "restore",
        "gain-ephemeral",
        "draw-restore",
        "exile",
        "take-back",
        "opponents dearer",
        "opponents cap",
    ],
)
def test_every_known_kind_of_effect_occurs(verb: str) -> None:
    assert any(verb in acts(card) for card in BASE)


def test_spells_get_cheaper_too() -> None:
    assert any({"cheaper", "cheaper-next-turn", "cheaper-here"} & set(acts(card)) for card in BASE)


@pytest.mark.parametrize("verb", ["discard", "restore"])
def test_halves_occur(verb: str) -> None:
    effects = [effect for card in BASE for lines in card.effects.values() for effect in lines]
    assert any(effect.verb == verb and str(effect.amount) == "half" for effect in effects)


@pytest.mark.parametrize("occasion", ["put", "launched"])
def test_timers_act_on_every_known_occasion(occasion: str) -> None:
    assert any(acts(card, occasion) for card in TIMERS)


def test_some_timers_are_thrown_away_and_some_touch_the_opponents() -> None:
    assert any("throw-away" in acts(card) for card in TIMERS)
    assert any(verb.startswith("opponents") for card in TIMERS for verb in acts(card))


# --- the named cards ---


@pytest.mark.parametrize(
    ("name", "russian", "wizard"),
    [
        ("growth", "Прирост", "Sala'hchin"),
        ("weight-of-time", "Тяжесть времени", "Sisyphus"),
        ("slowdown", "Замедление", "Sisyphus"),
        ("suggestion", "Внушение", ""),
        ("charge", "Заряд", ""),
        ("energy-loop", "Энергетическая петля", ""),
    ],
)
def test_the_named_cards_are_there(name: str, russian: str, wizard: str) -> None:
    card = PACK.card(PACK.numbers[name])
    assert (card.kind, card.titles["ru"], card.wizard) == ("spell", russian, wizard)


# Growth: one permanent Ke more, golden side up.
def test_growth() -> None:
    game = scenario({"hand": ["growth"], "active": 9})
    game.play(0, "play growth")
    assert sum(game.ke(0)) == 10
    assert game.told("ke-added") == [{"kind": "ke-added", "audience": -1, "player": 0, "amount": 1, "source": "growth"}]


# Weight of Time: each opponent's next spell costs one more.
def test_weight_of_time() -> None:
    opponent = {"hand": ["charge", "charge"], "active": 6}
    game = scenario({"hand": ["weight-of-time"]}, opponent, opponent)
    game.play(0, "play weight-of-time", "end", "done")
    price = PACK.cost[PACK.numbers["charge"]]
    for player in (1, 2):
        spend(game, player, "play charge")
        assert game.player(player)["spent"] == price + 1
        spend(game, player, "play charge")  # only the next one
        assert game.player(player)["spent"] == 2 * price + 1
        game.play(player, "end", "done")
    assert game.player(0)["next_spell"] == 0


# Slowdown: in their next turn all opponents spend at most three Ke.
def test_slowdown() -> None:
    opponent = {"hand": ["charge", "charge", "suggestion", "suggestion"], "active": 9}
    game = scenario({"hand": ["slowdown"], "active": 4}, opponent)
    game.play(0, "play slowdown", "end", "done")
    assert game.player(1)["cap"] == 3
    for card in opponent["hand"]:
        if f"play {card}" in game.open:
            spend(game, 1, f"play {card}")
    assert 0 < game.player(1)["spent"] <= 3
    left = sum(game.ke(1)) - game.player(1)["spent"]
    assert left > 3  # it was not for want of Ke
    assert "you may spend 3 in this turn" in game.refused(1, f"play {game.hand(1)[-1]}")
    game.play(1, "end", "done")
    assert game.player(1)["cap"] is None


def spend(game: Scenario, player: int, choice: str) -> None:
    """Play a spell, with permanent Ke where there is a choice."""
    game.play(player, choice)
    if game.kind == "pay":
        game.play(player, "ephemeral 0")
