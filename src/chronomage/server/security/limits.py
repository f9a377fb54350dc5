"""How often anybody may ask: so that one who asks too much is slowed down, and the others are not."""

import math
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils.path import normalize_path

from chronomage.server.http.dependencies import IdentityServer
from chronomage.server.http.problems import send_problem
from chronomage.server.identity.authentication import credential_of
from chronomage.server.rate_buckets import Buckets

# One connection to the internet has a whole network of this size.
IPV6_NETWORK: Final = 64
TOO_FAST: Final = "that was too fast; wait a moment and try again."

# Where somebody can try passwords out, or make the server hash them.
ATTEMPTS: Final = (("POST", "/accounts"), ("POST", "/sessions"), ("PUT", "/me/password"), ("DELETE", "/me"))


class RateLimits:
    """ASGI middleware: so many requests of one address and of one person, and far fewer attempts to sign in."""

    def __init__(self, app: ASGIApp, server_process: IdentityServer) -> None:
        self.app = app
        self.server_process = server_process  # which has its signer only once it is open
        self.addresses = a_minute(server_process.settings.requests_a_minute)
        self.people = a_minute(server_process.settings.requests_a_minute)
        self.attempts = a_minute(server_process.settings.sign_ins_a_minute)
        self.documents = a_minute(server_process.settings.documents_a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or say when to come back."""
        wait = self.wait(scope) if scope["type"] == ScopeType.HTTP else None
        if wait is None:
            await self.app(scope, receive, send)
        else:
            await send_problem(send, "too-fast", TOO_FAST, {"retry-after": str(max(1, math.ceil(wait)))})

    def wait(self, scope: Scope) -> float | None:
        """Count a request: None where it may pass, or else after how many seconds to try again."""
        address = counted_address(scope)
        counted = [(self.addresses, address)]
        if is_attempt(scope):
            counted.append((self.attempts, address))
        claim = self.server_process.signer.read(credential_of(scope).token)
        if claim is not None:
            counted.append((self.people, claim.key))
        if brings_document(scope):
            counted.append((self.documents, address))
            if claim is not None:
                counted.append((self.documents, claim.key))
        for buckets, key in counted:
            if not buckets.take(key):
                return buckets.wait(key)
        return None


def a_minute(requests: int) -> Buckets:
    """Buckets for so many requests a minute, all of which may come at once."""
    return Buckets(requests / 60, requests)


def is_attempt(scope: Scope) -> bool:
    """Whether a request makes the server look at a password."""
    if scope["type"] != ScopeType.HTTP:
        return False
    # Paths are written in many ways, and the router takes them all for the same.
    path = normalize_path(scope["path"])
    return any(scope["method"] == method and path.endswith(end) for method, end in ATTEMPTS)


def brings_document(scope: Scope) -> bool:
    """Whether a request brings a text that is read with care and kept for a while."""
    path = normalize_path(scope["path"])
    return scope["type"] == ScopeType.HTTP and scope["method"] == "POST" and "/documents/" in path


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request or a WebSocket is counted under."""
    return counted_address(connection.scope)


def counted_address(scope: Scope) -> str:
    """The address that a connection is counted under: of IPv6 the network, which one visitor has to themselves."""
    client = scope.get("client")
    if not client:
        return ""
    host = client[0].partition("%")[0]
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> IPV6_NETWORK << IPV6_NETWORK))
