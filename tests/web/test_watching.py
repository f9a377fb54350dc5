"""Somebody who only watches sees both boards, and neither a hidden card nor a choice."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

import chronomage as cm
from tests.web.conftest import Visits
from tests.web.moments import Wanted, in_round, moment
from tests.web.playing import Player
from tests.web.test_together import take_turns
from tests.web.visitor import Visitor

SOME = 4
ASKED = {"seasons": "turn", "timemasters": "main"}
# What only its owner sees.
HIDDEN = {"seasons": ("hand", "aside"), "timemasters": ("hand",)}


def hidden_from(watching: dict[str, Any], *playing: dict[str, Any]) -> set[str]:
    """The cards that one of the players has, and that lie open nowhere, by all their observations."""
    own = set()
    for observation in playing:
        me = observation["players"][observation["player"]]
        own |= {card for place in HIDDEN[observation["game"]] for card in me[place] if card is not None}
    return own - {text for text in walk(watching) if isinstance(text, str)}


def in_round_with_secrets(kind: str) -> Wanted:
    """We are asked this in the second round or later, and a hand has a card that lies open nowhere."""

    def wanted(game: cm.Game) -> bool:
        if not in_round(2, kind)(game):
            return False
        return bool(hidden_from(game.watch().plain(), *(game.observe(player).plain() for player in range(2))))

    return wanted


def walk(thing: object) -> list[object]:
    """Everything in a document, names of entries left out."""
    if isinstance(thing, dict):
        return [found for each in thing.values() for found in walk(each)]
    if isinstance(thing, list):
        return [found for each in thing for found in walk(each)]
    return [thing]


@pytest.mark.parametrize("game", ASKED)
def test_who_watches_sees_no_hidden_card_and_has_no_choice(visit: Visits, game: str) -> None:
    anna, boris, watcher = visit(), visit(), visit()
    anna.is_guest("Anna")
    table = anna.takes_up(moment(game, in_round_with_secrets(ASKED[game])), open_seat=True)
    boris.is_guest("Boris")
    boris.ask("POST", f"/tables/{table}/seats", {})
    for each in (anna, boris, watcher):
        each.sits_at(table)
    page = watcher.page
    for name in ("Anna", "Boris"):
        expect(page.locator("main").get_by_text(name, exact=True).first).to_be_visible()
    names = {card: texts["name"] for card, texts in cards_of(watcher, game).items()}
    players = [Player(anna), Player(boris)]
    hidden: set[str] = set()
    for _ in range(SOME):
        number = watcher.position["number"]
        take_turns(players, partial(has_heard, watcher, number))
        for each in (anna, boris, watcher):
            each.caught_up()
        assert watcher.position["observation"]["player"] is None
        assert "decision" not in watcher.position
        assert Player(watcher).sees()["choices"] == []
        secrets = hidden_from(*(each.position["observation"] for each in (watcher, anna, boris)))
        hidden |= secrets
        document = page.content()
        for card in secrets:
            for shown in (f'"{card}"', f":{card}", names[card]):
                assert shown not in document, f"{shown} is hidden, and on the page"
    assert hidden, "nobody ever had anything to hide"


def has_heard(watcher: Visitor, number: int) -> bool:
    """Of something after that step."""
    return bool(watcher.position["number"] > number)


def cards_of(visitor: Visitor, game: str) -> dict[str, dict[str, str]]:
    """The texts of a game's cards in English."""
    cards: dict[str, dict[str, str]] = visitor.ask("GET", f"/games/{game}/texts/en")["cards"]
    return cards
