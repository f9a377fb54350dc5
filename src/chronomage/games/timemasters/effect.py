"""Effects as plain data: what a line of a pack says, apart from how it is written and how it is carried out.

An effect is made of few ideas that go together freely: what is done (the verb), to whom, how much of it, with which
kind of card, and where the card says so under which condition, or what else in its stead.
"""

from typing import Final

# How much an effect is about.
NUMBER: Final = 0
HALF: Final = 1  # rounded up
ALL: Final = 2

# What a number is counted for, and what a condition asks about.
ONCE: Final = 0
PER_SPELL: Final = 1  # in the spell area
PER_TIMER: Final = 2  # in play before the player
PER_STORED: Final = 3  # spell on this Timer
PER_DELAY: Final = 4  # card that delays this Timer
PER_DONE: Final = 5  # card that the verb before has moved
PER_HAND: Final = 6  # card in hand
PER_ACTIVE: Final = 7  # permanent Ke on its active side
PER_EXHAUSTED: Final = 8  # permanent Ke on its exhausted side
PER_EPHEMERAL: Final = 9

PER_WORDS: Final = ("", "spell", "timer", "stored", "delay", "done", "hand", "active", "exhausted", "ephemeral")

# Whom an effect touches.
YOU: Final = 0
OPPONENTS: Final = 1  # each of them, clockwise
OPPONENT: Final = 2  # one whom the player chooses

WHO_WORDS: Final = ("", "opponents", "opponent")


class Amount:
    """A number, half or all, and what it is counted for."""

    def __init__(self, number: int, share: int = NUMBER, per: int = ONCE) -> None:
        self.number = number
        self.share = share
        self.per = per

    def __str__(self) -> str:
        said = ("half", "all")[self.share - HALF] if self.share else str(self.number)
        return f"{said} per {PER_WORDS[self.per]}" if self.per else said


class Condition:
    """That there are at least so many of a thing, or that there are fewer; the things are those that are counted."""

    def __init__(self, thing: int, number: int, fewer: bool) -> None:
        self.thing = thing
        self.number = number
        self.fewer = fewer


class Effect:
    """One step of a card: a verb of the vocabulary, whom it is about, how much, and of which kind of card."""

    def __init__(self, verb: str, amount: Amount, optional: bool, who: int, kind: str) -> None:
        self.verb = verb
        self.amount = amount
        self.optional = optional
        self.who = who
        self.opponents = who != YOU
        self.kind = kind  # of card: spell, focus, timer, or "" for any
        self.condition: Condition | None = None  # without which it does not happen
        self.instead: Effect | None = None  # what the player may choose in its stead

    def alternatives(self) -> "list[Effect]":
        """The effect, and what may be chosen in its stead."""
        return [self] if self.instead is None else [self, self.instead]

    def __repr__(self) -> str:
        return f"<Effect {self.verb}, {self.amount}>"
