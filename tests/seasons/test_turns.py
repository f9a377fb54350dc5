"""Turns: the die first, then transmuting, bonuses, summoning and activating; the limits that hold for all of them."""

from collections import Counter
from random import Random

import pytest

from tests.seasons.driving import rest_of_pool
from tests.seasons.scenario import Scenario, scenario

# Crystals for a token of each kind in each season, as the rings of the board have them.
RATES = {
    "winter": {"A": 1, "W": 1, "F": 2, "E": 3},
    "spring": {"A": 2, "W": 1, "F": 3, "E": 1},
    "summer": {"A": 3, "W": 2, "F": 1, "E": 1},
    "autumn": {"A": 1, "W": 3, "F": 1, "E": 2},
}
SEASONS = tuple(RATES)
CARD_DIE = {"card": True}
TRANSMUTING_DIE = {"energy": "AW", "transmute": True}


# --- the die ---


# The player must take what his die gives, before anything else: nobody asks him whether he wants it.
def test_the_die_gives_crystals_energy_and_gauge() -> None:
    game = scenario({"crystals": 1, "gauge": 2}, die={"energy": "WW", "crystals": 3, "star": True})
    assert game.kind == "turn"
    assert (game.crystals(0), game.reserve(0), game.gauge(0)) == (4, "WW", 3)


# The draw of the die, too, comes before anything else of the turn.
def test_nothing_comes_before_the_draw() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1, "reserve": "A"}, die={**CARD_DIE, "transmute": True})
    assert game.open == ["bonus draw", "draw"]
    for early in ("end", "transmute", "summon temporal-boots", "bonus gauge", "bonus exchange", "no"):
        game.refused(0, early)


# What else the die gives is there when the card is drawn, overflow settled.
def test_overflow_comes_before_the_draw() -> None:
    game = scenario({"reserve": "AAAAAAA"}, die={"energy": "WE", "crystals": 2, "star": True, "card": True})
    assert game.kind == "overflow"
    assert (game.crystals(0), game.gauge(0)) == (2, 1)
    game.play(0, "A", "E")
    assert game.reserve(0) == "AAAAAAW"
    assert game.kind == "die-card"


# The drawn card may be kept.
def test_the_drawn_card_may_be_kept() -> None:
    game = scenario(die=CARD_DIE, deck=["purse-of-io", "amulet-of-air"])
    game.play(0, "draw")
    assert game.open == ["no", "purse-of-io"]
    game.play(0, "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.discard == []
    assert game.deck(1) == ["amulet-of-air"]


# Or discarded.
def test_the_drawn_card_may_be_discarded() -> None:
    game = scenario({"hand": ["die-of-malice"]}, die=CARD_DIE, deck=["purse-of-io"], discard=["amulet-of-air"])
    game.play(0, "draw", "no")
    assert game.hand(0) == ["die-of-malice"]
    assert game.discard == ["purse-of-io", "amulet-of-air"]


# There is no limit to the cards in hand.
def test_a_hand_has_no_limit() -> None:
    game = scenario({"hand": rest_of_pool("archmage")[:60]}, die=CARD_DIE)
    game.play(0, "draw", *game.deck(1))
    assert len(game.hand(0)) == 61


# Draw bonus: where the die gives a card, draw two instead, keep one and discard the other.
def test_the_draw_bonus_draws_two_and_keeps_one() -> None:
    game = scenario(die=CARD_DIE, deck=["purse-of-io", "amulet-of-air", "die-of-malice"])
    game.play(0, "bonus draw")
    assert game.kind == "keep"
    assert sorted(game.open) == ["amulet-of-air", "purse-of-io"]  # one must be kept
    game.play(0, "amulet-of-air")
    assert game.hand(0) == ["amulet-of-air"]
    assert game.discard == ["purse-of-io"]
    assert game.player(0)["bonuses_used"] == 1
    assert game.deck(1) == ["die-of-malice"]


# It is for that moment only: not once the card is drawn, not with a die that gives none.
def test_the_draw_bonus_is_gone_once_the_card_is_drawn() -> None:
    game = scenario(die=CARD_DIE)
    game.play(0, "draw")
    game.refused(0, "bonus draw")
    game.play(0, "no")
    assert "when your die gives a card" in game.refused(0, "bonus draw")


def test_the_draw_bonus_needs_a_die_with_a_card() -> None:
    game = scenario(die={"energy": "AA"})
    assert "when your die gives a card" in game.refused(0, "bonus draw")


def test_without_bonuses_left_the_card_is_simply_drawn() -> None:
    game = scenario({"bonuses_used": 3}, die=CARD_DIE, deck=["purse-of-io"])
    assert game.open == ["no", "purse-of-io"]


# --- transmuting ---


@pytest.mark.parametrize("season", range(4))
@pytest.mark.parametrize("energy", "AWFE")
def test_each_season_has_its_rates(season: int, energy: str) -> None:
    for space in range(season * 3 + 1, season * 3 + 4):
        game = scenario({"reserve": energy}, space=space, die={"transmute": True})
        game.play(0, "transmute", energy)
        assert game.crystals(0) == RATES[SEASONS[season]][energy]
        assert game.reserve(0) == ""


# The rulebook's example: in winter one fire and two earth give 2 + 3 + 3 = 8 crystals.
def test_the_example_of_transmuting() -> None:
    game = scenario({"reserve": "AFEEE"}, die={"transmute": True})
    game.play(0, "transmute", "F", "E", "E", "done")
    assert game.crystals(0) == 8
    assert game.reserve(0) == "AE"


# Transmuting is free: nobody must.
def test_transmuting_may_be_left() -> None:
    game = scenario({"reserve": "AF"}, die=TRANSMUTING_DIE)
    game.play(0, "end")
    assert game.asked == 1
    assert game.reserve(0) == "AAWF"


# The right lasts to the end of the turn: transmute, do something else, transmute again.
def test_the_right_to_transmute_lasts_all_turn() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EEE", "gauge": 1}, die={"transmute": True})
    game.play(0, "transmute", "E", "done")
    assert game.crystals(0) == 3
    game.play(0, "summon amulet-of-earth")
    assert game.crystals(0) == 12
    assert "no energy" in game.refused(0, "transmute")
    game.play(0, "bonus gauge", "end")
    assert game.asked == 1
    assert "right to transmute" in game.refused(1, "transmute")


def test_the_right_ends_with_the_turn() -> None:
    game = scenario({"reserve": "EEE"}, die=TRANSMUTING_DIE)
    game.play(0, "end")
    assert not game.player(0)["can_transmute"]


def test_without_the_sign_there_is_no_transmuting() -> None:
    game = scenario({"reserve": "EEE"}, die={"energy": "AA"})
    assert "right to transmute" in game.refused(0, "transmute")


# Each handful of tokens can be said in exactly one way: in rising order.
def test_tokens_are_transmuted_in_rising_order() -> None:
    game = scenario({"reserve": "AWF"}, die={"transmute": True})
    game.play(0, "transmute", "W")
    assert game.open == ["done", "F"]


# --- bonuses ---


# Transmutation bonus: gives the right by itself, and one crystal more for each token.
def test_the_transmutation_bonus_gives_the_right_and_a_crystal() -> None:
    game = scenario({"reserve": "EEA"})
    game.play(0, "bonus transmute", "transmute", "A", "E", "E")
    assert game.crystals(0) == 2 + 4 + 4


# Bonuses of one turn add up, with each other and with the Purse of Io, and are over with the turn.
def test_transmutation_bonuses_add_up() -> None:
    game = scenario({"reserve": "EEA", "in_play": ["purse-of-io", "purse-of-io"]}, {"reserve": "E"})
    game.play(0, "bonus transmute", "bonus transmute", "transmute", "A", "done")
    assert game.crystals(0) == 1 + 2 + 2
    game.play(0, "bonus transmute", "transmute", "E", "done")
    assert game.crystals(0) == 5 + 3 + 3 + 2
    game.play(0, "end")
    assert game.player(0)["transmute_bonus"] == 0


def test_bonuses_end_with_the_turn() -> None:
    game = scenario({"reserve": "E"}, {"reserve": "E"}, leftover_pips=1)
    game.play(0, "bonus transmute", "end")
    assert "right to transmute" in game.refused(1, "transmute")
    assert not game.player(0)["can_transmute"]


# Gauge bonus: one more on the summoning gauge.
def test_the_gauge_bonus_raises_the_gauge() -> None:
    game = scenario({"gauge": 4})
    game.play(0, "bonus gauge")
    assert game.gauge(0) == 5
    assert game.player(0)["bonuses_used"] == 1


# Exchange bonus: two tokens for two of any kind.
def test_the_exchange_bonus_exchanges_two() -> None:
    game = scenario({"reserve": "AAW"})
    game.play(0, "bonus exchange", "A", "W")
    assert game.kind == "gain-energy"
    game.play(0, "F", "E")
    assert game.reserve(0) == "AFE"


# Two, and no fewer: one cannot stop after the first.
def test_the_exchange_bonus_does_not_exchange_one() -> None:
    game = scenario({"reserve": "AAW"})
    game.play(0, "bonus exchange", "A")
    assert game.open == ["A", "W"]


@pytest.mark.parametrize("reserve", ["", "A"])
def test_an_exchange_needs_two_tokens(reserve: str) -> None:
    game = scenario({"reserve": reserve})
    assert "bonus exchange" not in game.open
    assert f"needs 2 energy, you have {len(reserve)}" in game.refused(0, "bonus exchange")


# One of them may lie on an Amulet of Water.
def test_an_exchange_counts_the_tokens_of_the_amulet() -> None:
    game = scenario({"in_play": [{"card": "amulet-of-water", "tokens": "W"}], "reserve": "A"})
    game.play(0, "bonus exchange", "amulet W", "F", "F")
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("FF", "")


# Tokens on an Amulet of Water can be exchanged too; the new ones go to the reserve.
def test_tokens_of_the_amulet_can_be_exchanged() -> None:
    game = scenario({"in_play": [{"card": "amulet-of-water", "tokens": "WWF"}], "reserve": "A"})
    game.play(0, "bonus exchange", "amulet W", "A", "E")  # in rising order, earth can only be followed by earth
    assert game.tokens(0, "amulet-of-water") == "WF"
    assert game.reserve(0) == "EE"


# Exchanged into a full reserve, they overflow it, and the player chooses among all of them.
def test_exchanging_from_the_amulet_can_overflow() -> None:
    game = scenario({"in_play": [{"card": "amulet-of-water", "tokens": "WW"}], "reserve": "AAAAAAA"})
    game.play(0, "bonus exchange", "amulet W", "amulet W", "E")
    assert game.kind == "overflow"
    game.play(0, "A", "A")
    assert game.reserve(0) == "AAAAAEE"


# Three bonuses in a whole game, of one kind or of several, in one round or in several.
def test_three_bonuses_at_most() -> None:
    game = scenario({"reserve": "A"})
    game.play(0, "bonus gauge", "bonus gauge", "bonus gauge")
    assert game.gauge(0) == 3
    for bonus in ("bonus gauge", "bonus exchange", "bonus transmute"):
        assert "all 3 bonuses" in game.refused(0, bonus)


def test_different_bonuses_count_together() -> None:
    game = scenario({"reserve": "AW"}, die=CARD_DIE, deck=["purse-of-io", "amulet-of-air"])
    game.play(0, "bonus draw", "purse-of-io", "bonus transmute", "bonus exchange", "A", "E")
    assert game.player(0)["bonuses_used"] == 3
    assert "all 3 bonuses" in game.refused(0, "bonus gauge")


@pytest.mark.parametrize(("bonuses", "penalty"), [(1, -5), (2, -12), (3, -20)])
def test_bonuses_used_in_play_cost_their_points(bonuses: int, penalty: int) -> None:
    game = scenario(year=3, space=12, leftover_pips=1)
    game.play(0, *["bonus gauge"] * bonuses, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0]["bonuses"] == penalty


# --- the reserve ---


# Seven tokens: who gets more keeps seven of his choice, old and new alike, before he does anything else.
def test_overflow_is_settled_by_choice_among_all_tokens() -> None:
    game = scenario({"reserve": "AAAAFFF", "hand": ["temporal-boots"], "gauge": 1}, die={"energy": "WE"})
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F"]  # two go, in rising order, so earth cannot be the first of them
    for early in ("end", "summon temporal-boots", "bonus gauge"):
        game.refused(0, early)
    game.play(0, "A")
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "F")
    assert game.kind == "turn"
    assert game.reserve(0) == "AAAWFFE"


def test_a_reserve_of_exactly_seven_is_full_and_no_more() -> None:
    game = scenario({"reserve": "AAAAA"}, die={"energy": "WE"})
    assert game.kind == "turn"
    assert game.reserve(0) == "AAAAAWE"


# Ten with a Bespelled Grimoire; a second one adds nothing.
@pytest.mark.parametrize("grimoires", [1, 2])
def test_a_grimoire_holds_ten(grimoires: int) -> None:
    game = scenario({"in_play": ["bespelled-grimoire"] * grimoires, "reserve": "AAAAAAAA"}, die={"energy": "WWE"})
    assert game.player(0)["reserve_limit"] == 10
    assert game.kind == "overflow"
    game.play(0, "W")
    assert game.reserve(0) == "AAAAAAAAWE"


# An effect gives all its tokens first; then the player discards.
def test_an_effect_gives_all_its_tokens_before_the_overflow() -> None:
    game = scenario({"in_play": ["potion-of-knowledge"], "reserve": "AAAA"})
    game.play(0, "activate potion-of-knowledge", "W", "W", "F", "E")
    assert game.kind == "overflow"
    assert game.reserve(0) == "AAAAWWFEE"
    game.play(0, "A", "W")
    assert game.reserve(0) == "AAAWFEE"


# --- the gauge ---


# The summoning gauge goes up to 15.
def test_the_gauge_stops_at_15() -> None:
    game = scenario({"gauge": 14}, die={"star": True})
    assert game.gauge(0) == 15
    assert "limit of 15" in game.refused(0, "bonus gauge")
    assert game.player(0)["bonuses_used"] == 0


def test_a_star_at_15_is_lost() -> None:
    game = scenario({"gauge": 15}, die={"star": True, "crystals": 1})
    assert game.gauge(0) == 15
    assert game.crystals(0) == 1


# More cards in play than the gauge is legal; it only forbids to summon.
def test_too_many_cards_only_forbid_to_summon() -> None:
    game = scenario(
        {"gauge": 1, "in_play": ["purse-of-io", "kairn-the-destroyer"], "hand": ["temporal-boots"], "reserve": "A"}
    )
    assert "gauge is 1" in game.refused(0, "summon temporal-boots")
    assert "2 cards in play" in game.refused(0, "summon temporal-boots")
    game.play(0, "activate kairn-the-destroyer")
    assert game.in_play(0) == ["purse-of-io", "kairn-the-destroyer"]


# --- deck and discard pile ---


# Deck empty: the discard pile is shuffled into a new deck when a card is needed.
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    pile = ["purse-of-io", "amulet-of-air", "die-of-malice"]
    tops = set()
    for seed in range(30):
        game = scenario({}, {"hand": rest_of_pool("archmage", *pile)}, die=CARD_DIE, discard=pile, seed=seed)
        assert game.deck(1) == []
        game.play(0, "draw")
        (drawn,) = game.player(0)["aside"]
        tops.add(drawn)
        assert game.discard == []
        assert sorted([drawn, *game.deck(9)]) == sorted(pile)
    assert tops == set(pile)


# Who takes the last card makes a new deck of the pile at once; what is discarded after that begins a new pile.
def test_the_last_card_drawn_shuffles_the_pile_at_once() -> None:
    game = scenario(
        {},
        {"hand": rest_of_pool("archmage", "purse-of-io", "amulet-of-air")},
        die=CARD_DIE,
        deck=["purse-of-io"],
        discard=["amulet-of-air"],
    )
    game.play(0, "draw")
    assert (game.deck(9), game.discard) == (["amulet-of-air"], [])
    game.play(0, "no")
    assert (game.deck(9), game.discard) == (["amulet-of-air"], ["purse-of-io"])


# Where there is no pile, the deck stays empty until a card is needed and one has been discarded.
def test_the_last_card_is_drawn_where_there_is_no_pile() -> None:
    game = scenario({}, {"hand": rest_of_pool("archmage", "purse-of-io")}, die=CARD_DIE, deck=["purse-of-io"])
    game.play(0, "draw", "no")
    assert (game.deck(9), game.discard) == ([], ["purse-of-io"])


# Discarding the last card of the deck, and buying it, makes a new deck too.
def test_the_last_card_discarded_or_bought_shuffles_the_pile() -> None:
    pile = ["amulet-of-air", "die-of-malice"]
    everything = {"hand": rest_of_pool("archmage", "crystal-orb", "purse-of-io", *pile)}
    seat = {"in_play": ["crystal-orb"], "crystals": 3, "reserve": "AAAA", "gauge": 2}
    game = scenario(seat, everything, deck=["purse-of-io"], discard=pile)
    game.play(0, "activate crystal-orb", "discard top")
    assert (sorted(game.deck(9)), game.discard) == (sorted(["purse-of-io", *pile]), [])
    game = scenario(seat, everything, deck=["purse-of-io"], discard=pile)
    game.play(0, "activate crystal-orb", "look", "yes")
    assert (sorted(game.deck(9)), game.discard) == (pile, [])


# Drawing several, the deck is made anew in the middle of it.
def test_the_deck_can_run_out_in_the_middle_of_a_draw() -> None:
    piles = ["purse-of-io", "amulet-of-air", "die-of-malice", "temporal-boots", "crystal-orb"]
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        {"hand": rest_of_pool("archmage", "amulet-of-fire", *piles)},
        deck=piles[:1],
        discard=piles[1:],
    )
    game.play(0, "summon amulet-of-fire")
    assert len(game.open) == 4
    assert "purse-of-io" in game.open
    assert game.discard == []
    assert len(game.deck(9)) == 1


# Both empty: fewer cards are drawn, or none, and the turn goes on.
def test_with_both_empty_nothing_is_drawn() -> None:
    game = scenario({}, {"hand": rest_of_pool("archmage")}, die=CARD_DIE)
    game.play(0, "draw")
    assert game.kind == "turn"
    assert game.hand(0) == []


def test_with_too_few_cards_fewer_are_drawn() -> None:
    game = scenario({}, {"hand": rest_of_pool("archmage", "purse-of-io")}, die=CARD_DIE, deck=["purse-of-io"])
    game.play(0, "bonus draw")
    assert game.kind == "turn"
    assert game.hand(0) == ["purse-of-io"]
    assert game.discard == []


# --- the turn guard ---


# There are combinations without end. A turn is cut off after 500 choices: from then on only ending it is legal.
def test_a_turn_is_cut_off_after_500_choices() -> None:
    game = play_a_long_turn()
    # An effect under way is carried out to its end.
    assert 500 <= len(game.game.history) <= 520
    assert game.open == ["end"]
    assert "500 choices" in game.refused(0, "bonus gauge")
    for card in game.hand(0):
        assert "500 choices" in game.refused(0, f"summon {card}")
    game.play(0, "end")
    assert game.asked == 1
    assert "bonus gauge" in game.open


def play_a_long_turn() -> Scenario:
    """Player 0 does all he can: 96 tokens to discard, then a hand of ninety cards with two Vases in play."""
    in_play = ["yjangs-forgotten-vase"] * 2 + ["hand-of-fortune"] * 2 + ["bespelled-grimoire"]
    for seed in range(20):
        game = scenario(
            {"hand": rest_of_pool("archmage", *in_play), "in_play": in_play, "gauge": 500, "crystals": 9000},
            options={"gauge_limit": "none"},
            die={"energy": "AWFE" * 24},
        )
        random = Random(seed)
        while game.open != ["end"]:
            assert len(game.game.history) <= 520
            active = [choice for choice in game.open if choice not in ("end", "no")]
            game.play(game.asked, random.choice(active or game.open))
        if len(game.game.history) >= 500:
            return game
    raise AssertionError("no turn was long enough")


# The next turn begins with a fresh count.
def test_each_turn_has_its_own_count() -> None:
    game = scenario()
    game.play(0, "bonus gauge", "bonus gauge", "end")
    assert game.game.describe()["turn_choices"] == 0


# --- summoning ---


# The rulebook's example: three cards in play, a gauge of 4, and earth, fire, air and three crystals for the Hand.
def test_the_example_of_summoning() -> None:
    board = ["amulet-of-air", "amulet-of-fire", "amulet-of-earth"]
    game = scenario({"hand": ["hand-of-fortune"], "in_play": board, "gauge": 4, "reserve": "AAFEW", "crystals": 3})
    game.play(0, "summon hand-of-fortune")
    assert game.in_play(0) == [*board, "hand-of-fortune"]
    assert (game.reserve(0), game.crystals(0), game.hand(0)) == ("AW", 0, [])


# Both conditions must be met, and the refusal says which is not.
def test_summoning_needs_the_energy() -> None:
    game = scenario({"hand": ["amulet-of-fire"], "gauge": 1, "reserve": "FAA"})
    assert "needs 2 fire, you have 1" in game.refused(0, "summon amulet-of-fire")


def test_summoning_needs_every_kind_of_energy() -> None:
    game = scenario({"hand": ["divine-chalice"], "gauge": 1, "reserve": "AAAAAAA"})
    reason = game.refused(0, "summon divine-chalice")
    for missing in ("1 water, you have 0", "1 fire, you have 0", "1 earth, you have 0"):
        assert missing in reason
    assert "air" not in reason


def test_summoning_needs_the_crystals() -> None:
    game = scenario({"hand": ["runic-cube-of-eolis"], "gauge": 1, "crystals": 19})
    assert "needs 20 crystals, you have 19" in game.refused(0, "summon runic-cube-of-eolis")


def test_summoning_needs_room_on_the_gauge() -> None:
    game = scenario({"hand": ["amulet-of-fire"], "gauge": 1, "in_play": ["purse-of-io"], "reserve": "FF"})
    assert "gauge is 1" in game.refused(0, "summon amulet-of-fire")
    game.play(0, "bonus gauge", "summon amulet-of-fire")


def test_summoning_needs_the_card_in_hand() -> None:
    game = scenario({"gauge": 1, "reserve": "FF", "library": {"2": ["amulet-of-fire"]}})
    assert "not in your hand" in game.refused(0, "summon amulet-of-fire")


# Each Arcano Leech among the opponents takes a crystal first; the crystals must cover the sum.
def test_the_refusal_names_the_leech() -> None:
    game = scenario(
        {"hand": ["balance-of-ishtar"], "gauge": 1, "crystals": 2},
        {"in_play": ["arcano-leech"]},
    )
    reason = game.refused(0, "summon balance-of-ishtar")
    assert "needs 3 crystals" in reason
    assert "Leech" in reason


# Some cards cost more with more players.
@pytest.mark.parametrize(("players", "cost"), [(2, 3), (3, 6), (4, 9)])
def test_a_cost_can_depend_on_the_number_of_players(players: int, cost: int) -> None:
    rest: list[dict[str, object]] = [{}] * (players - 1)
    game = scenario({"hand": ["figrim-the-avaricious"], "gauge": 1, "crystals": cost - 1}, *rest)
    assert f"needs {cost} crystals, you have {cost - 1}" in game.refused(0, "summon figrim-the-avaricious")
    game = scenario({"hand": ["figrim-the-avaricious"], "gauge": 1, "crystals": cost}, *rest)
    game.play(0, "summon figrim-the-avaricious")
    assert game.crystals(0) == 0


# As many cards as one can pay for, in one turn; a second copy of a card in play too.
def test_several_cards_may_be_summoned_in_a_turn() -> None:
    game = scenario({"hand": ["amulet-of-earth"] * 2 + ["amulet-of-air"], "gauge": 2, "reserve": "EEEEAA"})
    game.play(0, "summon amulet-of-earth", "summon amulet-of-earth")
    assert game.crystals(0) == 18
    assert "gauge is 2" in game.refused(0, "summon amulet-of-air")


# Where reserve and amulet can both pay, the player can choose.
def test_the_amulet_of_water_pays_where_the_player_likes() -> None:
    board = [{"card": "amulet-of-water", "tokens": "FF"}]
    for sources, amulet, reserve in ((["amulet F"] * 2, "", "FF"), (["amulet F", "F"], "F", "F"), (["F"], "FF", "")):
        game = scenario({"hand": ["amulet-of-fire"], "gauge": 2, "in_play": board, "reserve": "FF"})
        game.play(0, "summon amulet-of-fire", *sources)
        assert game.kind == "keep"
        assert (game.tokens(0, "amulet-of-water"), game.reserve(0)) == (amulet, reserve)


# A card may be activated in the turn in which it is summoned, and once a round.
def test_a_card_is_activated_once_a_round() -> None:
    game = scenario({"hand": ["kairn-the-destroyer"], "gauge": 1, "reserve": "AAAWW"}, {"crystals": 20})
    game.play(0, "summon kairn-the-destroyer", "activate kairn-the-destroyer")
    assert game.crystals(1) == 16
    assert "already" in game.refused(0, "activate kairn-the-destroyer")


# Each of two copies may be activated.
def test_two_copies_are_activated_once_each() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer"] * 2, "reserve": "AAA"}, {"crystals": 20})
    game.play(0, "activate kairn-the-destroyer", "activate kairn-the-destroyer 2")
    assert game.crystals(1) == 12
    game.refused(0, "activate kairn-the-destroyer")
    game.refused(0, "activate kairn-the-destroyer 2")


def test_refusals_to_activate_say_why() -> None:
    game = scenario({"in_play": ["purse-of-io", "kairn-the-destroyer", "balance-of-ishtar"], "hand": ["die-of-malice"]})
    assert "no effect to activate" in game.refused(0, "activate purse-of-io")
    assert "needs 1 energy, you have 0" in game.refused(0, "activate kairn-the-destroyer")
    assert "3 identical" in game.refused(0, "activate balance-of-ishtar")
    assert "in play" in game.refused(0, "activate die-of-malice")
    assert "second" in game.refused(0, "activate kairn-the-destroyer 2")


# Two cards alike in hand are one choice: summoning either is the same.
def test_equal_cards_are_one_choice() -> None:
    game = scenario({"hand": ["temporal-boots"] * 2, "gauge": 2})
    assert Counter(game.open)["summon temporal-boots"] == 1
