"""Dealing: which games the rows play. In training by weight and chance; in an evaluation each seed from every seat."""

from collections.abc import Sequence

from chronomage.kernel.random import Random, seeded
from chronomage.lab.training.games import APPRENTICE, LEARNER, PAST, Deal, Dealer, Variant

SEED_OF_EVALUATIONS = 1 << 40  # far from those of training, which stay below
SEED_OF_TRAINING = 1 << 20


class TrainingDealer(Dealer):
    """Variants by weight. Most games are the net against itself; in some rows others are among the opponents."""

    def __init__(
        self,
        variants: Sequence[Variant],
        weights: Sequence[float],
        past_rows: int,
        apprentice_rows: int,
        random: Random,
    ) -> None:
        self.variants = variants
        self.bounds = [round(1_000_000 * sum(weights[: n + 1]) / sum(weights)) for n in range(len(weights))]
        self.past_rows = past_rows  # the first rows
        self.apprentice_rows = apprentice_rows  # the next
        self.random = random

    def next(self, row: int) -> Deal:
        """A game drawn at random, with seats as that row has them."""
        drawn = self.random.below(1_000_000)
        number = next(n for n, bound in enumerate(self.bounds) if drawn < bound)
        variant = self.variants[number]
        hero = self.random.below(variant.players)
        if row < self.past_rows:
            seats = self.among(PAST, variant.players, hero)
        elif row < self.past_rows + self.apprentice_rows:
            seats = self.among(APPRENTICE, variant.players, hero)
        else:
            seats = [LEARNER] * variant.players
        return Deal(variant, number, SEED_OF_TRAINING + self.random.word(), seats, hero)

    def among(self, other: int, players: int, hero: int) -> list[int]:
        """The learner in one seat, the other in the next, and either in those that are left."""
        seats = [other if self.random.below(2) else LEARNER for _ in range(players)]
        seats[hero] = LEARNER
        seats[(hero + 1) % players] = other
        return seats


class EvaluationDealer(Dealer):
    """A share of one fixed list of games, each row playing its own to the end: none is left out for being long."""

    def __init__(self, games: Sequence[Deal], rows: int) -> None:
        self.waiting = [list(games[row::rows]) for row in range(rows)]

    def next(self, row: int) -> Deal | None:
        """The next game of the row, while there are any."""
        return self.waiting[row].pop(0) if self.waiting[row] else None


def evaluation_games(variants: Sequence[Variant], games: Sequence[int], opponent: int, seed: int) -> list[Deal]:
    """About that many games of each variant: every seed is played once from each seat, against the same opponent."""
    deals: list[Deal] = []
    for number, (variant, count) in enumerate(zip(variants, games, strict=True)):
        for game in range(-(-count // variant.players)):
            for hero in range(variant.players):
                seats = [opponent] * variant.players
                seats[hero] = LEARNER
                deals.append(Deal(variant, number, SEED_OF_EVALUATIONS + seed * 1_000_000 + game, seats, hero))
    shuffled = list(range(len(deals)))
    seeded(seed).shuffle(shuffled)  # so that every process gets its part of each variant
    return [deals[number] for number in shuffled]
