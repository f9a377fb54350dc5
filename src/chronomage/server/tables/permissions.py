"""Who may see a table, and who may sit down where."""

import hmac
from typing import Final

from chronomage.protocol.codes import Refusal
from chronomage.server.identity.person import Person
from chronomage.server.storage.rows import GATHERING, INVITED, OPEN, SeatRow, TableRow

PRIVATE: Final = "private"


def fits(code: str | None, wanted: str | None) -> bool:
    """Whether an invitation is the right one."""
    return code is not None and wanted is not None and hmac.compare_digest(code.encode(), wanted.encode())


def may_see(row: TableRow, person: Person | None, invite: str | None) -> bool:
    """Whether somebody may look at a table."""
    if row.privacy != PRIVATE or row.seat_of(person) is not None:
        return True
    if person is not None and person.key in (row.host, *(seat.player for seat in row.seats)):
        return True
    return fits(invite, row.invite) or any(seat.kind == INVITED and fits(invite, seat.invite) for seat in row.seats)


def check_may_see(row: TableRow, person: Person | None, invite: str | None) -> None:
    """To those who may not see a table, there is none."""
    if not may_see(row, person, invite):
        raise Refusal("no-such-table", "there is no such table.")


def may_take(row: TableRow, person: Person | None, invite: str | None) -> list[int]:
    """The seats that somebody could sit down on."""
    if row.status != GATHERING or row.seat_of(person) is not None:
        return []
    return [seat.seat for seat in row.seats if is_free(seat, person, invite)]


def is_free(seat: SeatRow, person: Person | None, invite: str | None) -> bool:
    """Whether nobody sits on a seat, and it is not kept for somebody else."""
    if seat.kind == INVITED:
        is_kept = person is not None and seat.player == person.key
        return is_kept or (seat.player is None and fits(invite, seat.invite))
    return seat.kind == OPEN
