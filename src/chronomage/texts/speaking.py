"""Which catalogue speaks of which game."""

from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.rules import TimeMastersRules
from chronomage.kernel.rules import Rules
from chronomage.texts.catalogue import Catalogue, catalogue
from chronomage.texts.seasons import SeasonsTexts
from chronomage.texts.timemasters import TimeMastersTexts


def texts_of(rules: Rules, language: str) -> Catalogue:
    """The texts of a game in a language; one there is not raises UnknownLanguage."""
    return time_masters_texts(language, rules.pack) if isinstance(rules, TimeMastersRules) else seasons_texts(language)


def seasons_texts(language: str) -> SeasonsTexts:
    """The texts of Seasons."""
    return SeasonsTexts(language, catalogue(language).texts)


def time_masters_texts(language: str, pack: Pack) -> TimeMastersTexts:
    """The texts of Time Masters with the cards of a pack."""
    return TimeMastersTexts(language, catalogue(language).texts, pack)
