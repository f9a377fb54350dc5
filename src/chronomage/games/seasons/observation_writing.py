"""The table as JSON text, and its events as plain data; what is hidden is null."""

from functools import lru_cache
from typing import Any, Final

from chronomage.games.json_writing import NULL, entries, flag, frames, listed, nulls, numbers, quoted, words
from chronomage.games.seasons import energy, facts, knowledge, ledger
from chronomage.games.seasons.choices import WORDS
from chronomage.games.seasons.sources import source_name
from chronomage.games.seasons.table import (
    CARD_MASK,
    CUSTOM_DIE,
    EARLY_MARK,
    FAMILIAR_MARK,
    HIDDEN_CHOICE,
    KNOWN_SHIFT,
    NO_DIE,
    OPEN_MARK,
    UNKNOWN,
    Item,
    Player,
    Table,
)
from chronomage.games.seasons.visibility import known_places, veil
from chronomage.kernel.event import Event
from chronomage.kernel.state import NOBODY
from chronomage.kernel.viewers import OMNISCIENT

CARDS: Final = [NULL, *quoted(list(facts.CARD_NAMES))]  # by number, as they stand in the text; hidden cards are null
SEASONS: Final = quoted(list(facts.SEASONS))
ENCHANTMENTS: Final = [NULL, *quoted(list(facts.ENCHANTMENTS))]
HIDDEN: Final = '"hidden"'


def card_name(card: int) -> str | None:
    """The card's name, or null where it is hidden."""
    return None if card == UNKNOWN else facts.CARD_NAMES[card - 1]


def write(table: Table, viewers: list[int]) -> list[str]:
    """The table as each of these viewers may know it. What several of them see is written once."""
    common = seen_by_all(table)
    seats = [Sheet(table, player, viewers) for player in range(table.seats)]
    texts: list[str] = []
    for viewer in viewers:
        players = listed([sheet.seen_by(viewer) for sheet in seats])
        texts.append(
            f'{{"game":"seasons","players":{players}{common}'
            f',"deck":{pile(table.deck, viewer)},"discard":{pile(table.discard, viewer)}}}'
        )
    return texts


def seen_by_all(table: Table) -> str:
    """All that lies open to everybody, but for the players."""
    return (
        f',"options":{table.settings.chosen_in_text}'
        f',"year":{table.year()}'
        f',"library_year":{table.year_given}'
        f',"space":{table.marker % facts.SPACES + 1}'
        f',"season":{SEASONS[table.season()]}'
        f',"round":{table.round}'
        f',"enchantment":{ENCHANTMENTS[table.enchantment]}'
        f',"drought_year":{table.drought_year}'
        f',"first_player":{table.first}'
        f',"turn":{table.turn}'
        f',"turn_choices":{table.turn_choices}'
        f',"dice":{listed([die(table, face) for face in table.dice])}'
        f',"dice_season":{SEASONS[table.dice_season]}'
        f',"season_dice":{numbers(table.season_dice)}'
        f',"leftover_pips":{table.leftover}'
        f',"deck_marks":{marks(table, table.deck)}'
        f',"discard_marks":{marks(table, table.discard)}'
        f',"left_out":{cards(table.left_out)}'
        f',"last_serial":{table.serials}'
        f',"must_act":{numbers([seat for seat in range(table.seats) if is_asked(table, seat)])}'
        f',"under_way":{frames(table.stack)}'
    )


def is_asked(table: Table, seat: int) -> bool:
    """Whether that player must decide something now; this much everybody knows."""
    if table.asked >= 0:
        return table.asked == seat
    return table.asked != NOBODY and bool(table.open[seat])


class Sheet:
    """One player: what everybody sees, and what only he does, or that it is there."""

    def __init__(self, table: Table, player: int, viewers: list[int]) -> None:
        seat = table.players[player]
        self.player = player
        self.open = in_the_open(table, seat)
        self.own = held(table, seat) if player in viewers or OMNISCIENT in viewers else ""
        self.hidden = veiled(table, seat) if viewers != [OMNISCIENT] else ""

    def seen_by(self, viewer: int) -> str:
        """The player as that viewer sees him."""
        return self.open + (self.own if viewer in (self.player, OMNISCIENT) else self.hidden)


def in_the_open(table: Table, seat: Player) -> str:
    """What everybody sees of a player."""
    return (
        f'{{"crystals":{seat.crystals}'
        f',"gauge":{seat.gauge}'
        f',"bonuses_used":{seat.bonuses}'
        f',"reserve":"{energy.write(seat.reserve)}"'
        f',"reserve_limit":{ledger.reserve_limit(seat)}'
        f',"reserve_lost":{seat.reserve_lost}'
        f',"die":{die(table, seat.die)}'
        f',"can_transmute":{flag(seat.can_transmute)}'
        f',"transmute_bonus":{seat.transmute_bonus}'
        f',"played":{seat.played}'
        f',"turn_summons":{seat.turn_summons}'
        f',"die_acted":{flag(seat.die_acted)}'
        f',"vision_used":{flag(seat.vision_used)}'
        f',"ability_token":{token(seat.ability)}'
        f',"ability_token_used":{flag(seat.ability_used)}'
        f',"in_play":{listed([item(each) for each in seat.in_play])}'
    )


def held(table: Table, seat: Player) -> str:
    """What only the player sees."""
    chosen = str(seat.ability_chosen) if seat.ability_chosen != HIDDEN_CHOICE else HIDDEN
    return (
        f',"ability_tokens":{tokens(seat.abilities)}'
        f',"ability_chosen":{chosen}'
        f',"hand":{cards(seat.hand)}'
        f',"aside":{cards(seat.aside)}'
        f',"library":{{"2":{cards(seat.second_year)},"3":{cards(seat.third_year)}}}'
        f',"known":{claims(table.seats, seat.claims)}}}'
    )


def veiled(table: Table, seat: Player) -> str:
    """The same for everybody else."""
    shown = Player()
    veil(seat, shown)
    return held(table, shown)


def cards(cards: list[int]) -> str:
    """Cards by name; of those that are hidden, none in the place is known."""
    if cards and cards[0] == UNKNOWN:
        return nulls(len(cards))
    return listed([CARDS[card] for card in cards])


def token(ability: int) -> str:
    """An ability token by its number, or null where there is none or it is hidden."""
    return str(ability) if ability else NULL


def tokens(abilities: list[int]) -> str:
    """Ability tokens."""
    return listed([token(ability) for ability in abilities])


def item(item: Item) -> str:
    """One card in play."""
    return (
        f'{{"card":{CARDS[item.card]}'
        f',"tokens":"{energy.write(item.tokens)}"'
        f',"used":{flag(item.used)}'
        f',"due":{flag(item.due)}'
        f',"serial":{item.serial}'
        f',"imitates":{CARDS[item.power] if item.power != item.card else NULL}'
        f',"model":{item.model}}}'
    )


def die(table: Table, code: int) -> str:
    """What a die shows, and which of its season's dice it is, counted from 0; null where there is none.

    The die of a position may be none of the box: then its season and number are null.
    """
    if code == NO_DIE:
        return NULL
    if code == CUSTOM_DIE:
        return entries({**face(table.face(code)), "season": None, "number": None})
    return DICE[code]


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


def die_of_the_box(code: int) -> str:
    """What a die of the box shows."""
    return entries(
        {
            **face(facts.ALL_FACES[code]),
            "season": facts.SEASONS[code // facts.FACES // facts.DICE_PER_SEASON],
            "number": code // facts.FACES % facts.DICE_PER_SEASON,
        }
    )


DICE: Final = [die_of_the_box(code) for code in range(len(facts.ALL_FACES))]


def pile(entries: list[int], viewer: int) -> str:
    """A deck or pile: its size, and the cards that the viewer knows by their place from the top."""
    top = len(entries) - 1
    known: list[str] = []
    for place in known_places(entries, viewer):
        card = entries[place] & CARD_MASK
        if card != UNKNOWN:
            known.append(f'"{top - place}":{CARDS[card]}')
    return f'{{"size":{top + 1},"known":{{{",".join(known)}}}}}'


def marks(table: Table, entries: list[int]) -> str:
    """What everybody knows of the cards of a deck or pile, by their place from the top: above all, who knows them."""
    top = len(entries) - 1
    found: list[str] = []
    for place in range(top, -1, -1):
        if entries[place] > CARD_MASK:
            found.append(f'"{top - place}":{mark_names(table.seats, entries[place] & ~CARD_MASK)}')
    return "{" + ",".join(found) + "}"


@lru_cache(maxsize=1024)
def mark_names(seats: int, marks: int) -> str:
    """Whether the card has lain there open or who has seen it, and whether it is a familiar or was early discarded."""
    if marks & OPEN_MARK:
        names = ["open"]
    else:
        names = [f"player {seat}" for seat in range(seats) if marks >> (KNOWN_SHIFT + seat) & 1]
    names += ["familiar"] if marks & FAMILIAR_MARK else []
    names += ["early"] if marks & EARLY_MARK else []
    return words(names)


@lru_cache(maxsize=16384)
def claims(seats: int, claims: int) -> str:
    """What a player knows of hidden cards without seeing them; most choices leave it as it is."""
    return listed([claim(seats, each) for each in knowledge.each_claim(claims)])


def claim(seats: int, claim: int) -> str:
    """The card, the places where it may lie, and the draft step that the player knows it from."""
    return (
        f'{{"card":{CARDS[knowledge.card_in(claim)]}'
        f',"places":{place_names(seats, claim & ~(CARD_MASK | knowledge.STEP_BITS))}'
        f',"draft_step":{knowledge.step_of(claim)}}}'
    )


@lru_cache(maxsize=4096)
def place_names(seats: int, places: int) -> str:
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
    return words(names)


def event_facts(event: Event) -> dict[str, Any]:
    """An event's facts, with cards, energy and dice by name."""
    shown: dict[str, Any] = dict(event.facts)
    if "card" in shown:
        shown["card"] = card_name(event.facts["card"])
    if "source" in shown:
        shown["source"] = source_name(event.facts["source"])
    if "bonus" in shown:
        shown["bonus"] = WORDS[event.facts["bonus"]].removeprefix("bonus ")
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
