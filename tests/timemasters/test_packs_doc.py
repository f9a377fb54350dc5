"""The page about packs: it names everything that there is, and what it shows is accepted."""

import re
from pathlib import Path

import pytest

import chronomage as cm
from chronomage.check import check_game
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import PER_WORDS
from chronomage.games.timemasters.packs import reader, vocabulary
from chronomage.games.timemasters.packs.pack import OCCASIONS, PUT, WHILE_IN_PLAY
from chronomage.games.timemasters.packs.reader import CARD_KEYS, PACK_KEYS, read_pack
from chronomage.kernel.errors import MOST_PROBLEMS
from tests.timemasters.small_pack import pack_with

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^ *```toml\n(.*?)^ *```", PAGE, re.DOTALL | re.MULTILINE)
EXAMPLES = [re.sub("^   ", "", block, flags=re.MULTILINE) for block in BLOCKS]  # those of a numbered list are indented


def section(title: str) -> str:
    """What stands under a title, up to the next one of any rank."""
    return re.split(r"^#+ ", PAGE.partition(f"# {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(title: str) -> list[list[str]]:
    """The rows of the tables under a title, without their heads."""
    lines = [line for line in section(title).splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line.startswith("| `")]


TABLES = [
    ("What a player does himself", vocabulary.OWN, False, PUT),
    ("What is done to opponents", vocabulary.TO_OPPONENTS, True, PUT),
    ("What lasts", vocabulary.LASTING, False, WHILE_IN_PLAY),
    ("What lasts", vocabulary.LASTING_FOR_OPPONENTS, True, WHILE_IN_PLAY),
]


# Every verb has a row with its form and an example, which means that verb; and no row is about anything else.
@pytest.mark.parametrize(("title", "words", "opponents", "occasion"), TABLES)
def test_every_verb_has_its_row(title: str, words: list[vocabulary.Word], opponents: bool, occasion: str) -> None:
    before = "opponents " if opponents else ""
    found = {row[0].strip("`"): row for row in rows(title) if ("`opponents " in row[1]) == opponents}
    assert sorted(found) == sorted(word.verb for word in words)
    for word in words:
        _, written, _, example = found[word.verb]
        assert ("[may] " in written) == word.optional
        assert ("focus" in written) == word.kinds
        assert ("half" in written) == (word.takes == vocabulary.SHARE)
        assert (" N" in written) == (word.takes != vocabulary.NOTHING)
        assert f"{before}{word.verb}" in written
        effect = vocabulary.parse(example.strip("`"), occasion, facts.TIMER)
        assert (effect.verb, effect.opponents) == (word.verb, opponents)


def test_every_occasion_is_explained() -> None:
    assert [row[0].strip("`") for row in rows("Occasions")] == list(OCCASIONS)


def test_every_amount_is_explained() -> None:
    amounts = [row[0].strip("`") for row in rows("Amounts")]
    assert amounts == ["2", "half", "all", *[f"1 per {word}" for word in PER_WORDS[1:]]]


def test_every_entry_is_explained() -> None:
    named = [name for row in rows("The file") for name in re.findall(r"`(\w+)`", row[0])]
    assert sorted(named) == sorted([*PACK_KEYS, *CARD_KEYS])
    for value in (*facts.KINDS, *facts.SETS):
        assert f'`"{value}"`' in section("The file")
    for language in facts.LANGUAGES:
        assert f"`{language}`" in section("The file")


def test_the_limits_are_those_of_the_reader() -> None:
    entries = {row[0].strip("`"): row[1] for row in rows("The file")}
    assert f"0 to {reader.MOST_COST} Ke" in entries["cost"]
    assert f"1 to {reader.MOST_COPIES}:" in entries["copies"]
    assert f"1 or {reader.MOST_SLOTS}" in entries["slots"]
    assert f"up to {reader.MOST_LETTERS} letters" in entries["name"]
    assert f"1 to {facts.SPHERES}:" in entries["level"]
    assert f"from 1 to {vocabulary.MOST} |" in section("Amounts")
    limits = section("Limits of the reader")
    assert f"{reader.LARGEST:,} characters, {reader.LONGEST_LINE:,} in a line" in limits
    assert f"{reader.MOST_CARDS} different cards" in limits
    assert f"up to {reader.LONGEST_EFFECT} letters long" in section("Limits of the reader")
    assert (reader.MOST_EFFECTS, MOST_PROBLEMS) == (12, 20)  # in words: "twelve", "twenty"
    for word in reader.RESERVED:
        assert f"`{word}`" in section("The file")


# The examples are accepted and played: whole packs as they are, cards together with a smallest pack.
@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_is_played(example: str, tmp_path: Path) -> None:
    whole = "level = 0" in example
    pack = read_pack(example, "example") if whole else pack_with(example)
    assert len(pack.cards) >= (8 if whole else 6)
    file = tmp_path / "example.toml"
    file.write_text(pack.text, encoding="utf-8")
    cards = [card for card in pack.cards if any(card.effects.values())]
    # Every card that does something is in the hand of a player who has Ke for it, and is played.
    for card in cards:
        hand = [card.name] + ["pebble" if "pebble" in pack.numbers else "charge"] * 2
        rich = {"hand": hand, "active": 5, "exhausted": 3, "ephemeral": 2, "discard": hand[1:]}
        options = {"pack": str(file), "promo": card.set == "promo"}
        game = cm.position("timemasters", {"players": [rich, {}, {}], "phase": "main", "options": options})
        game.play(0, f"play {card.name}")
        game.rules.check(game.state)
    check_game("timemasters", players=3, options={"pack": str(file), "expansion": True, "promo": True}, games=1)


def test_there_are_examples_of_all_kinds() -> None:
    text = "\n".join(EXAMPLES)
    for word in ("if ", "unless ", " or ", "opponent ", "opponents ", "per delay", "half spell", "all timer", "take 2"):
        assert word in text
    for verb in ("count-more", "launch", "delay", "cap"):
        assert f'"{verb}' in text or f"may {verb}" in text
    assert len(EXAMPLES) >= 6
    for kind in facts.KINDS:
        assert f'kind = "{kind}"' in text
    for occasion in OCCASIONS:
        assert f"\n{occasion} = [" in text


# Whose design the cards are is said plainly.
def test_the_page_says_whose_design_verguya_is() -> None:
    assert "verguya" in PAGE
    assert "**our own design**" in PAGE
    assert "not public" in PAGE
