"""Passwords: how they are kept, and how one is told to be right."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from chronomage.protocol.codes import Refusal
from chronomage.protocol.people import LONGEST_PASSWORD, SHORTEST_PASSWORD

# Each takes a core and 64 MiB for a moment: a flood of them must wait, and not take both from the games.
AT_ONCE: Final = 2
MOST_WAITING: Final = 100

T = TypeVar("T")


def clean_password(password: str) -> str:
    """A new password as it is hashed, the same from every keyboard; a Refusal where it cannot be one."""
    normal = unicodedata.normalize("NFC", password) if len(password) <= LONGEST_PASSWORD else password
    if not SHORTEST_PASSWORD <= len(normal) <= LONGEST_PASSWORD:
        raise Refusal("bad-request", f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")
    if not is_writable(normal):
        raise Refusal("bad-request", "this password has characters in it that cannot be stored.")
    return normal


def is_writable(text: str) -> bool:
    """Whether a text is one that can be written down; halves of characters are not."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


class Passwords:
    """Hashes and checks passwords, a few at a time, away from the event loop."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        # Checked where there is no account, so that the time it takes does not tell.
        self.nobodys = self.hasher.hash(secrets.token_hex())

    async def hash_password(self, password: str) -> str:
        """What is kept of a new password."""
        clean = clean_password(password)
        return await self.work(lambda: self.hasher.hash(clean))

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password; None stands for somebody whom nobody knows, and takes as long."""
        # No such password has ever been set, whoever it is about: to say so at once tells nothing.
        if len(password) > LONGEST_PASSWORD or not is_writable(password):
            return False
        normal = unicodedata.normalize("NFC", password)
        right = await self.work(lambda: self.verify(hashed or self.nobodys, normal))
        return right and hashed is not None

    def is_outdated(self, hashed: str) -> bool:
        """Whether it was hashed by weaker parameters than today's."""
        return self.hasher.check_needs_rehash(hashed)

    def verify(self, hashed: str, password: str) -> bool:
        """The check itself, which takes its time."""
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def work(self, task: Callable[[], T]) -> T:
        """Do this in a thread when its turn comes; a Refusal where too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise Refusal("too-fast", "too many people are signing in just now; try again in a minute.")
        self.waiting += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(task)
        finally:
            self.waiting -= 1
