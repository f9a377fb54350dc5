"""The credential by which somebody is known again: signed by the server, kept by the client, stored nowhere."""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from chronomage.server.identity.person import Person
from chronomage.server.now import now

VERSION: Final = "c1"
LASTS_SECONDS: Final = 180 * 24 * 3600
# A longer text is none of ours, and is not worth the work of looking at it.
LONGEST: Final = 1000


@dataclass(frozen=True, slots=True)
class Claim:
    """What a token says of the one who holds it."""

    key: str  # of the person
    name: str  # a guest's nickname; empty for accounts, whose name is in the database
    epoch: int  # of an account: a token of an earlier one is worth nothing any more
    expires_at: int

    @property
    def account(self) -> int | None:
        """The number of the account; None for guests."""
        kind, _, number = self.key.partition(":")
        return int(number) if kind == "a" else None


def guest_claim(name: str, at: int | None = None) -> Claim:
    """A claim for somebody new, known by a key that nobody can guess."""
    return Claim(f"g:{secrets.token_urlsafe(16)}", name, 0, expiry(at))


def account_claim(person: Person, epoch: int, at: int | None = None) -> Claim:
    """A claim for somebody who has signed in."""
    return Claim(person.key, "", epoch, expiry(at))


def expiry(at: int | None = None) -> int:
    """When a token ends that is given out now, or at that time."""
    return (now() if at is None else at) + LASTS_SECONDS * 1000


class Signer:
    """Makes tokens and reads them: version, content and signature, parted by dots, safe in cookies and addresses."""

    def __init__(self, secret: bytes, clock: Callable[[], int] = now) -> None:
        self.secret = secret
        self.clock = clock

    def sign(self, claim: Claim) -> str:
        """The token that says this."""
        content = msgspec.msgpack.encode((claim.key, claim.name, claim.epoch, claim.expires_at))
        body = f"{VERSION}.{as_text(content)}"
        return f"{body}.{self.signature(body)}"

    def read(self, text: object) -> Claim | None:
        """What a token says; None for anything that this server has not signed, and for a token that has expired."""
        if not isinstance(text, str) or len(text) > LONGEST or not text.isascii():
            return None
        body, _, signature = text.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.signature(body).encode()):
            return None
        version, _, content = body.partition(".")
        if version != VERSION:
            return None
        # Whatever carries our signature and our version has been written by sign.
        claim = Claim(*msgspec.msgpack.decode(as_bytes(content), type=tuple[str, str, int, int]))
        return claim if claim.expires_at > self.clock() else None

    def signature(self, body: str) -> str:
        """What only one who has the secret can write under this."""
        return as_text(hmac.digest(self.secret, body.encode(), "sha256"))


def as_text(content: bytes) -> str:
    """Bytes in letters that need no quoting anywhere."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """The bytes that such a text stands for."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
