"""Before the game: links for exactly the seats that are free, and a way on for whoever finds none."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.visitor import PHONE, Visitor


def waits(visitor: Visitor, *others: str, **more: Any) -> str:
    """Anna sets up a table for these others, and waits there; its id."""
    visitor.is_guest("Anna")
    seats = [{"kind": "me"}, *({"kind": kind} for kind in others)]
    made = visitor.ask("POST", "/tables", {"game": "timemasters", "seats": seats, "privacy": "link", **more})
    visitor.opens(f"/table/{made['table']['id']}")
    expect(visitor.page.get_by_role("heading", name="Invite")).to_be_visible()
    return str(made["table"]["id"])


def link(visitor: Visitor, name: str) -> str:
    return visitor.page.get_by_role("textbox", name=name, exact=True).input_value()


def test_each_seat_by_invitation_has_its_own_link_and_there_is_none_for_all(visit: Visits) -> None:
    anna, boris = visit(), visit(viewport=PHONE)
    table = waits(anna, "invited", "invited")
    links = anna.page.get_by_role("textbox", name="Link for seat")
    expect(links).to_have_count(2)
    expect(anna.page.get_by_role("textbox", name="Invite", exact=True)).to_have_count(0)

    # The address alone lets nobody sit down; it says why, and where it goes on.
    boris.opens(f"/table/{table}")
    expect(boris.page.get_by_text("ask Anna for a link of your own")).to_be_visible()
    expect(boris.page.get_by_role("link", name="To the start")).to_be_visible()
    expect(boris.button("Sit down")).to_have_count(0)

    boris.page.goto("about:blank")
    boris.opens(link(anna, "Link for seat 3"))
    boris.page.get_by_role("textbox", name="Your name").fill("Boris")
    boris.button("Sit down").click()
    expect(boris.button("Get up")).to_be_visible()
    expect(links).to_have_count(1)
    expect(anna.page.get_by_role("listitem").filter(has_text="Seat 3")).to_contain_text("Boris")


def test_a_link_is_copied_and_said_so(visit: Visits) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    waits(anna, "open", "invited")
    for name in ("Invite", "Link for seat 3"):
        anna.button(f"Copy the link: {name}", exact=True).click()
        expect(anna.page.get_by_role("status").filter(has_text=f"Copied: {name}")).to_be_visible()
        assert anna.page.evaluate("() => navigator.clipboard.readText()") == link(anna, name)


@pytest.mark.parametrize("start", ["full", "host"])
def test_the_host_need_not_wait_for_ever(visit: Visits, start: str) -> None:
    anna = visit()
    waits(anna, "open", "invited", start=start)
    anna.button("Seat bots and begin").click()
    anna.page.wait_for_selector(".lectern")
    assert [seat["kind"] for seat in anna.table["seats"]] == ["player", "bot", "bot"]


def test_an_invitation_that_was_used_says_so(visit: Visits) -> None:
    anna, boris, clara = visit(), visit(), visit()
    waits(anna, "invited", "invited", privacy="private")
    used = link(anna, "Link for seat 2")
    boris.opens(used)
    boris.button("Sit down").click()
    expect(boris.button("Get up")).to_be_visible()
    clara.opens(used)
    expect(clara.page.get_by_role("heading", name="This invitation is no longer good")).to_be_visible()
    clara.page.get_by_role("link", name="To the start").click()
    expect(clara.page.get_by_role("button", name="Play against a bot")).to_have_count(2)


def test_an_address_where_there_is_nothing(visit: Visits) -> None:
    visitor = visit()
    visitor.forgive("404")
    visitor.opens("/nowhere")
    expect(visitor.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    visitor.page.get_by_role("link", name="Learn to play").click()
    expect(visitor.page.get_by_role("heading", name="Learn to play")).to_be_visible()
