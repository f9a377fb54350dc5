"""Olaf's Knowledge: a fifth bonus draws a card, which may be discarded at once."""

from typing import Any

import pytest

from tests.seasons.cards.common import end_game, last_round
from tests.seasons.scenario import scenario

OLAF: dict[str, Any] = {"options": {"enchantment": "olafs-knowledge", "enchanted_kingdom": True}}
DECK = ["purse-of-io", "temporal-boots", "die-of-malice", "beggars-horn"]


# Beside the four bonuses there is a fifth: draw a card. The bonus marker goes on by one.
def test_a_fifth_bonus_draws_a_card() -> None:
    game = scenario({"reserve": "AA"}, deck=DECK, **OLAF)
    assert {"bonus exchange", "bonus transmute", "bonus gauge", "bonus card"} <= set(game.open)
    game.play(0, "bonus card")
    assert (game.kind, game.player(0)["bonuses_used"]) == ("keep-or-discard", 1)
    game.play(0, "purse-of-io")
    assert (game.hand(0), game.deck(1)) == (["purse-of-io"], ["temporal-boots"])


# The card may be discarded at once; the bonus is used all the same.
def test_the_card_may_be_discarded_at_once() -> None:
    game = scenario({}, deck=DECK, **OLAF)
    game.play(0, "bonus card", "no")
    assert (game.hand(0), game.discard, game.player(0)["bonuses_used"]) == ([], ["purse-of-io"], 1)


# Three bonuses in all, as ever: the fifth kind adds none.
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_there_are_still_three_bonuses_in_all(used: int) -> None:
    game = scenario({"bonuses_used": used}, deck=DECK, **OLAF)
    for card in DECK[: 3 - used]:
        game.play(0, "bonus card", card)
    assert game.player(0)["bonuses_used"] == 3
    assert not [choice for choice in game.open if choice.startswith("bonus")]
    assert "all 3 bonuses" in game.refused(0, "bonus card")
    assert "all 3 bonuses" in game.refused(0, "bonus gauge")
    assert len(game.hand(0)) == 3 - used


def test_it_mixes_with_the_other_bonuses() -> None:
    game = scenario({}, deck=DECK, **OLAF)
    game.play(0, "bonus card", "purse-of-io", "bonus gauge", "bonus card", "no")
    assert (game.gauge(0), game.player(0)["bonuses_used"]) == (1, 3)


# What bonuses cost at the end is as ever: 5, 12, 20.
@pytest.mark.parametrize(("count", "penalty"), [(0, 0), (1, -5), (2, -12), (3, -20)])
def test_the_penalty_is_as_ever(count: int, penalty: int) -> None:
    game = last_round({}, deck=DECK, **OLAF)
    for _ in range(count):
        game.play(0, "bonus card", "no")
    assert end_game(game)[0]["bonuses"] == penalty


# Only in the own turn after the die: not while the die's card is drawn.
def test_it_waits_for_the_die() -> None:
    game = scenario({}, die={"card": True}, deck=DECK, **OLAF)
    assert game.open == ["bonus draw", "draw"]
    game.refused(0, "bonus card")
    game.refused(1, "bonus card")
    game.play(0, "draw", "no")
    assert "bonus card" in game.open


# The old draw bonus is still there beside it.
def test_the_draw_bonus_is_still_there() -> None:
    game = scenario({}, die={"card": True}, deck=DECK, **OLAF)
    game.play(0, "bonus draw", "temporal-boots", "bonus card", "die-of-malice")
    assert (game.hand(0), game.player(0)["bonuses_used"]) == (["die-of-malice", "temporal-boots"], 2)


# Everybody has it.
def test_everybody_has_it() -> None:
    game = scenario({}, {}, {}, deck=DECK, **OLAF)
    for player in range(3):
        game.play(player, "bonus card", DECK[player], "end")
    assert [game.hand(player) for player in range(3)] == [[card] for card in DECK[:3]]


# Without the enchantment there is no such bonus, and the refusal says why.
def test_without_the_enchantment_there_is_none() -> None:
    game = scenario({}, deck=DECK)
    assert "bonus card" not in game.open
    assert "Olaf's Knowledge" in game.refused(0, "bonus card")


# Throne of Renewal takes the marker back by one: the bonus can be used once more.
def test_throne_of_renewal_gives_one_back() -> None:
    game = scenario(
        {"hand": ["throne-of-renewal", "crystal-orb"], "gauge": 1, "reserve": "WFF", "bonuses_used": 3},
        deck=DECK,
        **OLAF,
    )
    game.play(0, "summon throne-of-renewal", "bonus card", "no")
    assert (game.hand(0), game.player(0)["bonuses_used"]) == (["purse-of-io"], 3)


# The card is seen by its player alone, kept or discarded.
@pytest.mark.parametrize("choice", ["purse-of-io", "no"])
def test_the_card_is_private(choice: str) -> None:
    seen = []
    for card in ("purse-of-io", "temporal-boots"):
        game = scenario({}, deck=[card], **OLAF)
        game.play(0, "bonus card")
        assert game.game.observe(0).plain()["players"][0]["aside"] == [card]
        before = game.game.observe(1).to_json()
        game.play(0, choice if choice == "no" else card)
        seen.append((before, game.game.observe(1).to_json()))
        assert all(event.audience == 0 for event in game.events if "card" in event.facts)
    assert seen[0] == seen[1]
