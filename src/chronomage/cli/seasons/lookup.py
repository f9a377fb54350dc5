"""What can be looked up in Seasons: cards of both sets, enchantments and ability tokens, by number or name."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from chronomage.cli.typed import as_typed
from chronomage.games.seasons import facts
from chronomage.games.seasons.facts import CardFacts
from chronomage.texts.seasons.texts import SeasonsTexts

BASE: Final = "base"
EXPANSION: Final = "enchanted-kingdom"
ENCHANTMENTS: Final = "enchantments"
ABILITY_TOKENS: Final = "ability-tokens"
SETS: Final = (BASE, EXPANSION, ENCHANTMENTS, ABILITY_TOKENS)
EXPANSION_SIGN: Final = "EK"


@dataclass(frozen=True)
class Entry:
    """One card, enchantment or ability token; its number is the printed one."""

    source: str
    number: int
    name: str
    card: CardFacts | None = None

    @property
    def sign(self) -> str:
        """The number as it is shown; the expansion's cards count from 1 again."""
        return f"{EXPANSION_SIGN} {self.number}" if self.source == EXPANSION else str(self.number)

    def title(self, texts: SeasonsTexts) -> str:
        """The name in that language."""
        if self.source == ENCHANTMENTS:
            return texts.enchantment(self.name)
        return texts.ability(self.number) if self.source == ABILITY_TOKENS else texts.card(self.name)

    def rule(self, texts: SeasonsTexts) -> str:
        """What it does."""
        if self.source == ENCHANTMENTS:
            return texts.enchantment_rule(self.name)
        return texts.ability_rule(self.number) if self.source == ABILITY_TOKENS else texts.rule(self.name)

    def kind(self, texts: SeasonsTexts) -> str:
        """What sort of thing it is, in words."""
        if self.card is not None:
            return texts.say("terminal." + self.card.type.replace(" ", "-"))
        return texts.say("terminal.enchantment" if self.source == ENCHANTMENTS else "terminal.ability-token")

    def names(self, texts: SeasonsTexts) -> set[str]:
        """Everything it answers to, but for a bare number."""
        found = {self.name, as_typed(self.title(texts))}
        if self.source == EXPANSION:
            found |= {self.sign.casefold().replace(" ", between) for between in ("", "-")}
        return found

    def has_part(self, part: str, slug: str, texts: SeasonsTexts) -> bool:
        """Whether this is a part of its name; a token's English name is only its number."""
        return part in as_typed(self.title(texts)) or (self.source != ABILITY_TOKENS and slug in self.name)


def all_entries() -> tuple[Entry, ...]:
    """Every entry, set by set."""
    found = []
    for card in facts.CARDS:
        is_base = card.number < facts.EXPANSION_FIRST
        number = card.number if is_base else card.number - facts.EXPANSION_FIRST + 1
        found.append(Entry(BASE if is_base else EXPANSION, number, card.name, card))
    found += [Entry(ENCHANTMENTS, number, name) for number, name in enumerate(facts.ENCHANTMENTS, 1)]
    found += [Entry(ABILITY_TOKENS, number, f"token-{number}") for number in range(1, len(facts.ABILITY_PRESTIGE))]
    return tuple(found)


ENTRIES: Final = all_entries()
CARDS: Final = tuple(entry for entry in ENTRIES if entry.card is not None)
CARD_CALLED: Final = {entry.name: entry for entry in CARDS}
ENCHANTMENT_CALLED: Final = {entry.name: entry for entry in ENTRIES if entry.source == ENCHANTMENTS}
ABILITY_NUMBERED: Final = {entry.number: entry for entry in ENTRIES if entry.source == ABILITY_TOKENS}


def find(wanted: str, texts: SeasonsTexts, among: Sequence[Entry] = ENTRIES) -> list[Entry]:
    """The entries with that number or name, in English or the catalogue's language; failing that, a part of the name.

    A bare number is one of the base game, unless all entries belong to one set.
    """
    sought = as_typed(wanted)
    if not sought:
        return []
    if sought.isdecimal():
        one_set = len({entry.source for entry in among}) == 1
        return [entry for entry in among if str(entry.number) == sought and (one_set or entry.source == BASE)]
    slug = sought.replace("'", "").replace(" ", "-")
    exact = [entry for entry in among if {sought, slug} & entry.names(texts)]
    if exact:
        return exact
    return [entry for entry in among if entry.has_part(sought, slug, texts)]


def suggestion(wanted: str, texts: SeasonsTexts, among: Sequence[Entry] = ENTRIES) -> str:
    """A name that was perhaps meant."""
    names = {entry.name: entry.name for entry in among}
    names |= {as_typed(entry.title(texts)): entry.title(texts) for entry in among}
    close = get_close_matches(as_typed(wanted), names, 1)
    return f" Did you mean {names[close[0]]}?" if close else ""
