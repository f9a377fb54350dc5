"""Cards 1 to 30: the magician's level."""

from chronomage.games.seasons.conditions import (
    CardToPutIntoPlay,
    Never,
)
from chronomage.games.seasons.effects import card
from chronomage.games.seasons.flow.turns import RollAgain
from chronomage.games.seasons.prices import any_energy, balanced_energy, sacrificing_it
from chronomage.games.seasons.verbs.cards import (
    DiscardRest,
    Draw,
    DrawForEachPlayer,
    DrawToHand,
    GiveRest,
    Keep,
    PutDrawnIntoPlay,
    PutIntoPlayFromHand,
)
from chronomage.games.seasons.verbs.changes import MoveSeasonMarker
from chronomage.games.seasons.verbs.gains import (
    GainAny,
    GainCrystals,
    GainCrystalsForItems,
    PutAnyOnThis,
    RaiseGauge,
)
from chronomage.games.seasons.verbs.opponents import (
    AllTakeItemBack,
    CopyReserve,
    EachOpponentPays,
    OpponentsLose,
    OpponentsSacrifice,
)
from chronomage.games.seasons.verbs.payment import (
    DiscardReserve,
    TransmuteIdentical,
    TransmuteReserve,
)
from chronomage.games.seasons.verbs.round_end import GainAnyIfPoor, GainCrystalsIfRich

# Raise the gauge by two.
card(1, "amulet-of-air", on_enter=[RaiseGauge(2)])

# Draw four cards, keep one, discard the others.
card(2, "amulet-of-fire", on_enter=[Draw(4), Keep(), DiscardRest()])

# Gain nine crystals.
card(3, "amulet-of-earth", on_enter=[GainCrystals(9)])

# Put four energy of any kind on it; they pay like those of the reserve, and are no part of it.
card(4, "amulet-of-water", on_enter=[PutAnyOnThis(4)])

# Turn three identical energy into nine crystals, the right to transmute or not; a Purse of Io adds for each.
card(
    5,
    "balance-of-ishtar",
    price=balanced_energy(),
    activated=[TransmuteIdentical()],
)

# While in play: three crystals for each card summoned from the hand. (flow/summoning.py)
card(6, "staff-of-spring")

# Move the season marker one to three spaces forward or back.
card(7, "temporal-boots", on_enter=[MoveSeasonMarker()])

# While in play: one crystal more for each energy transmuted. (ledger.py)
card(8, "purse-of-io")

# Draw four cards, put one into play free of cost, discard the others.
card(9, "divine-chalice", on_enter=[Draw(4), PutDrawnIntoPlay(), DiscardRest()])

# Each opponent sacrifices a card.
card(10, "syllas-the-faithful", on_enter=[OpponentsSacrifice()])

# When the season changes, each opponent gives you a crystal.
card(11, "figrim-the-avaricious", on_season_change=[EachOpponentPays()])

# Draw a card for each player; keep one, give each opponent one.
card(12, "naria-the-prophetess", on_enter=[DrawForEachPlayer(), Keep(), GiveRest()])

# At the end of the round, with four energy or more in the reserve: three crystals.
card(13, "wondrous-chest", on_round_end=[GainCrystalsIfRich(4, 3)])

# At the end of the round, with one energy or none in the reserve: one energy of any kind.
card(14, "beggars-horn", on_round_end=[GainAnyIfPoor(1, 1)])

# Before the die acts: two crystals, and roll it again.
card(15, "die-of-malice", needs=Never(), activated=[GainCrystals(2), RollAgain()])

# Discard an energy: each opponent loses four crystals.
card(16, "kairn-the-destroyer", price=any_energy(1), activated=[OpponentsLose(4)])

# Every player takes a magic item of his own back into the hand.
card(17, "amsug-longneck", on_enter=[AllTakeItemBack()])

# Gain two energy of any kind; while in play the reserve holds ten. (ledger.py)
card(18, "bespelled-grimoire", on_enter=[GainAny(2)])

# At the end of the game, with more cards in play than anybody else: 20 crystals. (scoring.py)
card(19, "ragfields-helm")

# While in play: each card summoned costs one energy less, though never less than one. (flow/summoning.py)
card(20, "hand-of-fortune")

# Choose an opponent and gain the same energy as lies in his reserve.
card(21, "lewis-greyface", on_enter=[CopyReserve()])

# Worth its prestige, and nothing else.
card(22, "runic-cube-of-eolis")

# Sacrifice it: draw a card and keep it, raise the gauge by two.
card(23, "potion-of-power", price=sacrificing_it(), activated=[DrawToHand(), RaiseGauge(2)])

# Sacrifice it and discard the whole reserve: put a card from the hand into play free of cost.
card(
    24,
    "potion-of-dreams",
    price=sacrificing_it(),
    needs=CardToPutIntoPlay(),
    activated=[DiscardReserve(), PutIntoPlayFromHand()],
)

# Sacrifice it: gain five energy of any kind.
card(25, "potion-of-knowledge", price=sacrificing_it(), activated=[GainAny(5)])

# Sacrifice it: every energy of the reserve becomes four crystals; a Purse of Io adds for each.
card(26, "potion-of-life", price=sacrificing_it(), activated=[TransmuteReserve(4)])

# When the season changes: one energy of any kind.
card(27, "hourglass-of-time", on_season_change=[GainAny(1)])

# Three crystals for each other magic item in play.
card(28, "scepter-of-greatness", on_enter=[GainCrystalsForItems(3)])

# Gain twenty crystals.
card(29, "olafs-blessed-statue", on_enter=[GainCrystals(20)])

# While in play: one energy of any kind for each card summoned from the hand. (flow/summoning.py)
card(30, "yjangs-forgotten-vase")
