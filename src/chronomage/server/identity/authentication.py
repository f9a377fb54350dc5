"""Who is asking: the token that came with a request, and the person whom it stands for."""

from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.types import Scope

from chronomage.server.identity.person import Person
from chronomage.server.identity.tokens import Signer

COOKIE: Final = "chronomage_session"
BEARER: Final = "bearer"


@dataclass(frozen=True, slots=True)
class Credential:
    """A token and how it came. A browser sends a cookie by itself, also when another site makes it ask."""

    token: str | None
    how: Literal["cookie", "bearer", "none"]
    has_cookie: bool  # there may be one beside a bearer's token


class AccountFinder(Protocol):
    """Whoever keeps the accounts."""

    async def find(self, account_id: int) -> tuple[str, int] | None:
        """The name of an account and its epoch; None where there is none."""


class Authenticator:
    """Knows people by their tokens."""

    def __init__(self, signer: Signer, accounts: AccountFinder) -> None:
        self.signer = signer
        self.accounts = accounts

    async def person(self, token: str | None) -> Person | None:
        """Whose token this is; None where it is nobody's, or of a session that has ended."""
        claim = self.signer.read(token)
        if claim is None:
            return None
        if claim.account is None:
            return Person(claim.key, claim.name)
        # Asked each time: a session ends in every process at the moment at which the password changes.
        found = await self.accounts.find(claim.account)
        if found is None or found[1] != claim.epoch:
            return None
        return Person(claim.key, found[0], claim.account)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that came with a request or the opening of a WebSocket."""
    return credential_of(connection.scope).token


def cookie_token(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that the browser sent by itself."""
    return cookie_of(Headers.from_scope(connection.scope))


def credential_of(scope: Scope) -> Credential:
    """The token and how it came; one that was given on purpose goes before the cookie."""
    headers = Headers.from_scope(scope)
    cookie = cookie_of(headers)
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == BEARER and token.strip():
        return Credential(token.strip(), "bearer", cookie is not None)
    return Credential(cookie, "none" if cookie is None else "cookie", cookie is not None)


def cookie_of(headers: Headers) -> str | None:
    """The session's cookie."""
    for header in headers.getall("cookie", []):
        for cookie in header.split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == COOKIE and value:
                return value
    return None
