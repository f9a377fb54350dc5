"""What the server says over a WebSocket."""

from typing import Annotated, Final

import msgspec

from chronomage.kernel.form import PLAIN
from chronomage.protocol.codes import ErrorCode
from chronomage.protocol.tables import ChatLine, StandIn, TableView
from chronomage.protocol.words import CardName, Facts, Observation, Outcome, Seat, Time

encode: Final = msgspec.json.Encoder().encode  # any of these as it is sent

# A later server may tell of more: a text that is none of these is no mistake.
DEEDS: Final = [
    "began", "chose", "undid", "asked-undo", "agreed", "refused", "stand-in", "gave-up", "returned", "continued",
]  # fmt: skip
Did = Annotated[str, msgspec.Meta(title="Did", description="What happened in a step.", examples=DEEDS)]


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type"):
    """Any message of the server; `re` is the id of the client's message that it answers."""

    re: int | None = None


class Welcome(Answer, tag="welcome"):
    """The connection is open."""

    protocol: int
    version: str
    name: str | None = None  # who the server thinks is speaking; missing while that is nobody it knows
    account: bool = False  # whether that is somebody with an account


class Pong(Answer, tag="pong"):
    """Somebody is there."""


class ChoiceView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One choice: its id and text, its form and what it is about, and the key of the sentence for it.

    The facts say what it is about, and stand in the places of the sentence.
    """

    id: int
    text: str
    key: str
    form: str = PLAIN  # which kind of answer it is; "plain" in games that do not tell forms apart
    facts: Facts = {}


class DecisionView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The decision that is open to the player who gets this."""

    kind: str
    key: str
    choices: list[ChoiceView]
    card: CardName | None = None
    facts: Facts = {}
    count: int = 0  # how many answers are wanted from here on, one after the other
    other: Seat | None = None  # the player whose things the choices are
    picked: int = 0  # how many answers this pick has had


class ClockView(msgspec.Struct, kw_only=True):
    """How much time each seat has left, in milliseconds, and whose clocks run; null for a seat without a clock."""

    left: list[int | None]
    running: list[Seat]


class EventView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One event: its kind, and the key of the sentence for it with the facts that stand in it."""

    kind: str
    key: str
    facts: Facts = {}


class UndoRequest(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A player asks the others to go back: `number` is that of the step, `state` the state in which it was asked."""

    number: int
    seat: Seat
    state: int
    choices: int  # how many choices would be taken back
    waiting: list[Seat]  # who has not answered yet
    events: list[EventView] = []  # what the first of those choices brought about, as far as one may know


class Position(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Where the game stands, for the one who gets this; `number` is that of the last step that led here."""

    state: int
    number: int
    observation: Observation
    decision: DecisionView | None = None
    can_undo: bool = False
    clock: ClockView | None = None
    undo_asked: UndoRequest | None = None
    outcome: Outcome | None = None


class Step(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One thing that happened, and the state after it; `choice` is told to the player who made it alone.

    Steps are numbered from 0, the beginning of the game; not every step leads to a new state.
    """

    number: int
    state: int
    at: Time
    did: Did
    seat: Seat | None = None
    choice: str | None = None
    choices: int | None = None  # how many were taken back
    reason: StandIn | None = None
    events: list[EventView] = []


class Entered(Answer, tag="entered"):
    """The table as it is now, and the steps after the one that the client had seen last."""

    table: TableView
    seat: Seat | None = None
    position: Position | None = None
    steps: list[Step] = []
    chat: list[ChatLine] = []


class Exited(Answer, tag="exited"):
    """No more is heard of this table."""

    table: str


class Update(Answer, tag="update"):
    """What happened at a table, and where its game stands now."""

    table: str
    steps: list[Step]
    position: Position


class Changed(Answer, tag="changed"):
    """Who sits at the table, or how it is set up, has changed."""

    table: TableView
    seat: Seat | None = None


class Said(Answer, tag="said"):
    """Somebody said something."""

    table: str
    line: ChatLine


class SayingView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A sentence in no language: its key and the facts that stand in it."""

    key: str
    facts: Facts = {}


class Hinted(Answer, tag="hint"):
    """What a bot would choose in that state, and why, as far as it can say."""

    table: str
    state: int
    choice: str
    choice_id: int
    reasons: list[SayingView] = []


class Reasoned(Answer, tag="why"):
    """Why a choice is not open: a saying, and the same in English; all three are missing where it is open."""

    table: str
    state: int
    choice: str
    choice_id: int
    key: str | None = None
    facts: Facts = {}
    message: str | None = None


class Closing(Answer, tag="closing"):
    """The server is stopping: nothing more is taken, everything so far is kept; connect again in a moment."""

    reason: str


class Problem(Answer, tag="error"):
    """A message was refused, and nothing has changed."""

    code: ErrorCode
    message: str
    table: str | None = None
    state: int | None = None  # the state that the table is in now


AnyAnswer = Welcome | Pong | Entered | Exited | Update | Changed | Said | Hinted | Reasoned | Closing | Problem
