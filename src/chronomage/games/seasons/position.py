"""Hand-made positions: a document becomes a table, or is refused with the reason."""

from collections.abc import Mapping
from difflib import get_close_matches

from chronomage.games.documents import flag, known_keys, list_of, mapping_of, number
from chronomage.games.hands import add_sorted
from chronomage.games.observation_entries import BadObservation, Entries
from chronomage.games.seasons import energy, facts, ledger, programs
from chronomage.games.seasons.card_numbers import RAVEN
from chronomage.games.seasons.course import ROUND_DICE, ROUND_TURNS, TURN_DIE, TURN_FREE_PART
from chronomage.games.seasons.flow.enchantments import LayEnchantment
from chronomage.games.seasons.invariants import check_claims, token_limit
from chronomage.games.seasons.observation_reading import claims_of
from chronomage.games.seasons.options import settle_options
from chronomage.games.seasons.seating import empty_table
from chronomage.games.seasons.table import CARD_MASK, CUSTOM_DIE, KNOWN_SHIFT, Item, Player, Table
from chronomage.games.seasons.zones import show_top_cards
from chronomage.kernel.errors import BadOption, BadPosition, BrokenInvariant, shorten
from chronomage.kernel.random import seeded
from chronomage.kernel.state import Frame

TABLE_KEYS = (
    "options",
    "year",
    "space",
    "first_player",
    "turn",
    "die",
    "dice",
    "leftover_pips",
    "players",
    "deck",
    "deck_only",
    "discard",
)
PLAYER_KEYS = (
    "hand",
    "reserve",
    "crystals",
    "gauge",
    "bonuses_used",
    "in_play",
    "library",
    "die",
    "ability_token",
    "ability_token_used",
    "reserve_lost",
    "played",
    "known",
)
ITEM_KEYS = ("card", "tokens", "used", "imitates")
MODEL_KEYS = ("player", "card", "copy")
PILE_KEYS = ("card", "known_to", "open")
DIE_KEYS = ("energy", "crystals", "star", "card", "transmute", "pips")
MOST_CRYSTALS = 9999
MOST_PLAYED = 999


def table_from_position(document: Mapping[str, object], seed: int) -> Table:
    """The table that the document describes, with the named player about to act."""
    known_keys(document, TABLE_KEYS, "a position")
    players = list_of(document.get("players", [{}, {}]), "players")
    options = mapping_of(document.get("options", {}), "options")
    try:
        settings = settle_options(len(players), options)
    except BadOption as error:
        raise BadPosition(str(error)) from error
    table = empty_table(settings, seeded(seed))
    year = number(document, "year", 0, facts.LAST_YEAR, facts.FIRST_YEAR)
    table.marker = year * facts.SPACES + number(document, "space", 1, facts.SPACES, 1) - 1
    table.year_given = max(year, facts.FIRST_YEAR)
    table.first = number(document, "first_player", 0, table.seats - 1, 0)
    table.turn = number(document, "turn", 0, table.seats - 1, table.first)
    table.leftover = number(document, "leftover_pips", 0, 3, 0)
    table.dice_season = table.season()
    table.round = 1
    if table.season() >= facts.SUMMER:
        table.drought_year = year  # this year's summer has come already
    LayEnchantment().act(table, Frame(programs.GAME, table.first, 0, 0))
    pool = table.settings.card_pool()
    given = [mapping_of(players[place], f"players[{place}]") for place in range(table.seats)]
    for place in range(table.seats):
        seat_player(table, place, given[place], pool)
    for place in range(table.seats):
        let_imitate(table, place, given[place])
        check_reserve(table, place)
    lay_piles(table, document, pool)
    for place in range(table.seats):
        remember(table, place, given[place])
    start(table, document)
    return table


def seat_player(table: Table, place: int, given: Mapping[str, object], pool: list[int]) -> None:
    """Give one player what the document says."""
    where = f"players[{place}]"
    known_keys(given, PLAYER_KEYS, where)
    seat = table.players[place]
    seat.crystals = number(given, "crystals", 0, MOST_CRYSTALS, 0)
    seat.gauge = number(given, "gauge", 0, table.settings.gauge_limit, 0)
    seat.bonuses = number(given, "bonuses_used", 0, 3, 0)
    seat.ability = number(given, "ability_token", 0, len(facts.ABILITY_PRESTIGE) - 1, 0)
    seat.ability_used = flag(given, "ability_token_used")
    if seat.ability_used and not facts.ABILITY_NEEDS_USE[seat.ability]:
        raise BadPosition(f"{where}: ability_token_used is set, and there is no token that is used.")
    if seat.ability and any(other.ability == seat.ability for other in table.players if other is not seat):
        raise BadPosition(f"{where}: there is only one ability token {seat.ability}.")
    for name in list_of(given.get("hand", []), f"{where}.hand"):
        add_sorted(seat.hand, take(pool, name, table))
    library = mapping_of(given.get("library", {}), f"{where}.library")
    known_keys(library, ("2", "3"), f"{where}.library")
    for year in ("2", "3"):
        cards = sorted(take(pool, name, table) for name in list_of(library.get(year, []), f"{where}.library"))
        if cards and table.year_given >= int(year):
            raise BadPosition(f"{where}: the cards of year {year} came to hand when it began; put them in hand.")
        if year == "2":
            seat.second_year = cards
        else:
            seat.third_year = cards
    for entry in list_of(given.get("in_play", []), f"{where}.in_play"):
        seat.in_play.append(item_of(table, entry, pool, where))
    seat.played = number(given, "played", 0, MOST_PLAYED, len(seat.in_play))
    seat.reserve = bag(given.get("reserve", ""), f"{where}.reserve")
    seat.reserve_lost = number(given, "reserve_lost", 0, facts.GRIMOIRE_LIMIT, 0)
    if "die" in given:
        put_die(table, seat, mapping_of(given["die"], f"{where}.die"))


def item_of(table: Table, entry: object, pool: list[int], where: str) -> Item:
    """One card in play: its name, or its name with tokens and whether it has been used."""
    given: Mapping[str, object] = {"card": entry} if isinstance(entry, str) else mapping_of(entry, f"{where}.in_play")
    known_keys(given, ITEM_KEYS, f"{where}.in_play")
    item = Item(take(pool, given.get("card", ""), table), table.new_serial())
    item.used = flag(given, "used")
    item.tokens = bag(given.get("tokens", ""), f"{where}.in_play")
    return item


def let_imitate(table: Table, place: int, given: Mapping[str, object]) -> None:
    """Give a Raven the card that it imitates, now that all cards lie there; and refuse too many tokens on a card."""
    where = f"players[{place}]"
    entries = list_of(given.get("in_play", []), f"{where}.in_play")
    for item, entry in zip(table.players[place].in_play, entries, strict=True):
        wanted = entry.get("imitates") if isinstance(entry, Mapping) else None
        if wanted is not None:
            model = model_of(table, place, item, wanted, where)
            item.power = model.power
            item.model = model.serial
        if energy.total(item.tokens) > token_limit(item.power):
            name = facts.CARD_NAMES[item.card - 1]
            raise BadPosition(f"{where}: {name} holds at most {token_limit(item.power)} tokens.")


def model_of(table: Table, place: int, item: Item, wanted: object, where: str) -> Item:
    """The magic item in play that a Raven imitates: named, or named with its player and copy."""
    entry = f"{where}.imitates"
    given: Mapping[str, object] = {"card": wanted} if isinstance(wanted, str) else mapping_of(wanted, entry)
    known_keys(given, MODEL_KEYS, entry)
    name = given.get("card", "")
    if item.card != RAVEN:
        raise BadPosition(f"{where}: only {facts.CARD_NAMES[RAVEN - 1]} imitates another card.")
    copy = number(given, "copy", 1, facts.COPIES, 1)
    players = [number(given, "player", 0, table.seats - 1, 0)] if "player" in given else table.opponents(place)
    found = [
        other
        for player in players
        for other in table.players[player].in_play
        if facts.CARD_NAMES[other.card - 1] == name and table.settings.is_item[other.card]
    ]
    if len(found) < copy:
        raise BadPosition(f"{where}: there is no magic item {shorten(name)} in play to imitate.")
    return found[copy - 1]


def check_reserve(table: Table, place: int) -> None:
    """Refuse more tokens than the reserve holds."""
    seat = table.players[place]
    limit = ledger.reserve_limit(seat)
    if energy.total(seat.reserve) > limit:
        raise BadPosition(f"players[{place}]: {energy.total(seat.reserve)} tokens in a reserve of {limit}.")


def remember(table: Table, place: int, given: Mapping[str, object]) -> None:
    """Let a player know what the document says of hidden cards, as an observation writes it; it must be true."""
    if "known" not in given:
        return
    try:
        table.players[place].claims = claims_of(table, Entries(given, f"players[{place}]"))
        check_claims(table, place)
    except BadObservation as error:
        raise BadPosition(str(error)) from error
    except BrokenInvariant as untrue:  # mypyc keeps one type for one name
        raise BadPosition(f"players[{place}].known: {untrue}.") from untrue


def lay_piles(table: Table, document: Mapping[str, object], pool: list[int]) -> None:
    """The pile, and the deck: its named cards on top, the rest of the pool under them, shuffled; or left out."""
    discard = [pile_entry(table, entry, pool, "discard") for entry in list_of(document.get("discard", []), "discard")]
    named = [pile_entry(table, entry, pool, "deck") for entry in list_of(document.get("deck", []), "deck")]
    if table.settings.discard_is_public:
        discard = [table.laid_open(card & CARD_MASK) for card in discard]
    table.discard = discard[::-1]
    if flag(document, "deck_only"):
        table.left_out = pool
        pool = []
    table.random.shuffle(pool)
    table.deck = pool + named[::-1]
    show_top_cards(table)


def pile_entry(table: Table, entry: object, pool: list[int], where: str) -> int:
    """A card of the deck or the pile: its name, or its name with who knows that it lies there."""
    if isinstance(entry, str):
        return take(pool, entry, table)
    given = mapping_of(entry, where)
    known_keys(given, PILE_KEYS, where)
    card = take(pool, given.get("card", ""), table)
    if flag(given, "open"):
        return table.laid_open(card)
    for player in list_of(given.get("known_to", []), f"{where}.known_to"):
        card |= 1 << KNOWN_SHIFT + number({"known_to": player}, "known_to", 0, table.seats - 1, 0)
    return card


def start(table: Table, document: Mapping[str, object]) -> None:
    """Put the round on the stack: what is left of it after this turn, the later turns, and this turn."""
    if "dice" in document:
        roll(table, document)
        return
    table.push(programs.ROUND, table.first, 0, 0).step = ROUND_TURNS + 1
    order = table.turn_order()
    for player in reversed(order[order.index(table.turn) + 1 :]):
        table.push(programs.TURN, player, 0, 0)
    frame = table.push(programs.TURN, table.turn, 0, 0)
    if "die" in document:
        put_die(table, table.players[table.turn], mapping_of(document["die"], "die"))
    has_die = table.players[table.turn].die >= 0
    frame.step = TURN_DIE if has_die else TURN_FREE_PART


def roll(table: Table, document: Mapping[str, object]) -> None:
    """The round begins with these dice: its first player is about to take one."""
    for key in ("die", "leftover_pips", "turn"):
        if key in document:
            raise BadPosition(f"{key} comes after the choice of dice; leave it out where dice are given.")
    if any(seat.die >= 0 for seat in table.players):
        raise BadPosition("no player has a die yet where dice are given.")
    faces = list_of(document["dice"], "dice")
    if len(faces) != table.seats + 1:
        raise BadPosition(f"dice must be {table.seats + 1}, one more than there are players, not {len(faces)}.")
    table.dice = [die_of(table, mapping_of(face, "dice")) for face in faces]
    table.push(programs.ROUND, table.first, 0, 0).step = ROUND_DICE


def put_die(table: Table, seat: Player, given: Mapping[str, object]) -> None:
    """Give a player a die."""
    seat.die = die_of(table, given)


def die_of(table: Table, given: Mapping[str, object]) -> int:
    """One of the season's dice in use that shows this, or one of its own."""
    known_keys(given, DIE_KEYS, "die")
    shown = facts.Face(
        number(given, "pips", 0, 3, 0),
        bag(given.get("energy", ""), "die"),
        number(given, "crystals", 0, 99, 0),
        flag(given, "star"),
        flag(given, "card"),
        flag(given, "transmute"),
    )
    season = table.dice_season
    size = table.seats + 1
    in_use = table.season_dice[season * size : (season + 1) * size]
    others = [die for die in range(facts.DICE_PER_SEASON) if die not in in_use]
    for die in in_use + others:
        for face in range(facts.FACES):
            code = facts.face_code(season, die, face)
            found = facts.ALL_FACES[code]
            # The pips count for a die that nobody takes; who leaves them out takes any.
            if same_actions(found, shown) and ("pips" not in given or found.pips == shown.pips):
                return code
    if table.custom_face is not None and not same_actions(table.custom_face, shown):
        raise BadPosition("only one kind of die in a position may be unlike all dice of the season.")
    table.custom_face = shown
    return CUSTOM_DIE


def same_actions(face: facts.Face, other: facts.Face) -> bool:
    """Whether two faces give the same."""
    return (
        face.bag == other.bag
        and face.crystals == other.crystals
        and face.star == other.star
        and face.card == other.card
        and face.transmute == other.transmute
    )


def take(pool: list[int], name: object, table: Table) -> int:
    """Take the named card out of the pool; there are two of each."""
    if name not in facts.CARD_NAMES:
        close = get_close_matches(name[:40], facts.CARD_NAMES, 1) if isinstance(name, str) else []
        hint = f" Did you mean {close[0]}?" if close else ""
        raise BadPosition(f"there is no card {shorten(name)}.{hint}")
    card = facts.CARD_NAMES.index(str(name)) + 1
    if card not in pool:
        if not table.settings.has_card(card):
            if card >= facts.EXPANSION_FIRST:
                raise BadPosition(f"{name} is a card of Enchanted Kingdom; set the option enchanted_kingdom.")
            raise BadPosition(f"{name} is not among the cards of the {table.settings.level} level.")
        raise BadPosition(f"there are only {facts.COPIES} copies of {name}.")
    pool.remove(card)
    return card


def bag(value: object, where: str) -> int:
    """Energy in letters."""
    if not isinstance(value, str) or any(letter not in energy.ENERGIES for letter in value) or len(value) > 99:
        raise BadPosition(f"{where}: energy is written in the letters A W F E, not {shorten(value)}.")
    return energy.read(value)
