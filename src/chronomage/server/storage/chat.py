"""What people say at tables."""

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import ChatLine
from chronomage.server.identity.person import Person
from chronomage.server.now import now
from chronomage.server.storage.database import Database
from chronomage.server.storage.schema import CHAT

MOST_TRIES = 5


class ChatStore:
    """Writes down what is said, in order."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table_id: str, person: Person, seat: int | None, text: str) -> ChatLine:
        """Write a line down under the next number."""
        last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table_id)
        for _ in range(MOST_TRIES):
            async with self.database.writing() as connection:
                number = int(await connection.scalar(last) or 0) + 1
                line = ChatLine(number=number, at=now(), name=person.name, text=text, seat=seat)
                values = {
                    "table_id": table_id,
                    "number": number,
                    "at": line.at,
                    "player": person.key,
                    "seat": seat,
                    "name": person.name,
                    "text": text,
                }
                try:
                    async with connection.begin_nested():
                        await connection.execute(insert(CHAT), values)
                except IntegrityError:
                    continue  # another process gave that number away at the same moment
                return line
        raise Refusal("storage", "too many speak at once; please try again.")

    async def read(self, table_id: str, limit: int, number: int | None = None) -> list[ChatLine]:
        """The last lines, or the one with that number."""
        query = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(limit)
        if number is not None:
            query = query.where(CHAT.c.number == number)
        async with self.database.reading() as connection:
            rows = list(await connection.execute(query))
        return [
            ChatLine(number=row.number, at=row.at, name=row.name, text=row.text, seat=row.seat) for row in rows[::-1]
        ]
