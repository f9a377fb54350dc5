"""Seats with a habit at the spheres: they play like another bot, but take cards by a rule of their own."""

from collections.abc import Callable
from typing import Any, Final

from chronomage.bots import Bot, GameFacts, Limit
from chronomage.games.timemasters.choices import DONE, LAUNCH, RELEASE, TAKE, TAKE_CLOSED
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation

Habit = Callable[[list[int]], int]


class HabitualBot(Bot):
    """Asks another bot about everything but the cards of the spheres."""

    def __init__(self, bot: Bot, habit: Habit) -> None:
        self.bot = bot
        self.habit = habit

    def begin(self, game: GameFacts, seat: int) -> None:
        """The other bot begins."""
        self.bot.begin(game, seat)

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """By habit at the spheres; otherwise what the other bot chooses."""
        if decision.kind != "spheres":
            return self.bot.choose(observation, decision, limit)
        wanted = self.habit([choice.id for choice in decision.choices])
        return next(choice for choice in decision.choices if choice.id == wanted)


def take_nothing(choices: list[int]) -> int:
    """Never a card; spells of launched Timers must be played before the turn can end."""
    return DONE if DONE in choices else max(choices)


def take_points(choices: list[int]) -> int:
    """The highest open card, else the highest closed one: points, whatever the card does."""
    found = [choice for choice in choices if TAKE < choice < TAKE_CLOSED]
    found = found or [choice for choice in choices if TAKE_CLOSED < choice < LAUNCH]
    if not found:
        found = [choice for choice in choices if choice >= RELEASE]
    return max(found) if found else take_nothing(choices)


HABITS: Final[dict[str, Habit]] = {"never": take_nothing, "points": take_points}
