"""Pov: how the states of one game are redacted for a player, and filled in again."""

from chronomage.kernel.random import Random
from chronomage.kernel.state import State


class Pov:
    """One game's redaction and resampling."""

    def redact(self, state: State, player: int) -> State:
        """A copy in which all that the player may not know is unknown; equal for states he cannot tell apart."""
        raise NotImplementedError

    def resample(self, redacted: State, player: int, random: Random) -> State:
        """A playable state that agrees with all that the player knows; what he does not know is drawn at random."""
        raise NotImplementedError
