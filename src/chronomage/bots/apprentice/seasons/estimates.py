"""Estimates: what each card is worth over the rest of a game, in crystals, with the reason for each figure."""

from typing import Final

from chronomage.games.seasons import facts


class Estimate:
    """What a card brings besides its prestige: at once, each round, each changed season, each card summoned later."""

    def __init__(self, at_once: float, each_round: float, each_season: float, each_card: float) -> None:
        self.at_once = at_once
        self.each_round = each_round
        self.each_season = each_season
        self.each_card = each_card


def brings(at_once: float = 0, each_round: float = 0, each_season: float = 0, each_card: float = 0) -> Estimate:
    """An estimate, by name of what the card brings."""
    return Estimate(at_once, each_round, each_season, each_card)


# By card number, for two players. The figures began as reckoned by hand, a token at 2 crystals, or 2.5 where its kind
# is free to choose. Then they were brought to within about 4 crystals of what each card gained its owner over the
# opponent in 4,000 games of apprentices who drafted at random: so they count how well the apprentice uses a card.
WEIGHED: Final = (
    brings(),  # no card
    brings(at_once=6),  # amulet of air: two steps of the gauge
    brings(at_once=11),  # amulet of fire: the best of four cards, when it is needed
    brings(at_once=9),  # amulet of earth: nine crystals
    brings(at_once=15),  # amulet of water: four tokens of choice that no overflow touches
    brings(each_round=0.4),  # balance of ishtar: now and then three tokens for nine
    brings(each_card=3),  # staff of spring: three crystals a card
    brings(),  # temporal boots: a season that suits, at the price of a step of the gauge
    brings(each_round=0.7),  # purse of io: one crystal for each token sold
    brings(at_once=16),  # divine chalice: the best of four cards, free of cost
    brings(at_once=2),  # syllas: each opponent's least card
    brings(each_season=1.8),  # figrim: a crystal of each opponent
    brings(at_once=4),  # naria: the best of the cards drawn, the worst for the others
    brings(each_round=1.2),  # wondrous chest: three crystals when the reserve is well filled
    brings(each_round=0.7),  # beggar's horn: a token when it is nearly empty
    brings(each_round=1.1),  # die of malice: two crystals with every bad die
    brings(each_round=0.3),  # kairn: a spare token, if there is one, takes four crystals of each opponent
    brings(at_once=1),  # amsug: sets everybody back
    brings(at_once=5, each_round=0.4),  # bespelled grimoire: two tokens, and no overflow
    brings(at_once=9),  # ragfield's helm: twenty crystals in about half of the games
    brings(each_card=2),  # hand of fortune: a token a card
    brings(at_once=8),  # lewis greyface: as many tokens as an opponent keeps
    brings(at_once=2),  # runic cube of eolis: needs no energy at all
    brings(at_once=16),  # potion of power: a card, two steps, and its own place again
    brings(at_once=12),  # potion of dreams: the dearest card for nothing
    brings(at_once=15),  # potion of knowledge: five tokens of choice, and its place again
    brings(at_once=9),  # potion of life: a full reserve at four crystals, which no card must want just then
    brings(each_season=2.2),  # hourglass of time: a token of choice
    brings(at_once=16),  # scepter of greatness: three crystals for each of some five items
    brings(at_once=20),  # olaf's blessed statue: twenty crystals
    brings(each_card=3),  # yjang's forgotten vase: a token of choice a card
    brings(at_once=12),  # elemental amulet: a little of everything
    brings(each_round=0.4),  # tree of light: now and then a token, or a sale
    brings(each_round=1.4),  # arcano leech: a crystal for each card of the others, who wait to have it
    brings(each_round=0.5),  # crystal orb: now and then a good card for any four tokens
    brings(at_once=10),  # glutton cauldron: fifteen crystals after seven rounds
    brings(at_once=19),  # vampiric crown: a full reserve of choice, for a card that is dear
    brings(),  # dragon skull: what it gets rid of is mostly worth the fifteen crystals
    brings(),  # demon of argos: the others lose a step, and gain a card
    brings(each_round=0.8),  # titus deepgaze: a crystal of each opponent, until one has none
    brings(at_once=1),  # air elemental: spoils the others' plans
    brings(each_round=1.6),  # thieving fairies: two crystals when the others activate, or their not daring to
    brings(at_once=24),  # cursed treatise of arus: ten crystals and two tokens early, and its own step
    brings(at_once=10, each_round=1.0),  # idol of the familiar: ten crystals, then one for each familiar
    brings(at_once=12),  # necrotic kriss: four tokens for a familiar that is not needed, more than once
    brings(),  # lantern of xidit: three crystals a token, which could have been sold too
    brings(at_once=4),  # sealed chest of urm: twenty crystals, if no familiar is ever summoned
    brings(each_round=0.3),  # mirror of the seasons: now and then the token that lacks
    brings(at_once=14),  # pendant of ragnor: a token of choice for each of some five items
    brings(at_once=7),  # sid nightshade: five crystals of each opponent, if they are poorer
    brings(at_once=17),  # damned soul of onys: ten crystals and a water, then it is the neighbour's trouble
    # Enchanted Kingdom, brought to the same measure in 8,000 games with its cards.
    brings(each_round=0.7),  # heart of argos: an earth in every round in which something is activated
    brings(at_once=6, each_round=-1.2),  # horn of plenty: a few earths paid well, but it takes a token every round
    brings(at_once=1.5),  # fairy monolith: keeps what would overflow
    brings(at_once=1),  # selenia's codex: an amulet or such once more, at its full price
    brings(at_once=5),  # scroll of ishtar: a card that can be paid for
    brings(each_round=1.2),  # mesodae's lantern: three crystals a round, when its six tokens are there at last
    brings(at_once=-2, each_season=2.4),  # statue of eolis: a token of choice, for a place of the reserve
    brings(at_once=7),  # familiar catcher: the better of two familiars
    brings(each_round=0.5),  # io's transmuter: a sale now and then, and two crystals
    brings(at_once=6),  # throne of renewal: a better card for a bad one, now and then a bonus
    brings(at_once=9),  # potion of resurrection: the best of five cards, and its own place again
    brings(at_once=-14, each_round=1.2),  # jewel of the ancients: thirty-five crystals, with time for nine tokens
    brings(at_once=8),  # shield of zira: ten crystals, since there is always something to sacrifice
    brings(),  # steadfast die: no die is quite useless, but few are worse than one token
    brings(at_once=10),  # amulet of time: two tokens, and better cards for bad ones
    brings(at_once=2),  # arcane telescope: no effect to speak of, but it needs no energy at all
    brings(at_once=13),  # argos hawk: ten crystals and its own place
    brings(at_once=8),  # raven the usurper: the best of what the others have
    brings(at_once=5),  # warden of argos: sets the others back
    brings(at_once=9),  # ratty nightshade: two tokens of each opponent
)

# What the cards above bring over their price on average, prestige included and a token at 2 crystals, if they enter
# with nine rounds, six seasons and five cards to come. Items and familiars hardly differ in that.
USUAL_GAIN: Final = 10.5
TOKEN: Final = 2.0


def estimate_from(card: facts.CardFacts) -> Estimate:
    """An estimate for a card that nobody has weighed: what its price does not buy as prestige, it brings at once."""
    price = card.crystal_cost[0] + TOKEN * len(card.energy_cost[0])
    return brings(at_once=max(0.0, price + USUAL_GAIN - card.prestige))


def all_estimates() -> tuple[Estimate, ...]:
    """The estimates by card number, those that are guessed after those that were weighed."""
    return WEIGHED + tuple([estimate_from(card) for card in facts.CARDS[len(WEIGHED) - 1 :]])


ESTIMATES: Final[tuple[Estimate, ...]] = all_estimates()

# Cards that give for each opponent: their figures above are for one.
FOR_EACH_OPPONENT: Final = (11, 33, 39, 41, 49, 70)

# Cards that bring another card to the hand, which is not always free.
BRING_CARDS: Final = (2, 12, 17, 23, 36, 54, 55, 58, 60, 61, 65)


def estimated_worth(card: int, opponents: int, turns: int, seasons: int, cards_to_come: int) -> float:
    """What a card is worth if it enters with so much of the game left: its prestige and what it brings."""
    estimate = ESTIMATES[card]
    brought = estimate.at_once + estimate.each_round * turns + estimate.each_season * seasons
    brought += estimate.each_card * cards_to_come
    if card in FOR_EACH_OPPONENT:
        brought *= opponents
    prestige: int = facts.CARDS[card - 1].prestige
    return prestige + brought
