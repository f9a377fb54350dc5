"""Why not: every reason has a sentence in every language, the English one says what the rules say."""

import ast
import random
from collections.abc import Iterator
from typing import Any

import pytest

import chronomage as cm
from chronomage.game import Game, new_game
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.kernel.reason import Reason
from chronomage.kits import kit_of
from chronomage.texts import LANGUAGES, Catalogue, catalogue
from chronomage.texts.seasons.texts import SeasonsTexts
from chronomage.texts.templates import placeholders
from chronomage.texts.timemasters.texts import TimeMastersTexts
from tests.spoken import GAMES, PACK, SEASONS, TIME_MASTERS, Spoken

# Sentences of the rules that name choices by their texts, or lists: a client says these in general.
IN_GENERAL = {"no-answer", "die-gone", "not-in-turn", "launched-first", "not-in-main-phase"}
IN_OTHER_WORDS = {"needs-energies", "needs-energies-spared", "needs-any-energy"}
BY_THE_SERVER = {"not-your-turn"}


class SeasonsByName(SeasonsTexts):
    """English in which cards are called as the rules call them."""

    def card(self, name: str) -> str:
        return name


class TimeMastersByName(TimeMastersTexts):
    """The same for Time Masters."""

    def card(self, name: str) -> str:
        return name


def by_name(game: Spoken, pack: Pack = PACK) -> Catalogue:
    texts = catalogue("en").texts
    return SeasonsByName("en", texts) if game is SEASONS else TimeMastersByName("en", texts, pack)


def keys_in_source(game: Spoken) -> set[str]:
    """The keys of all reasons that the rules give."""
    found: set[str] = set()
    for tree in game.trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                found |= {word for word in constants(node.args[0]) if word}
    return found


def constants(node: ast.expr) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_reason_has_its_sentence_and_no_other_has(game: Spoken, language: str) -> None:
    named = keys_in_source(game)
    if game is SEASONS:  # one of two, with or without Hands of Fortune
        named = (named - {"-spared"}) | {"needs-energy", "needs-energies"}
        named |= {"needs-energy-spared", "needs-energies-spared"}
    assert game.keys(language, "refusal") == named | BY_THE_SERVER


PLAYED: list[tuple[Spoken, int, dict[str, object]]] = [
    (SEASONS, 2, {"level": "magician"}),
    (SEASONS, 3, {"enchanted_kingdom": True, "ability_tokens": True, "enchantment": "nature-spirit"}),
    (SEASONS, 2, {"enchanted_kingdom": True, "enchantment": "vision-of-destiny"}),
    (SEASONS, 4, {"enchanted_kingdom": True, "ability_tokens": True, "enchantment": "entangling-roots"}),
    (TIME_MASTERS, 3, {"expansion": True, "promo": True}),
    (TIME_MASTERS, 2, {"launching": "full"}),
]


def refused(game: Game, seed: int) -> Iterator[tuple[Reason, Reason]]:
    """Reasons all game long: from the whole state, and from what the player knows of it."""
    chance, ids = random.Random(seed), sorted(game.rules.choice_of(text) for text in TEXTS[game.rules.name])
    while not game.over:
        decision = chance.choice(game.decisions)
        player, seen = decision.player, kit_of(game.rules.name).pov.redact(game.state, decision.player)
        hand: list[Any] = game.observe(player).plain()["players"][player]["hand"]
        verbs = ("summon", "activate") if game.rules.name == "seasons" else ("play", "put")
        near = [game.rules.choice_of(f"{verb} {card}") for verb in verbs for card in hand]
        for id in (*near, *chance.sample(ids, 6)):
            if id >= 0 and id not in game.state.choices_of(player):
                yield game.rules.reason(game.state, player, id), game.rules.reason(seen, player, id)
        game.play(player, chance.choice(decision.choices))


TEXTS = {game.name: game.choices for game in GAMES}


@pytest.mark.parametrize(("game", "players", "options"), PLAYED)
def test_reasons_are_said_in_every_language_and_give_nothing_away(
    game: Spoken, players: int, options: dict[str, object]
) -> None:
    said = [game.texts(language) for language in LANGUAGES]
    english, found = by_name(game), set()
    for reason, from_what_is_known in refused(new_game(game.name, players, 3, options), 8):
        assert reason == from_what_is_known
        found.add(reason.key)
        key, facts = game.texts("en").refusal_key(reason)
        assert placeholders(catalogue("en").texts[key]) == set(facts), key
        for texts in said:
            sentence = texts.refusal(reason)
            assert "{" not in sentence
            assert sentence.endswith(".")
        if reason.key not in IN_GENERAL | IN_OTHER_WORDS:
            assert english.refusal(reason).casefold() == f"{reason.text}.".casefold()
    assert len(found) > 8


def test_a_reason_comes_with_its_facts() -> None:
    players = [{"hand": ["purse-of-io", "amulet-of-fire"], "reserve": "F", "gauge": 3}, {}]
    game = cm.position("seasons", {"players": players})

    def reason(text: str) -> tuple[str, dict[str, Any]]:
        found = game.rules.reason(game.state, 0, game.rules.choice_of(text))
        return found.key, found.facts

    assert reason("summon amulet-of-fire") == ("needs-energy", {"card": "amulet-of-fire", "tokens": "FF", "have": 1})
    assert reason("summon purse-of-io") == ("needs-energy", {"card": "purse-of-io", "tokens": "A", "have": 0})
    assert reason("transmute") == ("no-right-to-transmute", {})
    assert reason("activate purse-of-io") == ("not-in-play", {"card": "purse-of-io"})
