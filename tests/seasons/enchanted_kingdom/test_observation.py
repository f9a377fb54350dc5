"""What a seat knows of enchantments, tokens and the expansion's cards in mid-effect, and games that agree with it."""

import json
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.seasons.driving import asked, kinds, own_cards, play_randomly, samples, seat, step
from tests.seasons.enchanted_kingdom.test_options import ENCHANTMENTS

ALL: dict[str, Any] = {"enchanted_kingdom": True, "ability_tokens": True}
DECK = ["purse-of-io", "temporal-boots", "die-of-malice", "argos-hawk", "staff-of-spring", "crystal-orb"]
OTHER_DECK = ["amulet-of-air", "hand-of-fortune", "ragfields-helm", "arcano-leech", "tree-of-light", "titus-deepgaze"]


def looks_the_same(game: cm.Game, other: cm.Game, viewer: int) -> None:
    """The other game is legal, and the viewer cannot tell it from this one."""
    other.rules.check(other.state)
    assert other.observe(viewer) == game.observe(viewer)
    assert asked(other) == asked(game)
    mine = [decision for decision in game.decisions if decision.player == viewer]
    assert [decision for decision in other.decisions if decision.player == viewer] == mine


@pytest.mark.long
# At sampled decisions of random games, under every enchantment and with 2 to 4 players, all that must hold does:
# choices playable, copies and replays equal, observations resampled into legal games that look the same.
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("enchantment", [*ENCHANTMENTS, "none"])
def test_random_games_are_sound_at_every_decision(enchantment: str, players: int) -> None:
    options = {**ALL, "enchantment": enchantment}
    assert cm.check_game("seasons", players=players, games=1, options=options, seed=70, sample=5) > 100


@pytest.mark.long
@pytest.mark.parametrize("enchantment", ENCHANTMENTS[3:])
def test_random_games_of_apprentices_are_sound(enchantment: str) -> None:
    options = {"level": "apprentice", "enchantment": enchantment, "ability_tokens": True}
    assert cm.check_game("seasons", players=3, games=1, options=options, seed=80, sample=5) > 80


# With the discard pile open to all as well.
@pytest.mark.parametrize("enchantment", ["natural-selection", "argos-embrace", "vision-of-destiny"])
def test_random_games_with_an_open_pile_are_sound(enchantment: str) -> None:
    options = {**ALL, "enchantment": enchantment, "discard_pile": "public"}
    assert cm.check_game("seasons", players=3, games=1, options=options, seed=90, sample=5) > 80


@pytest.mark.long
# In every kind of decision of such games each seat gets samples that look the same and can be played to the end.
@pytest.mark.parametrize("enchantment", ENCHANTMENTS)
def test_a_sample_can_be_played_to_the_end(enchantment: str) -> None:
    game = cm.new_game("seasons", players=3, seed=4, options={**ALL, "enchantment": enchantment})
    random = Random(4)
    moments: set[str] = set()
    while not game.over:
        if not kinds(game) <= moments:
            moments |= kinds(game)
            for viewer in range(3):
                other = game.observe(viewer).resample(random)
                looks_the_same(game, other, viewer)
                play_randomly(other, random)
                assert other.over
        step(game, random)
    assert "ability-token" in moments


# No hand, library, pack, pile, deck order or dealt token of another is in an observation, at any moment.
@pytest.mark.parametrize("enchantment", ENCHANTMENTS)
def test_nothing_hidden_is_in_an_observation(enchantment: str) -> None:
    game = cm.new_game("seasons", players=3, seed=5, options={**ALL, "enchantment": enchantment})
    random = Random(5)
    while not game.over:
        truth = game.describe()
        for viewer in range(3):
            seen = json.loads(game.observe(viewer).to_json())
            for player, facts in enumerate(seen["players"]):
                real = truth["players"][player]
                if player == viewer:
                    assert own_cards(facts) == own_cards(real)
                    assert facts["ability_tokens"] == real["ability_tokens"]
                    continue
                assert facts["hand"] == [None] * len(real["hand"])
                assert facts["aside"] == [None] * len(real["aside"])
                assert facts["ability_tokens"] == [None] * len(real["ability_tokens"])
                for year in ("2", "3"):
                    assert facts["library"][year] == [None] * len(real["library"][year])
                assert facts["known"] == []
            for place, card in seen["deck"]["known"].items():
                assert truth["deck"]["known"][place] == card
        for _ in range(2):
            if not game.over:
                step(game, random)


# Private events reach their player alone; what is told to all names no dealt token and no card of a hidden choice.
@pytest.mark.parametrize("enchantment", ENCHANTMENTS)
def test_private_events_reach_their_player_alone(enchantment: str) -> None:
    game = cm.new_game("seasons", players=2, seed=6, options={**ALL, "enchantment": enchantment})
    private = {
        "ability-dealt",
        "ability-chosen",
        "pack-seen",
        "draft-chosen",
        "split-chosen",
        "card-drawn",
        "card-kept",
        "hand-seen",
        "top-seen",
    }
    random = Random(6)
    events = list(game.opening)
    while not game.over:
        events += step(game, random)
    told = [event for event in events if event.kind in private]
    assert {"ability-dealt", "pack-seen", "split-chosen"} <= {event.kind for event in told}
    assert all(event.audience == event.facts["player"] for event in told)


# --- in mid-effect ---

MOMENTS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "token 1": ({"ability_token": 1}, ["ability"]),
    "token 2": ({"ability_token": 2}, ["ability"]),
    "token 12": ({"ability_token": 12}, ["ability"]),
    "olafs-knowledge": ({"options": "olafs-knowledge"}, ["bonus card"]),
    "telescope": ({"in_play": ["arcane-telescope"], "crystals": 2}, ["activate arcane-telescope"]),
    "warden": (
        {"hand": ["warden-of-argos"], "gauge": 1, "reserve": "A"},
        ["summon warden-of-argos", "all discard card"],
    ),
    "throne": ({"hand": ["throne-of-renewal"], "gauge": 1, "reserve": "WFF"}, ["summon throne-of-renewal"]),
    "amulet of time": (
        {"hand": ["amulet-of-time"], "gauge": 1, "reserve": "WW"},
        ["summon amulet-of-time", "A", "A"],
    ),
}


# While a player looks at cards or chooses one of his own, the others see the same whatever the cards are.
@pytest.mark.parametrize("name", MOMENTS)
def test_in_mid_effect_the_hidden_looks_the_same(name: str) -> None:
    facts, choices = MOMENTS[name]
    player = {key: value for key, value in facts.items() if key != "options"}
    options = {"enchanted_kingdom": True, "enchantment": facts.get("options", "none")}
    seen = []
    for cards, deck in ((["syllas-the-faithful", "air-elemental"], DECK), (["idol-of-the-familiar"] * 2, OTHER_DECK)):
        filled = {**player, "hand": [*player.get("hand", []), *cards]}
        game = cm.position(
            "seasons", {"players": [filled, {"hand": ["beggars-horn"] * 2}], "deck": deck, "options": options}
        )
        for choice in choices:
            game.play(0, choice)
        seen.append(game.observe(1).to_json())
        for viewer in (0, 1):
            for other in samples(game, viewer, 6):
                looks_the_same(game, other, viewer)
                play_randomly(other, Random(1), 20)
    assert seen[0] == seen[1]


# While the others are still to discard for the Warden, a discard already made is hidden.
def test_a_discard_for_the_warden_is_hidden() -> None:
    seen = set()
    for card in ("purse-of-io", "crystal-orb"):
        game = cm.position(
            "seasons",
            {
                "options": {"enchanted_kingdom": True},
                "players": [
                    {"hand": ["warden-of-argos", "beggars-horn", "die-of-malice"], "gauge": 1, "reserve": "A"},
                    {"hand": ["purse-of-io", "crystal-orb"]},
                    {"hand": ["temporal-boots", "staff-of-spring"]},
                ],
            },
        )
        game.play(0, "summon warden-of-argos")
        game.play(0, "all discard card")
        game.play(1, card)
        assert asked(game) == [2]
        seen.add((game.observe(0).to_json(), game.observe(2).to_json()))
        assert list(game.observe(1).plain()["discard"]["known"].values()) == [card]
        for viewer in range(3):
            for other in samples(game, viewer, 5):
                looks_the_same(game, other, viewer)
    assert len(seen) == 1


# The five cards of Potion of Resurrection are seen by its player alone, and what he takes is hidden.
def test_cards_taken_from_the_pile_are_hidden() -> None:
    pile = ["purse-of-io", "crystal-orb", "temporal-boots", "die-of-malice", "beggars-horn", "air-elemental"]
    start = cm.position(
        "seasons",
        {
            "options": {"enchanted_kingdom": True},
            "players": [{"in_play": ["potion-of-resurrection"]}, {}],
            "discard": pile,
        },
    )
    start.play(0, "activate potion-of-resurrection")
    assert sorted(seat(start, 0)["aside"]) == sorted(pile[:5])
    assert start.observe(1).plain()["players"][0]["aside"] == [None] * 5
    seen = set()
    for card in pile[:5]:
        game = start.copy()
        game.play(0, card)
        seen.add(game.observe(1).to_json())
        assert game.observe(0).plain()["players"][0]["hand"] == [card]
        for viewer in (0, 1):
            for other in samples(game, viewer, 3):
                looks_the_same(game, other, viewer)
    assert len(seen) == 1


# Cards revealed to all are known to all: the familiar taken is in that hand in every sample.
def test_a_revealed_card_is_known_in_the_hand() -> None:
    game = cm.position(
        "seasons",
        {
            "options": {"enchanted_kingdom": True},
            "players": [{"hand": ["familiar-catcher", "amulet-of-earth"], "gauge": 1, "reserve": "AF"}, {}, {}],
            "deck": DECK,
        },
    )
    game.play(0, "summon familiar-catcher")
    for viewer in range(3):
        for other in samples(game, viewer, 5):
            looks_the_same(game, other, viewer)
            assert seat(other, 0)["aside"] == ["argos-hawk"]
    game.play(0, "argos-hawk")
    for viewer in (1, 2):
        assert set(game.observe(viewer).plain()["discard"]["known"].values()) == set(DECK[:3])
        for other in samples(game, viewer, 10):
            assert "argos-hawk" in seat(other, 0)["hand"]


# Who keeps the deck's order in mind keeps it while others draw: the places count down.
def test_an_order_given_to_the_deck_is_remembered() -> None:
    game = cm.position(
        "seasons",
        {
            "players": [{"ability_token": 12}, {"die": {"card": True}}, {}],
            "deck": [*DECK[:3], "crystal-orb"],
            "options": {"enchanted_kingdom": True},
        },
    )
    for choice in ("ability", "temporal-boots", "purse-of-io", "end"):
        game.play(0, choice)
    game.play(1, "draw")
    game.play(1, "die-of-malice")
    assert game.observe(0).plain()["deck"]["known"] == {"0": "purse-of-io", "1": "temporal-boots"}
    for other in samples(game, 0, 20):
        assert seat(other, 1)["hand"] == ["die-of-malice"]
    assert game.observe(2).plain()["deck"]["known"] == {}
    assert len({tuple(seat(other, 1)["hand"]) for other in samples(game, 2, 20)}) > 5
