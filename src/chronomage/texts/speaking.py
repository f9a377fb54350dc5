"""Which catalogue speaks of which game."""

from chronomage.kernel.rules import Rules
from chronomage.kits import kit_of
from chronomage.texts.catalogue import Catalogue
from chronomage.texts.plain import plain_texts


def texts_of(rules: Rules, language: str) -> Catalogue:
    """The texts of a game in a language, as its kit says; a language there is not raises UnknownLanguage."""
    kit = kit_of(rules.name)
    texts = kit.part("texts", kit.texts)
    found: Catalogue = plain_texts(rules, language) if texts is None else texts(rules, language)
    return found
