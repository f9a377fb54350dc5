"""Rules at the table: a short rulebook beside the keys, which can be searched, and a card with its rulings."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.moments import in_round, moment
from tests.web.visitor import PHONE, Visitor

ASKED = {"seasons": "turn", "timemasters": "main"}
# A word of each rulebook, the section that it stands in alone, and how many sections there are.
WORDS = {"seasons": ("TRANSMUTE this", "bonuses", 13), "timemasters": ("face down", "timer-phase", 14)}


@pytest.mark.parametrize("game", ASKED)
def test_the_rules_are_read_and_searched_beside_the_keys(visitor: Visitor, game: str) -> None:
    page = visitor.is_in(moment(game, in_round(2, ASKED[game])))
    visitor.caught_up()
    page.keyboard.press("?")
    book = page.get_by_role("region", name="Rules of the game")
    sections = book.locator("details")
    wanted, section, all_of_them = WORDS[game]
    expect(sections).to_have_count(all_of_them)
    expect(page.locator("dl:visible dt", has_text="Esc")).to_be_visible()
    # By the keyboard alone: the section opens, and the search box takes letters that are keys of the table elsewhere.
    first = sections.first
    first.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(first.locator("p").first).to_be_visible()
    state = page.locator(".lectern").get_attribute("data-state")
    page.get_by_role("searchbox", name="Search the rules").focus()
    page.keyboard.type(wanted)
    expect(sections).to_have_count(1)
    assert sections.first.get_attribute("data-section") == section
    expect(sections.first.locator("mark").first).to_have_text(wanted, ignore_case=True)
    expect(book.get_by_role("status")).to_have_text("1 section")
    assert page.locator(".lectern").get_attribute("data-state") == state
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)

    # On a phone from the drawer, in every language fetched when it is wanted.
    page.set_viewport_size(PHONE)
    visitor.button("Chronicle").click()
    page.get_by_role("tab", name="Table").click()
    visitor.button("Rules of the game").click()
    expect(sections).to_have_count(all_of_them)
    sections.first.locator("summary").click()
    expect(sections.first.locator("p").first).to_be_in_viewport()


@pytest.mark.parametrize("game", ASKED)
def test_a_card_tells_its_rulings_at_the_table(visitor: Visitor, game: str) -> None:
    page = visitor.is_in(moment(game, in_round(2, ASKED[game])))
    visitor.caught_up()
    texts = visitor.ask("GET", f"/games/{game}/texts/en{'?pack=verguya' if game == 'timemasters' else ''}")["cards"]
    seat = visitor.position["observation"]["players"][0]
    card = next(card for card in seat["hand"] if texts[card].get("ruling"))
    # Whoever comes to it with the keyboard reads it as well as who points at it.
    lying = page.locator(f'[data-spot="hand:{card}"]')
    by_name = page.locator(f'button[aria-label*="{texts[card]["name"]}"]')
    (lying if lying.count() else by_name).first.focus()
    expect(page.locator(".ruling:visible")).to_contain_text(texts[card]["ruling"])
    if game == "seasons":
        the_note_of_a_card_is_small_and_goes_by_itself(visitor, texts)


def the_note_of_a_card_is_small_and_goes_by_itself(visitor: Visitor, texts: dict[str, Any]) -> None:
    page = visitor.page
    page.keyboard.press("Escape")
    closed = page.locator("[data-guide='hand'] button.card:not(.choosable)")
    names = closed.evaluate_all("(cards) => cards.map((card) => card.getAttribute('aria-label'))")
    ruling = {text["name"]: text["ruling"] for text in texts.values() if text.get("ruling")}
    number = next(number for number, name in enumerate(names) if name in ruling)
    card, note = closed.nth(number), page.locator(".note")

    card.click()
    expect(note).to_contain_text(names[number])
    small = note.bounding_box()
    assert small is not None
    assert small["width"] * small["height"] < 320 * 240
    told = note.get_by_text(ruling[names[number]])
    expect(told).to_be_hidden()
    note.get_by_text("Rulings").click()
    expect(told).to_be_in_viewport()
    # The pointer goes on to something else, or presses it.
    page.mouse.move(1, 1)
    expect(note).to_have_count(0)
    card.click()
    expect(note).to_be_visible()
    page.locator(".lectern").dispatch_event("pointerdown")
    expect(note).to_have_count(0)
