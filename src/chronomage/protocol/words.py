"""Words that all messages share: what a number or a text in them means.

A type with a title is a type of that name in every language that the protocol is written down for.
"""

from typing import Annotated, Any, Literal, TypedDict

import msgspec

Seat = Annotated[int, msgspec.Meta(title="Seat", description="A seat, from 0.")]
Time = Annotated[int, msgspec.Meta(title="Time", description="Milliseconds since 1970, UTC.")]
GameName = Annotated[str, msgspec.Meta(title="GameName", description="A game by its name.")]
CardName = Annotated[str, msgspec.Meta(title="CardName", description="A card by its name, such as `amulet-of-fire`.")]
EnergyLetter = Literal["A", "W", "F", "E"]


class DieFacts(TypedDict):
    """What a die shows."""

    pips: int
    energy: str
    crystals: int
    star: bool
    card: bool
    transmute: bool


class KnownFacts(TypedDict, total=False):
    """What stands in the places of a text, and what a choice is about: docs/texts.md. Games may have others."""

    player: Seat
    other: Seat
    card: CardName | None  # null for one that must not be known
    source: str  # what brought it about: a card, an enchantment, or a word under `source.` of the texts
    prompt: str  # the key of another text
    amount: int
    place: int
    timer: int
    spells: int
    number: int
    have: int
    copy: int  # 1 or 2: which copy of a card in play
    energy: EnergyLetter
    element: EnergyLetter
    season: str
    bonus: str
    tokens: str
    owned: str
    die: DieFacts
    ability: int
    enchantment: str
    worth: str  # a number with at most one decimal, after a point
    choice: dict[str, Any]  # a saying: its key and its facts


# Decoded as they come: what a later server or another game tells more is kept.
Facts = Annotated[dict[str, Any], msgspec.Meta(title="Facts", extra={"known": KnownFacts})]
Observation = Annotated[
    dict[str, Any], msgspec.Meta(title="Observation", description="All that one viewer may know: docs/observation.md.")
]


class Outcome(TypedDict):
    """How a game ended, or would end now: all of it by seat."""

    scores: list[int]
    breakdown: list[dict[str, int]]  # where the score comes from
    ranking: list[int]  # 1 is the best place
    winners: list[Seat]
