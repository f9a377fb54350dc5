"""What a client says over its WebSocket. Every message may carry an `id`, which comes back as `re` in the answer."""

import msgspec


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Any message of a client."""

    id: int | None = None


class Numbered(msgspec.Struct):
    """As much as the answer needs to know of something that is no message."""

    id: int | None = None


class Hello(Request, tag="hello"):
    """Who is speaking, where no cookie says so, and in which version of the protocol."""

    protocol: int
    token: str | None = None


class Ping(Request, tag="ping"):
    """Is anybody there?"""


class AtTable(Request):
    """Any message about one table."""

    table: str


class Enter(AtTable, tag="enter"):
    """Sit down at one's seat, or watch; `since` is the number of the last step that the client has seen."""

    invite: str | None = None
    since: int | None = None


class Exit(AtTable, tag="exit"):
    """Hear no more of this table."""


class AtState(AtTable):
    """Any message that was meant for one state of the game."""

    state: int


class Choose(AtState, tag="choose"):
    """Answer the open decision, with the text of a choice or its id."""

    choice: str | int


class Undo(AtState, tag="undo"):
    """Take back one's last choice, as far as the rules of undo allow."""


class AskUndo(AtState, tag="ask-undo"):
    """Ask the others to agree that one's last choice, and all that came after it, is taken back."""


class AnswerUndo(AtState, tag="answer-undo"):
    """Agree to that, or refuse; the number is that of the request: there may be several in one state."""

    agree: bool
    number: int | None = None


class Hint(AtState, tag="hint"):
    """Ask what a bot would choose."""


class Why(AtState, tag="why"):
    """Ask why something is not open, by its text or its id."""

    choice: str | int


class Chat(AtTable, tag="chat"):
    """Say something."""

    text: str


class Leave(AtTable, tag="leave"):
    """Get up: a bot plays on, until one returns."""


class Return(AtTable, tag="return"):
    """Take one's seat back from the bot."""


class GiveUp(AtTable, tag="give-up"):
    """Give up for good: a game of two is over; otherwise a bot plays on to the end, and the seat comes last."""


AnyRequest = (
    Hello | Ping | Enter | Exit | Choose | Undo | AskUndo | AnswerUndo | Hint | Why | Chat | Leave | Return | GiveUp
)
