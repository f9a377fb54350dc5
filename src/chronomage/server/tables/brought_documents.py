"""Documents that games are played with: checked and kept when somebody brings one, and made rules of for a table."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from chronomage.kernel.document import Document
from chronomage.kernel.document_names import document_name
from chronomage.kernel.errors import BadOption, UnknownGame
from chronomage.kernel.rules import Rules
from chronomage.kits import BadKit, kit_of
from chronomage.protocol.codes import Refusal
from chronomage.protocol.documents import LARGEST_DOCUMENT, DocumentView
from chronomage.server.settings import OfferedDocument
from chronomage.server.storage.document_store import GONE, DocumentStore
from chronomage.server.storage.rows import TableRow

MOST_TEXTS: Final = 64  # that one process keeps at hand
SOURCE: Final = "the file"  # what messages call it: its real name is nobody's business
NOT_TODAY: Final = "this server does not have the game of this table today."
OTHER_RULES: Final = "this table was set up under other rules than this server plays by today."


class BroughtDocuments:
    """All documents that this server knows, and the rules that are made of them."""

    def __init__(self, store: DocumentStore, offered: Sequence[OfferedDocument] = ()) -> None:
        self.store = store
        self.offered = offered  # by the host, to everybody
        self.offered_texts = {document_name(each.text): each.text for each in offered}
        self.texts: dict[str, str] = {}  # that were brought or asked for lately, the oldest first
        self.lock = asyncio.Lock()  # one after the other: those who play come first

    def offers(self, game: str) -> dict[str, list[DocumentView]]:
        """What the host offers for the options of a game that take documents."""
        found: dict[str, list[DocumentView]] = {option: [] for option in kit_of(game).documents}
        for each in self.offered:
            if each.game == game and each.option in found:
                found[each.option].append(view(document_name(each.text), each.document, brought=False))
        return found

    async def bring(self, game: str, option: str, text: str) -> DocumentView:
        """Check what somebody brings, and keep it for a while; a BadDocument names everything that is wrong with it."""
        name, document = document_name(text), await self.checked(game, option, text)
        await self.store.add(game, option, text)
        self.remember(name, text)
        return view(name, document, brought=name not in self.offered_texts)

    async def checked(self, game: str, option: str, text: str) -> Document:
        """What a text is, found out where that holds up nobody's move."""
        kit = kit_of(game)
        if option not in kit.documents:
            raise Refusal("not-found", f"{kit.title} takes no document there.")
        async with self.lock:
            return await asyncio.to_thread(kit.document, option, text, SOURCE, LARGEST_DOCUMENT)

    async def text_of(self, game: str, option: str, name: str) -> str:
        """The text of that name; a Refusal where there is none for that option."""
        text = self.offered_texts.get(name) or self.texts.get(name)
        if text is None:
            found = await self.store.find(name)
            if found is None or (found.game, found.option) != (game, option):
                raise Refusal("bad-request", GONE)
            text = found.text
            self.remember(name, text)
        return text

    def remember(self, name: str, text: str) -> None:
        """Have a text at hand."""
        self.texts[name] = text
        for oldest in list(self.texts)[:-MOST_TEXTS]:
            del self.texts[oldest]

    async def texts_named(self, game: str, options: Mapping[str, object]) -> dict[str, str]:
        """The texts that these options name, by option."""
        named = kit_of(game).documents_named(options)
        return {option: await self.text_of(game, option, name) for option, name in named.items()}

    async def rules_of(self, game: str, options: Mapping[str, object]) -> Rules:
        """The rules that these options ask for."""
        documents = await self.texts_named(game, options)
        kit = kit_of(game)
        if not documents:
            return kit.rules_for(options)
        async with self.lock:  # to read a text takes a moment
            return await asyncio.to_thread(kit.rules_for, options, documents)

    async def rules_of_table(self, row: TableRow) -> Rules:
        """The rules that a table is played by; a Refusal where this server does not have them any more."""
        try:
            rules = await self.rules_of(row.game, row.options)
        except (UnknownGame, BadKit):
            raise Refusal("not-allowed", NOT_TODAY) from None
        except BadOption:  # such as a document in words that this program does not know
            raise Refusal("not-allowed", OTHER_RULES) from None
        if row.version != rules.version:
            raise Refusal("not-allowed", OTHER_RULES)
        return rules

    async def told_of(self, game: str, options: Mapping[str, object], documents: Mapping[str, str]) -> dict[str, Any]:
        """What a table tells of the documents that it is played with."""
        told: dict[str, Any] = {}
        for option, name in kit_of(game).documents_named(options).items():
            document = await self.checked(game, option, documents[option])
            brief = document._replace(about={})  # which may be long, and a table is told of often
            told[option] = msgspec.to_builtins(view(name, brief, brought=name not in self.offered_texts))
        return told


def view(name: str, document: Document, brought: bool) -> DocumentView:
    """A document as everybody sees it."""
    return DocumentView(
        value=name,
        name=document.name,
        titles=document.titles,
        author=document.author,
        about=document.about,
        figures=document.figures,
        brought=brought,
    )
