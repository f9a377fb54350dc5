"""What each viewer of a game may know by the rulebook, told from the journal alone.

This is written against the rules and the full state. It uses nothing of `pov`, of the audiences of events, or of the
server's views: those are what is being checked. A watcher is the viewer None.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from chronomage.games.seasons import facts as seasons_facts
from chronomage.games.seasons.table import CARD_MASK, OPEN_MARK
from chronomage.games.seasons.table import Table as SeasonsTable
from chronomage.games.timemasters.table import Table as TimeMastersTable
from chronomage.kernel.event import Event
from chronomage.kits import rules_of
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.entry import CHOICE, Entry
from chronomage.server.storage.rows import TableRow
from chronomage.server.tables.match import Match
from chronomage.texts import LANGUAGES, texts_bundle

Viewer = int | None

# Who learns the card of an event, by the rulebook: everybody, who acts, or who gives and who receives.
EVERYBODY, ACTOR, BOTH = "everybody", "actor", "both"
SEASONS_EVENTS = {
    "pack-seen": ACTOR,
    "draft-chosen": ACTOR,
    "split-chosen": ACTOR,
    "card-drawn": ACTOR,
    "card-kept": ACTOR,
    "card-seen": ACTOR,
    "top-seen": ACTOR,
    "hand-seen": ACTOR,
    "card-given": BOTH,
    # The pile is face down: others know such a card if it lay open before, or if the pile is played open.
    "card-discarded": ACTOR,
    "card-shown": EVERYBODY,
    "top-opened": EVERYBODY,
    "card-summoned": EVERYBODY,
    "card-put-into-play": EVERYBODY,
    "card-activated": EVERYBODY,
    "card-sacrificed": EVERYBODY,
    "card-returned": EVERYBODY,
    "card-passed": EVERYBODY,
    "die-replaced": EVERYBODY,
    "amulet-energy-discarded": EVERYBODY,
    "tokens-put": EVERYBODY,
    "energy-put": EVERYBODY,
    "imitation-began": EVERYBODY,
    "reserve-copied": EVERYBODY,
}
TIME_MASTERS_EVENTS = {
    "card-drawn": ACTOR,
    "delay-card": ACTOR,
    "closed-seen": ACTOR,
    "sphere-opened": EVERYBODY,
    "spell-played": EVERYBODY,
    "spell-released": EVERYBODY,
    "spell-echoed": EVERYBODY,
    "spell-put": EVERYBODY,
    "focus-played": EVERYBODY,
    "timer-played": EVERYBODY,
    "timer-delayed": EVERYBODY,
    "timer-launched": EVERYBODY,
    "timer-thrown-away": EVERYBODY,
    "timer-wandered": EVERYBODY,
    "delay-discarded": EVERYBODY,
    "card-discarded": EVERYBODY,
    "card-exiled": EVERYBODY,
    "card-taken": EVERYBODY,
    "card-taken-back": EVERYBODY,
}
SUMMON = "summon "
# Cards of the deck that somebody has seen lie there; forgotten when it is shuffled.
SEEN_ON_DECK = ("top-seen", "top-opened")


class Story:
    """A game as its journal tells it: from which state on each viewer may know the name of each card."""

    def __init__(self, row: TableRow, entries: list[Entry]) -> None:
        self.row = row
        self.lexicon = lexicon(row.game)
        self.match = Match(row, Downtimes([]))
        self.viewers: list[Viewer] = [*range(len(row.seats)), None]
        self.since: dict[Viewer, dict[str, int]] = {viewer: {} for viewer in self.viewers}
        # By viewer and state, what they have seen on the deck since it was shuffled last (Seasons).
        self.on_deck: dict[Viewer, list[set[str]]] = {viewer: [set()] for viewer in self.viewers}
        self.generator: set[int] = set()  # every word that the game's chance was made of
        for name in self.names_in_options():
            self.learn(self.viewers, name)
        self.look(self.match.game.opening)
        for entry in entries:
            happening = self.match.apply(entry)
            if entry.kind == CHOICE and entry.content.startswith(SUMMON):
                # Who summons a card names it, and pays for it in everybody's sight.
                self.learn(self.viewers, entry.content.removeprefix(SUMMON))
            self.look(happening.events, went_back=happening.taken_back > 0)

    def names_in_options(self) -> set[str]:
        """The cards that the table's options name, which everybody sees who sees the table."""
        found = [cards for value in self.row.options.values() for cards in self.lexicon.cards_in(str(value))]
        return set().union(*found)

    def learn(self, viewers: list[Viewer], name: str | None) -> None:
        """These viewers may know that card from now on."""
        if name:
            for viewer in viewers:
                self.since[viewer].setdefault(name, self.match.state)

    def look(self, events: list[Event], went_back: bool = False) -> None:
        """Take in what has happened and how the table lies now."""
        state = self.match.game.state
        self.generator.update(state.random.plain())
        for viewer in self.viewers:
            while len(self.on_deck[viewer]) <= self.match.state:
                earlier = self.on_deck[viewer]
                # Going back may undo a shuffle: then all that was seen before it is known again.
                earlier.append(set().union(*earlier) if went_back else set(earlier[-1]))
        if isinstance(state, SeasonsTable):
            self.look_at_seasons(state)
        elif isinstance(state, TimeMastersTable):
            self.look_at_time_masters(state)
        for event in events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        """What an event tells, and whom."""
        if event.kind == "deck-reshuffled":
            for viewer in self.viewers:
                self.on_deck[viewer][-1].clear()
        if not event.facts.get("card"):
            return
        kinds = SEASONS_EVENTS if self.row.game == "seasons" else TIME_MASTERS_EVENTS
        who: list[Viewer] = {
            EVERYBODY: self.viewers,
            ACTOR: [event.facts["player"]],
            BOTH: [event.facts["player"], event.facts.get("other")],
        }[kinds[event.kind]]  # a KeyError: decide by the rulebook who may know it, and say so above
        if self.row.game == "seasons" and event.kind == "card-discarded" and self.is_pile_open():
            who = self.viewers
        name = self.lexicon.by_number[event.facts["card"]]
        self.learn(who, name)
        if event.kind in SEEN_ON_DECK:
            for viewer in who:
                self.on_deck[viewer][-1].add(name)

    def is_pile_open(self) -> bool:
        """Whether the discard pile of Seasons may be looked through."""
        return self.match.game.options["discard_pile"] == "public"

    def look_at_seasons(self, table: SeasonsTable) -> None:
        """Own cards, what lies in play, an open pile, and deck cards that lie open."""
        named = self.lexicon.by_number
        for seat, player in enumerate(table.players):
            for card in player.hand + player.aside + player.second_year + player.third_year:
                self.learn([seat], named[card])
            for item in player.in_play:
                self.learn(self.viewers, named[item.card])
                self.learn(self.viewers, named[item.power])
        if self.is_pile_open():
            for entry in table.discard:
                self.learn(self.viewers, named[entry & CARD_MASK])
        for entry in table.deck[-2:]:
            if table.enchantment and entry & OPEN_MARK:  # Vision of Destiny
                self.learn(self.viewers, named[entry & CARD_MASK])
        if self.match.game.options["level"] == "apprentice" and not self.match.game.history:
            # Ready-made sets are no secret among those who were dealt them.
            for player in table.players:
                for card in player.hand + player.aside + player.second_year + player.third_year:
                    self.learn(list(range(table.seats)), named[card])

    def look_at_time_masters(self, table: TimeMastersTable) -> None:
        """Own cards, all that lies open, the starting decks, which are all the same, and the open top cards."""
        named = self.lexicon.by_number
        for seat, player in enumerate(table.players):
            delays = [card for timer in player.timers for card in timer.delays]
            for card in player.hand + player.deck + delays:
                self.learn(self.viewers if table.pack.level[card] <= 0 else [seat], named[card])
            laid = [card for timer in player.timers for card in (timer.card, *timer.spells)]
            for card in player.discard + player.area + player.launched + player.aside + laid:
                self.learn(self.viewers, named[card])
        for level, sphere in enumerate(table.spheres):
            if sphere and not table.covered >> level & 1:
                self.learn(self.viewers, named[sphere[-1]])
        for card in table.exiled:
            self.learn(self.viewers, named[card])

    def may_know(self, viewer: Viewer, name: str, state: int) -> bool:
        """Whether a viewer may know a card at that state."""
        return self.since[viewer].get(name, state + 1) <= state

    def hidden_from(self, viewer: Viewer, state: int) -> list[str]:
        """The cards that a viewer may not know at that state."""
        return [name for name in self.lexicon.number if not self.may_know(viewer, name, state)]

    def wrongly_shown(self, viewer: Viewer, state: int, observation: dict[str, Any]) -> Iterator[str]:
        """What stands in an observation where nothing may stand, whether or not its name was known before."""
        look = self.shown_in_seasons if self.row.game == "seasons" else self.shown_in_time_masters
        yield from look(viewer, state, observation)
        for frame in observation["under_way"]:
            name = self.lexicon.by_number[frame[4]] if frame[4] else None
            if name and not self.may_know(viewer, name, state):
                yield f"under way: {name}"

    def shown_in_seasons(self, viewer: Viewer, state: int, observation: dict[str, Any]) -> Iterator[str]:
        """Cards and tokens of others, and deck cards that the viewer has not seen there."""
        for seat, player in enumerate(observation["players"]):
            if seat == viewer:
                continue
            hidden = [*player["hand"], *player["aside"], *player["library"]["2"], *player["library"]["3"]]
            hidden += player["ability_tokens"] + player["known"]
            if any(card is not None for card in hidden):
                yield f"cards of player {seat}: {hidden}"
            if player["ability_chosen"] not in (0, "hidden"):
                yield f"token of player {seat}: {player['ability_chosen']}"
        for name in observation["deck"]["known"].values():
            if name not in self.on_deck[viewer][state]:
                yield f"in the deck: {name}"

    def shown_in_time_masters(self, viewer: Viewer, state: int, observation: dict[str, Any]) -> Iterator[str]:
        """Cards of others, closed cards, and the order of the viewer's own deck."""
        for seat, player in enumerate(observation["players"]):
            hidden = [card for timer in player["timers"] for card in timer["delays"]]
            hidden += player["hand"] + player["deck"]
            if seat != viewer and any(card is not None for card in hidden):
                yield f"cards of player {seat}: {hidden}"
            numbers = [self.lexicon.number[card] for card in player["deck"] if card is not None]
            if numbers != sorted(numbers, reverse=True):
                yield f"the order of the deck of player {seat}: {player['deck']}"
        for level, sphere in observation["spheres"].items():
            closed = sphere["cards"][1 if sphere["open"] else 0 :]
            if any(card is not None for card in closed):
                yield f"closed cards of sphere {level}: {closed}"


class Lexicon:
    """The cards of a game by number, and by every name that they have in any language."""

    def __init__(self, game: str) -> None:
        rules = rules_of(game)
        if game == "seasons":
            self.by_number = ["", *seasons_facts.CARD_NAMES]
        else:
            self.by_number = list(rules.pack.names)  # type: ignore[attr-defined]
        self.number = {name: number for number, name in enumerate(self.by_number) if name}
        self.titles: dict[str, dict[str, str]] = {}  # by language and card
        self.cards: dict[str, set[str]] = {}  # by any name: two cards may share one
        for name in self.number:
            self.cards.setdefault(name, set()).add(name)
        for language in LANGUAGES:
            shown = texts_bundle(rules, language)["cards"]
            self.titles[language] = {name: card["name"] for name, card in shown.items() if name in self.number}
            for name, title in self.titles[language].items():
                self.cards.setdefault(folded(title), set()).add(name)
        longest_first = sorted(self.cards, key=len, reverse=True)
        # Whole words only: a name may be the beginning of another.
        self.pattern = re.compile(r"(?<![\w-])(?:" + "|".join(map(re.escape, longest_first)) + r")(?![\w-])")

    def cards_in(self, text: str) -> set[frozenset[str]]:
        """The cards that a text names, in whatever language; together, those that share a name."""
        return {frozenset(self.cards[found]) for found in self.pattern.findall(folded(text))}


def folded(text: str) -> str:
    """A text as it is compared: in lower case, with one kind of apostrophe and of space."""
    return text.casefold().replace("’", "'").replace("ʼ", "'").replace("\u00a0", " ")


@lru_cache
def lexicon(game: str) -> Lexicon:
    """The names of a game's cards."""
    return Lexicon(game)
