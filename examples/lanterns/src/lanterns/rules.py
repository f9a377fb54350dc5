"""The rules of Lanterns behind the kernel's common face."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from chronomage.games.documents import known_keys, list_of, mapping_of, number
from chronomage.games.option_checks import check_seats, given_texts
from chronomage.kernel import machine
from chronomage.kernel.errors import BadPosition, BrokenInvariant
from chronomage.kernel.event import Event
from chronomage.kernel.random import seeded
from chronomage.kernel.reason import Reason
from chronomage.kernel.rules import Option, Outcome, Rules
from chronomage.kernel.state import SEVERAL, State
from chronomage.kernel.viewers import OMNISCIENT

from lanterns.table import COPIES, HAND, LANTERNS, NONE, UNKNOWN, Table
from lanterns.verbs import GAME, PROGRAMS, TEXTS

TITLE = "Lanterns"
ROUNDS = Option("rounds", ("5", "7"), "5", "how many rounds are played")
IDS = {text: id for id, text in TEXTS.items()}
NOT_NOW = Reason("not-now", "that is not open to you now")
MOST_GEMS = 10_000


def settled(options: Mapping[str, object]) -> dict[str, str]:
    """All options with their values."""
    return {ROUNDS.name: ROUNDS.default, **given_texts(TITLE, (ROUNDS,), options, ())}


class LanternsRules(Rules):
    """Lanterns."""

    def __init__(self) -> None:
        super().__init__("lanterns", 1, (2, 3, 4), (ROUNDS,), PROGRAMS)

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> State:
        check_seats(TITLE, seats)
        table = Table(seats, seeded(seed), settled(options))
        table.push(GAME, 0, 0, 0)
        return table

    def from_position(self, document: Mapping[str, object], seed: int) -> State:
        known_keys(document, ("options", "round", "players"), "a position")
        players = [mapping_of(each, "a player") for each in list_of(document.get("players", [{}, {}]), "players")]
        check_seats(TITLE, len(players))
        table = Table(len(players), seeded(seed), settled(mapping_of(document.get("options", {}), "options")))
        table.round = number(document, "round", 1, int(table.options["rounds"]), 1) - 1
        left = Counter(dict.fromkeys(LANTERNS, COPIES))
        for seat, player in enumerate(players):
            known_keys(player, ("hand", "gems"), "a player")
            table.gems[seat] = number(player, "gems", 0, MOST_GEMS, 0)
            for lantern in list_of(player.get("hand", []), "hand"):
                if not isinstance(lantern, int) or left[lantern] == 0 or len(table.hands[seat]) == HAND:
                    raise BadPosition(f"a hand has at most {HAND} lanterns from 1 to 10, each {COPIES} times at most.")
                left[lantern] -= 1
                table.hands[seat] = sorted([*table.hands[seat], lantern])
        table.deck = sorted(left.elements())
        table.random.shuffle(table.deck)
        for seat in range(table.seats):
            while len(table.hands[seat]) < HAND:
                table.draw(seat)
        table.push(GAME, 0, 0, 0).step = 1  # everything is dealt
        return table

    def play(self, state: State, player: int, choice: int) -> None:
        machine.answer(self.programs, state, player, choice)

    def copy(self, state: State) -> State:
        assert isinstance(state, Table)
        return state.copy()

    def options_of(self, state: State) -> dict[str, str]:
        assert isinstance(state, Table)
        return dict(state.options)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Table)
        gems = state.gems[:]
        ranking = [1 + sum(other > mine for other in gems) for mine in gems]
        winners = [player for player, place in enumerate(ranking) if place == 1]
        return Outcome(gems, [{"gems": mine} for mine in gems], ranking, winners)

    def moment(self, state: State) -> dict[str, int]:
        assert isinstance(state, Table)
        return {"round": state.round, "turn": state.winner}

    def text_of(self, choice: int) -> str:
        return TEXTS[choice]

    def choice_of(self, text: str) -> int:
        return IDS.get(text, -1)

    def card_name(self, card: int) -> str | None:
        return None

    def reason(self, state: State, player: int, choice: int) -> Reason:
        return NOT_NOW

    def event_facts(self, event: Event) -> dict[str, Any]:
        return dict(event.facts)

    def write(self, state: State, viewers: list[int]) -> list[str]:
        assert isinstance(state, Table)
        return [json.dumps(seen_by(state, viewer), separators=(",", ":")) for viewer in viewers]

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        hands = [lantern for hand in state.hands for lantern in hand]
        bids = [lantern for lantern in state.bids if lantern != NONE]
        found = Counter([*state.deck, *state.lit, *hands, *bids])
        if state.round and (set(found) - set(LANTERNS) or max(found.values()) > COPIES):
            raise BrokenInvariant(f"these are not the lanterns of the game: {sorted(found.items())}")
        if any(hand != sorted(hand) or len(hand) > HAND for hand in state.hands):
            raise BrokenInvariant(f"hands are sorted and have at most {HAND} lanterns: {state.hands}")


def seen_by(table: Table, viewer: int) -> dict[str, Any]:
    """The table as one viewer may know it; what is hidden is null."""
    players = []
    for player in range(table.seats):
        is_open = viewer in (player, OMNISCIENT)
        hand, bid = table.hands[player], table.bids[player]
        players.append(
            {
                "hand": [shown(lantern, is_open) for lantern in hand],
                "lit": bid if bid == NONE else shown(bid, is_open),
                "gems": table.gems[player],
            }
        )
    return {
        "game": "lanterns",
        "options": table.options,
        "round": table.round,
        "prize": table.prize,
        "winner": table.winner,
        "players": players,
        "lit": table.lit,
        "deck": [shown(lantern, viewer == OMNISCIENT) for lantern in table.deck],
        "must_act": must_act(table),
        "under_way": [frame.plain() for frame in table.stack],
    }


def shown(lantern: int, is_open: bool) -> int | None:
    """A lantern that is hidden from the viewer, or that a redacted table does not have, is null."""
    return lantern if is_open and lantern != UNKNOWN else None


def must_act(table: Table) -> list[int]:
    """The players who must decide now."""
    if table.asked == SEVERAL:
        return [player for player in range(table.seats) if table.open[player]]
    return [table.asked] if table.asked >= 0 else []


RULES = LanternsRules()
