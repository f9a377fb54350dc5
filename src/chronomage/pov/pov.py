"""Pov: how the states of one game are redacted for a player, and filled in again."""

from collections.abc import Mapping

from chronomage.kernel.random import Random
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.kernel.subclassing import mypyc_attr
from chronomage.kernel.travel import Travels


@mypyc_attr(allow_interpreted_subclasses=True)
class Pov(Travels):
    """One game's redaction and resampling, and the reading of what a redacted state was written down as."""

    def redact(self, state: State, player: int) -> State:
        """A copy without what that player or WATCHER may not know; equal for states that he cannot tell apart."""
        raise NotImplementedError

    def unveil(self, state: State) -> State:
        """A copy with every player's cards open, and hidden what no player has: for who looks at a finished game."""
        raise NotImplementedError

    def resample(self, redacted: State, player: int, random: Random) -> State:
        """A playable state that agrees with all that the player knows; what he does not know is drawn at random."""
        raise NotImplementedError

    def resample_many(self, redacted: State, player: int, random: Random, count: int) -> list[State]:
        """That many states as `resample` draws them, each for itself; override it where some of the work is shared."""
        return [self.resample(redacted, player, random) for _ in range(count)]

    def read(self, rules: Rules, document: Mapping[str, object], player: int) -> State:
        """The redacted state that the document describes, with no choices open yet, or a BadObservation."""
        raise NotImplementedError
