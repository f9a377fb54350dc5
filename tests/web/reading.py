"""Reading a page as people do, and as screen readers do: every text that it shows or says."""

import re
import time
from collections.abc import Collection

from playwright.sync_api import expect

from tests.web.visitor import PATIENCE, Visitor

# Visible texts, and those said instead of them. What is not drawn at all says nothing.
TEXTS = """() => {
  const found = new Set();
  const drawn = (each) => each.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    // Names of languages are each in their own.
    if (data.trim() && drawn(parentElement) && !parentElement.closest('[lang]:not(html)')) found.add(data.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
    for (const each of document.querySelectorAll(`[${name}]`))
      if (drawn(each)) found.add(each.getAttribute(name).trim());
  found.add(document.title);
  return [...found];
}"""
# A key that nobody has turned into words, a place that nobody has filled, a value that is none.
RAW = re.compile(
    r"\b(choice|event|decision|season|energy|card|option|score|why|bonus|start|table|new|lectern|learn|replay|cards)"
    r"\.[a-z]+([.-][a-z]+)*\b|\{[a-z]+\}|\bundefined\b|\bNaN\b|\[object|\bnull\b"
)

LANGUAGES = ("en", "ru", "pl", "uk")
CYRILLIC = ("ru", "uk")
# Names, which are the same in every language, numerals, and keys of a keyboard.
NAMES = re.compile(
    r"Chronomage|Anna|Verguya|https?://\S+|\b(XI{0,2}|I{1,3}|IV|VI{0,3}|IX)\b"
    r"|\b(Esc|Escape|Tab|Enter|Space|Shift|Home|End|Page (Up|Down)|Backspace|Delete)\b"
)
LATIN = re.compile(r"[A-Za-z]{3,}")


def texts(visitor: Visitor) -> list[str]:
    """Every text of the page."""
    found: list[str] = visitor.page.evaluate(TEXTS)
    return found


def raw(found: Collection[str]) -> list[str]:
    """Texts that are not for people."""
    return [text for text in found if RAW.search(text)]


def untranslated(found: Collection[str], language: str, english: Collection[str] = ()) -> list[str]:
    """Texts in another language than the page's."""
    if language in CYRILLIC:
        return [text for text in found if LATIN.search(NAMES.sub("", text))]
    if language == "en":
        return []
    # Polish has our letters; but a whole phrase is never the same in both.
    return [text for text in found if text in english and len(text.split()) >= 3 and not NAMES.search(text)]


def speaks(visitor: Visitor, language: str) -> None:
    """Switches the language, as people do."""
    visitor.page.locator("header select").select_option(language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


def missing(visitor: Visitor, language: str, english: Collection[str]) -> list[str]:
    """What is not in the page's language; the server's texts of a game come a moment after our own."""
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        found = texts(visitor)
        wrong = [*raw(found), *untranslated(found, language, english)]
        if not wrong or time.monotonic() > deadline:
            return wrong
        visitor.page.wait_for_timeout(50)  # between two looks: the page does not say when all texts are there
