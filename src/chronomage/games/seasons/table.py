"""The table: the state of a game of Seasons as plain data."""

from typing import Final

from chronomage.games.seasons import energy, facts, sources
from chronomage.games.seasons.options import NO_ENCHANTMENT, OLAFS_KNOWLEDGE, Settings
from chronomage.games.seasons.programs import DISCARD, DRAW_ONE, SACRIFICE
from chronomage.kernel.event import EVERYBODY, Event
from chronomage.kernel.random import Random
from chronomage.kernel.state import State
from chronomage.kernel.travel import Travels

NO_DIE: Final = -1
CUSTOM_DIE: Final = len(facts.ALL_FACES)  # the die of a position, which need not be one of the box

# A card in a deck or pile is its number and, from this bit on, one bit for each player who knows that it lies there.
KNOWN_SHIFT: Final = 8
CARD_MASK: Final = 0xFF

# A bit of such a card: everybody knows that it is a familiar, since nothing else could have been discarded there.
FAMILIAR_MARK: Final = 1 << 12

# A bit of a card discarded before the draft: nobody has seen it in a pack.
EARLY_MARK: Final = 1 << 14

# Of a card about to be discarded: everybody has seen it.
SHOWN_MARK: Final = 1 << 13

# A bit of a card that has lain there open: those who only watch know it too. Not so where each player has had a look
# of his own.
OPEN_MARK: Final = 1 << 15

# What an empty library is: one list for all, since libraries are replaced and never changed in place.
NO_CARDS: Final[list[int]] = []

# What a player knows of hidden cards, where it is nothing; see knowledge.py.
NO_CLAIMS: Final = 0

HIDDEN_CHOICE: Final = -1  # of an ability token, by somebody else

# What a card hidden from the observer reads as.
UNKNOWN: Final = 0


class Item(Travels):
    """A card in play."""

    def __init__(self, card: int, serial: int) -> None:
        self.card = card
        self.power = card  # whose effects it has: its own, unless it imitates another card
        self.serial = serial
        self.used = False
        self.due = False  # whether its effect of this round's end or of the changed season is still to come
        self.tokens = energy.EMPTY
        self.model = 0  # the serial of the card that it imitates, or 0

    def copy(self) -> "Item":
        """An equal, independent card in play."""
        item = Item(self.card, self.serial)
        item.power = self.power
        item.used = self.used
        item.due = self.due
        item.tokens = self.tokens
        item.model = self.model
        return item


class Player(Travels):
    """One seat. Hands stay sorted; libraries, claims and dealt ability tokens are replaced, never changed in place."""

    def __init__(self) -> None:
        self.crystals = 0
        self.gauge = 0
        self.bonuses = 0
        self.reserve = energy.EMPTY
        self.die = NO_DIE
        self.can_transmute = False
        self.transmute_bonus = 0  # crystals added for each token this turn
        self.played = 0  # cards that have come into play in the whole game, free ones too
        self.turn_summons = 0
        self.die_acted = False  # whether the die's own actions were carried out this turn
        self.vision_used = False
        self.reserve_lost = 0  # what Drought has taken off the reserve for good
        self.ability = 0  # the ability token kept, by number; 0 for none
        self.ability_used = False
        self.abilities = NO_CARDS  # the ability tokens dealt, until everybody has chosen one
        self.ability_chosen = 0  # of those, secret until then
        self.hand: list[int] = []
        self.aside: list[int] = []  # the pack in the prelude; later, cards drawn and not yet decided on
        self.second_year = NO_CARDS
        self.third_year = NO_CARDS
        self.in_play: list[Item] = []
        self.claims = NO_CLAIMS  # what this player knows of hidden cards; see knowledge.py

    def copy(self) -> "Player":
        """An equal, independent player."""
        player = Player()
        player.crystals = self.crystals
        player.gauge = self.gauge
        player.bonuses = self.bonuses
        player.reserve = self.reserve
        player.die = self.die
        player.can_transmute = self.can_transmute
        player.transmute_bonus = self.transmute_bonus
        player.played = self.played
        player.turn_summons = self.turn_summons
        player.die_acted = self.die_acted
        player.vision_used = self.vision_used
        player.reserve_lost = self.reserve_lost
        player.ability = self.ability
        player.ability_used = self.ability_used
        player.abilities = self.abilities
        player.ability_chosen = self.ability_chosen
        player.hand = self.hand[:]
        player.aside = self.aside[:]
        player.second_year = self.second_year
        player.third_year = self.third_year
        player.in_play = [item.copy() for item in self.in_play]
        player.claims = self.claims
        return player

    def count(self, card: int) -> int:
        """How many cards with that card's power this player has in play."""
        found = 0
        for item in self.in_play:
            if item.power == card:
                found += 1
        return found

    def item(self, serial: int) -> Item | None:
        """The card in play with that serial, if it is still there."""
        for item in self.in_play:
            if item.serial == serial:
                return item
        return None

    def copy_of(self, item: Item) -> int:
        """Whether this card in play is the first (0) or second (1) copy."""
        return 0 if self.nth(item.card, 0) is item else 1

    def nth(self, card: int, copy: int) -> Item | None:
        """The first (0) or second (1) copy of a card in play."""
        for item in self.in_play:
            if item.card == card:
                if copy == 0:
                    return item
                copy -= 1
        return None


class Table(State):
    """Everything true about a game of Seasons. Decks and piles are lists with their top at the end."""

    def __init__(self, settings: Settings, random: Random) -> None:
        super().__init__(settings.seats, random)
        self.settings = settings
        self.players: list[Player] = []
        self.marker = facts.FIRST_YEAR * facts.SPACES  # spaces since the start of year 0
        self.year_given = facts.FIRST_YEAR  # up to which year the library cards have been handed out
        self.first = 0
        self.turn = 0
        self.round = 0
        self.turn_choices = 0
        self.season_dice: list[int] = []  # the dice in use, one group for each season; never changed
        self.dice: list[int] = []  # this round's dice by place, NO_DIE where taken
        self.dice_season = facts.WINTER
        self.leftover = 0  # pips of the die that nobody took
        self.custom_face: facts.Face | None = None
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.left_out = NO_CARDS  # cards of the box that a position leaves out of the game; never changed
        self.serials = 0
        self.enchantment = NO_ENCHANTMENT
        self.drought_year = -1  # the last year in which Drought has acted

    def copy(self) -> "Table":
        """An equal, independent table; the log is not copied."""
        table = Table(self.settings, self.random.copy())
        self.copy_kernel_into(table)
        table.players = [player.copy() for player in self.players]
        table.marker = self.marker
        table.year_given = self.year_given
        table.first = self.first
        table.turn = self.turn
        table.round = self.round
        table.turn_choices = self.turn_choices
        table.season_dice = self.season_dice
        table.dice = self.dice[:]
        table.dice_season = self.dice_season
        table.leftover = self.leftover
        table.custom_face = self.custom_face
        table.deck = self.deck[:]
        table.discard = self.discard[:]
        table.left_out = self.left_out
        table.serials = self.serials
        table.enchantment = self.enchantment
        table.drought_year = self.drought_year
        return table

    def year(self) -> int:
        """The year under the marker: 1 to 3, 0 before the first, 4 past the end."""
        return self.marker // facts.SPACES

    def season(self) -> int:
        """The season under the marker."""
        return season_at(self.marker)

    def finished(self) -> bool:
        """Whether the marker has left the last year."""
        return self.marker >= (facts.LAST_YEAR + 1) * facts.SPACES

    def face(self, die: int) -> facts.Face:
        """What a die shows."""
        if die == CUSTOM_DIE and self.custom_face is not None:
            return self.custom_face
        return facts.ALL_FACES[die]

    def laid_open(self, card: int) -> int:
        """The card as it lies in a deck or pile before everybody's eyes."""
        return card | self.settings.everyone << KNOWN_SHIFT | OPEN_MARK

    def left_of(self, player: int) -> int:
        """The next player clockwise."""
        return player + 1 if player + 1 < self.seats else 0

    def opponents(self, player: int) -> list[int]:
        """The other players clockwise, from the left neighbour."""
        return [(player + step) % self.seats for step in range(1, self.seats)]

    def turn_order(self) -> list[int]:
        """All players in this round's order."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def new_serial(self) -> int:
        """A number no card in play has had yet."""
        self.serials += 1
        return self.serials

    def cause(self) -> int:
        """What is being carried out, also by what it makes somebody sacrifice or discard: a card or a source; 0: none.

        Only events tell it: where nobody listens it is not looked for.
        """
        if self.log is None:
            return 0
        for frame in reversed(self.stack):
            if frame.program != SACRIFICE and frame.program != DISCARD:
                return frame.card or self.cause_without_card(frame.program)
        return 0

    def cause_without_card(self, program: int) -> int:
        """What is being carried out where it is no card. Under Olaf's Knowledge a bonus draws a card as a die does."""
        if program == DRAW_ONE and self.enchantment == OLAFS_KNOWLEDGE:
            return 0
        return sources.OF_PROGRAM.get(program, 0)

    def tell(
        self,
        kind: str,
        player: int,
        card: int = 0,
        amount: int = 0,
        other: int = -1,
        bag: int = 0,
        source: int = 0,
        bonus: int = 0,
        audience: int = EVERYBODY,
    ) -> None:
        """Log an event, where anybody listens; facts that say nothing are left out.

        The source is what brought it about, where that is not the card itself: another card, or one of `sources`.
        """
        if self.log is None:
            return
        event_facts = {"player": player}
        if card:
            event_facts["card"] = card
        if amount:
            event_facts["amount"] = amount
        if other >= 0:
            event_facts["other"] = other
        if bag:
            event_facts["energy"] = bag
        if source and source != card:
            event_facts["source"] = source
        if bonus:
            event_facts["bonus"] = bonus
        self.log.append(Event(kind, audience, event_facts))


def season_at(marker: int) -> int:
    """The season of a place of the marker."""
    return (marker % facts.SPACES) // 3
