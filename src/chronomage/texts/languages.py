"""The languages there are, and the plural forms of each."""

from typing import Final

from chronomage.kernel.errors import ChronomageError

LANGUAGES: Final = ("en", "ru", "pl", "uk")

# The plural forms of whole numbers; `other`, which CLDR keeps for fractions, is not one of the Slavic ones.
FORMS: Final = {
    "en": ("one", "other"),
    "ru": ("one", "few", "many"),
    "pl": ("one", "few", "many"),
    "uk": ("one", "few", "many"),
}


class UnknownLanguage(ChronomageError):
    """There are no texts in that language."""


def plural_form(language: str, number: int) -> str:
    """The form of a noun that follows this whole number, by the rules of CLDR."""
    count = abs(number)
    if language == "en":
        return "one" if count == 1 else "other"
    last, last_two = count % 10, count % 100
    if count == 1 or (last == 1 and last_two != 11 and language != "pl"):
        return "one"
    if 2 <= last <= 4 and not 12 <= last_two <= 14:
        return "few"
    return "many"
