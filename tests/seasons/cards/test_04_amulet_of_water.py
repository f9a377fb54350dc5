"""Card 4: Amulet of Water."""

from tests.seasons.cards.common import FOUR
from tests.seasons.scenario import scenario


# Amulet of Water: four energy of any kind from the stock are put on it, not into the reserve.
def test_amulet_of_water_takes_four_energy_of_any_kind() -> None:
    game = scenario({"hand": ["amulet-of-water"], "reserve": "WWF", "gauge": 1})
    game.play(0, "summon amulet-of-water")
    assert game.kind == "put-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A", "A", "F", "E")
    assert game.tokens(0, "amulet-of-water") == "AAFE"
    assert game.reserve(0) == "F"


# Four of one kind are allowed too.
def test_amulet_of_water_may_take_four_alike() -> None:
    game = scenario({"hand": ["amulet-of-water"], "reserve": "WW", "gauge": 1})
    game.play(0, "summon amulet-of-water", "W", "W", "W", "W")
    assert game.tokens(0, "amulet-of-water") == "WWWW"


# The tokens on it are no part of the reserve: a full reserve does not overflow.
def test_amulet_of_water_beside_a_full_reserve() -> None:
    in_play = ["crystal-orb", {"card": "amulet-of-water", "tokens": "AWFE"}]
    game = scenario({"reserve": "AAAAWWW", "gauge": 3, "in_play": in_play}, deck=["amulet-of-water"])
    paid = ["amulet A", "amulet W", "amulet F", "amulet E"]
    game.play(0, "activate crystal-orb", "yes", *paid, "A", "W", "F", "F")
    assert game.tokens(0, "amulet-of-water", 1) == "AWFF"
    assert game.reserve(0) == "AAAAWWW"
    assert game.kind == "turn"


# Summoning is paid from amulet, reserve or both, as the player likes; the amulet is offered first.
def test_amulet_of_water_pays_for_a_summoning() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FA"}]
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 2, "in_play": in_play}, deck=FOUR)
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "pay"
    assert game.open == ["amulet F", "F"]
    game.play(0, "amulet F")
    assert game.kind == "keep"
    assert game.tokens(0, "amulet-of-water") == "A"
    assert game.reserve(0) == "F"


# He may as well spare the amulet.
def test_amulet_of_water_may_be_spared() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "EE"}]
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 2, "in_play": in_play})
    game.play(0, "summon amulet-of-earth", "E")
    assert game.tokens(0, "amulet-of-water") == "EE"
    assert game.reserve(0) == ""


# What the reserve lacks comes from the amulet without asking; what both lack cannot be summoned.
def test_amulet_of_water_makes_up_what_is_missing() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "EE"}]
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "", "gauge": 2, "in_play": in_play})
    game.play(0, "summon amulet-of-earth")
    assert game.tokens(0, "amulet-of-water") == ""
    short = [{"card": "amulet-of-water", "tokens": "EAA"}]
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "W", "gauge": 2, "in_play": short})
    assert game.refused(0, "summon amulet-of-earth") == "amulet-of-earth needs 2 earth, you have 1."


# Tokens on it can be transmuted, at the season's rate: in winter earth is worth three, fire two.
def test_amulet_of_water_tokens_can_be_transmuted() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FE"}]
    game = scenario({"reserve": "A", "in_play": in_play}, die={"energy": "AW", "transmute": True})
    game.play(0, "transmute")
    assert game.open == ["amulet F", "amulet E", "A", "W"]
    game.play(0, "amulet F", "amulet E", "done")
    assert game.crystals(0) == 5
    assert game.tokens(0, "amulet-of-water") == ""
    assert game.reserve(0) == "AAW"


# They can be exchanged with the bonus; what comes in goes to the reserve, which may then overflow.
def test_amulet_of_water_tokens_can_be_exchanged() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WW"}]
    game = scenario({"reserve": "AAAAAAF", "in_play": in_play})
    game.play(0, "bonus exchange", "amulet W", "amulet W", "F", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "F"]
    game.play(0, "A", "A")
    assert game.reserve(0) == "AAAAFFE"
    assert game.tokens(0, "amulet-of-water") == ""
    assert game.player(0)["bonuses_used"] == 1


# With a Grimoire the same exchange overflows only above ten.
def test_amulet_of_water_exchanged_with_a_grimoire() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WW"}, "bespelled-grimoire"]
    nine = scenario({"reserve": "AAAAAFF", "in_play": in_play})
    nine.play(0, "bonus exchange", "amulet W", "amulet W", "F", "E")
    assert nine.reserve(0) == "AAAAAFFFE"
    assert nine.kind == "turn"
    ten = scenario({"reserve": "AAAAAFFWEE", "in_play": in_play})
    ten.play(0, "bonus exchange", "amulet W", "amulet W", "F", "E")
    assert ten.kind == "overflow"
    assert ten.open == ["A", "W", "F", "E"]
    ten.play(0, "W", "E")
    assert ten.reserve(0) == "AAAAAFFFEE"


# One token from the amulet and one from the reserve can be exchanged together.
def test_amulet_of_water_and_reserve_exchange_together() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "W"}]
    game = scenario({"reserve": "A", "in_play": in_play})
    game.play(0, "bonus exchange", "amulet W", "F", "F")
    assert game.reserve(0) == "FF"
    assert game.tokens(0, "amulet-of-water") == ""


# They pay for activations.
def test_amulet_of_water_pays_for_activations() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "W"}, "kairn-the-destroyer", "damned-soul-of-onys"]
    game = scenario({"in_play": in_play}, {"crystals": 9})
    game.play(0, "activate kairn-the-destroyer")
    assert game.tokens(0, "amulet-of-water") == ""
    assert game.crystals(1) == 5
    soul = scenario({"in_play": in_play})
    soul.play(0, "activate damned-soul-of-onys")
    assert soul.tokens(0, "amulet-of-water") == ""
    assert soul.in_play(1) == ["damned-soul-of-onys"]


# The chest and the horn look at the reserve alone.
def test_amulet_of_water_is_not_seen_by_chest_and_horn() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WWWW"}, "wondrous-chest", "beggars-horn"]
    game = scenario({"reserve": "F", "in_play": in_play})
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "auto", "E")
    assert game.crystals(0) == 0
    assert game.reserve(0) == "FE"
    assert game.tokens(0, "amulet-of-water") == "WWWW"


# An Air Elemental turns the reserve to air and leaves the amulet alone.
def test_amulet_of_water_is_not_changed_by_an_air_elemental() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}]
    game = scenario({"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1}, {"reserve": "EE", "in_play": in_play})
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "AA"
    assert game.tokens(1, "amulet-of-water") == "WF"


# Lewis Greyface copies the reserve, not the amulet.
def test_amulet_of_water_is_not_copied_by_lewis_greyface() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}]
    game = scenario({"hand": ["lewis-greyface"], "reserve": "FA", "gauge": 1}, {"reserve": "EE", "in_play": in_play})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "EE"
    assert game.tokens(1, "amulet-of-water") == "WF"


# A Lantern of Xidit counts the reserve at the end of the game, not the amulet.
def test_amulet_of_water_is_not_counted_by_the_lantern() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}, "lantern-of-xidit"]
    game = scenario({"reserve": "EE", "in_play": in_play})
    assert game.game.outcome.breakdown[0]["effects"] == 6


# A Potion of Dreams and a Potion of Life take the reserve, not the amulet.
def test_amulet_of_water_is_not_touched_by_potions() -> None:
    amulet = {"card": "amulet-of-water", "tokens": "WF"}
    dreams = scenario({"hand": ["purse-of-io"], "reserve": "EE", "gauge": 2, "in_play": [amulet, "potion-of-dreams"]})
    dreams.play(0, "activate potion-of-dreams")
    assert dreams.reserve(0) == ""
    assert dreams.tokens(0, "amulet-of-water") == "WF"
    life = scenario({"reserve": "EE", "in_play": [amulet, "potion-of-life"]})
    life.play(0, "activate potion-of-life")
    assert life.crystals(0) == 8
    assert life.tokens(0, "amulet-of-water") == "WF"


# A sacrificed Cursed Treatise takes the reserve with it, not the amulet.
def test_amulet_of_water_is_not_lost_with_the_cursed_treatise() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}, "cursed-treatise-of-arus"]
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"reserve": "EE", "in_play": in_play}
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play cursed-treatise-of-arus")
    assert game.reserve(1) == ""
    assert game.tokens(1, "amulet-of-water") == "WF"


# Its tokens are lost with the card; summoned anew, it gets four new ones.
def test_amulet_of_water_loses_its_tokens_when_it_leaves_play() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FF"}]
    game = scenario({"hand": ["amsug-longneck"], "reserve": "AWWW", "gauge": 2, "in_play": in_play})
    game.play(0, "summon amsug-longneck")
    assert game.hand(0) == ["amulet-of-water"]
    assert game.reserve(0) == "WW"
    game.play(0, "summon amulet-of-water", "A", "A", "A", "E")
    assert game.tokens(0, "amulet-of-water") == "AAAE"


# A sacrificed amulet's tokens go to nobody.
def test_amulet_of_water_sacrificed_with_its_tokens() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FF"}]
    game = scenario({"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": in_play})
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(1) == []
    assert game.reserve(1) == ""
    assert game.discard == ["amulet-of-water"]


# Two amulets pay together, and each keeps its own tokens.
def test_two_amulets_of_water_pay_together() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "EA"}, {"card": "amulet-of-water", "tokens": "EW"}]
    game = scenario({"hand": ["amulet-of-earth"], "gauge": 3, "in_play": in_play})
    game.play(0, "summon amulet-of-earth")
    assert (game.tokens(0, "amulet-of-water"), game.tokens(0, "amulet-of-water", 1)) == ("A", "W")


# Its tokens feed a Glutton Cauldron.
def test_amulet_of_water_feeds_the_cauldron() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WF"}, "glutton-cauldron"]
    game = scenario({"in_play": in_play})
    game.play(0, "activate glutton-cauldron", "amulet F")
    assert (game.tokens(0, "amulet-of-water"), game.tokens(0, "glutton-cauldron")) == ("W", "F")


# Put into play by a Divine Chalice it gets its four tokens as well.
def test_amulet_of_water_put_into_play() -> None:
    deck = ["amulet-of-water", *FOUR[:3]]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=deck)
    game.play(0, "summon divine-chalice", "amulet-of-water", "A", "W", "F", "E")
    assert game.tokens(0, "amulet-of-water") == "AWFE"


# The tokens pay at once, in the same turn.
def test_amulet_of_water_pays_in_the_turn_it_enters() -> None:
    game = scenario({"hand": ["amulet-of-water", "staff-of-spring"], "reserve": "WW", "gauge": 2})
    game.play(0, "summon amulet-of-water", "A", "E", "summon staff-of-spring")
    assert game.in_play(0) == ["amulet-of-water", "staff-of-spring"]
    assert game.tokens(0, "amulet-of-water") == "A"
