"""The twelve ability tokens: three dealt, one kept, used once a game in the owner's turn after the die."""

import itertools
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.seasons.cards.common import crystals, end_game, last_round
from tests.seasons.driving import asked, finish_prelude, kinds, own_cards, samples, seat
from tests.seasons.scenario import next_round, scenario

TOKENS: dict[str, Any] = {"ability_tokens": True}
KINGDOM: dict[str, Any] = {"options": {"enchanted_kingdom": True, "ability_tokens": True}}
DECK = ["purse-of-io", "temporal-boots", "die-of-malice", "beggars-horn", "staff-of-spring"]
# What a used token is worth at the end of the game.
WORTH = {1: -5, 2: 6, 3: -5, 4: 10, 6: 0, 7: -6, 8: 18, 9: -5, 10: 3, 11: 9, 12: 0}
# A seat that can use its token, and what it answers after "ability".
USES: dict[int, tuple[dict[str, Any], list[str]]] = {
    1: ({}, ["no"]),
    2: ({"hand": ["purse-of-io", "crystal-orb"]}, ["crystal-orb"]),
    3: ({}, ["A", "F"]),
    4: ({"gauge": 1}, []),
    6: ({}, []),
    7: ({}, []),
    8: ({"reserve": "WWWW"}, []),
    9: ({}, []),
    10: ({}, ["back 2"]),
    11: ({}, []),
    12: ({}, ["purse-of-io", "temporal-boots"]),
}


def with_token(token: int, **facts: Any) -> dict[str, Any]:
    """A seat with that token."""
    return {"ability_token": token, **facts}


def new(players: int = 2, seed: int = 1, **options: object) -> cm.Game:
    return cm.new_game("seasons", players=players, seed=seed, options={**TOKENS, **options})


def at_the_choice(players: int = 2, seed: int = 1, **options: object) -> cm.Game:
    """A game at the moment when everybody chooses his token."""
    game = new(players, seed, **options)
    finish_prelude(game, Random(seed))
    assert kinds(game) == {"ability-token"}
    return game


def dealt(game: cm.Game) -> list[list[int]]:
    """The tokens dealt, by seat."""
    return [facts["ability_tokens"] for facts in game.describe()["players"]]


# --- dealing and choosing ---


# Before the prelude each player is dealt three of the twelve tokens at random.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_different_tokens_are_dealt_to_each(players: int) -> None:
    game = new(players)
    assert kinds(game) == {"draft"}
    tokens = dealt(game)
    assert [len(each) for each in tokens] == [3] * players
    together = [token for each in tokens for token in each]
    assert len(set(together)) == 3 * players
    assert set(together) <= set(range(1, 13))
    assert [facts["ability_token"] for facts in game.describe()["players"]] == [None] * players


def test_they_are_dealt_at_random() -> None:
    deals = [dealt(new(2, seed))[0] for seed in range(60)]
    assert {token for each in deals for token in each} == set(range(1, 13))
    assert len({tuple(each) for each in deals}) > 40


# After the prelude, before the first round, everybody keeps one of his three; all choose at the same time.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_is_kept_after_the_prelude(players: int) -> None:
    game = at_the_choice(players)
    tokens = dealt(game)
    assert asked(game) == list(range(players))
    for decision in game.decisions:
        assert [choice.text for choice in decision.choices] == [f"token {token}" for token in tokens[decision.player]]
    for player in range(players):
        assert game.describe()["dice"] == []
        game.play(player, f"token {tokens[player][1]}")
    assert kinds(game) == {"die"}
    assert [facts["ability_token"] for facts in game.describe()["players"]] == [each[1] for each in tokens]
    assert dealt(game) == [[]] * players
    assert not any(facts["ability_token_used"] for facts in game.describe()["players"])


@pytest.mark.parametrize("token", range(1, 13))
def test_any_token_can_be_kept(token: int) -> None:
    seed = next(seed for seed in range(100) if token in dealt(new(2, seed))[0])
    game = at_the_choice(2, seed)
    game.play(0, f"token {token}")
    game.play(1, game.decisions[0].choices[0])
    assert seat(game, 0)["ability_token"] == token


# Nobody may keep a token that he was not dealt.
def test_a_token_not_dealt_is_refused() -> None:
    game = at_the_choice()
    mine = dealt(game)[0]
    other = next(token for token in range(1, 13) if token not in mine)
    with pytest.raises(cm.IllegalChoice):
        game.play(0, f"token {other}")
    assert asked(game) == [0, 1]


# Without the option there are none.
def test_without_the_option_nothing_is_asked() -> None:
    game = cm.new_game("seasons", seed=1)
    finish_prelude(game, Random(1))
    assert kinds(game) == {"die"}


def test_apprentices_choose_after_the_split() -> None:
    game = at_the_choice(2, level="apprentice")
    assert [len(each) for each in dealt(game)] == [3, 3]


# A simultaneous choice has no order.
def test_any_order_of_answers_makes_the_same_game() -> None:
    games = []
    for order in itertools.permutations(range(3)):
        game = at_the_choice(3)
        for player in order:
            game.play(player, next(each for each in game.decisions if each.player == player).choices[0])
        games.append(game)
    for other in games[1:]:
        assert other.describe() == games[0].describe()
        assert other.decisions == games[0].decisions


# --- who sees what of it ---


# The tokens dealt are their player's secret, from the deal to the choice.
def test_dealt_tokens_are_seen_by_their_player_alone() -> None:
    for game in (new(3), at_the_choice(3)):
        tokens = dealt(game)
        for viewer in range(3):
            seen = game.observe(viewer).plain()["players"]
            for player in range(3):
                assert seen[player]["ability_tokens"] == (tokens[player] if player == viewer else [None] * 3)
    told = [event for event in new(3).opening if event.kind == "ability-dealt"]
    assert len(told) == 9
    assert all(event.audience == event.facts["player"] for event in told)


# Until all have chosen, a choice is its player's secret.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_is_secret_until_all_have_chosen(players: int) -> None:
    game = at_the_choice(players)
    seen: list[set[str]] = [set() for _ in range(players)]
    for token in dealt(game)[0]:
        twin = game.copy()
        events = twin.play(0, f"token {token}")
        assert all(event.audience == 0 for event in events if event.facts.get("amount") == token)
        for viewer in range(players):
            seen[viewer].add(twin.observe(viewer).to_json())
        assert twin.observe(1).plain()["players"][0]["ability_token"] is None
    assert [len(each) for each in seen] == [3] + [1] * (players - 1)


# Before all have chosen, samples differ in what the others have chosen.
def test_samples_do_not_know_a_choice_that_is_still_secret() -> None:
    game = at_the_choice(2)
    game.play(0, game.decisions[0].choices[0])
    mine = dealt(game)[1]
    chosen = set()
    for other in samples(game, 1, 60):
        assert dealt(other)[1] == mine
        other.play(1, other.decisions[0].choices[0])
        token = seat(other, 0)["ability_token"]
        assert token not in mine
        chosen.add(token)
    assert len(chosen) > 5


# Who has chosen still knows the two tokens that he gave back: nobody else was dealt them.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_remember_the_tokens_given_back(players: int) -> None:
    game = at_the_choice(players)
    mine = set(dealt(game)[0])
    game.play(0, game.decisions[0].choices[0])
    for other in samples(game, 0, 30):
        assert not mine & {token for each in dealt(other)[1:] for token in each}


# Then the tokens lie on the players' boards, open to all.
def test_kept_tokens_are_open_to_all() -> None:
    game = at_the_choice(3)
    tokens = dealt(game)
    for player in range(3):
        events = game.play(player, f"token {tokens[player][2]}")
    kept = [game.event_facts(event) for event in events if event.kind == "ability-kept"]
    assert [(facts["player"], facts["amount"]) for facts in kept] == [(each, tokens[each][2]) for each in range(3)]
    for viewer in range(3):
        assert all(event.visible_to(viewer) for event in events if event.kind == "ability-kept")
    for viewer in range(3):
        seen = game.observe(viewer).plain()["players"]
        assert [facts["ability_token"] for facts in seen] == [each[2] for each in tokens]


# In samples everybody has three different tokens that the viewer has not, and choices of his own.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_deal_the_others_tokens_of_their_own(players: int) -> None:
    for game in (new(players), at_the_choice(players)):
        for viewer in range(players):
            hands = set()
            for other in samples(game, viewer, 10):
                tokens = dealt(other)
                assert tokens[viewer] == dealt(game)[viewer]
                assert len({token for each in tokens for token in each}) == 3 * players
                hands.add(tuple(tokens[viewer - 1]))
                if kinds(game) == {"ability-token"}:
                    for decision in other.decisions:
                        assert [choice.text for choice in decision.choices] == [
                            f"token {token}" for token in tokens[decision.player]
                        ]
            assert len(hands) > 3


# --- using one ---


# In the own turn, after the die, once a game; used, it is turned over and cannot be used again.
@pytest.mark.parametrize("token", USES)
def test_a_token_is_used_once(token: int) -> None:
    facts, answers = USES[token]
    game = scenario(with_token(token, **facts), deck=DECK, **KINGDOM)
    assert "ability" in game.open
    game.play(0, "ability", *answers)
    assert game.player(0)["ability_token_used"]
    assert game.player(0)["ability_token"] == token
    assert game.kind == "turn"
    assert "ability" not in game.open
    assert "once a game" in game.refused(0, "ability")
    assert game.game.observe(1).plain()["players"][0]["ability_token_used"]


def test_it_is_not_there_again_in_a_later_round() -> None:
    game = scenario(with_token(7))
    game.play(0, "ability")
    next_round(game, 0, 1)
    while game.asked != 0 or game.kind != "turn":
        game.play(game.asked, "end" if game.kind == "turn" else game.open[0])
    assert "ability" not in game.open
    assert "once a game" in game.refused(0, "ability")


# Not before the die has acted, and not in another's turn.
@pytest.mark.parametrize("token", USES)
def test_it_waits_for_the_own_free_part_of_the_turn(token: int) -> None:
    facts, _ = USES[token]
    game = scenario({}, with_token(token, **facts, die={"card": True}), deck=DECK, **KINGDOM)
    game.refused(1, "ability")
    assert "no ability token" in game.refused(0, "ability")
    game.play(0, "end")
    assert (game.asked, game.kind) == (1, "die-card")
    game.refused(1, "ability")
    game.play(1, "draw", "no")
    assert "ability" in game.open


# Nor in the middle of another effect.
def test_it_cannot_be_used_in_the_middle_of_an_effect() -> None:
    game = scenario(with_token(7, hand=["amulet-of-fire"], gauge=1, reserve="FF"), deck=DECK)
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "keep"
    game.refused(0, "ability")


# Nobody has to use it: then it is worth nothing, for good or ill.
@pytest.mark.parametrize("token", USES)
def test_an_unused_token_is_worth_nothing(token: int) -> None:
    facts, _ = USES[token]
    score = end_game(last_round(with_token(token, **facts), deck=DECK, **KINGDOM))
    assert score[0]["ability"] == 0
    assert score[1]["ability"] == 0


# Used, it gives or costs its prestige at the end of the game, and not before.
@pytest.mark.parametrize("token", USES)
def test_a_used_token_has_its_worth_at_the_end(token: int) -> None:
    facts, answers = USES[token]
    game = last_round(with_token(token, **facts), deck=DECK, **KINGDOM)
    before = game.crystals(0)
    game.play(0, "ability", *answers)
    if token != 7:
        assert game.crystals(0) == before
    if token == 10:  # the marker went back into year 3: go on to the end from the last space
        game = last_round({**with_token(token), "ability_token_used": True}, **KINGDOM)
    score = end_game(game)
    assert [part["ability"] for part in score] == [WORTH[token], 0]
    assert game.game.outcome.scores[0] == sum(score[0].values())


# A position may begin with a token used long ago.
@pytest.mark.parametrize("token", WORTH)
def test_a_token_used_long_ago_counts(token: int) -> None:
    score = end_game(last_round({"ability_token": token, "ability_token_used": True}))
    assert score[0]["ability"] == WORTH[token]


# The score may fall below zero by it.
def test_the_score_may_be_negative() -> None:
    game = last_round({"ability_token": 7, "ability_token_used": True})
    end_game(game)
    assert game.game.outcome.scores[0] == -6


def test_using_it_is_told_to_all() -> None:
    game = scenario(with_token(7))
    game.play(0, "ability")
    assert [facts["amount"] for facts in game.told("ability-used")] == [7]
    assert all(event.visible_to(viewer) for event in game.events for viewer in (0, 1))


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
    game.play(0, "ability", "bonus transmute", "transmute")
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
    game.play(0, "ability", "forward 2", "transmute")
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
