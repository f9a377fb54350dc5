"""Bringing a database up to the newest schema; every start does."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from chronomage.server.storage.database import BadDatabase, Database

FOLDER: Final = Path(__file__).parent / "migrations"
# Any number will do: processes that start together bring the schema up to date one after the other.
LOCK: Final = 7_301_953


async def migrate(database: Database) -> None:
    """Bring the database up to date; a newer one than this program knows is refused and left alone."""
    if database.is_sqlite and database.url.database:
        file = Path(database.url.database)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # passwords and the key of all sessions are in it: they are nobody else's to read
    async with database.engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, target: str = "head") -> None:
    """Run the migrations that this database lacks, on this connection."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = MigrationContext.configure(connection).get_current_revision()
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise BadDatabase(
            f"this database is of a newer Chronomage (schema {found}); run that one, or another database."
        )
    command.upgrade(config, target)
