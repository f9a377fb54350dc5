"""What players do at a table: choose, take back, leave and return. Everything is on disk before anybody hears of it."""

from collections.abc import Callable
from typing import Final

from chronomage.protocol.codes import Refusal
from chronomage.server.live.connection import Connection
from chronomage.server.storage import entry as entries
from chronomage.server.tables.live_table import LiveTable
from chronomage.server.tables.live_tables import LiveTables
from chronomage.server.tables.match import GAVE_UP, LEFT, TIME, Match

MOST_TRIES: Final = 5

# Looks at the match, refuses or says what is to be written down: the kind of entry and its content.
Proposal = Callable[[Match], tuple[str, str]]


class PlayerActions:
    """Carries out what players ask for."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables

    async def act(
        self, live: LiveTable, seat: int, propose: Proposal, sender: Connection | None = None, re: int | None = None
    ) -> None:
        """Write down what is proposed and carry it out. Where another process was faster, it is proposed again."""
        async with live.lock:
            for _ in range(MOST_TRIES):
                if live.unsure:
                    await self.live_tables.catch_up(live)
                if live.match is None:
                    raise Refusal("not-playing", "the game has not begun yet.")
                kind, content = propose(live.match)
                happening = await self.live_tables.append(live, kind, seat, content)
                if happening is not None:
                    live.tell(happening, sender, re)
                    self.live_tables.after_entry(live, kind, ours=True)
                    return
        raise Refusal("storage", "too much happens at this table at once; please try again.")

    async def choose(
        self,
        live: LiveTable,
        seat: int,
        state: int,
        choice: str | int,
        sender: Connection | None = None,
        re: int | None = None,
    ) -> None:
        """Answer the open decision."""
        live.expect(state)

        def propose(match: Match) -> tuple[str, str]:
            return entries.CHOICE, match.check_choice(seat, state, choice)

        await self.act(live, seat, propose, sender, re)

    async def undo(self, live: LiveTable, seat: int, state: int, sender: Connection, re: int | None) -> None:
        """Take back one's last choice."""
        live.expect(state)
        await self.act(live, seat, lambda match: (entries.UNDO, match.check_undo(seat, state)), sender, re)

    async def ask_undo(self, live: LiveTable, seat: int, state: int, sender: Connection, re: int | None) -> None:
        """Ask the others to go back to before one's last choice."""
        live.expect(state)
        await self.act(live, seat, lambda match: match.check_asking(seat, state), sender, re)

    async def answer_undo(
        self,
        live: LiveTable,
        seat: int,
        state: int,
        number: int | None,
        agree: bool,
        sender: Connection,
        re: int | None,
    ) -> None:
        """Agree to go back, or refuse."""

        def propose(match: Match) -> tuple[str, str]:
            match.check_answer(seat, state, number)
            return (entries.AGREE if agree else entries.REFUSE), ""

        live.expect(state)
        await self.act(live, seat, propose, sender, re)

    async def stop(self, live: LiveTable, seat: int, reason: str, sender: Connection | None, re: int | None) -> None:
        """Leave or give up: a bot plays on."""

        def propose(match: Match) -> tuple[str, str]:
            stands = match.stand_in[seat]
            if match.game.over:
                raise Refusal("not-playing", "the game is over.")
            if stands == GAVE_UP or (stands is not None and reason == LEFT):
                raise Refusal("not-allowed", "a bot plays on your seat already.")
            return entries.STAND_IN, reason

        await self.act(live, seat, propose, sender, re)

    async def come_back(self, live: LiveTable, seat: int, sender: Connection, re: int | None) -> None:
        """Take one's seat back from the bot."""

        def propose(match: Match) -> tuple[str, str]:
            if match.stand_in[seat] is None:
                raise Refusal("not-allowed", "you are playing on your seat.")
            if match.game.over or not match.may_return(seat):
                raise Refusal("not-allowed", "you cannot return to this game.")
            if match.stand_in[seat] == TIME and match.is_asked(seat):
                raise Refusal("not-allowed", "your time ran out and the bot is choosing; return when it has.")
            match.check_length()
            return entries.RETURN, ""

        await self.act(live, seat, propose, sender, re)

    async def time_out(self, live: LiveTable, seat: int, at: Callable[[], int]) -> None:
        """A clock has run out: a bot plays on. A Refusal where it has not, after all."""

        def propose(match: Match) -> tuple[str, str]:
            left = match.clocks.left(seat, at())
            if match.game.over or not match.clocks.running[seat] or left is None or left > 0:
                raise Refusal("stale", "there is time left.")
            return entries.STAND_IN, TIME

        await self.act(live, seat, propose)
