"""Card 10: Syllas the Faithful."""

from tests.seasons.cards.common import CHALICE
from tests.seasons.scenario import scenario

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
