"""The prelude: levels, the deal, the draft, the split into three years, and who sees what of it."""

import itertools
from collections import Counter
from random import Random

import pytest

import chronomage as cm
from tests.seasons.driving import (
    asked,
    finish_draft,
    finish_prelude,
    kinds,
    own_cards,
    play_randomly,
    pool,
    rest_of_pool,
    seat,
)

# The four ready-made sets of the apprentice level, by card number.
SETS = {
    "1": (1, 2, 7, 17, 18, 20, 26, 29, 30),
    "2": (3, 5, 9, 14, 15, 21, 23, 25, 28),
    "3": (4, 6, 7, 9, 12, 16, 22, 24, 30),
    "4": (1, 2, 3, 11, 13, 15, 18, 25, 27),
}

# Cards 1 to 30 in the order of their numbers.
MAGICIAN_CARDS = [
    "amulet-of-air",
    "amulet-of-fire",
    "amulet-of-earth",
    "amulet-of-water",
    "balance-of-ishtar",
    "staff-of-spring",
    "temporal-boots",
    "purse-of-io",
    "divine-chalice",
    "syllas-the-faithful",
    "figrim-the-avaricious",
    "naria-the-prophetess",
    "wondrous-chest",
    "beggars-horn",
    "die-of-malice",
    "kairn-the-destroyer",
    "amsug-longneck",
    "bespelled-grimoire",
    "ragfields-helm",
    "hand-of-fortune",
    "lewis-greyface",
    "runic-cube-of-eolis",
    "potion-of-power",
    "potion-of-dreams",
    "potion-of-knowledge",
    "potion-of-life",
    "hourglass-of-time",
    "scepter-of-greatness",
    "olafs-blessed-statue",
    "yjangs-forgotten-vase",
]


def set_names(number: str) -> list[str]:
    return sorted(MAGICIAN_CARDS[card - 1] for card in SETS[number])


# Magician: cards 1 to 30. Archmage: all 50. Two copies of each card.
@pytest.mark.parametrize(("level", "size"), [("apprentice", 60), ("magician", 60), ("archmage", 100)])
def test_a_level_has_two_copies_of_each_of_its_cards(level: str, size: int) -> None:
    cards = Counter(pool(level))
    assert set(cards.values()) == {2}
    assert cards.total() == size
    if level != "archmage":
        assert set(cards) == set(MAGICIAN_CARDS)


# All cards are shuffled; each player is dealt nine, and the rest is the deck. Nobody has anything yet.
@pytest.mark.parametrize("level", ["magician", "archmage"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_cards_are_dealt_to_each(level: str, players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=3, options={"level": level})
    table = game.describe()
    assert [len(facts["aside"]) for facts in table["players"]] == [9] * players
    assert table["deck"]["size"] == len(pool(level)) - 9 * players
    assert table["discard"]["size"] == 0
    assert (table["year"], table["space"], table["season"]) == (1, 1, "winter")
    for facts in table["players"]:
        assert (facts["crystals"], facts["gauge"], facts["bonuses_used"], facts["reserve"]) == (0, 0, 0, "")
        assert (facts["hand"], facts["in_play"]) == ([], [])


def test_another_seed_deals_other_cards() -> None:
    deals = {tuple(seat(cm.new_game("seasons", seed=seed), 0)["aside"]) for seed in range(20)}
    assert len(deals) == 20


# Everybody chooses at the same time: all are asked at once, each among the cards of his own pack.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_asks_everybody_at_once(players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=4)
    assert asked(game) == list(range(players))
    for decision in game.decisions:
        assert decision.kind == "draft"
        assert {choice.text for choice in decision.choices} == set(seat(game, decision.player)["aside"])


# Who has chosen waits until all have; only then do the packs go round.
def test_packs_wait_for_the_last_to_choose() -> None:
    game = cm.new_game("seasons", players=3, seed=4)
    packs = [seat(game, player)["aside"] for player in range(3)]
    for player in (2, 0):
        game.play(player, packs[player][0])
        with pytest.raises(cm.IllegalChoice):
            game.play(player, packs[player][1])
    assert asked(game) == [1]
    assert seat(game, 1)["aside"] == packs[1]


# What is left of the pack goes to the left neighbour, which is the next seat clockwise.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_packs_go_to_the_left(players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=5)
    packs = [seat(game, player)["aside"] for player in range(players)]
    for player in range(players):
        game.play(player, packs[player][4])
    for player in range(players):
        right = packs[player - 1]
        assert seat(game, player)["aside"] == sorted(right[:4] + right[5:], key=right.index)
        assert seat(game, player)["hand"] == [packs[player][4]]


# It goes on until all cards are taken: everybody has nine, the last one without a choice.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_ends_with_nine_cards_each(players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=6)
    dealt = Counter(card for player in range(players) for card in own_cards(seat(game, player)))
    finish_draft(game, Random(6))
    assert kinds(game) == {"split"}
    assert len(game.history) == 8 * players
    held = [own_cards(seat(game, player)) for player in range(players)]
    assert [len(cards) for cards in held] == [9] * players
    assert Counter(card for cards in held for card in cards) == dealt


# A simultaneous phase has no order: whoever answers first, the same game comes of it.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_order_of_answers_drafts_the_same_game(players: int) -> None:
    def drafted(order: tuple[int, ...]) -> cm.Game:
        game = cm.new_game("seasons", players=players, seed=8)
        while kinds(game) == {"draft"}:
            for player in order:
                decision = next(each for each in game.decisions if each.player == player)
                game.play(player, decision.choices[len(decision.choices) // 2])
        return game

    games = [drafted(order) for order in itertools.permutations(range(players))]
    first = games[0]
    for other in games[1:]:
        assert other.describe() == first.describe()
        assert other.decisions == first.decisions
        assert [other.observe(player).to_json() for player in range(players)] == [
            first.observe(player).to_json() for player in range(players)
        ]


def test_any_order_of_answers_splits_the_same_game() -> None:
    def split(first: int) -> cm.Game:
        game = cm.new_game("seasons", players=2, seed=9)
        finish_draft(game, Random(9))
        for player in (first, 1 - first):
            while player in asked(game) and kinds(game) == {"split"}:
                decision = next(each for each in game.decisions if each.player == player)
                game.play(player, decision.choices[0])
        return game

    one, other = split(0), split(1)
    assert one.describe() == other.describe()
    play_randomly(one, Random(1))
    play_randomly(other, Random(1))
    assert one.outcome.plain() == other.outcome.plain()


# Nine cards become three sets of three: the hand, and the libraries of years two and three.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_cards_are_split_into_three_years(players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=10)
    finish_draft(game, Random(10))
    held = [own_cards(seat(game, player)) for player in range(players)]
    finish_prelude(game, Random(10))
    for player in range(players):
        facts = seat(game, player)
        assert [len(facts["hand"]), len(facts["library"]["2"]), len(facts["library"]["3"])] == [3, 3, 3]
        assert facts["aside"] == []
        assert own_cards(facts) == held[player]
    assert kinds(game) == {"die"}


# The first three answers are the hand, the next three the second year's; the third year gets the rest.
def test_the_split_asks_for_the_first_year_then_the_second() -> None:
    game = cm.new_game("seasons", players=2, seed=1, options={"level": "apprentice", "sets": "12"})
    for card in ("amulet-of-air", "potion-of-life", "yjangs-forgotten-vase"):
        game.play(0, card)
    for card in ("amulet-of-fire", "temporal-boots", "hand-of-fortune"):
        game.play(0, card)
    facts = seat(game, 0)
    assert facts["hand"] == ["amulet-of-air", "potion-of-life", "yjangs-forgotten-vase"]
    assert facts["library"] == {
        "2": ["amulet-of-fire", "temporal-boots", "hand-of-fortune"],
        "3": ["amsug-longneck", "bespelled-grimoire", "olafs-blessed-statue"],
    }
    assert asked(game) == [1]


# A set has no order, so it is asked for in rising order, and each set can be said in exactly one way.
def test_each_hand_can_be_chosen_in_exactly_one_way() -> None:
    start = cm.new_game("seasons", players=2, seed=1, options={"level": "apprentice", "sets": "12"})
    hands: list[tuple[str, ...]] = []
    ids: list[list[int]] = []

    def choose(game: cm.Game, chosen: list[int]) -> None:
        if len(chosen) == 3:
            hands.append(tuple(seat(game, 0)["hand"]))
            ids.append(chosen)
            return
        for choice in game.decisions[0].choices:
            twin = game.copy()
            twin.play(0, choice)
            choose(twin, [*chosen, choice.id])

    choose(start, [])
    assert set(hands) == set(itertools.combinations([MAGICIAN_CARDS[card - 1] for card in SETS["1"]], 3))
    assert len(hands) == 84
    assert all(chosen == sorted(chosen) for chosen in ids)


# Two copies of one card are no different: each hand still has one way, and both copies may go into it.
def test_both_copies_of_a_card_can_go_into_one_year() -> None:
    for seed in range(200):
        game = cm.new_game("seasons", players=4, seed=seed, options={"level": "magician"})
        finish_draft(game, Random(seed))
        doubled = [
            (player, card)
            for player in range(4)
            for card, copies in Counter(seat(game, player)["aside"]).items()
            if copies == 2 and card != seat(game, player)["aside"][-1]
        ]
        if doubled:
            player, card = doubled[0]
            game.play(player, card)
            game.play(player, card)
            assert seat(game, player)["hand"] == [card, card]
            return
    raise AssertionError("no player drafted both copies of a card in 200 games")


# Apprentice level: each player takes a ready-made set and begins with the split; the other cards 1 to 30 are the deck.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_apprentices_begin_with_the_split(players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=2, options={"level": "apprentice"})
    assert kinds(game) == {"split"}
    dealt = [own_cards(seat(game, player)) for player in range(players)]
    assert dealt == [set_names(number) for number in "1234"[:players]]
    deck = sorted(game.describe()["deck"]["known"].values())
    assert deck == rest_of_pool("magician", *[card for cards in dealt for card in cards])


# Any seat may have any set; two seats may even have the same, as there are two copies of each card.
@pytest.mark.parametrize("sets", ["".join(pair) for pair in itertools.product("1234", repeat=2)])
def test_any_seat_may_have_any_set(sets: str) -> None:
    game = cm.new_game("seasons", players=2, seed=2, options={"level": "apprentice", "sets": sets})
    assert [own_cards(seat(game, player)) for player in (0, 1)] == [set_names(sets[0]), set_names(sets[1])]


@pytest.mark.parametrize("sets", ["4321", "2413", "3142"])
def test_four_seats_may_have_the_sets_in_any_order(sets: str) -> None:
    game = cm.new_game("seasons", players=4, seed=2, options={"level": "apprentice", "sets": sets})
    assert [own_cards(seat(game, player)) for player in range(4)] == [set_names(number) for number in sets]


def test_sets_at_random_are_all_different() -> None:
    orders = set()
    for seed in range(30):
        game = cm.new_game("seasons", players=4, seed=seed, options={"level": "apprentice", "sets": "random"})
        orders.add(tuple(tuple(own_cards(seat(game, player))) for player in range(4)))
        assert sorted(own_cards(seat(game, player)) for player in range(4)) == sorted(set_names(n) for n in "1234")
    assert len(orders) > 5


@pytest.mark.parametrize(
    ("sets", "players", "reason"),
    [("5", 2, "1 to 4"), ("1", 2, "each"), ("12x", 3, "1 to 4"), ("", 2, "1 to 4"), ("111", 3, "third copy")],
)
def test_sets_that_cannot_be_are_refused(sets: str, players: int, reason: str) -> None:
    with pytest.raises(cm.BadOption, match=reason):
        cm.new_game("seasons", players=players, options={"level": "apprentice", "sets": sets})


# Cards lie face down: a player sees his own pack and what he has taken, of the others only how many cards they have.
def test_a_drafter_sees_his_own_cards_only() -> None:
    game = cm.new_game("seasons", players=3, seed=11)
    game.play(1, game.decisions[1].choices[0])
    for player in range(3):
        seen = game.observe(player).plain()["players"]
        for other in range(3):
            facts = seat(game, other)
            if other == player:
                assert (seen[other]["hand"], seen[other]["aside"]) == (facts["hand"], facts["aside"])
            else:
                assert seen[other]["hand"] == [None] * len(facts["hand"])
                assert seen[other]["aside"] == [None] * len(facts["aside"])


# What a player chooses in the draft and the split is told to nobody else.
def test_choices_of_the_prelude_are_told_to_their_player_alone() -> None:
    game = cm.new_game("seasons", players=3, seed=12)
    random = Random(12)
    while kinds(game) & {"draft", "split"}:
        decision = random.choice(game.decisions)
        for event in game.play(decision.player, random.choice(decision.choices)):
            if "card" in event.facts:
                assert event.audience == event.facts["player"]


# The libraries may be looked at by their owner at any time, and by nobody else.
def test_libraries_are_open_to_their_owner_alone() -> None:
    game = cm.new_game("seasons", players=2, seed=13)
    finish_prelude(game, Random(13))
    for player in range(2):
        seen = game.observe(player).plain()["players"]
        assert seen[player]["library"] == seat(game, player)["library"]
        assert seen[1 - player]["library"] == {"2": [None] * 3, "3": [None] * 3}
        assert seen[1 - player]["hand"] == [None] * 3


# Ready-made sets are chosen openly: everybody knows which nine cards an opponent has, not how he has split them.
def test_ready_made_sets_are_known_but_not_their_split() -> None:
    game = cm.new_game("seasons", players=2, seed=14, options={"level": "apprentice", "sets": "31"})
    finish_prelude(game, Random(14))
    hands = set()
    for sample in range(40):
        other = seat(game.observe(0).resample(sample), 1)
        assert own_cards(other) == set_names("1")
        hands.add(tuple(other["hand"]))
    assert len(hands) > 10


# The youngest player rolls first; here the option says who that is.
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_option_names_the_first_player(first: int) -> None:
    game = cm.new_game("seasons", players=3, seed=15, options={"first_player": first})
    finish_prelude(game, Random(15))
    assert asked(game) == [first]


def test_without_the_option_chance_names_the_first_player() -> None:
    assert {cm.new_game("seasons", players=4, seed=seed).describe()["first_player"] for seed in range(40)} == {
        0,
        1,
        2,
        3,
    }
