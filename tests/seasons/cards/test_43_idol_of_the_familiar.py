"""Card 43: Idol of the Familiar."""

import pytest

from tests.seasons.cards.common import FAIRIES
from tests.seasons.scenario import scenario, take_dice


# Ten crystals when it enters, for one of each energy.
def test_idol_gives_ten_crystals() -> None:
    game = scenario({"hand": ["idol-of-the-familiar"], "reserve": "AWFE", "gauge": 1})
    game.play(0, "summon idol-of-the-familiar")
    assert (game.crystals(0), game.reserve(0)) == (10, "")


# The first printing gave nothing; the Russian book gives ten like the others.
@pytest.mark.parametrize(
    ("options", "crystals"),
    [
        ({"edition": "first"}, 0),
        ({"edition": "russian"}, 10),
        ({"edition": "current"}, 10),
        ({"idol_of_the_familiar": "nothing"}, 0),
    ],
)
def test_idol_by_edition(options: dict[str, str], crystals: int) -> None:
    game = scenario({"hand": ["idol-of-the-familiar"], "reserve": "AWFE", "gauge": 1}, options=options)
    game.play(0, "summon idol-of-the-familiar")
    assert game.crystals(0) == crystals


# Activated, a crystal for each familiar of its owner in play: not those in hand, not the opponents', no magic items.
def test_idol_counts_familiars_in_play() -> None:
    game = scenario(
        {
            "in_play": ["idol-of-the-familiar", "titus-deepgaze", "arcano-leech", "purse-of-io", "arcano-leech"],
            "hand": ["kairn-the-destroyer"],
        },
        {"in_play": ["syllas-the-faithful", "figrim-the-avaricious"]},
    )
    game.play(0, "activate idol-of-the-familiar")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 0


# A Damned Soul that came from a neighbour is a familiar like any other.
def test_idol_counts_a_damned_soul_received() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "W"}, {"in_play": ["idol-of-the-familiar"]})
    game.play(0, "activate damned-soul-of-onys", "end")
    game.play(1, "activate idol-of-the-familiar")
    assert game.crystals(1) == 1


# With no familiar it may be activated, for nothing, and is used all the same.
def test_idol_without_familiars() -> None:
    game = scenario({"in_play": ["idol-of-the-familiar"]})
    game.play(0, "activate idol-of-the-familiar")
    assert game.crystals(0) == 0
    assert game.used(0, "idol-of-the-familiar")


# Once a round.
def test_idol_once_a_round() -> None:
    game = scenario({}, {"in_play": ["idol-of-the-familiar", "titus-deepgaze"]})
    game.play(0, "end")
    game.play(1, "activate idol-of-the-familiar")
    why = game.refused(1, "activate idol-of-the-familiar")
    assert why == "idol-of-the-familiar has been activated this round already."
    game.play(1, "end")
    assert not game.used(1, "idol-of-the-familiar")
    take_dice(game)
    before = game.crystals(1)
    game.play(1, "activate idol-of-the-familiar")  # Titus found no crystal and is gone
    assert game.in_play(1) == ["idol-of-the-familiar"]
    assert game.crystals(1) == before


# Straightened, it pays again.
def test_idol_pays_again_next_round() -> None:
    game = scenario({}, {"in_play": ["idol-of-the-familiar", "arcano-leech"]})
    game.play(0, "end")
    game.play(1, "activate idol-of-the-familiar", "end")
    take_dice(game)
    before = game.crystals(1)
    game.play(1, "activate idol-of-the-familiar")
    assert game.crystals(1) == before + 1


# Two Idols are two activations, and each gives its ten.
def test_two_idols() -> None:
    game = scenario(
        {
            "hand": ["idol-of-the-familiar"],
            "reserve": "AWFE",
            "gauge": 3,
            "in_play": ["idol-of-the-familiar", "titus-deepgaze"],
        }
    )
    game.play(0, "activate idol-of-the-familiar", "summon idol-of-the-familiar", "activate idol-of-the-familiar 2")
    assert game.crystals(0) == 1 + 10 + 1


# Put into play it gives the ten too, and may be activated at once.
def test_idol_put_into_play() -> None:
    game = scenario(
        {"hand": ["idol-of-the-familiar"], "gauge": 2, "in_play": ["potion-of-dreams", "titus-deepgaze"]},
    )
    game.play(0, "activate potion-of-dreams", "activate idol-of-the-familiar")
    assert game.crystals(0) == 11


# Thieving Fairies take before the familiars pay.
def test_idol_and_thieving_fairies() -> None:
    game = scenario({"in_play": ["idol-of-the-familiar", "titus-deepgaze"]}, FAIRIES)
    game.play(0, "activate idol-of-the-familiar")
    assert (game.crystals(0), game.crystals(1)) == (1, 1)
