"""Cards are read where they lie: with a ruler, in the languages with the longest words, in windows of every size."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Visits
from tests.web.crowded import DICE, HANDFUL, OUT_OF_SIGHT, TALLER, TURN
from tests.web.moments import asks, moments
from tests.web.ruler import PREVIEW, can_be_read, faces, lie_apart
from tests.web.sizes import LAPTOP, TABLET, laid_out, lies_on, wider
from tests.web.visitor import DESKTOP, PHONE, Visitor

LARGE: ViewportSize = {"width": 1920, "height": 1080}
GREAT: ViewportSize = {"width": 2560, "height": 1440}
# Long enough that nothing of a page has to be scrolled for.
TALL: ViewportSize = {"width": 1440, "height": 6000}
LARGEST = 1.3
LARGEST_LETTERS = "localStorage.setItem('chronomage.settings', JSON.stringify({ speed: 'off', textSize: 'largest' }))"
# Twelve cards in play, six in the hand, three for each year to come, those with the longest rules among them.
FULL: dict[str, Any] = {
    "options": {"enchanted_kingdom": True},
    "year": 1,
    "space": 2,
    "players": [
        {
            "hand": [
                "balance-of-ishtar",
                "raven-the-usurper",
                "scroll-of-ishtar",
                "elemental-amulet",
                "lantern-of-xidit",
                "potion-of-dreams",
            ],
            "in_play": [
                "purse-of-io",
                "staff-of-spring",
                "hand-of-fortune",
                "tree-of-light",
                "crystal-orb",
                "thieving-fairies",
                "idol-of-the-familiar",
                "cursed-treatise-of-arus",
                "hourglass-of-time",
                "wondrous-chest",
                "figrim-the-avaricious",
                "damned-soul-of-onys",
            ],
            "library": {
                "2": ["divine-chalice", "syllas-the-faithful", "temporal-boots"],
                "3": ["amulet-of-air", "runic-cube-of-eolis", "olafs-blessed-statue"],
            },
            "gauge": 15,
            "reserve": "AAWF",
            "crystals": 30,
        },
        {"in_play": ["beggars-horn", "vampiric-crown"], "gauge": 4},
    ],
}
SPELLS: dict[str, Any] = {
    "phase": "main",
    "players": [
        {
            "hand": ["focus", "suggestion", "growth", "charge", "clock-tower", "deep-breath"],
            "spells": ["energy-loop", "slowdown", "endless-slope", "charge"],
            "timers": ["timer"],
            "active": 6,
        },
        {},
    ],
}


def sits_at_position(visitor: Visitor, game: str, position: dict[str, Any]) -> None:
    """At a table that begins with this position."""
    visitor.is_guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    plan = {"game": game, "seats": seats, "privacy": "link", "from": {"position": position}}
    visitor.sits_at(visitor.ask("POST", "/tables", plan)["table"]["id"])


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_table_of_seasons_is_read(visit: Visits, language: str) -> None:
    visitor = visit(language=language)
    sits_at_position(visitor, "seasons", FULL)
    page = visitor.page
    expect(page.locator(".dock section.hand .card > .name")).to_have_count(6)
    for window in (TABLET, LAPTOP, LARGE, GREAT, DESKTOP):
        page.set_viewport_size(window)
        assert wider(visitor) <= 0
        can_be_read(faces(page.locator("main")))
        hand = faces(page.locator(".dock section.hand"))
        assert all(face["told"] != "nothing" for face in hand), (window, hand)
    lie_apart(faces(page.locator(".dock")))
    in_play = faces(page.locator(".board.own .in-play"))
    assert len(in_play) == 12
    lie_apart(in_play)
    # The rule that is longest of all is read in full beside the card.
    page.locator(".dock section.hand .card > .name").nth(1).hover()
    large = page.locator("[role=tooltip]")
    expect(large.locator(".words")).to_be_visible()
    can_be_read(faces(large), PREVIEW)
    lies_on(large, DESKTOP)


def test_a_draft_fills_the_screen_with_words(visit: Visits) -> None:
    visitor = visit(language="ru")
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up("seasons", options={"enchanted_kingdom": "true"}))
    page = visitor.page
    expect(page.locator(".prelude .choosable")).to_have_count(9)
    for window in (TABLET, LARGE, DESKTOP):
        page.set_viewport_size(window)
        wider(visitor)
        pack = faces(page.locator("section.prelude"))
        can_be_read(pack)
        assert all(face["told"] != "nothing" for face in pack)
    assert all(face["told"] == "words" for face in pack)
    assert all(face["width"] >= 195 for face in pack)
    lectern = lies_on(page.locator(".lectern"), DESKTOP)["y"]
    assert all(face["y"] + face["height"] <= lectern for face in pack)
    page.locator(".prelude .choosable").first.click()
    visitor.moved_on(1)
    # What was kept stands beside what is next, and both are read without scrolling.
    expect(page.locator(".prelude .choosable")).to_have_count(8)
    both = faces(page.locator("section.prelude"))
    assert len(both) == 9
    assert all(face["y"] + face["height"] <= lectern for face in both)


def test_nine_cards_for_three_years_are_read(visit: Visits) -> None:
    visitor = visit(language="pl")
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up("seasons", options={"level": "apprentice"}))
    page = visitor.page
    expect(page.locator("[data-split] .card > .name")).to_have_count(9)
    for window in (TABLET, DESKTOP):
        page.set_viewport_size(window)
        wider(visitor)
        nine = faces(page.locator("section.prelude"))
        can_be_read(nine)
        assert all(face["told"] != "nothing" for face in nine)
    years_are_above_the_lectern(page, DESKTOP)
    page.locator("[data-split]").first.click()
    laid = faces(page.locator(".years"))
    can_be_read(laid)
    assert [face["told"] for face in laid] != ["nothing"]
    for left in (7, 6, 5):  # which lie in one line on a tablet, too, and leave room for all three years
        page.mouse.move(1, 1)
        page.locator(".unlaid [data-split]").first.click()
        expect(page.locator(".unlaid [data-split]")).to_have_count(left)
    page.set_viewport_size(TABLET)
    wider(visitor)
    years_are_above_the_lectern(page, TABLET)


def years_are_above_the_lectern(page: Page, window: ViewportSize) -> None:
    years = lies_on(page.locator(".years"), window)
    assert years["y"] + years["height"] <= lies_on(page.locator(".lectern"), window)["y"]


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_table_of_time_masters_is_read(visit: Visits, language: str) -> None:
    visitor = visit(language=language)
    sits_at_position(visitor, "timemasters", SPELLS)
    page = visitor.page
    expect(page.locator(".dock section.hand .card > .name")).to_have_count(6)
    for window in (TABLET, LAPTOP, LARGE, GREAT, DESKTOP):
        page.set_viewport_size(window)
        assert wider(visitor) <= 0
        can_be_read(faces(page.locator("main")))
        for place in (".dock section.hand", ".spheres"):
            told = faces(page.locator(place))
            assert all(face["told"] != "nothing" for face in told), (window, told)
    lie_apart(faces(page.locator(".dock")))
    lie_apart(faces(page.locator(".mine .area")))
    # A closed card costs one spell more than the open one, which stands on it.
    assert page.locator(".spheres .closed-price").all_inner_texts() == ["2", "3", "4", "5", "6"]
    page.locator(".dock section.hand .card > .name").nth(4).hover()
    large = page.locator("[role=tooltip]")
    expect(large.locator(".words")).to_be_visible()
    can_be_read(faces(large), PREVIEW)
    lies_on(large, DESKTOP)


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_every_card_is_read_in_every_language(visit: Visits, game: str) -> None:
    visitor = visit(viewport=TALL)
    page = visitor.opens(f"/cards/{game}")
    for language in ("en", "ru", "pl", "uk"):
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("a[data-card] .card > .name").nth(60)).to_be_attached()
        expect(page.locator("a[data-card] > .blank")).to_have_count(0)
        shelf = faces(page.locator("main"))
        can_be_read(shelf)
        assert all(face["told"] != "nothing" for face in shelf)


def test_a_text_size_holds_everywhere(visit: Visits) -> None:
    visitor = visit(language="ru")
    visitor.is_guest("Anna")
    page = visitor.opens("/account")
    page.get_by_label("Размер текста").select_option("largest")
    usual = 16 * LARGEST
    letters = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert page.evaluate(letters) == pytest.approx(usual)
    for address in ("/", "/cards/seasons", "/cards/timemasters"):
        visitor.opens(address)
        assert page.evaluate(letters) == pytest.approx(usual)
        for window in (PHONE, DESKTOP):
            page.set_viewport_size(window)
            assert wider(visitor) <= 0, (address, window)
        if address != "/":
            expect(page.locator("a[data-card] .card > .name").first).to_be_visible()
            can_be_read(faces(page.locator("main")), 11 * LARGEST)
    for game, position in (("seasons", FULL), ("timemasters", SPELLS)):
        sits_at_position(visitor, game, position)
        expect(page.locator("section.hand .card > .name").first).to_be_visible()
        for window in (TABLET, DESKTOP):
            page.set_viewport_size(window)
            assert wider(visitor) <= 0, (game, window)
            can_be_read(faces(page.locator("main")), 11 * LARGEST)
        assert page.evaluate(TALLER) == 0, f"{game} must be scrolled"
        page.locator(".dock section.hand .card > .name").nth(1).hover()
        large = page.locator("[role=tooltip]")
        expect(large.locator(".told, .rule").first).to_be_visible()
        can_be_read(faces(large), PREVIEW * LARGEST)
        lies_on(large, DESKTOP)


def test_the_largest_letters_leave_all_in_sight_on_a_phone(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.context.add_init_script(LARGEST_LETTERS)
    visitor.is_guest("Anna")
    everything = {"enchanted_kingdom": "true", "ability_tokens": "true"}
    kinds = {kind: asks(kind) for kind in ("draft", "ability-token", "split")}
    first = moments("seasons", kinds, players=4, **everything)
    tables = {"turn": TURN, "die": DICE, **first, "hand": HANDFUL}
    for name, crowded in tables.items():
        visitor.sits_at(visitor.takes_up(crowded))
        visitor.caught_up()
        laid_out(visitor.page, f"!({OUT_OF_SIGHT})().length", f"({TALLER})() === 0")
        assert visitor.page.evaluate("() => document.documentElement.dataset.text") == "largest"
        assert visitor.page.evaluate(OUT_OF_SIGHT) == [], name
        assert visitor.page.evaluate(TALLER) == 0, name
        assert wider(visitor) <= 0, name
