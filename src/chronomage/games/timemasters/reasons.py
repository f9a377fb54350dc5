"""Why a choice is not open, in a player's words and as a key with facts; the texts say it in other languages."""

from chronomage.games.timemasters import choices, facts, ke, zones
from chronomage.games.timemasters.flow.any_moment import turn_is_too_long
from chronomage.games.timemasters.flow.launching import is_full
from chronomage.games.timemasters.table import Table
from chronomage.kernel.reason import Reason


def reason(table: Table, player: int, choice: int, kind: str, texts: dict[int, str]) -> Reason:
    """The reason why this choice is not open; `kind` is that of the question asked."""
    text = texts.get(choice)
    if text is None:
        return Reason("no-such-choice", f"there is no choice number {choice}", {"number": choice})
    if kind == "main":
        return why_not_in_main_phase(table, player, choice, text)
    if kind == "spheres":
        found = why_not_at_the_spheres(table, player, choice)
    elif kind == "timers":
        found = why_not_in_timer_phase(table, player, choice)
    else:
        found = None
    if found is not None:
        return found
    allowed = ", ".join(texts[each] for each in table.choices_of(player))
    return Reason("no-answer", f"{text!r} is no answer to this question; open are: {allowed}")


def no_timer(place: int) -> Reason:
    """That no Timer lies at this place."""
    return Reason("no-timer", f"you have no Timer at place {place}", {"place": place})


def not_in_hand(name: str) -> Reason:
    """That the card is not there to be played."""
    return Reason("not-in-hand", f"{name} is not in your hand", {"card": name})


def why_not_at_the_spheres(table: Table, player: int, choice: int) -> Reason | None:
    """Why this cannot be done while cards of the spheres are taken; None for what is no answer at all."""
    if choices.TAKE < choice < choices.LAUNCH:
        return why_not_take(table, choice)
    if choice == choices.DONE:
        return launched_first(table, player)
    if choices.PLAY < choice < choices.RELEASE:
        return Reason("only-in-main-phase", "cards are played from the hand in the main phase alone")
    return why_not_at_any_moment(table, player, choice)


def why_not_in_timer_phase(table: Table, player: int, choice: int) -> Reason | None:
    """Why this cannot be done in the Timer phase; None for what is no answer at all."""
    if choice in (choices.END, choices.PASS) or choices.PLAY < choice < choices.RELEASE:
        return Reason("full-timer-first", "a full Timer must be launched or delayed first")
    if choices.DELAY < choice < choices.TIMER:
        return why_not_delay(table, player, choice - choices.DELAY)
    return why_not_at_any_moment(table, player, choice)


def why_not_delay(table: Table, player: int, place: int) -> Reason:
    """Why that Timer cannot be delayed in the Timer phase."""
    timer = table.players[player].timer(place)
    if timer is None:
        return no_timer(place)
    name = table.pack.names[timer.card]
    if not is_full(table, timer):
        return Reason("timer-not-full", f"{name} is not full: only full Timers are delayed", {"card": name})
    if timer.settled:
        return Reason("timer-delayed", f"{name} has been delayed in this turn", {"card": name})
    return Reason("nothing-to-delay-with", f"you have no card in hand to delay {name} with", {"card": name})


def launched_first(table: Table, player: int) -> Reason:
    """That the turn cannot go on before the spells of launched Timers have been played."""
    waiting = ", ".join(table.pack.names[card] for card in table.players[player].launched)
    return Reason("launched-first", f"spells of a launched Timer must be played first: {waiting}")


def too_long() -> Reason:
    """That nothing more can be done in this turn."""
    sentence = f"this turn has had {facts.MOST_CHOICES} choices; only ending it is left"
    return Reason("turn-too-long", sentence, {"amount": facts.MOST_CHOICES})


def why_not_at_any_moment(table: Table, player: int, choice: int) -> Reason | None:
    """Why two cards cannot be discarded for a Ke, a Timer launched or its spell played; None for anything else."""
    seat = table.players[player]
    if choice >= choices.RELEASE:
        name = table.pack.names[choice - choices.RELEASE]
        return Reason("not-launched", f"{name} is no spell of a Timer that you have launched", {"card": name})
    if choice != choices.RESTORE and not choices.LAUNCH < choice < choices.DELAY:
        return None
    if turn_is_too_long(table):
        return too_long()
    if choice == choices.RESTORE:
        have = len(seat.hand)
        sentence = f"restoring a Ke takes {facts.CARDS_FOR_KE} cards to discard, you have {have}"
        return Reason("restoring", sentence, {"amount": facts.CARDS_FOR_KE, "have": have})
    timer = seat.timer(choice - choices.LAUNCH)
    if timer is None:
        return no_timer(choice - choices.LAUNCH)
    name = table.pack.names[timer.card]
    sentence = f"{name} is not full, and in this game only full Timers are launched"
    return Reason("only-full-launched", sentence, {"card": name})


def why_not_in_main_phase(table: Table, player: int, choice: int, text: str) -> Reason:
    """Why this cannot be done in the main phase."""
    if choice == choices.END:
        return launched_first(table, player)
    found = why_not_at_any_moment(table, player, choice)
    if found is not None:
        return found
    if turn_is_too_long(table):
        return too_long()
    if choice == choices.PASS:
        return Reason("passing", "passing is for who does nothing else in the turn and launches no Timer")
    if choice >= choices.PUT:
        return why_not_put(table, player, choice - choices.PUT)
    if choice >= choices.PLAY:
        return why_not_play(table, player, choice - choices.PLAY)
    return Reason("not-in-main-phase", f"{text!r} is not something to do in the main phase")


def why_not_play(table: Table, player: int, card: int) -> Reason:
    """Why this card cannot be played from the hand."""
    seat = table.players[player]
    name = table.pack.names[card]
    if card not in seat.hand:
        return not_in_hand(name)
    if table.pack.is_timer[card] and not zones.has_room_for_timer(seat):
        sentence = f"there is room for {facts.MOST_TIMERS} Timers, and you have as many in play"
        return Reason("no-room-for-timer", sentence, {"amount": facts.MOST_TIMERS})
    return lacking_ke(table, player, name, ke.cost(table, player, card, None))


def why_not_put(table: Table, player: int, card: int) -> Reason:
    """Why this spell cannot be put on a Timer."""
    seat = table.players[player]
    name = table.pack.names[card]
    if card not in seat.hand:
        return not_in_hand(name)
    free = [timer for timer in seat.timers if not is_full(table, timer)]
    if not free:
        return Reason("no-empty-slot", "you have no Timer with an empty slot")
    return lacking_ke(table, player, name, min(ke.cost(table, player, card, timer) for timer in free))


def lacking_ke(table: Table, player: int, name: str, price: int) -> Reason:
    """That a spell costs more than the player can spend."""
    seat = table.players[player]
    have = seat.active + seat.ephemeral
    if have < price:
        return Reason(
            "costs-ke", f"{name} costs {price} Ke, you have {have}", {"card": name, "amount": price, "have": have}
        )
    cap = ke.cap(table, player)
    sentence = f"{name} costs {price} Ke; you may spend {cap} in this turn and have spent {seat.spent}"
    return Reason("costs-over-cap", sentence, {"card": name, "amount": price, "number": cap, "have": seat.spent})


def why_not_take(table: Table, choice: int) -> Reason:
    """Why that card of a sphere cannot be taken."""
    closed = choice > choices.TAKE_CLOSED
    level = choice - (choices.TAKE_CLOSED if closed else choices.TAKE)
    size = len(table.spheres[level])
    if table.taken >> level & 1:
        sentence = f"you have taken a card of sphere {level} in this turn: one from each sphere"
        return Reason("sphere-taken", sentence, {"amount": level})
    if size < (2 if closed else 1):
        sentence = f"sphere {level} has no {'closed card' if closed else 'card'} left"
        return Reason("no-closed-card" if closed else "sphere-empty", sentence, {"amount": level})
    needed, have = level + (facts.CLOSED_COSTS if closed else 0), table.budget
    spells, left = "spell" if needed == 1 else "spells", "spell" if have == 1 else "spells"
    sentence = f"that needs {needed} {spells}, you have {have} {left} left to count"
    return Reason("needs-spells", sentence, {"spells": needed, "have": have})
