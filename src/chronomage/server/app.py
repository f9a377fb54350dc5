"""The application: what answers at which address, and in which order a request passes its guards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from typing import Any, Final

import structlog
from litestar import Litestar, Request
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from chronomage.server.http.account_routes import AccountController
from chronomage.server.http.dependencies import DEPENDENCIES
from chronomage.server.http.document_routes import DocumentController
from chronomage.server.http.game_routes import GameController
from chronomage.server.http.openapi import description
from chronomage.server.http.operations import health, metrics
from chronomage.server.http.pages import Client, asset, front_page, style, theme
from chronomage.server.http.problems import EXCEPTION_HANDLERS
from chronomage.server.http.replay_routes import ReplayController
from chronomage.server.http.request_log import RequestLog
from chronomage.server.http.table_routes import TableController
from chronomage.server.live.websocket_route import live_play
from chronomage.server.security.csrf import OwnRequests
from chronomage.server.security.headers import SecurityHeaders
from chronomage.server.security.limits import RateLimits
from chronomage.server.server_process import ServerProcess
from chronomage.server.settings import Settings
from chronomage.server.storage.database import Database
from chronomage.server.storage.news import CHANNEL
from chronomage.server.storage.postgres_channels import PostgresChannels

log: Final = structlog.get_logger("chronomage.app")


def create_app(settings: Settings) -> Litestar:
    """The application of one server process."""
    database = Database(settings.database_url)
    alone = database.is_sqlite  # there is nobody to tell anything
    if alone:
        backend: Any = MemoryChannelsBackend()
    else:
        backend = PostgresChannels(database.url.render_as_string(hide_password=False), lambda: gap(server_process))
    channels = ChannelsPlugin(backend, channels=[CHANNEL])
    server_process: ServerProcess = ServerProcess(
        settings, database, lambda news: None if alone else channels.publish(news, CHANNEL)
    )

    def provide_server_process() -> ServerProcess:
        return server_process

    client = Client()

    def provide_client() -> Client:
        return client

    def provide_address(request: Request[Any, Any, Any]) -> str:
        return escape(str(request.base_url).rstrip("/"))

    app = Litestar(
        route_handlers=[
            TableController,
            AccountController,
            GameController,
            DocumentController,
            ReplayController,
            health,
            metrics,
            front_page,
            asset,
            theme,
            style,
            live_play,
        ],
        plugins=[channels],
        lifespan=[lambda app: opened(server_process, channels)],
        dependencies={
            "server_process": Provide(provide_server_process, sync_to_thread=False),
            "address": Provide(provide_address, sync_to_thread=False),
            "client": Provide(provide_client, sync_to_thread=False),
            **DEPENDENCIES,
        },
        exception_handlers={**EXCEPTION_HANDLERS, NotFoundException: client.on_not_found},
        logging_config=None,
        request_max_body_size=settings.largest_body,
        openapi_config=description(),
    )
    app.state.server_process = server_process
    # Around everything, also what has no handler; Litestar's own middleware is made anew for every route.
    guarded = RateLimits(OwnRequests(app.asgi_handler), server_process)
    app.asgi_handler = RequestLog(SecurityHeaders(guarded, settings.secure_cookies), server_process.metrics)
    return app


def gap(server_process: ServerProcess) -> None:
    """News from other processes may have been missed."""
    server_process.live_tables.run(server_process.follower.check_all())


@asynccontextmanager
async def opened(server_process: ServerProcess, channels: ChannelsPlugin) -> AsyncIterator[None]:
    """Open the server process before the first request, and let go of everything after the last."""
    await server_process.open()
    listening = asyncio.create_task(listen(server_process, channels))
    try:
        yield
    finally:
        await server_process.close()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await server_process.dispose()


async def listen(server_process: ServerProcess, channels: ChannelsPlugin) -> None:
    """Hear what the other processes tell."""
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for payload in subscriber.iter_events():
            try:
                server_process.hear(payload)
            except Exception:
                log.exception("news could not be heard")
