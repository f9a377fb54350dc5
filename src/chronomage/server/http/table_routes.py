"""Tables over HTTP: setting up, finding, joining, starting; the record of a finished game."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import HeaderParameter, JSONBody, Parameter

from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import Joining, ListedTable, Lists, NewTable, OwnTable, SeatPlan, TableView
from chronomage.server.http.credentials import ANYBODY, KNOWN
from chronomage.server.http.dependencies import GivenPerson, GivenServerProcess, GivenVisitor
from chronomage.server.http.document_routes import LARGEST_BODY
from chronomage.server.http.problems import refusals
from chronomage.server.identity.person import Person
from chronomage.server.server_process import ServerProcess
from chronomage.server.storage.rows import GATHERING, OVER, PLAYING, TableRow
from chronomage.server.tables.permissions import check_may_see, may_take
from chronomage.server.tables.table_views import table_view

MOST_LISTED = 100
MOST_FINISHED = 30
RECORD = "text/plain"
NOBODY = {401: "nobody knows who is asking"}
NO_TABLE = {404: "there is no such table, or none that one may see"}
NOT_NOW = {409: "the table is not as it would have to be for that"}
ONE_TABLE = refusals(NO_TABLE)
OWN_DOING = refusals(NOBODY | NO_TABLE | NOT_NOW)
TableId = Annotated[str, Parameter(min_length=1, max_length=40)]
Seat = Annotated[int, Parameter(ge=0, le=7)]
Invite = Annotated[str | None, HeaderParameter(name="X-Invite", max_length=60, required=False)]


def own_table(
    server_process: ServerProcess, row: TableRow, person: Person | None, invite: str | None = None
) -> OwnTable:
    """A table as that person may see it."""
    live = server_process.live_tables.by_id.get(row.id)
    view = table_view(row) if live is None else live.view()
    answer = OwnTable(table=view, seat=row.seat_of(person), may_take=may_take(row, person, invite))
    if person is not None and person.key == row.host:
        answer.invite = row.invite
        answer.seat_invites = {
            str(seat.seat): seat.invite for seat in row.seats if seat.invite and seat.kind == "invited"
        }
    return answer


def urgency(table: ListedTable) -> tuple[bool, int, int]:
    """Where a table stands among one's own: those that wait for oneself first, then as they were last moved at."""
    stages = (PLAYING, GATHERING, OVER)
    stage = stages.index(table.status) if table.status in stages else len(stages)
    return not table.your_turn, stage, -(table.moved_at or table.ended_at or table.created_at)


class TableController(Controller):
    """Tables."""

    path = "/api/v1/tables"
    tags = ["tables"]  # noqa: RUF012

    @get(
        operation_id="listTables",
        summary="Public tables, your own, and games that are over",
        security=ANYBODY,
        responses=refusals({}),
    )
    async def list_tables(self, server_process: GivenServerProcess, person: GivenVisitor) -> Lists:
        """Public tables that wait or are played, all tables of who asks, and public games that ended last."""
        public = await server_process.tables.lobby(MOST_LISTED)
        finished = await server_process.tables.finished(MOST_FINISHED)
        mine = [] if person is None else await server_process.tables.of_person(person, MOST_LISTED)
        for row in mine:
            if row.status == PLAYING:
                await self.look_at(server_process, row)
        return Lists(
            public=[self.view(server_process, row) for row in public],
            mine=sorted((self.own_view(server_process, row, person) for row in mine), key=urgency),
            finished=[self.view(server_process, row) for row in finished],
        )

    async def look_at(self, server_process: ServerProcess, row: TableRow) -> None:
        """Open a table, since only the game itself knows whose turn it is."""
        try:
            await server_process.live_tables.open(row.id)
        except Refusal as refusal:
            if refusal.code != "not-allowed":  # a table of a game that this server no longer has is listed as it is
                raise

    def view(self, server_process: ServerProcess, row: TableRow) -> TableView:
        """A table in a list."""
        live = server_process.live_tables.by_id.get(row.id)
        return table_view(row) if live is None or live.row.status != row.status else live.view()

    def own_view(self, server_process: ServerProcess, row: TableRow, person: Person | None) -> ListedTable:
        """One of one's own tables in a list."""
        view, seat = self.view(server_process, row), row.seat_of(person)
        your_turn = seat in view.turn and view.seats[seat].stand_in is None if seat is not None else False
        return ListedTable(**msgspec.structs.asdict(view), seat=seat, your_turn=your_turn)

    @post(
        operation_id="createTable",
        summary="Set up a table",
        security=KNOWN,
        request_max_body_size=LARGEST_BODY,
        responses=refusals(
            NOBODY | {404: "there is no such table to go on from", 409: "too many tables of one's own are not finished"}
        ),
    )
    async def create(self, server_process: GivenServerProcess, me: GivenPerson, data: JSONBody[NewTable]) -> OwnTable:
        """Set up a table; with bots on all other seats the game begins at once."""
        return own_table(server_process, await server_process.gathering_tables.create(data, me), me)

    @get(
        "/{table_id:str}",
        operation_id="getTable",
        summary="One table",
        security=ANYBODY,
        responses=ONE_TABLE,
    )
    async def show(
        self, server_process: GivenServerProcess, person: GivenVisitor, table_id: TableId, invite: Invite = None
    ) -> OwnTable:
        """A table; a private one only for who is invited."""
        row = await server_process.tables.load(table_id)
        check_may_see(row, person, invite)
        return own_table(server_process, row, person, invite)

    @delete(
        "/{table_id:str}",
        operation_id="closeTable",
        summary="Close a table that waits for players",
        security=KNOWN,
        responses=OWN_DOING,
    )
    async def close(self, server_process: GivenServerProcess, me: GivenPerson, table_id: TableId) -> None:
        """Close a table at which no game has begun."""
        await server_process.gathering_tables.close(table_id, me)

    @post(
        "/{table_id:str}/seats",
        operation_id="joinTable",
        summary="Sit down",
        security=KNOWN,
        responses=OWN_DOING,
    )
    async def join(
        self, server_process: GivenServerProcess, me: GivenPerson, table_id: TableId, data: JSONBody[Joining]
    ) -> OwnTable:
        """Sit down at a table."""
        return own_table(
            server_process, await server_process.gathering_tables.join(table_id, me, data.seat, data.invite), me
        )

    @delete(
        "/{table_id:str}/seats/mine",
        operation_id="leaveSeat",
        summary="Get up before the game begins",
        security=KNOWN,
        responses=OWN_DOING,
    )
    async def get_up(self, server_process: GivenServerProcess, me: GivenPerson, table_id: TableId) -> None:
        """Get up; once the game has begun, leave or give up over the WebSocket."""
        await server_process.gathering_tables.get_up(table_id, me)

    @put(
        "/{table_id:str}/seats/{seat:int}",
        operation_id="planSeat",
        summary="Plan a free seat anew",
        security=KNOWN,
        responses=OWN_DOING,
    )
    async def plan_seat(
        self,
        server_process: GivenServerProcess,
        me: GivenPerson,
        table_id: TableId,
        seat: Seat,
        data: JSONBody[SeatPlan],
    ) -> OwnTable:
        """Give a free seat to a bot, to everybody, or to whoever has its link."""
        return own_table(server_process, await server_process.gathering_tables.plan_seat(table_id, me, seat, data), me)

    @post(
        "/{table_id:str}/start",
        operation_id="startTable",
        summary="Begin the game",
        security=KNOWN,
        responses=OWN_DOING,
    )
    async def start(self, server_process: GivenServerProcess, me: GivenPerson, table_id: TableId) -> OwnTable:
        """Begin; every seat must be taken."""
        return own_table(server_process, await server_process.gathering_tables.start(table_id, me), me)

    @post(
        "/{table_id:str}/rematch",
        operation_id="rematch",
        summary="The same once more",
        security=KNOWN,
        responses=OWN_DOING,
    )
    async def rematch(self, server_process: GivenServerProcess, me: GivenPerson, table_id: TableId) -> OwnTable:
        """A new table for the same players; all who ask get the same one."""
        return own_table(server_process, await server_process.gathering_tables.rematch(table_id, me), me)

    @get(
        "/{table_id:str}/record",
        operation_id="getRecord",
        summary="The record of a finished game",
        media_type=RECORD,
        security=ANYBODY,
        responses=refusals(NO_TABLE | {409: "the game is not over"}),
    )
    async def record(
        self, server_process: GivenServerProcess, person: GivenVisitor, table_id: TableId, invite: Invite = None
    ) -> Response[bytes]:
        """The record, which holds everything that was hidden: only once the game is over."""
        row = await server_process.tables.load(table_id)
        check_may_see(row, person, invite)
        game = (await server_process.replays.of_table(row)).game
        headers = {"Content-Disposition": f'attachment; filename="chronomage-{row.id}.record"'}
        return Response(game.record().text().encode(), media_type=RECORD, headers=headers)
