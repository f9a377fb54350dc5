"""Positions of Seasons in which player 0 sees all cards but a few, so that every deal of them can be counted."""

from collections import Counter
from random import Random
from typing import Any, Final

import chronomage as cm
from chronomage.games.seasons import knowledge
from chronomage.games.seasons.facts import CARD_NAMES
from chronomage.games.seasons.table import CARD_MASK, EARLY_MARK, FAMILIAR_MARK, KNOWN_SHIFT, Table
from tests.counting import Card, Deal, View, assert_as_counted, every_deal
from tests.seasons.driving import rest_of_pool

PLACES: Final = {
    "deck": knowledge.DECK,
    "discard": knowledge.DISCARD,
    **{f"hand {player}": knowledge.hand_of(player) for player in (1, 2, 3)},
    **{f"library {player}": knowledge.library_of(player) for player in (1, 2, 3)},
}


class Hidden:
    """Such a position; the cards named for its players, deck and pile are the hidden ones."""

    def __init__(self, *opponents: dict[str, Any], deck: list[str], discard: tuple[str, ...] = ()) -> None:
        cards = [*deck, *discard]
        for each in opponents:
            cards += [
                *each.get("hand", []),
                *each.get("library", {}).get("2", []),
                *each.get("library", {}).get("3", []),
            ]
        players = [{"hand": rest_of_pool("archmage", *cards)}, *opponents]
        self.game = cm.position("seasons", {"players": players, "deck": deck, "discard": list(discard)})
        self.table = table_of(self.game)
        self.unclaimed = Counter(cards)
        self.claimed: list[Card] = []
        self.hide_pile(*[0] * len(discard))

    def hide_pile(self, *marks: int) -> None:
        """Of the cards of the pile, its top first, all that is known are these marks."""
        pile = zip(self.table.discard, reversed(marks), strict=True)
        self.table.discard = [entry & CARD_MASK | 1 << KNOWN_SHIFT + 1 | mark for entry, mark in pile]

    def claim(self, name: str, *places: str, step: int = 0) -> None:
        """Player 0 knows that this card lies in one of these places, and the draft step in which it was passed on."""
        bits = sum(PLACES[place] for place in places)
        knowledge.add_claim(self.table, 0, CARD_NAMES.index(name) + 1, bits, step)
        zones = [zone for place in places for zone in zones_of(place)]
        self.unclaimed[name] -= 1
        self.claimed.append(Card(name, tuple(zone for zone in zones if self.may_lie(name, zone)), step))

    def may_lie(self, name: str, zone: str) -> bool:
        """No magic item lies where a familiar is known to."""
        return zone != "familiars" or not self.table.settings.is_item[CARD_NAMES.index(name) + 1]

    def every_deal(self) -> list[Deal]:
        """Every way in which the hidden cards can lie."""
        room = {zone: len(cards) for zone, cards in deal_of(self.game).items()}
        owners = {zone: zone[-1] for zone in room if zone[-1].isdigit()}
        rest = [
            Card(name, tuple(zone for zone in room if self.may_lie(name, zone))) for name in self.unclaimed.elements()
        ]
        return list(every_deal([*self.claimed, *rest], room, owners))

    def check(self, view: View, draws: int = 3000) -> None:
        """Drawn games are distributed as the deals are."""
        observation, random = self.game.observe(0), Random(1)
        drawn = Counter(view(deal_of(observation.resample(random))) for _ in range(draws))
        assert_as_counted(drawn, Counter(view(deal) for deal in self.every_deal()))


def zones_of(place: str) -> tuple[str, ...]:
    """The zones that a place is made of."""
    if place == "discard":  # not the early ones: nobody has seen those in a pack
        return "discard", "familiars"
    kind, _, player = place.partition(" ")
    return (f"second {player}", f"third {player}") if kind == "library" else (place,)


def deal_of(game: cm.Game) -> Deal:
    """How the cards lie that player 0 does not see."""
    table = table_of(game)
    zones = {
        "deck": table.deck,
        "discard": [entry for entry in table.discard if not entry & (FAMILIAR_MARK | EARLY_MARK)],
        "familiars": [entry for entry in table.discard if entry & FAMILIAR_MARK],
        "early": [entry for entry in table.discard if entry & EARLY_MARK],
    }
    for player in range(1, table.seats):
        seat = table.players[player]
        zones |= {f"hand {player}": seat.hand, f"second {player}": seat.second_year, f"third {player}": seat.third_year}
    return {zone: tuple(CARD_NAMES[(card & CARD_MASK) - 1] for card in cards) for zone, cards in zones.items()}


def table_of(game: cm.Game) -> Table:
    """The state of a game of Seasons."""
    assert isinstance(game.state, Table)
    return game.state
