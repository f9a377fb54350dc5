"""A sample of what a net sees: rows from games of all variants of its config, the apprentice's with strays."""

from typing import Any

from chronomage.bots.policy import policy_of
from chronomage.encoding import dense, encoding_of
from chronomage.kernel import machine
from chronomage.kernel.random import Random, seeded
from chronomage.lab.playout import fresh
from chronomage.lab.training.config import Config
from chronomage.lab.training.games import Variant

ROWS = 2000
GAMES = 6  # of each variant
STRAY = 10  # of a hundred decisions are made at random
SEED = 77


def sample_rows(config: Config, rows: int = ROWS) -> Any:
    """So many observations at most, as bytes."""
    random = seeded(SEED)
    encoding = encoding_of(config.game)
    seen: list[list[int]] = []
    for variant in config.variants():
        for number in range(GAMES):
            seen += observed(config.game, variant, SEED + number, random)
    return dense.values(encoding, seen[:: max(1, len(seen) // rows)])


def observed(game: str, variant: Variant, seed: int, random: Random) -> list[list[int]]:
    """What is seen at every decision of one game."""
    encoding, policy, rules = encoding_of(game), policy_of(game), variant.rules
    state = fresh(rules, variant.players, seed, variant.options)
    seen: list[list[int]] = []
    while not state.over:
        player = state.first_asked()
        choices = state.choices_of(player)
        choice = choices[random.below(len(choices))]
        if len(choices) > 1:
            seen.append(encoding.encode(state, player))
            if random.below(100) >= STRAY:
                choice = policy.choose(state, player, machine.kind_asked(rules.programs, state), choices)
        rules.play(state, player, choice)
    return seen
