"""Fields: what a state is made of and an observation shows, each described once.

From these descriptions follow the tables of docs/observation.md and the types of the client (`make generated`). What is
spelled out for speed (copying, writing and reading JSON, hiding) is held to them by tests/test_fields.py: a field that
is forgotten in one of these places, or seen by somebody else than said here, fails there.
"""

from typing import Final, NamedTuple

EVERYBODY: Final = "all"
OWNER: Final = "its player"  # to everybody else it is null: how many there are is no secret
KNOWING: Final = "who has seen it"  # card by card
NOBODY: Final = "nobody"

UNBOUNDED: Final = 1_000_000  # more than is ever counted in a game


class Kind(NamedTuple):
    """A type of a field: what the documentation calls it, and what it is in TypeScript."""

    said: str
    typescript: str


class Field(NamedTuple):
    """One field of an observation. `attributes` are those of the state's class that it is written from."""

    name: str
    kind: Kind
    meaning: str
    attributes: tuple[str, ...] = ()  # none: it follows from other fields
    audience: str = EVERYBODY
    bold: bool = False  # whether it is needed to show a table
    bounds: tuple[int, int] | None = None  # of a number; as a text from outside it is refused beyond them


class Kept(NamedTuple):
    """An attribute of a state's class that no field is written from, and why not."""

    attribute: str
    why: str
    audience: str = EVERYBODY


class Shape(NamedTuple):
    """An object of an observation: the attributes of one class, as fields and as what is not written."""

    name: str  # of its type in TypeScript
    about: str
    fields: tuple[Field, ...]
    kept: tuple[Kept, ...] = ()

    def attributes(self) -> set[str]:
        """Every attribute that is described."""
        return {name for field in self.fields for name in field.attributes} | {kept.attribute for kept in self.kept}

    def audience(self, attribute: str) -> str:
        """Who may see an attribute: the first field written from it says so."""
        for field in self.fields:
            if attribute in field.attributes:
                return field.audience
        return next(kept.audience for kept in self.kept if kept.attribute == attribute)


NUMBER: Final = Kind("int", "number")
NUMBER_OR_NULL: Final = Kind("int or null", "number | null")
NUMBERS: Final = Kind("list of ints", "number[]")
FLAG: Final = Kind("bool", "boolean")
TEXT: Final = Kind("text", "string")
TEXT_OR_NULL: Final = Kind("text or null", "string | null")
TEXTS: Final = Kind("list of texts", "string[]")
SEAT: Final = Kind("seat", "Seat")
SEAT_OR_NULL: Final = Kind("seat or null", "Seat | null")
SEATS: Final = Kind("list of seats", "Seat[]")
CARD: Final = Kind("card", "CardName")
CARD_OR_NULL: Final = Kind("card or null", "CardName | null")
OPEN_CARDS: Final = Kind("list of cards", "CardName[]")
CARDS: Final = Kind("list of cards or nulls", "MaybeCard[]")
FRAMES: Final = Kind("list of lists of ints", "")  # JavaScript cannot hold such numbers: not for the client


def several(shape: str) -> Kind:
    """A list of objects."""
    return Kind("list, see below", f"{shape}[]")


# What the observation of every built-in game begins with; a game says of its own `players` what they are.
COMMON: Final = Shape(
    "CommonObservation",
    "What the observations of the built-in games have in common.",
    (
        Field("player", SEAT_OR_NULL, "whose observation it is; null: somebody who watches", bold=True),
        Field("game", Kind("text", "Game"), "the name of the game", bold=True),
        Field(
            "players", Kind("list", "Player[]"), "one object for each seat, see below", ("players", "seats"), bold=True
        ),
        Field(
            "options",
            Kind("object of texts", "Record<string, string>"),
            "all options with their values",
            ("settings",),
            bold=True,
        ),
        Field("round", NUMBER, "counts from 1; 0 before the first", ("round",), bold=True),
        Field("first_player", SEAT, "who begins the round", ("first",), bold=True),
        Field("turn", SEAT, "whose turn it is", ("turn",), bold=True),
        Field("turn_choices", NUMBER, "choices made in this turn", ("turn_choices",), bounds=(0, UNBOUNDED)),
        Field("must_act", SEATS, "who must decide something now", ("asked",), bold=True),
        Field(
            "under_way",
            FRAMES,
            "what the rules are in the middle of; for bots only. Numbers may have more than 53 bits",
            ("stack",),
        ),
    ),
    (
        Kept("random", "nothing that anybody holds can tell the next roll or card", NOBODY),
        Kept("log", "what happens is told as events", NOBODY),
        Kept("over", "nothing is under way any more"),
        Kept("revealed", "it counts for undo alone"),
        Kept("choices", "they are told as the decision", OWNER),
        Kept("open", "they are told as decisions", OWNER),
    ),
)
