"""Hints say why: what the apprentices have reckoned, as sayings that all four languages can say."""

import random
from collections.abc import Iterator

import pytest

import chronomage as cm
from chronomage.bots import Explanation, make_bot
from chronomage.kernel.decision import Decision
from chronomage.texts import texts_bundle, texts_of
from chronomage.texts.hints import hint_saying
from chronomage.texts.languages import LANGUAGES
from tests.filler import said

GAMES = ("seasons", "timemasters")
OPTIONS = {"seasons": {"level": "magician", "enchanted_kingdom": True}, "timemasters": {"expansion": True}}


def explained(name: str, seeds: range) -> Iterator[tuple[cm.Game, Decision, Explanation]]:
    """Every decision of games that apprentices play, now and then by chance, with what the apprentice says of it."""
    bot = make_bot("apprentice", name)
    for seed in seeds:
        game, chance = cm.new_game(name, 2, seed, OPTIONS[name]), random.Random(seed)
        while not game.over:
            decision = chance.choice(game.decisions)
            explanation = bot.explain(game.observe(decision.player), decision)
            yield game, decision, explanation
            chosen = explanation.chosen if chance.random() < 0.8 else chance.choice(decision.choices)
            game.play(decision.player, chosen)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_said_in_every_language(name: str) -> None:
    bundles = {language: texts_bundle(cm.new_game(name, 2, 0, OPTIONS[name]).rules, language) for language in LANGUAGES}
    keys: set[str] = set()
    for game, decision, explanation in explained(name, range(3)):
        for reason in explanation.because:
            saying = hint_saying(texts_of(game.rules, "en"), game.rules, decision.kind, reason)
            keys.add(saying.key)
            for language, bundle in bundles.items():
                words = texts_of(game.rules, language).speak(saying)
                assert saying.key in bundle["texts"], saying
                assert words == said(bundle, saying.key, saying.facts)
                assert "{" not in words, (saying, words)
    prefix = "" if name == "seasons" else "timemasters."
    wanted = ("summon", "die-wanted", "draft", "split", "end") if name == "seasons" else ("spell", "focus", "sphere")
    assert {f"{prefix}hint.{key}" for key in (*wanted, "ahead")} <= keys


# What is said of the next best is the difference of the very values that the bot gave.
@pytest.mark.parametrize("name", GAMES)
def test_how_far_ahead_is_what_was_reckoned(name: str) -> None:
    compared = 0
    for _, _, explanation in explained(name, range(3, 5)):
        values = {each.choice.text: each.value for each in explanation.choices}
        for reason in explanation.because:
            if reason.key == "ahead":
                mine, other = values[explanation.chosen.text], values[str(reason.facts["choice"])]
                assert mine is not None
                assert other is not None
                figure = float(reason.facts["worth"] if name == "timemasters" else reason.facts["amount"])
                assert abs(mine - other - figure) <= (0.051 if name == "timemasters" else 0.501)
                compared += 1
    assert compared > 20


# The same observation gives the same reasons, whatever lies hidden: another deal that agrees with it changes nothing.
@pytest.mark.parametrize("name", GAMES)
def test_reasons_follow_from_what_the_player_knows(name: str) -> None:
    bot = make_bot("apprentice", name)
    for number, (game, decision, explanation) in enumerate(explained(name, range(5, 6))):
        if number % 7 == 0:
            other = game.observe(decision.player).resample(number)
            again = bot.explain(other.observe(decision.player), other.decision_of(decision.player))
            assert again.because == explanation.because
