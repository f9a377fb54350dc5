"""For those who run the server: whether it is well, and what it does."""

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy import text

from chronomage import __version__
from chronomage.protocol.codes import Refusal
from chronomage.server.http.dependencies import GivenServerProcess
from chronomage.server.http.problems import refusals


class Health(msgspec.Struct, kw_only=True):
    """Whether the server can do its work."""

    status: str
    version: str
    database: str
    process: str


@get(
    "/health",
    operation_id="getHealth",
    summary="Whether the server can do its work",
    tags=["operations"],
    responses=refusals({}) | {503: ResponseSpec(Health, generate_examples=False, description="it cannot, just now")},
)
async def health(server_process: GivenServerProcess) -> Response[Health]:
    """200 where the database answers and can be written to, 503 where not or the server is stopping."""
    status, database = ("stopping" if server_process.closing else "ok"), "ok"
    if not server_process.database.writable:
        status, database = "nothing can be written", "read-only"
    try:
        async with server_process.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Refusal:
        status, database = "no database", "unreachable"
    body = Health(status=status, version=__version__, database=database, process=server_process.process)
    return Response(body, status_code=200 if status == "ok" else HTTP_503_SERVICE_UNAVAILABLE)


@get(
    "/metrics",
    operation_id="getMetrics",
    summary="Figures for Prometheus",
    tags=["operations"],
    media_type="text/plain",
    responses=refusals({}),
)
async def metrics(server_process: GivenServerProcess) -> bytes:
    """What the server has done and is doing."""
    server_process.take_figures()
    return server_process.metrics.text()
