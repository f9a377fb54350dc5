"""Somebody who is at tables, as far as a table is concerned: who they are, and how they are told what happens."""

from chronomage.server.identity.person import Person


class Attendee:
    """A client of this process, at as many tables as it likes."""

    def __init__(self) -> None:
        self.person: Person | None = None
        self.tables: dict[str, int | None] = {}  # the tables entered, and the seat there; None: as a watcher

    def send(self, message: bytes) -> None:
        """Tell them something."""
        self.answer(message, None)

    def answer(self, message: bytes, re: int | None) -> None:
        """Tell them something, in answer to their message with that id where it has one."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Let them go, after what they have been told."""
        raise NotImplementedError
