"""What one seat may see: redaction of the state, observations, and resampling of what is hidden."""

from typing import Final

from chronomage.kernel.viewers import WATCHER
from chronomage.pov.observation import Observation
from chronomage.pov.pov import Pov
from chronomage.pov.seasons.pov import SeasonsPov
from chronomage.pov.timemasters.pov import TimeMastersPov

POVS: Final[dict[str, Pov]] = {"seasons": SeasonsPov(), "timemasters": TimeMastersPov()}

__all__ = ["POVS", "WATCHER", "Observation", "Pov"]
