"""Forms of choices: what a choice is and what it is about, known from its number, never from its text."""

import random
from pathlib import Path
from typing import Any

import pytest

from chronomage.cli.plain.terminal import PlainTerminal
from chronomage.game import new_game
from chronomage.kernel.decision import Choice
from chronomage.kernel.form import Form
from chronomage.kernel.rules import Rules
from tests.spoken import GAMES, SEASONS, TIME_MASTERS, Spoken

NOTATION = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "text", "name", "facts"),
    [
        (SEASONS, "all discard energy", "all-discard-energy", {}),
        (SEASONS, "W", "energy", {"energy": "W"}),
        (SEASONS, "amulet W", "amulet", {"energy": "W", "card": "amulet-of-water"}),
        (SEASONS, "10", "amount", {"amount": 10}),
        (SEASONS, "die 2", "die", {"amount": 2}),
        (SEASONS, "token 10", "token", {"amount": 10, "ability": 10}),
        (SEASONS, "heart-of-argos", "card", {"card": "heart-of-argos"}),
        (SEASONS, "summon heart-of-argos", "summon", {"card": "heart-of-argos"}),
        (SEASONS, "in-play purse-of-io", "in-play", {"card": "purse-of-io", "copy": 1}),
        (SEASONS, "activate purse-of-io 2", "activate", {"card": "purse-of-io", "copy": 2}),
        (SEASONS, "forward 2", "forward", {"amount": 2}),
        (SEASONS, "player 2", "player", {"player": 2}),
        (SEASONS, "player 0 purse-of-io 2", "at-player", {"player": 0, "card": "purse-of-io", "copy": 2}),
        (TIME_MASTERS, "restore", "restore", {}),
        (TIME_MASTERS, "timer", "card", {"card": "timer"}),
        (TIME_MASTERS, "timer 2", "timer", {"amount": 2}),
        (TIME_MASTERS, "ephemeral 0", "ephemeral", {"amount": 0}),
        (TIME_MASTERS, "take-closed 3", "take-closed", {"amount": 3, "spells": 4}),
        (TIME_MASTERS, "play growth", "play", {"card": "growth"}),
    ],
)
def test_a_choice_says_what_it_is_about(game: Spoken, text: str, name: str, facts: dict[str, Any]) -> None:
    assert game.form(text) == Form(name, text, facts)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_no_two_choices_are_of_one_form_about_the_same(game: Spoken) -> None:
    told = [(form.name, tuple(form.facts.items())) for form in map(game.form, game.choices)]
    assert len(set(told)) == len(told) > 100


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_page_names_every_form_and_its_facts(game: Spoken) -> None:
    title = {"seasons": "## Forms of Seasons", "timemasters": "## Forms of Time Masters"}[game.name]
    rows = [line.split("|") for line in NOTATION.partition(title)[2].partition("\n## ")[0].splitlines() if "`" in line]
    documented = {
        name.strip("` "): {fact.strip("` ") for fact in facts.split(",") if fact.strip()}
        for _, names, facts, *_ in rows
        for name in names.split(",")
    }
    assert documented == {form.name: set(form.facts) for form in map(game.form, game.choices)}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_choice_that_is_offered_has_its_form(game: Spoken) -> None:
    played, dice = new_game(game.name, 3, 5), random.Random(2)
    while not played.over:
        decision = dice.choice(played.decisions)
        for choice in decision.choices:
            assert played.rules.form_of(choice.id).text == choice.text
        played.play(decision.player, dice.choice(decision.choices))


def test_a_game_that_tells_no_forms_apart_has_plain_ones() -> None:
    class Coin(Rules):
        def text_of(self, choice: int) -> str:
            return ("heads", "tails")[choice]

    assert Coin("coin", 1, (2,), (), []).form_of(1) == Form("plain", "tails", {})


@pytest.mark.parametrize(
    ("text", "card"), [("summon heart-of-argos", "heart-of-argos"), ("amulet W", "amulet-of-water"), ("W", None)]
)
def test_a_terminal_that_knows_no_game_finds_the_card_of_a_choice(text: str, card: str | None) -> None:
    game = new_game("seasons", 2, 1)
    terminal = PlainTerminal(game.rules, "en")
    board = terminal.board(game.observe(0), ["Ada", "Bob"])
    entry = terminal.entry_of(Choice(game.rules.choice_of(text), text), board)
    assert (entry and entry["name"]) == card
