"""Two at one table: each learns what the other does beyond the board, and who else is there."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.moments import Moment, ending, in_round, moment
from tests.web.playing import Player
from tests.web.sizes import lies_on, wider
from tests.web.visitor import PHONE, Visitor

ASKED = {"seasons": "turn", "timemasters": "main"}
# As long as a name can be.
LONGEST = "Zażółć Gęślą-Jaźń Wwwwww"


def sit_together(anna: Visitor, boris: Visitor, game: str = "timemasters", name: str = "Boris") -> str:
    """Both at a table where Anna decides; its id."""
    return sit_down(anna, boris, moment(game, in_round(2, ASKED[game])), name)


def sit_down(anna: Visitor, boris: Visitor, now: Moment, name: str = "Boris") -> str:
    """Both at a table whose game goes on from there; its id."""
    anna.is_guest("Anna")
    table = anna.takes_up(now, open_seat=True)
    boris.is_guest(name)
    boris.ask("POST", f"/tables/{table}/seats", {})
    for each in (anna, boris):
        each.sits_at(table)
    return table


def told(visitor: Visitor, text: str) -> Locator:
    """What is said in passing."""
    return visitor.page.locator(".toasts").get_by_text(text)


def test_a_request_is_answered_or_played_over(visit: Visits) -> None:
    anna, boris = visit(), visit(viewport=PHONE)
    table = sit_together(anna, boris)
    anna.ends_turn(table)
    boris.waits(lambda: "decision" in boris.position, "it is not Boris's turn")
    # From here on Anna cannot take back by herself.
    number = boris.position["number"]
    Player(boris).plays(lambda: boris.position["number"] > number)
    anna.button("Ask to take back").click()
    # How far: so many choices, and what the first of them was.
    asking = boris.page.locator(".lectern .question")
    boris.waits(lambda: "undo_asked" in boris.position, "Boris is not asked")
    choices = boris.position["undo_asked"]["choices"]
    expect(asking).to_contain_text(f"Anna asks to take back {choices} choice")
    expect(asking).to_contain_text("Back to before the end of the turn (Anna)")
    expect(anna.page.locator(".lectern .question")).to_contain_text("Back to before")
    boris.button("Refuse").click()
    expect(told(anna, "Boris does not agree to go back.")).to_be_visible()

    anna.page.mouse.move(1, 1)  # the button has come back under the pointer
    anna.button("Ask to take back").click()
    expect(boris.button("Refuse")).to_be_visible()
    boris.ends_turn(table)
    expect(told(anna, "The game has gone on without an answer")).to_be_visible()


def test_leaving_coming_back_and_giving_up(visit: Visits) -> None:
    anna, boris = visit(), visit()
    table = sit_together(anna, boris)
    boris.button("Table", exact=True).click()
    boris.button("Let a bot play on").click()
    expect(told(anna, "A bot plays on for Boris.")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Boris")).to_contain_text("a bot plays on")
    boris.page.locator(".lectern").get_by_role("button", name="Take your seat back").click()
    expect(told(anna, "Boris is back.")).to_be_visible()

    # Giving up in a game of two ends it at once, for both.
    boris.button("Give up", exact=True).click()
    expect(boris.page.get_by_role("tabpanel")).to_contain_text("The game ends at once, and Anna wins.")
    boris.button("Give up", exact=True).click()
    expect(told(anna, "Boris gives up: the game is over.")).to_be_visible()
    expect(anna.page.locator(".outcome h2")).to_have_text("You win")
    expect(boris.page.locator(".outcome h2")).to_have_text("Anna wins")
    expect(boris.page.locator(".outcome .score thead")).to_contain_text("gave up")
    expect(boris.button("Take your seat back")).to_have_count(0)
    # So does the replay, and the record of it as a file.
    boris.opens(f"/replay/{table}")
    boris.page.keyboard.press("End")
    expect(boris.page.locator(".outcome h2")).to_have_text("Anna wins")


def test_who_watches_is_told_so_and_seen(visit: Visits) -> None:
    anna, boris, watcher = visit(), visit(), visit()
    watcher.sits_at(sit_together(anna, boris))
    expect(watcher.page.locator(".lectern")).to_contain_text("You are watching")
    anna.button("Table", exact=True).click()
    drawer = anna.page.get_by_role("tabpanel")
    expect(drawer).to_contain_text("1 watcher")
    expect(drawer.get_by_role("listitem").filter(has_text="Boris")).to_contain_text("is here")
    boris.opens("/")
    expect(drawer.get_by_role("listitem").filter(has_text="Boris")).to_contain_text("is away")


def test_what_was_read_is_not_new_after_a_reload(visit: Visits) -> None:
    anna, boris = visit(), visit()
    sit_together(anna, boris)
    mark = boris.page.locator(".openers .mark")
    anna.button("Chat").click()
    line = anna.page.get_by_role("textbox", name="Say something")
    line.fill("Hello!")
    line.press("Enter")
    expect(mark).to_be_visible()
    # It shows itself in passing, with its author, to whoever has not said it; pressing it opens the chat.
    passing = boris.page.locator(".toasts .said")
    expect(passing).to_have_text("Anna: Hello!")
    expect(anna.page.locator(".toasts .said")).to_have_count(0)
    passing.click()
    expect(boris.page.get_by_role("log", name="Chat")).to_contain_text("Hello!")
    for each in (anna, boris):
        each.page.reload()
        each.page.wait_for_selector(".lectern")
        each.button("Chronicle").click()
        expect(each.page.get_by_role("log", name="Chronicle")).to_be_visible()
        expect(each.page.locator(".openers .mark")).to_have_count(0)


# Says something and puts the chat away before the answer can have come.
SAID_AND_GONE = """() => {
  document.querySelector('.drawer form').requestSubmit();
  document.querySelector('.drawer header button').click();
}"""


def test_on_a_phone_what_is_said_leaves_ones_own_things_in_sight(visit: Visits) -> None:
    anna, boris = visit(viewport=PHONE, has_touch=True, is_mobile=True), visit()
    sit_together(anna, boris)
    anna.button("Chronicle").tap()
    anna.page.get_by_role("tab", name="Chat").tap()
    anna.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    anna.page.evaluate(SAID_AND_GONE)
    expect(told(boris, "Good luck!")).to_be_visible()
    boris.button("Chat").click()
    line = boris.page.get_by_role("textbox", name="Say something")
    line.fill("You too, I am back in a minute!")
    line.press("Enter")
    passing = lies_on(told(anna, "You too"), PHONE)
    assert passing["y"] + passing["height"] < lies_on(anna.page.locator(".own"), PHONE)["y"]


def test_whoever_reads_the_chronicle_is_left_in_peace(visit: Visits) -> None:
    anna, boris = visit(), visit()
    table = sit_together(anna, boris)
    anna.button("Chronicle").click()
    log = anna.page.get_by_role("log", name="Chronicle")
    foot = "(log) => log.scrollHeight - log.clientHeight - log.scrollTop"
    expect(log.locator("p").last).to_be_in_viewport()
    assert log.evaluate(foot) < 2, "the newest line is not in sight"
    log.evaluate("(log) => log.scrollTo({ top: 0 })")
    anna.page.wait_for_function("() => document.querySelector('[role=log]').scrollTop === 0")
    lines = log.locator("p").count()
    anna.ends_turn(table)
    anna.page.wait_for_function("(before) => document.querySelectorAll('[role=log] p').length > before", arg=lines)
    assert log.evaluate("(log) => log.scrollTop") == 0


@pytest.mark.parametrize("game", ASKED)
def test_a_long_name_makes_no_page_wider(visit: Visits, game: str) -> None:
    anna, boris = visit(viewport=PHONE), visit(viewport=PHONE)
    sit_together(anna, boris, game, LONGEST)
    for each in (anna, boris):
        assert wider(each) <= 0


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_the_time_that_runs_is_in_sight(visit: Visits, game: str) -> None:
    anna = visit(viewport=PHONE)
    anna.is_guest("Anna")
    options = {"first_player": "0"}
    anna.sits_at(anna.sets_up(game, options=options, clock={"kind": "move", "seconds": 600}))
    clock = anna.page.locator(".lectern").get_by_role("timer")
    expect(clock).to_be_visible()
    lies_on(clock, PHONE)


def test_another_game_is_offered_in_passing(visit: Visits) -> None:
    anna, boris = visit(), visit()
    table = sit_down(anna, boris, ending("timemasters"))
    anna.button("Table", exact=True).click()
    anna.button("Let a bot play on").click()
    boris.finishes(table)
    for each in (anna, boris):
        expect(each.page.locator(".outcome")).to_be_visible()
    anna.page.locator(".outcome").get_by_role("button", name="Rematch").click()
    expect(told(boris, "A rematch is set up")).to_be_visible()
    expect(told(anna, "A rematch is set up")).to_have_count(0)


def test_a_game_against_bots_is_put_away_from_the_lobby(visitor: Visitor) -> None:
    visitor.is_guest("Anna")
    put_away, kept = visitor.sets_up("seasons"), visitor.sets_up("timemasters")
    page = visitor.opens("/")
    row = page.locator("li", has=page.locator(f'a[href="/table/{put_away}"]'))
    row.get_by_role("button", name="Put away").click()
    expect(row).to_contain_text("It ends without a result.")
    row.get_by_role("button", name="Cancel").click()
    row.get_by_role("button", name="Put away").click()
    row.get_by_role("button", name="Put away").click()
    expect(row).to_have_count(0)
    expect(page.locator(f'li a[href="/table/{kept}"]')).to_be_visible()
    assert visitor.ask("GET", f"/tables/{put_away}")["table"]["status"] == "closed"
    page.reload()
    expect(page.locator(f'li a[href="/table/{kept}"]')).to_be_visible()
    expect(row).to_have_count(0)
