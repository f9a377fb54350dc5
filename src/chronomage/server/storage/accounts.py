"""Accounts in the database: who has one, and all that goes with it when it is deleted."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, case, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chronomage.protocol.codes import Refusal
from chronomage.server.identity.names import clean_name, name_key
from chronomage.server.identity.passwords import Passwords
from chronomage.server.identity.person import Person
from chronomage.server.now import now
from chronomage.server.storage.database import Database
from chronomage.server.storage.rows import GATHERING, INVITED, OPEN, PLAYING
from chronomage.server.storage.schema import ACCOUNTS, CHAT, RATINGS, RESULTS, SEATS, TABLES

# One answer for both: whoever tries names out learns nothing about them.
WRONG: Final = "there is no account with this name and password."
WRONG_PASSWORD: Final = "this is not the password of your account."
# Keys are 32-bit numbers in PostgreSQL; a forged one that is larger is nobody's.
LARGEST_ID: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody with an account, and the epoch that their token is to carry."""

    person: Person
    epoch: int


class Accounts:
    """Writes accounts down and finds them again; nothing is remembered between calls, so that all processes agree."""

    def __init__(self, database: Database, passwords: Passwords | None = None) -> None:
        self.database = database
        self.passwords = passwords or Passwords()

    async def register(self, name: str, password: str) -> SignedIn:
        """A new account; a Refusal where its name is taken, or too much like one that is."""
        name = clean_name(name)
        await self.require_free(name)
        hashed = await self.passwords.hash_password(password)
        row = {"name": name, "name_key": name_key(name), "password": hashed, "epoch": 0, "created_at": now()}
        async with self.database.writing() as connection:
            made = await connection.scalar(self.database.insert_new(ACCOUNTS, ACCOUNTS.c.id).values(row))
        if made is None:
            raise taken(name)
        return SignedIn(member(made, name), 0)

    async def require_free(self, name: str) -> None:
        """A Refusal where the name belongs to an account; guests may not bear it either."""
        if not await self.is_free(name):
            raise taken(name)

    async def is_free(self, name: str) -> bool:
        """Whether no account has that name, or one like it."""
        return await self.read(ACCOUNTS.c.name_key == name_key(name)) is None

    async def sign_in(self, name: str, password: str) -> SignedIn:
        """The account with that name, if this is its password."""
        row = await self.read(ACCOUNTS.c.name_key == name_key(name))
        if not await self.passwords.is_right(row.password if row else None, password) or row is None:
            raise Refusal("unauthorized", WRONG)
        if self.passwords.is_outdated(row.password):
            fresh = await self.passwords.hash_password(password)
            await self.replace_hash(row.id, row.password, fresh, row.epoch)
        return SignedIn(member(row.id, row.name), row.epoch)

    async def change_password(self, account_id: int, old: str, new: str) -> SignedIn:
        """Another password, and another epoch: whoever else is signed in to this account is not any more."""
        row = await self.check_password(account_id, old)
        fresh = await self.passwords.hash_password(new)
        if not await self.replace_hash(account_id, row.password, fresh, row.epoch + 1):
            raise Refusal("unauthorized", WRONG_PASSWORD)
        return SignedIn(member(account_id, row.name), row.epoch + 1)

    async def find(self, account_id: int) -> tuple[str, int] | None:
        """The name of an account and its epoch; None where there is none."""
        if not 0 < account_id <= LARGEST_ID:
            return None
        row = await self.read(ACCOUNTS.c.id == account_id)
        return None if row is None else (row.name, row.epoch)

    async def delete(self, account_id: int, password: str) -> list[str]:
        """Delete an account and all that tells of its owner; games stay, played by nobody.

        Gives the tables at which they sat whose games have not come to their end.
        """
        row = await self.check_password(account_id, password)
        gone = delete(ACCOUNTS).where(ACCOUNTS.c.id == account_id, ACCOUNTS.c.password == row.password)
        async with self.database.writing() as connection:
            await connection.execute(delete(RATINGS).where(RATINGS.c.account_id == account_id))
            if not (await connection.execute(gone)).rowcount:
                raise Refusal("unauthorized", WRONG_PASSWORD)
            return await forget(connection, account_key(account_id))

    async def adopt(self, guest: Person, person: Person) -> list[str]:
        """Move what a guest has played to an account, and give the tables at which the guest sat or that they set up.

        Where both sit at one table the guest's seat stays: nobody sits on two.
        """
        async with self.database.writing() as connection:
            return await hand_over(connection, guest.key, person)

    async def check_password(self, account_id: int, password: str) -> Row[Any]:
        """The account with that number, if this is its password."""
        row = await self.read(ACCOUNTS.c.id == account_id)
        if not await self.passwords.is_right(row.password if row else None, password) or row is None:
            raise Refusal("unauthorized", WRONG_PASSWORD)
        return row

    async def read(self, which: ColumnElement[bool]) -> Row[Any] | None:
        """The row of one account."""
        async with self.database.reading() as connection:
            return (await connection.execute(select(ACCOUNTS).where(which))).first()

    async def replace_hash(self, account_id: int, old: str, new: str, epoch: int) -> bool:
        """Write another hash; false where somebody else did meanwhile."""
        same = (ACCOUNTS.c.id == account_id) & (ACCOUNTS.c.password == old)
        statement = update(ACCOUNTS).where(same).values(password=new, epoch=epoch)
        async with self.database.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1


def account_key(account_id: int) -> str:
    """The key of a person with an account."""
    return f"a:{account_id}"


def member(account_id: int, name: str) -> Person:
    """A person with an account."""
    return Person(account_key(account_id), name, account_id)


def taken(name: str) -> Refusal:
    """Why somebody cannot have that name."""
    return Refusal("taken", f"the name {name}, or one that looks like it, belongs to somebody; choose another.")


async def forget(connection: AsyncConnection, key: str) -> list[str]:
    """Take a person out of every game, and their words out of every chat: the tables that are not over."""
    unfinished = TABLES.c.status.in_((GATHERING, PLAYING))
    sat = select(SEATS.c.table_id).join(TABLES).where(SEATS.c.player == key, unfinished)
    table_ids = [str(table_id) for table_id in await connection.scalars(sat)]
    gathering = select(TABLES.c.id).where(TABLES.c.status == GATHERING)
    # Before the game begins the seat is free again; afterwards it stays a player's, without the player.
    freed = case((SEATS.c.invite.is_(None), OPEN), else_=INVITED)
    kind: ColumnElement[str] = case((SEATS.c.table_id.in_(gathering), freed), else_=SEATS.c.kind)
    await connection.execute(update(SEATS).where(SEATS.c.player == key).values(kind=kind, player=None, name=None))
    await connection.execute(update(RESULTS).where(RESULTS.c.player == key).values(player=None))
    await connection.execute(update(TABLES).where(TABLES.c.host == key).values(host=None, host_name=None))
    await connection.execute(delete(CHAT).where(CHAT.c.player == key))
    return table_ids


async def hand_over(connection: AsyncConnection, guest: str, person: Person) -> list[str]:
    """Make an account the owner of all that a guest has: the tables that this concerns."""
    theirs = SEATS.alias()
    both = select(theirs.c.table_id).where(theirs.c.player == person.key)
    moved = update(SEATS).where(SEATS.c.player == guest, SEATS.c.table_id.not_in(both))
    hosted = update(TABLES).where(TABLES.c.host == guest).values(host=person.key, host_name=person.name)
    # Results follow their seats, and are moved first: by the seats one sees which.
    results = update(RESULTS).where(RESULTS.c.player == guest, RESULTS.c.table_id.not_in(both))
    await connection.execute(results.values(player=person.key))
    seats = await connection.scalars(moved.values(player=person.key, name=person.name).returning(SEATS.c.table_id))
    table_ids = {str(table_id) for table_id in seats}
    table_ids.update(str(table_id) for table_id in await connection.scalars(hosted.returning(TABLES.c.id)))
    # What the guest has said goes when the account is deleted.
    await connection.execute(update(CHAT).where(CHAT.c.player == guest).values(player=person.key))
    return sorted(table_ids)
