"""Effects as plain data: one verb of a card with its amount, as the pack says it."""

from typing import Final

# How much an effect is about.
NUMBER: Final = 0
HALF: Final = 1  # rounded up
ALL: Final = 2

# What a number is counted for.
ONCE: Final = 0
PER_SPELL: Final = 1  # in the spell area
PER_TIMER: Final = 2  # in play before the player
PER_STORED: Final = 3  # spell on this Timer
PER_DONE: Final = 4  # card that the verb before has moved

PER_WORDS: Final = ("", "spell", "timer", "stored", "done")


class Amount:
    """A number, half or all, and what it is counted for."""

    def __init__(self, number: int, share: int = NUMBER, per: int = ONCE) -> None:
        self.number = number
        self.share = share
        self.per = per

    def __str__(self) -> str:
        said = ("half", "all")[self.share - HALF] if self.share else str(self.number)
        return f"{said} per {PER_WORDS[self.per]}" if self.per else said


class Effect:
    """One step of a card: a verb of the vocabulary, whom it is about, how much, and of which kind of card."""

    def __init__(self, verb: str, amount: Amount, optional: bool, opponents: bool, kind: str) -> None:
        self.verb = verb
        self.amount = amount
        self.optional = optional
        self.opponents = opponents
        self.kind = kind  # of card: spell, focus, timer, or "" for any

    def __repr__(self) -> str:
        return f"<Effect {self.verb}, {self.amount}>"
