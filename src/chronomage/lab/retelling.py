"""A record told again: every choice with the question it answered and what came of it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from chronomage.game import Game, begin, replay, rules_for
from chronomage.kernel.decision import Choice, Decision
from chronomage.record.record import Record


@dataclass(frozen=True)
class Step:
    """One choice: the decision it answers, and the facts of the events that followed."""

    decision: Decision
    choice: Choice
    events: list[dict[str, Any]]

    def plain(self) -> dict[str, Any]:
        """The step as plain data."""
        return {
            "player": self.decision.player,
            "decision": self.decision.kind,
            "card": self.decision.card,
            "choice": self.choice.text,
            "events": self.events,
        }


@dataclass(frozen=True)
class Tale:
    """A whole record told again."""

    game: Game
    opening: list[dict[str, Any]]
    steps: list[Step]

    def events(self) -> Iterator[dict[str, Any]]:
        """Everything that happened, in order."""
        yield from self.opening
        for step in self.steps:
            yield from step.events

    def digest(self) -> str:
        """A fingerprint of all events."""
        whole = blake2b(digest_size=16)
        for facts in self.events():
            whole.update(json.dumps(facts, sort_keys=True).encode() + b"\n")
        return whole.hexdigest()


def retell(record: Record) -> Tale:
    """Tell a record; one that does not fit the rules or its own closing line is refused with BadRecord."""
    played = replay(record)
    game = begin(rules_for(record), record.players, record.seed, record.options, record.position)
    opening = [game.event_facts(event) for event in game.opening]
    steps: list[Step] = []
    for player, text in record.choices:
        decision = game.decision_of(player)
        choice = decision.find(text)
        assert choice is not None  # the replay above has played it
        events = [game.event_facts(event) for event in game.play(player, choice)]
        steps.append(Step(decision, choice, events))
    game.cut_off = record.cut_off
    if played.gave_up is not None:
        game.give_up(played.gave_up)
    return Tale(game, opening, steps)


def disagreement(first: Tale, second: Tale) -> str | None:
    """In what two tellings of one record differ, if in anything."""
    if list(first.events()) != list(second.events()):
        return "replayed twice, the record gives different events"
    if first.game.outcome.plain() != second.game.outcome.plain():
        return "replayed twice, the record gives different outcomes"
    return None


def unfinished(record: Record, tale: Tale) -> str | None:
    """Why the record is not whole, if it is not; a game still under way may well have a whole record."""
    if record.cut_off is None and tale.game.over and record.result is None:
        return "its closing line says that the game is still under way, and it has ended"
    return record.cut_off
