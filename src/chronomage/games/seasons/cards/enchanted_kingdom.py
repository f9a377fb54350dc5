"""The twenty cards of Enchanted Kingdom, numbered on from the base game's."""

from chronomage.games.seasons.conditions import TokensOnThis
from chronomage.games.seasons.effects import card
from chronomage.games.seasons.prices import crystals, identical_energy, sacrificing_it
from chronomage.games.seasons.verbs.cards import Keep, LookAtTop
from chronomage.games.seasons.verbs.enchanted import (
    DiscardAnyNumber,
    DiscardForPlenty,
    DiscardOne,
    DrawAndTakeBonusBack,
    DrawNoted,
    EnergyOrCrystalsWithLook,
    EverybodyDiscards,
    GainIfTransmuterUsed,
    MayPutToken,
    OpponentsLowerGaugeAndGain,
    PutOneOfThemOnThis,
    ShrinkReserve,
    StealEnergy,
    TakeAllFromThis,
    TakeCostlyItemBack,
    TakeSomeFromThis,
)
from chronomage.games.seasons.verbs.gains import GainAny, GainCrystals, RaiseGauge
from chronomage.games.seasons.verbs.imitation import ChooseModel
from chronomage.games.seasons.verbs.looking import (
    NameEnergy,
    NotePile,
    OrderTop,
    PutRestUnderPile,
    RevealUntilFamiliar,
    RevealUntilItemWithEnergy,
    SearchAgainOrNot,
    TakeFound,
    TakeFromPile,
    TakeOrSearchAgain,
    TakeUpTop,
)

# The first activation of a turn puts an earth on it (verbs/play_area.py), which goes to the reserve as the round ends.
card(51, "heart-of-argos", on_round_end=[TakeAllFromThis()])

# At the end of the round discard an energy; an earth gives five crystals.
card(52, "horn-of-plenty", on_round_end=[DiscardForPlenty()])

# At the end of the round an energy may be put on it; activated, at least one comes back.
card(
    53,
    "fairy-monolith",
    needs=TokensOnThis(),
    activated=[TakeSomeFromThis()],
    on_round_end=[MayPutToken()],
)

# Take a magic item whose cost has energy back into the hand.
card(54, "selenias-codex", on_enter=[TakeCostlyItemBack()])

# Name an energy and reveal cards until a magic item costs it; take it, or discard it and search once more.
card(
    55,
    "scroll-of-ishtar",
    on_enter=[NameEnergy(), RevealUntilItemWithEnergy(), TakeOrSearchAgain(), SearchAgainOrNot()],
    ways=([NameEnergy(), RevealUntilItemWithEnergy(), TakeFound()], []),
)

# Never put into play by another card. The reserve holds one less; three crystals at the end of the round.
card(56, "mesodaes-lantern", on_enter=[ShrinkReserve()], on_round_end=[GainCrystals(3)])

# The reserve holds one less. When the season changes: an energy, or two crystals and a look at the top card.
card(
    57,
    "statue-of-eolis",
    on_enter=[ShrinkReserve()],
    on_season_change=[EnergyOrCrystalsWithLook()],
    ways=([GainAny(1)], [GainCrystals(2), LookAtTop()]),
)

# Reveal cards until one is a familiar; take it, or discard it and search once more.
card(
    58,
    "familiar-catcher",
    on_enter=[RevealUntilFamiliar(), TakeOrSearchAgain(), SearchAgainOrNot()],
    ways=([RevealUntilFamiliar(), TakeFound()], []),
)

# A die that gives crystals allows transmuting (ledger.py); used so, two crystals at the end of the round.
card(59, "ios-transmuter", on_round_end=[GainIfTransmuterUsed(2)])

# Discard a card; then draw one, and take a used bonus back.
card(60, "throne-of-renewal", on_enter=[DiscardOne(), DrawAndTakeBonusBack()])

# Sacrifice it: take one of the five top cards of the discard pile, the others go under it.
card(
    61,
    "potion-of-resurrection",
    price=sacrificing_it(before=NotePile()),
    activated=[TakeFromPile(5), Keep(), PutRestUnderPile()],
)

# Three identical energy put one of them on it. At the end of the game three of them are worth 35 crystals, fewer cost
# ten. (scoring.py)
card(
    62,
    "jewel-of-the-ancients",
    price=identical_energy(3),
    activated=[PutOneOfThemOnThis()],
)

# May be sacrificed for ten crystals in place of any sacrifice or discard from the hand. (verbs/shield.py)
card(63, "shield-of-zira")

# In place of all actions of the die: one on the gauge, one energy, or the right to transmute. (flow/turns.py)
card(64, "steadfast-die")

# Two energy of any kind; then discard any number of cards and draw as many.
card(65, "amulet-of-time", on_enter=[GainAny(2), DiscardAnyNumber(), DrawNoted()])

# Two crystals: look at the three top cards of the deck and put them back in any order.
card(66, "arcane-telescope", price=crystals(2), activated=[TakeUpTop(3), OrderTop()])

# Ten crystals and one on the gauge. Sacrificed by activating it: each opponent's gauge falls by one, and he gains six.
card(
    67,
    "argos-hawk",
    on_enter=[GainCrystals(10), RaiseGauge(1)],
    price=sacrificing_it(),
    activated=[OpponentsLowerGaugeAndGain(6)],
)

# For its printed price, become an opponent's magic item until that leaves play.
card(68, "raven-the-usurper", on_enter=[ChooseModel()])

# Every player discards four energy, or every player discards a card.
card(69, "warden-of-argos", on_enter=[EverybodyDiscards()])

# Take up to two energy from each opponent's reserve.
card(70, "ratty-nightshade", on_enter=[StealEnergy(2)])
