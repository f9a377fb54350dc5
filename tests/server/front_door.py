"""The part of the server that knows people, on a real database in a file, without tables and games."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from litestar import Litestar, Request, get
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromQuery
from sqlalchemy import insert, select

from chronomage.kernel.errors import BadOption
from chronomage.server.http.account_routes import AccountController
from chronomage.server.http.dependencies import DEPENDENCIES
from chronomage.server.http.problems import EXCEPTION_HANDLERS
from chronomage.server.identity.authentication import Authenticator
from chronomage.server.identity.passwords import Passwords
from chronomage.server.identity.person import Person
from chronomage.server.identity.tokens import Signer
from chronomage.server.security.csrf import OwnRequests
from chronomage.server.security.headers import SecurityHeaders
from chronomage.server.security.limits import RateLimits
from chronomage.server.settings import Settings
from chronomage.server.storage.accounts import Accounts
from chronomage.server.storage.database import Database
from chronomage.server.storage.results import Results
from chronomage.server.storage.schema import METADATA, SEATS, TABLES

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"
OURS = {"X-Chronomage": "1"}


@dataclass
class FrontDoor:
    """As much of the ServerProcess as is needed here."""

    settings: Settings
    database: Database
    accounts: Accounts
    signer: Signer
    authenticator: Authenticator
    results: Results
    changed: list[str] = field(default_factory=list)
    signed_off: list[str] = field(default_factory=list)

    async def seats_changed(self, table_ids: list[str]) -> None:
        self.changed += table_ids

    def sign_off(self, key: str) -> None:
        self.signed_off.append(key)


@asynccontextmanager
async def opened(home: Path | str, **settings: Any) -> AsyncIterator[FrontDoor]:
    """An empty database, in a folder or at an address, and what stands before it."""
    database = Database(home if isinstance(home, str) else f"sqlite:///{home / 'test.sqlite'}")
    async with database.engine.begin() as connection:
        await connection.run_sync(METADATA.create_all)
    accounts = Accounts(database, Passwords(CHEAP))
    signer = Signer(b"secret")
    try:
        yield FrontDoor(
            Settings("", **settings), database, accounts, signer, Authenticator(signer, accounts), Results(database)
        )
    finally:
        await database.close()


@get("/boom")
async def boom() -> None:
    """A mistake of our own, with something in it that nobody is to see."""
    raise ValueError("hunter2")


@get("/bad-option")
async def bad_option() -> None:
    """Something that the games refuse."""
    raise BadOption("there is no such level.")


@get("/plain")
async def plain(person: NamedDependency[Person | None], number: FromQuery[int] = 0) -> str:
    """Who asks, for handlers that leave the checking of dependencies on."""
    return f"{person.name if person else 'nobody'} {number}"


async def present(request: Request[Any, Any, Any]) -> FrontDoor:
    """The server_process that a request came to."""
    door: FrontDoor = request.scope["state"]["door"]
    return door


@cache  # it takes longer to put together than most tests take
def application() -> Litestar:
    """All handlers, for any server_process."""
    return Litestar(
        [AccountController, boom, bad_option, plain],
        dependencies={"server_process": Provide(present), **DEPENDENCIES},
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=65536,
        openapi_config=OpenAPIConfig("test", "1", path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )


def built(door: FrontDoor) -> SecurityHeaders:
    """The application in this server_process, with all that stands around it."""

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        scope["state"] = {"door": door}
        await application()(scope, receive, send)

    return SecurityHeaders(RateLimits(OwnRequests(inside), door), https=door.settings.secure_cookies)


def visitor(app: Any, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
    """A browser at that address, with its own cookies."""
    transport = httpx.ASGITransport(app, client=(address, 4711), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://mages.test", headers=headers)


async def rows(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """All that the database holds."""
    async with database.reading() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }


async def seat(database: Database, table_id: str, status: str, players: list[Person | None]) -> None:
    """A table in that status, set up by the first of these people."""
    host = players[0]
    table = {
        "id": table_id, "game": "seasons", "version": 1, "options": {}, "seed": "7", "privacy": "public",
        "clock": "none", "clock_seconds": 0, "start": "full", "chat": True, "hints": True, "status": status,
        "host": host and host.key, "host_name": host and host.name, "invite": "x", "created_at": 0,
    }  # fmt: skip
    seats = [
        {"table_id": table_id, "seat": number, "kind": "player", "player": it and it.key, "name": it and it.name}
        for number, it in enumerate(players)
    ]
    async with database.writing() as connection:
        await connection.execute(insert(TABLES), table)
        await connection.execute(insert(SEATS), seats)
