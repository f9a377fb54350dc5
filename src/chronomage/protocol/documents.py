"""Documents that a game can be played with, such as a pack of cards: what somebody brings, and what is told of it."""

from typing import Annotated, Final

import msgspec

LARGEST_DOCUMENT: Final = 131_072  # letters


class NewDocument(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A text that somebody wants to play with."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_DOCUMENT)]


class DocumentView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A document as everybody sees it. All texts in it are plain: nothing of them is markup."""

    value: str  # of the option, for whoever wants to play with it
    name: str
    titles: dict[str, str]  # by language; one of them at least
    author: str = ""
    about: dict[str, str] = {}
    figures: dict[str, int] = {}  # such as how many cards it has
    brought: bool = False  # by a player, and not by the host of the server


class Mistake(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One thing that is wrong with a text."""

    message: str  # in the language that was asked for
    line: int = 0  # 0: it is about the whole text
    about: str = ""  # the part of it that the line belongs to, such as a card


class CheckedDocument(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A document that can be played with; or else what is wrong with it."""

    document: DocumentView | None = None
    mistakes: list[Mistake] = []
    more: int = 0  # how many mistakes there are beyond these


class DocumentOffer(msgspec.Struct, kw_only=True):
    """What may stand for an option that takes documents: those of the host, or one that somebody brings."""

    largest: int  # letters
    offered: list[DocumentView]
