"""Hand-made positions: a document becomes a table, or is refused with the reason. See docs/position-timemasters.md."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from chronomage.games.documents import flag, known_keys, list_of, mapping_of, number
from chronomage.games.hands import add_sorted
from chronomage.games.timemasters import facts, knowledge, programs
from chronomage.games.timemasters.binding import MAIN_STEP, TIMER_STEP
from chronomage.games.timemasters.flow.course import start_turn
from chronomage.games.timemasters.flow.launching import is_full
from chronomage.games.timemasters.options import settle_options
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.seating import empty_table
from chronomage.games.timemasters.table import NO_CAP, X_WAITS, Player, Table, Timer
from chronomage.kernel.errors import BadOption, BadPosition, shorten
from chronomage.kernel.random import seeded

TABLE_KEYS: Final = ("options", "round", "first_player", "turn", "phase", "players", "spheres", "exiled", "timer_x")
PLAYER_KEYS: Final = (
    "hand",
    "deck",
    "discard",
    "spells",
    "timers",
    "active",
    "exhausted",
    "ephemeral",
    "next_spell",
    "cap",
)
TIMER_KEYS: Final = ("card", "spells", "delays")
TIMER_X_KEYS: Final = ("started", "turns")
PHASES: Final = ("timers", "main")
MOST_SURCHARGE: Final = 9


class Supply:
    """The cards that a position can still name."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pack = table.pack
        self.left = [0] * len(table.pack.names)
        for card in table.pack.cards:
            if table.settings.has_card(card.number):
                self.left[card.number] = card.copies * (table.seats if card.level == 0 else 1)

    def take(self, name: object, where: str) -> int:
        """Take the named card; it must be one of the game's, and not all of its copies may lie elsewhere."""
        if not isinstance(name, str) or name not in self.pack.numbers:
            close = get_close_matches(name[:40], self.pack.names[1:], 1) if isinstance(name, str) else []
            hint = f" Did you mean {close[0]}?" if close else ""
            raise BadPosition(f"{where}: there is no card {shorten(name)}.{hint}")
        card = self.pack.numbers[name]
        if not self.table.settings.has_card(card):
            kind = self.pack.card(card).set
            raise BadPosition(f"{where}: {name} is a card of the {kind}; set the option {kind}.")
        if self.left[card] == 0:
            copies = self.pack.copies[card] * (self.table.seats if self.pack.level[card] == 0 else 1)
            raise BadPosition(f"{where}: there {'is only one' if copies == 1 else f'are only {copies}'} {name}.")
        self.left[card] -= 1
        return card

    def cards(self, given: Mapping[str, object], key: str, where: str) -> list[int]:
        """The cards of a list."""
        return [self.take(name, f"{where}.{key}") for name in list_of(given.get(key, []), f"{where}.{key}")]


def table_from_position(document: Mapping[str, object], seed: int, pack: Pack) -> Table:
    """The table that the document describes, with the named player about to act."""
    known_keys(document, TABLE_KEYS, "a position")
    players = list_of(document.get("players", [{}, {}]), "players")
    options = mapping_of(document.get("options", {}), "options")
    try:
        settings = settle_options(len(players), options, pack)
    except BadOption as error:
        raise BadPosition(str(error)) from error
    table = empty_table(settings, seeded(seed))
    table.round = number(document, "round", 1, facts.MOST_ROUNDS, 1)
    table.first = number(document, "first_player", 0, table.seats - 1, 0)
    table.turn = number(document, "turn", 0, table.seats - 1, table.first)
    phase = document.get("phase", PHASES[0])
    if phase not in PHASES:
        raise BadPosition(f"phase can be {', '.join(PHASES)}; not {shorten(phase)}.")
    supply = Supply(table)
    for place in range(table.seats):
        seat_player(table, place, mapping_of(players[place], f"players[{place}]"), supply)
    if sum(seat.ke() for seat in table.players) > facts.ALL_KE:
        raise BadPosition(f"there are only {facts.ALL_KE} permanent Ke in the box.")
    table.exiled = sorted(supply.cards(document, "exiled", "a position"))
    lay_spheres(table, mapping_of(document.get("spheres", {}), "spheres"), supply)
    check_picked(table)
    place_timer_x(table, document)
    table.count_cards()
    start(table, phase == "main")
    return table


def seat_player(table: Table, place: int, given: Mapping[str, object], supply: Supply) -> None:
    """Give one player what the document says."""
    where = f"players[{place}]"
    known_keys(given, PLAYER_KEYS, where)
    seat = table.players[place]
    seat.exhausted = number(given, "exhausted", 0, facts.ALL_KE, 0)
    seat.active = number(given, "active", 0, facts.ALL_KE, max(0, facts.STARTING_KE - seat.exhausted))
    seat.ephemeral = number(given, "ephemeral", 0, facts.MOST_EPHEMERAL, 0)
    seat.surcharge = number(given, "next_spell", -MOST_SURCHARGE, MOST_SURCHARGE, 0)
    if given.get("cap") is not None:
        seat.cap = number(given, "cap", 0, facts.ALL_KE, NO_CAP)
    seat.hand = sorted(supply.cards(given, "hand", where))
    seat.deck = supply.cards(given, "deck", where)[::-1]
    seat.discard = sorted(supply.cards(given, "discard", where))
    seat.area = supply.cards(given, "spells", where)
    for card in seat.area:
        if not table.pack.is_spell[card]:
            raise BadPosition(f"{where}.spells: {table.pack.names[card]} is no spell.")
    if seat.area and place != table.turn:
        raise BadPosition(f"{where}: only the player whose turn it is has spells in the spell area.")
    timers = list_of(given.get("timers", []), f"{where}.timers")
    if len(timers) > facts.MOST_TIMERS:
        raise BadPosition(f"{where}: there is room for {facts.MOST_TIMERS} Timers.")
    for entry in timers:
        seat.timers.append(timer_of(table, entry, len(seat.timers) + 1, supply, f"{where}.timers"))
    claim_all(seat)


def timer_of(table: Table, entry: object, place: int, supply: Supply, where: str) -> Timer:
    """A Timer in play: its name, or its name with the spells on it and the cards that delay it."""
    given: Mapping[str, object] = {"card": entry} if isinstance(entry, str) else mapping_of(entry, where)
    known_keys(given, TIMER_KEYS, where)
    pack = table.pack
    timer = Timer(supply.take(given.get("card", ""), where), place)
    name = pack.names[timer.card]
    if not pack.is_timer[timer.card]:
        raise BadPosition(f"{where}: {name} is no Timer.")
    timer.spells = supply.cards(given, "spells", where)
    timer.delays = sorted(supply.cards(given, "delays", where))
    for card in timer.spells:
        if not pack.is_spell[card]:
            raise BadPosition(f"{where}: {pack.names[card]} is no spell, and only spells go on a Timer.")
    slots = pack.slots[timer.card]
    if len(timer.spells) > slots:
        raise BadPosition(f"{where}: {name} has {slots} {'slot' if slots == 1 else 'slots'}.")
    if timer.delays and not is_full(table, timer):
        raise BadPosition(f"{where}: {name} is not full, and only full Timers are delayed.")
    return timer


def claim_all(seat: Player) -> None:
    """What a position says is known to all, but for which of the hidden cards lies where."""
    owned: list[int] = []
    for card in seat.all_cards():
        add_sorted(owned, card)
    seat.owned = owned
    seat.loose = knowledge.hidden_places(seat)


def lay_spheres(table: Table, given: Mapping[str, object], supply: Supply) -> None:
    """The named spheres as they are named, top first; the others are filled with what is left, at random."""
    levels = tuple(str(level) for level in range(1, facts.SPHERES + 1))
    known_keys(given, levels, "spheres")
    table.spheres = [[] for _ in range(facts.SPHERES + 1)]
    for text in levels:
        if text in given:
            cards = supply.cards(given, text, "spheres")[::-1]
            if len(cards) > facts.SPHERE_SIZE:
                raise BadPosition(f"spheres.{text}: a sphere has at most {facts.SPHERE_SIZE} cards.")
            for card in cards:
                if table.pack.level[card] != int(text):
                    raise BadPosition(f"spheres.{text}: {table.pack.names[card]} does not belong to sphere {text}.")
            table.spheres[int(text)] = cards
    for text in levels:
        if text not in given:
            level = int(text)
            table.spheres[level] = drawn_sphere(table, level, supply)
    if table.empty_spheres() >= facts.SPHERES_TO_END:
        raise BadPosition("two spheres are empty: such a game is over.")


def drawn_sphere(table: Table, level: int, supply: Supply) -> list[int]:
    """Cards of a level that lie nowhere else: the hand-picked ones, and others at random."""
    cards: list[int] = []
    for card in table.settings.picked_of(level):
        if supply.left[card] > 0:
            supply.left[card] -= 1
            cards.append(card)
    rest = [card for card in range(1, len(supply.left)) if table.pack.level[card] == level]
    pool = [card for card in rest for _ in range(supply.left[card])]
    table.random.shuffle(pool)
    cards += pool[: facts.SPHERE_SIZE - len(cards)]
    table.random.shuffle(cards)
    return cards


def check_picked(table: Table) -> None:
    """Refuse a position that lacks a card which is hand-picked to be in the game."""
    everything = table.every_card()
    for card in table.settings.picked:
        if everything.count(card) < table.settings.picked.count(card):
            raise BadPosition(f"the option spheres picks {table.pack.names[card]}, and the position does not have it.")


def place_timer_x(table: Table, document: Mapping[str, object]) -> None:
    """Timer X, where somebody has it, and how far its wandering has come."""
    given = mapping_of(document.get("timer_x", {}), "timer_x")
    known_keys(given, TIMER_X_KEYS, "timer_x")
    wanderer = table.settings.wanderer
    for player in range(table.seats):
        if wanderer and wanderer in table.players[player].owned:
            table.x_holder = player
    if given and table.x_holder < 0:
        raise BadPosition("timer_x: nobody has Timer X in this position.")
    turns = number(given, "turns", 0, facts.WANDERING_TURNS - 1, 0)
    started = flag(given, "started") or turns > 0
    in_play = any(timer.card == wanderer for seat in table.players for timer in seat.timers)
    table.x_turns = turns if started or in_play else X_WAITS


def start(table: Table, in_main_phase: bool) -> None:
    """Put the turn on the stack."""
    start_turn(table, table.turn)
    frame = table.push(programs.TURN, table.turn, 0, 0)
    frame.step = MAIN_STEP if in_main_phase else TIMER_STEP
    seat = table.players[table.turn]
    seat.acted = bool(seat.area)
    table.budget = len(seat.area)
