"""The table and its events as plain, readable data; what a redacted table hides is shown as null."""

from functools import lru_cache
from typing import Any, Final

from chronomage.games.seasons import energy, facts, knowledge, ledger
from chronomage.games.seasons.table import (
    CARD_MASK,
    CUSTOM_DIE,
    EARLY_MARK,
    FAMILIAR_MARK,
    KNOWN_SHIFT,
    NO_DIE,
    OPEN_MARK,
    UNKNOWN,
    Item,
    Player,
    Table,
)
from chronomage.kernel.event import Event
from chronomage.kernel.state import NOBODY


def card_name(card: int) -> str | None:
    """The card's name, or null where it is hidden."""
    return None if card == UNKNOWN else facts.CARD_NAMES[card - 1]


def table(table: Table) -> dict[str, Any]:
    """The whole table."""
    return {
        "game": "seasons",
        "players": [player(table, seat) for seat in table.players],
        "options": dict(table.settings.chosen_by_name),
        "year": table.year(),
        "library_year": table.year_given,
        "space": table.marker % facts.SPACES + 1,
        "season": facts.SEASONS[table.season()],
        "round": table.round,
        "enchantment": facts.ENCHANTMENTS[table.enchantment - 1] if table.enchantment else None,
        "drought_year": table.drought_year,
        "first_player": table.first,
        "turn": table.turn,
        "turn_choices": table.turn_choices,
        "dice": [die(table, face) for face in table.dice],
        "dice_season": facts.SEASONS[table.dice_season],
        "season_dice": table.season_dice,
        "leftover_pips": table.leftover,
        "deck": pile(table.deck),
        "deck_marks": marks(table, table.deck),
        "discard": pile(table.discard),
        "discard_marks": marks(table, table.discard),
        "last_serial": table.serials,
        "must_act": [seat for seat in range(table.seats) if is_asked(table, seat)],
        "under_way": [frame.plain() for frame in table.stack],
    }


def is_asked(table: Table, seat: int) -> bool:
    """Whether that player must decide something now; this much everybody knows."""
    if table.asked >= 0:
        return table.asked == seat
    return table.asked != NOBODY and bool(table.open[seat])


def player(table: Table, seat: Player) -> dict[str, Any]:
    """One player."""
    return {
        "crystals": seat.crystals,
        "gauge": seat.gauge,
        "bonuses_used": seat.bonuses,
        "reserve": energy.write(seat.reserve),
        "reserve_limit": ledger.reserve_limit(seat),
        "reserve_lost": seat.reserve_lost,
        "die": die(table, seat.die),
        "can_transmute": seat.can_transmute,
        "transmute_bonus": seat.transmute_bonus,
        "summoned": seat.summoned,
        "turn_summons": seat.turn_summons,
        "turn_activations": seat.turn_activations,
        "die_acted": seat.die_acted,
        "vision_used": seat.vision_used,
        "ability_token": seat.ability or None,
        "ability_token_used": seat.ability_used,
        "ability_tokens": [token or None for token in seat.abilities],
        "ability_chosen": seat.ability_chosen if seat.ability_chosen >= 0 else "hidden",
        "hand": [card_name(card) for card in seat.hand],
        "aside": [card_name(card) for card in seat.aside],
        "library": {
            "2": [card_name(card) for card in seat.second_year],
            "3": [card_name(card) for card in seat.third_year],
        },
        "in_play": [item(each) for each in seat.in_play],
        "known": claims(table, seat),
    }


def item(item: Item) -> dict[str, Any]:
    """One card in play."""
    return {
        "card": card_name(item.card),
        "tokens": energy.write(item.tokens),
        "used": item.used,
        "due": item.due,
        "serial": item.serial,
        "imitates": card_name(item.power) if item.power != item.card else None,
        "model": item.model,
    }


def die(table: Table, code: int) -> dict[str, Any] | None:
    """What a die shows, and which of its season's dice it is, counted from 0; null where there is none.

    The die of a position may be none of the box: then its season and number are null.
    """
    if code == NO_DIE:
        return None
    if code == CUSTOM_DIE:
        return {**face(table.face(code)), "season": None, "number": None}
    return DICE[code].copy()


def face(face: facts.Face) -> dict[str, Any]:
    """One face of a die."""
    return {
        "pips": face.pips,
        "energy": energy.write(face.bag),
        "crystals": face.crystals,
        "star": face.star,
        "card": face.card,
        "transmute": face.transmute,
    }


def die_of_the_box(code: int) -> dict[str, Any]:
    """What a die of the box shows."""
    return {
        **face(facts.ALL_FACES[code]),
        "season": facts.SEASONS[code // facts.FACES // facts.DICE_PER_SEASON],
        "number": code // facts.FACES % facts.DICE_PER_SEASON,
    }


# Tables are shown after every choice, and there are few dice.
DICE: Final[list[dict[str, Any]]] = [die_of_the_box(code) for code in range(len(facts.ALL_FACES))]


def pile(entries: list[int]) -> dict[str, Any]:
    """A deck or pile: its size, and the known cards by their place from the top."""
    top = len(entries) - 1
    known = {
        str(top - place): card_name(entries[place] & CARD_MASK)
        for place in range(top, -1, -1)
        if entries[place] & CARD_MASK != UNKNOWN
    }
    return {"size": len(entries), "known": known}


def marks(table: Table, entries: list[int]) -> dict[str, list[str]]:
    """What everybody knows of the cards of a deck or pile, by their place from the top: above all, who knows them."""
    top = len(entries) - 1
    return {
        str(top - place): mark_names(table, entries[place])
        for place in range(top, -1, -1)
        if entries[place] > CARD_MASK
    }


def mark_names(table: Table, entry: int) -> list[str]:
    """Whether the card has lain there open or who has seen it, and whether it is a familiar or was early discarded."""
    if entry & OPEN_MARK:
        names = ["open"]
    else:
        names = [f"player {seat}" for seat in range(table.seats) if entry >> (KNOWN_SHIFT + seat) & 1]
    names += ["familiar"] if entry & FAMILIAR_MARK else []
    return names + (["early"] if entry & EARLY_MARK else [])


def claims(table: Table, seat: Player) -> list[dict[str, Any]]:
    """What the player knows of hidden cards without seeing them."""
    return [
        {"card": card, "places": list(places), "draft_step": step}
        for card, places, step in claims_by_name(table.seats, seat.claims)
    ]


@lru_cache(maxsize=16384)
def claims_by_name(seats: int, claims: int) -> list[tuple[str | None, tuple[str, ...], int]]:
    """The card, the places and the draft step of each claim; most choices leave them as they are."""
    return [
        (
            card_name(knowledge.card_in(claim)),
            place_names(seats, claim & ~(CARD_MASK | knowledge.STEP_BITS)),
            knowledge.step_of(claim),
        )
        for claim in knowledge.each_claim(claims)
    ]


@lru_cache(maxsize=4096)
def place_names(seats: int, places: int) -> tuple[str, ...]:
    """The places of a claim by name."""
    names = []
    if places & knowledge.DECK:
        names.append("deck")
    if places & knowledge.DISCARD:
        names.append("discard")
    for seat in range(seats):
        if places & knowledge.hand_of(seat):
            names.append(f"hand {seat}")
        if places & knowledge.library_of(seat):
            names.append(f"library {seat}")
        if places & knowledge.aside_of(seat):
            names.append(f"aside {seat}")
    return tuple(names)


def event_facts(event: Event) -> dict[str, Any]:
    """An event's facts, with cards, energy and dice by name."""
    shown: dict[str, Any] = dict(event.facts)
    if "card" in shown:
        shown["card"] = card_name(event.facts["card"])
    if "energy" in shown:
        shown["energy"] = energy.write(event.facts["energy"])
    if event.kind in ("die-rolled", "die-taken", "die-rerolled"):
        shown["die"] = face(facts.ALL_FACES[event.facts["amount"] - 1])
        shown["place"] = shown.pop("other", 0) + 1
        del shown["amount"]
    if event.kind == "enchantment-laid":
        shown["enchantment"] = facts.ENCHANTMENTS[event.facts["amount"] - 1]
        del shown["amount"]
    if event.kind == "season-changed":
        shown["season"] = facts.SEASONS[event.facts["amount"] - 1]
        del shown["amount"]
    return shown
