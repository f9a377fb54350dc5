"""The one road that every change of a game takes, whoever proposes it: a player, a bot, a clock, another process.

A proposal is checked against the match and written into the journal. Once it is on disk it is carried out, everybody at
the table is told, and those who look after tables see to what follows. All of it is plain calls; only where the table
is being changed, or the journal may hold more than is known here, a task waits first and then takes the same steps.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from chronomage.protocol.codes import Refusal
from chronomage.server.storage.entry import Entry
from chronomage.server.tables.attendee import Attendee
from chronomage.server.tables.live_table import LiveTable
from chronomage.server.tables.proposals import Proposal

MOST_TRIES: Final = 5

# Hears what became of a proposal: None, it was carried out and told; or why not.
Then = Callable[[Exception | None], None]


class Surroundings(Protocol):
    """What is needed of the LiveTables; they cannot be compiled, and are not known here."""

    def write(self, entry: Entry, then: Callable[[bool | Refusal], None]) -> None:
        """Write an entry into the journal."""

    def changed(self, live: LiveTable, ours: bool) -> None:
        """Let those who look after tables see to this one."""

    async def catch_up(self, live: LiveTable) -> None:
        """Carry out what the journal holds beyond what is known here. The lock is held."""

    def lose_sight(self, live: LiveTable) -> None:
        """A table could not be read."""

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do what has to wait, in a task."""


class TableChanges:
    """Makes what is proposed happen at the live tables of this process."""

    def __init__(self, live_tables: Surroundings) -> None:
        self.live_tables = live_tables

    # What somebody here proposes.

    def make(
        self, live: LiveTable, proposal: Proposal, then: Then, sender: Attendee | None = None, re: int | None = None
    ) -> None:
        """Make what is proposed happen, and answer its sender by telling it; a Refusal where it is refused at once."""
        live.expect(proposal.state)
        if live.match is None or live.unsure or not live.lock.seize():
            self.live_tables.run(self.make_later(live, proposal, then, sender, re, 1))
        else:
            self.write_down(live, proposal, then, sender, re, 1)

    async def made(self, live: LiveTable, proposal: Proposal) -> None:
        """The same for those who wait for it; a Refusal says why it was not made."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: Exception | None) -> None:
            if done.done():  # who waited has gone
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.make(live, proposal, then)
        await done

    async def make_later(
        self, live: LiveTable, proposal: Proposal, then: Then, sender: Attendee | None, re: int | None, tries: int
    ) -> None:
        """Wait until the table is free and as the journal has it; then take the same steps."""
        try:
            if tries > MOST_TRIES:
                raise Refusal("storage", "too much happens at this table at once; please try again.")
            await live.lock.acquire()
            try:
                if live.unsure:
                    await self.live_tables.catch_up(live)
            except BaseException:
                live.lock.release()
                raise
            self.write_down(live, proposal, then, sender, re, tries)
        except Exception as error:
            then(error)

    def write_down(
        self, live: LiveTable, proposal: Proposal, then: Then, sender: Attendee | None, re: int | None, tries: int
    ) -> None:
        """Check what is proposed, write it down and go on from there. The lock is held, and let go at the end."""
        try:
            match = live.match
            if match is None:
                raise Refusal("not-playing", "no game is under way at this table.")
            kind, content = proposal.check(match)
            entry = live.next_entry(match, kind, proposal.seat, content)
        except BaseException:
            live.lock.release()
            raise

        def written(outcome: bool | Refusal) -> None:
            error: Exception | None = None
            if outcome is True:
                error = self.carried_out(live, entry, sender, re)
            elif isinstance(outcome, Refusal):
                error = outcome
            if outcome is not True or error is not None:
                live.unsure = True  # it may have been written all the same, or another process was faster
            live.lock.release()
            if outcome is False:
                self.live_tables.run(self.make_later(live, proposal, then, sender, re, tries + 1))
            else:
                then(error)

        self.live_tables.write(entry, written)

    def carried_out(self, live: LiveTable, entry: Entry, sender: Attendee | None, re: int | None) -> Exception | None:
        """Carry out what we have written; whatever went wrong with it."""
        try:
            live.carry_out(entry, sender, re)
            self.live_tables.changed(live, ours=True)
        except Exception as error:
            return error
        return None

    # What another process has written down.

    def follow(self, live: LiveTable, entry: Entry) -> None:
        """Carry out an entry of another process."""
        match = live.match
        if match is not None and entry.number < match.number:
            return  # we know
        if match is None or entry.number > match.number or not live.lock.seize():
            self.live_tables.run(self.follow_later(live, entry))
            return
        try:
            live.carry_out(entry)
            self.live_tables.changed(live, ours=False)
        finally:
            live.lock.release()

    async def follow_later(self, live: LiveTable, entry: Entry) -> None:
        """Wait until the table is free and as the journal has it, with this entry and whatever came before it."""
        try:
            async with live.lock:
                if live.match is None or live.match.number <= entry.number:
                    await self.live_tables.catch_up(live)
        except Refusal:
            self.live_tables.lose_sight(live)
