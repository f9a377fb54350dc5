"""Natural Selection: eleven cards each; one is discarded before the draft and one after it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.seasons.driving import asked, finish_draft, kinds, own_cards, play_randomly, samples, seat, step

ON: dict[str, Any] = {"enchantment": "natural-selection"}


def new(players: int = 2, seed: int = 1, **options: object) -> cm.Game:
    return cm.new_game("seasons", players=players, seed=seed, options={**ON, **options})


def discard_each(game: cm.Game, place: int = 0) -> list[str]:
    """Everybody discards the card at that place; the cards by seat."""
    chosen = []
    for player in range(game.players):
        decision = next(each for each in game.decisions if each.player == player)
        assert decision.kind == "discard-dealt"
        chosen.append(decision.choices[place].text)
        game.play(player, decision.choices[place])
    return chosen


# Each player is dealt eleven cards instead of nine, looks at them and discards one; all do so at the same time.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eleven_cards_are_dealt_and_one_is_discarded(players: int) -> None:
    game = new(players)
    packs = [seat(game, player)["aside"] for player in range(players)]
    assert [len(pack) for pack in packs] == [11] * players
    assert game.describe()["deck"]["size"] == 100 - 11 * players
    assert (kinds(game), asked(game)) == ({"discard-dealt"}, list(range(players)))
    for decision in game.decisions:
        assert {choice.text for choice in decision.choices} == set(packs[decision.player])
    chosen = discard_each(game)
    assert kinds(game) == {"draft"}
    assert game.describe()["discard"]["size"] == players
    assert sorted(game.describe()["discard"]["known"].values()) == sorted(chosen)
    for player in range(players):
        left = Counter(packs[player])
        left[chosen[player]] -= 1
        assert Counter(seat(game, player)["aside"]) == +left
        assert seat(game, player)["hand"] == []


# Who has chosen waits for the others, and nothing lies on the pile before all have.
def test_the_discards_wait_for_the_last_to_choose() -> None:
    game = new(3, seed=2)
    game.play(2, game.decisions[2].choices[0])
    assert asked(game) == [0, 1]
    with pytest.raises(cm.IllegalChoice):
        game.play(2, seat(game, 2)["aside"][0])
    assert game.describe()["discard"]["size"] == 0


# With the ten cards left the draft is as ever: keep one, pass the others to the left, until all are taken.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_cards_are_drafted_to_the_left(players: int) -> None:
    game = new(players, seed=3)
    discard_each(game)
    packs = [seat(game, player)["aside"] for player in range(players)]
    for player in range(players):
        game.play(player, packs[player][0])
    for player in range(players):
        assert seat(game, player)["aside"] == packs[player - 1][1:]
    finish_draft(game, Random(3))
    assert len(game.history) == players + 9 * players
    for player in range(players):
        assert len(own_cards(seat(game, player))) == 10


# After the draft everybody looks at his ten cards and discards one again: nine are left.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_draft_one_more_is_discarded(players: int) -> None:
    game = new(players, seed=4)
    first = discard_each(game)
    finish_draft(game, Random(4))
    held = [Counter(own_cards(seat(game, player))) for player in range(players)]
    assert (kinds(game), asked(game)) == ({"discard-dealt"}, list(range(players)))
    for decision in game.decisions:
        assert {choice.text for choice in decision.choices} == set(held[decision.player])
    second = discard_each(game, 2)
    assert kinds(game) == {"split"}
    for player in range(players):
        left = own_cards(seat(game, player))
        assert len(left) == 9
        assert Counter(left) + Counter([second[player]]) == held[player]
    pile = game.describe()["discard"]["known"]
    assert Counter(pile.values()) == Counter(first) + Counter(second)
    # What was discarded later lies on top.
    assert sorted(pile[str(place)] for place in range(players)) == sorted(second)
    assert game.describe()["deck"]["size"] == 100 - 11 * players


# The nine cards are put by in three sets of three, and the game goes its usual way.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_split_and_the_game_are_as_ever(players: int) -> None:
    game = new(players, seed=5)
    random = Random(5)
    while kinds(game) & {"discard-dealt", "draft", "split"}:
        step(game, random)
    for player in range(players):
        facts = seat(game, player)
        assert [len(facts["hand"]), len(facts["library"]["2"]), len(facts["library"]["3"])] == [3, 3, 3]
    assert game.describe()["discard"]["size"] == 2 * players
    play_randomly(game, random)
    assert game.over


# The pile lies face down: each player knows what he has discarded, and nobody else does, while choosing and after.
def test_discards_of_the_prelude_are_known_to_their_player_alone() -> None:
    game = new(3, seed=6)
    first = discard_each(game)
    for player in range(3):
        assert list(game.observe(player).plain()["discard"]["known"].values()) == [first[player]]
    finish_draft(game, Random(6))
    second = discard_each(game)
    for player in range(3):
        known = game.observe(player).plain()["discard"]["known"]
        assert sorted(known.values()) == sorted([first[player], second[player]])
        for other in samples(game, player, 5):
            pile = other.describe()["discard"]["known"]
            assert {place: pile[place] for place in known} == known


def test_while_the_others_choose_a_choice_is_hidden() -> None:
    for after_draft in (False, True):
        game = new(3, seed=7)
        if after_draft:
            discard_each(game)
            finish_draft(game, Random(7))
        cards = [choice.text for choice in game.decisions[0].choices]
        seen = set()
        for card in (cards[0], cards[1], cards[4]):
            twin = game.copy()
            events = twin.play(0, card)
            assert all(event.audience == 0 for event in events if "card" in event.facts)
            seen.add(twin.observe(1).to_json())
        assert len(seen) == 1


def passed_and_gone(seed: int) -> tuple[cm.Game, list[str]]:
    """A game after both discards, and the cards that player 0 passed on in the draft and player 1 took."""
    game = new(2, seed=seed)
    discard_each(game)
    pack = seat(game, 0)["aside"]
    game.play(0, pack[0])
    game.play(1, seat(game, 1)["aside"][0])
    finish_draft(game, Random(seed))
    gone = Counter(pack[1:]) - Counter(own_cards(seat(game, 0)))
    assert gone
    discard_each(game)
    return game, list(gone.elements())


# A card passed on in the draft may have been kept or discarded by whoever took it: samples show both.
def test_a_card_passed_on_may_have_been_discarded() -> None:
    game, gone = passed_and_gone(8)
    places = set()
    for other in samples(game, 0, 60):
        held = Counter(own_cards(seat(other, 1)))
        pile = Counter(other.describe()["discard"]["known"].values())
        missing = Counter(gone) - held
        assert missing <= pile
        places.add(missing.total() > 0)
    assert places == {True, False}


# He has discarded one card since: of those that were passed on to him, no more than one can be on the pile, for his
# other discard lay there before the draft.
def test_no_card_passed_on_was_discarded_before_the_draft() -> None:
    game, gone = passed_and_gone(8)
    for other in samples(game, 0, 60):
        missing = Counter(gone) - Counter(own_cards(seat(other, 1)))
        assert missing.total() <= 1
