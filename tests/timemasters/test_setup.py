"""Setting up: equal decks of ten, hands of five, four Ke, and five spheres of ten cards."""

from collections import Counter

import pytest

from tests.timemasters.plain import STARTING_DECK, blanks, new_game, plain

SEEDS = range(12)


# Every player gets the same ten cards, shuffles them and takes five in hand; the rest is the deck.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_the_same_ten_cards_five_of_them_in_hand(players: int) -> None:
    for seat in new_game(players).describe()["players"]:
        assert (len(seat["hand"]), len(seat["deck"])) == (5, 5)
        assert sorted(seat["hand"] + seat["deck"]) == STARTING_DECK
        assert seat["discard"] == seat["spells"] == seat["timers"] == []


def test_the_decks_are_shuffled_each_by_itself() -> None:
    decks = {tuple(seat["deck"]) for seed in SEEDS for seat in new_game(4, seed).describe()["players"]}
    assert len(decks) > 4 * len(SEEDS) / 2
    hands = {tuple(new_game(2, seed).describe()["players"][0]["hand"]) for seed in SEEDS}
    assert len(hands) > 1


# Everybody begins with four permanent Ke, golden side up, and no ephemeral ones.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_four_active_ke(players: int) -> None:
    for seat in new_game(players).describe()["players"]:
        assert (seat["active"], seat["exhausted"], seat["ephemeral"]) == (4, 0, 0)
        assert (seat["next_spell"], seat["cap"]) == (0, None)


# The starting cards have level 0 and are worth nothing.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_cards_are_worth_nothing(players: int) -> None:
    assert new_game(players).outcome.scores == [0] * players


# Each level is shuffled by itself and ten cards of it are left; the others stay out of the game.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_five_spheres_of_ten_cards(players: int) -> None:
    game = new_game(players)
    levels = game.rules.pack.level
    numbers = game.rules.pack.numbers
    spheres = game.describe()["spheres"]
    assert list(spheres) == ["1", "2", "3", "4", "5"]
    for level, sphere in spheres.items():
        assert sphere["size"] == len(sphere["cards"]) == 10
        assert {levels[numbers[card]] for card in sphere["cards"]} == {int(level)}


def test_which_ten_cards_and_in_which_order_is_chance() -> None:
    spheres = [new_game(2, seed).describe()["spheres"]["1"]["cards"] for seed in SEEDS]
    assert len({tuple(sorted(cards)) for cards in spheres}) > 1
    assert len({tuple(cards) for cards in spheres}) == len(SEEDS)
    assert max(max(Counter(cards).values()) for cards in spheres) <= 10


# The top card of each sphere lies open before all; what is under it nobody sees.
def test_only_the_top_card_of_a_sphere_lies_open() -> None:
    game = new_game(3)
    for level, sphere in game.describe()["spheres"].items():
        assert sphere["open"]
        for player in range(3):
            seen = game.observe(player).plain()["spheres"][level]["cards"]
            assert seen == [sphere["cards"][0]] + [None] * 9


# A hand is its player's own, and a deck lies face down.
def test_hands_and_decks_are_hidden() -> None:
    game = new_game(2)
    mine, theirs = game.observe(0).plain()["players"]
    assert mine["hand"] == game.describe()["players"][0]["hand"]
    assert theirs["hand"] == theirs["deck"] == [None] * 5


# Of the own deck one knows what is in it, but not the order.
def test_the_order_of_the_own_deck_is_hidden() -> None:
    one = plain({"deck": ["calm", "dial", "cost-3"]})
    other = plain({"deck": ["cost-3", "calm", "dial"]})
    assert one.deck(0) != other.deck(0)
    assert one.game.observe(0) == other.game.observe(0)
    assert sorted(one.game.observe(0).plain()["players"][0]["deck"]) == ["calm", "cost-3", "dial"]


# Instead of chance, the ten cards of a sphere can be picked by hand.
def test_the_cards_of_a_sphere_can_be_picked_by_hand() -> None:
    picked = ["grow"] * 4 + ["dearer"] * 4 + ["cap"] * 2
    orders = set()
    for seed in SEEDS:
        cards = new_game(2, seed, spheres=" ".join(picked)).describe()["spheres"]["2"]["cards"]
        assert sorted(cards) == sorted(picked)
        orders.add(tuple(cards))
    assert len(orders) > 1  # their order stays chance


# Who names fewer has these for certain, and chance fills up the rest.
def test_a_sphere_picked_in_part_is_filled_up_at_random() -> None:
    rest = set()
    for seed in SEEDS:
        spheres = new_game(2, seed, spheres="draw-three draw-three twin").describe()["spheres"]
        assert spheres["1"]["cards"].count("draw-three") == 2
        assert "twin" in spheres["4"]["cards"]
        assert [sphere["size"] for sphere in spheres.values()] == [10] * 5
        rest.add(tuple(sorted(spheres["1"]["cards"])))
    assert len(rest) > 1


def test_all_ten_may_be_alike_where_there_are_as_many() -> None:
    assert new_game(spheres=" ".join(blanks(5, 10))).describe()["spheres"]["5"]["cards"] == blanks(5, 10)


# The first player is whoever talked to a wizard last: an option, or chance.
def test_the_first_player_is_named_or_drawn_by_lot() -> None:
    for player in range(3):
        game = new_game(3, first_player=player)
        assert game.describe()["first_player"] == player
        assert [decision.player for decision in game.decisions] == [player]
    assert {new_game(3, seed, first_player="random").describe()["first_player"] for seed in SEEDS} == {0, 1, 2}


# In the first round there is no Timer phase: nobody has a Timer.
def test_the_game_begins_with_the_main_phase() -> None:
    game = new_game()
    assert [decision.kind for decision in game.decisions] == ["main"]
    assert game.describe()["round"] == 1


# Turns go round clockwise, and a round is over when all have had theirs.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    game = new_game(players, first_player=1)
    seen = []
    for _ in range(2 * players):
        (decision,) = game.decisions
        seen.append((game.describe()["round"], decision.player))
        game.play(decision.player, "pass")
    around = [(1 + step) % players for step in range(players)]
    assert seen == [(1, player) for player in around] + [(2, player) for player in around]


def test_equal_seeds_give_equal_games() -> None:
    assert new_game(3, 5).describe() == new_game(3, 5).describe()
    assert new_game(3, 5).describe() != new_game(3, 6).describe()
