"""What results say of players: their ratings."""

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chronomage.server.storage.database import Database
from chronomage.server.storage.schema import ACCOUNTS, RATINGS

MODEL: Final = PlackettLuce()


class Results:
    """Tells how good players are."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ratings_of(self, account: int) -> dict[str, dict[str, float]]:
        """A player's ratings by game."""
        query = select(RATINGS).where(RATINGS.c.account_id == account)
        async with self.database.reading() as connection:
            return {row.game: shown(row) for row in await connection.execute(query)}

    async def best(self, game: str, limit: int) -> list[dict[str, Any]]:
        """The best players of a game, by a rating that they have for certain."""
        certain = RATINGS.c.mu - 3 * RATINGS.c.sigma
        query = (
            select(ACCOUNTS.c.name, RATINGS)
            .join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.account_id)
            .where(RATINGS.c.game == game)
            .order_by(certain.desc())
            .limit(limit)
        )
        async with self.database.reading() as connection:
            return [{"name": row.name, **shown(row)} for row in await connection.execute(query)]


def account_of(player: str | None) -> int | None:
    """The number of a player's account; guests have none."""
    return int(player[2:]) if player is not None and player.startswith("a:") else None


def shown(row: Any) -> dict[str, float]:
    """A rating for people: a figure that rises with certainty, and how many games it rests on."""
    return {"rating": round(row.mu - 3 * row.sigma, 2), "mu": row.mu, "sigma": row.sigma, "games": row.games}


async def rate(connection: AsyncConnection, game: str, ranked: list[tuple[int, int]]) -> None:
    """Rate players with accounts against each other; others at the table do not count."""
    if len(ranked) < 2:
        return
    accounts = [account for account, _ in ranked]
    existing = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(accounts))
    present = set((await connection.execute(existing)).scalars())
    ranked = [(account, place) for account, place in ranked if account in present]
    if len(ranked) < 2:
        return
    # Locked, so that two games that end together do not both start from the old rating.
    query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.account_id.in_(accounts)).with_for_update()
    found = {row.account_id: row for row in await connection.execute(query)}
    teams = [
        [MODEL.rating(mu=found[account].mu, sigma=found[account].sigma) if account in found else MODEL.rating()]
        for account, _ in ranked
    ]
    rated = MODEL.rate(teams, ranks=[float(place) for _, place in ranked])
    for (account, _), (rating,) in zip(ranked, rated, strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if account in found:
            mine = update(RATINGS).where(RATINGS.c.account_id == account, RATINGS.c.game == game)
            await connection.execute(mine.values(**values, games=RATINGS.c.games + 1))
        else:
            await connection.execute(insert(RATINGS), {"account_id": account, "game": game, **values, "games": 1})
