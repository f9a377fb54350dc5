"""The examples in the documentation run, with warnings as errors, and its links lead somewhere."""

import json
import re
from pathlib import Path

import pytest

import chronomage as cm

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]

EXAMPLES = [ROOT / "README.md", ROOT / "docs" / "api.md", ROOT / "docs" / "encoding.md"]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    examples = blocks(page, "python")
    assert examples
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, page.name, "exec"), names)
        if "decision" not in names or getattr(names["game"], "over", False):
            # The next example on the page takes up a game that is under way.
            game = cm.new_game("seasons", seed=1)
            names.update(game=game, decision=game.decisions[0])


def test_the_position_in_the_docs_is_one() -> None:
    (document,) = blocks(ROOT / "docs" / "position.md", "json")
    game = cm.position("seasons", json.loads(document))
    assert game.describe()["year"] == 2
    assert game.describe()["players"][0]["hand"] == ["amulet-of-fire"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


# Every choice and every kind of decision is in the notation page.
def test_the_notation_page_names_every_kind_of_decision() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    sources = (ROOT / "src" / "chronomage" / "games" / "seasons").rglob("*.py")
    kinds = {kind for path in sources for kind in re.findall(r'^    kind = "([\w-]+)"', path.read_text(), re.MULTILINE)}
    assert len(kinds) > 30
    assert {kind for kind in kinds if f"`{kind}`" not in text} == set()


# What an option is unless said stands on the page of the game's rules. An edition is the heading of a table there, and
# a fingerprint is for records.
@pytest.mark.parametrize(("game", "page"), [("seasons", "rules.md"), ("timemasters", "rules-timemasters.md")])
def test_the_rules_page_has_every_option(game: str, page: str) -> None:
    rows = re.findall(r"^\| (.+)$", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.MULTILINE)
    for name, option in cm.games()[game]["options"].items():
        if name not in ("edition", "pack_digest"):
            (row,) = [row for row in rows if f"`{name}`" in row.partition(" | ")[0]]
            assert f"`{option['default']}`" in row
