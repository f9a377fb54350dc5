"""A pack as a document that somebody brings: checked, and told to those who choose one."""

from chronomage.games.timemasters.packs.reader import read_pack
from chronomage.kernel.document import Document


def read_document(text: str, source: str, largest: int) -> Document:
    """What a pack is, if it can be played; a BadPack names every mistake."""
    pack = read_pack(text, source, largest)
    figures = {"cards": len(pack.cards), "copies": sum(card.copies for card in pack.cards)}
    return Document(pack.name, pack.titles, pack.author, pack.about, figures)
