"""The fields of Time Masters: what its observations are made of, each described once."""

from typing import Final

from chronomage.games.timemasters import facts
from chronomage.kernel.fields import (
    CARD,
    CARD_OR_NULL,
    CARDS,
    FLAG,
    KNOWING,
    NUMBER,
    NUMBER_OR_NULL,
    OPEN_CARDS,
    OWNER,
    SEAT,
    TEXTS,
    UNBOUNDED,
    Field,
    Kept,
    Kind,
    Shape,
    several,
)

SPHERES: Final = Kind("object, see below", "Record<SphereLevel, Sphere>")
TIMER_X_OR_NULL: Final = Kind("object or null, see below", "TimerX | null")
INSTEAD: Final = Kind("object", "{ card: CardName; places: string[] }")

MANY: Final = (0, UNBOUNDED)
EITHER_WAY: Final = (-UNBOUNDED, UNBOUNDED)

SPHERE: Final = Shape(
    "Sphere",
    "A sphere.",
    (
        Field("size", NUMBER, "how many cards are left", bold=True),
        Field("cards", CARDS, "from the top; closed ones are null", bold=True),
        Field("open", FLAG, "whether the top card lies open", bold=True),
        Field("taken", FLAG, "whether a card was taken in this turn", bold=True),
    ),
)

TIMER_X: Final = Shape(
    "TimerX",
    "Where Timer X is in its wandering.",
    (
        Field("holder", SEAT, "who has it", bold=True),
        Field("started", FLAG, "whether it has been played", bold=True),
        Field("started_now", FLAG, "whether that was in this turn", bold=True),
        Field("turns", NUMBER, "whole turns of its holder since", bold=True, bounds=(0, facts.WANDERING_TURNS - 1)),
    ),
)

TIMER: Final = Shape(
    "TimerInPlay",
    "A Timer in play.",
    (
        Field("card", CARD, "the card", ("card",), bold=True),
        Field("place", NUMBER, "from 1; a Timer keeps its place", ("place",), bold=True, bounds=(1, facts.MOST_TIMERS)),
        Field("slots", NUMBER, "how many spells it holds", bold=True),
        Field("spells", OPEN_CARDS, "the spells on it", ("spells",), bold=True),
        Field("delays", CARDS, "the cards face down under it", ("delays",), OWNER, bold=True),
        Field("settled", FLAG, "whether it has been delayed in this turn's Timer phase", ("settled",), bold=True),
    ),
)

CLAIM: Final = Shape(
    "TimeMastersClaim",
    "What everybody knows of a hidden card.",
    (
        Field("card", CARD_OR_NULL, "the card; null: taken unseen", ("card",)),
        Field("level", NUMBER, "its level", ("level",)),
        Field("places", TEXTS, "where it may be: `hand`, `deck`, `timer 1` …", ("places",)),
        Field(
            "or?",
            INSTEAD,
            "left out where there is nothing to say: it may instead be that `card` in those `places`",
            ("copy", "copy_places"),
        ),
    ),
)

PLAYER: Final = Shape(
    "TimeMastersPlayer",
    "A player of Time Masters.",
    (
        Field("active", NUMBER, "permanent Ke that is ready", ("active",), bold=True, bounds=(0, facts.ALL_KE)),
        Field("exhausted", NUMBER, "permanent Ke that is spent", ("exhausted",), bold=True, bounds=(0, facts.ALL_KE)),
        Field("ephemeral", NUMBER, "ephemeral Ke", ("ephemeral",), bold=True, bounds=(0, facts.MOST_EPHEMERAL)),
        Field(
            "next_spell",
            NUMBER,
            "how much dearer the next spell is; below 0: cheaper",
            ("surcharge",),
            bold=True,
            bounds=EITHER_WAY,
        ),
        Field(
            "next_turn_spell",
            NUMBER,
            "the same of the first spell of the next turn",
            ("surcharge_later",),
            bounds=EITHER_WAY,
        ),
        Field("cap", NUMBER_OR_NULL, "the most Ke that may be spent in this turn; null: no limit", ("cap",), bold=True),
        Field("spent", NUMBER, "how many have been", ("spent",), bold=True, bounds=MANY),
        Field("acted", FLAG, "whether the turn can no longer be passed", ("acted",)),
        Field("hand", CARDS, "the hand", ("hand",), OWNER, bold=True),
        Field("deck", CARDS, "the deck, in no order", ("deck",), OWNER, bold=True),
        Field("discard", OPEN_CARDS, "the discard pile", ("discard",), bold=True),
        Field("spells", OPEN_CARDS, "the spell area, in the order played", ("area",), bold=True),
        Field("launched", OPEN_CARDS, "spells of launched Timers, to be played this turn", ("launched",), bold=True),
        Field("aside", OPEN_CARDS, "cards that are just being played", ("aside",)),
        Field("timers", several("TimerInPlay"), "the Timers in play", ("timers",), bold=True),
        Field("owned", OPEN_CARDS, "all cards that everybody knows this player has", ("owned",)),
        Field("known", several("TimeMastersClaim"), "what everybody knows of hidden cards", ("claims",)),
        Field(
            "others_in",
            TEXTS,
            "the places where the cards of `owned` that nothing is said of may be",
            ("loose",),
        ),
    ),
)

TABLE: Final = Shape(
    "TimeMastersObservation",
    "What one player may know of a game of Time Masters.",
    (
        Field("spheres", SPHERES, 'by level, `"1"` to `"5"`', ("spheres", "covered", "taken"), KNOWING, bold=True),
        Field(
            "budget",
            NUMBER,
            "how many levels of the spheres the spells of this turn are still good for",
            ("budget",),
            bold=True,
            bounds=MANY,
        ),
        Field("exiled", OPEN_CARDS, "out of the game", ("exiled",), bold=True),
        Field("timer_x", TIMER_X_OR_NULL, "null in a game without Timer X", ("x_holder", "x_turns"), bold=True),
    ),
    (
        Kept("pack", "the options name it"),
        Kept("sizes", "the cards of each level are counted from all that is known to be in the game"),
    ),
)
