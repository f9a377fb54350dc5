"""The numbers of Time Masters that hold whatever the pack."""

from typing import Final

MOST_PLAYERS: Final = 4
SPHERES: Final = 5
SPHERE_SIZE: Final = 10
CLOSED_COSTS: Final = 1  # level more than the open card of the same sphere
STARTING_CARDS: Final = 10  # in each player's deck
HAND_SIZE: Final = 5
STARTING_KE: Final = 4
ALL_KE: Final = 24  # permanent Ke in the box
MOST_EPHEMERAL: Final = 4
CARDS_FOR_KE: Final = 2  # discarded to restore one Ke
SPHERES_TO_END: Final = 2  # when this many are empty, the game is over
WANDERING_TURNS: Final = 3  # of its holder, after which Timer X moves on

SPELL: Final = "spell"
FOCUS: Final = "focus"
TIMER: Final = "timer"
KINDS: Final = (SPELL, FOCUS, TIMER)
SETS: Final = ("base", "expansion", "promo")
LANGUAGES: Final = ("en", "ru", "pl", "uk")

# Guards of our own, far from anything that is played: a turn of so many choices can only be ended, a game of so many
# rounds is over, and no more Timers than this lie before one player.
MOST_CHOICES: Final = 300
MOST_ROUNDS: Final = 200
MOST_TIMERS: Final = 12
