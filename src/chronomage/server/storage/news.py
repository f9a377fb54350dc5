"""News: what the processes on one database tell each other. It is short, since what counts is in the database."""

from collections.abc import Sequence
from typing import Final

import msgspec

from chronomage.server.storage.entry import Entry

CHANNEL: Final = "tables"
LARGEST_PAYLOAD: Final = 7999  # bytes; PostgreSQL's own limit


class News(msgspec.Struct, omit_defaults=True):
    """One thing that a process tells all others."""

    origin: str = ""
    table: str = ""
    entries: Sequence[Entry] = ()  # these were written, of whatever tables, by the statement that wrote them
    number: int | None = None  # the journal has this many entries now
    changed: bool = False  # the table or its seats have changed
    chat: int | None = None  # this line was said
    here: list[int] | None = None  # these seats are connected at the origin
    watchers: int = 0
    ask_presence: bool = False
    gap: bool = False  # something may have been missed
    signed_off: str = ""  # the key of a person who must say anew who they are


def of_entries(origin: str, entries: Sequence[Entry]) -> list[str]:
    """That these were written, in as few messages as they fit into."""
    if not entries:
        return []
    payload = msgspec.json.encode(News(origin, entries=entries))
    if len(payload) <= LARGEST_PAYLOAD:
        return [payload.decode()]
    if len(entries) == 1:  # who hears of it reads it in the journal
        entry = entries[0]
        return [msgspec.json.encode(News(origin, entry.table_id, number=entry.number + 1)).decode()]
    half = len(entries) // 2
    return of_entries(origin, entries[:half]) + of_entries(origin, entries[half:])
