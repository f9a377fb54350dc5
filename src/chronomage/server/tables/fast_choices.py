"""Choices without any waiting but for the disk: so are almost all of them made."""

from collections.abc import Callable

from chronomage.server.live.connection import Connection
from chronomage.server.storage.entry import CHOICE, Entry, Then
from chronomage.server.tables.live_table import LiveTable


class FastChoices:
    """Makes choices in plain calls: from a client's message to the journal, and from the journal to everybody."""

    def __init__(self, write: Callable[[Entry, Then], None], changed: Callable[[LiveTable, bool], None]) -> None:
        self.write = write  # into the journal
        self.changed = changed  # with whether this process did it

    def choose(
        self,
        live: LiveTable,
        seat: int,
        state: int,
        choice: str | int,
        sender: Connection,
        re: int | None,
        then: Callable[[bool | Exception], None],
    ) -> bool:
        """Answer the open decision; false: something must be waited for first.

        `then` hears what became of it: true, it was made and told; false, another process was faster; or why it was
        not made.
        """
        live.expect(state)
        match = live.match
        if match is None or live.unsure or not live.lock.seize():
            return False
        try:
            entry = live.next_entry(match, CHOICE, seat, match.check_choice(seat, state, choice))
        except BaseException:
            live.lock.release()
            raise

        def written(outcome: bool | Exception) -> None:
            if outcome is True:
                try:
                    live.tell(match.apply(entry), sender, re)
                    self.changed(live, True)
                except Exception as error:
                    outcome = error
            if outcome is not True:
                live.unsure = True  # it may have been written all the same
            live.lock.release()
            then(outcome)

        self.write(entry, written)
        return True

    def follow(self, live: LiveTable, entry: Entry) -> bool:
        """Carry out a choice that another process has written down; false: something must be waited for first."""
        match = live.match
        if match is not None and entry.number < match.number:
            return True  # we know
        if match is None or entry.kind != CHOICE or entry.number > match.number or not live.lock.seize():
            return False
        try:
            live.tell(match.apply(entry))
            self.changed(live, False)
        finally:
            live.lock.release()
        return True
