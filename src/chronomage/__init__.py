"""Chronomage: play, study and master Seasons and Time Masters.

>>> import chronomage as cm
>>> game = cm.new_game("seasons", players=2, seed=7)
>>> decision = game.decisions[0]
>>> events = game.play(decision.player, decision.choices[0])
"""

from chronomage.check import check_game
from chronomage.game import Game, games, new_game, position, read_observation, replay
from chronomage.games.observation_entries import BadObservation
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.errors import (
    BadOption,
    BadPack,
    BadPosition,
    BadRecord,
    BrokenInvariant,
    ChronomageError,
    IllegalChoice,
    UnknownGame,
    WrongVersion,
)
from chronomage.kernel.event import Event
from chronomage.kernel.rules import Option, Outcome
from chronomage.kernel.viewers import WATCHER
from chronomage.kits import BadKit, Kit, register
from chronomage.pov.observation import Observation
from chronomage.record.record import Record, load

__version__ = "0.1.0"

__all__ = [
    "WATCHER",
    "BadKit",
    "BadObservation",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "BrokenInvariant",
    "Choice",
    "ChronomageError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Kit",
    "Observation",
    "Option",
    "Outcome",
    "Record",
    "UnknownGame",
    "WrongVersion",
    "check_game",
    "games",
    "load",
    "new_game",
    "position",
    "read_observation",
    "register",
    "replay",
]
