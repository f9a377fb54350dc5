"""Replays over HTTP: of finished tables, and of records that somebody brings."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from chronomage.protocol.replays import NewReplay, Replay
from chronomage.server.http.compression import PACKED
from chronomage.server.http.credentials import ANYBODY, KNOWN
from chronomage.server.http.dependencies import GivenPerson, GivenServerProcess, GivenVisitor
from chronomage.server.http.document_routes import LARGEST_BODY
from chronomage.server.http.problems import refusals
from chronomage.server.http.table_routes import NO_TABLE, NOBODY, Invite, TableId
from chronomage.server.tables.permissions import check_may_see
from chronomage.server.tables.replays import MOST_AT_ONCE, MOST_CHOICES

JSON = "application/json"
Seat = Annotated[str | None, QueryParameter(name="seat", max_length=3, required=False)]
First = Annotated[int, QueryParameter(name="from", ge=0, le=2 * MOST_CHOICES, required=False)]
Count = Annotated[int | None, QueryParameter(name="count", ge=1, le=MOST_AT_ONCE, required=False)]


class ReplayController(Controller):
    """Finished games, state by state."""

    path = "/api/v1"
    tags = ["replays"]  # noqa: RUF012
    middleware = PACKED

    @get(
        "/tables/{table_id:str}/replay",
        operation_id="getReplay",
        summary="A finished game, state by state",
        security=ANYBODY,
        responses=refusals(NO_TABLE | {409: "the game is not over"}),
    )
    async def of_table(
        self,
        server_process: GivenServerProcess,
        person: GivenVisitor,
        table_id: TableId,
        seat: Seat = None,
        first: First = 0,
        count: Count = None,
        invite: Invite = None,
    ) -> Response[Replay]:
        """What happened and where the game stood, for a watcher, a seat or with all hands open."""
        row = await server_process.tables.load(table_id)
        check_may_see(row, person, invite)
        kept = await server_process.replays.of_table(row)
        return answer(await server_process.replays.tell(kept, seat, first, count))

    @post(
        "/replays",
        operation_id="tellRecord",
        summary="A record, state by state",
        status_code=200,
        security=KNOWN,
        request_max_body_size=LARGEST_BODY,
        responses=refusals(NOBODY),
    )
    async def of_record(
        self,
        server_process: GivenServerProcess,
        me: GivenPerson,
        data: JSONBody[NewReplay],
        seat: Seat = None,
        first: First = 0,
        count: Count = None,
    ) -> Response[Replay]:
        """The same for a record that is no table here; nothing of it is kept."""
        kept = await server_process.replays.of_record(data.record)
        return answer(await server_process.replays.tell(kept, seat, first, count))


def answer(body: bytes) -> Response[Replay]:
    """An answer that has been written as JSON already."""
    return Response(body, media_type=JSON)  # type: ignore[arg-type]
