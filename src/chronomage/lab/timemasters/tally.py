"""Tallies: what many watched games come to, and how sure that is."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean, median
from typing import Any, Final

from chronomage.lab.statistics import wilson
from chronomage.lab.timemasters.watching import Watched

THIRDS: Final = 3


@dataclass
class Tally:
    """What was counted over some games; tallies add up."""

    games: int = 0
    wins: list[float] = field(default_factory=list)  # by place in the order of play
    unfinished: int = 0
    turns: list[int] = field(default_factory=list)  # per player, by game
    scores: list[int] = field(default_factory=list)
    first_third: list[float] = field(default_factory=list)  # spells a turn, by player and game
    last_third: list[float] = field(default_factory=list)
    takers: dict[int, int] = field(default_factory=dict)  # by card: players who took it in a game
    taker_wins: dict[int, float] = field(default_factory=dict)
    given: dict[int, int] = field(default_factory=dict)  # by card: how often chance gave it
    given_wins: dict[int, float] = field(default_factory=dict)
    copies: dict[int, int] = field(default_factory=dict)  # by card: how often it was taken
    launches: dict[int, int] = field(default_factory=dict)
    launched_full: dict[int, int] = field(default_factory=dict)
    delayed: int = 0  # games that saw a Timer delayed to profit

    def count(self, game: Watched) -> None:
        """Count one game."""
        players = len(game.shares)
        self.wins = self.wins or [0.0] * players
        self.games += 1
        self.unfinished += game.unfinished
        self.turns.append(game.rounds)
        self.scores += game.scores
        self.delayed += game.delayed
        for player in range(players):
            self.wins[(player - game.first) % players] += game.shares[player]
            third = max(1, len(game.spells[player]) // THIRDS)
            self.first_third.append(fmean(game.spells[player][:third]))
            self.last_third.append(fmean(game.spells[player][-third:]))
            for card in game.taken[player]:
                add(self.takers, card, 1)
                add(self.taker_wins, card, game.shares[player])
        for player, card in game.given:
            add(self.given, card, 1)
            add(self.given_wins, card, game.shares[player])
        for card, copies in game.copies.items():
            add(self.copies, card, copies)
        for card, (all_of_them, full) in game.launches.items():
            add(self.launches, card, all_of_them)
            add(self.launched_full, card, full)

    def add(self, other: "Tally") -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.delayed += other.delayed
        self.wins = [
            mine + theirs for mine, theirs in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)
        ]
        self.turns += other.turns
        self.scores += other.scores
        self.first_third += other.first_third
        self.last_third += other.last_third
        for mine, theirs in (
            (self.takers, other.takers),
            (self.given, other.given),
            (self.copies, other.copies),
            (self.launches, other.launches),
            (self.launched_full, other.launched_full),
        ):
            add_all(mine, theirs.items())
        for wins, more in ((self.taker_wins, other.taker_wins), (self.given_wins, other.given_wins)):
            for card, share in more.items():
                add(wins, card, share)

    def growth(self) -> float:
        """How many times the spells of a turn in the first third of the game are played in one of the last."""
        return fmean(self.last_third) / max(1e-9, fmean(self.first_third))

    def median_turns(self) -> float:
        """The median of the turns that each player has in a game."""
        return median(self.turns)

    def rate(self, place: int) -> tuple[float, float, float]:
        """How often the player at that place in the order of play wins, and the 95 % interval of it."""
        low, high = wilson(self.wins[place], self.games)
        return self.wins[place] / self.games, low, high

    def delay_rate(self) -> tuple[float, float, float]:
        """In how many games a Timer was delayed to profit, and the 95 % interval of it."""
        low, high = wilson(self.delayed, self.games)
        return self.delayed / self.games, low, high


def add(counts: dict[int, Any], card: int, more: float) -> None:
    """Count more for a card."""
    counts[card] = counts.get(card, 0) + more


def add_all(counts: dict[int, int], more: Iterable[tuple[int, int]]) -> None:
    """Count more for several cards."""
    for card, count in more:
        add(counts, card, count)
