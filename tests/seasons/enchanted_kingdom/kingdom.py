"""What the tests of cards 13 to 20 of the expansion share: positions with it, and what must hold at any decision."""

from typing import Any

from tests.seasons.scenario import Scenario, scenario

RAVEN = "raven-the-usurper"
SHIELD = "shield-of-zira"
USE_SHIELD = "in-play shield-of-zira"


def kingdom(*players: dict[str, Any], enchantment: str = "none", **rest: Any) -> Scenario:
    """A position of a game with the cards of Enchanted Kingdom."""
    options = {"enchanted_kingdom": True, "enchantment": enchantment, **rest.pop("options", {})}
    return scenario(*players, options=options, **rest)


def is_sound(game: Scenario) -> bool:
    """The state is legal, and so is one drawn from what each player knows, which looks the same to him."""
    game.game.rules.check(game.game.state)
    for player in range(game.game.players):
        seen = game.game.observe(player)
        other = seen.resample(1)
        game.game.rules.check(other.state)
        if other.observe(player) != seen:
            return False
    return True


def settle(game: Scenario, player: int) -> None:
    """Everybody takes the first choice until that player is in the free part of a turn again."""
    while game.kind != "turn" or game.asked != player:
        game.play(game.asked, game.open[0])
