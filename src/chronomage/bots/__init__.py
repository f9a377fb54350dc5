"""Bots: observation in, choice out."""

from chronomage.bots.bot import Bot, UnknownBot
from chronomage.bots.roster import BOT_NAMES, make_bot

__all__ = ["BOT_NAMES", "Bot", "UnknownBot", "make_bot"]
