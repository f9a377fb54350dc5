"""Cards 18 to 22: Bespelled Grimoire, Ragfield's Helm, Hand of Fortune, Lewis Greyface, Runic Cube of Eolis."""

import pytest

from tests.seasons.scenario import Scenario, scenario

LAST_MOVE = {"year": 3, "space": 12, "leftover_pips": 1}


def end_of_game(*players: dict[str, object]) -> Scenario:
    """A game whose last round has nothing left but that everybody ends the turn, and then its end."""
    game = scenario(*players, **LAST_MOVE)
    for player in range(game.game.players):
        game.play(player, "end")
    assert game.game.over
    return game


def effects(game: Scenario, player: int) -> int:
    """What the player's cards give at the end of the game."""
    return game.game.outcome.breakdown[player]["effects"]


# --- 18 Bespelled Grimoire ---


# Bespelled Grimoire: costs an earth and a water; on entering it gives two energy of any kind.
def test_grimoire_gives_two_energy_of_choice() -> None:
    game = scenario({"hand": ["bespelled-grimoire"], "reserve": "WE", "gauge": 1})
    game.play(0, "summon bespelled-grimoire")
    assert game.kind == "gain-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A", "F")
    assert game.reserve(0) == "AF"
    assert game.in_play(0) == ["bespelled-grimoire"]
    assert game.kind == "turn"


# Both energies of its price are needed, and the refusal names the one that is missing.
def test_grimoire_is_refused_without_its_price() -> None:
    game = scenario({"hand": ["bespelled-grimoire"], "reserve": "EEE", "gauge": 1})
    reason = game.refused(0, "summon bespelled-grimoire")
    assert "needs 1 water, you have 0" in reason
    assert "earth" not in reason


# While it is in play the reserve holds ten; its own two tokens already profit from that.
def test_grimoire_raises_the_limit_for_its_own_tokens() -> None:
    game = scenario(
        {
            "hand": ["bespelled-grimoire"],
            "reserve": "AAAAAAA",
            "gauge": 2,
            "in_play": [{"card": "amulet-of-water", "tokens": "WE"}],
        }
    )
    assert game.player(0)["reserve_limit"] == 7
    game.play(0, "summon bespelled-grimoire", "W", "W")
    assert game.reserve(0) == "AAAAAAAWW"
    assert game.player(0)["reserve_limit"] == 10
    assert game.tokens(0, "amulet-of-water") == ""
    assert game.kind == "turn"


# Ten is the limit for whatever gives energy, the die as well: what is above it goes, chosen among all tokens.
def test_grimoire_holds_ten_of_the_die_and_no_more() -> None:
    game = scenario(
        {"reserve": "WWWWWWWWF", "in_play": ["bespelled-grimoire"], "gauge": 1}, die={"energy": "EE", "pips": 1}
    )
    assert game.kind == "overflow"
    assert game.open == ["W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == "WWWWWWWWEE"


# Without a Grimoire the very same die overflows at seven, token by token in rising order.
def test_without_grimoire_seven_is_the_limit() -> None:
    game = scenario({"reserve": "WWWWWWF"}, die={"energy": "EE", "pips": 1})
    assert game.kind == "overflow"
    game.play(0, "W")
    assert game.open == ["W", "F", "E"]
    game.play(0, "E")
    assert game.reserve(0) == "WWWWWFE"
    assert game.kind == "turn"


# A second Grimoire gives its two tokens but holds no more: ten stays the limit.
def test_second_grimoire_does_not_hold_thirteen() -> None:
    game = scenario(
        {
            "hand": ["bespelled-grimoire"],
            "reserve": "AAAAAAAAWE",
            "gauge": 3,
            "in_play": ["bespelled-grimoire", {"card": "amulet-of-water", "tokens": "WE"}],
        }
    )
    game.play(0, "summon bespelled-grimoire", "amulet W", "amulet E", "F", "F")
    assert game.player(0)["reserve_limit"] == 10
    assert game.kind == "overflow"
    game.play(0, "A", "F")
    assert game.reserve(0) == "AAAAAAAWFE"
    assert game.kind == "turn"


# A Grimoire put into play by a Divine Chalice acts like a summoned one.
def test_grimoire_put_into_play_gives_its_energy() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=["bespelled-grimoire", "staff-of-spring", "purse-of-io", "die-of-malice"],
    )
    game.play(0, "summon divine-chalice", "bespelled-grimoire", "E")
    assert game.reserve(0) == "EE"
    assert game.in_play(0) == ["divine-chalice", "bespelled-grimoire"]
    assert game.player(0)["reserve_limit"] == 10


# When the Grimoire is sacrificed the limit is seven again at once, and its owner discards before anything else.
def test_sacrificed_grimoire_overflows_at_once() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"reserve": "AAAAWWWFFE", "in_play": ["bespelled-grimoire"], "gauge": 1},
        {"in_play": ["purse-of-io", "die-of-malice"], "gauge": 2},
    )
    game.play(0, "summon syllas-the-faithful")
    assert game.asked == 1
    assert game.kind == "overflow"
    game.play(1, "A", "F", "E")
    assert game.reserve(1) == "AAAWWWF"
    assert game.discard == ["bespelled-grimoire"]
    assert game.asked == 2
    assert game.kind == "sacrifice"


# It falls just as well when the Grimoire goes back into the hand.
def test_returned_grimoire_overflows_at_once() -> None:
    game = scenario(
        {"hand": ["amsug-longneck"], "reserve": "AAAAAAWWWW", "in_play": ["bespelled-grimoire"], "gauge": 2}
    )
    game.play(0, "summon amsug-longneck")
    assert game.hand(0) == ["bespelled-grimoire"]
    assert game.kind == "overflow"
    game.play(0, "W")
    assert game.reserve(0) == "AAAAAWW"
    assert game.kind == "turn"


# With another Grimoire still there nothing overflows.
def test_one_of_two_grimoires_keeps_the_limit() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"reserve": "AAAAWWWFFE", "in_play": ["bespelled-grimoire", "bespelled-grimoire"], "gauge": 2},
    )
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(1) == ["bespelled-grimoire"]
    assert game.reserve(1) == "AAAAWWWFFE"
    assert game.asked == 0


# Tokens held thanks to the Grimoire are part of the reserve for an Air Elemental.
def test_air_elemental_reaches_all_ten_tokens() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1},
        {
            "reserve": "WWWWWFFFEE",
            "in_play": ["bespelled-grimoire", {"card": "amulet-of-water", "tokens": "WW"}],
            "gauge": 2,
        },
    )
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "A" * 10
    assert game.tokens(1, "amulet-of-water") == "WW"


# They count for the Lantern of Xidit at the end of the game; those on an Amulet of Water do not.
def test_lantern_counts_all_ten_tokens() -> None:
    lantern = ["bespelled-grimoire", "lantern-of-xidit", {"card": "amulet-of-water", "tokens": "WW"}]
    game = end_of_game({"reserve": "WWWWWFFFEE", "in_play": lantern, "gauge": 3}, {})
    assert effects(game, 0) == 30


# They go with a sacrificed Cursed Treatise.
def test_cursed_treatise_takes_all_ten_tokens() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"reserve": "WWWWWFFFEE", "in_play": ["bespelled-grimoire", "cursed-treatise-of-arus"], "gauge": 2},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play cursed-treatise-of-arus")
    assert game.reserve(1) == ""


# They count at the end of the round: enough for the Wondrous Chest, too many for the Beggar's Horn.
def test_chest_and_horn_count_the_grimoires_tokens() -> None:
    in_play = ["bespelled-grimoire", "wondrous-chest", "beggars-horn"]
    game = scenario({"reserve": "WWWWWWWWW", "in_play": in_play, "gauge": 3})
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "auto")
    assert game.crystals(0) == 3
    assert game.reserve(0) == "W" * 9
    assert game.kind == "die"


# --- 19 Ragfield's Helm ---


# Ragfield's Helm: at the end of the game, with more cards in play than each opponent, 20 crystals.
def test_helm_pays_who_has_most_cards() -> None:
    game = end_of_game({"in_play": ["ragfields-helm", "lewis-greyface"], "gauge": 2}, {"in_play": ["purse-of-io"]})
    assert effects(game, 0) == 20
    assert game.game.outcome.scores == [10 + 6 + 20, 6]


# As many cards as somebody else are not more: nothing.
def test_helm_pays_nothing_when_level() -> None:
    game = end_of_game({"in_play": ["ragfields-helm"]}, {"in_play": ["purse-of-io"]})
    assert effects(game, 0) == 0


# Every opponent counts: one of three who has as many spoils it.
def test_helm_compares_with_every_opponent() -> None:
    mine = {"in_play": ["ragfields-helm", "purse-of-io"], "gauge": 2}
    level = end_of_game(mine, {}, {"in_play": ["die-of-malice"]}, {"in_play": ["amulet-of-air", "amulet-of-fire"]})
    assert effects(level, 0) == 0
    most = end_of_game(mine, {}, {"in_play": ["die-of-malice"]}, {"in_play": ["amulet-of-air"]})
    assert effects(most, 0) == 20


# Cards in hand and tokens are no cards in play.
def test_helm_ignores_hands() -> None:
    game = end_of_game({"in_play": ["ragfields-helm"]}, {"hand": ["purse-of-io", "die-of-malice", "amulet-of-air"]})
    assert effects(game, 0) == 20


# Each of two Helms pays; the same card twice has its effect twice.
def test_two_helms_pay_twice() -> None:
    game = end_of_game({"in_play": ["ragfields-helm", "ragfields-helm"], "gauge": 2}, {"in_play": ["purse-of-io"]})
    assert effects(game, 0) == 40
    assert game.game.outcome.scores[0] == 60


# A Helm on each side: only the one with more cards is paid.
def test_helms_on_both_sides() -> None:
    game = end_of_game({"in_play": ["ragfields-helm"]}, {"in_play": ["ragfields-helm", "purse-of-io"], "gauge": 2})
    assert effects(game, 0) == 0
    assert effects(game, 1) == 20


# It costs three air, has no effect on entering and none to activate.
def test_helm_costs_three_air_and_does_nothing_at_once() -> None:
    game = scenario({"hand": ["ragfields-helm"], "reserve": "AAA", "gauge": 1, "crystals": 2})
    game.play(0, "summon ragfields-helm")
    assert game.reserve(0) == ""
    assert game.crystals(0) == 2
    assert "has no effect to activate" in game.refused(0, "activate ragfields-helm")


# --- 20 Hand of Fortune ---


# Hand of Fortune: costs earth, fire, air and three crystals.
def test_hand_of_fortune_costs_energy_and_crystals() -> None:
    game = scenario({"hand": ["hand-of-fortune"], "reserve": "AFE", "gauge": 1, "crystals": 3})
    game.play(0, "summon hand-of-fortune")
    assert game.reserve(0) == ""
    assert game.crystals(0) == 0
    poor = scenario({"hand": ["hand-of-fortune"], "reserve": "AFE", "gauge": 1, "crystals": 2})
    assert "needs 3 crystals, you have 2" in poor.refused(0, "summon hand-of-fortune")


# Every card summoned costs one energy less, and its player chooses which.
def test_hand_of_fortune_spares_an_energy_of_choice() -> None:
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon scepter-of-greatness")
    assert game.kind == "spare"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == "F"
    assert game.crystals(0) == 3


# A missing energy can be the one that is spared; then there is nothing to choose.
def test_hand_of_fortune_makes_up_for_a_missing_energy() -> None:
    game = scenario({"hand": ["bespelled-grimoire"], "reserve": "W", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon bespelled-grimoire", "E")
    assert game.reserve(0) == "EE"


# Two energies short is one too many for one Hand; the reason says of what.
def test_one_hand_of_fortune_does_not_spare_two() -> None:
    game = scenario({"hand": ["ragfields-helm"], "reserve": "A", "gauge": 2, "in_play": ["hand-of-fortune"]})
    reason = game.refused(0, "summon ragfields-helm")
    assert "air, you have 1" in reason


# The price never falls below one energy: a card of one energy costs one, with one Hand or two.
@pytest.mark.parametrize("hands", [1, 2])
def test_hand_of_fortune_never_below_one(hands: int) -> None:
    in_play = ["hand-of-fortune"] * hands
    paid = scenario({"hand": ["titus-deepgaze"], "reserve": "F", "gauge": 3, "in_play": in_play})
    paid.play(0, "summon titus-deepgaze")
    assert paid.reserve(0) == ""
    unpaid = scenario({"hand": ["titus-deepgaze"], "reserve": "E", "gauge": 3, "in_play": in_play})
    assert "needs 1 fire, you have 0" in unpaid.refused(0, "summon titus-deepgaze")


# Two Hands take two off, but of two energies only one: the last is always paid.
def test_two_hands_of_fortune_leave_one_to_pay() -> None:
    two = ["hand-of-fortune", "hand-of-fortune"]
    game = scenario({"hand": ["bespelled-grimoire"], "reserve": "WE", "gauge": 3, "in_play": two})
    game.play(0, "summon bespelled-grimoire")
    assert game.kind == "spare"
    game.play(0, "W", "A", "A")
    assert game.reserve(0) == "AAW"
    none = scenario({"hand": ["bespelled-grimoire"], "reserve": "AF", "gauge": 3, "in_play": two})
    assert "bespelled-grimoire needs" in none.refused(0, "summon bespelled-grimoire")


# Two Hands spare two energies of a dearer card, each of choice.
def test_two_hands_of_fortune_spare_two_of_choice() -> None:
    two = ["hand-of-fortune", "hand-of-fortune"]
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "gauge": 3, "in_play": two})
    game.play(0, "summon scepter-of-greatness", "A")
    assert game.open == ["W", "F", "E"]
    game.play(0, "E")
    assert game.reserve(0) == "AE"
    assert game.crystals(0) == 6


# Two Hands with two energies missing: both are spared without a question.
def test_two_hands_of_fortune_make_up_for_two() -> None:
    two = ["hand-of-fortune", "hand-of-fortune"]
    game = scenario({"hand": ["ragfields-helm"], "reserve": "A", "gauge": 3, "in_play": two})
    game.play(0, "summon ragfields-helm")
    assert game.in_play(0) == [*two, "ragfields-helm"]
    assert game.reserve(0) == ""


# A Hand is no help for itself, but the first one makes the second cheaper.
def test_hand_of_fortune_works_from_the_next_card_on() -> None:
    first = scenario({"hand": ["hand-of-fortune"], "reserve": "AF", "gauge": 2, "crystals": 3})
    assert "needs 1 earth, you have 0" in first.refused(0, "summon hand-of-fortune")
    second = scenario(
        {"hand": ["hand-of-fortune"], "reserve": "AF", "gauge": 2, "crystals": 3, "in_play": ["hand-of-fortune"]}
    )
    second.play(0, "summon hand-of-fortune")
    assert second.reserve(0) == ""
    assert second.crystals(0) == 0


# Only energy gets cheaper, never crystals.
def test_hand_of_fortune_spares_no_crystal() -> None:
    game = scenario({"hand": ["runic-cube-of-eolis"], "crystals": 19, "gauge": 2, "in_play": ["hand-of-fortune"]})
    assert "needs 20 crystals, you have 19" in game.refused(0, "summon runic-cube-of-eolis")


# The price of an activation stays: a Crystal Orb still wants four energy.
def test_hand_of_fortune_spares_nothing_of_an_activation() -> None:
    game = scenario(
        {"reserve": "AWF", "gauge": 3, "in_play": ["hand-of-fortune", "crystal-orb"]}, deck=["runic-cube-of-eolis"]
    )
    game.play(0, "activate crystal-orb")
    assert game.kind == "turn"
    assert game.reserve(0) == "AWF"
    assert game.deck(1) == ["runic-cube-of-eolis"]


# What is left of the price may come from an Amulet of Water.
def test_hand_of_fortune_with_amulet_of_water() -> None:
    in_play = ["hand-of-fortune", {"card": "amulet-of-water", "tokens": "AA"}]
    game = scenario({"hand": ["ragfields-helm"], "reserve": "A", "gauge": 3, "in_play": in_play})
    game.play(0, "summon ragfields-helm")
    # Of the two air that are left to pay, one must come from the amulet.
    assert game.kind == "pay"
    assert game.tokens(0, "amulet-of-water") == "A"
    assert game.open == ["amulet A", "A"]
    game.play(0, "A")
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == "A"


# An opponent's Hand makes nothing cheaper.
def test_hand_of_fortune_is_its_owners_alone() -> None:
    game = scenario({"hand": ["ragfields-helm"], "reserve": "AA", "gauge": 1}, {"in_play": ["hand-of-fortune"]})
    assert "needs 3 air, you have 2" in game.refused(0, "summon ragfields-helm")


# It takes its share off an Elemental Amulet: two effects for one energy.
def test_hand_of_fortune_and_elemental_amulet() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "E", "gauge": 2, "in_play": ["hand-of-fortune"]})
    # Air alone cannot be paid; with it only the earth that is there.
    game.play(0, "summon elemental-amulet", "A")
    assert game.kind == "next-element"
    game.play(0, "A")
    assert game.gauge(0) == 3
    assert game.crystals(0) == 5
    assert game.reserve(0) == ""


# --- 21 Lewis Greyface ---


# Lewis Greyface: costs fire and air; take from the stock what lies in a chosen opponent's reserve, who keeps his own.
def test_lewis_copies_and_steals_nothing() -> None:
    game = scenario({"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1}, {"reserve": "AAWFE"})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "AAWFE"
    assert game.reserve(1) == "AAWFE"
    assert game.kind == "turn"


# The tokens come on top of his owner's own.
def test_lewis_adds_to_the_reserve() -> None:
    game = scenario({"hand": ["lewis-greyface"], "reserve": "AFEE", "gauge": 1}, {"reserve": "WW"})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "WWEE"


# With several opponents his owner chooses whom to copy; never himself.
def test_lewis_chooses_among_opponents() -> None:
    game = scenario(
        {"reserve": "E"},
        {"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1},
        {"reserve": "WWW"},
        {},
        turn=1,
    )
    game.play(1, "summon lewis-greyface")
    assert game.kind == "opponent"
    assert game.open == ["player 0", "player 2", "player 3"]
    assert "is no answer to this question" in game.refused(1, "player 1")
    game.play(1, "player 2")
    assert game.reserve(1) == "WWW"
    assert game.reserve(2) == "WWW"
    assert game.reserve(0) == "E"


# An empty reserve may be copied: that gives nothing.
def test_lewis_copies_an_empty_reserve() -> None:
    game = scenario({"hand": ["lewis-greyface"], "reserve": "AFE", "gauge": 1})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "E"
    assert game.in_play(0) == ["lewis-greyface"]


# Tokens on an Amulet of Water and a Glutton Cauldron are no part of the reserve and are not copied.
def test_lewis_does_not_copy_tokens_on_cards() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WWF"}, {"card": "glutton-cauldron", "tokens": "EEE"}]
    game = scenario(
        {"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1}, {"reserve": "A", "in_play": in_play, "gauge": 2}
    )
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "A"


# Those of a Grimoire are; all ten come first, and then the copier discards down to his own seven.
def test_lewis_copies_ten_and_overflows() -> None:
    game = scenario(
        {"hand": ["lewis-greyface"], "reserve": "AFW", "gauge": 1},
        {"reserve": "AAAAAFFFFF", "in_play": ["bespelled-grimoire"], "gauge": 1},
    )
    game.play(0, "summon lewis-greyface")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F"]
    game.play(0, "A", "A", "A", "W")
    assert game.reserve(0) == "AAFFFFF"
    assert game.reserve(1) == "AAAAAFFFFF"


# Put into play by a Divine Chalice he copies just the same.
def test_lewis_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        {"reserve": "WF"},
        deck=["lewis-greyface", "staff-of-spring", "purse-of-io", "die-of-malice"],
    )
    game.play(0, "summon divine-chalice", "lewis-greyface")
    assert game.reserve(0) == "WF"


# A Forgotten Vase pays out before he copies; each of two Lewises copies in turn.
def test_two_lewises_and_a_vase() -> None:
    game = scenario(
        {
            "hand": ["lewis-greyface", "lewis-greyface"],
            "reserve": "AF",
            "gauge": 3,
            "in_play": ["yjangs-forgotten-vase"],
        },
        {"reserve": "AF"},
    )
    game.play(0, "summon lewis-greyface")
    assert game.kind == "gain-energy"
    assert game.reserve(0) == ""
    game.play(0, "W")
    assert game.reserve(0) == "AWF"
    game.play(0, "summon lewis-greyface", "E")
    assert game.reserve(0) == "AWFE"


# --- 22 Runic Cube of Eolis ---


# Runic Cube of Eolis: 20 crystals, no effect, 30 prestige at the end of the game.
def test_cube_costs_twenty_and_is_worth_thirty() -> None:
    game = scenario({"hand": ["runic-cube-of-eolis"], "crystals": 21, "gauge": 1}, **LAST_MOVE)
    game.play(0, "summon runic-cube-of-eolis")
    assert game.crystals(0) == 1
    assert game.kind == "turn"
    assert "has no effect to activate" in game.refused(0, "activate runic-cube-of-eolis")
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0]["cards"] == 30
    assert game.game.outcome.scores == [31, 0]


# In hand it is worth nothing, and costs five like any card left there.
def test_cube_in_hand_costs_five() -> None:
    game = end_of_game({"hand": ["runic-cube-of-eolis"], "crystals": 3}, {})
    assert game.game.outcome.scores[0] == -2


# Its crystals and those of an Arcano Leech must both be there.
def test_cube_against_a_leech() -> None:
    leech = {"in_play": ["arcano-leech"], "gauge": 1}
    game = scenario({"hand": ["runic-cube-of-eolis"], "crystals": 20, "gauge": 1}, leech)
    reason = game.refused(0, "summon runic-cube-of-eolis")
    assert "needs 21 crystals" in reason
    assert "Arcano Leech" in reason
    rich = scenario({"hand": ["runic-cube-of-eolis"], "crystals": 21, "gauge": 1}, leech)
    rich.play(0, "summon runic-cube-of-eolis")
    assert rich.crystals(0) == 0
    assert rich.crystals(1) == 1


# Put into play by a Potion of Dreams it costs nothing; two Cubes are worth sixty.
def test_two_cubes_one_dreamt() -> None:
    game = scenario(
        {"hand": ["runic-cube-of-eolis"], "gauge": 2, "in_play": ["potion-of-dreams", "runic-cube-of-eolis"]},
        **LAST_MOVE,
    )
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["runic-cube-of-eolis", "runic-cube-of-eolis"]
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores[0] == 60
