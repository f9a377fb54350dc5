"""Documents in the database: texts that somebody has brought to play with, found again by their names."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chronomage.kernel.document_names import document_name
from chronomage.protocol.codes import Refusal
from chronomage.server.now import now
from chronomage.server.storage.database import Database
from chronomage.server.storage.schema import DOCUMENTS

GONE = "this document is not on this server any more; bring it again."


class StoredDocument(NamedTuple):
    """A text that was found good, and what it is for."""

    game: str
    option: str
    text: str


class DocumentStore:
    """Writes documents down and finds them again."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, name: str) -> StoredDocument | None:
        """The document of that name; None where there is none."""
        query = select(DOCUMENTS.c.game, DOCUMENTS.c.option, DOCUMENTS.c.text).where(DOCUMENTS.c.name == name)
        if "\0" in name:  # PostgreSQL takes no text with a zero in it, not even to look for it
            return None
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else StoredDocument(*row)

    async def add(self, game: str, option: str, text: str) -> None:
        """Write a document down; one that is there already is as good as new."""
        async with self.database.writing() as connection:
            await add_document(self.database, connection, StoredDocument(game, option, text))

    async def forget_loose(self, before: int) -> None:
        """Drop the documents that no table was set up with since that time."""
        loose = delete(DOCUMENTS).where(DOCUMENTS.c.kept.is_(False), DOCUMENTS.c.brought_at < before)
        async with self.database.writing() as connection:
            await connection.execute(loose)


async def add_document(database: Database, connection: AsyncConnection, document: StoredDocument) -> None:
    """Write a document down as part of a transaction."""
    name = document_name(document.text)
    row = {"name": name, **document._asdict(), "brought_at": now(), "kept": False}
    await connection.execute(database.insert_new(DOCUMENTS, DOCUMENTS.c.name), [row])
    again = update(DOCUMENTS).where(DOCUMENTS.c.name == name).values(brought_at=now())
    await connection.execute(again)


async def keep_documents(connection: AsyncConnection, documents: Mapping[str, object] | None) -> None:
    """Keep what a new table is played with; a Refusal where it is gone."""
    for told in (documents or {}).values():
        name = told["value"] if isinstance(told, dict) else ""
        kept = await connection.execute(update(DOCUMENTS).where(DOCUMENTS.c.name == name).values(kept=True))
        if kept.rowcount != 1:
            raise Refusal("bad-request", GONE)
