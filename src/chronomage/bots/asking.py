"""Asking a bot: its answer counts only if it is one of the open choices."""

from typing import Any

from chronomage.bots.bot import BadBot, Bot, Limit
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.errors import shorten
from chronomage.pov.observation import Observation


def ask(bot: Bot, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
    """What the bot chooses; an answer that is not open is refused before it comes near the game."""
    somebody: Any = bot  # of whose answer nothing is taken for granted, its type neither
    return open_choice(bot, decision, somebody.choose(observation, decision, limit))


def open_choice(bot: Bot, decision: Decision, answer: object) -> Choice:
    """The open choice that the bot has answered with."""
    if isinstance(answer, Choice):
        for choice in decision.choices:
            if choice.id == answer.id:
                return choice
    allowed = ", ".join(choice.text for choice in decision.choices)
    raise BadBot(
        f"the bot {bot.name} answered {shorten(answer)} where player {decision.player} was asked for "
        f"{decision.kind!r}; open are the choices {allowed}."
    )
