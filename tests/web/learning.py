"""Somebody who learns: reads what the guide says, and does what it points at."""

from contextlib import suppress
from dataclasses import dataclass, field

from playwright.sync_api import Error, Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.web.playing import Player
from tests.web.visitor import Visitor

A_MOMENT = 1000
TO_SCROLL = 5000
# What the guide points at lies in the window, whatever of it fits, and not under the guide.
POINTED = """() => {
  const ring = document.querySelector('div.ring');
  if (ring === null) return null;
  const box = ring.getBoundingClientRect();
  const guide = document.querySelector('aside.guide').getBoundingClientRect();
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  const covered = x > guide.left && x < guide.right && y > guide.top && y < guide.bottom;
  const small = box.height < innerHeight / 2;
  const whole = box.top >= -8 && box.bottom <= innerHeight + 8;
  const off = small ? !whole : box.bottom < 0 || box.top > innerHeight;
  return covered ? 'it lies under the guide' : off ? `it lies off the window: ${box.top} to ${box.bottom}` : null;
}"""


@dataclass
class RingedPlayer(Player):
    """Chooses what the guide points at, where it points at something that can be chosen."""

    opened: int = 0  # pages of a phone, which are read before anything is done there

    def clicks_on_something(self) -> bool:
        anything = super().clicks_on_something()
        self.opened += self.visitor.page.locator(".reader").count()
        return anything

    def choice(self, choices: list[dict[str, object]]) -> int:
        ringed: list[int] = self.visitor.page.evaluate(
            """(wanted) => {
              const ring = document.querySelector('div.ring')?.getBoundingClientRect();
              const open = (each) => each.ariaDisabled !== 'true' && each.getClientRects().length > 0;
              const ways = '.choosable, .lectern .choices button:not(.quiet, .back), [data-confirm-split]';
              // On a page that is read on a phone: what is to be done there.
              const page = document.querySelector('.reader');
              const there = [...(page ?? document).querySelectorAll(page ? '[data-deed]' : ways)].filter(open);
              if (!ring || there.length !== wanted) return [];
              return there.flatMap((each, number) => {
                const { left, top, right, bottom } = each.getBoundingClientRect();
                const x = (left + right) / 2, y = (top + bottom) / 2;
                return x > ring.left && x < ring.right && y > ring.top && y < ring.bottom ? [number] : [];
              });
            }""",
            len(choices),
        )
        confirming = [number for number, each in enumerate(choices) if each["confirms"]]
        fresh = [number for number in ringed if not choices[number]["picked"]]
        if confirming or not fresh:
            return super().choice(choices)
        return self.chance.choice(fresh)


@dataclass
class Learner:
    """Goes through a lesson, and remembers what it took: titles, words and presses."""

    visitor: Visitor
    told: list[str] = field(default_factory=list)
    astray: list[str] = field(default_factory=list)  # what was spoken of and could not be seen
    words: int = 0
    presses: int = 0

    def begins(self, game: str, lesson: str) -> None:
        """Opens the page of the lessons, and begins that one."""
        self.visitor.opens("/learn")
        sheet = self.visitor.page.get_by_role("region", name=game).get_by_role("article", name=lesson)
        sheet.get_by_role("button", name="Begin").click()
        self.visitor.page.wait_for_selector(".lectern")
        self.guide.get_by_role("button", name="Go on", exact=True).wait_for()  # there is something to read first

    @property
    def guide(self) -> Locator:
        return self.visitor.page.get_by_role("complementary", name="The guide")

    def listens(self) -> None:
        """Reads what is new, sees where it is, and goes on as long as there is only to be read."""
        go_on = self.guide.get_by_role("button", name="Go on", exact=True)
        self.hears()
        while go_on.is_visible():
            # What happens meanwhile may be an answer too: then the guide goes on by itself.
            with suppress(Error):
                go_on.click(timeout=A_MOMENT)
                self.presses += 1
            self.hears()

    def hears(self) -> None:
        """Takes in the title and the text, once each, and looks at what is spoken of."""
        with suppress(Error):
            title = self.guide.get_by_role("heading").first.inner_text(timeout=A_MOMENT)
            if title in self.told:
                return
            self.words += len(self.guide.locator("> .words").inner_text(timeout=A_MOMENT).split())
            self.told.append(title)
            try:
                # It is brought in sight: smoothly, where it was not.
                self.visitor.page.wait_for_function(f"() => ({POINTED})() === null", timeout=TO_SCROLL)
            except TooLate:
                self.astray.append(f"{title}: {self.visitor.page.evaluate(POINTED)}")

    def learns(self, until: str, most: int = 900) -> None:
        """Goes on until something of that title is told."""
        player = RingedPlayer(self.visitor)

        def told() -> bool:
            # What was chosen is on its way: the guide may have a word to say before anything else is done.
            self.visitor.page.wait_for_selector(".lectern:not([aria-busy=true])", state="attached")
            self.listens()
            return until in self.told

        player.plays(told, most)
        # To read a thing and to do it is one thought.
        self.presses += player.clicks - player.opened
        assert self.astray == []

    @property
    def minutes(self) -> float:
        """How long it takes somebody who reads two words a second and thinks seven seconds about each press."""
        return self.words / 120 + self.presses * 7 / 60
