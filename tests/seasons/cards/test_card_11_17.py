"""Cards 11 to 17: Figrim, Naria, Wondrous Chest, Beggar's Horn, Die of Malice, Kairn, Amsug."""

import pytest

from chronomage.games.seasons import facts
from tests.seasons.scenario import Scenario, scenario

# The cards of the magician's level, both copies of each: whoever holds most of them leaves a short deck.
ALL_CARDS = sorted(facts.CARD_NAMES[:30] * 2)


def all_but(*names: str) -> list[str]:
    """Every card of the magician's level, less these copies."""
    rest = ALL_CARDS.copy()
    for name in names:
        rest.remove(name)
    return rest


def crystals(game: Scenario) -> list[int]:
    """Everybody's crystals, by seat."""
    return [game.crystals(player) for player in range(game.game.players)]


# 11. Figrim the Avaricious -------------------------------------------------------------------------------------------

FIGRIM = {"in_play": ["figrim-the-avaricious"]}
# The round's last turn; then the marker goes from winter to spring.
SPRING_COMES = {"space": 3, "leftover_pips": 1}


# Figrim the Avaricious: 3, 6 or 9 crystals to summon, by the number of players.
@pytest.mark.parametrize(("players", "cost"), [(2, 3), (3, 6), (4, 9)])
def test_figrim_costs_more_with_more_players(players: int, cost: int) -> None:
    mage = {"hand": ["figrim-the-avaricious"], "gauge": 1}
    others: list[dict[str, object]] = [{}] * (players - 1)
    game = scenario({**mage, "crystals": cost}, *others)
    game.play(0, "summon figrim-the-avaricious")
    assert game.crystals(0) == 0
    assert game.in_play(0) == ["figrim-the-avaricious"]
    poor = scenario({**mage, "crystals": cost - 1}, *others)
    refusal = poor.refused(0, "summon figrim-the-avaricious")
    assert refusal == f"figrim-the-avaricious needs {cost} crystals, you have {cost - 1}."


# A Leech's crystal is owed on top of his price; a Hand of Fortune takes nothing off crystals.
def test_figrim_and_the_leech() -> None:
    mage = {"hand": ["figrim-the-avaricious"], "gauge": 2, "in_play": ["hand-of-fortune"]}
    leech = {"in_play": ["arcano-leech"]}
    game = scenario({**mage, "crystals": 4}, leech)
    game.play(0, "summon figrim-the-avaricious")
    assert crystals(game) == [0, 1]
    poor = scenario({**mage, "crystals": 3}, leech)
    refusal = poor.refused(0, "summon figrim-the-avaricious")
    assert refusal == "figrim-the-avaricious needs 4 crystals (1 of them for Arcano Leech), you have 3."


# Whenever the season changes, each opponent gives his owner a crystal.
def test_figrim_collects_when_the_season_changes() -> None:
    game = scenario({**FIGRIM, "crystals": 1}, {"crystals": 5}, {"crystals": 2}, **SPRING_COMES, turn=2)
    game.play(2, "end")
    assert crystals(game) == [3, 4, 1]
    assert game.kind == "die"


# Entering play he collects nothing, nor does he at the end of a round within a season.
def test_figrim_collects_only_then() -> None:
    game = scenario(
        {"crystals": 5},
        {"hand": ["figrim-the-avaricious"], "gauge": 1, "crystals": 3},
        space=1,
        leftover_pips=2,
        turn=1,
    )
    game.play(1, "summon figrim-the-avaricious")
    assert crystals(game) == [5, 0]
    game.play(1, "end")
    assert crystals(game) == [5, 0]


# Who has no crystal gives none.
def test_figrim_passes_over_who_has_none() -> None:
    game = scenario(FIGRIM, {}, {"crystals": 1}, {"crystals": 8}, **SPRING_COMES, turn=3)
    game.play(3, "end")
    assert crystals(game) == [2, 0, 0, 7]


# Two Figrims of one owner collect twice.
def test_two_figrims_of_one_owner() -> None:
    game = scenario(
        {"in_play": ["figrim-the-avaricious"] * 2}, {"crystals": 5}, {"crystals": 1}, **SPRING_COMES, turn=2
    )
    game.play(2, "end")
    assert crystals(game) == [3, 3, 0]


# Two owners collect from each other, the new first player before the other.
def test_two_figrims_of_two_owners() -> None:
    game = scenario({**FIGRIM, "crystals": 1}, FIGRIM, **SPRING_COMES, first_player=0, turn=1)
    game.play(1, "end")
    assert game.game.describe()["first_player"] == 1
    assert crystals(game) == [1, 0]
    turned = scenario({**FIGRIM, "crystals": 1}, FIGRIM, **SPRING_COMES, first_player=1, turn=0)
    turned.play(0, "end")
    assert crystals(turned) == [0, 1]


# He comes with every change, the one of the years as well, and the one that ends the game.
@pytest.mark.parametrize(("year", "space"), [(1, 3), (1, 6), (1, 9), (1, 12), (2, 12), (3, 12)])
def test_figrim_collects_at_every_change(year: int, space: int) -> None:
    game = scenario(FIGRIM, {"crystals": 5}, year=year, space=space, leftover_pips=1, turn=1)
    game.play(1, "end")
    assert crystals(game) == [1, 4]
    assert game.game.over == (year == 3)


# With an Hourglass beside him, his owner chooses the order or leaves it to the game.
def test_figrim_and_an_hourglass_in_any_order() -> None:
    in_play = ["hourglass-of-time", "figrim-the-avaricious"]
    game = scenario({"in_play": in_play}, {"crystals": 5}, **SPRING_COMES, turn=1)
    game.play(1, "end")
    assert game.kind == "order"
    assert game.open == ["auto", "in-play figrim-the-avaricious", "in-play hourglass-of-time"]
    game.play(0, "in-play hourglass-of-time", "W")
    assert crystals(game) == [1, 4]
    assert game.reserve(0) == "W"


# Put into play by a Potion of Dreams he costs nothing.
def test_figrim_put_into_play_is_free() -> None:
    player = {"hand": ["figrim-the-avaricious"], "gauge": 1, "in_play": ["potion-of-dreams"]}
    game = scenario(player, {}, {}, {"in_play": ["arcano-leech"]})
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["figrim-the-avaricious"]
    assert crystals(game) == [0, 0, 0, 0]


# 12. Naria the Prophetess --------------------------------------------------------------------------------------------

NARIA = {"hand": ["naria-the-prophetess"], "crystals": 3, "gauge": 1}
DECK = ["purse-of-io", "runic-cube-of-eolis", "kairn-the-destroyer", "amulet-of-earth"]


# Naria the Prophetess: draw a card for each player, keep one, give each opponent one. With two, the other goes over.
def test_naria_with_two_players() -> None:
    game = scenario(NARIA, deck=DECK)
    game.play(0, "summon naria-the-prophetess")
    assert game.crystals(0) == 0
    assert game.kind == "keep"
    assert game.open == ["purse-of-io", "runic-cube-of-eolis"]
    game.play(0, "runic-cube-of-eolis")
    assert game.hand(0) == ["runic-cube-of-eolis"]
    assert game.hand(1) == ["purse-of-io"]
    assert game.discard == []
    assert game.deck(1) == ["kairn-the-destroyer"]


# With three: the owner says who gets what, asked for the left neighbour first.
def test_naria_with_three_players() -> None:
    game = scenario({}, NARIA, {}, deck=DECK, first_player=1)
    game.play(1, "summon naria-the-prophetess", "purse-of-io")
    assert game.kind == "give"
    assert game.open == ["kairn-the-destroyer", "runic-cube-of-eolis"]
    game.play(1, "kairn-the-destroyer")
    assert game.hand(1) == ["purse-of-io"]
    assert game.hand(2) == ["kairn-the-destroyer"]
    assert game.hand(0) == ["runic-cube-of-eolis"]


# With four: clockwise from the left neighbour.
def test_naria_with_four_players() -> None:
    game = scenario({}, {}, NARIA, {}, deck=DECK, first_player=2)
    game.play(2, "summon naria-the-prophetess")
    assert len(game.open) == 4
    game.play(2, "amulet-of-earth", "runic-cube-of-eolis", "kairn-the-destroyer")
    assert game.hand(2) == ["amulet-of-earth"]
    assert game.hand(3) == ["runic-cube-of-eolis"]
    assert game.hand(0) == ["kairn-the-destroyer"]
    assert game.hand(1) == ["purse-of-io"]


# The price is three crystals, whatever the number of players.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_naria_costs_three_crystals(players: int) -> None:
    game = scenario({**NARIA, "crystals": 2}, *[{}] * (players - 1))
    assert game.refused(0, "summon naria-the-prophetess") == "naria-the-prophetess needs 3 crystals, you have 2."


# A card must be kept and the others must be given.
def test_naria_must_keep_and_give() -> None:
    game = scenario(NARIA, {}, {}, deck=DECK)
    game.play(0, "summon naria-the-prophetess")
    assert game.refused(0, "done") == "'done' is no answer to this question."
    game.play(0, "purse-of-io")
    assert game.refused(0, "purse-of-io") == "'purse-of-io' is no answer to this question."
    assert game.refused(0, "no") == "'no' is no answer to this question."


# Only giver and receiver know a card that was given.
def test_naria_gives_in_private() -> None:
    game = scenario(NARIA, {}, {}, deck=DECK)
    game.play(0, "summon naria-the-prophetess", "purse-of-io", "kairn-the-destroyer")
    given = [(fact["card"], fact["other"], fact["audience"]) for fact in game.told("card-given")]
    assert sorted(given) == [
        ("kairn-the-destroyer", 1, 0),
        ("kairn-the-destroyer", 1, 1),
        ("runic-cube-of-eolis", 2, 0),
        ("runic-cube-of-eolis", 2, 2),
    ]
    assert [fact["audience"] for fact in game.told("card-kept")] == [0]


# Where there are too few cards, the owner is served first, then the opponents in order.
def test_naria_with_too_few_cards() -> None:
    deck = ["purse-of-io", "runic-cube-of-eolis"]
    game = scenario(
        NARIA,
        {},
        {"hand": all_but("naria-the-prophetess", *deck)},
        deck=deck,
        options={"level": "magician"},
    )
    game.play(0, "summon naria-the-prophetess", "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["runic-cube-of-eolis"]
    assert len(game.hand(2)) == 57
    assert game.kind == "turn"


# A lone card is the owner's.
def test_naria_with_a_lone_card() -> None:
    game = scenario(
        NARIA,
        {"hand": all_but("naria-the-prophetess", "purse-of-io")},
        deck=["purse-of-io"],
        options={"level": "magician"},
    )
    game.play(0, "summon naria-the-prophetess")
    assert game.hand(0) == ["purse-of-io"]
    assert len(game.hand(1)) == 58


# Two equal cards are one choice; each gets one of them.
def test_naria_finds_both_copies() -> None:
    game = scenario(NARIA, {}, {}, deck=["purse-of-io", "purse-of-io", "temporal-boots"])
    game.play(0, "summon naria-the-prophetess")
    assert game.open == ["temporal-boots", "purse-of-io"]
    game.play(0, "temporal-boots", "purse-of-io")
    assert game.hand(1) == ["purse-of-io"]
    assert game.hand(2) == ["purse-of-io"]


# Two Narias in a turn serve everybody twice.
def test_two_narias() -> None:
    player = {"hand": ["naria-the-prophetess"] * 2, "crystals": 6, "gauge": 2}
    game = scenario(player, deck=DECK)
    game.play(0, "summon naria-the-prophetess", "purse-of-io", "summon naria-the-prophetess", "amulet-of-earth")
    assert game.hand(0) == ["amulet-of-earth", "purse-of-io"]
    assert game.hand(1) == ["kairn-the-destroyer", "runic-cube-of-eolis"]


# Put into play by a Chalice she draws from what lies under the Chalice's four.
def test_naria_put_into_play() -> None:
    first = ["naria-the-prophetess", "amulet-of-air", "amulet-of-fire", "amulet-of-water"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=[*first, *DECK])
    game.play(0, "summon divine-chalice", "naria-the-prophetess", "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["runic-cube-of-eolis"]
    assert game.crystals(0) == 0


# 13. Wondrous Chest --------------------------------------------------------------------------------------------------


# Wondrous Chest: at the end of the round, three crystals for whoever has four energy or more in the reserve.
@pytest.mark.parametrize(("reserve", "gained"), [("", 0), ("AWF", 0), ("AWFE", 3), ("AAAA", 3), ("AAWWFFE", 3)])
def test_wondrous_chest_needs_four_energy(reserve: str, gained: int) -> None:
    game = scenario({}, {"reserve": reserve, "in_play": ["wondrous-chest"]}, turn=1)
    game.play(1, "end")
    assert game.crystals(1) == gained
    assert game.reserve(1) == reserve


# It looks at the end of the round, not at the end of its owner's turn.
def test_wondrous_chest_waits_for_the_end_of_the_round() -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["wondrous-chest"]})
    game.play(0, "end")
    assert game.crystals(0) == 0
    game.play(1, "end")
    assert game.crystals(0) == 3


# Energy spent before the end of the round does not count.
def test_wondrous_chest_sees_what_is_left() -> None:
    player = {"hand": ["wondrous-chest"], "reserve": "AAWWFF", "gauge": 2}
    game = scenario({}, player, turn=1)
    game.play(1, "summon wondrous-chest", "end")
    assert game.crystals(1) == 3
    less = scenario({}, {**player, "reserve": "AAWFF"}, turn=1)
    less.play(1, "summon wondrous-chest", "end")
    assert less.crystals(1) == 0


# It costs a water and a fire.
def test_wondrous_chest_costs_water_and_fire() -> None:
    game = scenario({"hand": ["wondrous-chest"], "reserve": "AEF", "gauge": 1})
    assert game.refused(0, "summon wondrous-chest") == "wondrous-chest needs 1 water, you have 0."


# Each copy gives its three, round after round.
def test_two_wondrous_chests() -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["wondrous-chest"] * 2}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.crystals(0) == 6


# Energy kept thanks to a Grimoire is part of the reserve.
def test_wondrous_chest_counts_the_grimoire() -> None:
    in_play = ["wondrous-chest", "bespelled-grimoire"]
    game = scenario({"reserve": "AAWWFFEEEE", "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.crystals(0) == 3
    assert game.reserve(0) == "AAWWFFEEEE"


# Tokens on an Amulet of Water or in a Glutton Cauldron are not.
def test_wondrous_chest_counts_neither_amulet_nor_cauldron() -> None:
    in_play = [
        "wondrous-chest",
        {"card": "amulet-of-water", "tokens": "AAAA"},
        {"card": "glutton-cauldron", "tokens": "WWWWW"},
    ]
    game = scenario({"reserve": "FFF", "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.crystals(0) == 0


# With a Damned Soul the owner chooses the order: the chest first means that its crystals are lost again.
def test_wondrous_chest_and_the_damned_soul_in_any_order() -> None:
    player = {"reserve": "AWFE", "in_play": ["wondrous-chest", "damned-soul-of-onys"]}
    game = scenario(player, first_player=1, turn=0)
    game.play(0, "end")
    assert game.kind == "order"
    assert game.open == ["auto", "in-play wondrous-chest", "in-play damned-soul-of-onys"]
    game.play(0, "in-play wondrous-chest")
    assert game.crystals(0) == 0
    automatic = scenario(player, first_player=1, turn=0)
    automatic.play(0, "end", "auto")
    assert automatic.crystals(0) == 3


# Players act at the end of the round from its first player on: a Titus ahead takes before the chest pays.
def test_wondrous_chest_in_turn_order() -> None:
    chest = {"reserve": "AWFE", "in_play": ["wondrous-chest"]}
    titus = {"in_play": ["titus-deepgaze"]}
    titus_first = scenario(titus, chest, first_player=0, turn=1)
    titus_first.play(1, "end")
    assert crystals(titus_first) == [0, 3]
    assert titus_first.in_play(0) == []
    chest_first = scenario(titus, chest, first_player=1, turn=0)
    chest_first.play(0, "end")
    assert crystals(chest_first) == [1, 2]
    assert chest_first.in_play(0) == ["titus-deepgaze"]


# It pays in the last round too.
def test_wondrous_chest_in_the_last_round() -> None:
    player = {"reserve": "AWFE", "in_play": ["wondrous-chest"]}
    game = scenario(player, first_player=1, turn=0, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    assert game.game.over
    assert game.game.outcome.scores[0] == 3 + 4


# 14. Beggar's Horn ---------------------------------------------------------------------------------------------------


# Beggar's Horn: at the end of the round, an energy of any kind for whoever has one or none in the reserve.
@pytest.mark.parametrize(("before", "after"), [("", "F"), ("A", "AF"), ("E", "FE")])
def test_beggars_horn_gives_to_the_poor(before: str, after: str) -> None:
    game = scenario({"reserve": before, "in_play": ["beggars-horn"]}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.kind == "gain-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == after
    assert game.kind == "die"


# With two or more it gives nothing.
@pytest.mark.parametrize("reserve", ["AW", "AAAAAAA"])
def test_beggars_horn_gives_nothing_to_the_rich(reserve: str) -> None:
    game = scenario({"reserve": reserve, "in_play": ["beggars-horn"]}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.reserve(0) == reserve
    assert game.kind == "die"


# It costs an earth and an air.
def test_beggars_horn_costs_earth_and_air() -> None:
    game = scenario({"hand": ["beggars-horn"], "reserve": "AE", "gauge": 1})
    game.play(0, "summon beggars-horn")
    assert game.reserve(0) == ""
    poor = scenario({"hand": ["beggars-horn"], "reserve": "AAW", "gauge": 1})
    assert poor.refused(0, "summon beggars-horn") == "beggars-horn needs 1 earth, you have 0."


# Each of two horns looks at the reserve as it then is: from nothing both give, from one only the first.
@pytest.mark.parametrize(("before", "choices", "after"), [("", ["A", "W"], "AW"), ("E", ["A"], "AE")])
def test_two_beggars_horns(before: str, choices: list[str], after: str) -> None:
    game = scenario({"reserve": before, "in_play": ["beggars-horn"] * 2}, first_player=1, turn=0)
    game.play(0, "end", *choices)
    assert game.reserve(0) == after
    assert game.kind == "die"


# A Grimoire changes nothing: what it lets keep is in the reserve.
def test_beggars_horn_with_a_grimoire() -> None:
    in_play = ["beggars-horn", "bespelled-grimoire"]
    game = scenario({"reserve": "AW", "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.reserve(0) == "AW"
    poor = scenario({"reserve": "A", "in_play": in_play}, first_player=1, turn=0)
    poor.play(0, "end", "A")
    assert poor.reserve(0) == "AA"


# Tokens on an Amulet of Water or in a Glutton Cauldron do not make one rich.
def test_beggars_horn_counts_neither_amulet_nor_cauldron() -> None:
    in_play = [
        "beggars-horn",
        {"card": "amulet-of-water", "tokens": "AAAA"},
        {"card": "glutton-cauldron", "tokens": "WWWWW"},
    ]
    game = scenario({"reserve": "F", "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end", "E")
    assert game.reserve(0) == "FE"
    assert game.tokens(0, "amulet-of-water") == "AAAA"
    assert game.tokens(0, "glutton-cauldron") == "WWWWW"


# In turn order from the round's first player.
def test_beggars_horn_in_turn_order() -> None:
    horn = {"in_play": ["beggars-horn"]}
    game = scenario(horn, {"in_play": ["temporal-boots"]}, horn, first_player=2, turn=1)
    game.play(1, "end")
    game.play(2, "A")
    game.play(0, "W")
    assert (game.reserve(0), game.reserve(1), game.reserve(2)) == ("W", "", "A")


# In the automatic order it comes before the chest, after the Damned Soul.
def test_beggars_horn_in_the_automatic_order() -> None:
    in_play = ["wondrous-chest", "beggars-horn", "damned-soul-of-onys"]
    game = scenario({"crystals": 5, "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end", "auto")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 2
    game.play(0, "A")
    assert game.crystals(0) == 2
    assert game.kind == "die"


# Its energy comes before the marker moves, and so before an Hourglass gives.
def test_beggars_horn_before_the_season_changes() -> None:
    in_play = ["beggars-horn", "hourglass-of-time"]
    game = scenario({"reserve": "A", "in_play": in_play}, **SPRING_COMES, first_player=1, turn=0)
    game.play(0, "end", "W")
    assert game.game.describe()["season"] == "spring"
    assert game.kind == "gain-energy"
    game.play(0, "F")
    assert game.reserve(0) == "AWF"


# 15. Die of Malice ---------------------------------------------------------------------------------------------------

PLAIN_DIE = {"energy": "WW", "crystals": 1}


def die_gives(game: Scenario, player: int) -> tuple[int, str]:
    """Crystals and energy on the die that this player has now."""
    die = game.player(player)["die"]
    return die["crystals"], die["energy"]


# Die of Malice: before the die acts, its owner may roll it again and gets two crystals; the new face is what counts.
@pytest.mark.parametrize("seed", range(6))
def test_die_of_malice_rolls_the_die_again(seed: int) -> None:
    game = scenario({"in_play": ["die-of-malice"]}, die=PLAIN_DIE, seed=seed)
    assert game.kind == "reroll"
    assert game.open == ["no", "activate die-of-malice"]
    assert (game.crystals(0), game.reserve(0)) == (0, "")
    game.play(0, "activate die-of-malice")
    (rolled,) = game.told("die-rerolled")
    assert (rolled["die"]["crystals"], rolled["die"]["energy"]) == die_gives(game, 0)
    assert (game.crystals(0) - 2, game.reserve(0)) == die_gives(game, 0)
    assert game.gauge(0) == rolled["die"]["star"]
    assert game.used(0, "die-of-malice")
    assert game.kind == ("die-card" if rolled["die"]["card"] else "turn")


# It is the owner's choice: left alone, the die acts as it lies.
def test_die_of_malice_may_be_left_alone() -> None:
    game = scenario({"in_play": ["die-of-malice"]}, die=PLAIN_DIE)
    game.play(0, "no")
    assert (game.crystals(0), game.reserve(0)) == (1, "WW")
    assert not game.used(0, "die-of-malice")
    refusal = game.refused(0, "activate die-of-malice")
    assert refusal == "die-of-malice acts only at the start of your turn, before your die."


# With both copies the die may be rolled twice, for four crystals.
def test_two_dice_of_malice() -> None:
    game = scenario({"in_play": ["die-of-malice"] * 2}, die=PLAIN_DIE, seed=3)
    game.play(0, "activate die-of-malice")
    assert game.kind == "reroll"
    assert game.crystals(0) == 2
    assert game.open == ["no", "activate die-of-malice 2"]
    game.play(0, "activate die-of-malice 2")
    assert game.crystals(0) == 4 + die_gives(game, 0)[0]
    assert game.reserve(0) == die_gives(game, 0)[1]
    assert game.used(0, "die-of-malice", 0)
    assert game.used(0, "die-of-malice", 1)


# Or only once, if the first result will do.
def test_one_of_two_dice_of_malice() -> None:
    game = scenario({"in_play": ["die-of-malice"] * 2}, die=PLAIN_DIE, seed=3)
    game.play(0, "activate die-of-malice", "no")
    assert game.crystals(0) == 2 + die_gives(game, 0)[0]
    assert game.used(0, "die-of-malice", 0)
    assert not game.used(0, "die-of-malice", 1)


# Free to summon, and of no use in the turn in which it is: the die has acted by then.
def test_die_of_malice_not_in_the_turn_it_is_summoned() -> None:
    game = scenario({"hand": ["die-of-malice"], "gauge": 1}, first_player=1, turn=0, die=PLAIN_DIE, seed=1)
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 1
    assert "activate die-of-malice" not in game.open
    assert "before your die" in game.refused(0, "activate die-of-malice")
    game.play(0, "end", "die 1")
    game.play(1, "die 2")
    assert game.kind == "reroll"
    assert game.asked == 0


# Once a round: straightened, it is offered again in the next.
def test_die_of_malice_once_a_round() -> None:
    used = {"card": "die-of-malice", "used": True}
    game = scenario({"in_play": [used]}, first_player=1, turn=0, die=PLAIN_DIE, seed=1)
    assert game.kind == "turn"
    assert (game.crystals(0), game.reserve(0)) == (1, "WW")
    assert game.refused(0, "activate die-of-malice") == "die-of-malice has been activated this round already."
    game.play(0, "end")
    assert not game.used(0, "die-of-malice")
    game.play(0, "die 1")
    game.play(1, "die 2")
    assert game.kind == "reroll"


# It is for its owner's die and its owner's turn.
def test_die_of_malice_is_its_owners() -> None:
    game = scenario(
        {"die": PLAIN_DIE}, {"in_play": ["die-of-malice"], "die": {"energy": "AW", "transmute": True}}, seed=2
    )
    assert game.kind == "turn"
    game.play(0, "end")
    assert game.asked == 1
    assert game.kind == "reroll"
    game.play(1, "no")
    assert game.reserve(1) == "AW"


# It is an activation: Thieving Fairies take theirs, and before the two crystals come.
def test_die_of_malice_and_thieving_fairies() -> None:
    game = scenario({"in_play": ["die-of-malice"]}, {"in_play": ["thieving-fairies"]}, die=PLAIN_DIE, seed=3)
    game.play(0, "activate die-of-malice")
    assert game.crystals(0) == 2 + die_gives(game, 0)[0]
    assert game.crystals(1) == 1
    rich = scenario(
        {"in_play": ["die-of-malice"], "crystals": 5}, {"in_play": ["thieving-fairies"]}, die=PLAIN_DIE, seed=3
    )
    rich.play(0, "activate die-of-malice")
    assert rich.crystals(0) == 5 - 1 + 2 + die_gives(rich, 0)[0]
    assert rich.crystals(1) == 2


# The right to transmute goes with the face: what the first face allowed, a new one may not.
@pytest.mark.parametrize("seed", range(6))
def test_die_of_malice_changes_the_right_to_transmute(seed: int) -> None:
    die = {"energy": "AW", "transmute": True}
    game = scenario({"in_play": ["die-of-malice"]}, die=die, seed=seed)
    game.play(0, "activate die-of-malice")
    assert game.player(0)["can_transmute"] == game.player(0)["die"]["transmute"]


# The marker goes by the die that nobody took, which is not rolled again.
def test_die_of_malice_leaves_the_last_die_alone() -> None:
    player = {"in_play": ["die-of-malice"]}
    game = scenario(player, first_player=1, turn=0, space=1, leftover_pips=2, die=PLAIN_DIE, seed=3)
    game.play(0, "activate die-of-malice", "end")
    assert game.game.describe()["space"] == 3


# Energy of the new face overflows like that of any die: down to seven, choosing among all.
def test_die_of_malice_and_overflow() -> None:
    seed = next(seed for seed in range(100) if len(rerolled(seed)["energy"]) == 2 and not rerolled(seed)["card"])
    gained = rerolled(seed)["energy"]
    game = scenario({"in_play": ["die-of-malice"], "reserve": "EEEEEEE"}, die=PLAIN_DIE, seed=seed)
    game.play(0, "activate die-of-malice")
    assert game.kind == "overflow"
    game.play(0, gained[0], "E")
    assert game.reserve(0) == gained[1] + "EEEEEE"


def rerolled(seed: int) -> dict[str, str]:
    """The face that this seed rolls."""
    game = scenario({"in_play": ["die-of-malice"]}, die=PLAIN_DIE, seed=seed)
    game.play(0, "activate die-of-malice")
    found: dict[str, str] = game.player(0)["die"]
    return found


# Where the die may be declined, as in the Russian book, that is asked of the new face.
def test_die_of_malice_where_the_die_is_optional() -> None:
    game = scenario({"in_play": ["die-of-malice"]}, die=PLAIN_DIE, options={"edition": "russian"}, seed=3)
    game.play(0, "activate die-of-malice")
    assert game.crystals(0) == 2
    assert game.player(0)["die"]["energy"] == "FF"
    assert game.kind == "die-energy"
    game.play(0, "yes", "no")
    assert (game.reserve(0), game.gauge(0)) == ("FF", 0)


# Put into play by a Chalice it comes too late for this turn's die.
def test_die_of_malice_put_into_play() -> None:
    player = {"hand": ["divine-chalice"], "reserve": "AFE", "gauge": 2}
    game = scenario(player, deck=["die-of-malice", *DECK], die=PLAIN_DIE)
    game.play(0, "summon divine-chalice", "die-of-malice")
    assert game.in_play(0) == ["divine-chalice", "die-of-malice"]
    assert "before your die" in game.refused(0, "activate die-of-malice")


# It enters free of energy and crystals, though a Leech wants its one.
def test_die_of_malice_is_free() -> None:
    game = scenario({"hand": ["die-of-malice"], "gauge": 1, "reserve": "A", "crystals": 1})
    game.play(0, "summon die-of-malice")
    assert (game.reserve(0), game.crystals(0)) == ("A", 1)
    leech = scenario({"hand": ["die-of-malice"], "gauge": 1}, {"in_play": ["arcano-leech"]})
    assert "1 of them for Arcano Leech" in leech.refused(0, "summon die-of-malice")


# 16. Kairn the Destroyer ---------------------------------------------------------------------------------------------

KAIRN = {"in_play": ["kairn-the-destroyer"]}


# Kairn the Destroyer: for an energy of any kind, each opponent loses four crystals, which nobody gets.
def test_kairn_takes_four_crystals() -> None:
    game = scenario({**KAIRN, "reserve": "AE", "crystals": 2}, {"crystals": 10})
    game.play(0, "activate kairn-the-destroyer")
    assert game.kind == "pay-any"
    assert game.open == ["A", "E"]
    game.play(0, "E")
    assert crystals(game) == [2, 6]
    assert game.reserve(0) == "A"
    assert game.used(0, "kairn-the-destroyer")


# All opponents, and nobody below zero.
def test_kairn_hits_everybody_and_stops_at_zero() -> None:
    game = scenario({"crystals": 3}, {**KAIRN, "reserve": "F", "crystals": 9}, {"crystals": 4}, {}, first_player=1)
    game.play(1, "activate kairn-the-destroyer")
    assert crystals(game) == [0, 9, 0, 0]
    assert game.reserve(1) == ""


# Without energy it cannot be done.
def test_kairn_needs_an_energy() -> None:
    game = scenario({**KAIRN, "crystals": 20}, {"crystals": 10})
    refusal = game.refused(0, "activate kairn-the-destroyer")
    assert refusal == "kairn-the-destroyer needs 1 energy, you have 0."


# A Hand of Fortune does not help: this is no summoning.
def test_kairn_is_not_made_cheaper_by_a_hand_of_fortune() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer", "hand-of-fortune"]}, {"crystals": 10})
    assert "needs 1 energy, you have 0" in game.refused(0, "activate kairn-the-destroyer")
    paid = scenario({"in_play": ["kairn-the-destroyer", "hand-of-fortune"], "reserve": "A"}, {"crystals": 10})
    paid.play(0, "activate kairn-the-destroyer")
    assert paid.reserve(0) == ""


# Once a round, straightened for the next.
def test_kairn_once_a_round() -> None:
    game = scenario({**KAIRN, "reserve": "AAA"}, {"crystals": 10}, first_player=1, turn=0, seed=1)
    game.play(0, "activate kairn-the-destroyer")
    assert game.crystals(1) == 6
    refusal = game.refused(0, "activate kairn-the-destroyer")
    assert refusal == "kairn-the-destroyer has been activated this round already."
    game.play(0, "end")
    assert not game.used(0, "kairn-the-destroyer")
    game.play(0, "die 1")
    game.play(1, "die 2")
    game.play(0, "activate kairn-the-destroyer", "A")
    assert game.crystals(1) == 2


# Both copies act, one energy each.
def test_two_kairns() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer"] * 2, "reserve": "AA"}, {"crystals": 10})
    game.play(0, "activate kairn-the-destroyer", "activate kairn-the-destroyer 2")
    assert crystals(game) == [0, 2]
    assert game.reserve(0) == ""
    assert "activated this round already" in game.refused(0, "activate kairn-the-destroyer 2")


# Summoned for three air, he may be activated at once.
def test_kairn_can_be_activated_when_summoned() -> None:
    game = scenario({"hand": ["kairn-the-destroyer"], "reserve": "AAAW", "gauge": 1}, {"crystals": 10})
    game.play(0, "summon kairn-the-destroyer")
    assert game.reserve(0) == "W"
    assert game.crystals(1) == 10
    game.play(0, "activate kairn-the-destroyer")
    assert game.crystals(1) == 6
    poor = scenario({"hand": ["kairn-the-destroyer"], "reserve": "AAW", "gauge": 1})
    assert poor.refused(0, "summon kairn-the-destroyer") == "kairn-the-destroyer needs 3 air, you have 2."


# A token of an Amulet of Water pays for him as well, as the player likes.
@pytest.mark.parametrize(("paid", "amulet", "reserve"), [("amulet W", "", "F"), ("F", "W", "")])
def test_kairn_paid_from_amulet_or_reserve(paid: str, amulet: str, reserve: str) -> None:
    in_play = ["kairn-the-destroyer", {"card": "amulet-of-water", "tokens": "W"}]
    game = scenario({"in_play": in_play, "reserve": "F"}, {"crystals": 10})
    game.play(0, "activate kairn-the-destroyer")
    assert game.open == ["amulet W", "F"]
    game.play(0, paid)
    assert game.tokens(0, "amulet-of-water") == amulet
    assert game.reserve(0) == reserve
    assert game.crystals(1) == 6


# He may strike where there is nothing to lose.
def test_kairn_may_strike_the_poor() -> None:
    game = scenario({**KAIRN, "reserve": "A"})
    game.play(0, "activate kairn-the-destroyer")
    assert crystals(game) == [0, 0]
    assert game.reserve(0) == ""


# An opponent's Thieving Fairies take their crystal when he is activated, and lose by him with everybody else.
def test_kairn_and_thieving_fairies() -> None:
    game = scenario({**KAIRN, "reserve": "A", "crystals": 5}, {"in_play": ["thieving-fairies"] * 2, "crystals": 1})
    game.play(0, "activate kairn-the-destroyer")
    assert crystals(game) == [3, 1]


# His owner's own Fairies get nothing.
def test_kairn_and_fairies_of_the_same_owner() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer", "thieving-fairies"], "reserve": "A"}, {"crystals": 5})
    game.play(0, "activate kairn-the-destroyer")
    assert crystals(game) == [0, 1]


# Bought with a Crystal Orb, he may be activated at once if energy is left.
def test_kairn_put_into_play_by_an_orb() -> None:
    player = {"reserve": "AWFEE", "gauge": 2, "in_play": ["crystal-orb"]}
    game = scenario(player, {"crystals": 5}, deck=["kairn-the-destroyer"])
    game.play(0, "activate crystal-orb", "yes", "A", "W", "F", "activate kairn-the-destroyer")
    assert game.reserve(0) == ""
    assert crystals(game) == [0, 1]


# In the opponent's turn he is not at hand.
def test_kairn_acts_in_his_owners_turn() -> None:
    game = scenario({"reserve": "A"}, {**KAIRN, "reserve": "A"})
    assert "waiting for player 0" in game.refused(1, "activate kairn-the-destroyer")


# 17. Amsug Longneck --------------------------------------------------------------------------------------------------

AMSUG = {"hand": ["amsug-longneck"], "reserve": "AW", "gauge": 1}


# Amsug Longneck: every player, the owner too, takes one of his own magic items in play back into the hand.
def test_amsug_sends_an_item_of_everybody_home() -> None:
    mage = {**AMSUG, "gauge": 3, "in_play": ["purse-of-io", "wondrous-chest"]}
    game = scenario(mage, {"in_play": ["die-of-malice", "temporal-boots", "kairn-the-destroyer"]})
    game.play(0, "summon amsug-longneck")
    assert game.kind == "take-back"
    assert game.open == ["in-play temporal-boots", "in-play die-of-malice"]
    game.play(1, "in-play die-of-malice")
    game.play(0, "in-play wondrous-chest")
    assert game.hand(1) == ["die-of-malice"]
    assert game.in_play(1) == ["temporal-boots", "kairn-the-destroyer"]
    assert game.hand(0) == ["wondrous-chest"]
    assert game.in_play(0) == ["purse-of-io", "amsug-longneck"]
    assert game.discard == []
    assert game.asked == 0


# From the left neighbour clockwise, the owner last.
def test_amsug_goes_clockwise_with_the_owner_last() -> None:
    def items(*names: str) -> dict[str, list[str]]:
        return {"in_play": list(names)}

    game = scenario(
        items("purse-of-io", "temporal-boots"),
        items("die-of-malice", "amulet-of-air"),
        {**AMSUG, "gauge": 3, **items("staff-of-spring", "amulet-of-fire")},
        items("wondrous-chest", "beggars-horn"),
        first_player=0,
        turn=2,
    )
    game.play(2, "summon amsug-longneck")
    game.play(3, "in-play beggars-horn")
    game.play(0, "in-play purse-of-io")
    game.play(1, "in-play amulet-of-air")
    game.play(2, "in-play staff-of-spring")
    assert [game.hand(player) for player in range(4)] == [
        ["purse-of-io"],
        ["amulet-of-air"],
        ["staff-of-spring"],
        ["beggars-horn"],
    ]
    assert game.crystals(2) == 3  # the Staff was still there when Amsug was summoned


# Who has no magic item in play is passed over; familiars stay, Amsug himself among them.
def test_amsug_passes_over_who_has_no_item() -> None:
    game = scenario(AMSUG, {"in_play": ["kairn-the-destroyer"]}, {"in_play": ["purse-of-io"]})
    game.play(0, "summon amsug-longneck")
    assert game.in_play(0) == ["amsug-longneck"]
    assert game.in_play(1) == ["kairn-the-destroyer"]
    assert game.hand(2) == ["purse-of-io"]
    assert game.asked == 0


# It is no choice to keep all items.
def test_amsug_cannot_be_refused() -> None:
    game = scenario(AMSUG, {"in_play": ["purse-of-io", "temporal-boots", "kairn-the-destroyer"]})
    game.play(0, "summon amsug-longneck")
    assert game.refused(1, "no") == "'no' is no answer to this question."
    assert (
        game.refused(1, "in-play kairn-the-destroyer") == "'in-play kairn-the-destroyer' is no answer to this question."
    )


# The card taken back can be summoned once more, and acts once more.
def test_amsug_lets_a_card_act_again() -> None:
    player = {"hand": ["amsug-longneck"], "reserve": "AWEE", "gauge": 2, "in_play": ["amulet-of-earth"]}
    game = scenario(player)
    game.play(0, "summon amsug-longneck", "summon amulet-of-earth")
    assert game.crystals(0) == 9
    assert game.in_play(0) == ["amsug-longneck", "amulet-of-earth"]


# A card that was activated this round comes back straight: as if it were new.
def test_amsug_straightens_what_is_summoned_anew() -> None:
    used = {"card": "balance-of-ishtar", "used": True}
    player = {"hand": ["amsug-longneck"], "reserve": "AWFFF", "crystals": 2, "gauge": 2, "in_play": [used]}
    game = scenario(player)
    game.play(0, "summon amsug-longneck", "summon balance-of-ishtar", "activate balance-of-ishtar")
    assert game.crystals(0) == 9


# Water and air are his price.
def test_amsug_costs_water_and_air() -> None:
    game = scenario({**AMSUG, "reserve": "AAFE"})
    assert game.refused(0, "summon amsug-longneck") == "amsug-longneck needs 1 water, you have 0."


# Tokens on an item are lost when it goes back.
def test_amsug_and_an_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "A"}, {"card": "amulet-of-water", "tokens": "WWW"}]
    game = scenario(AMSUG, {"in_play": in_play})
    game.play(0, "summon amsug-longneck")
    assert game.open == ["in-play amulet-of-water", "in-play amulet-of-water 2"]
    game.play(1, "in-play amulet-of-water")
    assert game.hand(1) == ["amulet-of-water"]
    assert game.tokens(1, "amulet-of-water") == "WWW"
    assert game.reserve(1) == ""


# The owner's amulet may pay for Amsug before it goes back.
def test_amsug_paid_from_the_amulet_that_goes_back() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AW"}]
    game = scenario({"hand": ["amsug-longneck"], "gauge": 2, "in_play": in_play})
    game.play(0, "summon amsug-longneck")
    assert game.hand(0) == ["amulet-of-water"]
    assert game.in_play(0) == ["amsug-longneck"]


# A Grimoire that goes back takes its room along: down to seven at once, before the next player chooses.
def test_amsug_and_a_bespelled_grimoire() -> None:
    other = {"in_play": ["purse-of-io", "temporal-boots"]}
    game = scenario(AMSUG, {"reserve": "AAAWWWFFEE", "in_play": ["bespelled-grimoire"]}, other)
    game.play(0, "summon amsug-longneck")
    assert game.kind == "overflow"
    assert game.asked == 1
    game.play(1, "A", "W", "F")
    assert game.reserve(1) == "AAWWFEE"
    assert game.hand(1) == ["bespelled-grimoire"]
    game.play(2, "in-play purse-of-io")
    assert game.asked == 0


# A Cursed Treatise that goes back to the hand is not sacrificed: the energy stays.
def test_amsug_and_a_cursed_treatise() -> None:
    game = scenario(AMSUG, {"reserve": "FE", "in_play": ["cursed-treatise-of-arus"]})
    game.play(0, "summon amsug-longneck")
    assert game.hand(1) == ["cursed-treatise-of-arus"]
    assert game.reserve(1) == "FE"


# Put into play by a Chalice, he may send the Chalice home.
def test_amsug_put_into_play_by_a_chalice() -> None:
    deck = ["amsug-longneck", "amulet-of-air", "amulet-of-fire", "amulet-of-water"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=deck)
    game.play(0, "summon divine-chalice", "amsug-longneck")
    assert game.hand(0) == ["divine-chalice"]
    assert game.in_play(0) == ["amsug-longneck"]


# Two copies, one after the other: two items each.
def test_two_amsugs() -> None:
    player = {"hand": ["amsug-longneck"] * 2, "reserve": "AAWW", "gauge": 2}
    game = scenario(player, {"in_play": ["purse-of-io", "temporal-boots"]})
    game.play(0, "summon amsug-longneck")
    game.play(1, "in-play purse-of-io")
    game.play(0, "summon amsug-longneck")
    assert game.hand(1) == ["purse-of-io", "temporal-boots"]
    assert game.in_play(1) == []


# Two alike items are one choice, taken without asking.
def test_amsug_and_two_alike_items() -> None:
    game = scenario(AMSUG, {"in_play": ["purse-of-io", "purse-of-io"]})
    game.play(0, "summon amsug-longneck")
    assert game.hand(1) == ["purse-of-io"]
    assert game.in_play(1) == ["purse-of-io"]


# A used and an unused copy are two choices.
def test_amsug_and_a_used_copy() -> None:
    in_play = ["balance-of-ishtar", {"card": "balance-of-ishtar", "used": True}]
    game = scenario(AMSUG, {"in_play": in_play})
    game.play(0, "summon amsug-longneck")
    assert game.open == ["in-play balance-of-ishtar", "in-play balance-of-ishtar 2"]
    game.play(1, "in-play balance-of-ishtar 2")
    assert not game.used(1, "balance-of-ishtar")


# Everybody sees which card goes back.
def test_amsug_works_openly() -> None:
    game = scenario(AMSUG, {"in_play": ["purse-of-io"]})
    game.play(0, "summon amsug-longneck")
    returned = [(fact["player"], fact["card"], fact["audience"]) for fact in game.told("card-returned")]
    assert returned == [(1, "purse-of-io", -1)]


# With a Hand of Fortune one of the two energies is spared; the Hand may be what goes back.
def test_amsug_with_a_hand_of_fortune() -> None:
    player = {"hand": ["amsug-longneck"], "reserve": "W", "gauge": 2, "in_play": ["hand-of-fortune"]}
    game = scenario(player)
    game.play(0, "summon amsug-longneck")
    assert game.reserve(0) == ""
    assert game.hand(0) == ["hand-of-fortune"]
