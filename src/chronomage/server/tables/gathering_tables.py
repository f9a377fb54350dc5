"""Before the game: joining, getting up, starting."""

from typing import Final

from chronomage.game import Game
from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import Beginning, NewTable, SeatPlan
from chronomage.server.identity.person import Person
from chronomage.server.now import now
from chronomage.server.storage.guest_names import GuestNames
from chronomage.server.storage.news import News
from chronomage.server.storage.rows import CLOSED, GATHERING, PLAYER, PLAYING, TableRow
from chronomage.server.storage.table_store import TableStore
from chronomage.server.tables.live_tables import LiveTables
from chronomage.server.tables.new_tables import (
    arrange,
    arrange_rematch,
    chosen_options,
    given_choices,
    planned_seat,
)
from chronomage.server.tables.permissions import check_may_see, fits, is_free
from chronomage.server.tables.replays import Replays

MOST_UNFINISHED: Final = 100  # tables that one person may have set up and not finished


class GatheringTables:
    """Carries out what people ask for before a game begins."""

    def __init__(self, live_tables: LiveTables, tables: TableStore, replays: Replays, guest_names: GuestNames) -> None:
        self.live_tables = live_tables
        self.tables = tables
        self.replays = replays
        self.guest_names = guest_names

    async def create(self, wanted: NewTable, person: Person) -> TableRow:
        """Set up a table; with nobody missing the game begins at once."""
        game = None if wanted.beginning is None else await self.going_on(wanted.game, wanted.beginning, person)
        chosen = chosen_options(wanted, game)
        documents = self.live_tables.documents
        texts = await documents.texts_named(wanted.game, chosen) if game is None else game.rules.documents()
        called = await self.guest_names.named(person, wanted.privacy == "public")
        row = arrange(wanted, called, game, texts, await documents.told_of(wanted.game, chosen, texts))
        given = [] if game is None or wanted.beginning is None else given_choices(row, game, wanted.beginning.choices)
        if await self.tables.count_unfinished(person) >= MOST_UNFINISHED:
            raise Refusal(
                "full", f"you have {MOST_UNFINISHED} tables that are not finished; finish or close some first."
            )
        for option, text in texts.items():  # one that a record or the host has brought need not be there yet
            await documents.store.add(wanted.game, option, text)
        await self.tables.create(row, given)
        return await self.begin_if_full(row)

    async def going_on(self, game: str, beginning: Beginning, person: Person) -> Game:
        """The game that a new table is to go on with: one that is over, that of a record, or one from a position."""
        given = (beginning.table, beginning.record, beginning.position)
        if sum(each is not None for each in given) != 1:
            raise Refusal("bad-request", "a game goes on from a table, a record or a position: name one of them.")
        if beginning.position is not None:
            return await self.replays.of_position(game, beginning.position)
        if beginning.record is not None:
            return (await self.replays.of_record(beginning.record)).game
        row = await self.tables.load(beginning.table or "")
        check_may_see(row, person, beginning.invite)
        return (await self.replays.of_table(row)).game

    async def join(self, table_id: str, person: Person, seat: int | None, invite: str | None) -> TableRow:
        """Sit down: on that seat, on the one that the invitation is for, or on the first that is free."""
        row = await self.tables.load(table_id)
        check_may_see(row, person, invite)
        if row.status != GATHERING:
            raise Refusal("not-allowed", "the game at this table has begun; you can watch it.")
        if row.seat_of(person) is not None:
            raise Refusal("taken", "you sit at this table already.")
        wanted = [free for free in row.seats if is_free(free, person, invite)]
        if seat is not None:
            if not 0 <= seat < len(row.seats):
                raise Refusal("bad-request", f"the seats of this table are 0 to {len(row.seats) - 1}.")
            wanted = [free for free in wanted if free.seat == seat]
        # One's own seat first, then the one the invitation is for.
        wanted.sort(key=lambda free: (free.player != person.key, not fits(invite, free.invite), free.seat))
        person = await self.guest_names.named(person, row.privacy == "public", table_id)
        for free in wanted:
            if await self.tables.take_seat(table_id, free.seat, person):
                return await self.begin_if_full(await self.changed(table_id))
        raise Refusal("taken", "that seat is not free." if seat is not None else "no seat is free for you.")

    async def get_up(self, table_id: str, person: Person) -> TableRow:
        """Get up before the game begins."""
        row = await self.tables.load(table_id)
        check_may_see(row, person, None)
        if row.seat_of(person) is None:
            raise Refusal("not-seated", "you do not sit at this table.")
        if not await self.tables.free_seat(table_id, person):
            raise Refusal("not-allowed", "the game has begun: leave it, or give up.")
        return await self.changed(table_id)

    async def plan_seat(self, table_id: str, person: Person, seat: int, plan: SeatPlan) -> TableRow:
        """The host plans a seat that is not taken anew: for a bot, for everybody, for whoever has its link."""
        row = await self.hosted(table_id, person)
        if not 0 <= seat < len(row.seats):
            raise Refusal("bad-request", f"the seats of this table are 0 to {len(row.seats) - 1}.")
        if plan.kind == "me":
            raise Refusal("bad-request", "to sit down yourself, join the table.")
        if not await self.tables.plan_seat(table_id, planned_seat(seat, plan, person, row.game)):
            raise Refusal("taken", "somebody sits there, or the game has begun.")
        return await self.begin_if_full(await self.changed(table_id))

    async def start(self, table_id: str, person: Person) -> TableRow:
        """The host starts the game; everybody must be there."""
        row = await self.hosted(table_id, person)
        if not row.is_full:
            raise Refusal("not-allowed", "some seats are still free: let somebody or a bot sit there.")
        return await self.begin(row)

    async def close(self, table_id: str, person: Person) -> None:
        """The host closes a table at which nothing has been played, or who plays against bots alone puts it away."""
        row = await self.tables.load(table_id)
        check_may_see(row, person, None)
        if row.status != PLAYING:
            row = await self.hosted(table_id, person)
        elif not row.is_alone_with_bots(person):
            raise Refusal("not-allowed", "the game has begun, and it is not yours alone: leave it, or give up.")
        if not await self.tables.change(row.id, row.status, status=CLOSED, look_at=None):
            raise Refusal("not-allowed", "the game has begun, or is over.")
        await self.changed(table_id)

    async def hosted(self, table_id: str, person: Person) -> TableRow:
        """A table that waits for players and is that person's own."""
        row = await self.tables.load(table_id)
        check_may_see(row, person, None)
        if row.host != person.key:
            raise Refusal("forbidden", "only the one who set up this table may do that.")
        if row.status != GATHERING:
            raise Refusal("not-allowed", "the game has begun." if row.status == PLAYING else "this table is closed.")
        return row

    async def rematch(self, table_id: str, person: Person) -> TableRow:
        """The same once more; all who ask get the same new table."""
        old = await self.tables.load(table_id)
        check_may_see(old, person, None)
        if old.seat_of(person) is None:
            raise Refusal("not-seated", "only those who played may ask for a rematch.")
        if old.status != "over":
            raise Refusal("not-allowed", "the game is not over.")
        called = await self.guest_names.named(person, old.privacy == "public", old.id)
        rules = await self.live_tables.documents.rules_of(old.game, old.options)
        made = await self.tables.add_rematch(old, arrange_rematch(old, called, rules.version))
        await self.changed(table_id)
        row = await self.tables.load(made)
        if row.seat_of(person) is None and row.status == GATHERING:
            return await self.join(made, person, None, None)
        return await self.begin_if_full(row)

    async def begin_if_full(self, row: TableRow) -> TableRow:
        """Begin as soon as every seat is taken, where the table is set up so."""
        if row.start == "full" and row.is_full and row.status == GATHERING:
            return await self.begin(row)
        return row

    async def begin(self, row: TableRow) -> TableRow:
        """The game begins."""
        look_at = None if row.clock == "none" else now() + row.clock_seconds * 1000
        if not any(seat.kind == PLAYER for seat in row.seats):
            look_at = now()  # nobody will come and ask how it goes on
        await self.tables.change(row.id, GATHERING, status=PLAYING, started_at=now(), look_at=look_at)
        return await self.changed(row.id)

    async def changed(self, table_id: str) -> TableRow:
        """A table has changed: all who hear of it see that."""
        self.live_tables.send(News(self.live_tables.process, table_id, changed=True))
        live = self.live_tables.by_id.get(table_id)
        if live is None:
            row = await self.tables.load(table_id)
            if row.status == PLAYING:
                await self.live_tables.open(table_id, ours=True)  # a bot may have to begin
            return row
        async with live.lock:
            await self.live_tables.refresh(live, ours=True)
        return live.row
