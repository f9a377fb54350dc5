"""What can be looked up in Time Masters: the cards of a pack, by name."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from chronomage.cli.typed import as_typed
from chronomage.games.timemasters.packs.pack import Card, Pack
from chronomage.texts.timemasters.texts import TimeMastersTexts


def cards_of(pack: Pack, only: str | None = None) -> list[Card]:
    """The cards of a pack, or of one of its sets, in the order of the file."""
    return [card for card in pack.cards if only in (None, card.set)]


def find(wanted: str, texts: TimeMastersTexts, among: Sequence[Card]) -> list[Card]:
    """The cards with that name, in English or the texts' language; failing that, with that part of the name."""
    sought = as_typed(wanted)
    if not sought:
        return []
    slug = sought.replace("'", "").replace(" ", "-")
    exact = [card for card in among if slug == card.name or sought in names_of(card, texts)]
    return exact or [
        card for card in among if slug in card.name or any(sought in name for name in names_of(card, texts))
    ]


def names_of(card: Card, texts: TimeMastersTexts) -> Iterable[str]:
    """What a card is called: in English, and in the texts' language."""
    return {as_typed(card.title("en")), as_typed(card.title(texts.language))}


def suggestion(wanted: str, texts: TimeMastersTexts, among: Sequence[Card]) -> str:
    """A name that was perhaps meant."""
    titles = {name: card.title(texts.language) for card in among for name in (*names_of(card, texts), card.name)}
    close = get_close_matches(as_typed(wanted), titles, 1)
    return f" Did you mean {titles[close[0]]}?" if close else ""
