"""What we rely on inside other people's packages that they do not promise to keep: all of it, by name.

pyproject.toml allows only versions that have been looked at, and `tests/server/test_insides.py` fails where one lacks a
name. Should a server run with such a version all the same, its WebSockets take the longer way of ASGI; its HTTP, which
would have no bounds then, does not start.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import FunctionType
from typing import Any, Final

import structlog

from chronomage.kernel.errors import ChronomageError

# By class, as module:name, the attributes and methods that are not part of its documented interface.
Insides = Mapping[str, Sequence[str]]
WEBSOCKETS: Final[Insides] = {
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        "close_sent",
        "close_timeout",
        "close_timer",
        "conn",
        "data_received",
        "disconnected",
        "handle_connect",
        "handshake_initiated",
        "loop",
        "queue",
        "read_paused",
        "scope",
        "send_receive_event_to_app",
        "transport",
    ),
    # A parser that waits in `at_eof` is between two frames, and one without a size is between two messages.
    "websockets.protocol:Protocol": ("at_eof", "current_size", "data_to_send", "parser", "send_close", "state"),
    "websockets.utils:apply_mask": (),
}
HTTP: Final[Insides] = {
    "uvicorn.protocols.http.h11_impl:H11Protocol": (
        "client",
        "conn",
        "connection_lost",
        "connection_made",
        "cycle",
        "loop",
        "transport",
    ),
}
METRICS: Final[Insides] = {"prometheus_client:Histogram": ("_buckets", "_sum", "_upper_bounds")}

log: Final = structlog.get_logger("chronomage.transport")


class UnknownInsides(ChronomageError):
    """A package is installed in a version that the server does not know from within."""


def missing(insides: Insides) -> list[str]:
    """What of these names is not there in the versions that are installed."""
    return [f"{where}.{name}".rstrip(".") for where, names in insides.items() for name in missing_in(where, names)]


def missing_in(where: str, names: Sequence[str]) -> list[str]:
    """Those that this class neither has nor ever speaks of; all that is, where there is no such class."""
    module, _, name = where.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError):
        return list(names) or [""]
    known = names_in(found) if names else set()
    return [name for name in names if name not in known]


def names_in(found: type) -> set[str]:
    """What a class and those above it define, and what their methods speak of: most attributes are set there."""
    known: set[str] = set(dir(found))
    for each in found.__mro__:
        for method in vars(each).values():
            if isinstance(method, FunctionType):
                known.update(method.__code__.co_names)
    return known


def websocket_protocol(insides: Insides = WEBSOCKETS) -> Any:
    """Our own protocol for WebSockets as uvicorn takes it; the name of its own where that one would not fit."""
    lacking = missing(insides)
    if lacking:
        log.warning("WebSockets take the longer way: uvicorn or websockets is not as expected", lacks=lacking)
        return "auto"
    from chronomage.server.transport.websocket_protocol import WebSocketLine

    return WebSocketLine


def require_http(insides: Insides = HTTP) -> None:
    """Refuse to serve where nobody would be cut off who should be."""
    lacking = missing(insides)
    if lacking:
        raise UnknownInsides(
            f"this uvicorn is another than the server knows, it lacks {', '.join(lacking)}: reinstall."
        )
