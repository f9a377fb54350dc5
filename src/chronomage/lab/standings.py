"""Standings: how often each bot won, by how much, and how long it thought."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from chronomage.lab.played import Played
from chronomage.lab.statistics import Z_95, spread, wilson


@dataclass(frozen=True)
class Standing:
    """How one bot did: `wins` counts a shared win as its share, `seats` every seat that it played."""

    bot: str
    games: int
    seats: int
    wins: float
    mean_score: float
    margin: float  # points ahead of the best opponent, on the average
    margin_reach: float  # half of the 95 % interval of that
    decisions: int
    seconds: float  # of thinking about them

    @property
    def rate(self) -> float:
        """The share of its seats that won."""
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share. A game has one winner: seats of the same bot there are one trial."""
        if not self.seats:
            return 0.0, 1.0
        together = self.seats / self.games
        low, high = wilson(self.wins, self.games)
        return low / together, high / together

    @property
    def milliseconds(self) -> float:
        """What a decision takes it."""
        return self.seconds / self.decisions * 1e3 if self.decisions else 0.0

    def plain(self) -> dict[str, Any]:
        """The standing as plain data."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "seats": self.seats,
            "wins": round(self.wins, 3),
            "win_rate": round(self.rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(self.mean_score, 2),
            "margin": round(self.margin, 2),
            "margin_interval": [round(self.margin - self.margin_reach, 2), round(self.margin + self.margin_reach, 2)],
            "ms_per_decision": round(self.milliseconds, 3),
        }


def standing(bot: str, played: Sequence[Played], entries: Sequence[int]) -> Standing:
    """How these entries of a plan did, taken together."""
    sat = [(game, seat) for game in played for seat, entry in enumerate(game.entries) if entry in entries]
    games = sum(any(entry in entries for entry in game.entries) for game in played)
    margins = spread([margin(game, seat, entries) for game, seat in sat] or [0.0])
    return Standing(
        bot,
        games,
        len(sat),
        sum(game.shares[seat] for game, seat in sat),
        sum(game.scores[seat] for game, seat in sat) / max(1, len(sat)),
        margins.mean,
        Z_95 * margins.sd / sqrt(max(1, len(sat))),
        sum(game.asked[seat] for game, seat in sat),
        sum(game.seconds[seat] for game, seat in sat),
    )


def margin(game: Played, seat: int, entries: Sequence[int]) -> float:
    """How far a seat came out ahead of the best opponent; its own kind is none, unless there is nobody else."""
    others = [score for score, entry in zip(game.scores, game.entries, strict=True) if entry not in entries]
    same = [score for other, score in enumerate(game.scores) if other != seat]
    return game.scores[seat] - max(others or same)
