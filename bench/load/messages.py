"""The server's messages, as much of them as a client that plays at random must know: the rest is passed over."""

from typing import Final

import msgspec


class Option(msgspec.Struct):
    """One choice; its text stays as it was written, to be sent back so."""

    text: msgspec.Raw


class Question(msgspec.Struct):
    """The decision that is open."""

    choices: list[Option]


class Outcome(msgspec.Struct):
    """The game is over; how it ended is no matter here."""


class Place(msgspec.Struct):
    """Where the game stands."""

    state: int
    decision: Question | None = None
    outcome: Outcome | None = None


class Stepped(msgspec.Struct):
    """One thing that happened."""

    state: int


class Named(msgspec.Struct):
    """A table."""

    id: str


class Heard(msgspec.Struct, tag_field="type"):
    """Any message."""

    re: int | None = None


class Welcome(Heard, tag="welcome"):
    """The connection is open."""


class Entered(Heard, tag="entered", kw_only=True):
    """We sit at the table."""

    table: Named
    position: Place


class Exited(Heard, tag="exited"):
    """We do not any more."""


class Update(Heard, tag="update", kw_only=True):
    """Something happened."""

    table: str
    steps: list[Stepped]
    position: Place


class Changed(Heard, tag="changed"):
    """Somebody came or went."""


class Problem(Heard, tag="error", kw_only=True):
    """Something was refused."""

    code: str
    message: str


class Closing(Heard, tag="closing"):
    """The server stops."""


AnyMessage = Welcome | Entered | Exited | Update | Changed | Problem | Closing
decode: Final = msgspec.json.Decoder(AnyMessage).decode
