"""How every error leaves the server: a code for programs and a sentence for people, and nothing else."""

import traceback
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope, Send

from chronomage.bots import BadBot
from chronomage.kernel.errors import ChronomageError
from chronomage.kits import BadKit
from chronomage.protocol.codes import CODES, ProblemBody, Refusal

BROKEN: Final = "something went wrong on the server; it was not your doing, and it has been written down."
GONE: Final = "client disconnected"  # Litestar's words for it
NOT_JSON: Final = "this is not JSON that can be read."
MOST_TOLD: Final = 200
LATER: Final = "60"  # seconds

LOG: Final = structlog.get_logger("chronomage.http")

# What parts of a request are called outside, where handlers have to call them something else.
CALLED: Final = {"data": "the body", "first": "from"}

# What is told of a request that never came to one of our own handlers.
BY_STATUS: Final = {
    401: ("unauthorized", "nobody knows who you are; sign in first."),
    403: ("forbidden", "that is not allowed."),
    404: ("not-found", "there is nothing here."),
    405: ("bad-request", "that cannot be done here."),
    413: ("oversized", "that is too large."),
    429: ("too-fast", "that was too fast; wait a moment and try again."),
}


AnyRequest = Request[Any, Any, Any]
Answer = Response[ProblemBody]


def problem(code: str, message: str, status: int | None = None, headers: Mapping[str, str] | None = None) -> Answer:
    """The answer to a request that was refused."""
    body = ProblemBody(code=code, message=message)
    return Response(body, status_code=status or CODES[code], headers=dict(headers or {}), media_type="application/json")


async def send_problem(send: Send, code: str, message: str, headers: Mapping[str, str] | None = None) -> None:
    """The same from outside the application, where requests are turned away before they come to it."""
    body = msgspec.json.encode(ProblemBody(code=code, message=message))
    told = {"content-type": "application/json", "content-length": str(len(body)), **(headers or {})}
    encoded = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in told.items()]
    await send({"type": "http.response.start", "status": CODES[code], "headers": encoded})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def on_refusal(request: AnyRequest, error: Refusal) -> Answer:
    """Refused, with the reason that was given."""
    if CODES[error.code] >= 500:
        LOG.warning("refused", code=error.code, **told_of(request.scope), cause=cause_of(error))
    headers = {"retry-after": LATER} if error.code == "too-fast" else {}
    return problem(error.code, error.message, headers=headers)


def on_chronomage_error(request: AnyRequest, error: ChronomageError) -> Answer:
    """The games say in a player's words what cannot be; a broken package is for the host to read of, in the log."""
    if isinstance(error, (BadKit, BadBot)):
        return on_anything(request, error)
    return problem("bad-request", str(error))


def on_http_exception(request: AnyRequest, error: HTTPException) -> Answer:
    """What Litestar itself has found wrong with a request."""
    status = error.status_code
    if isinstance(error, ValidationException):
        return problem("bad-request", what_is_wrong(error), status)
    if isinstance(error.__cause__, SerializationException):
        return problem("malformed", NOT_JSON, status)
    if status in BY_STATUS:
        return problem(*BY_STATUS[status], status, error.headers)
    if status < 500:
        return problem("bad-request", error.detail[:MOST_TOLD], status, error.headers)
    if GONE in error.detail:
        return problem("bad-request", "the request was broken off.")  # nobody is there to read it
    return on_anything(request, error)


def on_recursion(request: AnyRequest, error: RecursionError) -> Answer:
    """JSON that is nested without end is the sender's doing; any other recursion without end is ours."""
    if "deserializing" in str(error):
        return problem("malformed", NOT_JSON)
    return on_anything(request, error)


def on_anything(request: AnyRequest, error: Exception) -> Answer:
    """A mistake of our own: it is written down here, and not told to anybody else."""
    log_failure(request.scope, error)
    return problem("internal", BROKEN)


def what_is_wrong(error: ValidationException) -> str:
    """Which parts of a request are not as they should be."""
    parts = [part_of(part) for part in error.extra or [] if isinstance(part, dict)]
    return ("; ".join(parts) or error.detail)[:MOST_TOLD]


def part_of(found: Mapping[str, Any]) -> str:
    """What is not as it should be in one part of a request."""
    key, message = str(found.get("key", "")), str(found.get("message", ""))
    name = CALLED.get(key, key)
    if message == repr(key):
        return f"{name} is missing"
    return f"{name}: {message}" if name else message


def log_failure(scope: Scope, error: Exception) -> None:
    """Write down what went wrong and where, but nothing of what was sent: it may hold a password or a token."""
    # A text is made of it here, since renderers may add the values of variables.
    LOG.error("request failed", **told_of(scope), exception="".join(traceback.format_exception(error)))


def told_of(scope: Scope) -> dict[str, str]:
    """What may be written down of a request: its path on one line, and not what was asked with it."""
    path = quote(scope["path"], errors="replace")
    return {"method": str(scope.get("method", "")), "path": path[:MOST_TOLD]}


def cause_of(error: Refusal) -> str:
    """What stands behind a refusal: a database's own words, without the statement and its values."""
    cause = error.__cause__
    found = getattr(cause, "orig", None) or cause
    return "" if found is None else f"{type(found).__name__}: {found}"[:MOST_TOLD]


def refusals(reasons: dict[int, str]) -> dict[int, ResponseSpec]:
    """How a request can be refused, by status: for these reasons, and for those that there are everywhere."""
    always = {
        400: "the request cannot be understood, or something in it cannot be",
        403: "the request came from another site",
        413: "the request is too large",
        429: "too many requests; `Retry-After` says when to come back",
        500: "the server has made a mistake",
        503: "the server cannot write anything down just now",
    }
    return {
        status: ResponseSpec(ProblemBody, generate_examples=False, description=reason)
        for status, reason in (always | reasons).items()
    }


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    Refusal: on_refusal,
    ChronomageError: on_chronomage_error,
    HTTPException: on_http_exception,
    RecursionError: on_recursion,
    Exception: on_anything,
}
