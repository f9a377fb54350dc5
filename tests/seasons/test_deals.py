"""Deals of Seasons: drawn games fall as counting every deal one by one says."""

import json
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import chronomage as cm
from chronomage.games.seasons import knowledge
from chronomage.games.seasons.facts import CARD_NAMES
from chronomage.games.seasons.table import EARLY_MARK, FAMILIAR_MARK
from chronomage.kernel.random import seeded
from chronomage.pov.seasons.resampling import Worlds
from tests.counting import assert_as_counted, contents, lying
from tests.seasons.driving import finish_draft, kinds, seat, step
from tests.seasons.hidden import Hidden, deal_of, table_of

BOOTS, PURSE, HORN, CHEST, ORB, DIE = (
    "temporal-boots",
    "purse-of-io",
    "beggars-horn",
    "wondrous-chest",
    "crystal-orb",
    "die-of-malice",
)
SYLLAS, KAIRN, NARIA = "syllas-the-faithful", "kairn-the-destroyer", "naria-the-prophetess"


def own(game: cm.Game) -> dict[str, Any]:
    """What player 0 sees of themselves."""
    seen: dict[str, Any] = game.observe(0).plain()["players"][0]
    return seen


# --- claims ---


# Deck of five, hand of three: a card that lies in one of the two is in the hand three times of eight.
def test_a_card_in_deck_or_hand_falls_by_their_sizes() -> None:
    hidden = Hidden({"hand": [BOOTS, PURSE, HORN]}, deck=[CHEST, ORB, DIE, SYLLAS, KAIRN])
    hidden.claim(BOOTS, "deck", "hand 1")
    hidden.check(lying(BOOTS))
    hidden.check(lying(BOOTS, CHEST))
    hidden.check(contents("hand 1"))


# The same with a deck of forty.
def test_a_card_in_a_long_deck_is_rarely_in_a_short_hand() -> None:
    game = cm.position("seasons", {"players": [{}, {"hand": [BOOTS, PURSE, HORN]}]})
    table = table_of(game)
    table.players[0].hand, table.deck = table.deck[:-40], table.deck[-40:]
    knowledge.add_claim(table, 0, CARD_NAMES.index(BOOTS) + 1, knowledge.DECK | knowledge.hand_of(1), 0)
    table.players[0].hand.sort()
    observation, random = game.observe(0), Random(2)
    unclaimed = deal_of(game)["deck"].count(BOOTS)
    assert unclaimed == 0
    drawn = Counter[object](BOOTS in deal_of(observation.resample(random))["hand 1"] for _ in range(4000))
    assert_as_counted(drawn, Counter({True: 3, False: 40}))


# What is known of one copy leaves the other where it may.
def test_of_two_copies_one_is_known() -> None:
    hidden = Hidden({"hand": [BOOTS, BOOTS, PURSE]}, deck=[HORN, CHEST, ORB])
    hidden.claim(BOOTS, "hand 1")
    hidden.check(lying(BOOTS))


def test_of_two_copies_both_are_known() -> None:
    hidden = Hidden({"hand": [BOOTS, BOOTS, PURSE]}, deck=[HORN, CHEST], discard=(ORB, DIE))
    hidden.claim(BOOTS, "hand 1", "discard")
    hidden.claim(BOOTS, "deck", "hand 1")
    hidden.check(lying(BOOTS))


# Places that overlap: the number of ways is not the same for each card by itself.
def test_claims_that_overlap() -> None:
    hidden = Hidden(
        {"hand": [BOOTS, PURSE], "library": {"2": [HORN], "3": [CHEST]}}, deck=[ORB, DIE], discard=(SYLLAS,)
    )
    hidden.claim(BOOTS, "hand 1", "library 1")
    hidden.claim(HORN, "hand 1", "library 1")
    hidden.claim(PURSE, "hand 1", "deck")
    hidden.claim(ORB, "hand 1", "deck", "discard")
    hidden.check(lying(BOOTS, HORN, PURSE, ORB), 20_000)


# Three of the four kept cards are known; hand and both years of the library are dealt from them.
def test_hand_and_library() -> None:
    hidden = Hidden({"hand": [BOOTS, PURSE], "library": {"2": [HORN], "3": [CHEST, ORB]}}, deck=[DIE, SYLLAS])
    for card in (BOOTS, HORN, CHEST):
        hidden.claim(card, "hand 1", "library 1")
    hidden.check(lying(BOOTS, HORN, CHEST), 6000)
    hidden.check(contents("hand 1"), 4000)


# --- the draft ---


# Of the cards passed on in one step each opponent has taken one at most: here one has two, and so has the other.
def test_two_opponents_share_the_cards_of_each_step() -> None:
    hidden = Hidden({"hand": [BOOTS, PURSE, HORN]}, {"hand": [CHEST, ORB]}, deck=[DIE])
    for card, passed in ((BOOTS, 1), (CHEST, 1), (PURSE, 2), (ORB, 2)):
        hidden.claim(card, "hand 1", "hand 2", step=passed)
    hidden.check(lying(BOOTS, CHEST, PURSE, ORB))
    hidden.check(lying(HORN, BOOTS))


# The one who has fewer cards has room for fewer; a card without a step may lie beside.
def test_two_opponents_with_hands_of_different_sizes() -> None:
    hidden = Hidden({"hand": [BOOTS], "library": {"2": [PURSE, HORN]}}, {"hand": [CHEST, ORB]}, deck=[DIE, SYLLAS])
    for card in (BOOTS, CHEST):
        hidden.claim(card, "hand 1", "hand 2", "library 1", step=3)
    for card in (PURSE, ORB):
        hidden.claim(card, "hand 1", "hand 2", "library 1")
    hidden.claim(DIE, "deck", "hand 2")
    hidden.check(lying(BOOTS, CHEST, PURSE, ORB, DIE), 40_000)


def test_three_opponents_share_the_cards_of_each_step() -> None:
    hidden = Hidden({"hand": [BOOTS, PURSE]}, {"hand": [HORN]}, {"hand": [CHEST, ORB]}, deck=[DIE])
    for card in (BOOTS, HORN, CHEST):
        hidden.claim(card, "hand 1", "hand 2", "hand 3", step=1)
    for card in (PURSE, ORB):
        hidden.claim(card, "hand 1", "hand 2", "hand 3", step=2)
    hidden.check(lying(BOOTS, HORN, CHEST, PURSE, ORB))


# A pack that was passed on and not seen again: each who has had it has taken one of its cards, any of them.
def test_a_pack_on_its_way() -> None:
    game = cm.new_game("seasons", players=3, seed=3, options={"level": "archmage"})
    for _ in range(2):
        for player in range(3):
            game.play(player, next(each for each in game.decisions if each.player == player).choices[0])
    game.play(2, game.decisions[2].choices[0])
    passed = [claim["card"] for claim in own(game)["known"] if claim["draft_step"] == 1]
    assert len(set(passed)) == len(passed) == 8
    observation, random = game.observe(0), Random(3)
    drawn: Counter[object] = Counter()
    for _ in range(3000):
        drawn[frozenset(passed) - set(seat(observation.resample(random), 2)["aside"])] += 1
    assert_as_counted(drawn, Counter(frozenset(pair) for pair in combinations(passed, 2)))


# --- the discard pile ---


# A familiar that was discarded face down: any hidden one, known or not, and never a magic item.
def test_a_familiar_in_the_pile() -> None:
    hidden = Hidden({"hand": [SYLLAS, BOOTS, PURSE]}, deck=[KAIRN, HORN], discard=(NARIA, CHEST))
    hidden.hide_pile(FAMILIAR_MARK, 0)
    hidden.claim(SYLLAS, "hand 1", "discard")
    hidden.claim(BOOTS, "hand 1", "discard")
    hidden.check(lying(SYLLAS, BOOTS))
    hidden.check(lying(SYLLAS, KAIRN, NARIA), 6000)
    hidden.check(lying(HORN, PURSE))


# What was discarded before the draft nobody has seen in a pack: no card that is known of lies there.
def test_a_card_discarded_early() -> None:
    hidden = Hidden({"hand": [BOOTS, PURSE]}, deck=[HORN], discard=(CHEST, ORB))
    hidden.hide_pile(EARLY_MARK, 0)
    hidden.claim(BOOTS, "hand 1", "discard")
    hidden.check(lying(BOOTS, PURSE))
    hidden.check(contents("early", "hand 1"))


# --- choices under way ---


# Of a year's cards, chosen in rising order, the first lies in hand: any choice of three is as likely as any other.
def test_a_split_in_progress() -> None:
    game, random = cm.new_game("seasons", seed=6, options={"level": "archmage"}), Random(6)
    finish_draft(game, random)
    game.play(1, game.decisions[1].choices[1])
    known = [CARD_NAMES.index(claim["card"]) + 1 for claim in own(game)["known"]]
    unseen = Counter(dict.fromkeys(range(1, 51), 2))
    unseen.subtract(known)
    unseen.subtract(table_of(game).players[0].aside)
    counted: Counter[object] = Counter()
    for ninth in unseen.elements():
        for year in combinations(sorted([*known, ninth]), 3):
            counted[year[0] if year[0] in known else "the ninth"] += 1
    assert len(known) == 8
    observation = game.observe(0)
    drawn: Counter[object] = Counter()
    for _ in range(4000):
        (first,) = table_of(observation.resample(random)).players[1].hand
        drawn[first if first in known else "the ninth"] += 1
    assert_as_counted(drawn, counted)


# The others have any three of the ability tokens that are left, and have chosen any of the three.
def test_ability_tokens() -> None:
    game, random = cm.new_game("seasons", seed=7, options={"ability_tokens": True}), Random(7)
    while kinds(game) != {"ability-token"}:
        step(game, random)
    game.play(1, game.decisions[1].choices[0])
    left = set(range(1, 13)) - set(table_of(game).players[0].abilities)
    counted = Counter[object]((dealt, chosen) for dealt in combinations(sorted(left), 3) for chosen in dealt)
    observation = game.observe(0)
    drawn: Counter[object] = Counter()
    for _ in range(5000):
        other = table_of(observation.resample(random)).players[1]
        drawn[tuple(other.abilities), other.ability_chosen] += 1
    assert_as_counted(drawn, counted)


# --- several at once ---


# Games drawn together fall as those drawn alone do, and one says nothing of the next.
def test_several_games_are_drawn_independently() -> None:
    hidden = Hidden({"hand": [BOOTS, PURSE]}, deck=[HORN, CHEST], discard=(ORB,))
    hidden.claim(BOOTS, "hand 1", "deck")
    hidden.claim(HORN, "hand 1", "discard")
    view = lying(BOOTS, HORN)
    drawn: Counter[object] = Counter()
    observation, random = hidden.game.observe(0), Random(8)
    for _ in range(4000):
        one, other = observation.resample_many(random, 2)
        drawn[view(deal_of(one)), view(deal_of(other))] += 1
    counted = Counter(view(deal) for deal in hidden.every_deal())
    assert_as_counted(drawn, Counter({(a, b): counted[a] * counted[b] for a in counted for b in counted}))


def test_the_first_of_several_is_the_one_drawn_alone() -> None:
    observation = cm.new_game("seasons", players=3, seed=9).observe(1)
    games = observation.resample_many(5, 4)
    assert games[0].describe() == observation.resample(5).describe()
    assert len({json.dumps(game.describe()) for game in games}) == 4
    assert [game.observe(1) for game in games] == [observation] * 4
    assert observation.resample_many(5, 0) == []


# A drawn game rolls its own dice: they do not hang together with the cards that it was dealt.
def test_the_dice_to_come_say_nothing_of_the_cards() -> None:
    hidden = Hidden({"hand": [BOOTS, PURSE]}, deck=[HORN, CHEST])
    observation, random = hidden.game.observe(0), Random(10)
    drawn: Counter[object] = Counter()
    for other in observation.resample_many(random, 5000):
        drawn[deal_of(other)["deck"][0], other.state.random.below(6), other.state.random.below(2)] += 1
    cards = (BOOTS, PURSE, HORN, CHEST)
    assert_as_counted(drawn, Counter((card, die, coin) for card in cards for die in range(6) for coin in range(2)))


# Whoever plays a drawn game on must not meet, in its dice, the numbers that deal the next game's cards.
def test_a_drawn_game_has_a_generator_of_its_own() -> None:
    observation, random = cm.new_game("seasons", seed=10).observe(0), seeded(10)
    drawn = Worlds(table_of(observation), 0).draw(random)
    assert [drawn.random.word() for _ in range(5)] != [random.word() for _ in range(5)]
