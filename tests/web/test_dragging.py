"""Things are dragged to where they belong; let go anywhere else they are as before."""

from typing import Any

from playwright.sync_api import Locator, expect

import chronomage as cm
from tests.web.moments import asks, moment
from tests.web.visitor import Visitor


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None, f"{thing} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, thing: Locator, to: Locator) -> None:
    """Takes it up, moves it in some steps, and lets it go."""
    thing.scroll_into_view_if_needed()
    mouse = visitor.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(*middle(to), steps=6)
    mouse.up()


def hand_of(visitor: Visitor) -> list[str]:
    observation = visitor.position["observation"]
    cards: list[str] = observation["players"][observation["player"]]["hand"]
    return cards


def test_a_card_of_the_hand_is_dragged_onto_the_board_of_seasons(visitor: Visitor) -> None:
    visitor.is_in(moment("seasons", asks("turn", "summon "), level="apprentice"))
    page = visitor.page
    card = page.locator("[data-spot^='hand:']").first
    spot = card.get_attribute("data-spot") or ""
    before, number = hand_of(visitor), visitor.position["number"]

    # Let go over nothing, over the discard pile, or before somebody else.
    for wrong in ("body > * header", "[data-drop='discard']", "[data-drop='seat-1']"):
        drag(visitor, card, page.locator(wrong).first)
        expect(page.locator(".in-hand")).to_have_count(0)
        expect(card).to_be_visible()
        assert visitor.position["number"] == number, wrong

    drag(visitor, card, page.locator("[data-drop='play']"))
    visitor.moved_on(number)
    assert spot.removeprefix("hand:") not in hand_of(visitor) or len(hand_of(visitor)) < len(before)


def test_cards_are_dragged_between_the_years(visitor: Visitor) -> None:
    visitor.is_in(moment("seasons", asks("split"), level="apprentice"))
    page = visitor.page
    years = {number: page.locator(f"[data-year='{number}']") for number in (1, 2, 3)}
    unlaid = page.locator("[data-drop='unlaid']")
    card = page.locator("[data-split='0']")
    for place in (1, 3, 2):
        drag(visitor, card, years[place].get_by_role("heading"))
        expect(years[place].locator("[data-split='0']")).to_have_count(1)
    # Back to those that have no year, and then one year is filled: a fourth card finds no room.
    drag(visitor, card, unlaid)
    expect(unlaid.locator("[data-split='0']")).to_have_count(1)
    for place in range(4):
        drag(visitor, page.locator(f"[data-split='{place}']"), years[1].get_by_role("heading"))
    expect(years[1].locator("[data-split]")).to_have_count(3)
    expect(unlaid.locator("[data-split='3']")).to_have_count(1)
    for place in (3, 4, 5):
        drag(visitor, page.locator(f"[data-split='{place}']"), years[2].get_by_role("heading"))
    page.locator("[data-confirm-split]").click()
    page.wait_for_selector("[data-confirm-split]", state="detached")
    first = visitor.position["observation"]["players"][0]
    assert (len(first["hand"]), len(first["library"]["2"]), len(first["library"]["3"])) == (3, 3, 3)


def test_a_card_of_the_hand_is_dragged_into_the_spell_area(visitor: Visitor) -> None:
    visitor.is_in(moment("timemasters", asks("main", "play focus")))
    page, number = visitor.page, visitor.position["number"]
    card = page.locator("[data-spot='hand:focus']").first
    drag(visitor, card, page.get_by_role("region", name="Spheres"))
    expect(page.locator(".in-hand")).to_have_count(0)
    assert visitor.position["number"] == number
    focuses = hand_of(visitor).count("focus")
    drag(visitor, card, page.locator("[data-drop='area']"))
    visitor.moved_on(number)
    assert hand_of(visitor).count("focus") == focuses - 1


def test_a_card_of_the_hand_is_dragged_onto_a_timer(visitor: Visitor) -> None:
    visitor.is_in(moment("timemasters", puts_on_one_of_two))
    page, number = visitor.page, visitor.position["number"]
    card = (page.locator("[data-spot^='put:']").first.get_attribute("data-spot") or "").removeprefix("put:")
    held = page.locator(f"[data-at='hand-0'] > :has([data-spot='put:{card}'])").first
    # Two have room: it comes to lie on the one to which it was dragged, and nothing more is asked.
    place = free_timers(visitor.position["observation"])[-1]["place"]
    drag(visitor, held, page.locator(f"[data-drop='timer:{place}']"))
    visitor.moved_on(number + 1)
    assert visitor.position["decision"]["kind"] == "main"
    (there,) = (timer for timer in visitor.position["observation"]["players"][0]["timers"] if timer["place"] == place)
    assert there["spells"][-1] == card


def puts_on_one_of_two(game: cm.Game) -> bool:
    """Without Ke of which one would be asked how many to spend."""
    if not asks("main", "put ")(game):
        return False
    seen = game.observe(0).plain()
    return len(free_timers(seen)) == 2 and seen["players"][0]["ephemeral"] == 0


def free_timers(observation: dict[str, Any]) -> list[dict[str, Any]]:
    """Our Timers with room for one more spell."""
    timers = observation["players"][0]["timers"]
    return [timer for timer in timers if timer["slots"] > len(timer["spells"])]
