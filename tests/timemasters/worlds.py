"""Worlds: all ways a player's hidden cards may lie, worked out by an onlooker from what happens in the open.

Nothing here knows of claims: each public event cuts down or branches the worlds one by one. It is for games with the
pack `known`, and for the first turns of them, while the worlds can still be counted.
"""

from collections import Counter
from typing import Any, NamedTuple

import chronomage as cm

BY_LEVEL = {
    1: ("spark", "recall", "hourglass"),
    2: ("banish", "gift", "raid", "pendulum"),
    3: ("vision", "storm", "purge", "calm"),
    4: ("dawn", "dusk"),
    5: ("past", "future"),
}
COPIES = dict.fromkeys([name for names in BY_LEVEL.values() for name in names], 4)
COPIES |= {"hourglass": 2, "dawn": 6, "dusk": 6, "past": 6, "future": 6}
Cards = tuple[str, ...]


class World(NamedTuple):
    """One way in which hidden cards may lie; cards are sorted, `delays` is by place from 1 to 12."""

    hand: Cards
    deck: Cards
    delays: tuple[Cards, ...]


def added(cards: Cards, card: str) -> Cards:
    return tuple(sorted([*cards, card]))


def taken(cards: Cards, card: str) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def replaced(delays: tuple[Cards, ...], place: int, cards: Cards) -> tuple[Cards, ...]:
    return (*delays[: place - 1], cards, *delays[place:])


def world_of(facts: dict[str, Any]) -> World:
    """How the cards of a player do lie, in a description with nothing hidden."""
    delays = {timer["place"]: tuple(sorted(timer["delays"])) for timer in facts["timers"]}
    return World(
        tuple(sorted(facts["hand"])),
        tuple(sorted(facts["deck"])),
        tuple(delays.get(place, ()) for place in range(1, 13)),
    )


class Onlooker:
    """Follows one player's cards through public events alone."""

    def __init__(self, game: cm.Game, player: int) -> None:
        facts = game.describe()["players"][player]
        self.player = player
        self.discard: Counter[str] = Counter()
        self.area: list[str] = []
        self.stored: dict[int, list[str]] = {timer["place"]: timer["spells"] for timer in facts["timers"]}
        self.drawn = 0  # before a reshuffle, of the draw that is being told
        self.acting = ""  # the spell that is being carried out
        self.place = 0  # of the Timer that is being launched or thrown away
        nothing: tuple[Cards, ...] = ((),) * 12
        self.worlds = {World((), tuple(sorted(facts["hand"] + facts["deck"])), nothing)}
        self.draw(len(facts["hand"]))

    def draw(self, count: int) -> None:
        for _ in range(count):
            self.worlds = {
                World(added(world.hand, card), taken(world.deck, card), world.delays)
                for world in self.worlds
                for card in set(world.deck)
            }

    def gain(self, *cards: str) -> None:
        """A card comes to the hand: one of these."""
        self.worlds = {world._replace(hand=added(world.hand, card)) for world in self.worlds for card in cards}

    def leave_hand(self, card: str) -> None:
        """A card of the hand is laid open."""
        self.worlds = {world._replace(hand=taken(world.hand, card)) for world in self.worlds if card in world.hand}

    def follow(self, before: cm.Game, choice: str, events: list[cm.Event], after: cm.Game) -> None:
        """Everything that a choice has brought."""
        asked = before.decisions[0].player
        if asked == self.player and choice.startswith("put "):
            self.leave_hand(choice.removeprefix("put "))
        if asked == self.player and any(event.kind == "turn-began" for event in events):
            self.discard.update(self.area)
            self.area = []
        for event in events:
            if event.audience == -1:
                self.hear(event.kind, after.event_facts(event))
        seen = after.describe()["players"][self.player]
        sizes = (len(seen["hand"]), len(seen["deck"]))
        self.worlds = {world for world in self.worlds if (len(world.hand), len(world.deck)) == sizes}
        assert +self.discard == Counter(seen["discard"]), "the onlooker has lost the discard pile"

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        """One public event."""
        if facts["player"] != self.player:
            return
        card = facts.get("card", "")
        if kind in ("spell-played", "focus-played", "timer-played", "card-discarded"):
            self.leave_hand(card)
        if kind in ("spell-played", "spell-released"):
            self.area.append(card)
        if kind in ("spell-played", "spell-released", "spell-echoed"):
            self.acting = card
        if kind in ("focus-played", "card-discarded", "delay-discarded", "timer-launched", "timer-thrown-away"):
            self.discard[card] += 1
        if kind == "deck-reshuffled":
            deck = tuple(sorted(self.discard.elements()))
            self.discard.clear()
            self.drawn = len(next(iter(self.worlds)).deck)
            self.draw(self.drawn)
            self.worlds = {world._replace(deck=deck) for world in self.worlds}
        elif kind == "cards-drawn":
            self.draw(facts["amount"] - self.drawn)
            self.drawn = 0
        elif kind == "card-taken":
            self.gain(card)
        elif kind == "card-taken-back":
            self.discard[card] -= 1
            self.gain(card)
        elif kind == "closed-taken":
            self.gain(*BY_LEVEL[facts["amount"]])
        elif kind == "card-exiled":
            self.exile(card)
        elif kind == "spell-put":
            self.stored.setdefault(facts["timer"], []).append(card)
        elif kind == "timer-delayed":
            self.delay(facts["timer"])
        elif kind in ("timer-launched", "timer-thrown-away"):
            self.place = facts["timer"]
            spells = self.stored.pop(self.place, [])
            if kind == "timer-thrown-away":
                self.discard.update(spells)
        elif kind == "delay-discarded":
            self.uncover(card)

    def exile(self, card: str) -> None:
        """In this pack Purge exiles from the discard pile, Banish from the hand."""
        if self.acting == "purge":
            self.discard[card] -= 1
        else:
            self.leave_hand(card)

    def delay(self, place: int) -> None:
        """Some card of the hand goes under that Timer."""
        self.worlds = {
            World(
                taken(world.hand, card), world.deck, replaced(world.delays, place, added(world.delays[place - 1], card))
            )
            for world in self.worlds
            for card in set(world.hand)
        }

    def uncover(self, card: str) -> None:
        """A card from under the Timer that goes is laid open."""
        self.worlds = {
            world._replace(delays=replaced(world.delays, self.place, taken(world.delays[self.place - 1], card)))
            for world in self.worlds
            if card in world.delays[self.place - 1]
        }

    def possible(self, game: cm.Game, viewer: int) -> set[World]:
        """The worlds that do not need more copies of a card than are left beside all that the viewer sees."""
        seen = game.observe(viewer).plain()
        visible = Counter(seen["exiled"])
        for sphere in seen["spheres"].values():
            visible.update(card for card in sphere["cards"] if card)
        visible.update(all_names(seen["players"][viewer]))
        visible.update(all_names(seen["players"][self.player]))
        return {
            world
            for world in self.worlds
            if all(
                visible[card] + count <= COPIES.get(card, 99)
                for card, count in Counter((*world.hand, *world.deck, *sum(world.delays, ()))).items()
            )
        }


def all_names(facts: dict[str, Any]) -> list[str]:
    """Every card of a player that is not null."""
    found = [card for zone in ("hand", "deck", "discard", "spells", "launched", "aside") for card in facts[zone]]
    for timer in facts["timers"]:
        found += [timer["card"], *timer["spells"], *timer["delays"]]
    return [card for card in found if card]
