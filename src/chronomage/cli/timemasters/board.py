"""The board of Time Masters on a terminal, as one player may see it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chronomage.cli.terminal import Board
from chronomage.cli.timemasters import marks
from chronomage.cli.timemasters.cards import kind_and_cost
from chronomage.games.timemasters import facts, ke
from chronomage.games.timemasters.packs.pack import Card
from chronomage.games.timemasters.table import NO_CAP, Table
from chronomage.pov.observation import Observation
from chronomage.texts.timemasters.texts import TimeMastersTexts

LABEL: Final = "bold"
INDENT: Final = (0, 0, 0, 4)


class TimeMastersBoard(Board):
    """Draws what one player may know; everything shown comes from the observation."""

    def __init__(self, observation: Observation[Any], names: Sequence[str], texts: TimeMastersTexts) -> None:
        assert isinstance(observation.state, Table)
        self.table = observation.state
        self.viewer = observation.player
        self.rules = observation.rules
        self.seen = observation.plain()
        self.scores = self.rules.outcome(observation.state).scores  # of public knowledge, all game long
        self.names = names
        self.texts = texts

    def draw(self) -> RenderableType:
        """The whole board."""
        status = self.say("status", round=self.seen["round"], name=self.names[self.seen["turn"]])
        players = [self.player(seat) for seat in range(len(self.names))]
        own = () if self.is_watched else (Text(""), self.own_hand())
        return Group(Rule(status), self.spheres(), *self.wanderer(), Text(""), *players, *own)

    def own(self) -> RenderableType:
        """What lies before the viewer, and the hand."""
        return Group(self.player(self.viewer), self.own_hand())

    def say(self, key: str, **given: object) -> str:
        """A text of the terminal game that only Time Masters has."""
        return self.texts.say("terminal.timemasters." + key, **given)

    def card(self, name: str) -> Card:
        """The card with that name."""
        return self.table.pack.card(self.table.pack.numbers[name])

    def titles(self, names: Iterable[str]) -> str:
        """The names of cards in a row, each once with its count."""
        counts = Counter(names)
        return ", ".join(self.texts.card(name) + (f" ×{count}" if count > 1 else "") for name, count in counts.items())

    def spheres(self) -> RenderableType:
        """The spheres: how many cards are left, and what the open card is."""
        grid = Grid.grid(padding=(0, 1))
        for style in (LABEL, "dim", "", "", "dim"):
            grid.add_column(style=style)
        for level, sphere in self.seen["spheres"].items():
            left = f"{marks.CLOSED}{sphere['size']}"
            if not sphere["open"]:
                closed = self.say("sphere-closed" if sphere["size"] else "sphere-empty")
                grid.add_row(level, left, Text(closed, "dim"), "", "")
                continue
            name = sphere["cards"][0]
            grid.add_row(level, left, self.texts.card(name), self.kind(name), self.texts.rule(name))
        return Group(Text(self.say("spheres"), LABEL), grid)

    def kind(self, name: str) -> Text:
        """A card's kind, with a spell's cost or a Timer's slots."""
        return kind_and_cost(self.card(name), self.texts)

    def wanderer(self) -> Iterator[RenderableType]:
        """Where Timer X is, and how many turns of its holder it stays."""
        wanders = self.seen["timer_x"]
        if wanders is not None and wanders["holder"] >= 0:
            holder = self.names[wanders["holder"]]
            left = facts.WANDERING_TURNS - wanders["turns"]
            key = "wanderer" if wanders["started"] else "wanderer-waits"
            yield Text(self.say(key, name=holder, left=left), "dim")

    def player(self, seat: int) -> RenderableType:
        """One player: Ke, score and reminder tokens; piles; Timers; spells on their way and played."""
        shown = self.seen["players"][seat]
        active = seat in self.seen["must_act"]
        own = seat == self.viewer
        name = self.texts.say("terminal.name-you", name=self.names[seat]) if own else self.names[seat]
        first = Text("► " if active else "  ", "bold yellow") + Text(name, "bold reverse" if active else "bold")
        first += Text(f"  {self.say('ke')} ") + marks.ke(shown["active"], shown["exhausted"], shown["ephemeral"])
        first += Text(f"  {self.say('points')} ") + Text(str(self.scores[seat]), LABEL)
        lines: list[RenderableType] = [first, Padding(self.piles(seat), INDENT)]
        lines += [Padding(self.timer(timer), INDENT) for timer in shown["timers"]]
        if shown["launched"]:
            waiting = self.say("to-release", cards=self.titles(shown["launched"]))
            lines.append(Padding(Text(waiting, "bold"), INDENT))
        if shown["aside"]:
            lines.append(Padding(Text(self.say("aside", cards=self.titles(shown["aside"]))), INDENT))
        if shown["spells"]:
            lines.append(Padding(self.area(shown["spells"]), INDENT))
        return Group(*lines)

    def piles(self, seat: int) -> Text:
        """How many cards a player has where, and the reminder tokens."""
        shown = self.seen["players"][seat]
        parts = [f"{self.say(pile)} {len(shown[pile])}" for pile in ("hand", "deck", "discard")]
        if seat == self.seen["turn"] and shown["spent"]:
            parts.append(self.say("spent", amount=shown["spent"]))
        return Text(" · ").join([*map(Text, parts), *self.tokens(seat)])

    def tokens(self, seat: int) -> Iterator[Text]:
        """The reminder tokens: what spells cost more or less, and how many Ke may be spent."""
        shown = self.seen["players"][seat]
        if shown["next_spell"]:
            yield Text(self.say("next-spell", change=f"{shown['next_spell']:+}"), "yellow")
        if shown["next_turn_spell"]:
            yield Text(self.say("next-turn-spell", change=f"{shown['next_turn_spell']:+}"), "yellow")
        most = ke.cap(self.table, seat)
        if most != NO_CAP:
            yield Text(self.say("cap", amount=most), "yellow")

    def timer(self, timer: dict[str, Any]) -> Text:
        """A Timer in play, by its place."""
        return Text(f"{self.say('timer', place=timer['place'])}: ", LABEL) + self.timer_contents(timer)

    def timer_contents(self, timer: dict[str, Any]) -> Text:
        """A Timer's name, the spells on it, its empty slots, and the cards that delay it."""
        spells = [Text(self.texts.card(name)) for name in timer["spells"]]
        empty = timer["slots"] - len(timer["spells"])
        held = Text(", ").join([*spells, marks.slots(empty)] if empty else spells)
        shown = Text(f"{self.texts.card(timer['card'])} [") + held + Text("]")
        if timer["delays"]:
            shown += Text(f" {marks.CLOSED}{len(timer['delays'])}", LABEL) + self.delays(timer["delays"])
        return shown

    def delays(self, names: Sequence[str | None]) -> Text:
        """The cards under a Timer, as far as the viewer knows them."""
        known = [name for name in names if name is not None]
        return Text(f" ({self.titles(known)})", "dim") if known else Text("")

    def area(self, spells: Sequence[str]) -> Text:
        """The spell area, and what it opens."""
        shown = Text(f"{self.say('area', amount=len(spells))} ", LABEL) + Text(self.titles(spells), "")
        return shown + Text(f" → {self.say('opens', amount=len(spells))}", "green")

    def own_hand(self) -> RenderableType:
        """The viewer's hand: what each card costs now, whether that can be paid, and what it does."""
        hand = Counter(self.seen["players"][self.viewer]["hand"])
        grid = Grid.grid(padding=(0, 1))
        for style in ("", "", "", "dim"):
            grid.add_column(style=style)
        for name, count in hand.items():
            title = "  " + self.texts.card(name) + (f" ×{count}" if count > 1 else "")
            grid.add_row(title, self.kind_now(name), self.payable(name), self.texts.rule(name))
        if not hand:
            grid.add_row(Text("  –", "dim"))
        return Group(Text(self.texts.say("terminal.your-hand"), LABEL), grid)

    def kind_now(self, name: str) -> Text:
        """A card's kind, with what a spell costs now where that is not its printed cost."""
        card = self.card(name)
        price = self.price(card)
        if card.kind != facts.SPELL or price == card.cost:
            return self.kind(name)
        return self.kind(name) + Text("→", "dim") + Text(str(price), "bold yellow")

    def price(self, card: Card) -> int:
        """What the viewer pays now for playing a spell into the spell area."""
        return ke.cost(self.table, self.viewer, card.number, None)

    def payable(self, name: str) -> Text:
        """Whether the viewer could pay for a spell now, and otherwise how many Ke are lacking."""
        card = self.card(name)
        if card.kind != facts.SPELL:
            return Text("")
        lacking = self.price(card) - ke.spendable(self.table, self.viewer)
        return Text("✓", "green") if lacking <= 0 else Text(self.say("lacks", amount=lacking), "dim")

    def discard_piles(self) -> RenderableType:
        """What lies open and out of play: the discard piles, and the cards that have left the game."""
        piles = [(self.names[seat], player["discard"]) for seat, player in enumerate(self.seen["players"])]
        piles.append((self.say("exiled"), self.seen["exiled"]))
        lines = [Text(f"{name}: ", LABEL) + Text(self.titles(cards) or "–", "") for name, cards in piles]
        return Group(Text(self.say("discard-piles")), *lines)
