"""A game that the client knows nothing of: Lanterns, from examples/, at the plain table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.registry import lanterns
from tests.web.axe import serious_findings
from tests.web.client import ClientServer
from tests.web.conftest import Visits
from tests.web.playing import Player
from tests.web.sizes import wider
from tests.web.visitor import PHONE, Visitor

# In each language: what lies in the middle, and what must not be known.
SAID = {
    "en": ("On the table", "hidden:"),
    "ru": ("На столе", "скрыто:"),
    "pl": ("Na stole", "ukryte:"),
    "uk": ("На столі", "приховано:"),
}


@pytest.fixture(scope="module")
def lantern_server(tmp_path_factory: pytest.TempPathFactory, client: Path | None) -> Iterator[ClientServer]:
    folder = tmp_path_factory.mktemp("lanterns")
    with lanterns(), ClientServer(f"sqlite:///{folder / 'lanterns.sqlite'}", client, log=folder / "log") as running:
        yield running


def plays_lanterns(visitor: Visitor) -> None:
    """Sits at a table with a bot, and is asked something."""
    visitor.is_guest("Anna")
    visitor.opens(f"/table/{visitor.sets_up('lanterns', 'careful')}")
    visitor.page.wait_for_selector(".lectern .choices button")


def test_it_is_played_from_the_start_page_to_its_end(visit: Visits, lantern_server: ClientServer) -> None:
    visitor = visit(lantern_server.url)
    page = visitor.opens()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("region", name="Lanterns").get_by_role("button", name="Play against a bot").click()
    page.wait_for_selector(".lectern")
    outcome = Player(visitor).plays_to_the_end()
    scores = page.locator("main table tfoot")
    for score in outcome["scores"]:
        expect(scores).to_contain_text(str(score))
    expect(page.get_by_role("rowheader", name="Gems")).to_be_visible()
    page.get_by_role("button", name="Watch the replay").or_(page.get_by_role("link", name="Watch the replay")).click()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("heading", name="On the table")).to_be_visible()


def test_it_is_set_up_with_its_own_options_and_bots(visit: Visits, lantern_server: ClientServer) -> None:
    visitor = visit(lantern_server.url)
    visitor.is_guest("Anna")
    page = visitor.opens("/new/lanterns")
    page.get_by_text("7", exact=True).click()
    expect(page.get_by_role("radio", name="Bot: careful")).to_be_checked()
    visitor.button("Set up the table").click()
    page.wait_for_selector(".lectern")
    assert visitor.table["options"]["rounds"] == "7"
    assert visitor.table["seats"][1]["bot"] == "careful"


def test_what_a_player_may_not_see_is_hidden_and_the_rest_is_readable(
    visit: Visits, lantern_server: ClientServer
) -> None:
    visitor = visit(lantern_server.url)
    plays_lanterns(visitor)
    mine, other = visitor.page.get_by_role("region", name="Anna"), visitor.page.get_by_role("region", name="careful")
    for card in visitor.position["observation"]["players"][0]["hand"]:
        expect(mine.locator("dd").first).to_contain_text(str(card))
    expect(other.locator("dd").first).to_contain_text("hidden:")
    expect(mine).to_contain_text("to act")
    expect(visitor.page.locator("main")).not_to_contain_text("[object")


@pytest.mark.parametrize("language", SAID)
def test_it_fits_a_phone_in_every_language(visit: Visits, lantern_server: ClientServer, language: str) -> None:
    visitor = visit(lantern_server.url, language=language, viewport=PHONE)
    plays_lanterns(visitor)
    for said in SAID[language]:
        expect(visitor.page.locator("main")).to_contain_text(said)
    assert wider(visitor) == 0
    assert serious_findings(visitor) == []


def test_it_is_played_by_keyboard(visit: Visits, lantern_server: ClientServer) -> None:
    visitor = visit(lantern_server.url)
    plays_lanterns(visitor)
    number = visitor.position["number"]
    visitor.page.locator(".lectern .choices button").first.focus()
    visitor.page.keyboard.press("Enter")
    visitor.moved_on(number)


@pytest.mark.parametrize("address", ["/new/solitaire", "/cards/solitaire", "/cards/lanterns", "/cards"])
def test_where_there_is_no_such_game_or_card_there_is_nothing(
    visit: Visits, lantern_server: ClientServer, address: str
) -> None:
    visitor = visit(lantern_server.url)
    visitor.forgive("404")
    page = visitor.opens(address)
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
