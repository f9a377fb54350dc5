"""What axe says of a page, by day and by night."""

from pathlib import Path

from tests.web.visitor import Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# A card's digits and marks are drawn; its name tells them in words ("costs 2 Ke"), so axe finds them missing.
# What counts is that whoever says the name that stands on the card reaches it: NAMED looks for that.
DRAWN = "label-content-name-mismatch"
NAMED = """() => [...document.querySelectorAll(':is(button, a)[aria-label] .card > .name')]
  .map((written) => [written.textContent.trim(), written.closest('[aria-label]').getAttribute('aria-label')])
  .filter(([written, said]) => !said.toLowerCase().includes(written.toLowerCase()))
  .map(([written, said]) => `whoever says "${written}" does not reach "${said}"`)
"""
# By night the same things stand on the page in other colours.
RUNS = {
    "light": {"rules": {DRAWN: {"enabled": False}}},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast"]}},
}
RUN = """async ([theme, options]) => {
  document.documentElement.dataset.theme = theme;
  // What is still fading in has the colours of nobody's choice.
  await Promise.all(document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < 5000)
    .map((each) => each.finished.catch(() => undefined)));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) =>
      `${theme}: ${id}: ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ""}`).join("; ")}`);
}"""


def serious_findings(visitor: Visitor) -> list[str]:
    """What nobody may find on any page. Nothing where axe has not been fetched: `make web` does."""
    if not AXE.exists():
        return []
    page = visitor.page
    theme = page.evaluate("() => document.documentElement.dataset.theme ?? null")
    # Not by a script element: the page's own policy forbids that.
    page.evaluate(AXE.read_text())
    found = [each for theme, options in RUNS.items() for each in page.evaluate(RUN, [theme, options])]
    found += page.evaluate(NAMED)
    page.evaluate(
        "(theme) => { if (theme) document.documentElement.dataset.theme = theme;"
        " else delete document.documentElement.dataset.theme; }",
        theme,
    )
    return found
