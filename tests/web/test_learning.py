"""The lessons, to their end, by doing what the guide says."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.crowded import TALLER
from tests.web.learning import Learner
from tests.web.sizes import lies_on, wider
from tests.web.visitor import DESKTOP, PHONE, Visitor

FIRST = "The first game"
SHORT = {
    "Seasons": (
        "The draft",
        [
            "Nine cards, one is yours",
            "Keep the first",
            "What comes round",
            "Think of the costs",
            "Something for each year",
            "Not for them either",
            "Nine cards, three years",
            "You can draft",
        ],
    ),
    "Time Masters": (
        "Timers, tokens, cards for a Ke",
        [
            "First the Timers",
            "Delay a Timer",
            "Launch a Timer",
            "Spells without cost",
            "A reminder token",
            "Two cards for a Ke",
            "Pay with the token",
            "To the spheres",
            "You know the Timers",
        ],
    ),
}


def promised(visitor: Visitor, game: str, lesson: str) -> int:
    """The minutes that the page of the lessons names."""
    sheet = visitor.page.get_by_role("region", name=game).get_by_role("article", name=lesson)
    found = re.search(r"About (\d+) minutes", sheet.inner_text())
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", SHORT)
def test_a_short_lesson_is_learned_by_doing_what_it_says(visit: Visits, game: str, window: dict[str, int]) -> None:
    lesson, titles = SHORT[game]
    visitor = visit(viewport=window)
    learner = Learner(visitor)
    visitor.opens("/learn")
    minutes = promised(visitor, game, lesson)
    learner.begins(game, lesson)
    learner.learns(titles[-1])
    assert [title for title in learner.told if title in titles] == titles
    assert 0.5 * minutes < learner.minutes < 1.2 * minutes, f"{learner.minutes:.1f} minutes"
    # The one who plays with us is no fool, and the table is there to be played on at.
    assert visitor.table["seats"][1]["bot"] == "apprentice"
    learner.guide.get_by_role("button", name="Play on at this table").click()
    expect(learner.guide.get_by_role("button", name="Call the guide back")).to_be_visible()
    visitor.opens("/learn")
    sheet = visitor.page.get_by_role("article", name=lesson)
    expect(sheet).to_contain_text("finished")


@pytest.mark.parametrize("game", ["Seasons", "Time Masters"])
def test_the_first_game_teaches_to_its_end(visit: Visits, game: str) -> None:
    visitor = visit()
    learner = Learner(visitor)
    visitor.opens("/learn")
    minutes = promised(visitor, game, FIRST)
    learner.begins(game, FIRST)
    learner.learns("The reckoning")
    learner.listens()
    assert learner.told[:2] == ["How to read a card", "The goal"]
    assert len(set(learner.told)) >= 10
    assert 0.5 * minutes < learner.minutes < 1.3 * minutes, f"{learner.minutes:.1f} minutes"
    expect(learner.guide.get_by_role("button", name="Play against the Apprentice")).to_be_visible()


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_is_read_first_and_its_parts_are_numbered(visit: Visits, window: dict[str, int]) -> None:
    visitor = visit(viewport=window)
    learner = Learner(visitor)
    for game, parts in (("Seasons", "cost type prestige rule"), ("Time Masters", "cost kind level rule")):
        learner.begins(game, FIRST)
        for part in parts.split():
            lies_on(learner.guide.locator(f"[data-mark={part}]"), window)
        for thing in (*learner.guide.locator("li").all(), learner.guide.get_by_role("button", name="Go on")):
            lies_on(thing, window)
        assert wider(visitor) <= 0
        learner.guide.get_by_role("button", name="Go on").click()
        expect(learner.guide.get_by_role("heading")).to_have_text("The goal")
        # Nine cards and the three years lie beside the guide, with nothing below the fold.
        assert window == PHONE or visitor.page.evaluate(TALLER) <= 0


def test_on_a_phone_what_the_guide_speaks_of_comes_in_sight(visit: Visits) -> None:
    visitor = visit(viewport=PHONE)
    learner = Learner(visitor)
    learner.begins("Time Masters", FIRST)
    learner.guide.get_by_role("button", name="Go on").click()
    for title in ("The goal", "Your hand", "Ke"):
        expect(learner.guide.get_by_role("heading")).to_have_text(title)
        expect(visitor.page.locator("div.ring")).to_be_in_viewport()
        expect(learner.guide.get_by_role("button", name="Show me")).to_be_hidden()
        learner.guide.get_by_role("button", name="Go on", exact=True).click()


def test_what_is_done_another_way_is_not_passed_over_in_silence(visit: Visits) -> None:
    visitor = visit()
    learner = Learner(visitor)
    learner.begins("Time Masters", SHORT["Time Masters"][0])
    learner.listens()
    heading = learner.guide.get_by_role("heading")
    expect(heading).to_have_text("Delay a Timer")
    launch = visitor.page.locator("[data-spot^='launch:']")
    for left in (1, 0):
        visitor.page.mouse.move(1, 1)  # what has come under a resting pointer takes no click yet
        launch.first.click()
        expect(launch).to_have_count(left)
    expect(learner.guide).to_contain_text("To try “Delay a Timer”, take it back")
    visitor.button("Take back", exact=True).click()
    expect(heading).to_have_text("Delay a Timer")
    expect(learner.guide).not_to_contain_text("take it back")
