"""A bot's own chance: it comes from the bot's seed and from what it sees, so that nothing need be remembered."""

from hashlib import blake2b
from typing import Any

from chronomage.kernel.random import Random, seeded
from chronomage.pov.observation import Observation


def chance_for(seed: int, observation: Observation[Any]) -> Random:
    """A generator for one decision: the same for the same seed and observation."""
    said = f"{seed} {observation.to_json()}"
    return seeded(int.from_bytes(blake2b(said.encode(), digest_size=16).digest(), "little"))
