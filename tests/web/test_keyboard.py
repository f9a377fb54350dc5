"""By keyboard alone, from the start page to the end of a turn."""

import pytest

from tests.web.conftest import Visits
from tests.web.visitor import Visitor

MANY = 150
CONFIRMS = "[data-confirm], [data-confirm-split], [data-choice='confirm']"
FOCUSED = f"""() => {{
  const each = document.activeElement;
  const box = each.getBoundingClientRect();
  return {{
    name: each.getAttribute('aria-label') ?? each.textContent.trim(),
    chooses: each.matches('.choosable, .lectern .choices button:not(.quiet, .back)') && each.ariaDisabled !== 'true',
    picked: each.getAttribute('aria-pressed') === 'true' || each.closest('[data-year]') !== null,
    confirms: each.matches("{CONFIRMS}"),
    shown: box.width > 0 && getComputedStyle(each).outlineStyle !== 'none',
  }};
}}"""

OPEN = ":not([aria-disabled=true])"
# What may change when something is chosen or picked.
SEEN = """() => document.querySelector('.lectern').outerHTML + [...document.querySelectorAll('.choosable')]
  .map((each) => each.outerHTML).join()"""
CHANGED = f"(before) => document.querySelector('.lectern[aria-busy=false]') !== null && ({SEEN})() !== before"


class Keyboard:
    """Hands on the keyboard."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def tabs_to(self, wanted: str) -> None:
        """Tab until that expression about what is focused holds."""
        for _ in range(MANY):
            self.visitor.page.keyboard.press("Tab")
            if self.visitor.page.evaluate(f"() => {{ const focused = ({FOCUSED})(); return {wanted}; }}"):
                return
        raise AssertionError(f"Tab never comes to {wanted}")

    def presses_enter(self) -> None:
        """On what is focused, which does something; and something at the table is focused then."""
        page = self.visitor.page
        assert page.evaluate(FOCUSED)["shown"], "nobody can see where the focus is"
        before = page.evaluate(SEEN)
        page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=before)
        self.keeps_focus()

    def keeps_focus(self) -> None:
        kept = self.visitor.page.evaluate("() => document.querySelector('main').contains(document.activeElement)")
        assert kept, "the focus has fallen out of the table"


@pytest.mark.parametrize("game", ["Seasons", "Time Masters"])
def test_from_the_start_to_the_end_of_a_turn(visit: Visits, game: str) -> None:
    visitor = visit()
    page, keyboard = visitor.opens(), Keyboard(visitor)
    keyboard.tabs_to("document.activeElement.matches('main input')")
    page.keyboard.type("Anna")
    keyboard.tabs_to(
        f"focused.name.startsWith('Play against') && document.activeElement.closest('section')"
        f".querySelector('h2').textContent.trim() === '{game}'"
    )
    page.keyboard.press("Enter")  # the simplest way to play has the focus
    page.keyboard.press("Enter")
    page.wait_for_selector(".lectern")
    for _ in range(60):
        if visitor.position.get("observation", {}).get("round", 0) >= 2:
            break
        page.wait_for_selector(f".choosable, .lectern .choices button{OPEN}")
        ready = page.locator(f":is({CONFIRMS}){OPEN}").count() > 0
        keyboard.tabs_to("focused.confirms" if ready else "focused.chooses && !focused.picked")
        keyboard.presses_enter()
        # Those who play with us move: what we have in our hands stays there.
        page.wait_for_selector(f".choosable, .lectern .choices button{OPEN}")
        keyboard.keeps_focus()
    assert visitor.position["observation"]["round"] >= 2
