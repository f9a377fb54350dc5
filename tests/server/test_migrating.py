"""Databases of earlier versions are brought up to date with all that they hold."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert

from chronomage.server.storage.database import Database
from chronomage.server.storage.migrate import migrate, upgrade
from chronomage.server.storage.rows import OVER
from chronomage.server.storage.table_store import TableStore
from tests.server.people import story
from tests.server.postgres import Cluster

FILLING: dict[type, Any] = {str: "", int: 0, bool: False, dict: {}}


def fill(connection: Connection, name: str, **known: Any) -> None:
    """A row of a table as it was then; what is not known is empty."""
    then = MetaData()
    then.reflect(connection, only=[name])
    columns = [column for column in then.tables[name].columns if not column.nullable and column.name not in known]
    rest = {column.name: FILLING[column.type.python_type] for column in columns}
    connection.execute(insert(then.tables[name]), rest | known)


def write_what_was(connection: Connection) -> None:
    """Two games that were over, one of them given up by who had more, and one that had not begun."""
    upgrade(connection, "0002")
    for table_id, scores, places in (("given-up", [90, 40], [2, 1]), ("played", [70, 30], [1, 2])):
        fill(connection, "tables", id=table_id, game="seasons", options={}, status=OVER, scores=scores)
        for seat, (score, place) in enumerate(zip(scores, places, strict=True)):
            fill(connection, "seats", table_id=table_id, seat=seat)
            fill(connection, "results", table_id=table_id, seat=seat, score=score, place=place)
    fill(connection, "tables", id="waiting", game="seasons", options={})
    fill(connection, "seats", table_id="waiting", seat=0)


@story
async def test_games_that_were_over_tell_who_won(shared_cluster: Cluster, tmp_path: Path) -> None:
    for address in (f"sqlite:///{tmp_path / 'old.sqlite'}", shared_cluster.create_database("old")):
        database = Database(address)
        async with database.engine.begin() as connection:
            await connection.run_sync(write_what_was)
        await migrate(database)
        tables = TableStore(database)
        assert [(await tables.load(id)).places for id in ("given-up", "played", "waiting")] == [[2, 1], [1, 2], None]
        await database.close()
