"""What is measured in the page, each by the browser's own clocks."""

import statistics
from typing import Any

from playwright.sync_api import Browser, Page, Request
from tests.web.playing import AIM, NEXT, Player
from tests.web.visitor import DESKTOP, PHONE, visiting

KILO = 1000
# From a click's own time to the frame in which the table has changed.
CLICKED = """() => {
  window.clicked = [];
  addEventListener('click', (event) => {
    const began = event.timeStamp;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => window.clicked.push(performance.now() - began)));
    });
    watch.observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
  }, true);
}"""
SHIFTED = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        window.shifts.push({ value: entry.value, of: entry.sources?.map(({ node }) => node?.className).join(', ') });
  }).observe({ type: 'layout-shift', buffered: true });
}"""
FRAMES = """() => {
  window.frames_ = [];
  let before = 0;
  const frame = (now) => {
    if (before) window.frames_.push([now - before, document.getAnimations().some((each) =>
      each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity)]);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
READY = """() => new Promise((resolve) => {
  const look = () => {
    const button = [...document.querySelectorAll('main button.main')].find((each) => each.ariaDisabled !== 'true');
    if (!button) return requestAnimationFrame(look);
    // It answers: what is asked of the thread is done at once.
    button.addEventListener('focus', () => setTimeout(() => resolve(performance.now())), { once: true });
    button.focus();
  };
  look();
})"""


def first_load(browser: Browser, url: str, address: str) -> dict[str, float]:
    """Kilobytes of script and style that a page asks for, as they travel."""
    asked: list[Request] = []
    with visiting(browser, url) as visitor:
        visitor.page.on("requestfinished", lambda request: asked.append(request))
        visitor.is_guest("Anna")
        if address.startswith("table:"):
            visitor.sits_at(visitor.sets_up(address.removeprefix("table:")))
        else:
            visitor.opens(address)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_timeout(500)
        sizes = {kind: sum(travelled(each) for each in asked if each.url.endswith(kind)) for kind in (".js", ".css")}
    return {kind: size / KILO for kind, size in sizes.items()}


def travelled(request: Request) -> int:
    """The bytes of an answer, compressed as it was sent."""
    response = request.response()
    return 0 if response is None else int(response.headers["content-length"])


def ready(browser: Browser, url: str, times: int = 5) -> float:
    """Seconds from the beginning of the navigation until the first control answers: the median of fresh profiles."""
    found = []
    for _ in range(times):
        with visiting(browser, url) as visitor:
            visitor.page.goto("/", wait_until="commit")
            found.append(visitor.page.evaluate(READY) / 1000)
    return statistics.median(found)


def played(browser: Browser, url: str, game: str, clicks: int, *, phone: bool = False) -> dict[str, Any]:
    """A four-player table with its animations: what a click takes, how even the frames are, what is shifted."""
    moving = {"speed": "normal", "reduced_motion": "no-preference"}
    with visiting(browser, url, **moving, viewport=PHONE if phone else DESKTOP) as visitor:
        visitor.is_guest("Anna")
        options = {"level": "apprentice"} if game == "seasons" else {}
        visitor.sits_at(visitor.sets_up(game, "random", "random", "random", options=options))
        page = visitor.page
        player = Player(visitor)
        page.wait_for_timeout(500)
        for script in (CLICKED, SHIFTED, FRAMES):
            page.evaluate(script)
        while len(page.evaluate("() => window.clicked")) < clicks and visitor.outcome is None:
            click(page, player)
        times = page.evaluate("() => window.clicked")
        frames = [length for length, moves in page.evaluate("() => window.frames_") if moves]
        shifts = page.evaluate("() => window.shifts")
    return {
        "click": percentile(times, 95),
        "click_median": percentile(times, 50),
        "frames": len(frames),
        # A screen that shows sixty frames cannot show one sooner, so the middle of them tells the rate.
        "rate": KILO / percentile(frames, 50) if frames else 0.0,
        "rate_p5": KILO / percentile(frames, 95) if frames else 0.0,
        "shift": sum(shift["value"] for shift in shifts),
        "shifted": sorted(shifts, key=lambda shift: -shift["value"])[:3],
    }


def click(page: Page, player: Player) -> None:
    """One click, once the others have done what they do."""
    seen = page.evaluate(NEXT, [None, 8000])
    if seen is None:
        return
    point = page.evaluate(AIM, player.choice(seen["choices"]))
    if "x" in point:
        page.mouse.click(point["x"], point["y"])
        page.wait_for_timeout(150)


def percentile(values: list[float], wanted: int) -> float:
    """The value that so many of a hundred do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * wanted // 100)] if ordered else float("inf")
