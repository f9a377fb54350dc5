"""A ruler laid on the faces of cards: how large their letters are on the screen, and whether all of them are there."""

from typing import Any

from playwright.sync_api import Locator

FACE = 11.0  # pixels, the least that is asked of letters on a face and in a preview
PREVIEW = 14.0
# Half a pixel of what is drawn is lost to rounding.
SLACK = 1.0
# Of every face: where it lies, what it tells and in which letters, as they come out on the screen; by how much anything
# of it lies outside its place; and the words of its name that are not whole on one line.
MEASURED = """(root) => {
  const out = (part, whole) =>
    Math.max(whole.left - part.left, part.right - whole.right, whole.top - part.top, part.bottom - whole.bottom);
  const boxes = (of, parts) => [...of.querySelectorAll(parts)].map((each) => each.getBoundingClientRect());
  const words = function* (node) {
    for (const { 0: word, index } of node.data.matchAll(/[^\\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      yield { word, lines: [...range.getClientRects()] };
    }
  };
  const measured = (face) => {
    const rect = face.getBoundingClientRect();
    // The browser tells one of the two widths in whole pixels.
    const scale = Math.abs(rect.width - face.offsetWidth) < 1 ? 1 : rect.width / face.offsetWidth;
    const node = face.querySelector('.name span').firstChild;
    const torn = [...words(node)].filter(({ lines }) =>
      new Set(lines.map(({ top }) => Math.round(top))).size > 1 || lines.some((line) => out(line, rect) > 0));
    const { x, y, width, height } = rect;
    const found = { name: node.data, x, y, width, height, torn: torn.map(({ word }) => word) };
    const told = face.querySelector('.told');
    if (!told) return { ...found, told: 'nothing', letters: null, cut: 0 };
    const place = told.getBoundingClientRect();
    const sizes = [...told.querySelectorAll('p, .text')].map((each) => parseFloat(getComputedStyle(each).fontSize));
    return {
      ...found,
      told: told.classList.contains('words') ? 'words' : 'signs',
      letters: sizes.length ? Math.min(...sizes) * scale : null,
      cut: Math.max(out(place, rect), ...boxes(told, 'p, .atom').map((part) => out(part, place))),
    };
  };
  return [...root.querySelectorAll('.card:has(> .name)')].filter((face) => face.checkVisibility()).map(measured);
}"""


def faces(of: Locator) -> list[dict[str, Any]]:
    """What the ruler finds on all faces there."""
    found: list[dict[str, Any]] = of.evaluate(MEASURED)
    return found


def can_be_read(found: list[dict[str, Any]], least: float = FACE) -> None:
    """No letter is smaller than that, nothing is cut, and no word of a name is torn."""
    for face in found:
        assert face["letters"] is None or face["letters"] >= least - 0.01, face
        assert face["cut"] <= SLACK, face
        assert not face["torn"], face


def lie_apart(found: list[dict[str, Any]]) -> None:
    """No face lies over another."""
    for number, one in enumerate(found):
        for other in found[number + 1 :]:
            beside = one["x"] + one["width"] <= other["x"] + SLACK or other["x"] + other["width"] <= one["x"] + SLACK
            below = one["y"] + one["height"] <= other["y"] + SLACK or other["y"] + other["height"] <= one["y"] + SLACK
            assert beside or below, (one, other)
