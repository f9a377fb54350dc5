"""Which catalogue speaks of which game."""

from functools import cache, lru_cache
from typing import Final

from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.rules import TimeMastersRules
from chronomage.kernel.rules import Rules
from chronomage.texts.catalogue import Catalogue, catalogue
from chronomage.texts.seasons.texts import SeasonsTexts
from chronomage.texts.timemasters.texts import TimeMastersTexts

MOST_PACKS: Final = 64  # whose texts are kept ready, in one language each


def texts_of(rules: Rules, language: str) -> Catalogue:
    """The texts of a game in a language; one there is not raises UnknownLanguage."""
    return time_masters_texts(language, rules.pack) if isinstance(rules, TimeMastersRules) else seasons_texts(language)


@cache
def seasons_texts(language: str) -> SeasonsTexts:
    """The texts of Seasons."""
    return SeasonsTexts(language, catalogue(language).texts)


@lru_cache(maxsize=MOST_PACKS)
def time_masters_texts(language: str, pack: Pack) -> TimeMastersTexts:
    """The texts of Time Masters with the cards of a pack."""
    return TimeMastersTexts(language, catalogue(language).texts, pack)
