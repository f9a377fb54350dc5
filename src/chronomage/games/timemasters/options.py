"""The options of Time Masters: the pack, its sets, hand-picked spheres, and what the rulebook leaves open."""

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import PurePath
from typing import Any, Final

from chronomage.games.json_writing import entries
from chronomage.games.option_checks import check_first_player, check_seats, given_texts
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import WANDERING, Pack
from chronomage.games.timemasters.packs.shelf import DEFAULT, PACK_NAMES
from chronomage.kernel.errors import BadOption, shorten
from chronomage.kernel.rules import Option
from chronomage.kernel.travel import Travels

TITLE: Final = "Time Masters"
RANDOM: Final = "random"

PACK: Final = Option(
    "pack", tuple(PACK_NAMES), DEFAULT, "the cards to play with: a pack of the program, or the path of a pack file"
)
PACK_DIGEST: Final = Option(
    "pack_digest", ("any",), "any", "set in records: the fingerprint of the pack, so that a changed one is not replayed"
)
EXPANSION: Final = Option("expansion", ("false", "true"), "false", "whether the expansion's cards join the spheres")
PROMO: Final = Option(
    "promo", ("false", "true"), "false", "whether the promo cards join the spheres, and Timer X the first player's deck"
)
SPHERES: Final = Option(
    "spheres",
    (RANDOM,),
    RANDOM,
    "random, or cards that are in the game for certain, parted by spaces; each sphere is filled up to ten at random",
)
FIRST_PLAYER: Final = Option(
    "first_player", (RANDOM, "0", "1", "2", "3"), RANDOM, "who begins; at a table, the last to have talked to a wizard"
)
LAUNCHING: Final = Option(
    "launching", ("any", "full"), "any", "which Timers may be launched in the main phase: any, or only full ones"
)

OPTIONS: Final = (PACK, EXPANSION, PROMO, SPHERES, FIRST_PLAYER, LAUNCHING, PACK_DIGEST)
FREE: Final = ("pack", "pack_digest", "spheres")


class Settings(Travels):
    """The options of one game made ready for use; never changed, shared by all copies of a state."""

    def __init__(self, seats: int, chosen: dict[str, str], pack: Pack) -> None:
        self.seats = seats
        self.chosen = chosen
        self.chosen_in_text = entries(dict(sorted(chosen.items())))
        self.pack = pack
        self.first_player = chosen["first_player"]
        self.launches_any = chosen["launching"] == "any"
        self.sets = [name for name in facts.SETS if name == "base" or chosen[name] == "true"]
        self.pools = [pack.of_level(level, self.sets) for level in range(facts.SPHERES + 1)]  # by level
        wanderers = pack.of_level(WANDERING, self.sets)
        self.wanderer = wanderers[0] if wanderers else 0  # the Timer X by number, 0 where there is none
        picked = chosen["spheres"]
        self.picked: list[int] = [] if picked == RANDOM else picked_cards(self, picked)  # sorted

    def __reduce__(self) -> str | tuple[Any, ...]:
        return Settings, (self.seats, self.chosen, self.pack)

    def has_card(self, card: int) -> bool:
        """Whether that card belongs to this game."""
        return self.pack.card(card).set in self.sets

    def picked_of(self, level: int) -> list[int]:
        """The hand-picked cards of a sphere."""
        return [card for card in self.picked if self.pack.level[card] == level]


def picked_cards(settings: Settings, text: str) -> list[int]:
    """The hand-picked cards, or a BadOption that says why they cannot be."""
    pack = settings.pack
    names = text.replace(",", " ").split()
    picked: list[int] = []
    for name in names:
        if name not in pack.numbers:
            close = get_close_matches(name[:40], pack.names[1:], 1)
            hint = f" Did you mean {close[0]}?" if close else ""
            raise BadOption(f"spheres: the pack has no card {shorten(name)}.{hint}")
        card = pack.numbers[name]
        level = pack.level[card]
        if level < 1:
            raise BadOption(f"spheres: {name} lies in no sphere.")
        picked.append(card)
        if picked.count(card) > settings.pools[level].count(card):
            if not settings.has_card(card):
                raise BadOption(f"spheres: {name} is a card of the {pack.card(card).set}; set that option.")
            raise BadOption(f"spheres: there are only {pack.copies[card]} copies of {name}.")
        if sum(pack.level[other] == level for other in picked) > facts.SPHERE_SIZE:
            raise BadOption(f"spheres: sphere {level} takes {facts.SPHERE_SIZE} cards, and more are named.")
    return sorted(picked)


def as_written(given: Mapping[Any, object]) -> dict[Any, object]:
    """The options as the command line would have them: a path as its text, a list of cards as one line."""
    written = dict(given)
    pack = written.get("pack")
    if isinstance(pack, PurePath):
        written["pack"] = str(pack)
    cards = written.get("spheres")
    if isinstance(cards, (list, tuple)) and all(isinstance(card, str) for card in cards):
        written["spheres"] = " ".join(cards) or RANDOM
    return written


def settle_options(seats: int, given: Mapping[Any, object], pack: Pack) -> Settings:
    """Check the given options and fill in the rest; a BadOption says what is allowed."""
    check_seats(TITLE, seats)
    texts = given_texts(TITLE, OPTIONS, as_written(given), FREE)
    check_first_player(seats, texts.get("first_player", FIRST_PLAYER.default))
    digest = texts.get("pack_digest", PACK_DIGEST.default)
    if digest not in ("any", pack.digest):
        raise BadOption(
            f"the pack {shorten(pack.source)} is not the one this game was played with: its fingerprint is "
            f"{pack.digest}, not {shorten(digest)}."
        )
    chosen = {option.name: option.default for option in OPTIONS}
    chosen.update(texts)
    chosen["pack_digest"] = pack.digest
    return Settings(seats, chosen, pack)
