"""Measures: what everything is worth, in spells played; a spell played brings one level of the spheres, one point."""

from typing import Final

SPELL: Final = 1.0
KE: Final = 0.33  # one active Ke, of either kind
PERMANENT: Final = 0.15  # what a permanent Ke is worth beyond being active now
CARD: Final = 0.4  # a card drawn in the middle of the turn
HARM: Final = 0.7  # an opponent's loss of something: so much of its worth gained
