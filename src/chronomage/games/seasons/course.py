"""The course of the game: every program that is not a single card's."""

from typing import Final

from chronomage.games.seasons import programs
from chronomage.games.seasons.effects import PROGRAMS
from chronomage.games.seasons.flow.prelude import Deal, Draft, LayOut, Split, StartTournament
from chronomage.games.seasons.flow.rounds import (
    EndAtOnce,
    EndRound,
    MoveByLeftoverDie,
    NextRound,
    PlayTurns,
    StartRound,
    TakeDice,
    round_end_program,
    season_change_program,
)
from chronomage.games.seasons.flow.summoning import (
    ChooseElements,
    EnterSummoned,
    NameCard,
    PaySummoningCrystals,
    Spare,
)
from chronomage.games.seasons.flow.turns import (
    DieActs,
    DrawForDie,
    EndTurn,
    FreePart,
    OfferMalice,
    StartTurn,
    TakeDieCrystals,
    TakeDieEnergy,
    TakeDieStar,
)
from chronomage.games.seasons.verbs.cards import DiscardRest, Draw, EnterTop, Keep, KeepOrDiscard
from chronomage.games.seasons.verbs.gains import GainAny, GainAnyNoted
from chronomage.games.seasons.verbs.payment import (
    ChooseSource,
    DiscardExcess,
    GiveForExchange,
    PayAny,
    PayForced,
    Transmute,
)
from chronomage.games.seasons.verbs.play_area import CarryOutSacrifice, SacrificeOne, TakeItemBack

# The card files define their programs by being read.
from chronomage.games.seasons.cards import archmage, magician  # noqa: F401  isort: skip

__all__ = ["PROGRAMS", "ROUND_TURNS", "TURN_DIE", "TURN_FREE_PART"]

# Where in ROUND and TURN a hand-made position starts.
ROUND_TURNS: Final = 2
TURN_DIE: Final = 1
TURN_FREE_PART: Final = 4

PROGRAMS[programs.GAME] = [Deal(), Draft(), LayOut(), Split(), StartTournament()]
PROGRAMS[programs.ROUND] = [
    StartRound(),
    TakeDice(),
    PlayTurns(),
    EndRound(),
    MoveByLeftoverDie(),
    NextRound(),
]
PROGRAMS[programs.TURN] = [
    StartTurn(),
    OfferMalice(),
    DieActs(),
    DrawForDie(),
    FreePart(),
    EndTurn(),
]
PROGRAMS[programs.OPTIONAL_DIE] = [TakeDieCrystals(), TakeDieEnergy(), TakeDieStar()]
PROGRAMS[programs.DRAW_ONE] = [Draw(1), KeepOrDiscard()]
PROGRAMS[programs.DRAW_TWO] = [Draw(2), Keep(), DiscardRest()]
PROGRAMS[programs.SUMMON] = [
    NameCard(),
    ChooseElements(),
    Spare(),
    PayForced(),
    ChooseSource(),
    PaySummoningCrystals(),
    EnterSummoned(),
]
PROGRAMS[programs.VASE] = [GainAny(1)]
PROGRAMS[programs.ANY_TWO] = [GainAny(2)]
PROGRAMS[programs.TRANSMUTE] = [Transmute()]
PROGRAMS[programs.EXCHANGE] = [GiveForExchange(), GainAnyNoted()]
PROGRAMS[programs.BUY_TOP] = [PayAny(4), EnterTop()]
PROGRAMS[programs.OVERFLOW] = [DiscardExcess()]
PROGRAMS[programs.SACRIFICE] = [CarryOutSacrifice()]
PROGRAMS[programs.SACRIFICE_ONE] = [SacrificeOne()]
PROGRAMS[programs.TAKE_ITEM_BACK] = [TakeItemBack()]
PROGRAMS[programs.ROUND_ENDS] = [*round_end_program()]
PROGRAMS[programs.SEASON_CHANGES] = [*season_change_program()]
PROGRAMS[programs.END_AT_ONCE] = [EndAtOnce()]
