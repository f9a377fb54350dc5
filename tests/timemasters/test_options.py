"""The options: the pack, the expansion, the promo cards, hand-picked spheres, and which Timers may be launched."""

from pathlib import Path

import pytest

import chronomage as cm
from tests.timemasters.plain import PACK, blanks, new_game, plain

SEEDS = range(20)


def in_spheres(**options: object) -> set[str]:
    """Every card that comes up in the spheres of some game."""
    found: set[str] = set()
    for seed in SEEDS:
        for sphere in new_game(2, seed, **options).describe()["spheres"].values():
            found.update(sphere["cards"])
    return found


# --- expansion and promo cards ---


# The cards of the expansion and the promo cards can be mixed into the spheres of their levels.
@pytest.mark.parametrize(
    ("options", "expansion", "promo"),
    [
        ({}, False, False),
        ({"expansion": True}, True, False),
        ({"promo": True}, False, True),
        ({"expansion": True, "promo": True}, True, True),
    ],
    ids=str,
)
def test_sets_are_mixed_in_by_options(options: dict[str, object], expansion: bool, promo: bool) -> None:
    cards = in_spheres(**options)
    assert ("extra-1" in cards, "extra-5" in cards, "promo-3" in cards) == (expansion, expansion, promo)
    assert "blank-1" in cards  # with the base cards, not instead of them


# The spheres keep their ten cards, and each card its level.
def test_the_spheres_stay_at_ten() -> None:
    for seed in SEEDS:
        game = new_game(2, seed, expansion=True, promo=True)
        for level, sphere in game.describe()["spheres"].items():
            assert sphere["size"] == 10
            assert {game.rules.pack.level[game.rules.pack.numbers[card]] for card in sphere["cards"]} == {int(level)}


# Timer X lies in no sphere.
def test_timer_x_lies_in_no_sphere() -> None:
    assert "wanderer" not in in_spheres(promo=True, expansion=True)


# They are played by the same rules as all others.
def test_cards_of_the_sets_are_played_like_all_others() -> None:
    game = plain({"hand": ["extra-5", "promo-3"]}, options={"expansion": True, "promo": True})
    game.play(0, "play extra-5", "play promo-3", "end")
    assert game.game.describe()["budget"] == 2
    assert game.game.outcome.scores == [8, 0]


# --- launching ---


# With launching=full only full Timers are launched in the main phase.
def test_only_full_timers_are_launched_where_the_option_says_so() -> None:
    timers = ["dial", {"card": "twin", "spells": ["cost-1"]}, {"card": "heavy-timer", "spells": ["cost-1"]}]
    strict = plain({"timers": timers}, options={"launching": "full"}, phase="main")
    assert [text for text in strict.open if text.startswith("launch")] == ["launch 3"]
    assert strict.refused(0, "launch 2") == "twin is not full, and in this game only full Timers are launched."
    free = plain({"timers": timers}, phase="main")
    assert [text for text in free.open if text.startswith("launch")] == ["launch 1", "launch 2", "launch 3"]


def test_a_timer_filled_in_this_turn_counts_as_full() -> None:
    game = plain({"hand": ["dial", "cost-1"]}, options={"launching": "full"})
    game.play(0, "play dial", "put cost-1", "launch 1", "release cost-1")
    assert game.spells(0) == ["cost-1"]


# --- what a game says of its options ---


def test_a_game_knows_all_its_options() -> None:
    options = new_game(expansion=True, launching="full").options
    assert options["pack"] == PACK
    assert (options["expansion"], options["promo"]) == ("true", "false")
    assert (options["launching"], options["spheres"], options["first_player"]) == ("full", "random", "0")
    assert len(options["pack_digest"]) == 16


def test_the_fingerprint_may_be_given() -> None:
    digest = new_game().options["pack_digest"]
    assert new_game(pack_digest=digest).describe() == new_game().describe()


def test_the_games_own_pack_is_the_default() -> None:
    assert cm.new_game("timemasters").options["pack"] == "verguya"
    assert cm.games()["timemasters"]["players"] == [2, 3, 4]


# Upper case is no mistake where there are only a few values.
def test_values_are_understood_in_upper_case() -> None:
    assert new_game(expansion="TRUE", launching="Full").options["launching"] == "full"


# A hand-made position fills the spheres it does not name in the same way as a new game.
def test_hand_picked_cards_are_in_the_spheres_of_a_position() -> None:
    game = plain(options={"spheres": " ".join(["grow"] * 4 + ["dearer"] * 4 + ["cap"] * 2)})
    assert sorted(game.sphere(2)) == ["cap"] * 2 + ["dearer"] * 4 + ["grow"] * 4


# --- refusals ---


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": "red"}, "has no option 'colour'. Its options: pack, expansion"),
        ({"expansion": "maybe"}, "expansion can be false, true; not 'maybe'."),
        ({"promo": 1}, "promo can be false, true; not '1'."),
        ({"launching": "half"}, "launching can be any, full; not 'half'."),
        ({"first_player": 4}, "first_player can be random, 0, 1, 2, 3; not '4'."),
        ({"first_player": 2}, "first_player 2 does not sit at a table of 2"),
        ({"pack": 7}, "pack is the name of a pack or the path of a file, not 7."),
        ({"pack": "no-such-pack"}, "there is no such pack"),
        ({"pack_digest": "0123456789abcdef"}, "is not the one this game was played with"),
        ({"spheres": "growt"}, "the pack has no card 'growt'. Did you mean grow?"),
        ({"spheres": "calm"}, "calm lies in no sphere."),
        ({"spheres": "wanderer"}, "wanderer lies in no sphere."),
        ({"spheres": "exile exile exile"}, "there are only 2 copies of exile."),
        ({"spheres": "extra-1"}, "extra-1 is a card of the expansion; set that option."),
        ({"spheres": " ".join([*blanks(1, 10), "draw"])}, "sphere 1 takes 10 cards, and more are named."),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_bad_option_is_refused_with_what_is_allowed(options: dict[str, object], reason: str) -> None:
    with pytest.raises(cm.BadOption) as refusal:
        new_game(**options)
    assert reason in str(refusal.value)


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(cm.BadOption, match="2, 3 or 4 players"):
        new_game(players)


# A pack that cannot be played is refused with each mistake and its line.
def test_a_bad_pack_is_refused_with_the_line(tmp_path: Path) -> None:
    text = Path(PACK).read_text(encoding="utf-8")
    line = text[: text.index("restore 2")].count("\n") + 1
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace("restore 2", "restor 2"), encoding="utf-8")
    with pytest.raises(cm.BadOption, match=f"line {line}: there is no verb 'restor'.*Did you mean 'restore'"):
        new_game(pack=str(bad))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            'name = "Calm"\nkind = "focus"\nlevel = 0\ncopies = 3',
            'name = "Calm"\nkind = "focus"\nlevel = 0',
            "level 0 have 9 copies",
        ),
        (
            'name = "Blank 5"\nkind = "spell"\nlevel = 5',
            'name = "Blank 5"\nkind = "spell"\nlevel = 4',
            "sphere 5 needs",
        ),
        ('level = "X"\nslots = 1\ncopies = 1', 'level = "X"\nslots = 1\ncopies = 2', "there is one Timer X"),
        ("slots = 2", "slots = 3", "slots must be a whole number from 1 to 2"),
    ],
)
def test_a_pack_must_make_a_game(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = Path(PACK).read_text(encoding="utf-8")
    assert old in text
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(cm.BadOption) as refusal:
        new_game(pack=str(bad))
    assert reason in str(refusal.value)


# From Python a pack can be a path, and hand-picked cards a list.
def test_a_path_and_a_list_are_options_too() -> None:
    listed = cm.new_game("timemasters", options={"pack": Path(PACK), "spheres": ["blank-1"] * 10})
    written = cm.new_game("timemasters", options={"pack": str(PACK), "spheres": " ".join(["blank-1"] * 10)})
    assert listed == written
    assert set(listed.describe()["spheres"]["1"]["cards"]) == {"blank-1"}
