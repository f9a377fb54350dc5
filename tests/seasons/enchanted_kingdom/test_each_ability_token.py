"""What each of the twelve ability tokens does."""

import itertools

import pytest

import chronomage as cm
from tests.seasons.cards.common import crystals, end_game, last_round
from tests.seasons.driving import kinds, own_cards, samples, seat
from tests.seasons.enchanted_kingdom.abilities import DECK, KINGDOM, at_the_choice, dealt, new, with_token
from tests.seasons.scenario import scenario

# --- token 1: draw a card, keep or discard it ---


@pytest.mark.parametrize(
    ("choice", "hand", "pile"), [("purse-of-io", ["purse-of-io"], []), ("no", [], ["purse-of-io"])]
)
def test_token_1_draws_a_card_to_keep_or_discard(choice: str, hand: list[str], pile: list[str]) -> None:
    game = scenario(with_token(1), deck=DECK)
    game.play(0, "ability")
    assert (game.kind, game.player(0)["aside"]) == ("keep-or-discard", ["purse-of-io"])
    assert game.game.observe(1).plain()["players"][0]["aside"] == [None]
    game.play(0, choice)
    assert (game.hand(0), game.discard) == (hand, pile)


# --- token 2: discard a card, of the hand or in play ---


def test_token_2_discards_a_card_of_hand_or_play() -> None:
    seated = with_token(2, hand=["purse-of-io"], in_play=["crystal-orb", "arcano-leech"])
    game = scenario(seated)
    game.play(0, "ability")
    assert sorted(game.open) == ["in-play arcano-leech", "in-play crystal-orb", "purse-of-io"]
    game.play(0, "in-play crystal-orb")
    assert (game.hand(0), game.in_play(0), game.discard) == (["purse-of-io"], ["arcano-leech"], ["crystal-orb"])
    game = scenario(seated)
    game.play(0, "ability", "purse-of-io")
    assert (game.hand(0), game.in_play(0)) == ([], ["crystal-orb", "arcano-leech"])
    assert game.game.observe(1).plain()["discard"] == {"size": 1, "known": {}}


def test_token_2_needs_a_card() -> None:
    game = scenario(with_token(2), {"hand": ["purse-of-io"], "in_play": ["crystal-orb"]})
    assert "ability" not in game.open
    assert "needs a card" in game.refused(0, "ability")


# A Shield of Zira may stand in; the token is used all the same.
def test_token_2_with_a_shield() -> None:
    game = scenario(with_token(2, in_play=["shield-of-zira"], hand=["purse-of-io"]), **KINGDOM)
    game.play(0, "ability", "purse-of-io", "in-play shield-of-zira")
    assert (game.hand(0), game.in_play(0), game.crystals(0)) == (["purse-of-io"], [], 10)
    assert game.player(0)["ability_token_used"]


# --- token 3: two energy of any kind ---


@pytest.mark.parametrize("pair", ["AA", "AW", "WE", "EE"])
def test_token_3_gives_two_energy(pair: str) -> None:
    game = scenario(with_token(3, reserve="F"))
    game.play(0, "ability", pair[0])
    if game.kind == "gain-energy":  # after an earth nothing else can follow
        game.play(0, pair[1])
    assert sorted(game.reserve(0)) == sorted("F" + pair)


def test_token_3_may_overflow_the_reserve() -> None:
    game = scenario(with_token(3, reserve="AAAAAA"))
    game.play(0, "ability", "W", "E")
    assert game.kind == "overflow"
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAWE"


# --- token 4: the gauge falls by one, never below the cards in play ---


@pytest.mark.parametrize(("gauge", "cards"), [(1, 0), (2, 1), (5, 3), (15, 3)])
def test_token_4_lowers_the_gauge(gauge: int, cards: int) -> None:
    in_play = ["purse-of-io", "crystal-orb", "arcano-leech"][:cards]
    game = scenario(with_token(4, gauge=gauge, in_play=in_play))
    game.play(0, "ability")
    assert (game.gauge(0), game.in_play(0)) == (gauge - 1, in_play)


@pytest.mark.parametrize(("gauge", "cards"), [(0, 0), (1, 1), (3, 3), (1, 3)])
def test_token_4_is_refused_where_the_gauge_would_be_too_low(gauge: int, cards: int) -> None:
    in_play = ["purse-of-io", "crystal-orb", "arcano-leech"][:cards]
    game = scenario(with_token(4, gauge=gauge, in_play=in_play))
    assert "ability" not in game.open
    assert "gauge" in game.refused(0, "ability")
    assert not game.player(0)["ability_token_used"]


# --- token 5: cards left in hand are worth three each ---


# It is permanent: never used, never turned over.
def test_token_5_makes_cards_in_hand_worth_three_each() -> None:
    hand = ["purse-of-io", "crystal-orb", "die-of-malice", "arcano-leech"]
    game = last_round(with_token(5, hand=hand), {"hand": ["purse-of-io"]}, **KINGDOM)
    assert "ability" not in game.open
    assert "by itself" in game.refused(0, "ability")
    score = end_game(game)
    assert [part["hand"] for part in score] == [12, -5]
    assert [part["ability"] for part in score] == [0, 0]
    assert game.game.outcome.scores == [12, -5]
    assert not game.player(0)["ability_token_used"]


def test_token_5_with_an_empty_hand_is_worth_nothing() -> None:
    score = end_game(last_round(with_token(5)))
    assert (score[0]["hand"], score[0]["ability"]) == (0, 0)


# --- token 6: transmute this turn with one crystal more for each energy ---


def test_token_6_allows_transmuting_with_a_crystal_more() -> None:
    game = scenario(with_token(6, reserve="FE"))
    assert "transmute" not in game.open
    game.play(0, "ability", "transmute", "F", "E")
    if game.kind == "transmute":
        game.play(0, "done")
    assert (game.crystals(0), game.reserve(0)) == (2 + 1 + 3 + 1, "")


def test_token_6_adds_to_purse_bonus_and_die() -> None:
    game = scenario(with_token(6, reserve="F", in_play=["purse-of-io"]), die={"transmute": True})
    game.play(0, "ability", "bonus transmute", "transmute", "F")
    assert game.crystals(0) == 2 + 1 + 1 + 1


# It lasts for the turn.
def test_token_6_ends_with_the_turn() -> None:
    game = scenario(with_token(6, reserve="F"), {"reserve": "F"})
    game.play(0, "ability", "end")
    assert "transmute" not in game.open
    game.play(1, "end")
    while game.asked != 0 or game.kind != "turn":
        game.play(game.asked, "end" if game.kind == "turn" else game.open[0])
    assert game.player(0)["transmute_bonus"] == 0


# --- token 7: twelve crystals ---


def test_token_7_gives_twelve_crystals() -> None:
    game = scenario(with_token(7, crystals=1), {"crystals": 2})
    game.play(0, "ability")
    assert crystals(game) == [13, 2]


# --- token 8: discard four water ---


def test_token_8_takes_four_water() -> None:
    game = scenario(with_token(8, reserve="AWWWWW"))
    game.play(0, "ability")
    assert (game.reserve(0), game.crystals(0)) == ("AW", 0)


@pytest.mark.parametrize(("reserve", "have"), [("", 0), ("WWW", 3), ("AAAFFEE", 0)])
def test_token_8_is_refused_without_four_water(reserve: str, have: int) -> None:
    game = scenario(with_token(8, reserve=reserve))
    assert "ability" not in game.open
    assert f"needs 4 water, you have {have}" in game.refused(0, "ability")


# Water lying on an Amulet of Water may be used too, and where both can pay the player chooses.
def test_token_8_takes_water_from_the_amulet_too() -> None:
    game = scenario(with_token(8, reserve="WW", in_play=[{"card": "amulet-of-water", "tokens": "WWF"}]))
    game.play(0, "ability")
    while game.kind == "pay":
        game.play(0, game.open[0])
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("", "F")


def test_token_8_from_the_amulet_alone() -> None:
    game = scenario(with_token(8, in_play=[{"card": "amulet-of-water", "tokens": "WWWW"}]))
    game.play(0, "ability")
    assert (game.tokens(0, "amulet-of-water"), game.kind) == ("", "turn")


def test_token_8_may_spare_the_amulet() -> None:
    game = scenario(with_token(8, reserve="WWWW", in_play=[{"card": "amulet-of-water", "tokens": "WW"}]))
    game.play(0, "ability")
    assert game.open == ["amulet W", "W"]
    game.play(0, "W")
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("", "WW")


# Tokens on other cards are out of reach.
def test_token_8_does_not_take_water_from_other_cards() -> None:
    in_play = [{"card": "glutton-cauldron", "tokens": "WW"}, {"card": "fairy-monolith", "tokens": "WW"}]
    game = scenario(with_token(8, reserve="WW", in_play=in_play), **KINGDOM)
    assert "you have 2" in game.refused(0, "ability")


# --- token 9: the gauge rises by two ---


@pytest.mark.parametrize(("gauge", "after"), [(0, 2), (7, 9), (13, 15), (14, 15)])
def test_token_9_raises_the_gauge_by_two(gauge: int, after: int) -> None:
    game = scenario(with_token(9, gauge=gauge))
    game.play(0, "ability")
    assert game.gauge(0) == after


# --- token 10: the marker moves two spaces forward or back ---


@pytest.mark.parametrize(("choice", "year", "space"), [("forward 2", 2, 7), ("back 2", 2, 3)])
def test_token_10_moves_the_marker_two_spaces(choice: str, year: int, space: int) -> None:
    game = scenario(with_token(10), year=2, space=5)
    game.play(0, "ability")
    assert (game.kind, game.open) == ("move-marker", ["forward 2", "back 2"])
    game.play(0, choice)
    table = game.game.describe()
    assert (table["year"], table["space"]) == (year, space)


# A season changed by it acts at once, either way.
@pytest.mark.parametrize(("choice", "space"), [("forward 2", 2), ("back 2", 4)])
def test_token_10_changes_the_season(choice: str, space: int) -> None:
    game = scenario(
        with_token(10, in_play=["hourglass-of-time"]), {"crystals": 3}, {"crystals": 3}, space=space, year=2
    )
    game.play(0, "ability", choice, "F")
    assert game.reserve(0) == "F"
    assert game.kind == "turn"


def test_token_10_within_a_season_changes_nothing_else() -> None:
    game = scenario(with_token(10, in_play=["hourglass-of-time"]), space=4)
    game.play(0, "ability", "forward 2")
    assert (game.reserve(0), game.game.describe()["season"]) == ("", "spring")


# Transmuting goes by the season under the marker now.
def test_token_10_changes_what_energy_is_worth() -> None:
    game = scenario(with_token(10, reserve="F"), die={"transmute": True}, space=2)
    game.play(0, "ability", "forward 2", "transmute", "F")
    assert game.crystals(0) == 3


# Over the end of a year it brings the year's cards; back over its start the year goes back and hands stay.
def test_token_10_over_the_years_end_brings_the_cards() -> None:
    game = scenario(with_token(10, library={"2": ["purse-of-io"]}), {"library": {"2": ["crystal-orb"]}}, space=11)
    game.play(0, "ability", "forward 2")
    assert (game.hand(0), game.hand(1), game.game.describe()["year"]) == (["purse-of-io"], ["crystal-orb"], 2)


def test_token_10_back_over_the_years_start() -> None:
    game = scenario(with_token(10, hand=["purse-of-io"], library={"3": ["crystal-orb"]}), year=2, space=1)
    game.play(0, "ability", "back 2")
    table = game.game.describe()
    assert (table["year"], table["space"], table["season"]) == (1, 11, "autumn")
    assert (game.hand(0), game.player(0)["library"]["3"]) == (["purse-of-io"], ["crystal-orb"])


# Before year 1 there is a year 0.
def test_token_10_may_go_back_before_the_first_year() -> None:
    game = scenario(with_token(10), space=1)
    game.play(0, "ability", "back 2")
    assert (game.game.describe()["year"], game.game.describe()["space"]) == (0, 11)


# Past year 3: the round is finished, then the game ends.
def test_token_10_may_end_the_game() -> None:
    game = scenario(with_token(10), year=3, space=11)
    game.play(0, "ability", "forward 2")
    assert not game.game.over
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.over
    assert game.game.outcome.breakdown[0]["ability"] == 3


# --- token 11: look at the hands of the others ---


def test_token_11_shows_the_hands_of_all_others() -> None:
    hands = [["beggars-horn"], ["purse-of-io", "temporal-boots"], ["crystal-orb"]]
    game = scenario(with_token(11, hand=hands[0]), {"hand": hands[1]}, {"hand": hands[2]})
    game.play(0, "ability")
    seen = game.told("hand-seen")
    assert sorted((facts["other"], facts["card"]) for facts in seen) == [
        (1, "purse-of-io"),
        (1, "temporal-boots"),
        (2, "crystal-orb"),
    ]
    assert all(facts["audience"] == 0 for facts in seen)
    known = game.game.observe(0).plain()["players"][0]["known"]
    assert sorted((claim["card"], claim["places"]) for claim in known) == [
        ("crystal-orb", ["hand 2"]),
        ("purse-of-io", ["hand 1"]),
        ("temporal-boots", ["hand 1"]),
    ]
    for other in samples(game.game, 0, 30):
        assert [sorted(seat(other, player)["hand"]) for player in range(3)] == hands
    # The looked at learn nothing, neither of the looker's hand nor of each other's.
    for viewer in (1, 2):
        others = {tuple(seat(other, 3 - viewer)["hand"]) for other in samples(game.game, viewer, 30)}
        assert len(others) > 10
        assert game.game.observe(viewer).plain()["players"][viewer]["known"] == []


def test_token_11_does_not_show_libraries() -> None:
    game = scenario(with_token(11), {"hand": ["purse-of-io"], "library": {"2": ["temporal-boots"]}})
    game.play(0, "ability")
    libraries = {tuple(seat(other, 1)["library"]["2"]) for other in samples(game.game, 0, 40)}
    assert len(libraries) > 15


# Both copies of a card in one hand are both known.
def test_token_11_with_two_copies_in_a_hand() -> None:
    game = scenario(with_token(11), {"hand": ["purse-of-io", "purse-of-io", "crystal-orb"]})
    game.play(0, "ability")
    for other in samples(game.game, 0, 20):
        assert sorted(seat(other, 1)["hand"]) == ["crystal-orb", "purse-of-io", "purse-of-io"]


# The knowledge stays when the hand changes: a summoned card is gone, a drawn one is unknown, the others are there.
def test_token_11_is_remembered_when_the_hand_changes() -> None:
    game = scenario(
        with_token(11),
        {"hand": ["die-of-malice", "purse-of-io", "temporal-boots"], "gauge": 3, "die": {"card": True}},
        deck=["crystal-orb"],
    )
    game.play(0, "ability", "end")
    game.play(1, "draw", "crystal-orb", "summon die-of-malice")
    extra = set()
    for other in samples(game.game, 0, 40):
        hand = seat(other, 1)["hand"]
        assert {"purse-of-io", "temporal-boots"} <= set(hand)
        extra |= set(hand)
    assert len(extra) > 10


# A card discarded face down is one of those in hand: which one is not known.
def test_token_11_and_a_hidden_discard() -> None:
    game = scenario(
        with_token(11),
        {"hand": ["die-of-malice", "purse-of-io"], "ability_token": 2},
    )
    game.play(0, "ability", "end")
    game.play(1, "ability", "purse-of-io")
    places = set()
    for other in samples(game.game, 0, 40):
        hand, pile = seat(other, 1)["hand"], other.describe()["discard"]["known"]
        assert {*hand, *pile.values()} == {"die-of-malice", "purse-of-io"}
        places.add(hand[0])
    assert places == {"die-of-malice", "purse-of-io"}


# A hand is seen whole: a card known to be his that is not in it lies in his library, and a card that he draws later
# is none of those. Ready-made sets are known to all, which makes it plain.
def test_token_11_shows_what_is_not_in_the_hand() -> None:
    game, seen = looked_at_a_ready_made_hand()
    game.play(1, "ability")
    game.play(1, seat(game, 1)["aside"][0])
    library = sorted(seat(game, 1)["library"]["2"] + seat(game, 1)["library"]["3"])
    for other in samples(game, 0, 40):
        facts = seat(other, 1)
        assert set(seen) <= set(facts["hand"])
        assert len(facts["hand"]) == 4
        assert sorted(facts["library"]["2"] + facts["library"]["3"]) == library


def looked_at_a_ready_made_hand() -> tuple[cm.Game, list[str]]:
    """Player 0 has looked at a hand of three from a ready-made set; player 1, who has token 1, is in his turn."""
    options = {"level": "apprentice", "first_player": 0}
    seed = next(
        seed
        for seed in range(2000)
        if 11 in dealt(new(2, seed, **options))[0] and 1 in dealt(new(2, seed, **options))[1]
    )
    game = at_the_choice(2, seed, **options)
    game.play(0, "token 11")
    game.play(1, "token 1")
    for player in (0, 1):
        dice = game.describe()["dice"]
        place = next(place for place, die in enumerate(dice) if die is not None and not die["card"])
        game.play(player, f"die {place + 1}")
    assert kinds(game) == {"turn"}
    game.play(0, "ability")
    seen = seat(game, 1)["hand"]
    assert len(seen) == 3
    for other in samples(game, 0, 20):
        assert seat(other, 1)["hand"] == seen
        assert own_cards(seat(other, 1)) == own_cards(seat(game, 1))
    game.play(0, "end")
    while kinds(game) != {"turn"}:
        game.play(1, game.decisions[0].choices[0])
    return game, seen


# It may be used when nobody has a card in hand.
def test_token_11_with_empty_hands() -> None:
    game = scenario(with_token(11))
    game.play(0, "ability")
    assert game.player(0)["ability_token_used"]


# Others see that he has looked, and at whom.
def test_token_11_is_told_to_all_without_the_cards() -> None:
    game = scenario(with_token(11), {"hand": ["purse-of-io"]}, {"hand": ["crystal-orb"]})
    game.play(0, "ability")
    looked = game.told("hand-looked-at")
    assert [facts["other"] for facts in looked] == [1, 2]
    assert all("card" not in facts for facts in looked)


# --- token 12: order the three top cards of the deck ---


@pytest.mark.parametrize("order", list(itertools.permutations(DECK[:3])))
def test_token_12_orders_the_three_top_cards(order: tuple[str, ...]) -> None:
    game = scenario(with_token(12), deck=DECK)
    game.play(0, "ability")
    assert (game.kind, sorted(game.open)) == ("order-top", sorted(DECK[:3]))
    game.play(0, *order[:2])  # the last one goes on top by itself
    assert game.deck(5) == [*reversed(order), *DECK[3:]]
    assert (game.hand(0), game.discard) == ([], [])


# Only he knows them and their order; the others know nothing, while he looks and after.
def test_token_12_is_a_private_look() -> None:
    game = scenario(with_token(12), deck=DECK)
    game.play(0, "ability")
    assert sorted(game.game.observe(0).plain()["players"][0]["aside"]) == sorted(DECK[:3])
    assert game.game.observe(1).plain()["players"][0]["aside"] == [None] * 3
    game.play(0, "purse-of-io", "temporal-boots")
    expected = {"0": "die-of-malice", "1": "temporal-boots", "2": "purse-of-io"}
    assert game.game.observe(0).plain()["deck"]["known"] == expected
    assert game.game.observe(1).plain()["deck"]["known"] == {}
    for other in samples(game.game, 0, 10):
        deck = other.describe()["deck"]["known"]
        assert {place: deck[place] for place in "012"} == expected
    assert len({other.describe()["deck"]["known"]["0"] for other in samples(game.game, 1, 30)}) > 10
    assert all(event.audience == 0 for event in game.events if "card" in event.facts)


# --- together with enchantments ---


# A card drawn with token 1 and kept is paid for under Argos' Embrace.
def test_token_1_under_argos_embrace() -> None:
    game = scenario(with_token(1, crystals=6), deck=DECK, options={"enchantment": "argos-embrace"})
    game.play(0, "ability", "purse-of-io")
    assert (game.hand(0), game.crystals(0)) == (["purse-of-io"], 1)


# Using a token activates no card: Thieving Fairies take nothing, and a Heart of Argos gets no earth.
def test_using_a_token_is_no_activation() -> None:
    game = scenario(with_token(7, in_play=["heart-of-argos"]), {"in_play": ["thieving-fairies"]}, **KINGDOM)
    game.play(0, "ability")
    assert (crystals(game), game.tokens(0, "heart-of-argos")) == ([12, 0], "")


# The breakdown of a score has a part of its own for the token, beside those of the base game.
def test_the_breakdown_has_a_part_for_the_token() -> None:
    expected = {"crystals", "cards", "effects", "bonuses", "hand", "ability"}
    for part in scenario(with_token(8), {}, **KINGDOM).game.outcome.breakdown:
        assert set(part) == expected
    for part in at_the_choice(3).outcome.breakdown:
        assert set(part) == expected
