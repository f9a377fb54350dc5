"""Why something was refused: a code for programs, a sentence for people.

Nothing has changed after any of them, but perhaps after `storage`: who gets that looks again.
"""

from typing import Annotated, Final

import msgspec

from chronomage.kernel.errors import ChronomageError

# Each code with the HTTP status that goes with it.
CODES: Final[dict[str, int]] = {
    "malformed": 400,  # not a message of this protocol
    "bad-request": 400,  # understood, and something in it cannot be
    "oversized": 413,
    "too-fast": 429,
    "unauthorized": 401,  # nobody knows who you are
    "forbidden": 403,
    "wrong-protocol": 400,
    "no-such-table": 404,
    "not-found": 404,
    "not-entered": 409,  # the table was not entered on this connection
    "not-seated": 403,  # only players of this table may do that
    "not-your-turn": 409,
    "not-playing": 409,  # the game has not begun, or is over
    "stale": 409,  # the game has moved on since the state that the choice was meant for
    "illegal": 409,  # the rules do not allow it
    "not-allowed": 409,  # the table was set up without it, or the time for it has passed
    "taken": 409,
    "full": 409,
    "storage": 503,  # it could not be written down for certain: look whether it was, or try again
    "closing": 503,  # the server is stopping; connect again
    "internal": 500,
}

# A later server may have more.
ErrorCode = Annotated[
    str,
    msgspec.Meta(title="ErrorCode", description="One of the codes of the protocol.", examples=[*CODES]),
]


class ProblemBody(msgspec.Struct, kw_only=True, frozen=True):
    """Why a request was refused; nothing has changed."""

    code: ErrorCode
    message: Annotated[str, msgspec.Meta(description="the same for people, in English")]


class Refusal(ChronomageError):
    """A request that was refused; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        assert code in CODES, code
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self) -> "tuple[type[Refusal], tuple[str, str]]":
        return Refusal, (self.code, self.message)
