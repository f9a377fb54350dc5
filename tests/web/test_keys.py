"""Every key that the sheets of keys name does what they say."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import chronomage as cm
from tests.web.moments import Wanted, asks, moment
from tests.web.visitor import Visitor

# By game: what the sheet names, and where it is tested below.
SEASONS_KEYS = {"1 … 9", "← →", "A W F E", "Shift + A W F E", "T", "C", "D", "Y / N", "X", "U", "H", "Esc", "?"}
TIME_MASTERS_KEYS = {"1 … 9", "Q W E R T", "A S D F G", "Z X C V B", "O", "P", "N", "Y", "U", "H", "Esc", "?"}
FOCUSED = "() => document.activeElement.dataset.spot ?? document.activeElement.dataset.choice ?? ''"
GLOWING = """() => [...document.querySelectorAll(
    '[data-spot], [data-split], .lectern .choices button:not([aria-disabled=true])')]
  .filter((each) => each.checkVisibility()).map((each) => each.dataset.spot ?? each.dataset.choice ?? '')"""


def mine(visitor: Visitor) -> dict[str, Any]:
    own: dict[str, Any] = visitor.position["observation"]["players"][0]
    return own


def texts_of(visitor: Visitor) -> list[str]:
    """What can be chosen now."""
    return [choice["text"] for choice in visitor.position["decision"]["choices"]]


def acts(visitor: Visitor, key: str) -> None:
    """That key does something in the game."""
    visitor.caught_up()
    number = visitor.position["number"]
    visitor.page.keyboard.press(key)
    visitor.moved_on(number)


def asked(visitor: Visitor) -> str:
    return str(visitor.position.get("decision", {}).get("kind"))


def the_sheet_of_keys(page: Page, keys: set[str]) -> None:
    """Opens by its key, tells of these keys, and closes by Escape."""
    page.keyboard.press("?")
    named = page.locator("dl:visible dt", has_text="Esc").locator("xpath=..").locator("dt")
    expect(named).not_to_have_count(0)
    assert set(named.all_inner_texts()) == keys
    page.keyboard.press("Escape")
    expect(named).to_have_count(0)


def all_four_energies(game: cm.Game) -> bool:
    return asks("turn", "end", "transmute")(game) and set(game.observe(0).plain()["players"][0]["reserve"]) == set(
        "AWFE"
    )


def test_the_keys_of_a_turn_of_seasons(visitor: Visitor) -> None:
    page = visitor.is_in(moment("seasons", all_four_energies, level="apprentice"))
    visitor.caught_up()
    the_sheet_of_keys(page, SEASONS_KEYS)

    # From one thing that glows to the next, and back past the first.
    glowing = page.evaluate(GLOWING)
    for key, place in (("ArrowRight", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", -1)):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == glowing[place], key

    page.keyboard.press("h")
    expect(page.locator(".question")).to_contain_text("Advice — ")

    # T lays everything out, Escape takes it all back.
    picked = page.locator("[data-drop='tray'] .back")
    tokens = len(mine(visitor)["reserve"])
    page.keyboard.press("t")
    expect(picked).to_have_count(tokens)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    # One of each kind, and each put back; the last is confirmed, and that taken back.
    for letter in "awfe":
        page.keyboard.press(letter)
        expect(picked).to_have_count(1)
        page.keyboard.press(f"Shift+{letter.upper()}")
        expect(picked).to_have_count(0)
    page.keyboard.press("a")
    crystals = mine(visitor)["crystals"]
    number = visitor.position["number"]
    page.keyboard.press("c")
    visitor.moved_on(number)
    visitor.waits(lambda: asked(visitor) == "turn", "the turn does not go on")
    visitor.caught_up()
    assert mine(visitor)["crystals"] > crystals
    acts(visitor, "u")  # all that was sent together, which comes back step by step
    visitor.waits(
        lambda: mine(visitor)["crystals"] == crystals and asked(visitor) == "turn", "it is not all taken back"
    )
    visitor.caught_up()
    assert len(mine(visitor)["reserve"]) == tokens

    # T twice transmutes everything.
    page.keyboard.press("t")
    expect(picked).to_have_count(tokens)
    acts(visitor, "t")
    visitor.waits(lambda: asked(visitor) == "turn", "the turn does not go on")
    visitor.caught_up()
    assert mine(visitor)["reserve"] == ""

    ends(visitor, "x", "[data-spot='end']")


def test_a_number_chooses_what_glows_in_seasons(visitor: Visitor) -> None:
    page = visitor.is_in(moment("seasons", asks("die", "die 3"), level="apprentice"))
    visitor.caught_up()
    third = page.evaluate(GLOWING)[2]
    assert third == "die:3"
    acts(visitor, "3")
    assert mine(visitor)["die"] is not None


@pytest.mark.parametrize(
    ("key", "wanted", "choice"),
    [
        ("d", asks("die-card", "draw"), "draw"),
        ("y", asks("buy-top", "yes", "no"), "yes"),
        ("n", asks("buy-top", "yes", "no"), "no"),
    ],
)
def test_keys_that_answer_in_seasons(visitor: Visitor, key: str, wanted: Wanted, choice: str) -> None:
    visitor.is_in(moment("seasons", wanted))
    visitor.caught_up()
    assert choice in texts_of(visitor)
    kind = asked(visitor)
    acts(visitor, key)
    assert asked(visitor) != kind


def test_energy_is_picked_by_its_letter(visitor: Visitor) -> None:
    page = visitor.is_in(moment("seasons", asks("gain-energy", "A", "W", "F", "E"), level="apprentice"))
    visitor.caught_up()
    fire = mine(visitor)["reserve"].count("F")
    confirm = page.locator("[data-confirm]:not([aria-disabled=true])")
    number = visitor.position["number"]
    while visitor.position["number"] == number and not confirm.count():
        page.keyboard.press("f")
    page.keyboard.press("c")
    visitor.waits(lambda: mine(visitor)["reserve"].count("F") > fire, "no fire has come")


def first_can_be_played(game: cm.Game) -> bool:
    if not asks("main", "play ", "restore", "pass", "end")(game):
        return False
    hand = game.observe(0).plain()["players"][0]["hand"]
    return any(choice.text == f"play {hand[0]}" for choice in game.decisions[0].choices)


def test_the_keys_of_a_turn_of_time_masters(visitor: Visitor) -> None:
    page = visitor.is_in(moment("timemasters", first_can_be_played))
    visitor.caught_up()
    the_sheet_of_keys(page, TIME_MASTERS_KEYS)
    page.keyboard.press("h")
    expect(page.locator(".question")).to_contain_text("Advice — ")

    hand = mine(visitor)["hand"]
    acts(visitor, "1")
    assert len(mine(visitor)["hand"]) < len(hand) or asked(visitor) == "pay"
    while mine(visitor)["hand"] != hand or asked(visitor) != "main":
        acts(visitor, "u")

    # Two cards for a Ke: picked, cleared, picked again and confirmed.
    acts(visitor, "o")
    picked = page.locator("[data-spot^='hand:'][aria-pressed='true']")
    confirm = page.locator("[data-choice='confirm']")
    for again in (True, False):
        page.keyboard.press("1")
        page.keyboard.press("2")
        expect(confirm).to_be_enabled()
        if again:
            page.keyboard.press("Escape")
            expect(confirm).to_have_count(0)
            expect(picked).to_have_count(0)
    number = visitor.position["number"]
    page.keyboard.press("y")
    visitor.moved_on(number + 1)
    assert len(mine(visitor)["hand"]) == len(hand) - 2

    ends(visitor, "n", "[data-choice='end']")


def ends(visitor: Visitor, key: str, button: str) -> None:
    """Ends the turn; where something can still be done the end is asked for once more."""
    number = visitor.position["number"]
    words = "(button) => document.querySelector(button)?.innerText ?? ''"
    before = visitor.page.evaluate(words, button)
    visitor.page.keyboard.press(key)
    visitor.waits(
        lambda: visitor.position["number"] > number or visitor.page.evaluate(words, button) not in ("", before),
        "nothing comes of the end of the turn",
    )
    if visitor.position["number"] == number:
        visitor.page.keyboard.press(key)
    visitor.moved_on(number)


def area_key(visitor: Visitor, spot: str) -> str:
    """The key of the first such card that can be chosen: its place in the row A S D F G."""
    code = visitor.page.locator(f"[data-spot^='{spot}']").first.get_attribute("data-key") or ""
    assert re.fullmatch("Key[ASDFG]", code), code
    return code


@pytest.mark.parametrize(
    ("key", "wanted", "choice"),
    [
        ("p", asks("main", "pass"), "pass"),
        ("q", asks("spheres", "take 1"), "take 1"),
        ("Shift+Q", asks("spheres", "take-closed 1"), "take-closed 1"),
        ("z", asks("timers", "launch 1", "delay 1"), "launch 1"),
        ("Shift+Z", asks("timers", "launch 1", "delay 1"), "delay 1"),
        ("x", asks("put", "timer 1", "timer 2"), "timer 2"),
        ("launched:", asks("main", "release "), "release"),
        ("spell:", asks("echo", "no"), "no"),
        ("discard:", asks("exile-discard", "done"), "done"),
    ],
)
def test_keys_that_answer_in_time_masters(visitor: Visitor, key: str, wanted: Wanted, choice: str) -> None:
    visitor.is_in(moment("timemasters", wanted))
    visitor.caught_up()
    assert any(text.startswith(choice) for text in texts_of(visitor))
    number = visitor.position["number"]
    if key.endswith(":"):
        visitor.page.wait_for_selector(f"[data-spot^='{key}']")
        key = area_key(visitor, key)
    visitor.page.keyboard.press(key)
    # Of several cards this one is only picked yet.
    if visitor.page.locator("[data-choice='confirm']").count():
        visitor.page.keyboard.press("y")
    visitor.moved_on(number)


def test_a_card_of_the_hand_is_put_on_a_timer_by_shift(visitor: Visitor) -> None:
    page = visitor.is_in(moment("timemasters", asks("main", "put ")))
    visitor.caught_up()
    code = page.locator("[data-spot^='put:']").first.get_attribute("data-key") or ""
    assert re.fullmatch("Shift\\+Digit[1-9]", code), code
    hand = mine(visitor)["hand"]
    acts(visitor, code)
    assert len(mine(visitor)["hand"]) == len(hand) - 1 or asked(visitor) in ("put", "pay")


def test_a_spell_is_echoed_where_it_lies(visitor: Visitor) -> None:
    page = visitor.is_in(moment("timemasters", asks("echo", "no")))
    visitor.caught_up()
    assert [spot.split(":")[0] for spot in page.evaluate(GLOWING) if ":" in spot] != []
    expect(page.locator("[data-choice='no']")).to_be_visible()
    number = visitor.position["number"]
    page.locator("[data-spot^='spell:']").first.click()
    visitor.moved_on(number)
    assert asked(visitor) != "echo"
