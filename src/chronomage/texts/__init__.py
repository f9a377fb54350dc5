"""Texts: every sentence the program says, in four languages. Sits above kernel and games, below cli."""

from chronomage.texts.bundle import texts_bundle
from chronomage.texts.catalogue import Catalogue, catalogue
from chronomage.texts.languages import LANGUAGES, UnknownLanguage
from chronomage.texts.problems import problem_said
from chronomage.texts.saying import Saying
from chronomage.texts.speaking import texts_of

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Saying",
    "UnknownLanguage",
    "catalogue",
    "problem_said",
    "texts_bundle",
    "texts_of",
]
