"""Texts: every sentence the program says, in four languages. Sits above kernel and games, below cli."""

from chronomage.texts.bundle import texts_bundle
from chronomage.texts.catalogue import Catalogue, catalogue
from chronomage.texts.languages import LANGUAGES, UnknownLanguage
from chronomage.texts.saying import Saying
from chronomage.texts.seasons.texts import SeasonsTexts
from chronomage.texts.speaking import seasons_texts, texts_of, time_masters_texts
from chronomage.texts.timemasters.texts import TimeMastersTexts

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Saying",
    "SeasonsTexts",
    "TimeMastersTexts",
    "UnknownLanguage",
    "catalogue",
    "seasons_texts",
    "texts_bundle",
    "texts_of",
    "time_masters_texts",
]
