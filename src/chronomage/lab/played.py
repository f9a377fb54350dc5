"""What is kept of a game that bots have played."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Played:
    """How one game went, by seat; `entries` says which of the plan's bots sat in each."""

    entries: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win: winners who tie share it
    rounds: int
    decisions: int
    asked: tuple[int, ...]  # how often
    seconds: tuple[float, ...]  # of thinking

    @property
    def outcome(self) -> tuple[object, ...]:
        """All but the time that it took: the same for the same seeds, wherever it is played."""
        return self.entries, self.scores, self.shares, self.rounds, self.asked
