"""Seeing to the tables: bots are asked when it is their turn, clocks run out, results are written."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import structlog

from chronomage.kits import kit_of
from chronomage.protocol.codes import Refusal
from chronomage.server.now import now
from chronomage.server.storage.endings import Ending, Endings
from chronomage.server.storage.news import News
from chronomage.server.storage.rows import CLOSED, GATHERING, OVER, PLAYING, TableRow
from chronomage.server.tables.clocks import NONE
from chronomage.server.tables.live_table import LiveTable
from chronomage.server.tables.live_tables import LiveTables
from chronomage.server.tables.match import GAVE_UP, Match
from chronomage.server.tables.proposals import BotChoice, TimeOut
from chronomage.server.tables.table_changes import TableChanges
from chronomage.server.thinking.thinkers import Thinkers
from chronomage.server.thinking.thought import Thought

RETRY: Final = 1.0  # seconds until something that could not be written is tried again
OFTEN: Final = 30_000  # milliseconds after which a table is looked at that only bots play at
# Errands that are no seat's: writing the result down, beginning, seeing to it that a game of bots comes to its end.
FINISHING: Final = -1
BEGINNING: Final = -2
FORSAKEN: Final = -3
log: Final = structlog.get_logger("chronomage.tables")


class DueWork:
    """Sees to every live table of this process after every change.

    The process that made a change sees to what follows from it at once; the others after a while, in case it died.
    Where two do the same thing, the journal takes one of them.
    """

    def __init__(
        self, live_tables: LiveTables, changes: TableChanges, thinkers: Thinkers, endings: Endings, grace: float
    ) -> None:
        self.live_tables = live_tables
        self.changes = changes
        self.thinkers = thinkers
        self.endings = endings
        self.grace = grace
        # Set by the server process: to note outages, to begin a game at a table that has filled up, to count.
        self.sign_on: Callable[[], Awaitable[None]]
        self.begin: Callable[[TableRow], Awaitable[object]]
        self.bot_moved: Callable[[], None] = lambda: None
        self.closing = False
        live_tables.on_change.append(self.see_to)

    def see_to(self, live: LiveTable, ours: bool) -> None:
        """Do what is due at this table, now or when its time comes."""
        match = live.match
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if self.closing:
            return
        delay = 0.0 if ours else self.grace
        if live.row.status == CLOSED:
            self.thinkers.forget(live.id)
            return
        if match is None:
            if live.row.status == GATHERING and live.row.is_full and live.row.start == "full":
                self.run(live, BEGINNING, 0, self.begin_later(live, delay))
            return
        if match.game.over:
            if live.row.status == PLAYING:
                self.run(live, FINISHING, match.state, self.finish(live, delay))
            return
        if not any(match.by_person) and live.row.look_at is None:
            self.run(live, FORSAKEN, 0, self.keep_an_eye_on(live))
        for seat in match.bots_asked():
            self.run(live, seat, match.state, self.move_bot(live, seat, match.state, delay))
        fall = None if match.clocks.kind == NONE else match.clocks.next_fall(now())
        if fall is not None:
            left, seat = fall
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(max(0, left) / 1000, self.ring, live, seat, match.state)

    def run(self, live: LiveTable, who: int, state: int, errand: Coroutine[Any, Any, None]) -> None:
        """Run an errand, unless it is being run already."""
        if (who, state) in live.errands:
            errand.close()
            return
        task = asyncio.create_task(errand)
        live.errands[who, state] = task
        task.add_done_callback(lambda done: self.errand_done(live, (who, state), done))

    def errand_done(self, live: LiveTable, key: tuple[int, int], task: "asyncio.Task[None]") -> None:
        """An errand is over, one way or another."""
        live.errands.pop(key, None)
        live.idle_since = now()
        if key[1] < 0 and not task.cancelled():  # after a clock, the next one
            self.see_to(live, ours=True)
        if not task.cancelled() and task.exception() is not None:
            log.error("an errand failed", table=live.id, exc_info=task.exception())

    async def move_bot(self, live: LiveTable, seat: int, state: int, delay: float) -> None:
        """Let a bot think, and make its choice if the game still waits for it."""
        await asyncio.sleep(delay)
        match = live.match
        assert match is not None
        while match.state == state and match.is_asked(seat) and not match.is_person(seat) and not self.closing:
            choice = await self.thinkers.choose(
                thought(live, match, seat, live.row.seats[seat].bot or kit_of(live.row.game).stand_in)
            )
            try:
                await self.changes.made(live, BotChoice(seat, state, choice))
                self.bot_moved()
            except Refusal as refusal:
                if refusal.code != "storage":
                    return
                await asyncio.sleep(RETRY)

    def ring(self, live: LiveTable, seat: int, state: int) -> None:
        """A clock has run out."""
        live.alarm = None
        self.run(live, seat, -1 - state, self.time_out(live, seat))

    async def time_out(self, live: LiveTable, seat: int) -> None:
        """Let a bot play on for who ran out of time."""
        try:
            await self.sign_on()  # where nothing could be written for long, clocks stood still
            await self.changes.made(live, TimeOut(seat))
        except Refusal as refusal:
            if refusal.code == "storage":
                await asyncio.sleep(RETRY)

    async def begin_later(self, live: LiveTable, delay: float) -> None:
        """Begin a game at a table where everybody sits; whoever took the last seat has not come to do it."""
        await asyncio.sleep(delay)
        with suppress(Refusal):
            await self.begin(live.row)

    async def keep_an_eye_on(self, live: LiveTable) -> None:
        """See to it that somebody looks at a table where nobody is left who would."""
        with suppress(Refusal):
            await self.live_tables.tables.look_later(live.id, now() + OFTEN)
            live.row = replace(live.row, look_at=now() + OFTEN)

    async def finish(self, live: LiveTable, delay: float) -> None:
        """Write the result down, once for all processes."""
        await asyncio.sleep(delay)
        while live.row.status == PLAYING and not self.closing:
            try:
                async with live.lock:
                    match = live.match
                    assert match is not None
                    scores, gave_up = match.game.outcome.scores, [reason == GAVE_UP for reason in match.stand_in]
                    ending = Ending(live.row, now(), scores, match.places(), gave_up)
                    if await self.endings.write(ending):
                        self.live_tables.end(live, ending)
                    else:
                        await self.live_tables.refresh(live)
                self.live_tables.send(News(self.live_tables.process, live.id, changed=True))
            except Refusal:
                await asyncio.sleep(RETRY)
        self.thinkers.forget(live.id)

    async def look_around(self) -> None:
        """Look at tables where a clock may have run out while nobody was there."""
        for table_id, was in await self.live_tables.tables.due(200):
            if not await self.live_tables.tables.look_later(table_id, now() + 30_000, was):
                continue  # another process looks
            try:
                live = await self.live_tables.open(table_id)
            except Refusal as refusal:
                if refusal.code != "not-allowed":
                    raise
                # Its game or its rules are not this server's any more: nothing can be due there.
                log.warning("a table cannot be played on", table=table_id, reason=refusal.message)
                await self.live_tables.tables.look_later(table_id, None)
                continue
            if live.match is None or live.row.status in (OVER, CLOSED):
                await self.live_tables.tables.look_later(table_id, None)
                continue
            self.see_to(live, ours=False)
            await self.live_tables.tables.look_later(table_id, next_look(live.match))


def next_look(match: Match) -> int | None:
    """When at the earliest a clock can run out, whoever moves meanwhile; None where people play without clocks."""
    at = now()
    people = [seat for seat in range(match.seats) if match.is_person(seat)]
    if not people:
        return at + OFTEN
    left = [match.clocks.left(seat, at) for seat in people]
    shortest = min((time for time in left if time is not None), default=None)
    return None if shortest is None else at + max(5_000, shortest)


def thought(live: LiveTable, match: Match, seat: int, bot: str, hint: bool = False) -> Thought:
    """What a bot is to think about."""
    return Thought(
        table_id=live.id,
        game=live.row.game,
        players=match.seats,
        seed=int(live.row.seed),
        options=dict(live.row.options),
        documents=match.game.rules.documents(),
        history=tuple(match.game.history),
        seat=seat,
        bot=bot,
        hint=hint,
        forsaken=not any(match.by_person),
        position=live.row.position,
    )
