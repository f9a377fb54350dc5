"""Lantern of Xidit, Sealed Chest of Urm, Mirror of the Seasons, Pendant of Ragnor, Sid Nightshade, Damned Soul."""

from typing import Any

import pytest

from tests.seasons.scenario import Scenario, scenario

FOUR_ON_AMULET = {"card": "amulet-of-water", "tokens": "AWFE"}
FULL_CAULDRON = {"card": "glutton-cauldron", "tokens": "AAWWFF"}
FAIRIES = {"in_play": ["thieving-fairies"]}
CHALICE_DECK = ["purse-of-io", "hand-of-fortune", "ragfields-helm"]


def take_dice(game: Scenario) -> None:
    """Everybody takes the first die that gives no card, so that the next turn begins without a draw."""
    while not game.game.over and game.kind == "die":
        dice = game.game.describe()["dice"]
        place = next(place for place, die in enumerate(dice) if die is not None and not die["card"])
        game.play(game.asked, f"die {place + 1}")


def last_round(*players: dict[str, Any], **rest: Any) -> Scenario:
    """A position in the last round of the game, in the turn of player 0."""
    return scenario(*players, year=3, space=12, leftover_pips=1, **rest)


def end_game(game: Scenario) -> list[dict[str, int]]:
    """Everybody ends the turn; the scores in their parts."""
    while not game.game.over:
        game.play(game.asked, "end")
    return game.game.outcome.breakdown


# --- Lantern of Xidit ---


# At the end of the game three crystals for each energy in the reserve, beside its own 24 points.
def test_lantern_pays_for_the_reserve() -> None:
    parts = end_game(last_round({"in_play": ["lantern-of-xidit"], "reserve": "AWFEE", "crystals": 2}, {"reserve": "A"}))
    assert parts[0] == {"crystals": 2, "cards": 24, "effects": 15, "bonuses": 0, "hand": 0}
    assert parts[1]["effects"] == 0


# All ten tokens of a reserve with a Grimoire count.
def test_lantern_counts_the_tokens_of_a_grimoire() -> None:
    parts = end_game(last_round({"in_play": ["lantern-of-xidit", "bespelled-grimoire"], "reserve": "AAAWWWFFFE"}))
    assert parts[0]["effects"] == 30


# Amulet of Water and Glutton Cauldron do not.
def test_lantern_does_not_count_amulet_and_cauldron() -> None:
    parts = end_game(last_round({"in_play": ["lantern-of-xidit", FOUR_ON_AMULET, FULL_CAULDRON], "reserve": "F"}))
    assert parts[0]["effects"] == 3
    assert parts[0]["cards"] == 24 + 6 + 0


# Two Lanterns both pay.
def test_two_lanterns() -> None:
    game = last_round({"in_play": ["lantern-of-xidit", "lantern-of-xidit"], "reserve": "AWF"})
    parts = end_game(game)
    assert parts[0]["effects"] == 18
    assert game.game.outcome.scores[0] == 48 + 18


# An empty reserve gives nothing; a Lantern still in hand neither, and it costs five.
def test_lantern_without_energy_or_in_hand() -> None:
    parts = end_game(last_round({"in_play": ["lantern-of-xidit"]}, {"hand": ["lantern-of-xidit"], "reserve": "AAAA"}))
    assert parts[0]["effects"] == 0
    assert parts[1] == {"crystals": 0, "cards": 0, "effects": 0, "bonuses": 0, "hand": -5}


# Nothing before the end of the game: not when it enters, not at the end of a round. Purses have no part in it.
def test_lantern_pays_only_at_the_end() -> None:
    game = scenario(
        {"in_play": ["purse-of-io"], "hand": ["lantern-of-xidit"], "reserve": "FFFEEEA", "gauge": 2},
        {},
    )
    game.play(0, "summon lantern-of-xidit", "end")
    game.play(1, "end")
    assert game.crystals(0) == 0
    parts = end_game(last_round({"in_play": ["lantern-of-xidit", "purse-of-io", "purse-of-io"], "reserve": "EE"}))
    assert parts[0]["effects"] == 6


# What the last end of a round and the last change of season bring counts as well.
def test_lantern_counts_energy_of_the_last_moment() -> None:
    game = last_round({"in_play": ["lantern-of-xidit", "beggars-horn", "hourglass-of-time"]})
    game.play(0, "end")
    game.play(1, "end")
    assert game.asked == 0
    game.play(0, "A")  # Beggar's Horn
    assert not game.game.over
    game.play(0, "F")  # Hourglass of Time: the marker has left autumn
    assert game.game.over
    assert game.reserve(0) == "AF"
    assert game.game.outcome.breakdown[0]["effects"] == 6


# Six energy to summon; amulet tokens and two Hands of Fortune help.
def test_lantern_cost() -> None:
    game = scenario({"hand": ["lantern-of-xidit"], "reserve": "FFEEE", "gauge": 1})
    assert game.refused(0, "summon lantern-of-xidit") == "lantern-of-xidit needs 3 fire, you have 2."
    game = scenario(
        {"hand": ["lantern-of-xidit"], "reserve": "FFEE", "gauge": 3, "in_play": ["hand-of-fortune", "hand-of-fortune"]}
    )
    game.play(0, "summon lantern-of-xidit")  # one fire and one earth are missing, and taken off
    assert game.reserve(0) == ""
    game = scenario(
        {
            "hand": ["lantern-of-xidit"],
            "reserve": "FFFE",
            "gauge": 2,
            "in_play": [{"card": "amulet-of-water", "tokens": "FEE"}],
        }
    )
    game.play(0, "summon lantern-of-xidit", "amulet F")
    assert game.in_play(0) == ["amulet-of-water", "lantern-of-xidit"]
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("F", "")


# --- Sealed Chest of Urm ---


# Twenty crystals at the end without a familiar in play.
def test_chest_pays_without_familiars() -> None:
    parts = end_game(last_round({"in_play": ["sealed-chest-of-urm", "purse-of-io", "idol-of-the-familiar"]}))
    assert parts[0] == {"crystals": 0, "cards": 16, "effects": 20, "bonuses": 0, "hand": 0}


# One familiar in play and there is nothing.
def test_chest_pays_nothing_with_a_familiar() -> None:
    parts = end_game(last_round({"in_play": ["sealed-chest-of-urm", "kairn-the-destroyer"]}))
    assert parts[0] == {"crystals": 0, "cards": 19, "effects": 0, "bonuses": 0, "hand": 0}


# Familiars in hand do not matter, nor those of the others.
def test_chest_does_not_mind_familiars_elsewhere() -> None:
    parts = end_game(
        last_round({"in_play": ["sealed-chest-of-urm"], "hand": ["kairn-the-destroyer"]}, {"in_play": ["arcano-leech"]})
    )
    assert parts[0] == {"crystals": 0, "cards": 10, "effects": 20, "bonuses": 0, "hand": -5}
    assert parts[1]["effects"] == 0


# Two Chests pay forty, or nothing.
def test_two_chests() -> None:
    two = ["sealed-chest-of-urm", "sealed-chest-of-urm"]
    parts = end_game(last_round({"in_play": two}))
    assert parts[0]["effects"] == 40
    parts = end_game(last_round({"in_play": [*two, "arcano-leech"]}))
    assert parts[0]["effects"] == 0


# A Damned Soul passed by the neighbour spoils it: it is a familiar in play.
def test_chest_is_spoilt_by_a_damned_soul() -> None:
    game = last_round({"in_play": ["damned-soul-of-onys"], "reserve": "W"}, {"in_play": ["sealed-chest-of-urm"]})
    game.play(0, "activate damned-soul-of-onys")
    parts = end_game(game)
    assert parts[1] == {"crystals": 0, "cards": 5, "effects": 0, "bonuses": 0, "hand": 0}


# The last familiar given up for a Kriss, or a Titus who must go at the last end of a round, saves it.
def test_chest_is_saved_when_the_last_familiar_goes() -> None:
    game = last_round({"in_play": ["sealed-chest-of-urm", "necrotic-kriss", "arcano-leech"]})
    game.play(0, "activate necrotic-kriss", *"AAAA")
    assert end_game(game)[0]["effects"] == 20
    parts = end_game(last_round({"in_play": ["sealed-chest-of-urm", "titus-deepgaze"]}))
    assert parts[0]["effects"] == 20


# Nothing when it enters, and it is never activated.
def test_chest_gives_nothing_before_the_end() -> None:
    game = scenario({"hand": ["sealed-chest-of-urm"], "reserve": "WWE", "gauge": 1})
    game.play(0, "summon sealed-chest-of-urm")
    assert (game.crystals(0), game.reserve(0)) == (0, "")
    assert game.refused(0, "activate sealed-chest-of-urm") == "sealed-chest-of-urm has no effect to activate."


# Two water and an earth, for any number of players.
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chest_cost(seats: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["sealed-chest-of-urm"], "reserve": "WE", "gauge": 1}, *others)
    assert game.refused(0, "summon sealed-chest-of-urm") == "sealed-chest-of-urm needs 2 water, you have 1."


# Put into play it counts like one summoned.
def test_chest_and_lantern_put_into_play() -> None:
    game = last_round(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=["sealed-chest-of-urm", *CHALICE_DECK]
    )
    game.play(0, "summon divine-chalice", "sealed-chest-of-urm")
    assert end_game(game)[0] == {"crystals": 0, "cards": 20, "effects": 20, "bonuses": 0, "hand": 0}
    game = last_round(
        {"in_play": ["potion-of-dreams"], "hand": ["lantern-of-xidit"], "gauge": 1, "reserve": "AAA"},
    )
    game.play(0, "activate potion-of-dreams")
    assert end_game(game)[0] == {"crystals": 0, "cards": 24, "effects": 0, "bonuses": 0, "hand": 0}


# All three end-of-game effects and the penalties stand side by side in the score.
def test_end_of_game_effects_add_up() -> None:
    game = last_round(
        {
            "in_play": ["sealed-chest-of-urm", "lantern-of-xidit", "ragfields-helm"],
            "reserve": "AW",
            "crystals": 7,
            "bonuses_used": 2,
            "hand": ["purse-of-io"],
        },
        {"in_play": ["ragfields-helm"]},
    )
    parts = end_game(game)
    assert parts[0] == {"crystals": 7, "cards": 44, "effects": 46, "bonuses": -12, "hand": -5}
    assert parts[1] == {"crystals": 0, "cards": 10, "effects": 0, "bonuses": 0, "hand": 0}
    assert game.game.outcome.scores == [80, 10]


# --- Mirror of the Seasons ---


# Three crystals for three identical tokens, which all become one other kind.
def test_mirror_changes_as_many_as_are_paid_for() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons"], "reserve": "AAAAWE", "crystals": 5})
    game.play(0, "activate mirror-of-the-seasons")
    assert game.kind == "change-from"
    assert game.open == ["A", "W", "E"]
    game.play(0, "A")
    assert game.kind == "change-amount"
    assert game.open == ["1", "2", "3", "4"]
    game.play(0, "3")
    assert game.kind == "change-into"
    assert game.open == ["W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == "AWFFFE"
    assert game.crystals(0) == 2


# Never more than there are crystals, or tokens of the kind.
def test_mirror_is_limited_by_crystals_and_tokens() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons"], "reserve": "AAAAA", "crystals": 2})
    game.play(0, "activate mirror-of-the-seasons")
    assert game.open == ["1", "2"]
    game = scenario({"in_play": ["mirror-of-the-seasons"], "reserve": "AAW", "crystals": 9})
    game.play(0, "activate mirror-of-the-seasons", "A")
    assert game.open == ["1", "2"]
    assert "no answer to this question" in game.refused(0, "3")


# At least one crystal, and energy in the reserve.
def test_mirror_needs_a_crystal_and_energy() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons"], "reserve": "AAA"})
    why = game.refused(0, "activate mirror-of-the-seasons")
    assert why == "mirror-of-the-seasons needs at least 1 crystal, you have 0."
    game = scenario({"in_play": ["mirror-of-the-seasons"], "crystals": 4})
    why = game.refused(0, "activate mirror-of-the-seasons")
    assert why == "mirror-of-the-seasons needs energy in your reserve, you have none."


# Amulet tokens are no part of the reserve and cannot be changed.
def test_mirror_does_not_change_amulet_tokens() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons", FOUR_ON_AMULET], "crystals": 4})
    assert "needs energy in your reserve" in game.refused(0, "activate mirror-of-the-seasons")
    game = scenario({"in_play": ["mirror-of-the-seasons", FOUR_ON_AMULET], "crystals": 4, "reserve": "AE"})
    game.play(0, "activate mirror-of-the-seasons")
    assert game.open == ["A", "E"]
    game.play(0, "A", "W")
    assert game.reserve(0) == "WE"
    assert game.tokens(0, "amulet-of-water") == "AWFE"


# A full reserve changes without overflow, all ten of a Grimoire included.
def test_mirror_changes_a_full_reserve() -> None:
    game = scenario(
        {"in_play": ["mirror-of-the-seasons", "bespelled-grimoire"], "reserve": "AAAAAAAAAA", "crystals": 10}
    )
    game.play(0, "activate mirror-of-the-seasons", "10", "E")
    assert game.reserve(0) == "EEEEEEEEEE"
    assert game.crystals(0) == 0
    assert game.kind == "turn"


# Once a round, straightened for the next.
def test_mirror_once_a_round() -> None:
    game = scenario({}, {"in_play": ["mirror-of-the-seasons"], "reserve": "AA", "crystals": 9})
    game.play(0, "end")
    game.play(1, "activate mirror-of-the-seasons", "1", "E")
    why = game.refused(1, "activate mirror-of-the-seasons")
    assert why == "mirror-of-the-seasons has been activated this round already."
    game.play(1, "end")
    assert not game.used(1, "mirror-of-the-seasons")
    take_dice(game)
    game.play(1, "activate mirror-of-the-seasons")
    assert game.kind == "change-from"


# Two Mirrors: two changes in one round.
def test_two_mirrors() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons", "mirror-of-the-seasons"], "reserve": "AAWW", "crystals": 4})
    game.play(0, "activate mirror-of-the-seasons", "A", "2", "E")
    game.play(0, "activate mirror-of-the-seasons 2", "W", "2", "F")
    assert game.reserve(0) == "FFEE"
    assert game.crystals(0) == 0


# Three crystals to summon, whoever has a Hand of Fortune; the Leech's on top.
def test_mirror_cost() -> None:
    game = scenario({"hand": ["mirror-of-the-seasons"], "crystals": 3, "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon mirror-of-the-seasons")
    assert game.crystals(0) == 0
    game = scenario(
        {"hand": ["mirror-of-the-seasons"], "crystals": 3, "gauge": 1}, {"in_play": ["arcano-leech", "arcano-leech"]}
    )
    why = game.refused(0, "summon mirror-of-the-seasons")
    assert why == "mirror-of-the-seasons needs 5 crystals (2 of them for Arcano Leech), you have 3."


# Put into play for nothing by a Chalice, against a Leech, and used at once.
def test_mirror_put_into_play_and_used() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AAWWFFE", "gauge": 2, "crystals": 3},
        {"in_play": ["arcano-leech"]},
        deck=["mirror-of-the-seasons", *CHALICE_DECK],
    )
    game.play(0, "summon divine-chalice", "mirror-of-the-seasons", "activate mirror-of-the-seasons", "W", "E")
    assert game.reserve(0) == "AFE"
    assert (game.crystals(0), game.crystals(1)) == (1, 1)


# --- Pendant of Ragnor ---


# One energy of any kind for each other magic item in play; familiars and the items of others do not count.
def test_pendant_counts_other_magic_items() -> None:
    game = scenario(
        {
            "hand": ["pendant-of-ragnor", "temporal-boots"],
            "reserve": "AWF",
            "gauge": 4,
            "in_play": ["purse-of-io", "titus-deepgaze", "ragfields-helm"],
        },
        {"in_play": ["purse-of-io", "ragfields-helm"]},
    )
    game.play(0, "summon pendant-of-ragnor")
    assert game.kind == "gain-energy"
    game.play(0, "F", "E")
    assert game.reserve(0) == "FE"
    assert game.kind == "turn"


# Alone it gives nothing.
def test_pendant_does_not_count_itself() -> None:
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AWF", "gauge": 2, "in_play": ["titus-deepgaze"]})
    game.play(0, "summon pendant-of-ragnor")
    assert game.kind == "turn"
    assert game.reserve(0) == ""


# A second Pendant counts the first.
def test_two_pendants() -> None:
    game = scenario({"hand": ["pendant-of-ragnor", "pendant-of-ragnor"], "reserve": "AAWWFF", "gauge": 2})
    game.play(0, "summon pendant-of-ragnor", "summon pendant-of-ragnor", "E")
    assert game.reserve(0) == "E"


# More than the reserve holds: keep seven among all.
def test_pendant_overflow() -> None:
    items = ["purse-of-io", "ragfields-helm", "amulet-of-air", "amulet-of-fire"]
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AWFEEEE", "gauge": 5, "in_play": items})
    game.play(0, "summon pendant-of-ragnor", *"AAFF")
    assert game.kind == "overflow"
    game.play(0, "E")
    assert game.reserve(0) == "AAFFEEE"


# With a Grimoire, itself an item, ten fit; the Amulet of Water counts too and its tokens stay apart.
def test_pendant_with_grimoire_and_amulet() -> None:
    game = scenario(
        {
            "hand": ["pendant-of-ragnor"],
            "reserve": "AWFEEEEEEE",
            "gauge": 5,
            "in_play": ["bespelled-grimoire", {"card": "amulet-of-water", "tokens": "E"}, "purse-of-io"],
        }
    )
    game.play(0, "summon pendant-of-ragnor", *"AAA")
    assert game.kind == "turn"
    assert game.reserve(0) == "AAAEEEEEEE"
    assert game.tokens(0, "amulet-of-water") == "E"


# Put into play by a Chalice: the Chalice itself counts.
def test_pendant_put_into_play_by_a_chalice() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "in_play": ["purse-of-io"]},
        deck=["pendant-of-ragnor", "hand-of-fortune", "ragfields-helm", "temporal-boots"],
    )
    game.play(0, "summon divine-chalice", "pendant-of-ragnor", "A", "W")
    assert game.reserve(0) == "AW"


# Put into play by a Potion of Dreams: the potion is gone and does not count.
def test_pendant_put_into_play_by_a_potion_of_dreams() -> None:
    game = scenario(
        {
            "hand": ["pendant-of-ragnor"],
            "reserve": "EE",
            "gauge": 2,
            "in_play": ["potion-of-dreams", "purse-of-io"],
        }
    )
    game.play(0, "activate potion-of-dreams", "A")
    assert game.reserve(0) == "A"
    assert game.kind == "turn"


# Put into play by a Crystal Orb: the Orb counts; the Staff and the Vase count but do not act.
def test_pendant_put_into_play_by_an_orb() -> None:
    game = scenario(
        {
            "reserve": "EEEE",
            "gauge": 4,
            "in_play": ["crystal-orb", "staff-of-spring", "yjangs-forgotten-vase"],
        },
        deck=["pendant-of-ragnor"],
    )
    game.play(0, "activate crystal-orb", "yes", "A", "W", "F")
    assert (game.reserve(0), game.crystals(0)) == ("AWF", 0)
    assert game.kind == "turn"


# Summoned with a Vase: its token first, then the Pendant's, the Vase counted.
def test_pendant_summoned_with_a_vase() -> None:
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AWF", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]})
    game.play(0, "summon pendant-of-ragnor", "A")
    assert game.reserve(0) == "A"
    assert game.kind == "gain-energy"
    game.play(0, "E")
    assert game.reserve(0) == "AE"


# What it costs, with a Hand of Fortune and without.
def test_pendant_cost() -> None:
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AFEE", "gauge": 1})
    assert game.refused(0, "summon pendant-of-ragnor") == "pendant-of-ragnor needs 1 water, you have 0."
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AFEE", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon pendant-of-ragnor", "W")
    assert game.reserve(0) == "WEE"


# Its effect is no activation.
def test_pendant_is_no_activation() -> None:
    game = scenario(
        {"hand": ["pendant-of-ragnor"], "reserve": "AWF", "gauge": 2, "in_play": ["purse-of-io"], "crystals": 3},
        FAIRIES,
    )
    game.play(0, "summon pendant-of-ragnor", "A")
    assert (game.crystals(0), game.crystals(1)) == (3, 0)
    assert game.refused(0, "activate pendant-of-ragnor") == "pendant-of-ragnor has no effect to activate."


# --- Sid Nightshade ---


# One, two or three earth for two, three or four players.
@pytest.mark.parametrize(("seats", "cost"), [(2, "E"), (3, "EE"), (4, "EEE")])
def test_sid_costs_by_number_of_players(seats: int, cost: str) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["sid-nightshade"], "reserve": cost + "F", "gauge": 1}, *others)
    game.play(0, "summon sid-nightshade")
    assert game.reserve(0) == "F"
    game = scenario({"hand": ["sid-nightshade"], "reserve": cost[1:] + "F", "gauge": 1}, *others)
    why = game.refused(0, "summon sid-nightshade")
    assert why == f"sid-nightshade needs {seats - 1} earth, you have {seats - 2}."


# Richest of all: five from each opponent, or what he has.
def test_sid_steals_when_richest() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "EEE", "gauge": 1, "crystals": 20},
        {"crystals": 19},
        {"crystals": 3},
        {},
    )
    game.play(0, "summon sid-nightshade")
    assert [game.crystals(player) for player in range(4)] == [28, 14, 0, 0]


# As many crystals as another, even as one of three: nothing from anybody.
def test_sid_does_not_steal_in_a_tie() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "EEE", "gauge": 1, "crystals": 20},
        {"crystals": 9},
        {"crystals": 20},
        {"crystals": 3},
    )
    game.play(0, "summon sid-nightshade")
    assert [game.crystals(player) for player in range(4)] == [20, 9, 20, 3]
    assert game.in_play(0) == ["sid-nightshade"]


# Poorer than another: nothing either.
def test_sid_does_not_steal_when_poorer() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "EE", "gauge": 1, "crystals": 5}, {"crystals": 2}, {"crystals": 6}
    )
    game.play(0, "summon sid-nightshade")
    assert [game.crystals(player) for player in range(3)] == [5, 2, 6]


# Nobody has a crystal: a tie at nothing.
def test_sid_with_no_crystals_anywhere() -> None:
    game = scenario({"hand": ["sid-nightshade"], "reserve": "E", "gauge": 1}, {})
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (0, 0)


# An opponent without crystals: there is nothing to steal from him.
def test_sid_against_an_opponent_without_crystals() -> None:
    game = scenario({"hand": ["sid-nightshade"], "reserve": "E", "gauge": 1, "crystals": 1}, {})
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (1, 0)


# The comparison comes after the Leech was paid.
def test_sid_compares_after_the_leech() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "E", "gauge": 1, "crystals": 10},
        {"in_play": ["arcano-leech"], "crystals": 8},
    )
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (9, 9)
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "E", "gauge": 1, "crystals": 11},
        {"in_play": ["arcano-leech"], "crystals": 8},
    )
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (15, 4)


# And after the Staff has paid out.
def test_sid_compares_after_the_staff() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "E", "gauge": 2, "crystals": 10, "in_play": ["staff-of-spring"]},
        {"crystals": 12},
    )
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (18, 7)


# Put into play he steals too, without Leech and Staff.
def test_sid_put_into_play() -> None:
    game = scenario(
        {
            "hand": ["sid-nightshade"],
            "gauge": 2,
            "crystals": 10,
            "in_play": ["potion-of-dreams", "staff-of-spring"],
        },
        {"in_play": ["arcano-leech"], "crystals": 9},
    )
    game.play(0, "activate potion-of-dreams")
    assert (game.crystals(0), game.crystals(1)) == (15, 4)


# Two of them steal twice: the second compares anew.
def test_two_sids() -> None:
    game = scenario(
        {"hand": ["sid-nightshade", "sid-nightshade"], "reserve": "EE", "gauge": 2, "crystals": 10}, {"crystals": 8}
    )
    game.play(0, "summon sid-nightshade", "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (18, 0)


# Hand of Fortune spares an earth with three players, none with two; amulet earth pays.
def test_sid_with_hand_of_fortune_and_amulet() -> None:
    game = scenario({"hand": ["sid-nightshade"], "reserve": "E", "gauge": 2, "in_play": ["hand-of-fortune"]}, {}, {})
    game.play(0, "summon sid-nightshade")
    assert game.reserve(0) == ""
    game = scenario({"hand": ["sid-nightshade"], "gauge": 2, "in_play": ["hand-of-fortune"]})
    assert game.refused(0, "summon sid-nightshade") == "sid-nightshade needs 1 earth, you have 0."
    game = scenario({"hand": ["sid-nightshade"], "gauge": 2, "in_play": [FOUR_ON_AMULET]})
    game.play(0, "summon sid-nightshade")
    assert game.tokens(0, "amulet-of-water") == "AWF"


# --- Damned Soul of Onys ---


# Ten crystals and a water for who summons it.
def test_soul_gives_crystals_and_water() -> None:
    game = scenario({"hand": ["damned-soul-of-onys"], "reserve": "WF", "gauge": 1})
    game.play(0, "summon damned-soul-of-onys")
    assert game.crystals(0) == 10
    assert game.reserve(0) == "WF"
    assert game.in_play(0) == ["damned-soul-of-onys"]


# The water comes on top of a full reserve when the amulet paid: discard one among all.
def test_soul_overflow() -> None:
    game = scenario({"hand": ["damned-soul-of-onys"], "reserve": "AFFFEEE", "gauge": 2, "in_play": [FOUR_ON_AMULET]})
    game.play(0, "summon damned-soul-of-onys")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A")
    assert game.reserve(0) == "WFFFEEE"
    assert game.tokens(0, "amulet-of-water") == "AFE"
    assert game.crystals(0) == 10


# For a water it goes to the left neighbour, who gets neither crystals nor water for it.
def test_soul_passes_to_the_left() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "WF"}, {}, {})
    game.play(0, "activate damned-soul-of-onys")
    assert (game.in_play(0), game.in_play(1), game.in_play(2)) == ([], ["damned-soul-of-onys"], [])
    assert game.reserve(0) == "F"
    assert (game.crystals(1), game.reserve(1)) == (0, "")
    assert game.kind == "turn"


# From the last seat it goes to the first.
def test_soul_passes_round_the_table() -> None:
    game = scenario({}, {}, {"in_play": ["damned-soul-of-onys"], "reserve": "W"}, turn=2)
    game.play(2, "activate damned-soul-of-onys")
    assert game.in_play(0) == ["damned-soul-of-onys"]


# Summoned and passed in one turn, with the water it brought.
def test_soul_summoned_and_passed_in_one_turn() -> None:
    game = scenario({"hand": ["damned-soul-of-onys"], "reserve": "W", "gauge": 1, "crystals": 1}, {"crystals": 5})
    game.play(0, "summon damned-soul-of-onys", "activate damned-soul-of-onys", "end")
    game.play(1, "end")
    assert game.reserve(0) == ""
    assert (game.crystals(0), game.crystals(1)) == (11, 2)


# Without a water it stays.
def test_soul_needs_a_water() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "AFE"})
    assert game.refused(0, "activate damned-soul-of-onys") == "damned-soul-of-onys needs 1 water, you have 0."


# Hand of Fortune does not lower what passing costs, nor the single water of summoning.
def test_soul_with_a_hand_of_fortune() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys", "hand-of-fortune"], "reserve": "A"})
    assert "needs 1 water" in game.refused(0, "activate damned-soul-of-onys")
    game = scenario({"in_play": ["hand-of-fortune"], "hand": ["damned-soul-of-onys"], "reserve": "A", "gauge": 2})
    assert game.refused(0, "summon damned-soul-of-onys") == "damned-soul-of-onys needs 1 water, you have 0."


# The water may come from an Amulet of Water.
def test_soul_passed_for_amulet_water() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys", FOUR_ON_AMULET], "reserve": "W"})
    game.play(0, "activate damned-soul-of-onys")
    assert game.kind == "pay"
    assert game.open == ["amulet W", "W"]
    game.play(0, "amulet W")
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("W", "AFE")
    assert game.in_play(1) == ["damned-soul-of-onys"]


# It arrives straightened: in the same round it may go on, even back to where it began.
def test_soul_changes_hands_several_times_a_round() -> None:
    game = scenario(
        {"in_play": ["damned-soul-of-onys"], "reserve": "W", "crystals": 9},
        {"reserve": "W", "crystals": 9},
        {"reserve": "W", "crystals": 9},
    )
    game.play(0, "activate damned-soul-of-onys", "end")
    assert not game.used(1, "damned-soul-of-onys")
    game.play(1, "activate damned-soul-of-onys", "end")
    game.play(2, "activate damned-soul-of-onys", "end")
    assert game.in_play(0) == ["damned-soul-of-onys"]
    assert [game.crystals(player) for player in range(3)] == [6, 9, 9]
    assert [game.reserve(player) for player in range(3)] == ["", "", ""]


# The receiver's gauge does not matter; he sacrifices nothing, but cannot summon.
def test_soul_arrives_above_the_gauge() -> None:
    game = scenario(
        {"in_play": ["damned-soul-of-onys"], "reserve": "W"},
        {"in_play": ["purse-of-io"], "gauge": 1, "hand": ["temporal-boots"]},
    )
    game.play(0, "activate damned-soul-of-onys", "end")
    assert game.in_play(1) == ["purse-of-io", "damned-soul-of-onys"]
    assert game.refused(1, "summon temporal-boots") == "your summoning gauge is 1, and you have 2 cards in play."


# For who passes it on there is room again.
def test_soul_passed_makes_room() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "W", "gauge": 1, "hand": ["glutton-cauldron"]})
    game.play(0, "activate damned-soul-of-onys", "summon glutton-cauldron")
    assert game.in_play(0) == ["glutton-cauldron"]


# Whoever has it at the end of the round loses three crystals, or what there is.
def test_soul_takes_three_crystals_at_the_end_of_the_round() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "crystals": 8}, {"crystals": 8})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (5, 8)
    assert game.in_play(0) == ["damned-soul-of-onys"]
    game = scenario({"in_play": ["damned-soul-of-onys"], "crystals": 2}, {"crystals": 8})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (0, 8)


# Two Souls before one player take six, may both be passed, and are two activations.
def test_two_souls() -> None:
    both = ["damned-soul-of-onys", "damned-soul-of-onys"]
    game = scenario({"in_play": both, "crystals": 8})
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 2
    game = scenario({"in_play": both, "reserve": "WW", "crystals": 8}, {"crystals": 7, **FAIRIES})
    game.play(0, "activate damned-soul-of-onys", "activate damned-soul-of-onys", "end")
    assert game.in_play(1) == ["thieving-fairies", *both]
    assert (game.crystals(0), game.crystals(1)) == (6, 11)
    game.play(1, "end")
    assert game.crystals(1) == 5


# One's own Soul and a neighbour's: both can go on in the same turn.
def test_soul_received_beside_ones_own() -> None:
    game = scenario(
        {"in_play": ["damned-soul-of-onys"], "reserve": "W"},
        {"hand": ["damned-soul-of-onys"], "reserve": "WW", "gauge": 2},
        {},
    )
    game.play(0, "activate damned-soul-of-onys", "end")
    game.play(1, "summon damned-soul-of-onys", "activate damned-soul-of-onys", "activate damned-soul-of-onys")
    assert (game.in_play(1), game.in_play(2)) == ([], ["damned-soul-of-onys", "damned-soul-of-onys"])
    assert (game.crystals(1), game.reserve(1)) == (10, "")


# Not one turn for the receiver: in the turn of who passed it nothing more can be done with it.
def test_soul_is_gone_for_who_passed_it() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "WW"})
    game.play(0, "activate damned-soul-of-onys")
    assert game.refused(0, "activate damned-soul-of-onys") == "you have no damned-soul-of-onys in play."


# Passing is an activation: Fairies take from who passes, also where it goes to their owner.
def test_soul_and_thieving_fairies() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "W", "crystals": 3}, FAIRIES)
    game.play(0, "activate damned-soul-of-onys")
    assert (game.crystals(0), game.crystals(1)) == (2, 2)
    assert game.in_play(1) == ["thieving-fairies", "damned-soul-of-onys"]


# The receiver pays the three crystals at this very round's end, and may choose when among his own effects.
def test_soul_among_the_receivers_effects() -> None:
    seats: list[dict[str, Any]] = [
        {"in_play": ["damned-soul-of-onys"], "reserve": "W"},
        {"in_play": ["wondrous-chest"], "reserve": "AAAA", "crystals": 1},
    ]
    game = scenario(*seats)
    game.play(0, "activate damned-soul-of-onys", "end")
    game.play(1, "end")
    assert (game.asked, game.kind) == (1, "order")
    game.play(1, "in-play wondrous-chest")
    assert game.crystals(1) == 1
    game = scenario(*seats)
    game.play(0, "activate damned-soul-of-onys", "end")
    game.play(1, "end")
    game.play(1, "auto")
    assert game.crystals(1) == 3


# Put into play it gives the crystals and the water too.
def test_soul_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2, "crystals": 1},
        {"in_play": ["arcano-leech"]},
        deck=["damned-soul-of-onys", *CHALICE_DECK],
    )
    game.play(0, "summon divine-chalice", "damned-soul-of-onys")
    assert (game.crystals(0), game.crystals(1)) == (10, 1)
    assert game.reserve(0) == "W"


# Sacrificed it haunts nobody.
def test_soul_sacrificed_takes_nothing() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": ["damned-soul-of-onys"], "crystals": 5},
    )
    game.play(0, "summon syllas-the-faithful", "end")
    game.play(1, "end")
    assert game.crystals(1) == 5
    assert game.discard == ["damned-soul-of-onys"]


# Five points less for who has it at the end, after the last round's three crystals.
def test_soul_counts_against_its_last_owner() -> None:
    game = last_round({"in_play": ["damned-soul-of-onys"], "reserve": "W", "crystals": 10}, {"crystals": 10})
    game.play(0, "activate damned-soul-of-onys")
    parts = end_game(game)
    assert parts[0] == {"crystals": 10, "cards": 0, "effects": 0, "bonuses": 0, "hand": 0}
    assert parts[1] == {"crystals": 7, "cards": -5, "effects": 0, "bonuses": 0, "hand": 0}
    assert game.game.outcome.winners == [0]


# A Soul that was activated, passed and came back is straight in the next round like any card.
def test_soul_next_round() -> None:
    game = scenario({}, {"in_play": ["damned-soul-of-onys"], "reserve": "WW"})
    game.play(0, "end")
    game.play(1, "activate damned-soul-of-onys", "end")
    assert not game.used(0, "damned-soul-of-onys")
    assert game.in_play(0) == ["damned-soul-of-onys"]
