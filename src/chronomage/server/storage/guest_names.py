"""Names that guests bear where others see them: no two alike at one table, nor among those on the lobby's page."""

from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import or_, select

from chronomage.protocol.people import LONGEST_NAME
from chronomage.server.identity.names import name_key
from chronomage.server.identity.person import Person
from chronomage.server.storage.accounts import Accounts
from chronomage.server.storage.database import Database
from chronomage.server.storage.rows import INVITED, PLAYER
from chronomage.server.storage.schema import CHAT, SEATS, TABLES
from chronomage.server.storage.table_store import lobby_tables

MOST_LISTED = 100  # tables on the page of the lobby


class GuestNames:
    """Gives a guest whose name somebody else bears already a number with it; accounts keep their names."""

    def __init__(self, database: Database, accounts: Accounts) -> None:
        self.database = database
        self.accounts = accounts

    async def named(self, person: Person, listed: bool, table_id: str = "") -> Person:
        """The person as they are called at that table, or at a new one; `listed`: it is on the page of the lobby."""
        if person.account is not None:
            return person
        for name in numbered(person.name, await self.borne(person.key, listed, table_id)):
            if name == person.name or await self.accounts.is_free(name):
                return replace(person, name=name)
        return person  # every number is the name of an account: then be it twice

    async def borne(self, key: str, listed: bool, table_id: str) -> set[str]:
        """What names of others look like, at that table and in its chat, and perhaps on the page of the lobby."""
        in_lobby = lobby_tables(MOST_LISTED if listed else 0).with_only_columns(TABLES.c.id)
        hosts = select(TABLES.c.host_name, TABLES.c.host).where(TABLES.c.id.in_(in_lobby))
        there = or_(SEATS.c.table_id.in_(in_lobby), SEATS.c.table_id == table_id)
        seats = select(SEATS.c.name, SEATS.c.player).where(SEATS.c.kind.in_((PLAYER, INVITED)), there)
        speakers = select(CHAT.c.name, CHAT.c.player).where(CHAT.c.table_id == table_id).distinct()
        async with self.database.reading() as connection:
            found = [row for asked in (hosts, seats, speakers) for row in await connection.execute(asked)]
        return {name_key(name) for name, player in found if name is not None and player != key}


def numbered(name: str, others: Collection[str]) -> list[str]:
    """The name where nobody else bears one like it; else it with each number that nobody has, the lowest first."""
    if name_key(name) not in others:
        return [name]
    candidates = [with_number(name, number) for number in range(2, len(others) + 3)]
    return [candidate for candidate in candidates if name_key(candidate) not in others]


def with_number(name: str, number: int) -> str:
    """A name with a number, not longer than names are."""
    suffix = f" {number}"
    return name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
