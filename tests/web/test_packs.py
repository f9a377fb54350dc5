"""A pack of one's own in the browser: dropped in, mended, looked at, and played with by whoever is invited."""

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

import chronomage as cm
from tests.timemasters.small_pack import SMALLEST
from tests.timemasters.test_undo_and_record import play_randomly
from tests.web.conftest import Visits
from tests.web.playing import Player
from tests.web.sizes import wider
from tests.web.visitor import PHONE

MINE = '[pack]\nname = "mine"\ntitle = "My <i>box</i>"\nauthor = "Zofia"\n' + SMALLEST
ODD = """
[[card]]
name = "Прирост {player}"
id = "growth"
kind = "spell"
level = 9
cost = 1
played = ["drw 1"]
"""
BROKEN = MINE + ODD
LEVEL = BROKEN[: BROKEN.index("level = 9")].count("\n") + 1

DROP = """([name, text]) => {
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], name, { type: 'application/toml' }));
  const drop = new DragEvent('drop', { dataTransfer: dropped, bubbles: true });
  document.querySelector('#document-pack').dispatchEvent(drop);
}"""


def drops(page: Page, text: str) -> None:
    """A file is dropped in."""
    page.evaluate(DROP, ["my.toml", text])


def test_a_pack_is_dropped_mended_looked_at_and_played(visit: Visits) -> None:
    anna, boris = visit(language="ru"), visit(viewport=PHONE)
    page = anna.opens("/new/timemasters")
    page.get_by_role("button", name="Всё сразу").click()

    # What is wrong is said in Russian, each thing with its line and its card, and nothing else is lost.
    drops(page, BROKEN)
    mistakes = page.get_by_role("alert").get_by_role("listitem")
    expect(mistakes).to_have_count(2)
    expect(mistakes.nth(0)).to_contain_text(f"Строка {LEVEL} · Прирост {{player}}")
    expect(mistakes.nth(0)).to_contain_text("уровень — от 0 до 5 или X, а не 9.")
    expect(mistakes.nth(1)).to_contain_text("глагола 'drw' здесь не бывает")
    expect(page.get_by_role("button", name="Всё сразу")).to_have_attribute("aria-pressed", "true")

    # Mended, and chosen with the button this time.
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Выбрать файл набора").press("Enter")
    chooser.value.set_files([{"name": "my.toml", "mimeType": "text/plain", "buffer": MINE.encode()}])
    expect(page.get_by_role("radio", name="My <i>box</i>")).to_be_checked()
    expect(mistakes).to_have_count(0)
    expect(page.get_by_text("автор: Zofia · 6 разных карт")).to_be_visible()
    expect(page.get_by_role("radio", name="Только приглашённые")).to_be_checked()
    expect(page.get_by_role("button", name="Всё сразу")).to_have_attribute("aria-pressed", "true")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Посмотреть его карты").click()
    expect(opened.value.get_by_role("link", name="Stone 5").first).to_be_visible()
    opened.value.close()

    # Nobody else sees the table; whoever is invited is told before they sit down.
    value = anna.ask("POST", "/games/timemasters/documents/pack", {"text": MINE})["document"]["value"]
    wanted = {"game": "timemasters", "options": {"pack": value, "first_player": "1"}, "privacy": "private"}
    made = anna.ask("POST", "/tables", {**wanted, "seats": [{"kind": "me"}, {"kind": "open"}]})
    anna.opens(f"/table/{made['table']['id']}")
    boris.opens(f"/table/{made['table']['id']}#invite={made['invite']}")
    told = boris.page.get_by_role("region").or_(boris.page.locator("section")).filter(has_text="What will be played")
    expect(told.first).to_contain_text("My <i>box</i>")
    expect(told.first).to_contain_text("A pack of a player’s own.")
    expect(told.first).to_contain_text("does not count for ratings")
    assert wider(boris) <= 0
    boris.page.get_by_role("textbox", name="Your name").fill("Boris")
    boris.button("Sit down").click()

    # Both play with its cards.
    expect(boris.page.get_by_text("Pebble").first).to_be_visible()
    expect(page.get_by_text("Pebble").first).to_be_visible()
    player = Player(boris)
    player.plays(lambda: player.clicks >= 3)


def test_a_pack_that_is_set_up_by_hand_is_played_against_a_bot(visit: Visits) -> None:
    anna = visit(viewport=PHONE)
    page = anna.opens("/new/timemasters")
    drops(page, MINE)
    expect(page.get_by_role("radio", name="My <i>box</i>")).to_be_checked()
    assert wider(anna) <= 0
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("Pebble").first).to_be_visible()
    assert anna.table["privacy"] == "private"
    player = Player(anna)
    player.plays(lambda: player.clicks >= 3)


def test_a_record_brings_its_pack_along(visit: Visits, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE.replace("Zofia", "Janina"), encoding="utf-8")
    game = cm.new_game("timemasters", 2, 5, {"pack": file})
    play_randomly(game, Random(5), 30)
    file.unlink()
    anna = visit()
    page = anna.opens("/replay")
    page.get_by_role("textbox").fill(game.record().text())
    anna.button("Show the game").click()
    expect(page.get_by_role("button", name="Sphere 5, for 5 spells: Stone 5")).to_be_visible()
    # It goes on from there, for nobody else to see.
    anna.button("Play on", exact=True).click()
    anna.button("Play on from here").click()
    expect(page.get_by_text("Pebble").first).to_be_visible()
    anna.waits(lambda: anna.table.get("privacy") == "private", "the table is private")
