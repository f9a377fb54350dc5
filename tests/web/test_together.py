"""Two people in two browsers."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.client import ClientServer
from tests.web.conftest import Visits
from tests.web.playing import Player
from tests.web.sizes import lies_on, wider
from tests.web.test_connection import BROKEN
from tests.web.visitor import PATIENCE, PHONE, Visitor


@pytest.fixture
def own_server(tmp_path: Path, client: Path | None) -> Iterator[ClientServer]:
    """A server that may be stopped."""
    with ClientServer(f"sqlite:///{tmp_path / 'own.sqlite'}", client, log=tmp_path / "log") as running:
        yield running


def set_up(visitor: Visitor, *, preset: str) -> str:
    """A table for two, by the form; the link that lets a friend in."""
    visitor.is_guest("Anna")
    visitor.opens()
    visitor.page.get_by_role("region", name="Seasons").get_by_role("link", name="A table with options").click()
    visitor.page.get_by_role("button", name=preset).click()
    visitor.page.get_by_text("Open to all", exact=True).click()
    visitor.page.get_by_text("Invited people only", exact=True).click()
    visitor.button("Set up the table").click()
    return link_of(visitor, re.compile("#invite="))


def link_of(visitor: Visitor, shape: re.Pattern[str]) -> str:
    """The link that the waiting room shows."""
    link = visitor.page.get_by_role("textbox", name="Invite", exact=True)
    expect(link).to_have_value(shape)
    return link.input_value()


def sit_down(visitor: Visitor, link: str) -> None:
    """A friend comes with the link, and nothing else."""
    visitor.opens(link)
    visitor.page.get_by_role("textbox", name="Your name").fill("Boris")
    visitor.button("Sit down").click()
    visitor.page.wait_for_selector(".lectern")


def take_turns(players: list[Player], until: Callable[[], bool]) -> None:
    """Whoever has something to choose clicks."""
    last = time.monotonic()
    while not until():
        did = [player.clicks_on_something() for player in players if player.may_choose()]
        if any(did):
            last = time.monotonic()
        assert time.monotonic() - last < PATIENCE / 1000, [player.sees() for player in players]
        if not did:
            players[0].waits_a_moment()


def round_of(visitor: Visitor) -> int:
    return int(visitor.position["observation"]["round"])


def test_two_friends_play_through_reload_and_restart(visit: Visits, own_server: ClientServer) -> None:
    anna, boris = visit(own_server.url), visit(own_server.url)
    link = set_up(anna, preset="Archmage")
    sit_down(boris, link)
    anna.page.wait_for_selector(".lectern")
    players = [Player(anna), Player(boris)]

    # The draft: a choice can be taken back until the other has chosen too.
    assert anna.position["decision"]["kind"] == "draft"
    told = [each.bounding_box() for each in anna.page.locator(".choosing li").all()]
    players[0].plays(lambda: "decision" not in anna.position)
    anna.caught_up()
    expect(anna.page.locator(".choosing .said").first).to_have_text("done")
    # Whoever has chosen is told so, and nothing moves by it.
    assert [each.bounding_box() for each in anna.page.locator(".choosing li").all()] == told
    anna.button("Take back", exact=True).click()
    expect(anna.button("Take back", exact=True)).to_be_hidden()
    players[0].plays(lambda: anna.position.get("decision", {}).get("kind") == "draft")
    take_turns(players, lambda: round_of(anna) >= 1)

    # Words between them.
    anna.button("Chat").click()
    anna.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    anna.button("Send").click()
    boris.button("Chat").click()
    expect(boris.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    for visitor in (anna, boris):
        visitor.button("Close", exact=True).click()

    # A page that is loaded anew in the middle of a turn shows the same moment.
    take_turns(players, lambda: "turn" in (kind_of(anna), kind_of(boris)))
    now = players[0] if kind_of(anna) == "turn" else players[1]
    now.visitor.caught_up()
    before = now.sees()
    assert before["choices"]
    now.visitor.page.reload()
    now.visitor.caught_up()
    assert now.sees() == before

    # The server goes, and comes back: nobody does anything, and nothing is lost.
    for visitor in (anna, boris):
        visitor.forgive(*BROKEN)
    number = anna.position["number"]
    own_server.kill()
    for visitor in (anna, boris):
        expect(visitor.page.get_by_role("status").filter(has_text="connection")).to_be_visible()
    own_server.start()
    for visitor in (anna, boris):
        expect(visitor.page.get_by_role("status").filter(has_text="connection")).to_be_hidden()
    assert anna.position["number"] == number
    take_turns(players, lambda: round_of(anna) >= 2)


def kind_of(visitor: Visitor) -> str:
    """What is being asked of somebody."""
    return str(visitor.position.get("decision", {}).get("kind", ""))


def test_a_friend_joins_with_one_link(visit: Visits) -> None:
    anna, boris = visit(), visit(viewport=PHONE)
    anna.opens()
    anna.page.get_by_role("textbox", name="Your name").fill("Anna")
    anna.plays_at_once("Time Masters", "with a friend")
    sit_down(boris, link_of(anna, re.compile("/table/")))
    anna.page.wait_for_selector(".lectern")
    assert [seat["name"] for seat in boris.table["seats"]] == ["Anna", "Boris"]

    # They talk, also in a narrow window: what is written and what is read lie on it, and the table comes back.
    page = boris.page
    boris.button("Chronicle").click()  # one sign for the whole drawer
    page.get_by_role("tab", name="Chat").click()
    line = page.get_by_role("textbox", name="Say something")
    line.fill("Long words fit too: " + "chronomage" * 12)
    line.press("Enter")
    expect(line).to_have_value("")
    said = page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Long words fit too")
    for thing in (line, said, boris.button("Send"), boris.button("Close", exact=True)):
        lies_on(thing, PHONE)
    assert said.evaluate("(log) => log.scrollWidth - log.clientWidth") <= 0, "what was said is cut off"
    assert wider(boris) <= 0
    anna.button("Chat").click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Long words fit too")
    boris.button("Close", exact=True).click()
    expect(said).to_be_hidden()
