"""The course of the game: every program that is not a single card's."""

from typing import Any, Final

from chronomage.games.seasons import facts, programs
from chronomage.games.seasons.effects import PROGRAMS, automatic_order
from chronomage.games.seasons.flow.abilities import (
    ChooseAbility,
    DealAbilities,
    LowerOwnGauge,
    TransmuteWithBonus,
)
from chronomage.games.seasons.flow.enchantments import (
    GiveUpCard,
    LayEnchantment,
    PayForEmbrace,
    SufferDrought,
)
from chronomage.games.seasons.flow.prelude import (
    ChooseWithoutPassing,
    Deal,
    DiscardDealt,
    Draft,
    LayOut,
    Split,
    StartTournament,
)
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
    AddEnergyForSpirit,
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
    OfferSteadfast,
    StartTurn,
    TakeDieCrystals,
    TakeDieEnergy,
    TakeDieStar,
)
from chronomage.games.seasons.verbs.cards import ORB_PRICE, DiscardRest, Draw, EnterTop, Keep, KeepOrDiscard
from chronomage.games.seasons.verbs.changes import MoveMarkerByTwo
from chronomage.games.seasons.verbs.enchanted import DiscardOne
from chronomage.games.seasons.verbs.gains import GainAny, GainCrystals, RaiseGauge
from chronomage.games.seasons.verbs.imitation import Become, ChooseImitatedElements, PayModelCrystals
from chronomage.games.seasons.verbs.looking import LookAtOtherHands, OrderTop, TakeUpTop
from chronomage.games.seasons.verbs.payment import (
    ChooseSource,
    DiscardExcess,
    DiscardFromReserve,
    GiveForExchange,
    Owe,
    PayAny,
    PayForced,
    Transmute,
)
from chronomage.games.seasons.verbs.play_area import SacrificeOne, TakeItemBack
from chronomage.games.seasons.verbs.shield import CarryOutDiscard, CarryOutSacrifice, OfferShield
from chronomage.kernel.verbs import Verb

# The card files define their programs by being read.
from chronomage.games.seasons.cards import archmage, enchanted_kingdom, magician  # noqa: F401  isort: skip

__all__ = ["PROGRAMS", "ROUND_TURNS", "TURN_DIE", "TURN_FREE_PART"]


automatic_order(
    round_end=[
        "damned-soul-of-onys",
        "beggars-horn",
        "heart-of-argos",
        "titus-deepgaze",
        "wondrous-chest",
        "mesodaes-lantern",
        "ios-transmuter",
        "fairy-monolith",
        "horn-of-plenty",
    ],
    season_change=["figrim-the-avaricious", "hourglass-of-time", "statue-of-eolis"],
)

PROGRAMS[programs.GAME] = [
    LayEnchantment(),
    DealAbilities(),
    Deal(),
    DiscardDealt(after_draft=False),
    Draft(),
    ChooseWithoutPassing(),
    DiscardDealt(after_draft=True),
    LayOut(),
    Split(),
    ChooseAbility(),
    StartTournament(),
]
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
    OfferSteadfast(),
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
    AddEnergyForSpirit(),
    Spare(),
    PayForced(),
    ChooseSource(),
    PaySummoningCrystals(),
    EnterSummoned(),
]
PROGRAMS[programs.VASE] = [GainAny(1)]
PROGRAMS[programs.ANY_TWO] = [GainAny(2)]
PROGRAMS[programs.TRANSMUTE] = [Transmute()]
PROGRAMS[programs.EXCHANGE] = [GiveForExchange(), GainAny(facts.EXCHANGED)]
PROGRAMS[programs.BUY_TOP] = [PayAny(ORB_PRICE), EnterTop()]
PROGRAMS[programs.OVERFLOW] = [DiscardExcess()]
PROGRAMS[programs.SACRIFICE] = [OfferShield(), CarryOutSacrifice()]
PROGRAMS[programs.DISCARD] = [OfferShield(), CarryOutDiscard()]
PROGRAMS[programs.SACRIFICE_ONE] = [SacrificeOne()]
PROGRAMS[programs.TAKE_ITEM_BACK] = [TakeItemBack()]
PROGRAMS[programs.ROUND_ENDS] = [*round_end_program()]
PROGRAMS[programs.SEASON_CHANGES] = [*season_change_program()]
PROGRAMS[programs.END_AT_ONCE] = [EndAtOnce()]
PROGRAMS[programs.EMBRACE] = [PayForEmbrace()]
PROGRAMS[programs.DROUGHT] = [SufferDrought()]
PROGRAMS[programs.STEADFAST_ENERGY] = [GainAny(1)]
PROGRAMS[programs.IMITATE] = [
    ChooseImitatedElements(),
    PayForced(),
    ChooseSource(),
    PayModelCrystals(),
    Become(),
]
PROGRAMS[programs.DISCARD_CARD] = [DiscardOne()]
PROGRAMS[programs.DISCARD_FOUR_ENERGY] = [DiscardFromReserve(4)]

# The ability tokens by number: draw a card and keep it or not; give up a card; two energy; lower the own gauge; (the
# hand counts at the end); transmute with a bonus; twelve crystals; pay four water; raise the gauge by two; move the
# marker by two; look at the other hands; order the three top cards of the deck.
PROGRAMS[programs.ABILITY + 1] = [Draw(1), KeepOrDiscard()]
PROGRAMS[programs.ABILITY + 2] = [GiveUpCard()]
PROGRAMS[programs.ABILITY + 3] = [GainAny(2)]
PROGRAMS[programs.ABILITY + 4] = [LowerOwnGauge()]
PROGRAMS[programs.ABILITY + 6] = [TransmuteWithBonus()]
PROGRAMS[programs.ABILITY + 7] = [GainCrystals(12)]
PROGRAMS[programs.ABILITY + 8] = [Owe("WWWW"), PayForced(), ChooseSource()]
PROGRAMS[programs.ABILITY + 9] = [RaiseGauge(2)]
PROGRAMS[programs.ABILITY + 10] = [MoveMarkerByTwo()]
PROGRAMS[programs.ABILITY + 11] = [LookAtOtherHands()]
PROGRAMS[programs.ABILITY + 12] = [TakeUpTop(3), OrderTop()]


def step_of(program: int, kind: type[Verb[Any]]) -> int:
    """At which step of a program a verb of that kind stands."""
    return next(step for step, verb in enumerate(PROGRAMS[program]) if isinstance(verb, kind))


# Where in ROUND and TURN a hand-made position starts.
ROUND_DICE: Final = step_of(programs.ROUND, TakeDice)
ROUND_TURNS: Final = step_of(programs.ROUND, PlayTurns)
TURN_DIE: Final = step_of(programs.TURN, OfferMalice)
TURN_FREE_PART: Final = step_of(programs.TURN, FreePart)
