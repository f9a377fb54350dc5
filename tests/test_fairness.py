"""Bots are fair: choice and explanation hang on what the player knows alone. `make fairness` asks at 500 positions."""

import os
from random import Random

import pytest

from chronomage.bots import Limit, bot_names, game_facts, make_bot
from tests.fairness import positions

POSITIONS = int(os.environ.get("FAIR_POSITIONS", "30"))
BOTS = [(bot, game) for game in ("seasons", "timemasters") for bot in bot_names(game)]
LIMIT = Limit(iterations=12)


# A game drawn from what the player knows is another one, and gives the same thoughts.
@pytest.mark.long
@pytest.mark.parametrize(("name", "game"), BOTS)
def test_what_is_hidden_changes_nothing(name: str, game: str) -> None:
    bot = make_bot(name, game)
    chance = Random(1)
    others = 0
    for position in positions(game, POSITIONS):
        decision = position.decisions[0]
        seen = position.observe(decision.player)
        other = seen.resample(chance.randrange(1 << 30))
        others += other.describe() != position.describe()
        bot.begin(game_facts(position.rules, position.state, 5), decision.player)
        said = bot.explain(seen, decision, LIMIT)
        bot.begin(game_facts(other.rules, other.state, 5), decision.player)
        assert bot.explain(other.observe(decision.player), other.decision_of(decision.player), LIMIT) == said
    assert others > POSITIONS // 2
