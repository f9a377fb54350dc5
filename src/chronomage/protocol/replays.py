"""Finished games told from their beginning to their end."""

from typing import Annotated

import msgspec

from chronomage.protocol.answers import Step
from chronomage.protocol.tables import LONGEST_RECORD
from chronomage.protocol.words import GameName, Observation, Outcome, Seat


class ReplayStep(Step):
    """A choice and what it brought about, with the moment that it led to."""

    round: int
    turn: Seat  # whose turn it is then
    year: int | None = None  # in games that have years


class ReplayPosition(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Where the game stood, for the one it is told to."""

    state: int
    observation: Observation
    outcome: Outcome | None = None


class RoundEnd(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How everybody stood when a round had ended, as the game would have been counted then."""

    round: int
    state: int  # the first one after that round
    scores: list[int]
    breakdown: list[dict[str, int]]
    year: int | None = None


class Replay(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game as it went, without what was taken back; `steps` and `positions` are those of the states asked for."""

    game: GameName
    version: int
    options: dict[str, str]
    players: int
    length: int  # how many states there are: one more than choices
    first: int
    steps: list[ReplayStep]
    positions: list[ReplayPosition]
    history: list[RoundEnd]
    seat: Seat | None = None
    all: bool = False
    next: int | None = None  # where to go on, where this is not all
    cut_off: str | None = None  # why a record ends too soon
    gave_up: Seat | None = None  # who ended a game of two by giving up


class NewReplay(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A record that somebody wants told."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_RECORD)]
