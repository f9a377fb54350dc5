"""Bots: observation in, choice out."""

from chronomage.bots.asking import ask
from chronomage.bots.bot import BadBot, Bot, GameFacts, Limit, UnknownBot, game_facts
from chronomage.bots.explanation import Explanation, Weighed
from chronomage.bots.roster import bot_names, check_bot, find_bot, find_maker, make_bot

__all__ = [
    "BadBot",
    "Bot",
    "Explanation",
    "GameFacts",
    "Limit",
    "UnknownBot",
    "Weighed",
    "ask",
    "bot_names",
    "check_bot",
    "find_bot",
    "find_maker",
    "game_facts",
    "make_bot",
]
