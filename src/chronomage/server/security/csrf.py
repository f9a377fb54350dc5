"""Requests that another site makes a browser send are told from our own, and refused."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from chronomage.server.http.problems import send_problem
from chronomage.server.identity.authentication import credential_of

# A page of another origin cannot send this without asking first, and the server never says yes.
HEADER: Final = "x-chronomage"
SAFE: Final = frozenset(["GET", "HEAD", "OPTIONS", "TRACE"])
PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}
FOREIGN: Final = "this came from another site, or without the header X-Chronomage: 1; nothing was done."


class OwnRequests:
    """ASGI middleware that lets nothing through which changes something in a visitor's name without their doing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE and not is_own(scope):
            await send_problem(send, "forbidden", FOREIGN)
        else:
            await self.app(scope, receive, send)


def is_own(scope: Scope) -> bool:
    """Whether a request that changes something was sent by our own page, or by no browser at all."""
    headers = Headers.from_scope(scope)
    credential = credential_of(scope)
    has_header = headers.get(HEADER) == "1"
    if credential.has_cookie:
        return has_header and has_own_origin(headers)
    if credential.how == "bearer":
        return True  # no browser adds that by itself
    # It may be about to get a cookie: nobody is to be signed in to an account that is not theirs.
    return has_header or has_own_origin(headers)


def origin_is_own(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a WebSocket was opened by our own page, or by no browser at all: ask where it comes with a cookie."""
    return has_own_origin(Headers.from_scope(connection.scope))


def has_own_origin(headers: Headers) -> bool:
    """Whether the request's origin, which browsers tell and nothing else has to, is the host that it was sent to.

    The scheme is not compared: behind a proxy the server does not see the one that the browser uses.
    """
    origins = headers.getall("origin", [])
    if not origins:
        return True
    if len(origins) > 1:
        return False
    origin = place_of(origins[0])
    scheme = origins[0].partition("://")[0].lower()
    return origin is not None and origin == place_of(f"{scheme}://{headers.get('host', '')}")


def place_of(address: str) -> tuple[str, int] | None:
    """Host and port of an address; None where it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    return None if not parts.hostname or port is None else (parts.hostname, port)
