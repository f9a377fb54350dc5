"""The options of Enchanted Kingdom: cards, enchantment and ability tokens, each on its own and all together."""

import itertools
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.games.seasons import facts
from tests.seasons.driving import kinds, play_randomly, pool, seat
from tests.seasons.scenario import scenario

EXPANSION_CARDS = list(facts.CARD_NAMES[facts.EXPANSION_FIRST - 1 :])
ENCHANTMENTS = [
    "elemental-construction",
    "extended-experience",
    "natural-selection",
    "entangling-roots",
    "nature-spirit",
    "argos-embrace",
    "ios-bounty",
    "olafs-knowledge",
    "drought",
    "vision-of-destiny",
]
OF_THE_DRAFT = ENCHANTMENTS[:3]
OF_THE_GAME = ENCHANTMENTS[3:]

# The example of a position as the design page has it, to the letter.
EXAMPLE = """
{"options": {"level": "archmage", "enchanted_kingdom": true, "enchantment": "drought"},
 "year": 2, "space": 5, "first_player": 0, "turn": 0,
 "die": {"energy": "AA", "crystals": 3, "star": false, "card": false, "transmute": true},
 "leftover_pips": 2,
 "players": [
  {"hand": ["amulet-of-fire"], "reserve": "AAWF", "crystals": 12, "gauge": 3, "bonuses_used": 1,
   "in_play": ["purse-of-io", {"card": "amulet-of-water", "tokens": "WWFE"}, {"card": "die-of-malice", "used": true}],
   "library": {"2": [], "3": ["runic-cube-of-eolis"]}, "ability_token": 7, "ability_token_used": false},
  {}],
 "deck": ["divine-chalice", "staff-of-spring"], "discard": []}
"""


def listed() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = cm.games()["seasons"]["options"]
    return found


def cards_of(**options: object) -> Counter[str]:
    """Every physical card of a game with these options."""
    deck = cm.position("seasons", {"options": options}).describe()["deck"]
    return Counter(deck["known"].values())


# --- the list and the defaults ---


# Each part of the expansion is an option of its own, and none is in force unless it is asked for.
def test_the_options_are_listed_with_their_values_and_defaults() -> None:
    options = listed()
    assert set(options["enchantment"]["values"]) == {"none", "random", *ENCHANTMENTS}
    assert options["enchantment"]["default"] == "none"
    for name in ("enchanted_kingdom", "ability_tokens"):
        assert set(options[name]["values"]) == {"false", "true"}
        assert options[name]["default"] == "false"
    assert all(options[name]["about"] for name in ("enchanted_kingdom", "enchantment", "ability_tokens"))


def test_by_default_nothing_of_the_expansion_is_there() -> None:
    game = cm.new_game("seasons", players=2, seed=1)
    table = game.describe()
    assert table["enchantment"] is None
    assert [facts["ability_tokens"] for facts in table["players"]] == [[], []]
    assert game.options["enchanted_kingdom"] == game.options["ability_tokens"] == "false"
    assert not set(cards_of()) & set(EXPANSION_CARDS)
    while kinds(game) & {"draft", "split"}:
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[0])
    assert kinds(game) == {"die"}
    assert [facts["ability_token"] for facts in game.describe()["players"]] == [None, None]


# An option may be said as a truth value or as a word.
@pytest.mark.parametrize("value", [True, "true", "True"])
def test_an_option_can_be_switched_on_in_words_or_as_a_truth_value(value: object) -> None:
    options = {"enchanted_kingdom": value, "ability_tokens": value}
    game = cm.new_game("seasons", players=2, seed=1, options=options)
    assert (game.options["enchanted_kingdom"], game.options["ability_tokens"]) == ("true", "true")


@pytest.mark.parametrize("value", [False, "false"])
def test_an_option_can_be_switched_off_in_words_or_as_a_truth_value(value: object) -> None:
    game = cm.new_game("seasons", players=2, options={"enchanted_kingdom": value, "ability_tokens": value})
    assert (game.options["enchanted_kingdom"], game.options["ability_tokens"]) == ("false", "false")


# --- the cards ---


# The expansion's cards, two copies of each, join cards 1 to 30 or cards 1 to 50.
@pytest.mark.parametrize(("level", "base"), [("magician", 30), ("archmage", 50)])
def test_the_expansion_cards_join_those_of_the_level(level: str, base: int) -> None:
    cards = cards_of(level=level, enchanted_kingdom=True)
    assert cards.total() == 2 * (base + len(EXPANSION_CARDS))
    assert set(cards.values()) == {2}
    assert set(cards) == set(pool(level)) | set(EXPANSION_CARDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_expansion_cards_are_dealt_with_the_others(players: int) -> None:
    options = {"enchanted_kingdom": True}
    game = cm.new_game("seasons", players=players, seed=2, options=options)
    assert game.describe()["deck"]["size"] == 2 * len(facts.CARDS) - 9 * players
    dealt = {
        card
        for seed in range(30)
        for card in seat(cm.new_game("seasons", players=players, seed=seed, options=options), 0)["aside"]
    }
    assert len(dealt & set(EXPANSION_CARDS)) > 10


# Enchantments and ability tokens add no cards.
def test_enchantment_and_tokens_alone_leave_the_cards_as_they_are() -> None:
    assert cards_of(enchantment="drought", ability_tokens=True) == cards_of()


# --- the enchantment ---


@pytest.mark.parametrize("name", ENCHANTMENTS)
def test_each_enchantment_can_be_chosen_by_name(name: str) -> None:
    game = cm.new_game("seasons", players=3, seed=1, options={"enchantment": name})
    assert game.describe()["enchantment"] == name
    for player in range(3):
        assert game.observe(player).plain()["enchantment"] == name
    laid = [game.event_facts(event) for event in game.opening if event.kind == "enchantment-laid"]
    assert [facts["enchantment"] for facts in laid] == [name]
    assert cm.position("seasons", {"options": {"enchantment": name}}).describe()["enchantment"] == name


# One enchantment at random, and everybody sees which.
def test_an_enchantment_at_random_is_any_of_the_ten() -> None:
    found = set()
    for seed in range(150):
        game = cm.new_game("seasons", players=2, seed=seed, options={"enchantment": "random"})
        found.add(game.describe()["enchantment"])
        assert game.observe(1).plain()["enchantment"] == game.describe()["enchantment"]
    assert found == set(ENCHANTMENTS)


def test_an_enchantment_at_random_is_the_same_for_the_same_seed() -> None:
    games = [cm.new_game("seasons", players=2, seed=9, options={"enchantment": "random"}) for _ in range(2)]
    assert games[0].describe() == games[1].describe()


# At the apprentice level there is no draft to change, so chance leaves those three out.
def test_at_random_an_apprentice_gets_none_that_changes_the_draft() -> None:
    options = {"level": "apprentice", "enchantment": "random"}
    found = {cm.new_game("seasons", seed=seed, options=options).describe()["enchantment"] for seed in range(100)}
    assert found == set(OF_THE_GAME)


# Sixty cards are not enough to deal four players eighteen each, so chance leaves that one out there.
def test_at_random_no_enchantment_deals_more_cards_than_there_are() -> None:
    options = {"level": "magician", "enchantment": "random"}
    found = {
        cm.new_game("seasons", players=4, seed=seed, options=options).describe()["enchantment"] for seed in range(150)
    }
    assert found == set(ENCHANTMENTS) - {"elemental-construction"}


# --- each on its own, and all together ---


@pytest.mark.parametrize("tokens", [False, True])
@pytest.mark.parametrize("enchantment", ["none", "drought"])
@pytest.mark.parametrize("kingdom", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_every_combination_can_be_played_to_the_end(
    players: int, kingdom: bool, enchantment: str, tokens: bool
) -> None:
    options = {"enchanted_kingdom": kingdom, "enchantment": enchantment, "ability_tokens": tokens}
    game = cm.new_game("seasons", players=players, seed=3, options=options)
    assert (game.describe()["enchantment"] or "none") == enchantment
    assert all(len(facts["ability_tokens"]) == 3 * tokens for facts in game.describe()["players"])
    play_randomly(game, Random(3))
    assert game.over
    assert all((facts["ability_token"] is not None) == tokens for facts in game.describe()["players"])


@pytest.mark.parametrize("name", OF_THE_GAME)
def test_apprentices_may_play_with_the_other_enchantments_and_tokens(name: str) -> None:
    options = {"level": "apprentice", "enchantment": name, "ability_tokens": True}
    game = cm.new_game("seasons", players=2, seed=4, options=options)
    assert kinds(game) == {"split"}
    play_randomly(game, Random(4))
    assert game.over


# --- refusals ---


# The expansion's cards join the magician's or the archmage's level; ready-made sets have none of them.
def test_the_cards_are_refused_at_apprentice_level() -> None:
    with pytest.raises(cm.BadOption, match=r"Enchanted Kingdom.*magician.*archmage"):
        cm.new_game("seasons", options={"level": "apprentice", "enchanted_kingdom": True})


@pytest.mark.parametrize("name", OF_THE_DRAFT)
def test_what_changes_the_draft_is_refused_at_apprentice_level(name: str) -> None:
    with pytest.raises(cm.BadOption, match=rf"{name}.*draft.*apprentice"):
        cm.new_game("seasons", options={"level": "apprentice", "enchantment": name})
    with pytest.raises(cm.BadPosition, match="apprentice"):
        cm.position("seasons", {"options": {"level": "apprentice", "enchantment": name}})


# Four players with eighteen cards each need 72; the magician's level has 60, with the expansion 100.
def test_too_few_cards_for_the_deal_are_refused() -> None:
    options = {"level": "magician", "enchantment": "elemental-construction"}
    with pytest.raises(cm.BadOption, match=r"4 players 18 cards.*only 60"):
        cm.new_game("seasons", players=4, options=options)
    for players in (2, 3):
        assert len(seat(cm.new_game("seasons", players=players, options=options), 0)["aside"]) == 18
    game = cm.new_game("seasons", players=4, options={**options, "enchanted_kingdom": True})
    assert game.describe()["deck"]["size"] == 2 * (30 + len(EXPANSION_CARDS)) - 72


@pytest.mark.parametrize("name", ENCHANTMENTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_other_enchantments_have_cards_enough(players: int, name: str) -> None:
    for level, kingdom in itertools.product(("magician", "archmage"), (False, True)):
        if (name, players, level, kingdom) != ("elemental-construction", 4, "magician", False):
            options = {"level": level, "enchanted_kingdom": kingdom, "enchantment": name}
            assert cm.new_game("seasons", players=players, options=options).describe()["enchantment"] == name


@pytest.mark.parametrize(
    ("name", "value"),
    [("enchantment", "drouhgt"), ("enchantment", 9), ("enchanted_kingdom", "maybe"), ("ability_tokens", 3)],
)
def test_a_value_that_means_nothing_is_refused_with_what_would(name: str, value: object) -> None:
    with pytest.raises(cm.BadOption) as error:
        cm.new_game("seasons", options={name: value})
    assert all(each in str(error.value) for each in listed()[name]["values"])


# --- editions: the reissued Balance of Ishtar and Idol of the Familiar ---


# The expansion brings the two cards anew: three identical energy into nine crystals, and ten crystals on entering. With
# the first printing chosen they are the old ones all the same: the edition says, not the expansion.
@pytest.mark.parametrize(
    ("edition", "cost", "size", "gain"), [("current", 2, 3, 9), ("russian", 2, 3, 9), ("first", 6, 4, 12)]
)
def test_balance_of_ishtar_is_as_the_edition_says(edition: str, cost: int, size: int, gain: int) -> None:
    game = scenario(
        {"hand": ["balance-of-ishtar"], "crystals": 6, "gauge": 1, "reserve": "F" * size},
        options={"enchanted_kingdom": True, "edition": edition},
    )
    game.play(0, "summon balance-of-ishtar")
    assert game.crystals(0) == 6 - cost
    game.play(0, "activate balance-of-ishtar")
    assert (game.crystals(0), game.reserve(0)) == (6 - cost + gain, "")


@pytest.mark.parametrize(("edition", "gain"), [("current", 10), ("russian", 10), ("first", 0)])
def test_idol_of_the_familiar_is_as_the_edition_says(edition: str, gain: int) -> None:
    game = scenario(
        {"hand": ["idol-of-the-familiar"], "gauge": 1, "reserve": "AWFE"},
        options={"enchanted_kingdom": True, "edition": edition},
    )
    game.play(0, "summon idol-of-the-familiar")
    assert game.crystals(0) == gain


# Each flag can be set alone beside the expansion.
def test_the_reissued_cards_can_be_chosen_one_by_one() -> None:
    options = {"enchanted_kingdom": True, "edition": "first", "idol_of_the_familiar": "10-crystals"}
    game = cm.new_game("seasons", options=options)
    assert (game.options["balance_of_ishtar"], game.options["idol_of_the_familiar"]) == ("4", "10-crystals")


# --- positions ---


# The design page's own example loads, and everything is where it says.
def test_the_example_of_the_design_page_loads_as_written() -> None:
    game = cm.position("seasons", json.loads(EXAMPLE), seed=1)
    table = game.describe()
    assert (table["year"], table["space"], table["first_player"], table["turn"]) == (2, 5, 0, 0)
    assert (table["enchantment"], table["leftover_pips"]) == ("drought", 2)
    assert (table["deck"]["size"], table["discard"]["size"]) == (2 * len(facts.CARDS) - 5, 0)
    assert [table["deck"]["known"][place] for place in "01"] == ["divine-chalice", "staff-of-spring"]
    one, other = table["players"]
    assert (one["hand"], one["library"]) == (["amulet-of-fire"], {"2": [], "3": ["runic-cube-of-eolis"]})
    assert [(item["card"], item["tokens"], item["used"]) for item in one["in_play"]] == [
        ("purse-of-io", "", False),
        ("amulet-of-water", "WWFE", False),
        ("die-of-malice", "", True),
    ]
    assert (one["gauge"], one["bonuses_used"]) == (3, 1)
    assert (one["ability_token"], one["ability_token_used"]) == (7, False)
    assert (other["hand"], other["in_play"], other["crystals"], other["ability_token"]) == ([], [], 0, None)
    # The die of malice is used, so the die has acted: two air and three crystals, and the right to transmute.
    assert (one["crystals"], sorted(one["reserve"]), one["can_transmute"]) == (15, sorted("AAAAWF"), True)
    texts = [choice.text for choice in game.decisions[0].choices]
    assert {"ability", "transmute", "end"} <= set(texts)
    play_randomly(game, Random(1))
    assert game.over


# A position may name an ability token whether the game was begun with them or not, and whether it has been used; token
# 5 is never turned over.
@pytest.mark.parametrize("token", range(1, 13))
def test_a_position_may_give_any_ability_token(token: int) -> None:
    for used in (False, True) if token != 5 else (False,):
        game = scenario({"ability_token": token, "ability_token_used": used})
        assert (game.player(0)["ability_token"], game.player(0)["ability_token_used"]) == (token, used)
        assert game.player(1)["ability_token"] is None
        assert game.player(0)["ability_tokens"] == []


# Each token is there once.
def test_two_players_cannot_have_the_same_ability_token() -> None:
    with pytest.raises(cm.BadPosition, match="only one ability token 7"):
        scenario({"ability_token": 7}, {"ability_token": 7})
    with pytest.raises(cm.BadPosition, match="only one ability token 3"):
        scenario({"ability_token": 3}, {"ability_token": 1}, {}, {"ability_token": 3, "ability_token_used": True})
    game = scenario({"ability_token": 3}, {"ability_token": 1}, {}, {"ability_token": 4})
    assert [game.player(player)["ability_token"] for player in range(4)] == [3, 1, None, 4]


@pytest.mark.parametrize("token", [-1, 13, "7", True, None])
def test_an_ability_token_that_does_not_exist_is_refused(token: object) -> None:
    with pytest.raises(cm.BadPosition, match="ability_token"):
        scenario({"ability_token": token})


# A token that does not lie before its player cannot have been turned over.
def test_a_used_token_that_nobody_has_is_refused() -> None:
    with pytest.raises(cm.BadPosition, match="ability_token"):
        scenario({"ability_token_used": True})


# Without the option the expansion's cards are not in the game, and the refusal says how to get them.
def test_a_position_names_the_option_that_its_cards_need() -> None:
    with pytest.raises(cm.BadPosition, match="enchanted_kingdom"):
        scenario({"hand": ["argos-hawk"]})
    game = scenario({"hand": ["argos-hawk"]}, options={"enchanted_kingdom": True})
    assert game.hand(0) == ["argos-hawk"]


# Reductions count for what a reserve may hold in a position too.
def test_a_position_knows_the_reduced_reserve() -> None:
    with pytest.raises(cm.BadPosition, match="7 tokens in a reserve of 6"):
        scenario({"in_play": ["statue-of-eolis"], "reserve": "AAAAAAA"}, options={"enchanted_kingdom": True})
    game = scenario({"in_play": ["statue-of-eolis"], "reserve": "AAAAAA"}, options={"enchanted_kingdom": True})
    assert game.player(0)["reserve_limit"] == 6
