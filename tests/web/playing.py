"""Playing by what glows: somebody who knows no rules, and clicks on what can be chosen until the game is over."""

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.web.visitor import PATIENCE, Visitor

# What can be clicked now: what glows, and what stands in the lectern, but nothing that only takes back. A sheet
# of a phone comes first: what is read there is done, or put away once it is picked; what lies under it is out of reach.
LOOK = """
const open = (each) => each.ariaDisabled !== 'true' && each.getClientRects().length > 0;
const ways = '.choosable, .lectern .choices button:not(.quiet, .back), [data-confirm-split]';
const onPage = (reader) => {
  const deeds = [...reader.querySelectorAll('[data-deed]')].filter(open);
  const picked = reader.querySelector('[data-deed][aria-pressed="true"]') !== null;
  return picked || deeds.length === 0 ? [reader.querySelector('header button')] : deeds;
};
const there = () => {
  const reader = document.querySelector('.reader');
  if (reader !== null) return onPage(reader);
  const sheet = document.querySelector('.phone-sheet');
  const reached = (each) => sheet === null || sheet.contains(each) || each.closest('.lectern') !== null;
  return [...document.querySelectorAll(ways)].filter(open).filter(reached);
};
const laid = (each) => each.closest(':has(> [data-spot^="split:"][aria-pressed="true"])') !== null;
const told = (each) => ({
  spot: each.dataset.spot ?? each.closest('[data-reads]')?.dataset.reads ?? null,
  name: each.getAttribute('aria-label') ?? each.textContent.trim(),
  picked: each.getAttribute('aria-pressed') === 'true' || each.closest('[data-year]') !== null || laid(each),
  confirms: each.matches('[data-confirm], [data-confirm-split], [data-choice="confirm"]'),
  glows: each.classList.contains('choosable'),
});
const look = () => ({
  question: document.querySelector('.lectern .question')?.textContent ?? '',
  choices: there().map(told),
});
"""
# Waits until there is something to choose that was not there before: looks again whenever the page has changed.
NEXT = f"""([before, patience]) => new Promise((resolve) => {{
  {LOOK}
  const known = JSON.stringify(before);
  let found = null;
  const changes = new MutationObserver(() => {{
    if (seen()) finish();
  }});
  const late = setTimeout(finish, patience);
  function seen() {{
    const now = look();
    if (now.choices.length > 0 && JSON.stringify(now) !== known) found = now;
    return found !== null;
  }}
  function finish() {{
    changes.disconnect();
    clearTimeout(late);
    resolve(found);
  }}
  if (seen()) finish();
  else changes.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
}})"""
# Where to click on the n-th of them: a point at which nothing else lies over it.
AIM = f"""(number) => {{
  {LOOK}
  const each = there()[number];
  if (each === undefined) return {{ gone: true }};
  let over = null;
  for (const block of ['nearest', 'center', 'start']) {{
    each.scrollIntoView({{ block, inline: 'nearest', behavior: 'instant' }});
    if (block === 'start') scrollBy(0, -80); // below the head of the page
    const box = each.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {{
      for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {{
        const point = {{ x: box.left + along * box.width, y: box.top + down * box.height }};
        const found = document.elementFromPoint(point.x, point.y);
        if (found !== null && each.contains(found)) return point;
        over ??= found?.outerHTML.slice(0, 200);
      }}
    }}
  }}
  return {{ covered: `${{each.outerHTML.slice(0, 200)}} lies under ${{over}}` }};
}}"""
# What moves has come to rest; what never rests is not waited for.
STILL = """() => Promise.race([
  Promise.allSettled(document.getAnimations().map((each) => each.finished)),
  new Promise((resolve) => setTimeout(resolve, 1000)),
]).then(() => null)"""
LOOKS = 3  # so often must a thing be found covered, each time with all at rest, before it is taken to be
LAST = ("end", "pass", "done")
NEAR = 30  # pixels: as far from each other as a resting pointer may tremble, or the taps of a double tap come down
MOMENT = 450  # milliseconds: longer than a double tap, after which what has come under a finger can be tapped
A_MOMENT = 400  # milliseconds after which whoever waits for the page looks whether the game is over


@dataclass
class Player:
    """Clicks on one thing after the other, by chance, but with a liking for what brings the game on."""

    visitor: Visitor
    # By fingers, where the visitor has a screen to touch.
    touches: bool = False
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    clicks: int = 0
    spots: set[str] = field(default_factory=set)
    seen: dict[str, Any] | None = None
    at: tuple[float, float] = (0, 0)

    def plays(self, until: Callable[[], bool], most: int = 2000) -> None:
        """Clicks until that is so."""
        last = time.monotonic()
        while not until():
            assert self.clicks < most, f"{most} clicks, and still: {self.sees()}"
            if self.clicks_on_something():
                last = time.monotonic()
            quiet = time.monotonic() - last
            assert quiet < PATIENCE / 1000, (
                f"for {quiet:.0f} seconds nothing has come of clicking: {self.sees()}; "
                f"{self.visitor.position.get('decision')}"
            )

    def plays_to_the_end(self) -> dict[str, Any]:
        """The outcome of the game."""
        self.plays(lambda: self.visitor.outcome is not None)
        assert self.visitor.outcome is not None
        return self.visitor.outcome

    def sees(self) -> dict[str, Any]:
        """The question, and what can be chosen now."""
        found: dict[str, Any] = self.visitor.page.evaluate(f"() => {{ {LOOK} return look(); }}")
        return found

    def waits_a_moment(self) -> None:
        """Waits until there is something to choose, but not for long: somebody else may have to choose first."""
        self.visitor.page.evaluate(NEXT, [None, A_MOMENT])

    def may_choose(self) -> bool:
        return bool(self.sees()["choices"])

    def clicks_on_something(self) -> bool:
        """One click; whether anything came of it, or of what others did."""
        page = self.visitor.page
        seen = page.evaluate(NEXT, [None, A_MOMENT])
        if seen is None:  # the others are deciding, or the game has ended
            return False
        number = self.choice(seen["choices"])
        point = page.evaluate(AIM, number)
        for _ in range(LOOKS):
            if "covered" in point:  # perhaps by what rises under the mouse, or still moves: look again without it
                page.mouse.move(1, 1)
                page.keyboard.press("Escape")  # or by a note: a click came too late, and was told why nothing is open
                page.evaluate(STILL)
                point = page.evaluate(AIM, number)
        if "gone" in point:
            return True
        assert "covered" not in point, point["covered"]
        again = math.dist(self.at, (point["x"], point["y"])) < NEAR
        if self.touches:
            if again:
                page.wait_for_timeout(MOMENT)  # the press guard lets nothing through before
            page.touchscreen.tap(point["x"], point["y"])
        else:
            if again:
                page.mouse.move(1, 1)  # what has come under a resting pointer takes no click yet
            page.mouse.click(point["x"], point["y"])
        self.at = (point["x"], point["y"])
        self.clicks += 1
        self.spots.add((seen["choices"][number]["spot"] or "lectern").split(":")[0])
        return page.evaluate(NEXT, [seen, A_MOMENT]) is not None

    def choice(self, choices: list[dict[str, Any]]) -> int:
        """Which of these to click."""
        numbers = range(len(choices))
        confirming = [number for number in numbers if choices[number]["confirms"]]
        if confirming:
            return confirming[0]
        fresh = [number for number in numbers if not choices[number]["picked"]] or list(numbers)
        first = [number for number in fresh if choices[number]["glows"] and choices[number]["spot"] not in LAST]
        # Whoever does everything that can be done never comes to an end.
        return self.chance.choice(first if first and self.chance.random() < 0.7 else fresh)
