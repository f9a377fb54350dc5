"""The table as JSON text, and its events as plain data; what is hidden is null."""

from functools import lru_cache
from typing import Any

from chronomage.games.json_writing import NOTHING, NULL, flag, frames, listed, nulls, numbers, words
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.claim import DECK, HAND, Claim, under
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.table import NO_CAP, UNKNOWN, X_STARTS, X_WAITS, Player, Table, Timer
from chronomage.games.timemasters.visibility import own_deck, top_of_sphere, veil, veiled_delays
from chronomage.kernel.event import Event
from chronomage.kernel.viewers import OMNISCIENT


def names(pack: Pack, cards: list[int]) -> str:
    """The cards' names, null where they are hidden: then none after the first is known."""
    if cards and cards[0] == UNKNOWN:
        return nulls(len(cards))
    written = pack.written_names
    return listed([written[card] for card in cards])


def write(table: Table, viewers: list[int]) -> list[str]:
    """The table as each of these viewers may know it. What several of them see is written once."""
    common = seen_by_all(table)
    seats = [Sheet(table, player, viewers) for player in range(table.seats)]
    covered, uncovered = spheres(table, False), spheres(table, True) if OMNISCIENT in viewers else ""
    texts: list[str] = []
    for viewer in viewers:
        players = listed([sheet.seen_by(viewer) for sheet in seats])
        levels = uncovered if viewer == OMNISCIENT else covered
        texts.append(f'{{"game":"timemasters","players":{players}{common},"spheres":{{{levels}}}}}')
    return texts


def seen_by_all(table: Table) -> str:
    """All that lies open to everybody, but for players and spheres."""
    return (
        f',"options":{table.settings.chosen_in_text}'
        f',"round":{table.round}'
        f',"first_player":{table.first}'
        f',"turn":{table.turn}'
        f',"turn_choices":{table.turn_choices}'
        f',"budget":{table.budget}'
        f',"exiled":{names(table.pack, table.exiled)}'
        f',"timer_x":{timer_x(table)}'
        f',"must_act":{NOTHING if table.asked < 0 else numbers([table.asked])}'
        f',"under_way":{frames(table.stack)}'
    )


def spheres(table: Table, uncovered: bool) -> str:
    """All spheres, with all their cards or with the open ones."""
    return ",".join([sphere(table, level, uncovered) for level in range(1, facts.SPHERES + 1)])


def sphere(table: Table, level: int, uncovered: bool) -> str:
    """One sphere: its cards from the top, whether the top one lies open, and whether it was drawn from this turn."""
    cards = table.spheres[level] if table.spheres else []
    is_open = len(cards) > 0 and not table.covered >> level & 1
    if uncovered:
        shown = names(table.pack, cards[::-1])
    else:
        shown = nulls_after(table.pack.written_names[top_of_sphere(table, level)] if cards else NULL, len(cards))
    return (
        f'"{level}":{{"size":{len(cards)}'
        f',"cards":{shown}'
        f',"open":{flag(is_open)}'
        f',"taken":{flag(table.taken >> level & 1 == 1)}}}'
    )


def nulls_after(first: str, count: int) -> str:
    """A list of that length of which only the first may be known."""
    if count < 2:
        return f"[{first}]" if count else NOTHING
    return f"[{first},{nulls(count - 1)[1:]}"


def timer_x(table: Table) -> str:
    """Where Timer X is in its wandering; null in a game without it."""
    if not table.settings.wanderer:
        return NULL
    return (
        f'{{"holder":{table.x_holder}'
        f',"started":{flag(table.x_turns != X_WAITS)}'
        f',"started_now":{flag(table.x_turns == X_STARTS)}'
        f',"turns":{max(0, table.x_turns)}}}'
    )


class Sheet:
    """One player: what everybody sees, and what only he does, or that it is there."""

    def __init__(self, table: Table, player: int, viewers: list[int]) -> None:
        seat = table.players[player]
        self.player = player
        self.open = in_the_open(table.pack, seat)
        self.own = held(table.pack, seat, own_deck(seat)) if player in viewers else ""
        self.all = held(table.pack, seat, seat.deck) if OMNISCIENT in viewers else ""
        self.hidden = veiled(table.pack, seat) if viewers != [OMNISCIENT] else ""

    def seen_by(self, viewer: int) -> str:
        """The player as that viewer sees him."""
        if viewer == OMNISCIENT:
            return self.open + self.all
        return self.open + (self.own if viewer == self.player else self.hidden)


def in_the_open(pack: Pack, seat: Player) -> str:
    """What everybody sees of a player."""
    return (
        f'{{"active":{seat.active}'
        f',"exhausted":{seat.exhausted}'
        f',"ephemeral":{seat.ephemeral}'
        f',"next_spell":{seat.surcharge}'
        f',"next_turn_spell":{seat.surcharge_later}'
        f',"cap":{NULL if seat.cap == NO_CAP else str(seat.cap)}'
        f',"spent":{seat.spent}'
        f',"acted":{flag(seat.acted)}'
        f',"discard":{names(pack, seat.discard)}'
        f',"spells":{names(pack, seat.area)}'
        f',"launched":{names(pack, seat.launched)}'
        f',"aside":{names(pack, seat.aside)}'
        f',"owned":{names(pack, seat.owned)}'
        f',"known":{listed([claim(pack, each) for each in seat.claims])}'
        f',"others_in":{place_names(seat.loose)}'
    )


def held(pack: Pack, seat: Player, deck: list[int]) -> str:
    """What only the player sees; the order of the own deck nobody knows."""
    timers = listed([timer(pack, each, names(pack, each.delays)) for each in seat.timers])
    return f',"hand":{names(pack, seat.hand)},"deck":{names(pack, deck[::-1])},"timers":{timers}}}'


def veiled(pack: Pack, seat: Player) -> str:
    """The same for everybody else."""
    shown = Player()
    veil(seat, shown)
    timers = listed([timer(pack, each, names(pack, veiled_delays(each))) for each in seat.timers])
    return f',"hand":{names(pack, shown.hand)},"deck":{names(pack, shown.deck)},"timers":{timers}}}'


def timer(pack: Pack, timer: Timer, delays: str) -> str:
    """One Timer in play."""
    return (
        f'{{"card":{pack.written_names[timer.card]}'
        f',"place":{timer.place}'
        f',"slots":{pack.slots[timer.card]}'
        f',"spells":{names(pack, timer.spells)}'
        f',"delays":{delays}'
        f',"settled":{flag(timer.settled)}}}'
    )


def claim(pack: Pack, claim: Claim) -> str:
    """One thing that everybody knows of a hidden card."""
    instead = ""
    if claim.copy:
        instead = f',"or":{{"card":{pack.written_names[claim.copy]},"places":{place_names(claim.copy_places)}}}'
    return (
        f'{{"card":{pack.written_names[claim.card]}'
        f',"level":{claim.level or pack.points[claim.card]}'
        f',"places":{place_names(claim.places)}{instead}}}'
    )


@lru_cache(maxsize=1024)
def place_names(places: int) -> str:
    """Hidden places by name."""
    names = ["hand"] if places & HAND else []
    names += ["deck"] if places & DECK else []
    names += [f"timer {place}" for place in range(1, facts.MOST_TIMERS + 1) if places & under(place)]
    return words(names)


def event_facts(pack: Pack, event: Event) -> dict[str, Any]:
    """An event's facts, with cards by name."""
    shown: dict[str, Any] = dict(event.facts)
    if "card" in shown:
        shown["card"] = pack.names[event.facts["card"]]
    if "source" in shown:
        shown["source"] = pack.names[event.facts["source"]]
    return shown
