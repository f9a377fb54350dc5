"""What every answer tells the browser: run our own scripts and nothing else, and stay in no other site's frame."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils.path import normalize_path

from chronomage.server.http.problems import BROKEN, log_failure, send_problem

# Browsers take a WebSocket to the page's own host for 'self'.
CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
UNUSED: Final = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")
ALWAYS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
OVER_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
NOT_KEPT: Final = {"cache-control": "no-store"}


class SecurityHeaders:
    """ASGI middleware around everything else: no answer leaves without these headers, whatever went wrong inside."""

    def __init__(self, app: ASGIApp, https: bool = False) -> None:
        self.app = app
        self.always = ALWAYS | (OVER_HTTPS if https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers to its answer."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        added = self.always | (NOT_KEPT if is_api(scope["path"]) else {})
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableScopeHeaders.from_message(message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        except Exception as error:
            if started:
                raise
            log_failure(scope, error)
            await send_problem(send_with_headers, "internal", BROKEN)


def is_api(path: str) -> bool:
    """Whether answers at this path are about one visitor and one moment."""
    return normalize_path(path).startswith("/api/")
