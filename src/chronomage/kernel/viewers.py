"""Who looks at a game, where that is no player: players are the numbers of their seats."""

from typing import Final

# Somebody who sits at no seat, and to whom is told what is told to everybody.
WATCHER: Final = -1

# Whoever sees everything there is: for tests and analysis, never for a player.
OMNISCIENT: Final = -2
