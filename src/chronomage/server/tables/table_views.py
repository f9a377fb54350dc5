"""A table as everybody sees it who may see it: who sits there, and how it is set up."""

import msgspec

from chronomage.protocol.documents import DocumentView
from chronomage.protocol.tables import Clock, SeatView, TableView
from chronomage.server.identity.person import is_account
from chronomage.server.storage.rows import TableRow
from chronomage.server.tables.match import Match


def seat_views(row: TableRow, match: Match | None, here: list[bool]) -> list[SeatView]:
    """Who sits where, with nothing that lets anybody else into the seat."""
    return [
        SeatView(
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            bot=seat.bot,
            guest=seat.player is not None and not is_account(seat.player),
            here=here[seat.seat] if here else False,
            stand_in=None if match is None else match.stand_in[seat.seat],
        )
        for seat in row.seats
    ]


def table_view(
    row: TableRow, match: Match | None = None, here: list[bool] | None = None, watchers: int = 0
) -> TableView:
    """A table as everybody sees it who may see it."""
    return TableView(
        id=row.id,
        game=row.game,
        version=row.version,
        options=dict(row.options),
        seats=seat_views(row, match, here or []),
        privacy=row.privacy,  # type: ignore[arg-type]
        clock=Clock(kind=row.clock, seconds=row.clock_seconds),  # type: ignore[arg-type]
        start=row.start,  # type: ignore[arg-type]
        chat=row.chat,
        hints=row.hints,
        status=row.status,  # type: ignore[arg-type]
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        host=row.host_name,
        turn=[] if match is None else [seat for seat in range(match.seats) if match.is_asked(seat)],
        watchers=watchers,
        moved_at=row.ended_at if match is None else match.at,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        continues=row.continues,
        unrated=not row.rated,
        documents={option: msgspec.convert(told, DocumentView) for option, told in (row.documents or {}).items()},
        scores=None if row.scores is None else list(row.scores),
        places=None if row.places is None else list(row.places),
    )
