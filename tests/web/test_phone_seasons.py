"""Seasons on a phone: what is touched is read first, and nothing that is decided with lies out of sight."""

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.conftest import Visits
from tests.web.crowded import DICE, OUT_OF_SIGHT, TALLER, TURN
from tests.web.moments import Moment, Wanted, asks, moment, moments
from tests.web.playing import MOMENT
from tests.web.ruler import PREVIEW, can_be_read, faces
from tests.web.sizes import laid_out, lies_on, wider
from tests.web.visitor import PHONE, Visitor

EXPANSION = {"enchanted_kingdom": "true", "ability_tokens": "true"}
CUT = """() => [...document.querySelectorAll('.sky .open, .sky .rates, .seat .row, .own > .line')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => [each.className, each.scrollWidth, each.clientWidth])"""
PLACES = """() => [...document.querySelectorAll('.energy .reserve :is(.spot, .free)')].map((each) => {
  const { left, right } = each.getBoundingClientRect();
  return (left + right) / 2;
})"""
THUMB = 24  # pixels: what is smaller is hard to hit
SMALL = f"""() => [...document.querySelectorAll('.choosable')].filter((each) => {{
  const {{ width, height }} = each.getBoundingClientRect();
  return Math.min(width, height) < {THUMB};
}}).map((each) => each.outerHTML.slice(0, 160))"""


def comes(visit: Visits, moment: Moment) -> tuple[Visitor, Page]:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.is_in(moment)
    visitor.caught_up()
    return visitor, page


def takes(page: Page) -> None:
    """Does what can be done with what is read, once that is no double tap any more."""
    page.wait_for_timeout(MOMENT)  # the press guard lets nothing through before
    page.locator("[data-deed]").tap()


def swipes(page: Page, thing: Locator, by: int) -> None:
    """A finger goes across it."""
    box = thing.bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    x = box["x"] + box["width"] / 2 - by / 2
    finger = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", x), ("touchMove", x + by / 2), ("touchMove", x + by)):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_nothing_is_taken_by_the_first_touch(visit: Visits) -> None:
    """A die, then a card: read, left through to the neighbours, and only then taken."""
    visitor, page = comes(visit, moment("seasons", asks("die"), players=4, **EXPANSION))
    number = visitor.position["number"]
    reader = page.locator(".reader")
    dice = page.locator("[data-spot^='die:']")
    dice.nth(1).tap()
    expect(reader).to_contain_text("pips")
    dice.nth(2).tap()
    expect(reader.get_by_role("heading")).to_contain_text("Die 3")
    assert visitor.position["number"] == number, "a touch has taken a die"
    lies_on(reader, PHONE)
    # The second touch of what is being read takes it.
    places = page.evaluate(PLACES)
    page.wait_for_timeout(MOMENT)  # the press guard lets nothing through before
    dice.nth(2).tap()
    visitor.moved_on(number)
    expect(reader).to_be_hidden()
    # Energy comes to lie in its places, and none of them moves.
    visitor.waits(lambda: bool(visitor.position["observation"]["players"][0]["reserve"]), "the die gives nothing")
    visitor.caught_up()
    assert page.evaluate(PLACES) == places


def test_a_card_is_read_in_full_and_a_swipe_goes_to_its_neighbour(visit: Visits) -> None:
    visitor, page = comes(visit, moment("seasons", asks("turn", "summon "), level="apprentice"))
    number = visitor.position["number"]
    tiles = page.locator(".hand .spot")
    names = [tile.get_attribute("aria-label") or "" for tile in tiles.all()]
    summoned = page.locator("[data-spot^='hand:']").first
    card = (summoned.get_attribute("data-spot") or "").removeprefix("hand:")
    summoned.tap()
    reader = page.locator(".reader")
    expect(reader.locator(".card")).to_be_visible()
    assert lies_on(reader.locator(".card"), PHONE)["width"] >= 200
    rule = reader.locator(".rule")
    assert float(rule.evaluate("(each) => parseFloat(getComputedStyle(each).fontSize)")) >= PREVIEW
    lies_on(rule, PHONE)
    at = int((reader.locator(".place").text_content() or "").split("/")[0])
    steps = -1 if at == len(names) - page.locator(".library").count() else 1
    swipes(page, reader.locator(".face"), -150 * steps)
    expect(reader.locator(".place")).to_contain_text(f"{at + steps}/")
    # By keys and for screen readers the same: buttons, arrows, Escape.
    page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
    expect(reader.locator(".place")).to_contain_text(f"{at + 2 * steps}/")
    for _ in range(2):
        reader.get_by_role("button", name="Next" if steps < 0 else "Previous").click()
    expect(reader).to_have_attribute("data-reads", f"hand:{card}#0")
    page.keyboard.press("Escape")
    expect(reader).to_be_hidden()
    assert visitor.position["number"] == number, "reading has played a card"
    summoned.tap()
    expect(reader.get_by_role("button", name="Summon")).to_be_visible()
    takes(page)
    visitor.moved_on(number)


def test_the_places_of_the_draft_stay(visit: Visits) -> None:
    visitor, page = comes(visit, moment("seasons", asks("draft"), players=4, **EXPANSION))
    places = page.locator("[data-place]")
    before = [place.bounding_box() for place in places.all()]
    for taken in (4, 0):
        number = visitor.position["number"]
        page.locator("[data-spot^='aside:']").nth(taken).tap()
        takes(page)
        visitor.moved_on(number)
        visitor.waits(lambda: page.locator("[data-spot^='aside:']").count() > 0, "the next pack does not come")
        assert [place.bounding_box() for place in places.all()] == before, "the places have moved"
    assert page.evaluate(OUT_OF_SIGHT) == []
    pack = faces(page.locator(".pack"))
    assert len(pack) == 7
    can_be_read(pack)


def test_the_years_are_split_by_the_thumb(visit: Visits) -> None:
    # Twelve cards, more than ever otherwise.
    visitor, page = comes(
        visit, moment("seasons", asks("split"), players=4, enchantment="extended-experience", **EXPANSION)
    )
    assert page.evaluate(OUT_OF_SIGHT) == []
    number = visitor.position["number"]
    page.locator(".line .spot").first.tap()
    reader = page.locator(".reader")
    page.wait_for_timeout(MOMENT)  # the press guard lets nothing through before
    reader.get_by_role("button", name="Year II", exact=True).tap()
    reader.get_by_role("button", name="Close").tap()
    first = page.locator(".line").first.locator("[aria-pressed=true]")
    expect(first).to_have_text("II")
    for line in page.locator(".line").all()[1:]:
        line.locator("[data-spot^='split:']").first.tap()
    assert visitor.position["number"] == number, "a card was put by before it was confirmed"
    page.locator("[data-confirm-split]").tap()
    visitor.waits(
        lambda: len(visitor.position["observation"]["players"][0]["library"]["3"]) > 0, "the years are not put by"
    )


def all_in_sight(visitor: Visitor) -> None:
    """All that can be chosen lies in the window, large enough for a thumb, and nothing has to be scrolled for."""
    visitor.page.locator(".choosable").first.wait_for()
    laid_out(visitor.page, f"!({OUT_OF_SIGHT})().length", f"!({SMALL})().length", f"({TALLER})() === 0")
    assert visitor.page.evaluate(OUT_OF_SIGHT) == []
    assert visitor.page.evaluate(SMALL) == []
    assert wider(visitor) <= 0
    assert visitor.page.evaluate(TALLER) == 0


def test_nothing_that_is_decided_with_lies_out_of_sight(visit: Visits) -> None:
    visitor, page = comes(visit, TURN)
    all_in_sight(visitor)
    # Energy is picked where it lies, and counted at the foot.
    page.locator("[data-spot='token:F']").first.tap()
    page.locator("[data-spot='amulet:E']").tap()
    expect(page.locator("[data-confirm]")).to_contain_text("Transmute for")
    all_in_sight(visitor)
    page.locator(".tray").get_by_role("button", name="Clear").tap()
    # What the others have lies open by itself where it is asked for.
    number = visitor.position["number"]
    page.locator("[data-spot='hand:ratty-nightshade']").tap()
    takes(page)
    visitor.waits(lambda: visitor.position["decision"]["kind"] == "steal-energy", "nothing is asked of the others")
    visitor.caught_up()
    assert visitor.position["number"] > number
    expect(page.locator(".phone-sheet")).to_be_visible()
    all_in_sight(visitor)
    # With the largest letters no figure is cut.
    page.evaluate("() => document.documentElement.style.setProperty('font-size', '20.8px')")
    laid_out(page, f"!({CUT})().length")
    assert wider(visitor) <= 0
    assert page.evaluate(CUT) == []


def test_dice_cards_and_means_of_a_long_game_are_in_sight_together(visit: Visits) -> None:
    visitor, page = comes(visit, DICE)
    expect(page.locator("[data-spot^='die:']")).to_have_count(5)
    all_in_sight(visitor)


WINDOWS: tuple[ViewportSize, ...] = ({"width": 320, "height": 640}, {"width": 740, "height": 360})


def test_a_small_phone_and_one_held_sideways_show_all_that_can_be_chosen(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.is_guest("Anna")
    page = visitor.page
    kinds = {kind: asks(kind) for kind in ("draft", "ability-token", "split")}
    tables = {"turn": TURN, "die": DICE, **moments("seasons", kinds, players=4, **EXPANSION)}
    for name, crowded in tables.items():
        visitor.sits_at(visitor.takes_up(crowded))
        page.locator(".choosable").first.wait_for()
        visitor.caught_up()
        for window in WINDOWS:
            page.set_viewport_size(window)
            laid_out(page, f"!({OUT_OF_SIGHT})().length", f"({TALLER})() === 0")
            assert page.evaluate(OUT_OF_SIGHT) == [], (name, window)
            assert page.evaluate(TALLER) == 0, (name, window)
            assert wider(visitor) <= 0, (name, window)
        page.set_viewport_size(PHONE)


# Of the cards that show what they do: how large the letters between the signs are, and what lies outside its card.
SAID = """(card) => [...document.querySelectorAll(card)].flatMap((each) => {
  const signs = each.querySelector('.does .signs');
  if (signs === null) return [];
  const place = each.getBoundingClientRect();
  const out = [...signs.querySelectorAll('.atom')].filter((atom) => {
    const { left, right, top, bottom } = atom.getBoundingClientRect();
    return left < place.left - 1 || right > place.right + 1 || top < place.top - 1 || bottom > place.bottom + 1;
  });
  return [{ letters: parseFloat(getComputedStyle(signs).fontSize), out: out.length }];
})"""


def says_what_cards_do(page: Page, card: str) -> None:
    page.locator(f"{card} .does .signs").first.wait_for()
    for said in page.evaluate(SAID, card):
        assert said["letters"] >= 10.99, said
        assert said["out"] == 0, said


def test_cards_to_put_by_and_in_the_hand_say_what_they_do(visit: Visits) -> None:
    visitor, page = comes(visit, moment("seasons", asks("split"), players=4, **EXPANSION))
    says_what_cards_do(page, ".card-line")
    visitor.sits_at(visitor.takes_up(moment("seasons", asks("die"), level="apprentice")))
    visitor.caught_up()
    says_what_cards_do(page, ".hand .small-card")


def test_what_closes_a_page_lies_over_no_way_that_leads_away(visit: Visits) -> None:
    _, page = comes(visit, TURN)
    small = WINDOWS[0]
    page.set_viewport_size(small)
    page.locator("[data-spot='hand:raven-the-usurper']").tap()  # which has much to say
    close = lies_on(page.locator(".reader").get_by_role("button", name="Close"), small)
    head = lies_on(page.locator("header").first, small)
    assert close["y"] >= head["y"] + head["height"]


def offers(kind: str, choices: int) -> Wanted:
    """We are asked this, with at least so many choices."""
    return lambda game: asks(kind)(game) and len(game.decisions[0].choices) >= choices


# Questions with so many answers, or with such long ones, that they have hardly room.
LONG = {
    "ability-token": 3,
    "move-marker": 6,
    "imitate": 9,
    "steal-energy": 2,
}


def test_long_questions_leave_all_in_sight_and_buttons_say_what_they_do_once(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True, language="ru")
    visitor.is_guest("Anna")
    page = visitor.page
    for kind, choices in LONG.items():
        visitor.sits_at(visitor.takes_up(moment("seasons", offers(kind, choices), players=4, **EXPANSION)))
        visitor.caught_up()
        page.locator(".choosable, .lectern .choices button").first.wait_for()
        assert page.evaluate(OUT_OF_SIGHT) == [], kind
        assert wider(visitor) <= 0, kind
        assert page.evaluate(TALLER) == 0, kind
    # What is picked lies before the button, not under it.
    page.locator("[data-spot^='their:']").first.tap()
    expect(page.locator(".tray .back")).to_have_count(1)
    assert page.evaluate(OUT_OF_SIGHT) == []

    visitor.sits_at(visitor.takes_up(moment("seasons", asks("keep"), players=4, **EXPANSION)))
    visitor.caught_up()
    page.locator("[data-spot^='aside:']").first.tap()
    expect(page.locator("[data-deed]")).to_have_text(re.compile("^Оставить: [^:]+$"))
    page.keyboard.press("Escape")
    # The rules are one touch away.
    page.locator("button.rules").tap()
    expect(page.get_by_role("searchbox")).to_be_visible()
