"""The board and the question of Seasons on a terminal, with all that Enchanted Kingdom puts on them."""

import io
import re
from typing import Any

from rich.console import Console, RenderableType

import chronomage as cm
from chronomage.cli.scores import score_table
from chronomage.cli.seasons.board import SeasonsBoard
from chronomage.cli.seasons.choosing import question
from chronomage.texts.seasons.texts import seasons_texts

NAMES = ("Anna", "Bohdan", "Celina")


def printed(*parts: RenderableType) -> str:
    screen = io.StringIO()
    for part in parts:
        Console(file=screen, width=80).print(part)
    shown = screen.getvalue()
    assert max(map(len, shown.splitlines())) <= 80
    return re.sub(r"\s+", " ", shown)


def board_of(document: dict[str, Any], *choices: str, language: str = "en") -> str:
    """The board and the question of who must decide after these choices."""
    game = cm.position("seasons", document)
    for choice in choices:
        game.play(game.decisions[0].player, choice)
    decision = game.decisions[0]
    board = SeasonsBoard(game.observe(decision.player), NAMES[: game.players], seasons_texts(language))
    return printed(board.draw(), question(decision, board))


WITH_CARDS = {"enchanted_kingdom": True}
RAVEN: dict[str, Any] = {
    "options": WITH_CARDS,
    "players": [
        {"hand": ["raven-the-usurper"], "reserve": "FWW", "gauge": 3},
        {"in_play": [{"card": "amulet-of-water", "tokens": "WFE"}, "purse-of-io"], "gauge": 2},
    ],
}


def test_the_board_shows_what_raven_imitates() -> None:
    asked = board_of(RAVEN, "summon raven-the-usurper")
    assert "Imitate: Amulet of Water (Bohdan) ≈W≈W" in asked
    assert "Purse of Io (Bohdan)" not in asked  # it cannot be paid
    shown = board_of(RAVEN, "summon raven-the-usurper", "player 1 amulet-of-water", "A", "A", "W", "F")
    assert "Raven the Usurper (imitates Amulet of Water) [○A○A≈W▲F]" in shown


def test_the_board_shows_ability_tokens_and_a_smaller_reserve() -> None:
    players = [
        {"ability_token": 7, "in_play": ["mesodaes-lantern", "statue-of-eolis"], "gauge": 2},
        {"ability_token": 3, "ability_token_used": True, "in_play": [{"card": "fairy-monolith", "tokens": "AA"}]},
    ]
    shown = board_of({"options": WITH_CARDS, "players": players})
    for sign in (
        "0/5",
        "token 7 Crystal Rain in play",
        "token 3 Energy Surge (used)",
        "Use your ability token: 7 Crystal Rain",
        "Fairy Monolith [○A○A]",
    ):
        assert sign in shown


def test_the_board_shows_the_open_cards_of_the_deck() -> None:
    document = {
        "options": {"enchantment": "vision-of-destiny"},
        "deck": ["purse-of-io", "amulet-of-fire", "die-of-malice"],
    }
    assert "Top of the deck: Purse of Io, Amulet of Fire " in board_of({**document, "players": [{"crystals": 5}, {}]})
    assert "Top of the deck" not in board_of({"deck": ["purse-of-io"], "players": [{}, {}]})


def test_nature_spirit_and_roots_show_in_the_hand() -> None:
    hand = ["temporal-boots", "amulet-of-fire", "elemental-amulet"]
    spirit = {"options": {"enchantment": "nature-spirit"}, "players": [{"hand": hand, "reserve": "FF", "gauge": 3}, {}]}
    shown = board_of(spirit)
    assert "Amulet of Fire ▲F▲F +1 lacks +1 " in shown
    assert "Temporal Boots 0 +1 ✓ can be paid" in shown
    assert "Elemental Amulet 1 to 4 different +1 ✓ can be paid" in shown
    roots = {**spirit, "options": {"enchantment": "entangling-roots"}}
    assert "Amulet of Fire ▲F▲F one card a turn" in board_of(roots, "summon temporal-boots")


def test_the_question_says_whom_and_what_it_is_about() -> None:
    thief = {"hand": ["ratty-nightshade"], "crystals": 9, "gauge": 1}
    table = {"options": WITH_CARDS, "players": [thief, {"reserve": "A"}, {"reserve": "E"}]}
    assert "From the reserve of: Bohdan" in board_of(table, "summon ratty-nightshade")
    assert "From the reserve of: Celina" in board_of(table, "summon ratty-nightshade", "done")
    throne = {
        "hand": ["throne-of-renewal", "amulet-of-air"],
        "in_play": ["shield-of-zira"],
        "reserve": "WFF",
        "gauge": 2,
    }
    shield = {"options": WITH_CARDS, "players": [throne, {}]}
    assert "At stake: Amulet of Air" in board_of(shield, "summon throne-of-renewal")


def test_points_for_an_ability_token_are_in_the_score() -> None:
    document = {"players": [{"ability_token": 8, "ability_token_used": True}, {}]}
    outcome = cm.position("seasons", document).outcome
    assert "Ability token 18 0" in printed(score_table(outcome, NAMES[:2], seasons_texts("en")))


def test_the_board_in_other_languages() -> None:
    document = {**RAVEN, "options": {**WITH_CARDS, "enchantment": "drought"}}
    assert "Чары: «Засуха»" in board_of(document, language="ru")
    choices = ("summon raven-the-usurper", "player 1 amulet-of-water", "A", "A", "W", "F")
    for language, words in (("ru", "подражает: Амулет воды"), ("pl", "naśladuje: Amulet wody"), ("uk", "наслідує:")):
        assert words in board_of(document, *choices, language=language)
