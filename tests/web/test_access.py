"""No page has a serious finding of axe, by day or by night."""

from pathlib import Path

import pytest

from tests.web.conftest import Visits
from tests.web.scenes import SCENES

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# A card's digits and marks are drawn; its name tells them in words ("costs 2 Ke"), so axe finds them missing.
# What counts is that whoever says the name that stands on the card reaches it: NAMED looks for that.
DRAWN = "label-content-name-mismatch"
NAMED = """() => [...document.querySelectorAll(':is(button, a)[aria-label] .card > .name')]
  .map((written) => [written.textContent.trim(), written.closest('[aria-label]').getAttribute('aria-label')])
  .filter(([written, said]) => !said.toLowerCase().includes(written.toLowerCase()))
"""
RUN = """async () => {
  // What is still fading in has the colours of nobody's choice.
  await Promise.all(document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < 5000)
    .map((each) => each.finished.catch(() => undefined)));
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'], rules: { DRAWN: { enabled: false } },
  });
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ""}`).join("; ")}`);
}"""


@pytest.mark.skipif(not AXE.exists(), reason="no axe-core here: `make web` fetches it")
@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_serious(visit: Visits, scene: str) -> None:
    # The page's own policy forbids the script.
    visitor = visit(bypass_csp=True)
    SCENES[scene](visitor)
    visitor.page.add_script_tag(path=AXE)
    for theme in ("light", "dark"):
        visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert visitor.page.evaluate(RUN.replace("DRAWN", f"'{DRAWN}'")) == [], theme
    assert visitor.page.evaluate(NAMED) == []
