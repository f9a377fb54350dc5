"""Ability tokens: three dealt, one kept, used once a game in the owner's turn after the die."""

import itertools
from random import Random

import pytest

import chronomage as cm
from tests.seasons.cards.common import end_game, last_round
from tests.seasons.driving import asked, finish_prelude, kinds, samples, seat
from tests.seasons.enchanted_kingdom.abilities import DECK, KINGDOM, USES, WORTH, at_the_choice, dealt, new, with_token
from tests.seasons.scenario import next_round, scenario

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
