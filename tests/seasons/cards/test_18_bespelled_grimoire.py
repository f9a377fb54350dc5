"""Card 18: Bespelled Grimoire."""

from tests.seasons.cards.common import effects, end_of_game
from tests.seasons.scenario import scenario


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
