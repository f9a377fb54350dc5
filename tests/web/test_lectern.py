"""The strip at the foot of the table keeps its height, so that nothing above it moves: in every language."""

from collections.abc import Iterator

from playwright.sync_api import Page

import chronomage as cm
from tests.web.moments import asks, moment
from tests.web.sizes import LAPTOP, TABLET
from tests.web.visitor import DESKTOP, PHONE, Visitor

LANGUAGES = ("en", "ru", "pl", "uk")
DESKS = (TABLET, LAPTOP, DESKTOP)
TOKENS = "[data-spot^='token:'].choosable:not([aria-pressed=true])"
# How high the strip is, and how much higher it would have to be; once what follows the window's size has followed.
HEIGHT = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const lacks = [...document.querySelectorAll('.lectern > *')].map((each) => each.scrollHeight - each.clientHeight);
  return document.querySelector('.lectern').getBoundingClientRect().height + Math.max(...lacks);
}"""


def has_much(game: cm.Game) -> bool:
    """A full reserve that may be transmuted, and cards that may be summoned."""
    if not asks("turn", "transmute", "summon")(game):
        return False
    return len(game.observe(0).plain()["players"][0]["reserve"]) == 7


def while_picking(page: Page) -> list[float]:
    """How high the strip is before anything is picked, and after each token."""
    heights = [page.evaluate(HEIGHT)]
    tokens = page.locator(TOKENS)
    for left in range(tokens.count(), 0, -1):
        tokens.first.click()
        page.wait_for_function(f'() => document.querySelectorAll("{TOKENS}").length < {left}')
        heights.append(page.evaluate(HEIGHT))
    page.keyboard.press("Escape")
    page.wait_for_selector(".lectern [data-choice=end]")
    return heights


def in_every_language(page: Page) -> Iterator[str]:
    """One language after the other, each as soon as it is spoken."""
    for language in LANGUAGES:
        page.locator("select").first.select_option(language)
        page.wait_for_function(f"() => document.documentElement.lang === '{language}'")
        yield language


def test_nothing_moves_while_tokens_are_picked(visitor: Visitor) -> None:
    page = visitor.is_in(moment("seasons", has_much))
    page.wait_for_selector(TOKENS)
    for language in in_every_language(page):
        for window in (TABLET, DESKTOP, PHONE):
            page.set_viewport_size(window)
            heights = while_picking(page)
            assert len(heights) == 8
            assert len(set(heights)) == 1, f"the strip moves at {window} in {language}: {heights}"


def test_a_doubt_and_a_long_question_move_nothing(visitor: Visitor) -> None:
    page = visitor.is_in(moment("seasons", has_much))
    page.wait_for_selector(TOKENS)
    usual = []
    for window in DESKS:
        page.set_viewport_size(window)
        usual.append(page.evaluate(HEIGHT))
    page.locator(".lectern [data-choice=end]").click()
    page.wait_for_function("() => document.querySelector('.lectern .unused').textContent !== ''")
    for kind in (None, "way", "change-amount"):
        if kind is not None:
            visitor.sits_at(visitor.takes_up(moment("seasons", asks(kind))))
            page.wait_for_selector(".lectern .choices button")
        for language in in_every_language(page):
            for window, height in zip(DESKS, usual, strict=True):
                page.set_viewport_size(window)
                what = f"{kind or 'the doubt'} moves the strip at {window} in {language}"
                assert page.evaluate(HEIGHT) == height, what
