"""What can be played, and every text of it, as HTTP tells of them."""

from typing import NotRequired, TypedDict

import msgspec

from chronomage.protocol.documents import DocumentOffer
from chronomage.protocol.words import CardName, GameName


class OptionInfo(TypedDict):
    """One option of a game; `about` says what else it takes, where it takes more than its values."""

    values: list[str]
    default: str
    about: str


class GameInfo(TypedDict):
    """What a table of a game can be set up with."""

    title: str  # the same in every language
    version: int
    players: list[int]
    bots: list[str]
    rules_options: list[str]  # those that the texts and the cards depend on, such as a pack of cards
    options: dict[str, OptionInfo]
    documents: dict[str, DocumentOffer]  # the options that also take a document, such as a pack of one's own


class Offer(msgspec.Struct, kw_only=True):
    """Everything that can be played."""

    games: dict[GameName, GameInfo]
    bots: list[str]
    languages: list[str]


class CardText(TypedDict):
    """A card, an enchantment or an ability token in words."""

    name: str
    rule: str
    ruling: NotRequired[str]  # what has been settled about it beyond its rule
    line: NotRequired[str]  # its facts in one line


class OptionText(TypedDict):
    """An option and its values in words."""

    label: str
    values: dict[str, str]


class TextBundle(TypedDict):
    """All texts of a game in one language: docs/texts.md, "The bundle"."""

    game: GameName
    language: str
    texts: dict[str, str]
    plurals: dict[str, dict[str, str]]  # by noun, then by form of CLDR
    cards: dict[CardName, CardText]
    enchantments: NotRequired[dict[str, CardText]]
    abilities: NotRequired[dict[str, CardText]]
    options: dict[str, OptionText]
