"""A game that is over: moved through, seen with every pair of eyes, and gone on with."""

import random
import re

import pytest
from playwright.sync_api import expect

import chronomage as cm
from tests.web.conftest import Visits
from tests.web.moments import LAST, Moment, ending
from tests.web.playing import Player
from tests.web.reading import LANGUAGES, speaks, texts
from tests.web.scenes import SCENES
from tests.web.sizes import lies_on
from tests.web.visitor import DESKTOP, PHONE, Visitor


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_a_replay_is_moved_through_and_gone_on_with(visitor: Visitor, game: str) -> None:
    SCENES[f"{game} replay"](visitor)
    page = visitor.page
    place = page.get_by_role("slider")

    def stands(at: int) -> None:
        expect(place).to_have_value(str(at))

    # Step by step, turn by turn, to both ends, and by the slider itself.
    stands(0)
    visitor.button("One step on").click()
    stands(1)
    visitor.button("One step back").click()
    stands(0)
    visitor.button("To the end").click()
    last = int(place.input_value())
    assert last > 20
    visitor.button("To the turn before").click()
    assert int(place.input_value()) < last
    place.focus()
    place.press("Home")
    stands(0)
    place.press("ArrowRight")
    stands(1)
    middle = last // 2
    place.fill(str(middle))
    stands(middle)

    # A watcher sees no hand; each seat sees its own, and open eyes see them all.
    eyes = page.get_by_label("Seen by")
    seen: dict[str, set[str]] = {"": set(texts(visitor))}
    for seat in ("all", "0", "1"):
        eyes.select_option(seat)
        expect(eyes).to_be_enabled()
        expect(eyes).to_have_value(seat)
        stands(middle)
        seen[seat] = set(texts(visitor))
        assert seen[seat] - seen[""], f"eyes of {seat} see no more than a watcher"
    assert seen["0"] != seen["1"]

    # The moment is in the address: loaded anew it is the same.
    page.wait_for_url(f"**?at={middle}*")
    page.reload()
    stands(middle)

    visitor.button("Play on", exact=True).click()
    visitor.button("Play on from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".lectern")
    before = visitor.position["number"]
    Player(visitor).plays(lambda: visitor.position["number"] > before or visitor.outcome is not None)


def replays(visitor: Visitor, players: int) -> str:
    """The address of the replay of a whole game of Seasons, played by chance."""
    game = cm.new_game("seasons", players=players, seed=5)
    chance = random.Random(1)
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, chance.choice(decision.choices))
    record = game.record()
    visitor.is_guest("Anna")
    table = visitor.takes_up(Moment("seasons", record.text(), len(record.choices) - LAST, players))
    visitor.finishes(table)
    return f"/replay/{table}"


def test_with_all_hands_open_everything_that_players_hold_is_seen(visitor: Visitor) -> None:
    address = replays(visitor, 2)

    def cards(where: str) -> int:
        return page.get_by_role("group", name=where).get_by_role("button").count()

    # In the draft: the packs, and what each has kept.
    page = visitor.opens(f"{address}?at=3&seat=all")
    expect(page.get_by_role("group", name="Pack")).to_have_count(2)
    assert (cards("Pack"), cards("Kept so far")) == (7 + 8, 2 + 1)
    # In the first year: the hands, and what waits for the later years.
    page = visitor.opens(f"{address}?at=60&seat=all")
    expect(page.get_by_role("group", name="Hand")).to_have_count(2)
    assert cards("Year") == 12
    # The discard pile lies open to the bottom.
    page.get_by_role("button", name="Discard").click()
    pile = page.get_by_role("region", name="Discard")
    expect(pile.get_by_role("button", name="Close")).to_be_visible()
    assert pile.locator(".cards > *").count() == pile.locator(".cards").get_by_role("button").count() > 0
    page.keyboard.press("Escape")
    expect(pile).to_be_hidden()


def test_the_desk_keeps_its_height_and_every_sentence_is_read_whole(visitor: Visitor) -> None:
    address = replays(visitor, 4)
    visitor.page.set_viewport_size(PHONE)
    page = visitor.opens(f"{address}?at=1")
    desk = page.get_by_role("region", name="Replay")
    said = desk.locator("[aria-live]")
    height = desk.evaluate("(desk) => desk.offsetHeight")
    whole = "(said) => said.scrollHeight <= said.clientHeight + 1"
    opened = 0
    told = visitor.ask("GET", f"/tables{address.removeprefix('/replay')}/replay")["steps"]
    longest = sorted(range(1, len(told)), key=lambda at: len(told[at].get("events", [])))[-8:]
    for at in longest:
        page.get_by_role("slider").fill(str(at))
        assert desk.evaluate("(desk) => desk.offsetHeight") == height
        if not said.evaluate(whole):
            opened += 1
            desk.get_by_role("button", name="Read all of it").click()
            expect(desk.get_by_role("button", name="Close")).to_be_visible()
            assert said.evaluate(whole)
            assert desk.evaluate("(desk) => desk.offsetHeight") == height
    assert opened > 0, "no sentence was too long for its place"
    # However much was dealt, it begins with one sentence.
    visitor.opens(f"{address}?at=0&seat=all")
    expect(said).to_have_text("The game begins.")


def test_all_tabs_lie_in_the_drawer(visitor: Visitor) -> None:
    SCENES["timemasters replay"](visitor)
    visitor.button("Play on", exact=True).click()
    tabs = visitor.page.get_by_role("tab")
    expect(tabs).to_have_count(4)
    for window in (PHONE, DESKTOP):
        visitor.page.set_viewport_size(window)
        for language in LANGUAGES:
            speaks(visitor, language)
            for tab in tabs.all():
                lies_on(tab, window)
    speaks(visitor, "en")
    tabs.last.click()
    expect(tabs.last).to_have_attribute("aria-selected", "true")


def test_the_link_to_a_private_game_lets_a_stranger_look_at_it(visit: Visits) -> None:
    host = visit(permissions=["clipboard-read", "clipboard-write"])
    host.is_guest("Anna")
    plan = {**ending("timemasters").plan(), "privacy": "private"}
    table = host.ask("POST", "/tables", plan)["table"]["id"]
    host.finishes(table)
    # Opened from the host's own list, so without the key in the address.
    host.sits_at(table)
    expect(host.page.locator("a[href*='/replay/']")).to_have_attribute("href", re.compile("#invite="))
    host.button("Link to the replay").click()
    expect(host.page.locator(".toasts")).to_have_text("Copied")
    link = host.page.evaluate("() => navigator.clipboard.readText()")

    stranger = visit()
    stranger.opens(link)
    expect(stranger.page.get_by_role("slider")).to_be_visible()
