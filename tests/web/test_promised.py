"""What is pressed is what happens: alike tokens, the exchange, energies that stand twice, what a button is called."""

from typing import Any

from playwright.sync_api import expect

import chronomage as cm
from tests.web.moments import Moment
from tests.web.visitor import Visitor


def beginning(game: str, document: dict[str, Any]) -> Moment:
    """A table that begins with this position."""
    return Moment(game, cm.position(game, document).record().text(), 0, len(document["players"]))


def test_alike_tokens_go_as_picked(visitor: Visitor) -> None:
    player = {"reserve": "WWWW", "gauge": 1}
    page = visitor.is_in(beginning("seasons", {"players": [player, {}], "die": {"transmute": True}}))
    question, confirm = page.locator(".lectern .question"), page.locator("[data-confirm]")

    def me() -> dict[str, Any]:
        return dict(visitor.position["observation"]["players"][0])

    # One of four alike is transmuted: one is gone.
    page.locator("[data-spot='token:W']").first.click()
    crystals = me()["crystals"]
    expect(confirm).to_have_attribute("aria-label", "Transmute for 1 crystal")
    confirm.click()
    visitor.waits(lambda: me()["crystals"] == crystals + 1, "nothing was transmuted")
    assert me()["reserve"] == "WWW"

    # The exchange takes nothing before two are picked, and then just those.
    page.locator("[data-spot='bonus:exchange']").click()
    expect(question).to_contain_text("Choose 2 tokens to exchange.")
    assert (me()["reserve"], me()["bonuses_used"]) == ("WWW", 1)
    expect(confirm).to_be_disabled()
    page.locator("[data-spot='token:W']").nth(0).click()
    page.locator("[data-spot='token:W']").nth(1).click()
    confirm.click()
    expect(question).to_contain_text("Choose 2 energies to gain, different or alike.")
    assert me()["reserve"] == "W"

    # Beside the wheel and in the tray, a kind of energy is picked once more by each press.
    page.locator(".rates [data-spot='energy:F']").click()
    page.locator(".rates [data-spot='energy:F']").click()
    expect(page.locator(".tray .back")).to_have_count(2)
    confirm.click()
    visitor.waits(lambda: me()["reserve"] == "WFF", "the energy picked did not come")


def test_clearing_is_not_called_discarding(visitor: Visitor) -> None:
    player = {"hand": ["focus", "suggestion", "growth"], "deck": ["charge"], "active": 2, "exhausted": 2}
    page = visitor.is_in(beginning("timemasters", {"players": [player, {}], "phase": "main"}))
    page.locator("select").first.select_option("ru")
    question, choices = page.locator(".lectern .question"), page.locator(".lectern .choices")
    # Once something has been done, nobody can pass any more, and nothing asks for it.
    expect(question).to_contain_text("Действуйте сколько угодно раз.")
    page.locator("[data-spot='restore']").click()
    expect(question).to_contain_text("2 карты")
    page.locator("[data-spot='hand:focus']").click()
    expect(choices.get_by_role("button", name="Снять выбор")).to_be_visible()
    expect(choices.get_by_role("button", name="Сбросить")).to_have_count(0)
    page.locator("[data-spot='hand:growth']").click()
    page.locator("[data-choice=confirm]").click()
    hand = ["suggestion"]
    visitor.waits(lambda: visitor.position["observation"]["players"][0]["hand"] == hand, "two cards did not go")
