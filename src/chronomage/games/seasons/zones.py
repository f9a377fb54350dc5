"""Cards on their way: the only places where a card changes its zone, so that none is lost and all knowledge is kept."""

from typing import Final

from chronomage.games.hands import add_sorted
from chronomage.games.seasons import knowledge, ledger
from chronomage.games.seasons.card_numbers import MESODAES_LANTERN
from chronomage.games.seasons.knowledge import DECK, DISCARD, aside_of, hand_of
from chronomage.games.seasons.options import ARGOS_EMBRACE, VISION_OF_DESTINY
from chronomage.games.seasons.programs import DISCARD as DISCARD_PROGRAM
from chronomage.games.seasons.programs import EMBRACE, ENTER, SACRIFICE
from chronomage.games.seasons.table import CARD_MASK, KNOWN_SHIFT, OPEN_MARK, SHOWN_MARK, Item, Table
from chronomage.kernel.state import Frame

NO_CARD: Final = 0
OPEN_CARDS: Final = 2  # of the deck, under Vision of Destiny
ALL_ELEMENTS: Final = 15  # how the Elemental Amulet is paid for when it is put into play


def refill_deck(table: Table) -> bool:
    """Shuffle the discard pile into an empty deck; false where there is no card at all.

    Whatever takes a card off the deck calls it at once, since the last card taken makes a new deck of the pile; and
    before, since a pile may have grown again where there was none to shuffle.
    """
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


def show_top_cards(table: Table) -> None:
    """Under Vision of Destiny the two top cards of the deck lie open; call it when an effect has changed the top.

    Not before: what an effect still draws or looks at is not opened on the way.
    """
    if table.enchantment != VISION_OF_DESTINY or not refill_deck(table):
        return
    for place in range(max(0, len(table.deck) - OPEN_CARDS), len(table.deck)):
        entry = table.deck[place]
        if not entry & OPEN_MARK:
            for viewer in range(table.seats):
                if not entry >> (KNOWN_SHIFT + viewer) & 1:
                    knowledge.met(table, viewer, entry & CARD_MASK, DECK)
            table.deck[place] = table.laid_open(entry)
            table.revealed += 1
            table.tell("top-opened", table.turn, card=entry & CARD_MASK)


def draw_aside(table: Table, player: int, count: int) -> int:
    """The player draws cards, fewer where there are no more; they lie aside until decided on."""
    drawn = take_off_deck(table, player, count)
    for card in drawn:
        table.tell("card-drawn", player, card=card, source=table.cause(), audience=player)
    if drawn:
        table.tell("cards-drawn", player, amount=len(drawn), source=table.cause())
        refill_deck(table)
        show_top_cards(table)
    return len(drawn)


def look_at_top_cards(table: Table, player: int, count: int) -> None:
    """The player alone takes up the top cards of the deck to look at them and put them back.

    That takes no card: where these were the last ones no new deck is made, since they come back.
    """
    seen = take_off_deck(table, player, count)
    for card in seen:
        table.tell("top-seen", player, card=card, audience=player)
    if seen:
        table.tell("top-cards-looked-at", player, amount=len(seen))


def take_off_deck(table: Table, player: int, count: int) -> list[int]:
    """Cards go from the deck to the player's aside, seen by him alone; the answer names them in order."""
    drawn: list[int] = []
    while len(drawn) < count and refill_deck(table):
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
        table.players[player].aside.append(card)
        drawn.append(card)
    if drawn:
        table.revealed += 1
    return drawn


def keep_aside(table: Table, player: int, card: int) -> None:
    """A card that lies aside is taken into the hand."""
    seat = table.players[player]
    seat.aside.remove(card)
    add_sorted(seat.hand, card)
    knowledge.widen_others(table, player, aside_of(player), hand_of(player), not seat.aside)
    table.tell("card-kept", player, card=card, audience=player)
    table.tell("cards-kept", player, amount=1)
    came_to_hand(table, player)


def came_to_hand(table: Table, player: int) -> None:
    """An effect has added cards to the hand: under Argos' Embrace they are paid for once the effect is done."""
    if table.enchantment != ARGOS_EMBRACE or not table.stack:
        return
    # Below the frame that is under way, after those that wait there already; one for each effect and player.
    place = len(table.stack) - 1
    while place > 0 and table.stack[place - 1].program == EMBRACE:
        place -= 1
        if table.stack[place].player == player:
            return
    table.stack.insert(place, Frame(EMBRACE, player, 0, 0))


def discard_aside(table: Table, player: int, mark: int = 0) -> None:
    """All cards that lie aside are discarded, the first drawn undermost; `mark` is what everybody knows of them."""
    seat = table.players[player]
    cards = seat.aside
    seat.aside = []
    discard_cards(table, player, cards, aside_of(player), mark)


def discard_cards(table: Table, player: int, cards: list[int], place: int, mark: int, emptied: bool = True) -> None:
    """Cards that have just left a hidden place are discarded, open to all where pile or mark say so."""
    if not cards:
        return
    is_open = table.settings.discard_is_public or mark == SHOWN_MARK
    source = table.cause()
    for card in cards:
        if is_open:
            knowledge.met_by_all(table, player, card, place)
            table.discard.append(table.laid_open(card))
            table.tell("card-discarded", player, card=card, source=source)
        else:
            table.discard.append(card | 1 << (KNOWN_SHIFT + player) | mark)
            table.tell("card-discarded", player, card=card, source=source, audience=player)
    if not is_open:
        knowledge.widen_others(table, player, place, DISCARD, emptied)
    table.tell("cards-discarded", player, amount=len(cards), source=source)


def discard_first_aside(table: Table, player: int, mark: int) -> None:
    """The first of the cards that lie aside is discarded; `mark` is what everybody knows of it."""
    seat = table.players[player]
    first = seat.aside[0]
    seat.aside = seat.aside[1:]
    discard_cards(table, player, [first], aside_of(player), mark, not seat.aside)


def discard_from_hand(table: Table, player: int, card: int, mark: int = 0) -> None:
    """Have a card of the hand discarded next, face down; `mark` is what its kind gives away."""
    lay_aside(table, player, card)
    table.push(DISCARD_PROGRAM, player, 0, 0).note = mark


def lay_aside(table: Table, player: int, card: int) -> None:
    """A card of the hand lies aside, to be discarded: nothing hidden is in a frame, and a Shield may send it back."""
    seat = table.players[player]
    seat.hand.remove(card)
    seat.aside.append(card)
    knowledge.widen_others(table, player, hand_of(player), aside_of(player), not seat.hand)


def discard_laid_aside(table: Table, player: int) -> None:
    """Have every card that lies aside discarded next, one after the other."""
    for _ in table.players[player].aside:
        table.push(DISCARD_PROGRAM, player, 0, 0)


def discard_shown(table: Table, player: int, card: int) -> None:
    """Have a card of the hand discarded next, shown to all."""
    discard_from_hand(table, player, card, SHOWN_MARK)
    show_aside(table, player, card)


def show_aside(table: Table, player: int, card: int) -> None:
    """A drawn card is shown to all, and they remember it."""
    table.revealed += 1
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
    source = table.cause()
    table.tell("card-given", player, card=card, other=receiver, source=source, audience=player)
    table.tell("card-given", player, card=card, other=receiver, source=source, audience=receiver)
    table.tell("cards-given", player, amount=1, other=receiver, source=source)
    came_to_hand(table, receiver)


def take_back_aside(table: Table, player: int) -> None:
    """The first of the cards that were to be discarded stays in the hand after all."""
    seat = table.players[player]
    add_sorted(seat.hand, seat.aside[0])
    seat.aside = seat.aside[1:]
    knowledge.widen_others(table, player, aside_of(player), hand_of(player), not seat.aside)


def announce(table: Table, player: int, card: int) -> None:
    """The player names a card of his hand that he is about to summon: everybody knows now that it is there."""
    table.revealed += 1
    knowledge.met_by_all(table, player, card, hand_of(player))
    for viewer in range(table.seats):
        if viewer != player:
            knowledge.add_claim(table, viewer, card, hand_of(player), 0)


def enter_from_hand(table: Table, player: int, card: int) -> Item:
    """A card goes from the hand into play, before everybody's eyes."""
    table.revealed += 1
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
    seat = table.players[player]
    seat.in_play.append(item)
    seat.played += 1
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
    """The card is no longer in play: its tokens are lost, a reserve may overflow, and what imitates it goes too."""
    table.players[player].in_play.remove(item)
    ledger.check_overflow(table, player)
    for step in range(table.seats - 1, -1, -1):  # clockwise from the player whose turn it is
        other = (table.turn + step) % table.seats
        for copycat in table.players[other].in_play:
            if copycat.model == item.serial:
                sacrifice(table, other, copycat)


def sacrifice(table: Table, player: int, item: Item) -> None:
    """Have the card sacrificed next."""
    table.push(SACRIFICE, player, item.card, item.serial)


def return_to_hand(table: Table, player: int, item: Item) -> None:
    """A card in play goes back into its owner's hand, and everybody knows."""
    came_to_hand(table, player)
    leave_play(table, player, item)
    add_sorted(table.players[player].hand, item.card)
    for viewer in range(table.seats):
        if viewer != player:
            knowledge.add_claim(table, viewer, item.card, hand_of(player), 0)
    table.tell("card-returned", player, card=item.card, source=table.cause())


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
    show_top_cards(table)


def enter_from_deck(table: Table, player: int) -> Item:
    """The top card of the deck goes straight into play."""
    entry = table.deck.pop()
    card = entry & CARD_MASK
    table.revealed += 1
    for viewer in range(table.seats):
        if not entry >> (KNOWN_SHIFT + viewer) & 1:
            knowledge.met(table, viewer, card, DECK)
    refill_deck(table)
    show_top_cards(table)
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
        entry = table.laid_open(card)
        table.tell("card-discarded", player, card=card)
    else:
        for viewer in range(table.seats):
            if not entry >> (KNOWN_SHIFT + viewer) & 1:
                knowledge.widen(table, viewer, DECK, DISCARD)
    table.discard.append(entry)
    table.tell("top-discarded", player)
    refill_deck(table)
    show_top_cards(table)


def puttable(cards: list[int]) -> list[int]:
    """Those of the cards that another card may put into play: all but Mesodae's Lantern."""
    return [card for card in cards if card != MESODAES_LANTERN]


def reveal_top(table: Table, player: int) -> int:
    """The top card of the deck is shown to all and lies aside; NO_CARD where there is none."""
    if not refill_deck(table):
        return NO_CARD
    entry = table.deck.pop()
    card = entry & CARD_MASK
    for viewer in range(table.seats):
        if not entry >> (KNOWN_SHIFT + viewer) & 1:
            knowledge.met(table, viewer, card, DECK)
        if viewer != player:
            knowledge.add_claim(table, viewer, card, aside_of(player), 0)
    table.players[player].aside.append(card)
    table.revealed += 1
    table.tell("card-shown", player, card=card)
    refill_deck(table)
    show_top_cards(table)
    return card


def discard_open(table: Table, player: int, card: int) -> None:
    """A card that lies aside in everybody's sight is discarded."""
    table.players[player].aside.remove(card)
    knowledge.met_by_all(table, player, card, aside_of(player))
    table.discard.append(table.laid_open(card))
    table.tell("card-discarded", player, card=card)


def take_from_pile(table: Table, player: int, count: int, below_top: int) -> None:
    """The player takes cards off the discard pile to look at, leaving that many on its top."""
    kept = table.discard[len(table.discard) - below_top :]
    del table.discard[len(table.discard) - below_top :]
    seat = table.players[player]
    taken = 0
    while taken < count and table.discard:
        entry = table.discard.pop()
        card = entry & CARD_MASK
        for viewer in range(table.seats):
            known = entry >> (KNOWN_SHIFT + viewer) & 1
            if viewer == player:
                if not known:
                    knowledge.met(table, viewer, card, DISCARD)
            elif known:
                knowledge.add_claim(table, viewer, card, aside_of(player), 0)
            else:
                knowledge.widen(table, viewer, DISCARD, aside_of(player))
        seat.aside.append(card)
        table.tell("card-seen", player, card=card, audience=player)
        taken += 1
    table.discard.extend(kept)
    table.revealed += 1
    table.tell("pile-looked-at", player, amount=taken)


def put_under_pile(table: Table, player: int) -> None:
    """The cards that lie aside go under the discard pile in the order in which they lay in it.

    Only their player knows which they are.
    """
    seat = table.players[player]
    seat.aside.reverse()  # they were taken off its top one by one
    if table.settings.discard_is_public:
        for card in seat.aside:
            knowledge.met_by_all(table, player, card, aside_of(player))
        put = [table.laid_open(card) for card in seat.aside]
    else:
        knowledge.widen_others(table, player, aside_of(player), DISCARD, True)
        put = [card | 1 << (KNOWN_SHIFT + player) for card in seat.aside]
    table.discard = put + table.discard
    seat.aside = []


def put_on_deck(table: Table, player: int, card: int) -> None:
    """A card that lies aside goes on top of the deck; its player knows its place, the others do not."""
    seat = table.players[player]
    seat.aside.remove(card)
    table.deck.append(card | 1 << (KNOWN_SHIFT + player))
    knowledge.widen_others(table, player, aside_of(player), DECK, not seat.aside)
    if not seat.aside:
        show_top_cards(table)


def see_hand(table: Table, viewer: int, player: int) -> None:
    """The viewer looks at another player's hand."""
    for card in table.players[player].hand:
        knowledge.met(table, viewer, card, hand_of(player))
    knowledge.narrow(table, viewer, hand_of(player))  # what was not seen there is not there
    for card in table.players[player].hand:
        knowledge.add_claim(table, viewer, card, hand_of(player), 0)
        table.tell("hand-seen", viewer, card=card, other=player, audience=viewer)
    table.revealed += 1
    table.tell("hand-looked-at", viewer, other=player)
