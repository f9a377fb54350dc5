"""Time Masters as one seat sees it: redaction, resampling and reading behind one face."""

from collections.abc import Mapping
from typing import Final

from chronomage.games.timemasters.observation_reading import table_from_observation
from chronomage.games.timemasters.rules import TimeMastersRules
from chronomage.games.timemasters.table import Table
from chronomage.kernel.random import Random
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.pov.pov import Pov
from chronomage.pov.timemasters.redaction import redact, unveil
from chronomage.pov.timemasters.resampling import Worlds


class TimeMastersPov(Pov):
    """Redaction and resampling of Time Masters."""

    def redact(self, state: State, player: int) -> State:
        assert isinstance(state, Table)
        return redact(state, player)

    def unveil(self, state: State) -> State:
        assert isinstance(state, Table)
        return unveil(state)

    def resample(self, redacted: State, player: int, random: Random) -> State:
        assert isinstance(redacted, Table)
        return Worlds(redacted, player).draw(random)

    def resample_many(self, redacted: State, player: int, random: Random, count: int) -> list[State]:
        assert isinstance(redacted, Table)
        worlds = Worlds(redacted, player)
        return [worlds.draw(random) for _ in range(count)]

    def read(self, rules: Rules, document: Mapping[str, object], player: int) -> State:
        assert isinstance(rules, TimeMastersRules)
        return table_from_observation(document, player, rules.pack)


POV: Final = TimeMastersPov()
