"""A redacted table from what observation_writing.py makes of it: the way back, or a refusal that names the entry."""

from collections.abc import Mapping
from typing import Final

from chronomage.games.observation_entries import MANY, BadObservation, Entries, hidden, list_of, number_of, word_of
from chronomage.games.seasons import energy, facts, knowledge
from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.options import Settings, settle_options
from chronomage.games.seasons.table import (
    CARD_MASK,
    CUSTOM_DIE,
    EARLY_MARK,
    FAMILIAR_MARK,
    HIDDEN_CHOICE,
    KNOWN_SHIFT,
    NO_CLAIMS,
    NO_DIE,
    UNKNOWN,
    Item,
    Player,
    Table,
)
from chronomage.games.stack_reading import read_stack
from chronomage.kernel.errors import BadOption, shorten
from chronomage.kernel.random import Random
from chronomage.kernel.viewers import OMNISCIENT

MOST_TOKENS: Final = 127  # of one kind, in a bag
MOST_TOKEN: Final = len(facts.ABILITY_PRESTIGE) - 1
MOST_STEP: Final = 15
MOST_PIPS: Final = 3


def table_from_observation(document: Mapping[str, object], viewer: int) -> Table:
    """The table as the viewer sees it, or as it is for OMNISCIENT; the choices open now are not in the document."""
    top = Entries(document, "")
    players = top.each("players")
    try:
        settings = settle_options(len(players), top.inner("options").given)
    except BadOption as error:
        raise BadObservation(f"options: {error}") from error
    table = Table(settings, Random(0, 0, 0, 0))
    read_course(table, top)
    for place in range(len(players)):
        table.players.append(player_of(table, players[place], viewer in (place, OMNISCIENT)))
    table.deck = pile_of(table, top, "deck")
    table.discard = pile_of(table, top, "discard")
    table.left_out = cards_of(settings, top, "left_out", True)
    check_cards(table, viewer)
    read_stack(table, top, PROGRAMS, len(facts.CARDS))
    return table


def read_course(table: Table, top: Entries) -> None:
    """How far the game has come, and its dice."""
    seats = table.seats
    spaces = facts.SPACES
    table.marker = top.number("year", -1, facts.LAST_YEAR + 2) * spaces + top.number("space", 1, spaces) - 1
    table.year_given = top.number("library_year", facts.FIRST_YEAR, facts.LAST_YEAR)
    table.round = top.number("round", 0, MANY)
    if top.value("enchantment") is not None:
        table.enchantment = top.word("enchantment", facts.ENCHANTMENTS) + 1
    table.drought_year = top.number("drought_year", -1, facts.LAST_YEAR + 2)
    table.first = top.number("first_player", 0, seats - 1)
    table.turn = top.number("turn", 0, seats - 1)
    table.turn_choices = top.number("turn_choices", 0, MANY)
    table.dice_season = top.word("dice_season", facts.SEASONS)
    table.season_dice = top.numbers("season_dice", 0, facts.DICE_PER_SEASON - 1)
    if len(table.season_dice) != len(facts.SEASONS) * (seats + 1):
        raise BadObservation(f"season_dice must have {seats + 1} dice for each season.")
    dice = top.items("dice")
    if len(dice) not in (0, seats + 1):
        raise BadObservation(f"dice must be {seats + 1} or none, not {len(dice)}.")
    table.dice = [die_of(table, dice[place], f"dice[{place}]") for place in range(len(dice))]
    table.leftover = top.number("leftover_pips", 0, MOST_PIPS)
    table.serials = top.number("last_serial", 0, MANY)


def player_of(table: Table, given: Entries, is_viewer: bool) -> Player:
    """One player."""
    seat = Player()
    seat.crystals = given.number("crystals", 0, MANY)
    seat.gauge = given.number("gauge", 0, table.settings.gauge_limit)
    seat.bonuses = given.number("bonuses_used", 0, 3)
    seat.reserve = bag_of(given, "reserve")
    seat.reserve_lost = given.number("reserve_lost", 0, MANY)
    seat.die = die_of(table, given.value("die"), given.name("die"))
    seat.can_transmute = given.flag("can_transmute")
    seat.transmute_bonus = given.number("transmute_bonus", 0, MANY)
    seat.played = given.number("played", 0, MANY)
    seat.turn_summons = given.number("turn_summons", 0, MANY)
    seat.die_acted = given.flag("die_acted")
    seat.vision_used = given.flag("vision_used")
    read_abilities(seat, given, is_viewer)
    seat.hand = cards_of(table.settings, given, "hand", is_viewer)
    seat.aside = cards_of(table.settings, given, "aside", is_viewer)
    library = given.inner("library")
    seat.second_year = cards_of(table.settings, library, "2", is_viewer)
    seat.third_year = cards_of(table.settings, library, "3", is_viewer)
    seat.in_play = [item_of(table, each) for each in given.each("in_play")]
    seat.claims = claims_of(table, given)
    return seat


def read_abilities(seat: Player, given: Entries, is_viewer: bool) -> None:
    """The ability token kept, or those dealt; which ones the others were dealt is hidden."""
    if given.value("ability_token") is not None:
        seat.ability = given.number("ability_token", 1, MOST_TOKEN)
    seat.ability_used = given.flag("ability_token_used")
    if is_viewer:
        seat.abilities = given.numbers("ability_tokens", 1, MOST_TOKEN)
        seat.ability_chosen = given.number("ability_chosen", 0, MOST_TOKEN)
    else:
        seat.abilities = [UNKNOWN] * hidden(given.items("ability_tokens"), given.name("ability_tokens"))
        if given.value("ability_chosen") == "hidden":
            seat.ability_chosen = HIDDEN_CHOICE


def item_of(table: Table, given: Entries) -> Item:
    """One card in play."""
    item = Item(card_of(table.settings, given.value("card"), given.name("card")), 0)
    item.serial = given.number("serial", 1, table.serials)
    if given.value("imitates") is not None:
        item.power = card_of(table.settings, given.value("imitates"), given.name("imitates"))
    item.tokens = bag_of(given, "tokens")
    item.used = given.flag("used")
    item.due = given.flag("due")
    item.model = given.number("model", 0, table.serials)
    return item


def card_of(settings: Settings, value: object, where: str) -> int:
    """A card of this game by its name."""
    if isinstance(value, str) and value in facts.CARD_NAMES:
        card = facts.CARD_NAMES.index(value) + 1
        if settings.has_card(card):
            return card
    raise BadObservation(f"{where} must be a card of this game, not {shorten(value)}.")


def cards_of(settings: Settings, given: Entries, key: str, is_viewer: bool) -> list[int]:
    """The cards of a place that only its player sees."""
    items = given.items(key)
    if not is_viewer:
        return [UNKNOWN] * hidden(items, given.name(key))
    return [card_of(settings, items[place], f"{given.name(key)}[{place}]") for place in range(len(items))]


def bag_of(given: Entries, key: str) -> int:
    """Energy in letters."""
    value = given.value(key)
    if not isinstance(value, str) or any(letter not in energy.ENERGIES for letter in value):
        raise BadObservation(f"{given.name(key)} must be in the letters A W F E, not {shorten(value)}.")
    if len(value) > MOST_TOKENS:
        raise BadObservation(f"{given.name(key)} has more than {MOST_TOKENS} tokens.")
    return energy.read(value)


def die_of(table: Table, value: object, where: str) -> int:
    """The code of the face that a die shows; one that is not of the box is the table's own."""
    if value is None:
        return NO_DIE
    given = Entries(value, where)
    shown = facts.Face(
        given.number("pips", 0, MOST_PIPS),
        bag_of(given, "energy"),
        given.number("crystals", 0, MANY),
        given.flag("star"),
        given.flag("card"),
        given.flag("transmute"),
    )
    if given.value("season") is None:
        table.custom_face = shown
        return CUSTOM_DIE
    season = given.word("season", facts.SEASONS)
    die = given.number("number", 0, facts.DICE_PER_SEASON - 1)
    for face in range(facts.FACES):
        code = facts.face_code(season, die, face)
        if same_face(facts.ALL_FACES[code], shown):
            return code
    raise BadObservation(f"{where}: die {die} of {facts.SEASONS[season]} has no such face.")


def same_face(face: facts.Face, other: facts.Face) -> bool:
    """Whether two faces show the same."""
    return (
        face.pips == other.pips
        and face.bag == other.bag
        and face.crystals == other.crystals
        and face.star == other.star
        and face.card == other.card
        and face.transmute == other.transmute
    )


def pile_of(table: Table, top: Entries, key: str) -> list[int]:
    """A deck or pile: the cards that are known, and what everybody knows of the others."""
    given = top.inner(key)
    size = given.number("size", 0, len(table.settings.card_pool()))
    entries = [UNKNOWN] * size
    known = given.inner("known")
    for place, name in known.given.items():
        entries[place_in(place, size, known.where)] |= card_of(table.settings, name, f"{known.where}.{place}")
    marks = top.inner(key + "_marks")
    for place, words in marks.given.items():
        at = place_in(place, size, marks.where)
        where = f"{marks.where}.{place}"
        for word in list_of(words, where):
            entries[at] |= mark_of(table, word, where)
    return entries


def place_in(place: object, size: int, where: str) -> int:
    """The index of a place that is counted from the top."""
    if isinstance(place, str) and place.isascii() and place.isdigit() and len(place) < len(str(MANY)):
        return size - 1 - number_of(int(place), f"a place in {where}", 0, size - 1)
    raise BadObservation(f"a place in {where} is counted from the top, as a text; not {shorten(place)}.")


def mark_of(table: Table, word: object, where: str) -> int:
    """What everybody knows of a card of a deck or pile, from its word."""
    players = [f"player {seat}" for seat in range(table.seats)]
    found = word_of(word, where, ("open", "familiar", "early", *players))
    if found == "open":
        return table.laid_open(UNKNOWN)
    if found == "familiar":
        return FAMILIAR_MARK
    return EARLY_MARK if found == "early" else 1 << (KNOWN_SHIFT + players.index(found))


def claims_of(table: Table, given: Entries) -> int:
    """What the player knows of hidden cards without seeing them."""
    claims = given.each("known")
    if len(claims) > len(table.settings.card_pool()):
        raise BadObservation(f"{given.name('known')} has more claims than there are cards.")
    places = places_by_name(table)
    words = tuple(places)
    found = NO_CLAIMS
    for number in range(len(claims)):
        each = claims[number]
        claim = card_of(table.settings, each.value("card"), each.name("card"))
        for word in each.items("places"):
            claim |= places[word_of(word, each.name("places"), words)]
        claim |= each.number("draft_step", 0, MOST_STEP) << knowledge.STEP_SHIFT
        found |= claim << (number * knowledge.CLAIM_BITS)
    return found


def places_by_name(table: Table) -> dict[str, int]:
    """Every place that a claim can name."""
    places = {"deck": knowledge.DECK, "discard": knowledge.DISCARD}
    for seat in range(table.seats):
        places[f"hand {seat}"] = knowledge.hand_of(seat)
        places[f"library {seat}"] = knowledge.library_of(seat)
        places[f"aside {seat}"] = knowledge.aside_of(seat)
    return places


def check_cards(table: Table, viewer: int) -> None:
    """Refuse a table with too many or too few cards, or with a claim to a card that lies elsewhere."""
    pool = table.settings.card_pool()
    found = [entry & CARD_MASK for entry in table.deck + table.discard] + table.left_out
    for seat in table.players:
        found += seat.hand + seat.aside + seat.second_year + seat.third_year
        found += [item.card for item in seat.in_play]
    if len(found) != len(pool):
        raise BadObservation(f"there are {len(found)} cards on this table, and {len(pool)} in the game.")
    if viewer >= 0:
        found += [knowledge.card_in(claim) for claim in knowledge.each_claim(table.players[viewer].claims)]
    for card in range(1, len(facts.CARDS) + 1):
        if found.count(card) > facts.COPIES:
            raise BadObservation(f"there are only {facts.COPIES} copies of {facts.CARD_NAMES[card - 1]}.")
