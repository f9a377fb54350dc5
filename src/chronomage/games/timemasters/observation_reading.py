"""A redacted table from what observation_writing.py makes of it: the way back, or a refusal that names the entry."""

from collections.abc import Mapping
from typing import Final

from chronomage.games.observation_entries import MANY, BadObservation, Entries, hidden, word_of
from chronomage.games.stack_reading import read_stack
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.claim import DECK, HAND, Claim, under
from chronomage.games.timemasters.options import settle_options
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.table import NO_CAP, UNKNOWN, X_STARTS, X_WAITS, Player, Table, Timer
from chronomage.kernel.errors import BadOption, shorten
from chronomage.kernel.random import Random
from chronomage.kernel.viewers import OMNISCIENT

NO_COPY: Final = 0


def table_from_observation(document: Mapping[str, object], viewer: int, pack: Pack) -> Table:
    """The table as the viewer sees it, or as it is for OMNISCIENT; the choices open now are not in the document."""
    top = Entries(document, "")
    players = top.each("players")
    try:
        settings = settle_options(len(players), top.inner("options").given, pack)
    except BadOption as error:
        raise BadObservation(f"options: {error}") from error
    table = Table(settings, Random(0, 0, 0, 0))
    table.round = top.number("round", 1, facts.MOST_ROUNDS + 1)
    table.first = top.number("first_player", 0, table.seats - 1)
    table.turn = top.number("turn", 0, table.seats - 1)
    table.turn_choices = top.number("turn_choices", 0, MANY)
    table.budget = top.number("budget", 0, MANY)
    table.exiled = cards_of(table, top, "exiled")
    for place in range(len(players)):
        table.players.append(player_of(table, players[place], viewer in (place, OMNISCIENT)))
    read_spheres(table, top.inner("spheres"), viewer == OMNISCIENT)
    read_timer_x(table, top)
    check_hidden_cards(table)
    check_cards(table, viewer)
    read_stack(table, top, pack.programs, len(pack.cards))
    return table


def player_of(table: Table, given: Entries, is_viewer: bool) -> Player:
    """One player."""
    seat = Player()
    seat.active = given.number("active", 0, facts.ALL_KE)
    seat.exhausted = given.number("exhausted", 0, facts.ALL_KE)
    seat.ephemeral = given.number("ephemeral", 0, facts.MOST_EPHEMERAL)
    seat.surcharge = given.number("next_spell", -MANY, MANY)
    seat.surcharge_later = given.number("next_turn_spell", -MANY, MANY)
    if given.value("cap") is not None:
        seat.cap = given.number("cap", 0, NO_CAP - 1)
    seat.spent = given.number("spent", 0, MANY)
    seat.acted = given.flag("acted")
    seat.hand = own_cards_of(table, given, "hand", is_viewer)
    seat.deck = own_cards_of(table, given, "deck", is_viewer)[::-1]
    seat.discard = cards_of(table, given, "discard")
    seat.area = cards_of(table, given, "spells")
    seat.launched = cards_of(table, given, "launched")
    seat.aside = cards_of(table, given, "aside")
    for each in given.each("timers"):
        timer = timer_of(table, each, is_viewer)
        if seat.timers and timer.place <= seat.timers[-1].place:
            raise BadObservation(f"{each.name('place')} must be above that of the Timer before it.")
        seat.timers.append(timer)
    seat.owned = cards_of(table, given, "owned")
    seat.claims = [claim_of(table, each) for each in given.each("known")]
    seat.loose = places_of(given, "others_in")
    return seat


def timer_of(table: Table, given: Entries, is_viewer: bool) -> Timer:
    """One Timer in play."""
    card = card_of(table, given.value("card"), given.name("card"))
    if not table.pack.is_timer[card]:
        raise BadObservation(f"{given.name('card')}: {table.pack.names[card]} is no Timer.")
    timer = Timer(card, given.number("place", 1, facts.MOST_TIMERS))
    timer.spells = cards_of(table, given, "spells")
    timer.delays = own_cards_of(table, given, "delays", is_viewer)
    timer.settled = given.flag("settled")
    return timer


def card_of(table: Table, value: object, where: str) -> int:
    """A card of this game by its name."""
    if isinstance(value, str) and value in table.pack.numbers:
        card = table.pack.numbers[value]
        if table.settings.has_card(card):
            return card
    raise BadObservation(f"{where} must be a card of this game, not {shorten(value)}.")


def cards_of(table: Table, given: Entries, key: str) -> list[int]:
    """The cards of a place that lies open."""
    items = given.items(key)
    return [card_of(table, items[place], f"{given.name(key)}[{place}]") for place in range(len(items))]


def own_cards_of(table: Table, given: Entries, key: str, is_viewer: bool) -> list[int]:
    """The cards of a place of which only its player knows what is in it."""
    if is_viewer:
        return cards_of(table, given, key)
    return [UNKNOWN] * hidden(given.items(key), given.name(key))


def claim_of(table: Table, given: Entries) -> Claim:
    """One thing that everybody knows of a hidden card."""
    places = places_of(given, "places")
    copy = NO_COPY
    copy_places = 0
    if "or" in given.given:
        other = given.inner("or")
        copy = card_of(table, other.value("card"), other.name("card"))
        copy_places = places_of(other, "places")
    if given.value("card") is None:
        return Claim(UNKNOWN, given.number("level", 1, facts.SPHERES), places, copy, copy_places)
    return Claim(card_of(table, given.value("card"), given.name("card")), 0, places, copy, copy_places)


def places_of(given: Entries, key: str) -> int:
    """Hidden places by name."""
    words = ("hand", "deck", *[f"timer {place}" for place in range(1, facts.MOST_TIMERS + 1)])
    places = 0
    for word in given.items(key):
        number = words.index(word_of(word, given.name(key), words))
        places |= HAND if number == 0 else DECK if number == 1 else under(number - 1)
    return places


def read_spheres(table: Table, given: Entries, with_closed: bool) -> None:
    """The spheres: of each the open card, and how many lie closed or, where they are told, which."""
    table.spheres = [[]]
    for level in range(1, facts.SPHERES + 1):
        sphere = given.inner(str(level))
        items = sphere.items("cards")
        if len(items) > facts.SPHERE_SIZE:
            raise BadObservation(f"{sphere.name('cards')} are more than {facts.SPHERE_SIZE}.")
        is_open = bool(items) and sphere.flag("open")
        if sphere.flag("taken"):
            table.taken |= 1 << level
        if not is_open and (items or sphere.flag("taken")):
            table.covered |= 1 << level
        told = len(items) if with_closed else int(is_open)
        cards = [sphere_card(table, sphere, place, level) for place in range(told)]
        closed = hidden(items[told:], sphere.name("cards"))
        table.spheres.append([UNKNOWN] * closed + cards[::-1])


def sphere_card(table: Table, sphere: Entries, place: int, level: int) -> int:
    """The card at that place of a sphere, from its top."""
    where = f"{sphere.name('cards')}[{place}]"
    card = card_of(table, sphere.items("cards")[place], where)
    if table.pack.level[card] != level:
        raise BadObservation(f"{where} does not belong to sphere {level}.")
    return card


def read_timer_x(table: Table, top: Entries) -> None:
    """Where Timer X is in its wandering, in a game with it."""
    if not table.settings.wanderer:
        return
    given = top.inner("timer_x")
    table.x_holder = given.number("holder", -1, table.seats - 1)
    turns = given.number("turns", 0, facts.WANDERING_TURNS - 1)
    if given.flag("started_now"):
        table.x_turns = X_STARTS
    else:
        table.x_turns = turns if given.flag("started") else X_WAITS


def check_hidden_cards(table: Table) -> None:
    """Refuse what cannot be known of a player's hidden cards, and count the cards of each level in the game."""
    sizes = table.cards_by_level(table.exiled)
    for level in range(1, facts.SPHERES + 1):
        sizes[level] += len(table.spheres[level])
    for player in range(table.seats):
        seat = table.players[player]
        rest = seat.owned[:]
        for card in seat.open_cards() + [claim.card for claim in seat.claims if claim.card]:
            if card not in rest:
                raise BadObservation(f"players[{player}].owned lacks {table.pack.names[card]}.")
            rest.remove(card)
        count = len(seat.deck) + seat.held()
        if count != len(rest) + len(seat.claims):
            raise BadObservation(f"players[{player}] has {count} hidden cards, and not so many are known of.")
        for level, owned in enumerate(table.cards_by_level(seat.owned)):
            sizes[level] += owned
        for claim in seat.claims:
            if claim.level:
                sizes[claim.level] += 1
    table.sizes = sizes


def check_cards(table: Table, viewer: int) -> None:
    """Refuse a table with more copies of a card than there are, or more cards of a sphere."""
    pack = table.pack
    known = table.exiled + [card for sphere in table.spheres for card in sphere]
    for player in range(table.seats):
        seat = table.players[player]
        known = known + (seat.all_cards() if viewer in (player, OMNISCIENT) else seat.owned)
    for card in pack.cards:
        copies = card.copies * (table.seats if card.level == 0 else 1)
        if known.count(card.number) > copies:
            raise BadObservation(f"there {'is only one' if copies == 1 else f'are only {copies}'} {card.name}.")
    for level in range(1, facts.SPHERES + 1):
        if table.sizes[level] > len(table.settings.pools[level]):
            raise BadObservation(f"there are only {len(table.settings.pools[level])} cards of level {level}.")
