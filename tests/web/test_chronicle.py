"""The chronicle says why something happened, and says it once."""

import copy

from playwright.sync_api import expect

import chronomage as cm
from tests.web.moments import asks, moment, placed
from tests.web.visitor import Visitor


def a_card_takes_crystals_at_the_end(game: cm.Game) -> bool:
    """The turn is the last of a round, after which somebody's card makes its player lose crystals."""
    if not asks("turn", "bonus gauge")(game):
        return False
    later = copy.copy(game)
    return any("source" in later.event_facts(event) for event in later.play(0, "end") if event.kind == "crystals-lost")


def test_bonuses_and_cards_are_named(visitor: Visitor) -> None:
    page = visitor.is_in(moment("seasons", a_card_takes_crystals_at_the_end, first=4))
    visitor.caught_up()
    number = visitor.position["number"]
    page.locator("[data-choice='bonus gauge']").click()
    visitor.moved_on(number)
    page.locator(".openers button").first.click()
    lines = page.get_by_role("log").locator("p")
    expect(lines.last).to_contain_text("Anna uses a bonus")
    expect(lines.last).to_contain_text("of 3): summoning gauge +1.")
    expect(lines.filter(has_text="raises the summoning gauge")).to_have_count(0)

    number = visitor.position["number"]
    page.keyboard.press("x")
    if visitor.position["number"] == number:
        page.keyboard.press("x")
    visitor.moved_on(number)
    expect(lines.filter(has_text="Damned Soul of Onys: ").filter(has_text="loses 3 crystals").first).to_be_visible()


# Under Argos' Embrace a card that is kept costs crystals, and no card has taken them.
def test_an_enchantment_is_named_and_tells_its_rule(visitor: Visitor) -> None:
    position = {"players": [{"crystals": 7}, {}], "die": {"card": True}, "deck": ["purse-of-io", "die-of-malice"]}
    page = visitor.is_in(placed("seasons", **position, options={"enchantment": "argos-embrace"}))
    page.locator("[data-choice='draw']").click()
    page.locator("[data-choice='purse-of-io']").or_(page.locator("[data-spot='offered purse-of-io']")).first.click()
    page.locator(".openers button").first.click()
    line = page.get_by_role("log").locator("p").filter(has_text="loses 5 crystals")
    expect(line).to_have_text("Argos' Embrace: Anna loses 5 crystals.")
    line.get_by_text("Argos' Embrace").hover()
    expect(page.get_by_role("tooltip").filter(has_text="Whenever an effect adds cards")).to_be_visible()
    drawn = page.get_by_role("log").locator("p").filter(has_text="Anna draws Purse of Io")
    expect(drawn).to_have_text("The die: Anna draws Purse of Io.")
