"""What the tests of several cards share: seats, decks, and the end of the game."""

from typing import Any

from tests.seasons.scenario import Scenario, scenario

LAST_MOVE = {"year": 3, "space": 12, "leftover_pips": 1}
# The round's last turn; then the marker goes from winter to spring.
SPRING_COMES = {"space": 3, "leftover_pips": 1}
FOUR_ON_AMULET = {"card": "amulet-of-water", "tokens": "AWFE"}
FULL_CAULDRON = {"card": "glutton-cauldron", "tokens": "AAWWFF"}
FAIRIES = {"in_play": ["thieving-fairies"]}
LEECH = {"in_play": ["arcano-leech"], "gauge": 1}
CHALICE = {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}
# Cards for the top of the deck.
DECK = ["purse-of-io", "runic-cube-of-eolis", "kairn-the-destroyer", "amulet-of-earth"]
THREE = ["staff-of-spring", "purse-of-io", "die-of-malice"]
FOUR = ["divine-chalice", *THREE]
CHALICE_DECK = ["purse-of-io", "hand-of-fortune", "ragfields-helm"]


def crystals(game: Scenario) -> list[int]:
    """Everybody's crystals, by seat."""
    return [game.crystals(player) for player in range(game.game.players)]


def last_round(*players: dict[str, Any], **rest: Any) -> Scenario:
    """A position in the last round of the game, in the turn of player 0."""
    return scenario(*players, **LAST_MOVE, **rest)


def end_game(game: Scenario) -> list[dict[str, int]]:
    """Everybody ends the turn; the scores in their parts."""
    while not game.game.over:
        game.play(game.asked, "end")
    return game.game.outcome.breakdown


def end_of_game(*players: dict[str, object]) -> Scenario:
    """A game whose last round has nothing left but that everybody ends the turn, and then its end."""
    game = last_round(*players)
    for player in range(game.game.players):
        game.play(player, "end")
    assert game.game.over
    return game


def effects(game: Scenario, player: int) -> int:
    """What the player's cards give at the end of the game."""
    return game.game.outcome.breakdown[player]["effects"]
