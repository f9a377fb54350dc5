"""Cards 6 to 10: Staff of Spring, Temporal Boots, Purse of Io, Divine Chalice, Syllas the Faithful."""

import pytest

from chronomage.games.seasons import facts
from tests.seasons.scenario import Scenario, scenario

# 6. Staff of Spring --------------------------------------------------------------------------------------------------


def when(game: Scenario) -> tuple[int, int, str]:
    """Year, space and season under the marker."""
    shown = game.game.describe()
    return shown["year"], shown["space"], shown["season"]


# Staff of Spring: three crystals for each card that its owner summons from the hand, whatever the card.
def test_staff_of_spring_gives_three_for_each_summoning() -> None:
    hand = ["amulet-of-air", "temporal-boots", "kairn-the-destroyer"]
    game = scenario({"hand": hand, "reserve": "AAAAA", "gauge": 2, "in_play": ["staff-of-spring"]})
    game.play(0, "summon amulet-of-air")
    assert game.crystals(0) == 3
    game.play(0, "summon kairn-the-destroyer")
    assert game.crystals(0) == 6
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.crystals(0) == 9


# It costs three earth and gives nothing for itself.
def test_staff_of_spring_gives_nothing_for_itself() -> None:
    game = scenario({"hand": ["staff-of-spring"], "reserve": "EEE", "gauge": 1})
    game.play(0, "summon staff-of-spring")
    assert game.crystals(0) == 0
    assert game.reserve(0) == ""
    poor = scenario({"hand": ["staff-of-spring"], "reserve": "EEA", "gauge": 1})
    assert poor.refused(0, "summon staff-of-spring") == "staff-of-spring needs 3 earth, you have 2."


# The second copy is a card like any other for the first; from then on both pay.
def test_two_staffs_of_spring_give_six() -> None:
    hand = ["staff-of-spring", "temporal-boots"]
    game = scenario({"hand": hand, "reserve": "EEE", "gauge": 3, "in_play": ["staff-of-spring"]})
    game.play(0, "summon staff-of-spring")
    assert game.crystals(0) == 3
    game.play(0, "summon temporal-boots")
    assert game.crystals(0) == 9


# It pays before the summoned card acts.
def test_staff_of_spring_pays_before_the_card_acts() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 2, "in_play": ["staff-of-spring"]})
    game.play(0, "summon temporal-boots")
    assert game.kind == "move-marker"
    assert game.crystals(0) == 3


# Cards put into play by a Chalice, an Orb or a Potion of Dreams give nothing; the Chalice itself was summoned.
def test_staff_of_spring_gives_nothing_for_cards_put_into_play() -> None:
    deck = ["purse-of-io", "runic-cube-of-eolis", "kairn-the-destroyer", "wondrous-chest"]
    chalice = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "in_play": ["staff-of-spring"]}, deck=deck
    )
    chalice.play(0, "summon divine-chalice", "purse-of-io")
    assert chalice.crystals(0) == 3
    orb = scenario({"reserve": "AWFE", "gauge": 3, "in_play": ["staff-of-spring", "crystal-orb"]}, deck=deck)
    orb.play(0, "activate crystal-orb", "yes")
    assert orb.in_play(0) == ["staff-of-spring", "crystal-orb", "purse-of-io"]
    assert orb.crystals(0) == 0
    dreams = scenario({"hand": ["purse-of-io"], "gauge": 2, "in_play": ["staff-of-spring", "potion-of-dreams"]})
    dreams.play(0, "activate potion-of-dreams")
    assert dreams.in_play(0) == ["staff-of-spring", "purse-of-io"]
    assert dreams.crystals(0) == 0


# What it gives cannot pay for the summoning that it is given for: neither a price in crystals nor a Leech.
def test_staff_of_spring_cannot_pay_for_the_same_summoning() -> None:
    figrim = scenario(
        {"hand": ["figrim-the-avaricious"], "crystals": 2, "gauge": 2, "in_play": ["staff-of-spring"]},
    )
    assert "needs 3 crystals, you have 2" in figrim.refused(0, "summon figrim-the-avaricious")
    leech = scenario(
        {"hand": ["temporal-boots"], "gauge": 2, "in_play": ["staff-of-spring"]}, {"in_play": ["arcano-leech"]}
    )
    assert "1 of them for Arcano Leech" in leech.refused(0, "summon temporal-boots")


# The opponents' summonings give nothing.
def test_staff_of_spring_is_its_owners() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1}, {"in_play": ["staff-of-spring"]})
    game.play(0, "summon temporal-boots", "forward 1")
    assert (game.crystals(0), game.crystals(1)) == (0, 0)


# Taken back by Amsug, whom it has just paid for, it pays no more.
def test_staff_of_spring_pays_for_amsug_and_leaves() -> None:
    hand = ["amsug-longneck", "temporal-boots"]
    game = scenario({"hand": hand, "reserve": "AW", "gauge": 2, "in_play": ["staff-of-spring"]})
    game.play(0, "summon amsug-longneck")
    assert game.crystals(0) == 3
    assert game.hand(0) == ["staff-of-spring", "temporal-boots"]
    game.play(0, "summon temporal-boots")
    assert game.crystals(0) == 3


# With a Hand of Fortune it costs two earth, and with two Hands one.
@pytest.mark.parametrize(("hands", "left"), [(1, "E"), (2, "EE")])
def test_staff_of_spring_with_hands_of_fortune(hands: int, left: str) -> None:
    player = {"hand": ["staff-of-spring"], "reserve": "EEE", "gauge": 3, "in_play": ["hand-of-fortune"] * hands}
    game = scenario(player)
    game.play(0, "summon staff-of-spring")
    assert game.reserve(0) == left


# 7. Temporal Boots ---------------------------------------------------------------------------------------------------

BOOTS = {"hand": ["temporal-boots"], "gauge": 1}


# Temporal Boots: free to summon; the season marker goes one to three spaces forward or back.
@pytest.mark.parametrize(
    ("choice", "space"),
    [("forward 1", 6), ("forward 2", 7), ("forward 3", 8), ("back 1", 4), ("back 2", 3), ("back 3", 2)],
)
def test_temporal_boots_move_the_marker(choice: str, space: int) -> None:
    game = scenario(BOOTS, space=5)
    game.play(0, "summon temporal-boots", choice)
    assert when(game)[:2] == (1, space)
    assert game.in_play(0) == ["temporal-boots"]
    assert game.crystals(0) == 0


# Not moving is no choice, nor is going further than three.
def test_temporal_boots_must_move() -> None:
    game = scenario(BOOTS)
    game.play(0, "summon temporal-boots")
    assert game.kind == "move-marker"
    assert game.open == ["forward 1", "forward 2", "forward 3", "back 1", "back 2", "back 3"]
    assert game.refused(0, "done") == "'done' is no answer to this question."
    assert "'forward 4' is no choice" in game.refused(0, "forward 4")


# Free of cost is not free of the gauge, nor of a Leech.
def test_temporal_boots_need_room_and_pay_the_leech() -> None:
    full = scenario({"hand": ["temporal-boots"], "gauge": 1, "in_play": ["purse-of-io"]})
    assert full.refused(0, "summon temporal-boots").startswith("your summoning gauge is 1, and you have 1 card")
    leech = scenario({**BOOTS, "crystals": 1}, {"in_play": ["arcano-leech", "arcano-leech"]})
    assert "needs 2 crystals (2 of them for Arcano Leech), you have 1" in leech.refused(0, "summon temporal-boots")


# Each Leech among the opponents gets its crystal, whoever's it is; one's own does not count.
def test_temporal_boots_pay_the_leeches_of_several_opponents() -> None:
    leech = {"in_play": ["arcano-leech"]}
    game = scenario(leech, {**BOOTS, "crystals": 3}, {}, leech, first_player=1)
    game.play(1, "summon temporal-boots", "forward 1")
    assert [game.crystals(player) for player in range(4)] == [1, 1, 0, 1]
    own = scenario({"hand": ["temporal-boots"], "gauge": 2, **leech})
    own.play(0, "summon temporal-boots", "forward 1")
    assert own.crystals(0) == 0


# A Hand of Fortune has nothing to take off.
def test_temporal_boots_stay_free_with_a_hand_of_fortune() -> None:
    game = scenario({"hand": ["temporal-boots"], "reserve": "A", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.reserve(0) == "A"


# A changed season acts at once, forward as well as back: Figrim collects, an Hourglass gives an energy.
@pytest.mark.parametrize(("space", "choice"), [(3, "forward 1"), (4, "back 1"), (4, "back 3"), (6, "forward 3")])
def test_temporal_boots_change_the_season(space: int, choice: str) -> None:
    in_play = ["figrim-the-avaricious", "hourglass-of-time"]
    game = scenario({**BOOTS, "crystals": 5}, {"in_play": in_play}, space=space)
    game.play(0, "summon temporal-boots", choice)
    assert game.kind == "order"
    game.play(1, "auto", "E")
    assert (game.crystals(0), game.crystals(1)) == (4, 1)
    assert game.reserve(1) == "E"
    assert game.asked == 0


# A move within the season changes nothing.
@pytest.mark.parametrize(("space", "choice"), [(4, "forward 2"), (6, "back 2"), (5, "forward 1"), (5, "back 1")])
def test_temporal_boots_within_a_season(space: int, choice: str) -> None:
    in_play = ["figrim-the-avaricious", "hourglass-of-time"]
    game = scenario({**BOOTS, "crystals": 5}, {"in_play": in_play}, space=space)
    game.play(0, "summon temporal-boots", choice)
    assert game.told("season-changed") == []
    assert (game.crystals(0), game.crystals(1)) == (5, 0)
    assert game.kind == "turn"


# Effects of the changed season go in turn order from the round's first player, also in somebody else's turn.
def test_temporal_boots_let_the_first_player_act_first() -> None:
    hourglass = {"in_play": ["hourglass-of-time"]}
    game = scenario({**BOOTS}, hourglass, hourglass, space=3, first_player=2, turn=0)
    game.play(0, "summon temporal-boots", "forward 1")
    game.play(2, "A")
    game.play(1, "W")
    assert (game.reserve(2), game.reserve(1)) == ("A", "W")
    assert game.asked == 0


# The owner of the boots with an Hourglass takes part as well.
def test_temporal_boots_and_an_hourglass_of_ones_own() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 2, "in_play": ["hourglass-of-time"]}, space=3)
    game.play(0, "summon temporal-boots", "forward 1", "F")
    assert game.reserve(0) == "F"


# The dice stay those of the season in which they were rolled; transmuting follows the marker.
def test_temporal_boots_change_the_rate_and_not_the_dice() -> None:
    game = scenario({**BOOTS, "reserve": "AE"}, space=3, die={"energy": "AW", "transmute": True})
    game.play(0, "transmute", "A", "done")
    assert game.crystals(0) == 1
    game.play(0, "summon temporal-boots", "forward 1")
    assert when(game) == (1, 4, "spring")
    assert game.game.describe()["dice_season"] == "winter"
    game.play(0, "transmute", "A", "done")
    assert game.crystals(0) == 3
    game.play(0, "transmute", "E")
    assert game.crystals(0) == 4


# A die rolled again in the changed season is still one of the old season's: in winter no die has earth.
@pytest.mark.parametrize("seed", range(8))
def test_temporal_boots_do_not_change_a_die_rolled_again(seed: int) -> None:
    opponent = {"in_play": ["die-of-malice"], "die": {"energy": "WW", "crystals": 1}}
    game = scenario(BOOTS, opponent, space=3, seed=seed)
    game.play(0, "summon temporal-boots", "forward 1", "end")
    game.play(1, "activate die-of-malice")
    (rolled,) = game.told("die-rerolled")
    winter = {
        (face.pips, face.crystals, face.star, face.card, face.transmute)
        for face in facts.ALL_FACES[: facts.DICE_PER_SEASON * facts.FACES]
    }
    die = rolled["die"]
    assert (die["pips"], die["crystals"], die["star"], die["card"], die["transmute"]) in winter
    assert "E" not in die["energy"]


# Over the year's end: everybody takes the cards of the new year at once.
def test_temporal_boots_into_a_new_year() -> None:
    library = {"2": ["purse-of-io"], "3": ["runic-cube-of-eolis"]}
    other = {"library": {"2": ["die-of-malice"]}}
    game = scenario({**BOOTS, "library": library}, other, space=11)
    game.play(0, "summon temporal-boots", "forward 2")
    assert when(game) == (2, 1, "winter")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["die-of-malice"]
    assert game.player(0)["library"] == {"2": [], "3": ["runic-cube-of-eolis"]}


# Back over the year's start: the year goes back, the hands stay.
def test_temporal_boots_into_the_old_year() -> None:
    game = scenario({"hand": ["temporal-boots", "purse-of-io"], "gauge": 1}, {"hand": ["die-of-malice"]}, year=2)
    game.play(0, "summon temporal-boots", "back 1")
    assert when(game) == (1, 12, "autumn")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["die-of-malice"]


# Library cards are given once only, however often the year begins.
def test_temporal_boots_never_give_a_library_twice() -> None:
    player = {
        "hand": ["temporal-boots", "temporal-boots"],
        "gauge": 2,
        "library": {"2": ["purse-of-io"], "3": ["die-of-malice"]},
    }
    game = scenario(player, {}, space=12, first_player=1, turn=0, leftover_pips=1)
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.hand(0) == ["purse-of-io", "temporal-boots"]
    game.play(0, "summon temporal-boots", "back 1")
    assert when(game) == (1, 12, "autumn")
    assert game.hand(0) == ["purse-of-io"]
    game.play(0, "end")
    assert when(game) == (2, 1, "winter")
    assert game.hand(0) == ["purse-of-io"]
    assert game.player(0)["library"]["3"] == ["die-of-malice"]


# Before year 1 there is a year 0, in autumn; going forward again gives no library cards.
def test_temporal_boots_before_the_first_year() -> None:
    player = {"hand": ["temporal-boots", "temporal-boots"], "gauge": 2, "library": {"2": ["purse-of-io"]}}
    game = scenario(player, {"in_play": ["hourglass-of-time"]})
    game.play(0, "summon temporal-boots", "back 3")
    assert when(game) == (0, 10, "autumn")
    game.play(1, "A")
    game.play(0, "summon temporal-boots", "forward 3")
    game.play(1, "W")
    assert when(game) == (1, 1, "winter")
    assert game.hand(0) == []
    assert game.reserve(1) == "AW"


# Past the end of year 3 the round is finished, its end included, and then the game is over.
def test_temporal_boots_end_the_game_after_the_round() -> None:
    game = scenario(BOOTS, {"in_play": ["wondrous-chest"], "reserve": "AAAA"}, year=3, space=11)
    game.play(0, "summon temporal-boots", "forward 3")
    assert not game.game.over
    game.play(0, "end")
    assert game.asked == 1
    game.play(1, "end")
    assert game.game.over
    assert game.crystals(1) == 3
    assert game.game.outcome.scores == [8, 7]


# Unless the marker has been moved back by then.
def test_temporal_boots_bring_the_game_back() -> None:
    game = scenario(BOOTS, BOOTS, year=3, space=12)
    game.play(0, "summon temporal-boots", "forward 1", "end")
    game.play(1, "summon temporal-boots", "back 2", "end")
    assert not game.game.over
    assert game.kind == "die"
    assert when(game) == (3, 11, "autumn")


# The leftover die can carry it over the end again.
def test_temporal_boots_bring_the_marker_back_in_vain() -> None:
    game = scenario(BOOTS, BOOTS, year=3, space=12, leftover_pips=3)
    game.play(0, "summon temporal-boots", "forward 1", "end")
    game.play(1, "summon temporal-boots", "back 2", "end")
    assert game.game.over


# In the Russian edition the game ends as soon as the marker leaves year 3; the changed season still acts.
def test_temporal_boots_end_the_game_at_once_in_the_russian_edition() -> None:
    options = {"edition": "russian"}
    game = scenario({**BOOTS, "crystals": 5}, {"in_play": ["figrim-the-avaricious"]}, year=3, space=12, options=options)
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.game.over
    assert (game.crystals(0), game.crystals(1)) == (4, 1)


# Two pairs, one after the other, move twice.
def test_two_temporal_boots() -> None:
    game = scenario({"hand": ["temporal-boots"] * 2, "gauge": 2})
    game.play(0, "summon temporal-boots", "forward 3", "summon temporal-boots", "forward 3")
    assert when(game) == (1, 7, "summer")


# Put into play by a Divine Chalice they move the marker as well.
def test_temporal_boots_put_into_play() -> None:
    deck = ["temporal-boots", "runic-cube-of-eolis", "kairn-the-destroyer", "wondrous-chest"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=deck)
    game.play(0, "summon divine-chalice", "temporal-boots", "forward 3")
    assert when(game) == (1, 4, "spring")


# The move at the end of the round starts from where the boots have put the marker.
def test_temporal_boots_and_the_end_of_the_round() -> None:
    game = scenario(BOOTS, space=5, first_player=1, turn=0, leftover_pips=2)
    game.play(0, "summon temporal-boots", "back 1", "end")
    assert when(game) == (1, 6, "spring")


# An overflow caused by a Vase is settled before the boots act.
def test_temporal_boots_after_the_overflow_of_a_vase() -> None:
    player = {"hand": ["temporal-boots"], "reserve": "AAAWFFE", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]}
    game = scenario(player)
    game.play(0, "summon temporal-boots", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "W")
    assert game.kind == "move-marker"
    assert game.reserve(0) == "AAAFFEE"


# With a Grimoire the Vase's overflow goes down to ten, choosing among all eleven.
def test_temporal_boots_after_the_overflow_of_a_vase_and_a_grimoire() -> None:
    in_play = ["yjangs-forgotten-vase", "bespelled-grimoire", "bespelled-grimoire"]
    game = scenario({"hand": ["temporal-boots"], "reserve": "AAAWWWFFFF", "gauge": 4, "in_play": in_play})
    game.play(0, "summon temporal-boots", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A", "back 1")
    assert game.reserve(0) == "AAWWWFFFFE"


# 8. Purse of Io ------------------------------------------------------------------------------------------------------

TRANSMUTING = {"transmute": True, "energy": "AW"}


# Purse of Io: each energy transmuted gives one crystal more than the season's rate.
@pytest.mark.parametrize(("purses", "crystals"), [(0, 7), (1, 11), (2, 15)])
def test_purse_of_io_adds_one_for_each_energy(purses: int, crystals: int) -> None:
    game = scenario({"reserve": "FE", "in_play": ["purse-of-io"] * purses}, die=TRANSMUTING)
    game.play(0, "transmute", "A", "W", "F", "E")
    assert game.crystals(0) == crystals
    assert game.reserve(0) == ""


# The rate is that of the season, whichever it is.
@pytest.mark.parametrize(
    ("space", "crystals"), [(1, 2 + 2 + 3 + 4), (4, 3 + 2 + 4 + 2), (7, 4 + 3 + 2 + 2), (10, 2 + 4 + 2 + 3)]
)
def test_purse_of_io_in_every_season(space: int, crystals: int) -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["purse-of-io"]}, space=space, die={"transmute": True})
    game.play(0, "transmute", "A", "W", "F", "E")
    assert game.crystals(0) == crystals


# It gives no right to transmute.
def test_purse_of_io_gives_no_right() -> None:
    game = scenario({"reserve": "A", "in_play": ["purse-of-io"]})
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."


# It adds up with bonuses, one for each used.
def test_purse_of_io_adds_up_with_bonuses() -> None:
    game = scenario({"reserve": "EE", "in_play": ["purse-of-io"]})
    game.play(0, "bonus transmute", "transmute", "done")
    assert game.crystals(0) == 5
    assert game.reserve(0) == "E"
    game.play(0, "bonus transmute", "transmute")
    assert game.crystals(0) == 11


# Tokens of an Amulet of Water are transmuted like any other.
def test_purse_of_io_and_the_amulet_of_water() -> None:
    in_play = ["purse-of-io", {"card": "amulet-of-water", "tokens": "E"}]
    game = scenario({"in_play": in_play}, die={"transmute": True})
    game.play(0, "transmute")
    assert game.crystals(0) == 4
    assert game.tokens(0, "amulet-of-water") == ""


# Summoned in the middle of a turn, it counts from then on. It costs a fire and an air.
def test_purse_of_io_counts_from_when_it_is_summoned() -> None:
    player = {"hand": ["purse-of-io"], "reserve": "FEE", "gauge": 1}
    game = scenario(player, die=TRANSMUTING)
    game.play(0, "transmute", "E", "done")
    assert game.crystals(0) == 3
    game.play(0, "summon purse-of-io")
    assert game.reserve(0) == "WE"
    game.play(0, "transmute", "E")
    assert game.crystals(0) == 7
    poor = scenario({"hand": ["purse-of-io"], "reserve": "FFE", "gauge": 1})
    assert poor.refused(0, "summon purse-of-io") == "purse-of-io needs 1 air, you have 0."


# Once it has left play it adds nothing.
def test_purse_of_io_counts_only_while_in_play() -> None:
    player = {"hand": ["amsug-longneck"], "reserve": "EE", "gauge": 2, "in_play": ["purse-of-io"]}
    game = scenario(player, die=TRANSMUTING)
    game.play(0, "summon amsug-longneck", "transmute", "E")
    assert game.crystals(0) == 6


# It helps its owner alone.
def test_purse_of_io_is_its_owners() -> None:
    game = scenario({"reserve": "E"}, {"in_play": ["purse-of-io"]}, die={"transmute": True})
    game.play(0, "transmute")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 0


# A Potion of Life gives four for each energy, five with a Purse, six with two.
@pytest.mark.parametrize(("purses", "crystals"), [(1, 15), (2, 18)])
def test_purse_of_io_and_the_potion_of_life(purses: int, crystals: int) -> None:
    game = scenario({"reserve": "AWF", "in_play": ["potion-of-life", *["purse-of-io"] * purses]})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == crystals


# It adds nothing to a Glutton Cauldron, nor to a Dragon Skull: these are no transmutations.
def test_purse_of_io_and_cauldron_and_skull() -> None:
    cauldron = {"card": "glutton-cauldron", "tokens": "AAAAAA"}
    game = scenario({"reserve": "W", "in_play": ["purse-of-io", cauldron]})
    game.play(0, "activate glutton-cauldron")
    assert game.crystals(0) == 15
    assert game.reserve(0) == "AAAAAAW"
    skull = scenario({"in_play": ["purse-of-io", "dragon-skull", "die-of-malice", "temporal-boots"]})
    skull.play(0, "activate dragon-skull", "in-play temporal-boots", "in-play die-of-malice")
    assert skull.crystals(0) == 15
    assert skull.in_play(0) == ["purse-of-io"]


# Crystals from a die, an exchange or an Amulet of Earth are not transmuted either.
def test_purse_of_io_adds_to_nothing_else() -> None:
    game = scenario({"reserve": "A", "in_play": ["purse-of-io"]}, die={"energy": "WW", "crystals": 3})
    assert game.crystals(0) == 3
    game.play(0, "bonus exchange", "A", "W", "F", "F")
    assert game.crystals(0) == 3


# With a Hand of Fortune one of the two, fire or air, is spared, as its owner likes.
@pytest.mark.parametrize(("spared", "left"), [("A", "A"), ("F", "F")])
def test_purse_of_io_with_a_hand_of_fortune(spared: str, left: str) -> None:
    player = {"hand": ["purse-of-io"], "reserve": "AF", "gauge": 2, "in_play": ["hand-of-fortune"]}
    game = scenario(player)
    game.play(0, "summon purse-of-io")
    assert game.kind == "spare"
    game.play(0, spared)
    assert game.reserve(0) == left
    assert game.in_play(0) == ["hand-of-fortune", "purse-of-io"]


# 9. Divine Chalice ---------------------------------------------------------------------------------------------------

DECK = ["purse-of-io", "runic-cube-of-eolis", "kairn-the-destroyer", "amulet-of-earth"]
CHALICE = {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}


# Divine Chalice: draw four cards, put one of them into play free of cost, discard the other three.
def test_divine_chalice_puts_one_of_four_into_play() -> None:
    game = scenario(CHALICE, deck=[*DECK, "syllas-the-faithful"])
    game.play(0, "summon divine-chalice")
    assert game.kind == "put-into-play"
    assert game.open == ["amulet-of-earth", "purse-of-io", "kairn-the-destroyer", "runic-cube-of-eolis"]
    game.play(0, "runic-cube-of-eolis")
    assert game.in_play(0) == ["divine-chalice", "runic-cube-of-eolis"]
    assert sorted(game.discard) == ["amulet-of-earth", "kairn-the-destroyer", "purse-of-io"]
    assert game.hand(0) == []
    assert game.crystals(0) == 0
    assert game.reserve(0) == ""
    assert game.deck(1) == ["syllas-the-faithful"]


# With room for it, one card must be put into play.
def test_divine_chalice_must_put_one_into_play() -> None:
    game = scenario(CHALICE, deck=DECK)
    game.play(0, "summon divine-chalice")
    assert game.refused(0, "no") == "'no' is no answer to this question."
    assert game.refused(0, "staff-of-spring") == "'staff-of-spring' is no answer to this question."


# Without room for a second card all four are seen and discarded.
def test_divine_chalice_without_room_discards_all_four() -> None:
    game = scenario({**CHALICE, "gauge": 1}, deck=DECK)
    game.play(0, "summon divine-chalice")
    assert game.kind == "turn"
    assert game.in_play(0) == ["divine-chalice"]
    assert sorted(game.discard) == sorted(DECK)
    assert sorted(fact["card"] for fact in game.told("card-drawn")) == sorted(DECK)
    assert game.hand(0) == []


# The card put into play has its own effect.
def test_divine_chalice_lets_the_card_act() -> None:
    game = scenario(CHALICE, deck=DECK)
    game.play(0, "summon divine-chalice", "amulet-of-earth")
    assert game.crystals(0) == 9


# It is not summoned: Leech, Staff and Vase act for the Chalice alone.
def test_divine_chalice_does_not_summon() -> None:
    player = {
        "hand": ["divine-chalice"],
        "reserve": "AWFE",
        "crystals": 1,
        "gauge": 4,
        "in_play": ["staff-of-spring", "yjangs-forgotten-vase"],
    }
    game = scenario(player, {"in_play": ["arcano-leech"]}, deck=DECK)
    game.play(0, "summon divine-chalice", "F", "kairn-the-destroyer")
    assert (game.crystals(0), game.crystals(1)) == (3, 1)
    assert game.reserve(0) == "F"
    assert game.in_play(0)[-1] == "kairn-the-destroyer"
    assert game.kind == "turn"


# With nothing left for a Leech, a card can still be put into play.
def test_divine_chalice_needs_no_crystal_for_the_leech() -> None:
    game = scenario({**CHALICE, "crystals": 1}, {"in_play": ["arcano-leech"]}, deck=DECK)
    game.play(0, "summon divine-chalice", "purse-of-io")
    assert (game.crystals(0), game.crystals(1)) == (0, 1)


# The card put into play can be activated in the same turn.
def test_divine_chalice_and_an_activation() -> None:
    game = scenario({**CHALICE, "reserve": "AAWFE"}, {"crystals": 7}, deck=DECK)
    game.play(0, "summon divine-chalice", "kairn-the-destroyer", "activate kairn-the-destroyer")
    assert game.crystals(1) == 3
    assert game.reserve(0) == ""


# The second Chalice, put into play by the first, draws four more.
def test_divine_chalice_finds_a_divine_chalice() -> None:
    first = ["divine-chalice", "amulet-of-air", "amulet-of-fire", "amulet-of-water"]
    game = scenario({**CHALICE, "gauge": 3}, deck=[*first, *DECK])
    game.play(0, "summon divine-chalice", "divine-chalice", "runic-cube-of-eolis")
    assert game.in_play(0) == ["divine-chalice", "divine-chalice", "runic-cube-of-eolis"]
    assert len(game.discard) == 6
    narrow = scenario(CHALICE, deck=[*first, *DECK])
    narrow.play(0, "summon divine-chalice", "divine-chalice")
    assert narrow.in_play(0) == ["divine-chalice", "divine-chalice"]
    assert len(narrow.discard) == 7


# An Elemental Amulet put into play counts as paid with all four energies.
def test_divine_chalice_and_the_elemental_amulet() -> None:
    deck = ["elemental-amulet", *DECK]
    game = scenario(CHALICE, deck=deck)
    game.play(0, "summon divine-chalice", "elemental-amulet")
    assert game.kind == "next-element"
    game.play(0, "E", "A", "F", "A", "A")
    assert game.crystals(0) == 5
    assert game.gauge(0) == 3
    assert game.hand(0) == ["amulet-of-earth"]
    assert game.reserve(0) == "AA"


# Its price is one energy of each kind; a Hand of Fortune spares one, the other three are due.
def test_divine_chalice_with_a_hand_of_fortune() -> None:
    hand = {"in_play": ["hand-of-fortune"]}
    game = scenario({**CHALICE, **hand, "reserve": "AFE", "gauge": 3}, deck=DECK)
    game.play(0, "summon divine-chalice")
    assert game.kind == "put-into-play"
    assert game.reserve(0) == ""
    choice = scenario({**CHALICE, **hand, "gauge": 3}, deck=DECK)
    choice.play(0, "summon divine-chalice")
    assert choice.open == ["A", "W", "F", "E"]
    choice.play(0, "W", "purse-of-io")
    assert choice.reserve(0) == "W"
    short = scenario({**CHALICE, **hand, "reserve": "AAWW", "gauge": 3}, deck=DECK)
    assert "divine-chalice needs" in short.refused(0, "summon divine-chalice")


# Two Hands of Fortune spare two.
def test_divine_chalice_with_two_hands_of_fortune() -> None:
    player = {**CHALICE, "in_play": ["hand-of-fortune"] * 2, "gauge": 4}
    game = scenario(player, deck=DECK)
    game.play(0, "summon divine-chalice", "W", "E", "purse-of-io")
    assert game.reserve(0) == "WE"


# Tokens of an Amulet of Water pay for it as well, kind by kind.
def test_divine_chalice_paid_from_the_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WE"}]
    game = scenario({**CHALICE, "reserve": "AF", "gauge": 3, "in_play": in_play}, deck=DECK)
    game.play(0, "summon divine-chalice", "purse-of-io")
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == ""
    both = scenario({**CHALICE, "gauge": 3, "in_play": [{"card": "amulet-of-water", "tokens": "WE"}]}, deck=DECK)
    both.play(0, "summon divine-chalice")
    assert both.open == ["amulet W", "W"]
    both.play(0, "W", "amulet E", "purse-of-io")
    assert both.reserve(0) == "E"
    assert both.tokens(0, "amulet-of-water") == "W"


# Put into play by a Potion of Dreams, its room is what is left of the gauge then.
def test_divine_chalice_put_into_play_by_a_potion_of_dreams() -> None:
    player = {"hand": ["divine-chalice"], "gauge": 2, "in_play": ["potion-of-dreams"]}
    game = scenario(player, deck=DECK)
    game.play(0, "activate potion-of-dreams", "runic-cube-of-eolis")
    assert game.in_play(0) == ["divine-chalice", "runic-cube-of-eolis"]
    assert game.discard[-1] == "potion-of-dreams"


# A Grimoire put into play enlarges the reserve for what its owner has then.
def test_divine_chalice_and_a_bespelled_grimoire() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AWFE"}]
    player = {"gauge": 3, "hand": ["divine-chalice"], "reserve": "AAAAFFF", "in_play": in_play}
    game = scenario(player, deck=["bespelled-grimoire", *DECK])
    game.play(0, "summon divine-chalice", "amulet A", "amulet F", "bespelled-grimoire", "W", "E")
    assert game.reserve(0) == "AAAAWFFFE"
    assert game.player(0)["reserve_limit"] == 10
    assert game.kind == "turn"


# What it draws is hidden from the others, but for the card that enters play.
def test_divine_chalice_draws_in_private() -> None:
    game = scenario(CHALICE, deck=DECK)
    game.play(0, "summon divine-chalice", "purse-of-io")
    assert {fact["audience"] for fact in game.told("card-drawn")} == {0}
    assert {fact["audience"] for fact in game.told("card-discarded")} == {0}
    assert [(fact["card"], fact["audience"]) for fact in game.told("card-put-into-play")] == [("purse-of-io", -1)]


# 10. Syllas the Faithful ---------------------------------------------------------------------------------------------

SYLLAS = {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}


# Syllas the Faithful: each opponent sacrifices one of his cards in play, of his own choice.
def test_syllas_lets_the_opponent_choose() -> None:
    game = scenario(
        SYLLAS, {"in_play": ["purse-of-io", "kairn-the-destroyer", "die-of-malice"], "hand": ["amulet-of-air"]}
    )
    game.play(0, "summon syllas-the-faithful")
    assert game.kind == "sacrifice"
    assert game.open == ["in-play purse-of-io", "in-play die-of-malice", "in-play kairn-the-destroyer"]
    game.play(1, "in-play kairn-the-destroyer")
    assert game.in_play(1) == ["purse-of-io", "die-of-malice"]
    assert game.discard == ["kairn-the-destroyer"]
    assert game.hand(1) == ["amulet-of-air"]
    assert game.in_play(0) == ["syllas-the-faithful"]
    assert game.asked == 0


# The owner sacrifices nothing.
def test_syllas_spares_its_owner() -> None:
    game = scenario({**SYLLAS, "gauge": 2, "in_play": ["purse-of-io"]}, {"in_play": ["die-of-malice"]})
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(0) == ["purse-of-io", "syllas-the-faithful"]
    assert game.in_play(1) == []


# An opponent with no card in play is passed over; an only card goes without asking.
def test_syllas_passes_over_who_has_no_card() -> None:
    game = scenario(SYLLAS, {}, {"in_play": ["die-of-malice"]}, {"in_play": ["purse-of-io", "temporal-boots"]})
    game.play(0, "summon syllas-the-faithful")
    assert game.asked == 3
    assert game.in_play(2) == []
    game.play(3, "in-play temporal-boots")
    assert game.in_play(3) == ["purse-of-io"]
    assert game.asked == 0
    assert game.discard == ["temporal-boots", "die-of-malice"]


# From the left neighbour on, clockwise.
def test_syllas_goes_clockwise_from_the_left_neighbour() -> None:
    two = {"in_play": ["purse-of-io", "temporal-boots"]}
    others = {"in_play": ["die-of-malice", "amulet-of-air"]}
    game = scenario(two, others, SYLLAS, {"in_play": ["wondrous-chest", "beggars-horn"]}, first_player=1, turn=2)
    game.play(2, "summon syllas-the-faithful")
    game.play(3, "in-play wondrous-chest")
    game.play(0, "in-play temporal-boots")
    game.play(1, "in-play die-of-malice")
    assert game.asked == 2
    assert game.discard == ["die-of-malice", "temporal-boots", "wondrous-chest"]
    assert [len(game.in_play(player)) for player in range(4)] == [1, 1, 1, 1]


# With three players both others sacrifice.
def test_syllas_with_three_players() -> None:
    game = scenario({"in_play": ["purse-of-io"]}, {**SYLLAS}, {"in_play": ["die-of-malice"]}, first_player=1)
    game.play(1, "summon syllas-the-faithful")
    assert game.discard == ["purse-of-io", "die-of-malice"]


# He costs three fire.
def test_syllas_costs_three_fire() -> None:
    game = scenario({**SYLLAS, "reserve": "FFAWE"}, {"in_play": ["purse-of-io"]})
    assert game.refused(0, "summon syllas-the-faithful") == "syllas-the-faithful needs 3 fire, you have 2."


# Each of two Syllas takes a card.
def test_two_syllas() -> None:
    player = {"hand": ["syllas-the-faithful"] * 2, "reserve": "FFFFFF", "gauge": 2}
    game = scenario(player, {"in_play": ["purse-of-io", "temporal-boots", "die-of-malice"]})
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play purse-of-io")
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play die-of-malice")
    assert game.in_play(1) == ["temporal-boots"]


# Put into play by a Chalice or an Orb he acts all the same.
def test_syllas_put_into_play() -> None:
    deck = ["syllas-the-faithful", "runic-cube-of-eolis", "kairn-the-destroyer", "wondrous-chest"]
    game = scenario(CHALICE, {"in_play": ["purse-of-io"]}, deck=deck)
    game.play(0, "summon divine-chalice", "syllas-the-faithful")
    assert game.in_play(1) == []
    orb = scenario({"reserve": "AAAA", "gauge": 2, "in_play": ["crystal-orb"]}, {"in_play": ["purse-of-io"]}, deck=deck)
    orb.play(0, "activate crystal-orb", "yes")
    assert orb.in_play(1) == []


# A sacrificed Grimoire lets the reserve fall back to seven at once, and its owner discards what he likes.
def test_syllas_takes_a_bespelled_grimoire() -> None:
    game = scenario(SYLLAS, {"reserve": "AAAWWWFFEE", "in_play": ["bespelled-grimoire", "purse-of-io"]})
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play bespelled-grimoire")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F"]
    game.play(1, "A", "F", "E")
    assert game.reserve(1) == "AAWWWFE"
    assert game.asked == 0


# With a second Grimoire in play nothing is lost.
def test_syllas_takes_one_of_two_grimoires() -> None:
    game = scenario(SYLLAS, {"reserve": "AAAWWWFFEE", "in_play": ["bespelled-grimoire"] * 2})
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(1) == ["bespelled-grimoire"]
    assert game.reserve(1) == "AAAWWWFFEE"
    assert game.asked == 0


# A sacrificed Cursed Treatise takes the whole reserve along.
def test_syllas_takes_a_cursed_treatise() -> None:
    game = scenario(SYLLAS, {"reserve": "AWFE", "in_play": ["cursed-treatise-of-arus"]})
    game.play(0, "summon syllas-the-faithful")
    assert game.reserve(1) == ""
    assert game.discard == ["cursed-treatise-of-arus"]


# Two copies that differ in their tokens are two choices; two that do not are one.
def test_syllas_and_two_copies_of_a_card() -> None:
    amulets = [{"card": "amulet-of-water", "tokens": "A"}, {"card": "amulet-of-water", "tokens": "WW"}]
    game = scenario(SYLLAS, {"in_play": amulets})
    game.play(0, "summon syllas-the-faithful")
    assert game.open == ["in-play amulet-of-water", "in-play amulet-of-water 2"]
    game.play(1, "in-play amulet-of-water")
    assert game.tokens(1, "amulet-of-water") == "WW"


# A sacrificed card is seen by all.
def test_syllas_sacrifices_openly() -> None:
    game = scenario(SYLLAS, {"in_play": ["purse-of-io"]})
    game.play(0, "summon syllas-the-faithful")
    assert [(fact["card"], fact["audience"]) for fact in game.told("card-sacrificed")] == [("purse-of-io", -1)]


# A Leech is paid before it can be sacrificed.
def test_syllas_pays_the_leech_first() -> None:
    game = scenario({**SYLLAS, "crystals": 1}, {"in_play": ["arcano-leech"]})
    game.play(0, "summon syllas-the-faithful")
    assert (game.crystals(0), game.crystals(1)) == (0, 1)
    assert game.in_play(1) == []
