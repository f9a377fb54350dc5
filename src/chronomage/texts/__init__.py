"""Texts: every sentence the program says, in four languages. Sits above kernel and games, below cli."""

from chronomage.texts.catalogue import Catalogue, catalogue
from chronomage.texts.languages import LANGUAGES, UnknownLanguage

__all__ = ["LANGUAGES", "Catalogue", "UnknownLanguage", "catalogue"]
