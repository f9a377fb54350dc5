"""Cards on their way: the only places where a card changes its zone, so that none is lost and all knowledge is kept."""

from chronomage.games.hands import add_sorted
from chronomage.games.timemasters import facts, knowledge
from chronomage.games.timemasters.claim import DECK, HAND, under
from chronomage.games.timemasters.table import Player, Table, Timer


def refill_deck(table: Table, player: int) -> bool:
    """Shuffle the discard pile into an empty deck; false where there is no card at all."""
    seat = table.players[player]
    if seat.deck:
        return True
    if not seat.discard:
        return False
    knowledge.deck_ran_out(seat)
    seat.deck = seat.discard
    seat.discard = []
    table.random.shuffle(seat.deck)
    table.revealed += 1
    table.tell("deck-reshuffled", player)
    return True


def draw(table: Table, player: int, count: int) -> None:
    """Draw cards into the hand; fewer where deck and discard pile are empty."""
    seat = table.players[player]
    drawn = 0
    while drawn < count and refill_deck(table, player):
        card = seat.deck.pop()
        knowledge.moved(seat, DECK, HAND)
        add_sorted(seat.hand, card)
        table.tell("card-drawn", player, card=card, source=table.cause(), audience=player)
        drawn += 1
    if drawn:
        table.revealed += 1
        table.tell("cards-drawn", player, amount=drawn, source=table.cause())


def leave_hand(table: Table, player: int, card: int) -> None:
    """A card leaves the hand in the open; where another player's effect makes it do so, that cannot be undone."""
    seat = table.players[player]
    if player != table.turn:
        table.revealed += 1
    knowledge.shown(table, seat, card, HAND)
    seat.hand.remove(card)
    knowledge.fill_up(seat)


def play_spell(table: Table, player: int, card: int) -> None:
    """A spell from the hand goes to the spell area."""
    leave_hand(table, player, card)
    enter_area(table, player, card)
    table.tell("spell-played", player, card=card)


def release_spell(table: Table, player: int, card: int) -> None:
    """A spell of a launched Timer goes to the spell area."""
    table.players[player].launched.remove(card)
    enter_area(table, player, card)
    table.tell("spell-released", player, card=card)


def enter_area(table: Table, player: int, card: int) -> None:
    """A spell lies in the spell area, where it counts one level for the spheres."""
    table.players[player].area.append(card)
    table.budget += 1


def lay_aside(table: Table, player: int, card: int) -> None:
    """A card from the hand lies open while it is being played."""
    leave_hand(table, player, card)
    table.players[player].aside.append(card)


def play_focus(table: Table, player: int, card: int) -> None:
    """A Focus from the hand is being carried out."""
    lay_aside(table, player, card)
    table.tell("focus-played", player, card=card)


def discard_focus(table: Table, player: int) -> None:
    """A Focus that has been carried out goes to the discard pile."""
    seat = table.players[player]
    add_sorted(seat.discard, seat.aside.pop())


def play_timer(table: Table, player: int, card: int) -> Timer:
    """A Timer from the hand goes to the first free place of the Timer area."""
    leave_hand(table, player, card)
    seat = table.players[player]
    place = 1
    while place <= len(seat.timers) and seat.timers[place - 1].place == place:
        place += 1
    timer = Timer(card, place)
    seat.timers.insert(place - 1, timer)
    table.tell("timer-played", player, card=card, place=place)
    return timer


def has_room_for_timer(seat: Player) -> bool:
    """Whether another Timer can be played."""
    return len(seat.timers) < facts.MOST_TIMERS


def put_on_timer(table: Table, player: int, card: int, timer: Timer) -> None:
    """A spell that lay aside goes on a Timer."""
    table.players[player].aside.remove(card)
    timer.spells.append(card)
    table.tell("spell-put", player, card=card, place=timer.place)


def delay_timer(table: Table, player: int, card: int, timer: Timer) -> None:
    """A card from the hand goes face down under a Timer."""
    seat = table.players[player]
    seat.hand.remove(card)
    knowledge.moved(seat, HAND, under(timer.place))
    add_sorted(timer.delays, card)
    knowledge.fill_up(seat)
    timer.settled = True
    table.tell("timer-delayed", player, card=timer.card, place=timer.place, source=table.cause())
    table.tell("delay-card", player, card=card, place=timer.place, audience=player)


def remove_timer(table: Table, player: int, timer: Timer) -> None:
    """A Timer leaves the Timer area for the discard pile, and what delayed it goes with it."""
    seat = table.players[player]
    if timer.delays:
        table.revealed += 1
    for card in timer.delays[:]:
        knowledge.shown(table, seat, card, under(timer.place))
        timer.delays.remove(card)
        add_sorted(seat.discard, card)
        table.tell("delay-discarded", player, card=card, place=timer.place)
    # Another Timer may come to lie at this place.
    knowledge.emptied(seat, under(timer.place))
    seat.timers.remove(timer)
    add_sorted(seat.discard, timer.card)


def launch(table: Table, player: int, timer: Timer) -> None:
    """Launch a Timer: it is discarded, and its spells must be played in this turn."""
    seat = table.players[player]
    seat.acted = True
    table.tell("timer-launched", player, card=timer.card, place=timer.place, source=table.cause())
    remove_timer(table, player, timer)
    for card in timer.spells:
        add_sorted(seat.launched, card)


def throw_away(table: Table, player: int, timer: Timer) -> None:
    """Discard a Timer together with the spells on it."""
    seat = table.players[player]
    table.tell("timer-thrown-away", player, card=timer.card, place=timer.place, source=table.cause())
    remove_timer(table, player, timer)
    for card in timer.spells:
        add_sorted(seat.discard, card)


def discard_from_hand(table: Table, player: int, card: int) -> None:
    """A card from the hand goes to the discard pile."""
    leave_hand(table, player, card)
    add_sorted(table.players[player].discard, card)
    table.tell("card-discarded", player, card=card, source=table.cause())


def exile_from_hand(table: Table, player: int, card: int) -> None:
    """A card from the hand leaves the game."""
    leave_hand(table, player, card)
    exile(table, player, card)


def exile_from_discard(table: Table, player: int, card: int) -> None:
    """A card from the discard pile leaves the game."""
    table.players[player].discard.remove(card)
    exile(table, player, card)


def exile(table: Table, player: int, card: int) -> None:
    """An open card of a player goes back to the box."""
    knowledge.disown(table.players[player], card)
    exiled = table.exiled[:]
    add_sorted(exiled, card)
    table.exiled = exiled
    if card == table.settings.wanderer:
        table.x_holder = -1  # it wanders no more
    table.tell("card-exiled", player, card=card, source=table.cause())


def take_back(table: Table, player: int, card: int) -> None:
    """A card from the discard pile goes to the hand."""
    seat = table.players[player]
    seat.discard.remove(card)
    add_sorted(seat.hand, card)
    knowledge.claim_card(seat, card, HAND)
    table.tell("card-taken-back", player, card=card, source=table.cause())


def take_open(table: Table, player: int, level: int) -> None:
    """The open card of a sphere goes to the hand; what lies under it stays closed until the turn ends."""
    sphere = table.spheres[level]
    card = sphere[-1]
    replace_sphere(table, level, sphere[:-1])
    table.covered |= 1 << level
    seat = table.players[player]
    add_sorted(seat.hand, card)
    knowledge.own(seat, card)
    knowledge.claim_card(seat, card, HAND)
    table.tell("card-taken", player, card=card, amount=level, source=table.cause())


def take_closed(table: Table, player: int, level: int) -> None:
    """The first closed card of a sphere goes to the hand; the open one stays where it is."""
    sphere = table.spheres[level]
    card = sphere[-2]
    replace_sphere(table, level, [*sphere[:-2], sphere[-1]])
    seat = table.players[player]
    add_sorted(seat.hand, card)
    knowledge.claim_unseen(seat, level)
    table.revealed += 1
    table.tell("closed-taken", player, amount=level, source=table.cause())
    table.tell("closed-seen", player, card=card, amount=level, source=table.cause(), audience=player)


def replace_sphere(table: Table, level: int, cards: list[int]) -> None:
    """A sphere with other cards in it; other tables share the old one."""
    spheres = table.spheres[:]
    spheres[level] = cards
    table.spheres = spheres


def turn_up(table: Table, level: int) -> None:
    """Lay the top card of a sphere open, where there is one."""
    table.covered &= ~(1 << level)
    if table.spheres[level]:
        table.revealed += 1
        table.tell("sphere-opened", table.turn, card=table.spheres[level][-1], amount=level)


def turn_up_spheres(table: Table) -> None:
    """The turn is over: cards that have come to the top of a sphere are laid open."""
    for level in range(1, facts.SPHERES + 1):
        if table.covered >> level & 1:
            turn_up(table, level)


def clear_area(table: Table, player: int) -> None:
    """All spells in the spell area go to the discard pile."""
    seat = table.players[player]
    for card in seat.area:
        add_sorted(seat.discard, card)
    seat.area = []


def wander(table: Table, card: int, player: int) -> None:
    """Timer X leaves its holder, from wherever it is, and is shuffled into the next player's deck."""
    seat = table.players[player]
    for timer in seat.timers[:]:
        if timer.card == card:
            throw_away(table, player, timer)
        elif card in timer.delays:
            timer.delays.remove(card)
    for pile in (seat.hand, seat.deck, seat.discard):
        if card in pile:
            pile.remove(card)
    knowledge.forget(seat, card)
    knowledge.disown(seat, card)
    other = table.left_of(player)
    receiver = table.players[other]
    receiver.deck.append(card)
    table.random.shuffle(receiver.deck)
    table.revealed += 1
    knowledge.own(receiver, card)
    knowledge.claim_card(receiver, card, DECK)
    table.x_holder = other
    table.tell("timer-wandered", other, card=card)
