"""Seasons as one seat sees it: redaction, resampling and reading behind one face."""

from collections.abc import Mapping
from typing import Final

from chronomage.games.seasons.observation_reading import table_of
from chronomage.games.seasons.table import Table
from chronomage.kernel.errors import ChronomageError
from chronomage.kernel.random import Random, seeded
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.pov.pov import Pov
from chronomage.pov.seasons.redaction import redact, unveil
from chronomage.pov.seasons.resampling import MOST_TRIES, fill, reopen


class SeasonsPov(Pov):
    """Redaction and resampling of Seasons."""

    def redact(self, state: State, player: int) -> State:
        assert isinstance(state, Table)
        return redact(state, player)

    def unveil(self, state: State) -> State:
        assert isinstance(state, Table)
        return unveil(state)

    def resample(self, redacted: State, player: int, random: Random) -> State:
        assert isinstance(redacted, Table)
        for _ in range(MOST_TRIES):
            table = redacted.copy()
            # A generator of its own: the next roll must not hang together with the cards drawn here.
            table.random = seeded(random.word() << 32 | random.word())
            if fill(table, player, random) and reopen(table, player):
                return table
        raise ChronomageError("no state was found that agrees with this observation.")

    def read(self, rules: Rules, document: Mapping[str, object], player: int) -> State:
        return table_of(document, player)


POV: Final = SeasonsPov()
