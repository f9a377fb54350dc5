"""Measures: what everything is worth, in spells played; a spell played brings one level of the spheres, one point.

What a Ke and a card are worth hangs on the deck: see prices.py.
"""

from typing import Final

SPELL: Final = 1.0
CAPACITY: Final = 0.3  # of a Ke: what a permanent one is worth beyond being active now
HARM: Final = 0.7  # an opponent's loss of something: so much of its worth gained
