"""Card 33: Arcano Leech."""

import pytest

from tests.seasons.cards.common import LEECH, THREE
from tests.seasons.scenario import scenario


# Arcano Leech: costs two, five or eight crystals at two, three or four players.
@pytest.mark.parametrize(("seats", "price"), [(2, 2), (3, 5), (4, 8)])
def test_leechs_price_by_players(seats: int, price: int) -> None:
    others: list[dict[str, object]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["arcano-leech"], "crystals": price, "gauge": 1}, *others)
    game.play(0, "summon arcano-leech")
    assert game.crystals(0) == 0
    assert game.in_play(0) == ["arcano-leech"]
    short = scenario({"hand": ["arcano-leech"], "crystals": price - 1, "gauge": 1}, *others)
    reason = short.refused(0, "summon arcano-leech")
    assert f"needs {price} crystals, you have {price - 1}" in reason


# An opponent who summons gives its owner a crystal.
def test_leech_takes_a_crystal_for_each_summoning() -> None:
    game = scenario({"hand": ["die-of-malice", "glutton-cauldron"], "crystals": 5, "gauge": 2}, LEECH)
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 4
    assert game.crystals(1) == 1
    game.play(0, "summon glutton-cauldron")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 2


# Who has no crystal cannot summon, and is told why.
def test_leech_forbids_to_summon_without_a_crystal() -> None:
    game = scenario({"hand": ["die-of-malice"], "gauge": 1}, LEECH)
    assert "summon die-of-malice" not in game.open
    assert "Arcano Leech" in game.refused(0, "summon die-of-malice")


# Its owner's own cards cost him nothing more.
def test_leech_spares_its_owner() -> None:
    game = scenario({"hand": ["die-of-malice"], "gauge": 2, "in_play": ["arcano-leech"]})
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 0
    assert game.in_play(0) == ["arcano-leech", "die-of-malice"]


# A Leech does not take anything for itself: the one being summoned is not in play yet.
def test_leech_against_leech() -> None:
    game = scenario({"hand": ["arcano-leech"], "crystals": 3, "gauge": 1}, LEECH)
    game.play(0, "summon arcano-leech")
    assert game.crystals(0) == 0
    assert game.crystals(1) == 1
    short = scenario({"hand": ["arcano-leech"], "crystals": 2, "gauge": 1}, LEECH)
    assert "needs 3 crystals (1 of them for Arcano Leech), you have 2" in short.refused(0, "summon arcano-leech")


# Two Leeches of one opponent take two, and both must be paid.
def test_two_leeches_of_one_player() -> None:
    two = {"in_play": ["arcano-leech", "arcano-leech"], "gauge": 2}
    short = scenario({"hand": ["die-of-malice"], "crystals": 1, "gauge": 1}, two)
    assert "needs 2 crystals (2 of them for Arcano Leech), you have 1" in short.refused(0, "summon die-of-malice")
    game = scenario({"hand": ["die-of-malice"], "crystals": 2, "gauge": 1}, two)
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 0
    assert game.crystals(1) == 2


# Leeches of two opponents take one each; who has none gets none.
def test_leeches_of_two_players() -> None:
    game = scenario({"hand": ["die-of-malice"], "crystals": 2, "gauge": 1}, LEECH, {"crystals": 7}, LEECH)
    game.play(0, "summon die-of-malice")
    assert [game.crystals(player) for player in range(4)] == [0, 1, 7, 1]
    # One Leech owner pays the other.
    owner = {"hand": ["die-of-malice"], "in_play": ["arcano-leech"], "crystals": 4, "gauge": 2}
    both = scenario(owner, LEECH, {})
    both.play(0, "summon die-of-malice")
    assert [both.crystals(player) for player in range(3)] == [3, 1, 0]


# A card that a Chalice, a Potion of Dreams or an Orb puts into play brings it nothing.
def test_leech_gets_nothing_for_cards_put_into_play() -> None:
    chalice = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "crystals": 1, "gauge": 2},
        LEECH,
        deck=["ragfields-helm", *THREE],
    )
    chalice.play(0, "summon divine-chalice", "ragfields-helm")
    assert chalice.crystals(1) == 1
    potion = scenario({"hand": ["ragfields-helm"], "gauge": 1, "in_play": ["potion-of-dreams"]}, LEECH)
    potion.play(0, "activate potion-of-dreams")
    assert potion.in_play(0) == ["ragfields-helm"]
    assert potion.crystals(1) == 0
    orb = scenario({"reserve": "AWFE", "gauge": 2, "in_play": ["crystal-orb"]}, LEECH, deck=["ragfields-helm"])
    orb.play(0, "activate crystal-orb", "yes")
    assert orb.in_play(0) == ["crystal-orb", "ragfields-helm"]
    assert orb.crystals(1) == 0


# It is paid before the card acts: Sid Nightshade compares what is there afterwards.
def test_leech_is_paid_before_sid_compares() -> None:
    sid = {"hand": ["sid-nightshade"], "reserve": "AWFE", "crystals": 20, "gauge": 1}
    level = scenario(sid, {**LEECH, "crystals": 18})
    level.play(0, "summon sid-nightshade")
    assert [level.crystals(0), level.crystals(1)] == [19, 19]
    richer = scenario(sid, {**LEECH, "crystals": 17})
    richer.play(0, "summon sid-nightshade")
    assert [richer.crystals(0), richer.crystals(1)] == [24, 13]


# A Staff of Spring pays out only after the Leech has been paid.
def test_leech_before_staff() -> None:
    staff = {"hand": ["die-of-malice"], "gauge": 2, "in_play": ["staff-of-spring"]}
    assert "Arcano Leech" in scenario(staff, LEECH).refused(0, "summon die-of-malice")
    game = scenario({**staff, "crystals": 1}, LEECH)
    game.play(0, "summon die-of-malice")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 1


# It does not touch activations.
def test_leech_and_activations() -> None:
    game = scenario({"reserve": "A", "gauge": 1, "in_play": ["potion-of-life"]}, LEECH)
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 4
    assert game.crystals(1) == 0


# Put into play by a Potion of Dreams it costs nothing and works from then on.
def test_leech_put_into_play() -> None:
    game = scenario(
        {"hand": ["arcano-leech"], "gauge": 1, "in_play": ["potion-of-dreams"]},
        {"hand": ["die-of-malice"], "crystals": 1, "gauge": 1},
    )
    game.play(0, "activate potion-of-dreams", "end")
    game.play(1, "summon die-of-malice")
    assert game.crystals(0) == 1
    assert game.crystals(1) == 0
