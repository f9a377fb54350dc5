"""The lobby of a server: the tables that one can go to, or a new one."""

from collections.abc import Sequence
from typing import Final

from chronomage.cli.asking import Asking
from chronomage.cli.remote.table_news import names_at
from chronomage.client import Background, Client
from chronomage.kits import kit_of
from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import Lists, OwnTable, TableView

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
NEW: Final = "new"
FREE: Final = ("open", "invited")


def find_table(lists: Lists, asking: Asking, games: Sequence[str]) -> str | None:
    """The table that the person picks among those that wait and those where they play; None: a new one."""
    mine = [table for table in lists.mine if table.status in (GATHERING, PLAYING)]
    known = {table.id for table in mine}
    waiting = [table for table in lists.public if table.status == GATHERING and table.id not in known]
    found = [table for table in (*mine, *waiting) if table.game in games]
    if not found:
        return None
    names = [described(table, asking, own=table.id in known) for table in found]
    values = [NEW, *(table.id for table in found)]
    picked = asking.one_of("server.ask-table", values, [asking.say("server.new-table"), *names], found[0].id)
    return None if picked == NEW else picked


def described(table: TableView, asking: Asking, own: bool) -> str:
    """A table in one line: the game, who is there, and how many seats are free."""
    people = names_at(table, asking.texts)
    seated = [name for name, seat in zip(people, table.seats, strict=True) if seat.kind not in FREE]
    free = sum(seat.kind in FREE for seat in table.seats)
    parts = [kit_of(table.game).title, ", ".join(seated)]
    if free:
        parts.append(asking.say("server.free-seats", amount=free))
    if own:
        parts.append(asking.say("server.yours"))
    return " · ".join(part for part in parts if part)


def go_to(network: Background, client: Client, table_id: str, invite: str | None, watch: bool) -> OwnTable:
    """The table with that id, with a seat at it where one is free and the person wants to play."""
    own = network.call(client.table(table_id, invite))
    if own.table.status == "closed":
        raise Refusal("not-allowed", "this table is closed.")
    free = any(seat.kind in FREE for seat in own.table.seats)
    if own.seat is not None or watch or own.table.status != GATHERING or not free:
        return own
    return network.call(client.join(table_id, invite=invite))
