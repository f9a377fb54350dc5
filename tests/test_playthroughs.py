"""The playthroughs still play as they are written down, and every card is summoned or put into play in one of them."""

import re

import pytest

from chronomage.games.seasons.facts import CARD_NAMES, ENCHANTMENTS
from chronomage.games.timemasters.packs.shelf import load_pack
from tests.playthroughs import PLAYED, path_of, play_through, seed_of
from tests.variants import Variant

PRIVATE = {
    "seasons": ("card-drawn", "pack-seen", "draft-chosen", "split-chosen"),
    "timemasters": ("card-drawn", "closed-seen", "delay-card"),
}


@pytest.mark.parametrize("variant", PLAYED, ids=lambda variant: variant.name)
def test_a_playthrough_plays_as_written(variant: Variant) -> None:
    written = path_of(variant).read_text(encoding="utf-8")
    assert play_through(variant, seed_of(variant)) == written, "rules have changed: `make playthroughs`, read the diff"


def test_every_card_enters_play_in_some_playthrough() -> None:
    text = "".join(path_of(variant).read_text(encoding="utf-8") for variant in PLAYED)
    entered = {
        word.removeprefix("card=")
        for line in text.splitlines()
        if "card-summoned" in line or "card-put-into-play" in line
        for word in line.split()
        if word.startswith("card=")
    }
    assert set(CARD_NAMES) - entered == set()


def test_every_card_of_the_pack_is_played_in_some_playthrough() -> None:
    paths = [path_of(variant) for variant in PLAYED if variant.game == "timemasters"]
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    played = set(re.findall(r"(?:spell-played|spell-released|focus-played|timer-played) player=\d card=(\S+)", text))
    assert set(load_pack("verguya").numbers) - played == set()


# What only one player may know is told to that player alone.
def test_private_events_are_told_to_one_player() -> None:
    for game, kinds in PRIVATE.items():
        paths = [path_of(variant) for variant in PLAYED if variant.game == game]
        lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
        for kind in kinds:
            told = [line for line in lines if line.strip().startswith(kind + " ")]
            assert told
            for line in told:
                player = line.split("player=")[1].split()[0]
                assert line.endswith(f"[only to {player}]"), line


# Every enchantment lies over one of them, and every ability token is used in one; token 5 needs no use.
def test_every_enchantment_and_ability_token_appears() -> None:
    text = "".join(path_of(variant).read_text(encoding="utf-8") for variant in PLAYED)
    assert {name for name in ENCHANTMENTS if f"enchantment={name}" not in text} == set()
    used = {line.split("amount=")[1].split()[0] for line in text.splitlines() if "ability-used" in line}
    assert {str(token) for token in range(1, 13)} - used == {"5"}
    assert any("ability-kept" in line and line.endswith("amount=5") for line in text.splitlines())
