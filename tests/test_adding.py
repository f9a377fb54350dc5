"""The guide to adding cards, options, bots and games, followed to the letter in a copy of the program."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hatch_build import node_folder

from chronomage.texts import LANGUAGES
from tests.guide import PAGE, ROOT, BadGuide, Block, copy_example, steps, write
from tests.playthroughs import PLAYED, path_of

Run = subprocess.CompletedProcess[str]

# In a copy the sources are plain Python, whichever build the other tests are about: run once.
pytestmark = pytest.mark.long

STEPS = steps()
BLOCKS = [step for step in STEPS if isinstance(step, Block)]
SECTIONS = list(dict.fromkeys(step.section for step in STEPS))
BUILT = ("node_modules", "build", "dist")
PYTEST = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")
# What `make` runs for the words that the guide has.
MADE = {"playthroughs": "tests.playthroughs"}
BELL = "silver-bell"
SCENARIO = "tests/seasons/enchanted_kingdom/test_21_silver_bell.py"

SOUND = """
import chronomage as cm
from chronomage.bots import make_bot

options = {"enchanted_kingdom": True}
assert cm.check_game("seasons", players=2, games=1, options=options, seed=3, sample=20) > 50
bot = make_bot("apprentice", "seasons")
dealt = summoned = 0
for seed in range(12):
    game = cm.new_game("seasons", 2, seed, options)
    dealt += sum(seat.aside.count(71) for seat in game.state.players)
    while not game.over:
        for decision in game.decisions:
            game.play(decision.player, bot.choose(game.observe(decision.player), decision))
    summoned += sum(item.card == 71 for seat in game.state.players for item in seat.in_play)
print(dealt, summoned)
"""


def block_of(section: str, path: str) -> Block:
    """The one thing that a section has written into a file."""
    (block,) = [block for block in BLOCKS if (block.section, block.path) == (section, path)]
    return block


def left_behind(folder: str, names: list[str]) -> list[str]:
    """What is built or fetched, and what the tools keep for themselves."""
    built = [name for name in names if name.startswith(".") or name.endswith(".so") or name in BUILT]
    return [*built, "web"] if Path(folder).name == "server" else built


class Copy:
    """A copy of the program in which the guide is followed, each section when it is first asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.begun: set[str] = set()
        self.said: dict[str, list[str]] = {}
        shutil.copytree(ROOT, root, ignore=left_behind)
        # Modules are compiled once, not for each command.
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        path = os.pathsep.join([str(root / "src"), str(root)])
        self.environment = {**kept, "PYTHONPATH": path, "PYTHONUTF8": "1", "COLUMNS": "100"}

    def python(self, *arguments: str, folder: Path | None = None) -> Run:
        """Run Python in the copy."""
        return subprocess.run(
            [sys.executable, *arguments],
            env=self.environment,
            cwd=folder or self.root,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def run(self, line: str, folder: Path | None = None) -> Run:
        """Run a command of the guide."""
        program, *words = shlex.split(line)
        match program:
            case "chronomage":
                return self.python("-m", "chronomage", *words, folder=folder)
            case "python":
                quiet = PYTEST if words[1] == "pytest" else ()
                return self.python(*words, *quiet, folder=folder)
            case "make":
                recipe = f"{words[0]}: setup\n\t$(INTERPRETED) $(PYTHON) -m {MADE[words[0]]}\n"
                assert recipe in (self.root / "Makefile").read_text(encoding="utf-8")
                return self.python("-m", MADE[words[0]], folder=folder)
        raise BadGuide(f"nobody knows how to run {line}")

    def follow(self, section: str) -> list[str]:
        """Do what a section says, step by step; what its commands have said."""
        if section in self.said:
            return self.said[section]
        assert section not in self.begun, f"{section} cannot be followed"
        self.begun.add(section)
        said: list[str] = []
        if section == "A game":
            copy_example(self.root)
        for step in STEPS:
            if step.section != section:
                continue
            if isinstance(step, Block):
                write(step, self.root)
                continue
            folder = self.root
            for line in step.lines:
                if line.startswith("cd "):
                    folder = folder / line.removeprefix("cd ")
                    continue
                run = self.run(line, folder)
                assert run.returncode == 0, f"{line}\n{run.stdout}\n{run.stderr}"
                said.append(run.stdout)
        self.said[section] = said
        return said

    @contextmanager
    def without(self, block: Block) -> Iterator[None]:
        """The copy as it is when one step has been forgotten."""
        file = self.root / block.path
        written = file.read_text(encoding="utf-8")
        left = written
        for line in block.text.splitlines(keepends=True):
            if line.strip() and not line.startswith("["):
                assert line in left
                left = left.replace(line, "", 1)
        file.write_text(left, encoding="utf-8")
        try:
            yield
        finally:
            file.write_text(written, encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy") / "program")


@pytest.mark.parametrize("section", SECTIONS)
def test_the_guide_can_be_followed(copy: Copy, section: str) -> None:
    assert copy.follow(section)


# A file that is named on the way must be there too.
def test_every_file_that_the_guide_names_is_there(copy: Copy) -> None:
    for section in SECTIONS:
        copy.follow(section)
    named = set(re.findall(r"`((?:src|tests|web|docs|comets)/[\w./-]+)`", PAGE)) - {"comets/src/lanterns"}
    assert len(named) > 30
    assert {path for path in named if not (copy.root / path).exists()} == set()


def test_the_card_is_shown_in_four_languages(copy: Copy) -> None:
    copy.follow("A card of Seasons")
    titles = {}
    for language in LANGUAGES:
        run = copy.run(f"chronomage cards seasons {BELL} --lang {language} --json")
        (card,) = json.loads(run.stdout)
        assert (card["number"], card["energy_cost"]["2"], card["prestige"]) == (21, "A", 5)
        assert "4" in card["rule"]
        titles[language] = card["title"]
    assert len(set(titles.values())) == len(LANGUAGES), titles


# Also as long as nobody has weighed it.
def test_the_card_is_dealt_and_apprentices_summon_it(copy: Copy) -> None:
    copy.follow("A card of Seasons")
    with copy.without(block_of("A card of Seasons", "src/chronomage/bots/apprentice/seasons/estimates.py")):
        run = copy.python("-c", SOUND)
    assert (run.stderr, run.returncode) == ("", 0)
    dealt, summoned = map(int, run.stdout.split())
    assert dealt > 0
    assert summoned > 0


# The diff of the playthroughs is games with the expansion, and no others.
def test_games_without_the_card_stay_as_they_were(copy: Copy) -> None:
    copy.follow("A card of Seasons")
    for variant in PLAYED:
        as_before = path_of(variant).read_bytes() == (copy.root / path_of(variant).relative_to(ROOT)).read_bytes()
        assert as_before == ("enchanted_kingdom" not in variant.options), variant.name


# Its emblem and the words in the browser, where there is Node and what the client is built with.
def test_the_browser_has_the_emblem_and_the_words(copy: Copy) -> None:
    packages, node = ROOT / "web" / "node_modules", node_folder()
    if node is None or not packages.exists():
        pytest.skip("there is no Node here, or the client's packages are not installed")
    copy.follow("A card of Seasons")
    copy.follow("An option")
    linked = copy.root / "web" / "node_modules"
    linked.symlink_to(packages.resolve(), target_is_directory=True)
    run = subprocess.run(
        [node / "node", linked / "vitest/vitest.mjs", "run", "src/games/seasons/art", "src/words/vocabularies.test.ts"],
        cwd=copy.root / "web",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


# Nothing in the guide is there for show: what is left out is missed.
@pytest.mark.parametrize(
    ("section", "path", "test"),
    [
        ("A card of Seasons", "src/chronomage/games/seasons/cards/enchanted_kingdom.py", SCENARIO),
        ("A card of Seasons", "src/chronomage/texts/pl/enchanted_kingdom.toml", "tests/seasons/test_texts.py"),
        ("An option", "src/chronomage/games/seasons/rules.py", "tests/seasons/test_first_crystals.py"),
        ("An option", "src/chronomage/texts/uk/seasons.toml", "tests/seasons/test_texts.py"),
        ("An option", "docs/rules.md", "tests/test_docs.py"),
    ],
)
def test_a_step_that_is_forgotten_is_missed(copy: Copy, section: str, path: str, test: str) -> None:
    copy.follow(section)
    with copy.without(block_of(section, path)):
        assert copy.run(f"python -m pytest {test}").returncode == 1
