"""`chronomage export` and `chronomage import`: the games of a server's database as record files, and back."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import Parameter

from chronomage.cli.console import complain, screen
from chronomage.kernel.errors import BadOption, ChronomageError
from chronomage.record.record import load

if TYPE_CHECKING:
    from chronomage.server.tables.archive import Archive

T = TypeVar("T")
BAD_INPUT = 2

DatabaseUrl = Annotated[
    str | None,
    Parameter(
        help="sqlite:///file or postgresql://user:password@host/name; without it, SQLite in your data folder.",
        env_var="CHRONOMAGE_DATABASE_URL",
    ),
]


def export_records(
    tables: Annotated[list[str] | None, Parameter(help="The ids of tables.", negative="")] = None,
    /,
    *,
    all_: Annotated[
        bool, Parameter(name="--all", help="The games of all tables in the database.", negative="")
    ] = False,
    unfinished: Annotated[
        bool, Parameter(help="Games that are going on as well, as far as they go.", negative="")
    ] = False,
    to: Annotated[str, Parameter(help="The folder to write to.")] = ".",
    database_url: DatabaseUrl = None,
) -> int:
    """Write the records of games in a server's database to files, one for each table. For the host: nothing is hidden.

    Example: `chronomage export --all --to records`

    Example: `chronomage export k3m9qv7xw2ztp4hd --database-url sqlite:///games.sqlite`
    """
    if all_ == bool(tables):
        raise BadOption("which games? Name tables, or say --all.")
    folder = Path(to).expanduser()

    async def errand(archive: "Archive") -> int:
        status = 0
        for table_id in tables or await archive.played(unfinished):
            try:
                record = await archive.record(table_id, unfinished)
                path = folder / f"chronomage-{table_id}.record"
                folder.mkdir(parents=True, exist_ok=True)
                record.save(path)
                screen().print(f"{path}: {len(record.choices)} choices", soft_wrap=True)
            except (ChronomageError, OSError) as error:
                complain(f"table {table_id}: {reason(error)}")
                status = BAD_INPUT
        return status

    return with_archive(database_url, errand, must_exist=True)


def import_records(
    files: Annotated[list[str], Parameter(help="Files with records.", negative="")],
    /,
    *,
    names: Annotated[str | None, Parameter(help="The players' names by seat, parted by commas.")] = None,
    database_url: DatabaseUrl = None,
) -> int:
    """Keep recorded games in a server's database as finished tables, so that they can be looked at there.

    Each record is replayed first; one that is broken is refused with the reason, and the others are kept all the same.

    Example: `chronomage import records/*.record --names Anna,Bob`
    """
    called = None if names is None else [name.strip() for name in names.split(",")]

    async def errand(archive: "Archive") -> int:
        status = 0
        for file in files:
            try:
                screen().print(await kept(archive, file, called), soft_wrap=True)
            except (ChronomageError, OSError) as error:
                complain(f"{file}: {reason(error)}")
                status = BAD_INPUT
        return status

    return with_archive(database_url, errand, must_exist=False)


async def kept(archive: "Archive", file: str, names: Sequence[str] | None) -> str:
    """Keep the game in a file; what to say of it."""
    from chronomage.server.tables.archive import AlreadyThere

    try:
        return f"{file}: table {await archive.add(load(file), names)}"
    except AlreadyThere as there:
        return f"{file}: {there}"


def reason(error: Exception) -> str:
    """Why something failed."""
    return f"{error.strerror}." if isinstance(error, OSError) else str(error)


def with_archive(address: str | None, errand: "Callable[[Archive], Awaitable[T]]", must_exist: bool) -> T:
    """Do something with the records of a database, which is brought up to date first."""
    # The other commands start faster without the server's libraries.
    from chronomage.server.serving import prepare
    from chronomage.server.settings import default_database
    from chronomage.server.storage.database import Database
    from chronomage.server.tables.archive import Archive

    url = address or default_database()
    database = Database(url)
    file = database.url.database if database.is_sqlite else None
    if must_exist and database.is_sqlite and not (file and Path(file).exists()):
        raise BadOption(f"there is no database {file}.")
    prepare(Database(url))

    async def once() -> T:
        try:
            return await errand(Archive(database))
        finally:
            await database.close()

    return asyncio.run(once())
