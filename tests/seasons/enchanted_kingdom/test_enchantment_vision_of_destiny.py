"""Vision of Destiny: the two top cards of the deck lie open, and five crystals send the top one to the discard pile."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.seasons.driving import finish_prelude, play_randomly, rest_of_pool, samples, seat, step
from tests.seasons.scenario import Scenario, scenario

VISION: dict[str, Any] = {"options": {"enchantment": "vision-of-destiny", "enchanted_kingdom": True}}
PLAIN: dict[str, Any] = {"options": {"enchantment": "vision-of-destiny"}}
DECK = ["purse-of-io", "temporal-boots", "die-of-malice", "beggars-horn", "staff-of-spring", "crystal-orb"]


def known(game: Scenario, viewer: int) -> dict[str, str]:
    """The cards of the deck that this player knows, by place from the top."""
    found: dict[str, str] = game.game.observe(viewer).plain()["deck"]["known"]
    return found


def all_know(game: Scenario, *cards: str) -> bool:
    """Whether everybody knows these top cards of the deck, and no others."""
    expected = {str(place): card for place, card in enumerate(cards)}
    return all(known(game, viewer) == expected for viewer in range(game.game.players))


# --- the open cards ---


# The two top cards of the deck lie open to everybody, the rest is hidden.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_two_top_cards_lie_open(players: int) -> None:
    game = scenario(*[{}] * players, deck=DECK, **VISION)
    assert all_know(game, "purse-of-io", "temporal-boots")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_lie_open_once_the_prelude_is_over(players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=1, options={"enchantment": "vision-of-destiny"})
    finish_prelude(game, Random(1))
    truth = game.describe()["deck"]["known"]
    for viewer in range(players):
        assert game.observe(viewer).plain()["deck"]["known"] == {"0": truth["0"], "1": truth["1"]}


# At every moment of a game, when nobody is looking at cards, two are open to all: they are refilled at once.
@pytest.mark.parametrize("players", [2, 3])
def test_two_cards_are_open_at_all_times(players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=2, options=VISION["options"])
    random = Random(2)
    finish_prelude(game, random)
    turns = 0
    while not game.over:
        truth = game.describe()["deck"]["known"]
        if game.decisions[0].kind == "turn":
            turns += 1
            for viewer in range(players):
                seen = game.observe(viewer).plain()["deck"]["known"]
                assert (seen["0"], seen["1"]) == (truth["0"], truth["1"])
        step(game, random)
    assert turns > 20


# Every sample has them on top.
def test_every_sample_has_them_on_top() -> None:
    game = scenario({}, {}, deck=DECK, **VISION)
    thirds = set()
    for viewer in (0, 1):
        for other in samples(game.game, viewer, 20):
            deck = other.describe()["deck"]["known"]
            assert (deck["0"], deck["1"]) == ("purse-of-io", "temporal-boots")
            thirds.add(deck["2"])
    assert len(thirds) > 5


# The top card is the first to be drawn; then the next is opened.
def test_the_top_card_is_drawn_and_the_next_is_opened() -> None:
    game = scenario({}, {}, die={"card": True}, deck=DECK, **VISION)
    game.play(0, "draw")
    assert all_know(game, "temporal-boots", "die-of-malice")
    game.play(0, "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]


# What is drawn from the open cards is no secret: everybody knows that it is in that hand.
def test_a_card_drawn_from_the_open_ones_is_no_secret() -> None:
    game = scenario({"hand": ["amulet-of-air"]}, {}, {}, die={"card": True}, deck=DECK, **VISION)
    game.play(0, "draw")
    for viewer in (1, 2):
        for other in samples(game.game, viewer, 5):
            assert seat(other, 0)["aside"] == ["purse-of-io"]
    game.play(0, "purse-of-io")
    for viewer in (1, 2):
        firsts = set()
        for other in samples(game.game, viewer, 20):
            assert "purse-of-io" in seat(other, 0)["hand"]
            firsts |= set(seat(other, 0)["hand"])
        assert len(firsts) > 5  # the other card of the hand is as hidden as ever


# Drawn and discarded, it is known to lie on the pile.
def test_a_card_drawn_and_discarded_is_no_secret_either() -> None:
    game = scenario({"hand": ["amulet-of-air"]}, {}, die={"card": True}, deck=DECK, **VISION)
    game.play(0, "draw", "no")
    for other in samples(game.game, 1, 20):
        assert other.describe()["discard"]["known"]["0"] == "purse-of-io"


# Two drawn with the bonus are both known, and which of them is kept is not.
def test_of_two_drawn_nobody_knows_which_is_kept() -> None:
    game = scenario({}, {}, die={"card": True}, deck=DECK, **VISION)
    game.play(0, "bonus draw", "temporal-boots")
    assert all_know(game, "die-of-malice", "beggars-horn")
    hands = set()
    for other in samples(game.game, 1, 40):
        hand, pile = seat(other, 0)["hand"], other.describe()["discard"]["known"]
        assert {*hand, *pile.values()} == {"purse-of-io", "temporal-boots"}
        hands.add(hand[0])
    assert hands == {"purse-of-io", "temporal-boots"}


# A look at the top shows nothing new, and gives nothing away.
def test_a_look_at_the_top_card_shows_nothing_new() -> None:
    game = scenario({"in_play": ["crystal-orb"], "crystals": 3}, {}, deck=DECK[:5], **VISION)
    game.play(0, "activate crystal-orb", "look")
    assert all_know(game, "purse-of-io", "temporal-boots")


# Crystal Orb puts the open card into play, or discards it, and the next is opened.
def test_crystal_orb_takes_the_open_card() -> None:
    game = scenario({"in_play": ["crystal-orb"], "gauge": 2, "reserve": "AAAA"}, {}, deck=DECK[:5], **VISION)
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "purse-of-io"]
    assert all_know(game, "temporal-boots", "die-of-malice")


def test_crystal_orb_discards_the_open_card() -> None:
    game = scenario({"in_play": ["crystal-orb"], "crystals": 3}, {}, deck=DECK[:5], **VISION)
    game.play(0, "activate crystal-orb", "discard top")
    assert all_know(game, "temporal-boots", "die-of-malice")
    for viewer in (0, 1):
        assert game.game.observe(viewer).plain()["discard"]["known"] == {"0": "purse-of-io"}


# Cards revealed one after another leave two open ones on the deck.
def test_revealed_cards_are_followed_by_two_open_ones() -> None:
    deck = ["purse-of-io", "temporal-boots", "argos-hawk", "beggars-horn", "staff-of-spring", "crystal-orb"]
    game = scenario({"hand": ["familiar-catcher"], "gauge": 1, "reserve": "AF"}, {}, deck=deck, **VISION)
    game.play(0, "summon familiar-catcher", "argos-hawk")
    assert all_know(game, "beggars-horn", "staff-of-spring")


# Arcane Telescope and token 12: the three top cards are looked at and go back. They never leave the deck, so no card
# below them is opened; of the new order the first two are seen by all, the third by who has put it there.
@pytest.mark.parametrize("by", ["token", "telescope"])
def test_only_the_two_top_cards_are_open_after_reordering(by: str) -> None:
    player: dict[str, Any] = (
        {"ability_token": 12} if by == "token" else {"in_play": ["arcane-telescope"], "crystals": 2}
    )
    game = scenario(player, {}, {}, deck=DECK, **VISION)
    game.play(0, "ability" if by == "token" else "activate arcane-telescope", "purse-of-io", "temporal-boots")
    assert game.deck(3) == ["die-of-malice", "temporal-boots", "purse-of-io"]
    for viewer in (1, 2):
        seen = known(game, viewer)
        assert (seen["0"], seen["1"]) == ("die-of-malice", "temporal-boots")
        assert not {"3", "4", "5"} & set(seen)
    assert known(game, 0) == {"0": "die-of-malice", "1": "temporal-boots", "2": "purse-of-io"}


# While they are looked at, nothing below them is opened either.
def test_nothing_below_is_opened_during_a_look() -> None:
    game = scenario({"ability_token": 12}, {}, deck=DECK, **VISION)
    game.play(0, "ability")
    for viewer in (0, 1):
        assert not {"beggars-horn", "staff-of-spring"} & set(known(game, viewer).values())


# --- the paid discard ---


# In his turn, after the die, a player may pay five crystals: the top card goes to the discard pile.
def test_five_crystals_discard_the_top_card() -> None:
    game = scenario({"crystals": 7}, {}, deck=DECK, **VISION)
    game.play(0, "vision")
    assert (game.crystals(0), game.discard, game.hand(0)) == (2, ["purse-of-io"], [])
    assert all_know(game, "temporal-boots", "die-of-malice")
    for viewer in (0, 1):
        assert game.game.observe(viewer).plain()["discard"]["known"] == {"0": "purse-of-io"}


def test_exactly_five_are_enough() -> None:
    game = scenario({"crystals": 5}, deck=DECK, **VISION)
    game.play(0, "vision")
    assert game.crystals(0) == 0


# With fewer than five it cannot be used.
@pytest.mark.parametrize("wealth", [0, 4])
def test_fewer_than_five_are_not_enough(wealth: int) -> None:
    game = scenario({"crystals": wealth}, deck=DECK, **VISION)
    assert "vision" not in game.open
    assert f"needs 5 crystals, you have {wealth}" in game.refused(0, "vision")


# Once a turn.
def test_it_serves_once_a_turn() -> None:
    game = scenario({"crystals": 20}, deck=DECK, **VISION)
    game.play(0, "vision")
    assert "vision" not in game.open
    assert "once a turn" in game.refused(0, "vision")


def test_it_serves_again_in_the_next_turn_and_for_the_next_player() -> None:
    game = scenario({"crystals": 20}, {"crystals": 20}, deck=DECK, **VISION)
    game.play(0, "vision", "end")
    game.play(1, "vision", "end")
    assert game.discard == ["temporal-boots", "purse-of-io"]
    while game.kind != "turn":
        game.play(game.asked, game.open[0])
    assert "vision" in game.open


# Only after the die: while its card is drawn it is too early, and in another's turn it cannot be used at all.
def test_it_waits_for_the_die_and_the_own_turn() -> None:
    game = scenario({"crystals": 20}, {"crystals": 20}, die={"card": True}, deck=DECK, **VISION)
    assert "vision" not in game.open
    game.refused(0, "vision")
    game.refused(1, "vision")
    game.play(0, "draw", "no", "vision")
    assert game.discard == ["temporal-boots", "purse-of-io"]


# Nobody has to.
def test_it_is_free_to_leave_it() -> None:
    game = scenario({"crystals": 20}, deck=DECK, **VISION)
    game.play(0, "end")
    assert (game.crystals(0), game.discard) == (20, [])


# Without the enchantment there is none of it.
def test_without_the_enchantment_there_is_none() -> None:
    game = scenario({"crystals": 20}, deck=DECK)
    assert "vision" not in game.open
    assert "Vision of Destiny" in game.refused(0, "vision")
    assert known(game, 0) == {}


# --- the end of the deck ---


# When the pile is shuffled into a new deck, its two top cards are opened.
def test_a_new_deck_has_two_open_cards_too() -> None:
    pile = ["temporal-boots", "die-of-malice", "crystal-orb", "beggars-horn"]
    game = scenario(
        {"crystals": 0},
        {"hand": rest_of_pool("archmage", "purse-of-io", *pile), "die": {"card": True}},
        die={"card": True},
        deck=["purse-of-io"],
        discard=pile,
        **PLAIN,
    )
    assert known(game, 0)["0"] == "purse-of-io"
    game.play(0, "draw", "purse-of-io", "end")
    game.play(1, "draw")
    table = game.game.describe()
    assert (table["deck"]["size"], table["discard"]["size"]) == (3, 0)
    for viewer in (0, 1):
        assert {place: known(game, viewer)[place] for place in "01"} == {
            place: table["deck"]["known"][place] for place in "01"
        }
    assert Counter([*table["deck"]["known"].values(), *seat(game.game, 1)["aside"]]) == Counter(pile)


# The last card of the deck can be paid away; the pile then makes the new deck when a card is wanted.
def test_the_last_card_can_be_discarded() -> None:
    game = scenario(
        {"crystals": 5},
        {"hand": rest_of_pool("archmage", "purse-of-io"), "die": {"card": True}},
        deck=["purse-of-io"],
        **PLAIN,
    )
    game.play(0, "vision", "end")
    game.play(1, "draw")
    assert seat(game.game, 1)["aside"] == ["purse-of-io"]
    for other in samples(game.game, 0, 5):
        assert seat(other, 1)["aside"] == ["purse-of-io"]


# With a single card in the deck that one is open.
def test_a_single_card_is_open() -> None:
    game = scenario({}, {"hand": rest_of_pool("archmage", "purse-of-io")}, deck=["purse-of-io"], **PLAIN)
    assert all_know(game, "purse-of-io")


# With no card left at all there is nothing to discard.
def test_without_any_card_there_is_nothing_to_discard() -> None:
    game = scenario({"crystals": 9}, {"hand": rest_of_pool("archmage")}, **PLAIN)
    assert "vision" not in game.open
    assert "no card" in game.refused(0, "vision")


def test_a_whole_game_can_be_played() -> None:
    game = cm.new_game("seasons", players=4, seed=5, options={**VISION["options"], "level": "magician"})
    play_randomly(game, Random(5))
    assert game.over


# A pile shuffled in the middle of a draw opens nothing that is still drawn; the two are opened once the draw is done.
def test_a_reshuffle_in_mid_draw_opens_nothing_on_the_way() -> None:
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        deck=["purse-of-io"],
        discard=rest_of_pool("archmage", "amulet-of-fire", "purse-of-io"),
        **PLAIN,
    )
    game.play(0, "summon amulet-of-fire")
    kinds = [event.kind for event in game.events]
    assert kinds.index("deck-reshuffled") < kinds.index("cards-drawn") < kinds.index("top-opened")
    assert kinds.count("top-opened") == 2
