"""What the tests of the expansion's cards 1 to 12 share: the option, the end of a round, who has been told what."""

from collections import Counter
from typing import Any

import chronomage as cm
from tests.seasons.scenario import Scenario, scenario

KINGDOM = {"enchanted_kingdom": True}


def kingdom(*players: dict[str, Any], **rest: Any) -> Scenario:
    """A scenario with the cards of Enchanted Kingdom."""
    options = {**KINGDOM, **rest.pop("options", {})}
    return scenario(*players, options=options, **rest)


def end_round(game: Scenario) -> None:
    """Everybody who is still to act ends the turn."""
    while not game.game.over and game.kind == "turn":
        game.play(game.asked, "end")


def limit(game: Scenario, player: int) -> int:
    """How many tokens that player's reserve holds."""
    return int(game.player(player)["reserve_limit"])


def rest_of_cards(*taken: str) -> list[str]:
    """All cards of the game but these, each taken once: what another hand must hold for the piles to be short."""
    deck = cm.position("seasons", {"options": KINGDOM}).describe()["deck"]
    left = Counter(deck["known"].values())
    left.subtract(taken)
    assert min(left.values()) >= 0
    return sorted(left.elements())


def told_to(game: Scenario, player: int, names: list[str]) -> set[str]:
    """Which of these cards the events of the last choices have named to that player."""
    found: set[str] = set()
    for event in game.events:
        if event.visible_to(player):
            found |= {str(value) for value in game.game.event_facts(event).values()} & set(names)
    return found


def samples_agree(game: Scenario) -> bool:
    """The state holds together, and so does what each seat may imagine it to be: it looks the same from that seat."""
    game.game.rules.check(game.game.state)
    (decision,) = game.game.decisions
    for player in range(game.game.players):
        seen = game.game.observe(player)
        sample = seen.resample(1)
        game.game.rules.check(sample.state)
        if sample.observe(player) != seen:
            return False
        (imagined,) = sample.decisions
        if (imagined.player, imagined.kind) != (decision.player, decision.kind):
            return False
        if player == decision.player and imagined.choices != decision.choices:
            return False
    return True
