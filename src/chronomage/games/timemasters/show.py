"""The table and its events as plain, readable data; what a redacted table hides is shown as null."""

from typing import Any

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.claim import DECK, HAND, Claim, under
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.table import NO_CAP, UNKNOWN, X_STARTS, X_WAITS, Player, Table, Timer
from chronomage.kernel.event import Event


def names(pack: Pack, cards: list[int]) -> list[str | None]:
    """The cards' names, null where they are hidden."""
    return [None if card == UNKNOWN else pack.names[card] for card in cards]


def table(table: Table) -> dict[str, Any]:
    """The whole table."""
    return {
        "game": "timemasters",
        "players": [player(table, seat) for seat in table.players],
        "options": dict(table.settings.chosen_by_name),
        "round": table.round,
        "first_player": table.first,
        "turn": table.turn,
        "turn_choices": table.turn_choices,
        "spheres": {str(level): sphere(table, level) for level in range(1, facts.SPHERES + 1)},
        "budget": table.budget,
        "exiled": names(table.pack, table.exiled),
        "timer_x": timer_x(table),
        "must_act": [] if table.asked < 0 else [table.asked],
        "under_way": [frame.plain() for frame in table.stack],
    }


def sphere(table: Table, level: int) -> dict[str, Any]:
    """One sphere: its cards from the top, whether the top one lies open, and whether it was drawn from this turn."""
    cards = table.spheres[level] if table.spheres else []
    return {
        "size": len(cards),
        "cards": names(table.pack, cards[::-1]),
        "open": bool(cards) and not table.covered >> level & 1,
        "taken": bool(table.taken >> level & 1),
    }


def timer_x(table: Table) -> dict[str, Any] | None:
    """Where Timer X is in its wandering; null in a game without it."""
    if not table.settings.wanderer:
        return None
    started = table.x_turns != X_WAITS
    return {
        "holder": table.x_holder,
        "started": started,
        "started_now": table.x_turns == X_STARTS,
        "turns": max(0, table.x_turns),
    }


def player(table: Table, seat: Player) -> dict[str, Any]:
    """One player."""
    pack = table.pack
    return {
        "active": seat.active,
        "exhausted": seat.exhausted,
        "ephemeral": seat.ephemeral,
        "next_spell": seat.surcharge,
        "next_turn_spell": seat.surcharge_later,
        "cap": None if seat.cap == NO_CAP else seat.cap,
        "spent": seat.spent,
        "acted": seat.acted,
        "hand": names(pack, seat.hand),
        "deck": names(pack, seat.deck[::-1]),
        "discard": names(pack, seat.discard),
        "spells": names(pack, seat.area),
        "launched": names(pack, seat.launched),
        "aside": names(pack, seat.aside),
        "timers": [timer(pack, each) for each in seat.timers],
        "owned": names(pack, seat.owned),
        "known": [claim(table, each) for each in seat.claims],
        "others_in": place_names(seat.loose),
    }


def timer(pack: Pack, timer: Timer) -> dict[str, Any]:
    """One Timer in play."""
    return {
        "card": pack.names[timer.card],
        "place": timer.place,
        "slots": pack.slots[timer.card],
        "spells": names(pack, timer.spells),
        "delays": names(pack, timer.delays),
        "settled": timer.settled,
    }


def claim(table: Table, claim: Claim) -> dict[str, Any]:
    """One thing that everybody knows of a hidden card."""
    shown: dict[str, Any] = {
        "card": table.pack.names[claim.card] or None,
        "level": claim.level or table.pack.points[claim.card],
        "places": place_names(claim.places),
    }
    if claim.copy:
        shown["or"] = {"card": table.pack.names[claim.copy], "places": place_names(claim.copy_places)}
    return shown


def place_names(places: int) -> list[str]:
    """Hidden places by name."""
    names = ["hand"] if places & HAND else []
    names += ["deck"] if places & DECK else []
    return names + [f"timer {place}" for place in range(1, facts.MOST_TIMERS + 1) if places & under(place)]


def event_facts(pack: Pack, event: Event) -> dict[str, Any]:
    """An event's facts, with cards by name."""
    shown: dict[str, Any] = dict(event.facts)
    if "card" in shown:
        shown["card"] = pack.names[event.facts["card"]]
    return shown
