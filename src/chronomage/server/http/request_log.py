"""What was asked over HTTP: counted for Prometheus, and written to the log without anything that is secret."""

import time
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from chronomage.server.metrics import Metrics

log: Final = structlog.get_logger("chronomage.http")


class RequestLog:
    """ASGI middleware around everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Note requests; WebSockets count for themselves."""
        if scope["type"] == ScopeType.HTTP:
            await self.note(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def note(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note how it went."""
        began = time.perf_counter()
        status = 500

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            # The id of a table that is not public lets people in: the path is written as it was declared.
            handler = scope.get("route_handler")
            path = scope.get("path_template") or (sorted(handler.paths)[0] if handler is not None else "")
            log.debug("request", method=scope["method"], path=path, status=status, ms=milliseconds)
