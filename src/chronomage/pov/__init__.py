"""What one seat may see: redaction of the state, observations, and resampling of what is hidden."""

from chronomage.kernel.viewers import WATCHER
from chronomage.pov.observation import Observation
from chronomage.pov.pov import Pov

__all__ = ["WATCHER", "Observation", "Pov"]
