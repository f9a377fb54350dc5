"""Tables and their seats as they are written down."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from chronomage.server.identity.person import Person

OPEN: Final = "open"
INVITED: Final = "invited"
BOT: Final = "bot"
PLAYER: Final = "player"

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat as it was taken before the game began."""

    seat: int
    kind: str
    player: str | None
    name: str | None
    bot: str | None
    invite: str | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table with its seats. The seed and the invitations leave the server for nobody who has no right to them."""

    id: str
    game: str
    version: int
    options: Mapping[str, str]
    seed: str
    privacy: str
    clock: str
    clock_seconds: int
    start: str
    chat: bool
    hints: bool
    status: str
    host: str | None
    host_name: str | None
    invite: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    rematch_of: str | None
    rematch: str | None
    scores: Sequence[int] | None
    places: Sequence[int] | None
    look_at: int | None
    seats: tuple[SeatRow, ...] = ()
    rated: bool = True
    continues: str | None = None  # the table whose game goes on here; its choices are in the journal
    position: Mapping[str, object] | None = None  # the document that the game starts from; None: it is dealt
    documents: Mapping[str, Any] | None = None  # what is told of those that it is played with, by option

    @property
    def is_full(self) -> bool:
        """Whether nobody is missing."""
        return all(seat.kind in (BOT, PLAYER) for seat in self.seats)

    def is_alone_with_bots(self, person: Person) -> bool:
        """Whether this is that person's table, and nobody else plays there but bots."""
        own = self.host == person.key or self.seat_of(person) is not None
        return own and all(seat.kind == BOT or seat.player == person.key for seat in self.seats)

    def seat_of(self, person: Person | None) -> int | None:
        """Where that person sits; None: nowhere."""
        for seat in self.seats:
            if person is not None and seat.kind == PLAYER and seat.player == person.key:
                return seat.seat
        return None
