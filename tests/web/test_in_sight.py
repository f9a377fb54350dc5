"""What somebody needs to decide is in sight together, on screens of usual sizes."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

import chronomage as cm
from tests.web.moments import Wanted, asks, moment, placed
from tests.web.ruler import can_be_read, faces
from tests.web.sizes import LAPTOP, TABLET, lies_on, wider
from tests.web.visitor import DESKTOP, Visitor

LARGE: ViewportSize = {"width": 1920, "height": 1080}
# All that the expansion lays on the table.
EXPANSION = {"enchanted_kingdom": "true", "enchantment": "vision-of-destiny", "ability_tokens": "true"}
# By how much the page is higher than its window.
TALLER = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
# By how much the row of Timers and spells of a player is wider than its place.
CUT = "(side) => side.querySelector('.field').scrollWidth - side.querySelector('.field').clientWidth"
# The smallest letters on the table, without what is drawn on cards and instruments.
SMALLEST = """() => {
  const written = (each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const drawn = (each) => each.closest('svg, .card') !== null;
  const texts = [...document.querySelectorAll('.game *')].filter((each) => !drawn(each) && written(each));
  return Math.min(...texts.map((each) => parseFloat(getComputedStyle(each).fontSize)));
}"""
READABLE = 12


def has_cards(game: cm.Game) -> bool:
    """It is our turn, with cards in play and in the hand."""
    if not asks("turn")(game):
        return False
    own = game.observe(0).plain()["players"][0]
    return len(own["in_play"]) >= 3 and len(own["hand"]) >= 2


@pytest.mark.parametrize("options", [{}, EXPANSION], ids=["base", "expansion"])
def test_a_table_of_four_needs_no_scrolling(visitor: Visitor, options: dict[str, str]) -> None:
    page = visitor.is_in(moment("seasons", has_cards, players=4, **options))
    page.wait_for_selector(".dock")
    for window in (TABLET, LAPTOP, DESKTOP):
        page.set_viewport_size(window)
        assert wider(visitor) <= 0
        above = lies_on(page.locator(".dock"), window)["y"]
        for thing in ("[data-at=wheel]", ".piles", ".others", ".board.own", ".board.own .in-play"):
            box = lies_on(page.locator(thing), window)
            assert box["y"] + box["height"] <= above, f"{thing} lies under the hand at {window}: {box}"
        lies_on(page.locator(".lectern"), window)


# The rules that hold for everybody stand there in words; with three open cards on the deck all piles lie in one line.
def test_all_of_the_expansion_is_read_without_scrolling(visitor: Visitor) -> None:
    page = visitor.is_in(moment("seasons", asks("ability-token"), **EXPANSION))
    expect(page.locator(".prelude .card > .name")).to_have_count(9)
    assert page.evaluate(TALLER) <= 0
    options = {**EXPANSION, "enchanted_kingdom": True, "ability_tokens": True}
    own = {"ability_token": 12, "crystals": 9, "gauge": 3}
    visitor.is_in(placed("seasons", players=[own, {"ability_token": 5}], discard=["amulet-of-water"], options=options))
    visitor.caught_up()
    # The ability looks at three cards: which comes first, and which second?
    for spot in ("ability", "aside", "aside"):
        number = visitor.position["number"]
        page.locator(f".choosable[data-spot^='{spot}']").first.click()
        visitor.moved_on(number)
        page.mouse.move(1, 1)
    expect(page.locator(".piles figure")).to_have_count(5)
    assert page.evaluate(TALLER) <= 0
    above = lies_on(page.locator(".dock"), DESKTOP)["y"]
    piles = lies_on(page.locator(".piles"), DESKTOP)
    assert piles["y"] + piles["height"] <= above
    law = page.get_by_role("region", name="Vision of Destiny")
    expect(law).to_contain_text("pay 5 crystals to discard the top one")
    assert law.locator("p").evaluate("(rule) => parseFloat(getComputedStyle(rule).fontSize)") >= READABLE
    box, others = lies_on(law, DESKTOP), lies_on(page.locator(".others"), DESKTOP)
    assert box["y"] + box["height"] <= others["y"]


# Enchantments deal more than nine cards: they lie smaller, and all of them in sight.
@pytest.mark.parametrize(("enchantment", "cards"), [("natural-selection", 11), ("elemental-construction", 18)])
def test_a_larger_pack_needs_no_scrolling(visitor: Visitor, enchantment: str, cards: int) -> None:
    visitor.is_guest("Anna")
    options = {"enchanted_kingdom": "true", "enchantment": enchantment}
    visitor.sits_at(visitor.sets_up("seasons", options=options))
    expect(visitor.page.locator(".prelude .choosable .card > .name")).to_have_count(cards)
    assert wider(visitor) <= 0
    assert visitor.page.evaluate(TALLER) <= 0
    can_be_read(faces(visitor.page.locator("section.prelude")))


def has_timers(least: int, spells: int = 0) -> Wanted:
    """It is our turn, and everybody has a Timer; we have as many of them, and spells that were played."""

    def wanted(game: cm.Game) -> bool:
        if not asks("main")(game):
            return False
        players = game.observe(0).plain()["players"]
        own = players[0]
        return all(each["timers"] for each in players) and len(own["timers"]) >= least and len(own["spells"]) >= spells

    return wanted


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether one of them lies over the other, by more than a line."""
    return all(
        one[start] + one[length] > other[start] + 1 and other[start] + other[length] > one[start] + 1  # type: ignore[literal-required]
        for start, length in (("x", "width"), ("y", "height"))
    )


MANY_TIMERS = placed(
    "timemasters",
    phase="main",
    players=[
        {"hand": ["focus", "suggestion", "growth", "charge"], "timers": ["timer", "sundial", "astrolabe"], "active": 4},
        *[{"timers": ["timer"]} for _ in range(3)],
    ],
)


@pytest.mark.parametrize(
    ("players", "wanted"),
    [(2, has_timers(2)), (3, has_timers(1, spells=2)), (4, has_timers(1, spells=2)), (4, None)],
    ids=["two", "three", "four", "many Timers"],
)
def test_nothing_of_time_masters_needs_scrolling(visitor: Visitor, players: int, wanted: Wanted | None) -> None:
    page = visitor.is_in(moment("timemasters", wanted, players) if wanted is not None else MANY_TIMERS)
    page.wait_for_selector(".dock .hand")
    assert page.locator(".others > article").count() == players - 1
    for window in (TABLET, LAPTOP, DESKTOP, LARGE):
        page.set_viewport_size(window)
        assert wider(visitor) <= 0
        assert page.evaluate(TALLER) == 0
        things = [".course", ".spheres", ".mine", ".dock"]
        boxes = {thing: lies_on(page.locator(thing), window) for thing in things}
        for number, side in enumerate(page.locator(".others > article").all()):
            boxes[f"side {number}"] = lies_on(side, window)
            assert side.evaluate(CUT) == 0
        for one, other in combinations(boxes, 2):
            assert not overlap(boxes[one], boxes[other]), f"{one} lies over {other} at {window}: {boxes}"
        assert page.evaluate(SMALLEST) >= READABLE


# The cards of the hand that can be summoned, and no point of which can be pressed.
OUT_OF_REACH = """() => {
  const covered = (card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    for (let x = left + 3; x < left + width; x += 4)
      if (card.contains(document.elementFromPoint(x, top + height / 2))) return false;
    return true;
  };
  return [...document.querySelectorAll('.dock [data-spot^="hand:"]')].filter(covered).map((card) => card.ariaLabel);
}"""
# More cards than there is room for beside each other, each of which can be paid for.
AFFORDABLE = ["amulet-of-air", "amulet-of-fire", "temporal-boots", "purse-of-io", "wondrous-chest", "beggars-horn"]
AFFORDABLE += ["die-of-malice", "hand-of-fortune", "potion-of-life"]
CROWDED: dict[str, Any] = {
    "year": 1,
    "space": 2,
    "players": [
        {
            "hand": AFFORDABLE * 2,
            "library": {"2": ["divine-chalice"] * 2, "3": ["staff-of-spring"] * 2},
            "gauge": 15,
            "reserve": "AAEEFFW",
            "crystals": 90,
        },
        {},
    ],
}


def test_no_card_of_a_crowded_hand_hides_another(visitor: Visitor) -> None:
    page = visitor.is_in(placed("seasons", **CROWDED))
    hand = page.locator(".dock [data-spot^='hand:']")
    expect(hand).to_have_count(18)
    for window in (TABLET, DESKTOP):
        page.set_viewport_size(window)
        assert wider(visitor) <= 0
        for card in (0, 7):
            hand.nth(card).hover(position={"x": 4, "y": 40})
            hand.nth(card).focus()
            assert page.evaluate(OUT_OF_REACH) == []
