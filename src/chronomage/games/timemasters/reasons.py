"""Why a choice is not open, in a player's words."""

from chronomage.games.timemasters import choices, facts, ke, zones
from chronomage.games.timemasters.flow.timers import is_full
from chronomage.games.timemasters.table import Table


def why_not(table: Table, player: int, choice: int, kind: str, texts: dict[int, str]) -> str:
    """The reason why this choice is not open; `kind` is that of the question asked."""
    text = texts.get(choice)
    if text is None:
        return f"there is no choice number {choice}"
    if kind == "main":
        return why_not_in_main_phase(table, player, choice, text)
    if kind == "spheres" and choices.TAKE < choice < choices.LAUNCH:
        return why_not_take(table, choice)
    if kind == "timers" and choice in (choices.END, choices.PASS):
        return "a full Timer must be launched or delayed first"
    if kind == "timers" and choices.LAUNCH < choice < choices.TIMER:
        return why_not_settle(table, player, (choice - choices.LAUNCH) % (choices.DELAY - choices.LAUNCH))
    allowed = ", ".join(texts[each] for each in table.choices_of(player))
    return f"{text!r} is no answer to this question; open are: {allowed}"


def why_not_settle(table: Table, player: int, place: int) -> str:
    """Why that Timer cannot be launched or delayed in the Timer phase."""
    timer = table.players[player].timer(place)
    if timer is None:
        return f"you have no Timer at place {place}"
    name = table.pack.names[timer.card]
    if not is_full(table, timer):
        return f"{name} is not full: only full Timers are launched or delayed in the Timer phase"
    if timer.settled:
        return f"{name} has been delayed in this turn"
    return f"you have no card in hand to delay {name} with"


def why_not_in_main_phase(table: Table, player: int, choice: int, text: str) -> str:
    """Why this cannot be done in the main phase."""
    seat = table.players[player]
    if choice == choices.END:
        waiting = ", ".join(table.pack.names[card] for card in seat.launched)
        return f"spells of a launched Timer must be played first: {waiting}"
    if table.turn_choices >= facts.MOST_CHOICES:
        return f"this turn has had {facts.MOST_CHOICES} choices; only ending it is left"
    if choice == choices.PASS:
        return "passing is for who does nothing else in the turn and launches no Timer"
    if choice == choices.RESTORE:
        return f"restoring a Ke takes {facts.CARDS_FOR_KE} cards to discard, you have {len(seat.hand)}"
    if choices.LAUNCH < choice < choices.DELAY:
        timer = seat.timer(choice - choices.LAUNCH)
        if timer is None:
            return f"you have no Timer at place {choice - choices.LAUNCH}"
        return f"{table.pack.names[timer.card]} is not full, and in this game only full Timers are launched"
    if choice >= choices.RELEASE:
        return f"{table.pack.names[choice - choices.RELEASE]} is no spell of a Timer that you have launched"
    if choice >= choices.PUT:
        return why_not_put(table, player, choice - choices.PUT)
    if choice >= choices.PLAY:
        return why_not_play(table, player, choice - choices.PLAY)
    return f"{text!r} is not something to do in the main phase"


def why_not_play(table: Table, player: int, card: int) -> str:
    """Why this card cannot be played from the hand."""
    seat = table.players[player]
    name = table.pack.names[card]
    if card not in seat.hand:
        return f"{name} is not in your hand"
    if table.pack.is_timer[card] and not zones.has_room_for_timer(seat):
        return f"there is room for {facts.MOST_TIMERS} Timers, and you have as many in play"
    return lacking_ke(table, player, name, ke.cost(table, player, card, None))


def why_not_put(table: Table, player: int, card: int) -> str:
    """Why this spell cannot be put on a Timer."""
    seat = table.players[player]
    name = table.pack.names[card]
    if card not in seat.hand:
        return f"{name} is not in your hand"
    free = [timer for timer in seat.timers if not is_full(table, timer)]
    if not free:
        return "you have no Timer with an empty slot"
    return lacking_ke(table, player, name, min(ke.cost(table, player, card, timer) for timer in free))


def lacking_ke(table: Table, player: int, name: str, price: int) -> str:
    """That a spell costs more than the player can spend."""
    seat = table.players[player]
    have = seat.active + seat.ephemeral
    if have >= price:
        cap = ke.cap(table, player)
        return f"{name} costs {price} Ke; you may spend {cap} in this turn and have spent {seat.spent}"
    return f"{name} costs {price} Ke, you have {have}"


def why_not_take(table: Table, choice: int) -> str:
    """Why that card of a sphere cannot be taken."""
    closed = choice > choices.TAKE_CLOSED
    level = choice - (choices.TAKE_CLOSED if closed else choices.TAKE)
    size = len(table.spheres[level])
    if table.taken >> level & 1:
        return f"you have taken a card of sphere {level} in this turn: one from each sphere"
    if size < (2 if closed else 1):
        return f"sphere {level} has no {'closed card' if closed else 'card'} left"
    spells = "spell" if table.budget == 1 else "spells"
    return f"that needs {level + closed} spells, you have {table.budget} {spells} left to count"
