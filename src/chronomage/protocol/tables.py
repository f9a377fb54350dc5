"""How a table looks from outside: who sits at it, and by what it is played."""

from typing import Annotated, Any, Literal

import msgspec

from chronomage.protocol.documents import LARGEST_DOCUMENT, DocumentView
from chronomage.protocol.words import GameName, Seat, Time

Privacy = Literal["public", "link", "private"]
Status = Literal["gathering", "playing", "over", "closed"]
Start = Literal["full", "host"]  # as soon as every seat is taken, or when the host says so
StandIn = Annotated[
    str,
    msgspec.Meta(title="StandIn", description="Why a bot plays for a player.", examples=["left", "time", "gave-up"]),
]
LONGEST_TIME = 14 * 24 * 3600
LONGEST_RECORD = 60_000 + 2 * LARGEST_DOCUMENT  # in which line ends and quotes are written with two letters


ClockKind = Literal["none", "move", "game"]


class ClockPlan(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The clock that somebody wants; what is left out is none."""

    kind: ClockKind = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TIME)] = 0


class Clock(msgspec.Struct, kw_only=True):
    """No clock; so many seconds for every choice; or so many for all choices of a player."""

    kind: ClockKind
    seconds: int


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit on a seat: oneself, anybody, whoever has the link of this seat, or a bot."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Beginning(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a game is to go on from: after so many choices of a finished table, or of a record; or a made position."""

    choices: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    table: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    invite: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)] | None = None
    position: dict[str, Any] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table that somebody wants to set up."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=40)] = {}
    privacy: Privacy = "public"
    clock: ClockPlan = msgspec.field(default_factory=ClockPlan)
    start: Start = "full"
    chat: bool = True
    hints: bool = True
    beginning: Beginning | None = msgspec.field(default=None, name="from")


class SeatView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One seat as everybody sees it."""

    kind: Literal["open", "invited", "bot", "player"]
    name: str | None = None
    bot: str | None = None
    guest: bool = False  # a player without an account: anybody may use that name
    here: bool = False  # whether a player is connected
    stand_in: StandIn | None = None


class TableView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One table as everybody sees it who may see it."""

    id: str
    game: GameName
    version: int
    options: dict[str, str]
    seats: list[SeatView]
    privacy: Privacy
    clock: Clock
    start: Start
    chat: bool
    hints: bool
    status: Status
    created_at: Time
    started_at: Time | None = None
    ended_at: Time | None = None
    host: str | None = None
    turn: list[Seat] = []  # the seats that the game waits for
    watchers: int = 0
    moved_at: Time | None = None  # when something last happened in the game
    rematch_of: str | None = None
    rematch: str | None = None
    continues: str | None = None  # the table whose game goes on here
    unrated: bool = False
    documents: dict[str, DocumentView] = {}  # that it is played with, by option
    scores: list[int] | None = None
    places: list[int] | None = None  # by seat; who gave up comes after everybody else


class ListedTable(TableView):
    """One of one's own tables: where one sits, and whether the game waits for that seat."""

    seat: Seat | None = None
    your_turn: bool = False


class Joining(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where somebody wants to sit, and the invitation they have."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    invite: Annotated[str, msgspec.Meta(max_length=60)] | None = None


class Lists(msgspec.Struct, kw_only=True):
    """The public tables that wait or are played, one's own, and public games that are over."""

    public: list[TableView]
    mine: list[ListedTable]
    finished: list[TableView] = []


class OwnTable(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table, one's seat at it, and, for who set it up, what lets others in."""

    table: TableView
    seat: Seat | None = None
    invite: str | None = None
    seat_invites: dict[str, str] | None = None
    # The seats that whoever asks could take now.
    may_take: list[Seat] = msgspec.field(default_factory=list)


class ChatLine(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One thing that somebody said."""

    number: int
    at: Time
    name: str
    text: str
    seat: Seat | None = None
