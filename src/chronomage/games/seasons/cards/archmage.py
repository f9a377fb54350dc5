"""Cards 31 to 50: the archmage's level."""

from chronomage.games.seasons.conditions import (
    CardsInDeck,
    TokenOrCrystals,
)
from chronomage.games.seasons.effects import card
from chronomage.games.seasons.prices import (
    a_familiar,
    crystal_for_each_changed,
    energy_put_on_it,
    sacrificing,
    water,
)
from chronomage.games.seasons.verbs.cards import (
    BuyTopOrNot,
    DiscardTop,
    DrawOrDiscardShown,
    LookAtTop,
)
from chronomage.games.seasons.verbs.changes import (
    ChangeInto,
    EffectOfEachElement,
)
from chronomage.games.seasons.verbs.gains import (
    AllowTransmuting,
    GainAny,
    GainAnyForOtherItems,
    GainAnyNoted,
    GainCrystals,
    GainCrystalsForFamiliars,
    GainEnergy,
    GainIdolCrystals,
    RaiseGauge,
)
from chronomage.games.seasons.verbs.opponents import (
    EachOpponentPays,
    OpponentsEnergyBecomesAir,
    OpponentsLowerGaugeAndDraw,
    StealIfRichest,
)
from chronomage.games.seasons.verbs.payment import PayAny, PayCrystals
from chronomage.games.seasons.verbs.play_area import (
    Activated,
    EmptyFullCauldron,
    PassToTheLeft,
)
from chronomage.games.seasons.verbs.round_end import LoseCrystals, SacrificeThisIfNoted
from chronomage.games.seasons.verbs.ways import PRICE, LookOrDiscardTop, TokenOrTransmutation

# For each different energy paid: air raises the gauge by one, water gives two energy, fire draws a card, earth gives
# five crystals. Put into play, it counts as paid with all four.
card(31, "elemental-amulet", on_enter=[EffectOfEachElement()])

# Three crystals for an energy of any kind, or an energy for the right to transmute this turn.
card(
    32,
    "tree-of-light",
    needs=TokenOrCrystals(PRICE),
    activated=[TokenOrTransmutation()],
    ways=([PayCrystals(PRICE), Activated(), GainAny(1)], [PayAny(1), Activated(), AllowTransmuting()]),
)

# While in play: before an opponent summons a card, he gives you a crystal, or cannot summon. (flow/summoning.py)
card(33, "arcano-leech")

# Look at the top card of the deck, and put it into play for four energy or leave it; or pay three crystals to discard
# the top card.
card(
    34,
    "crystal-orb",
    needs=CardsInDeck(),
    activated=[LookOrDiscardTop()],
    ways=([Activated(), LookAtTop(), BuyTopOrNot()], [PayCrystals(PRICE), Activated(), DiscardTop()]),
)

# Once a round put an energy on it. The seventh gives 15 crystals and all seven back, and it is
# sacrificed.
card(35, "glutton-cauldron", price=energy_put_on_it(), activated=[EmptyFullCauldron()])

# Draw a card or discard one, shown to all: gain as much energy of any kind as it is worth prestige.
card(36, "vampiric-crown", on_enter=[DrawOrDiscardShown(), GainAnyNoted()])

# Sacrifice three cards: 15 crystals.
card(37, "dragon-skull", price=sacrificing(3), activated=[GainCrystals(15)])

# Each opponent's gauge falls by one, and he draws a card that he must keep.
card(38, "demon-of-argos", on_enter=[OpponentsLowerGaugeAndDraw()])

# At the end of the round each opponent gives you a crystal; if one has none, sacrifice it.
card(39, "titus-deepgaze", on_round_end=[EachOpponentPays(), SacrificeThisIfNoted()])

# All energy in the opponents' reserves becomes air.
card(40, "air-elemental", on_enter=[OpponentsEnergyBecomesAir()])

# While in play: when an opponent activates a card, he loses a crystal and you gain two. (verbs/play_area.py)
card(41, "thieving-fairies")

# Two energy of any kind, one on the gauge, ten crystals; sacrificed, it takes the whole reserve with it.
card(42, "cursed-treatise-of-arus", on_enter=[GainAny(2), RaiseGauge(1), GainCrystals(10)])

# Ten crystals on entering; activated, a crystal for each familiar in play.
card(43, "idol-of-the-familiar", on_enter=[GainIdolCrystals()], activated=[GainCrystalsForFamiliars()])

# Discard a familiar from the hand or sacrifice one: four energy of any kind.
card(44, "necrotic-kriss", price=a_familiar(), activated=[GainAny(4)])

# At the end of the game: three crystals for each energy in the reserve. (scoring.py)
card(45, "lantern-of-xidit")

# At the end of the game, with no familiar in play: 20 crystals. (scoring.py)
card(46, "sealed-chest-of-urm")

# Pay some crystals: as many identical energy become another kind.
card(47, "mirror-of-the-seasons", price=crystal_for_each_changed(), activated=[ChangeInto()])

# One energy of any kind for each other magic item in play.
card(48, "pendant-of-ragnor", on_enter=[GainAnyForOtherItems()])

# With more crystals than anybody else: steal five from each opponent.
card(49, "sid-nightshade", on_enter=[StealIfRichest(5)])

# Ten crystals and a water on entering. For a water it goes to the left neighbour. At the end of the round whoever
# has it loses three crystals.
card(
    50,
    "damned-soul-of-onys",
    on_enter=[GainCrystals(10), GainEnergy("W")],
    price=water(),
    activated=[PassToTheLeft()],
    on_round_end=[LoseCrystals(3)],
)
