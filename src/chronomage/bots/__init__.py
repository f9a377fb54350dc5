"""Bots: observation in, choice out."""

from chronomage.bots.bot import Bot, UnknownBot
from chronomage.bots.roster import bot_names, check_bot, make_bot

__all__ = ["Bot", "UnknownBot", "bot_names", "check_bot", "make_bot"]
