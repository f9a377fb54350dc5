"""Accounts: what `check_game` keeps beside a game, to compare with what the game itself believes."""

from chronomage.kernel.state import State
from chronomage.kernel.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Account:
    """Follows a game choice by choice without taking anything from what the rules keep. This one keeps nothing."""

    def note(self, state: State, player: int, choice: int) -> None:
        """A choice is about to be carried out."""

    def check(self, state: State) -> None:
        """Raise BrokenInvariant where the state contradicts what has been noted."""
