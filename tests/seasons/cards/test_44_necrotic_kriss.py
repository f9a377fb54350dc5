"""Card 44: Necrotic Kriss."""

from chronomage.kernel.event import EVERYBODY
from tests.seasons.cards.common import FOUR_ON_AMULET
from tests.seasons.scenario import scenario, take_dice


# A familiar of the hand, discarded unseen, for four energy of any kind.
def test_kriss_discards_a_familiar_from_the_hand() -> None:
    game = scenario({"in_play": ["necrotic-kriss"], "hand": ["titus-deepgaze", "purse-of-io"]})
    game.play(0, "activate necrotic-kriss")
    assert game.kind == "give-up-familiar"
    assert game.open == ["titus-deepgaze"]
    game.play(0, "titus-deepgaze")
    (discarded,) = game.told("card-discarded")
    assert (discarded["card"], discarded["audience"]) == ("titus-deepgaze", 0)
    assert game.kind == "gain-energy"
    game.play(0, *"AWFE")
    assert game.reserve(0) == "AWFE"
    assert game.hand(0) == ["purse-of-io"]
    assert game.discard == ["titus-deepgaze"]


# Where the discard pile is public, the discarded familiar is seen by all.
def test_kriss_with_a_public_discard_pile() -> None:
    game = scenario({"in_play": ["necrotic-kriss"], "hand": ["titus-deepgaze"]}, options={"discard_pile": "public"})
    game.play(0, "activate necrotic-kriss", "titus-deepgaze")
    (discarded,) = game.told("card-discarded")
    assert (discarded["card"], discarded["audience"]) == ("titus-deepgaze", EVERYBODY)


# Or one in play, sacrificed before everybody's eyes.
def test_kriss_sacrifices_a_familiar_in_play() -> None:
    game = scenario(
        {"in_play": ["necrotic-kriss", "arcano-leech", "titus-deepgaze"], "hand": ["kairn-the-destroyer"], "gauge": 3}
    )
    game.play(0, "activate necrotic-kriss")
    assert game.open == ["kairn-the-destroyer", "in-play arcano-leech", "in-play titus-deepgaze"]
    game.play(0, "in-play titus-deepgaze", "E")
    (sacrificed,) = game.told("card-sacrificed")
    assert sacrificed["audience"] == EVERYBODY
    assert game.in_play(0) == ["necrotic-kriss", "arcano-leech"]
    assert game.reserve(0) == "EEEE"
    assert game.hand(0) == ["kairn-the-destroyer"]


# Magic items will not do, nor the familiars of others.
def test_kriss_needs_a_familiar() -> None:
    game = scenario(
        {"in_play": ["necrotic-kriss", "purse-of-io"], "hand": ["amulet-of-air"]},
        {"in_play": ["titus-deepgaze"], "hand": ["kairn-the-destroyer"]},
    )
    why = game.refused(0, "activate necrotic-kriss")
    assert why == "necrotic-kriss needs a familiar in your hand or in play, you have none."


# More than seven: choose among all.
def test_kriss_overflow() -> None:
    game = scenario({"in_play": ["necrotic-kriss", "titus-deepgaze"], "reserve": "WWWWWW"})
    game.play(0, "activate necrotic-kriss", *"AAFF")
    assert game.kind == "overflow"
    assert game.in_play(0) == ["necrotic-kriss"]
    game.play(0, "A", "W", "W")
    assert game.reserve(0) == "AWWWWFF"


# With a Grimoire ten fit, and a full Amulet of Water takes no room.
def test_kriss_with_a_grimoire_and_an_amulet() -> None:
    game = scenario(
        {"in_play": ["necrotic-kriss", "titus-deepgaze", "bespelled-grimoire", FOUR_ON_AMULET], "reserve": "WWWWWW"}
    )
    game.play(0, "activate necrotic-kriss", *"AAFF")
    assert game.kind == "turn"
    assert game.reserve(0) == "AAWWWWWWFF"
    assert game.tokens(0, "amulet-of-water") == "AWFE"


# Once a round each; two of them need two familiars.
def test_two_krisses() -> None:
    game = scenario({"in_play": ["necrotic-kriss", "necrotic-kriss"], "hand": ["titus-deepgaze", "arcano-leech"]})
    game.play(0, "activate necrotic-kriss", "titus-deepgaze", *"AAAA")
    assert game.refused(0, "activate necrotic-kriss") == "necrotic-kriss has been activated this round already."
    game.play(0, "activate necrotic-kriss 2", "arcano-leech", "A", "A", "A", "F")
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAAF"
    assert game.hand(0) == []
    assert "already" in game.refused(0, "activate necrotic-kriss 2")


# Straightened for the next round.
def test_kriss_next_round() -> None:
    game = scenario({}, {"in_play": ["necrotic-kriss"], "hand": ["titus-deepgaze", "arcano-leech"]})
    game.play(0, "end")
    game.play(1, "activate necrotic-kriss", "titus-deepgaze", *"AAAA", "end")
    assert not game.used(1, "necrotic-kriss")
    take_dice(game)
    game.play(1, "activate necrotic-kriss", "arcano-leech")
    assert game.kind == "gain-energy"


# It ends a Damned Soul, its own summoner's or a neighbour's gift, and makes room.
def test_kriss_ends_a_damned_soul() -> None:
    game = scenario(
        {"in_play": ["damned-soul-of-onys"], "reserve": "W"},
        {"in_play": ["necrotic-kriss"], "hand": ["glutton-cauldron"], "gauge": 2, "crystals": 9},
    )
    game.play(0, "activate damned-soul-of-onys", "end")
    assert "your summoning gauge is 2" in game.refused(1, "summon glutton-cauldron")
    game.play(1, "activate necrotic-kriss", "in-play damned-soul-of-onys", *"AAAA", "summon glutton-cauldron", "end")
    assert game.crystals(1) == 9
    assert game.in_play(1) == ["necrotic-kriss", "glutton-cauldron"]


# Three energy to summon; Hand of Fortune takes off one of choice, for summoning only.
def test_kriss_cost() -> None:
    game = scenario({"hand": ["necrotic-kriss"], "reserve": "AW", "gauge": 2})
    assert game.refused(0, "summon necrotic-kriss") == "necrotic-kriss needs 2 air, you have 1."
    game = scenario({"hand": ["necrotic-kriss"], "reserve": "AAW", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon necrotic-kriss")
    assert game.open == ["A", "W"]
    game.play(0, "W")
    assert game.reserve(0) == "W"


# Put into play by a Crystal Orb and used in the same turn.
def test_kriss_put_into_play_and_used() -> None:
    game = scenario(
        {"in_play": ["crystal-orb", "staff-of-spring"], "reserve": "EEEE", "gauge": 3, "hand": ["titus-deepgaze"]},
        deck=["necrotic-kriss"],
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "staff-of-spring", "necrotic-kriss"]
    assert (game.reserve(0), game.crystals(0)) == ("", 0)
    game.play(0, "activate necrotic-kriss", "titus-deepgaze", *"WWWW")
    assert game.reserve(0) == "WWWW"


# Six points at the end, and whoever keeps the familiar in hand loses five.
def test_kriss_at_the_end() -> None:
    game = scenario({"in_play": ["necrotic-kriss"], "hand": ["titus-deepgaze"]}, {}, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0] == {"crystals": 0, "cards": 6, "effects": 0, "bonuses": 0, "hand": -5}
