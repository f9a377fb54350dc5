"""Card 15: Die of Malice."""

import pytest

from tests.seasons.cards.common import DECK
from tests.seasons.scenario import Scenario, scenario

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
