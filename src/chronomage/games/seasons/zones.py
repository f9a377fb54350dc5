"""Cards on their way: the only places where a card changes its zone, so that none is lost and all knowledge is kept."""

from typing import Final

from chronomage.games.seasons import knowledge, ledger
from chronomage.games.seasons.knowledge import DECK, DISCARD, aside_of, hand_of
from chronomage.games.seasons.programs import ENTER, SACRIFICE
from chronomage.games.seasons.table import CARD_MASK, KNOWN_SHIFT, Item, Table, add_sorted

NO_CARD: Final = 0
ALL_ELEMENTS: Final = 15  # how the Elemental Amulet is paid for when it is put into play


def refill_deck(table: Table) -> bool:
    """Shuffle the discard pile into an empty deck; false where there is no card at all."""
    if table.deck:
        return True
    if not table.discard:
        return False
    knowledge.forget_piles(table)
    table.deck = [entry & CARD_MASK for entry in table.discard]
    table.discard = []
    table.random.shuffle(table.deck)
    table.revealed += 1
    table.tell("deck-reshuffled", table.turn)
    return True


def draw_aside(table: Table, player: int, count: int) -> int:
    """The player draws cards to look at, fewer where there are no more; they lie aside until decided on."""
    drawn = 0
    while drawn < count and refill_deck(table):
        entry = table.deck.pop()
        card = entry & CARD_MASK
        for viewer in range(table.seats):
            if viewer == player:
                if not entry >> (KNOWN_SHIFT + viewer) & 1 and table.players[viewer].claims:
                    knowledge.met(table, viewer, card, DECK)
            elif entry >> (KNOWN_SHIFT + viewer) & 1:
                knowledge.add_claim(table, viewer, card, aside_of(player), 0)
            elif table.players[viewer].claims:
                knowledge.widen(table, viewer, DECK, aside_of(player))
        add_sorted(table.players[player].aside, card)
        drawn += 1
        table.tell("card-drawn", player, card=card, audience=player)
    if drawn:
        table.revealed += 1
        table.tell("cards-drawn", player, amount=drawn)
    return drawn


def keep_aside(table: Table, player: int, card: int) -> None:
    """A card that lies aside is taken into the hand."""
    seat = table.players[player]
    seat.aside.remove(card)
    add_sorted(seat.hand, card)
    knowledge.widen_others(table, player, aside_of(player), hand_of(player), not seat.aside)
    table.tell("card-kept", player, card=card, audience=player)
    table.tell("cards-kept", player, amount=1)


def discard_aside(table: Table, player: int) -> None:
    """All cards that lie aside are discarded, seen by their player alone."""
    seat = table.players[player]
    if not seat.aside:
        return
    count = len(seat.aside)
    for card in seat.aside:
        put_on_pile(table, player, card, aside_of(player))
    seat.aside = []
    if not table.settings.discard_is_public:
        knowledge.widen_others(table, player, aside_of(player), DISCARD, True)
    table.tell("cards-discarded", player, amount=count)


def put_on_pile(table: Table, player: int, card: int, place: int, mark: int = 0) -> None:
    """A hidden card of the player's goes on the discard pile: open to all only where the pile is public."""
    known = 1 << player
    if table.settings.discard_is_public:
        known = table.settings.everyone
        knowledge.met_by_all(table, player, card, place)
        table.tell("card-discarded", player, card=card)
    else:
        table.tell("card-discarded", player, card=card, audience=player)
    table.discard.append(card | known << KNOWN_SHIFT | mark)


def discard_from_hand(table: Table, player: int, card: int, mark: int = 0) -> None:
    """A card goes from the hand to the discard pile, face down; `mark` is what its kind gives away."""
    seat = table.players[player]
    seat.hand.remove(card)
    put_on_pile(table, player, card, hand_of(player), mark)
    if not table.settings.discard_is_public:
        knowledge.widen_others(table, player, hand_of(player), DISCARD, not seat.hand)
    table.tell("cards-discarded", player, amount=1)


def discard_shown(table: Table, player: int, card: int) -> None:
    """A card from the hand is shown to all and discarded."""
    table.players[player].hand.remove(card)
    knowledge.met_by_all(table, player, card, hand_of(player))
    table.discard.append(card | table.settings.everyone << KNOWN_SHIFT)
    table.tell("card-discarded", player, card=card)


def show_aside(table: Table, player: int, card: int) -> None:
    """A drawn card is shown to all, and they remember it."""
    knowledge.met_by_all(table, player, card, aside_of(player))
    for viewer in range(table.seats):
        if viewer != player:
            knowledge.add_claim(table, viewer, card, aside_of(player), 0)
    table.tell("card-shown", player, card=card)


def give_aside(table: Table, player: int, receiver: int, card: int) -> None:
    """A card that lies aside goes into another player's hand; giver and receiver know which."""
    seat = table.players[player]
    seat.aside.remove(card)
    add_sorted(table.players[receiver].hand, card)
    for viewer in range(table.seats):
        if viewer == receiver:
            knowledge.met(table, viewer, card, aside_of(player))
            if not seat.aside:
                knowledge.narrow(table, viewer, aside_of(player))
        elif viewer == player:
            knowledge.add_claim(table, viewer, card, hand_of(receiver), 0)
        elif table.players[viewer].claims:
            knowledge.widen(table, viewer, aside_of(player), hand_of(receiver))
            if not seat.aside:
                knowledge.narrow(table, viewer, aside_of(player))
    table.tell("card-given", player, card=card, other=receiver, audience=player)
    table.tell("card-given", player, card=card, other=receiver, audience=receiver)
    table.tell("cards-given", player, amount=1, other=receiver)


def announce(table: Table, player: int, card: int) -> None:
    """The player names a card of his hand that he is about to summon: everybody knows now that it is there."""
    knowledge.met_by_all(table, player, card, hand_of(player))
    for viewer in range(table.seats):
        if viewer != player:
            knowledge.add_claim(table, viewer, card, hand_of(player), 0)


def enter_from_hand(table: Table, player: int, card: int) -> Item:
    """A card goes from the hand into play, before everybody's eyes."""
    table.players[player].hand.remove(card)
    knowledge.met_by_all(table, player, card, hand_of(player))
    return enter(table, player, card)


def enter_from_aside(table: Table, player: int, card: int) -> Item:
    """A drawn card goes straight into play."""
    table.players[player].aside.remove(card)
    knowledge.met_by_all(table, player, card, aside_of(player))
    return enter(table, player, card)


def enter(table: Table, player: int, card: int) -> Item:
    """The card lies in play; what it does on entering is up to the caller."""
    item = Item(card, table.new_serial())
    table.players[player].in_play.append(item)
    return item


def act_on_entering(table: Table, player: int, item: Item, elements: int) -> None:
    """Have the card's instant effect done next; `elements` is what an Elemental Amulet counts as paid with."""
    frame = table.push(ENTER + item.power, player, item.card, item.serial)
    frame.note = elements


def has_room(table: Table, player: int) -> bool:
    """Whether the gauge allows one more card in play."""
    seat = table.players[player]
    return len(seat.in_play) < seat.gauge


def leave_play(table: Table, player: int, item: Item) -> None:
    """The card is no longer in play; its tokens are lost, and a reserve it had enlarged may overflow."""
    table.players[player].in_play.remove(item)
    ledger.check_overflow(table, player)


def sacrifice(table: Table, player: int, item: Item) -> None:
    """Have the card sacrificed next."""
    table.push(SACRIFICE, player, item.card, item.serial)


def return_to_hand(table: Table, player: int, item: Item) -> None:
    """A card in play goes back into its owner's hand, and everybody knows."""
    leave_play(table, player, item)
    add_sorted(table.players[player].hand, item.card)
    for viewer in range(table.seats):
        if viewer != player:
            knowledge.add_claim(table, viewer, item.card, hand_of(player), 0)
    table.tell("card-returned", player, card=item.card)


def top_card(table: Table) -> int:
    """The card on top of the deck, shuffling the pile where need be; NO_CARD where there is none."""
    if not refill_deck(table):
        return NO_CARD
    return table.deck[-1] & CARD_MASK


def look_at_top(table: Table, player: int) -> None:
    """The player alone looks at the top card, which stays where it is."""
    card = top_card(table)
    if card == NO_CARD:
        return
    entry = table.deck[-1]
    if not entry >> (KNOWN_SHIFT + player) & 1:
        knowledge.met(table, player, card, DECK)
        table.deck[-1] = entry | 1 << (KNOWN_SHIFT + player)
        table.revealed += 1
    table.tell("top-looked-at", player)
    table.tell("top-seen", player, card=card, audience=player)


def enter_from_deck(table: Table, player: int) -> Item:
    """The top card of the deck goes straight into play."""
    entry = table.deck.pop()
    card = entry & CARD_MASK
    table.revealed += 1
    for viewer in range(table.seats):
        if not entry >> (KNOWN_SHIFT + viewer) & 1:
            knowledge.met(table, viewer, card, DECK)
    return enter(table, player, card)


def discard_top(table: Table, player: int) -> None:
    """The top card of the deck goes on the discard pile unseen; who knew it still does."""
    if not refill_deck(table):
        return
    entry = table.deck.pop()
    card = entry & CARD_MASK
    if table.settings.discard_is_public:
        table.revealed += 1
        for viewer in range(table.seats):
            if not entry >> (KNOWN_SHIFT + viewer) & 1:
                knowledge.met(table, viewer, card, DECK)
        entry = card | table.settings.everyone << KNOWN_SHIFT
        table.tell("card-discarded", player, card=card)
    else:
        for viewer in range(table.seats):
            if not entry >> (KNOWN_SHIFT + viewer) & 1:
                knowledge.widen(table, viewer, DECK, DISCARD)
    table.discard.append(entry)
    table.tell("top-discarded", player)
