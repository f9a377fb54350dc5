"""The board of Seasons on a terminal, as one player may see it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chronomage.cli.seasons import marks
from chronomage.cli.terminal import Board
from chronomage.games.seasons import energy, facts, zones
from chronomage.games.seasons.card_numbers import ELEMENTAL_AMULET
from chronomage.games.seasons.flow.summoning import held_by_roots, leech_toll, summonable
from chronomage.games.seasons.options import NATURE_SPIRIT
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.pov.observation import Observation
from chronomage.texts.seasons.texts import SeasonsTexts

MOST_BONUSES: Final = 3
SPACES_A_SEASON: Final = 3
LABEL: Final = "bold"
NUMBER_OF: Final = {name: number for number, name in enumerate(facts.CARD_NAMES, 1)}


class SeasonsBoard(Board):
    """Draws what one player may know; everything shown comes from the observation."""

    def __init__(self, observation: Observation[Any], names: Sequence[str], texts: SeasonsTexts) -> None:
        assert isinstance(observation.state, Table)
        self.table = observation.state
        self.viewer = observation.player
        self.rules = observation.rules
        self.seen = observation.plain()
        self.names = names
        self.texts = texts

    def draw(self) -> RenderableType:
        """The whole board; in the prelude there is little on it yet."""
        if not self.seen["round"]:
            return Group(Rule(self.say("prelude")), *self.expansion_lines(), *self.own_cards())
        parts: list[RenderableType] = [
            self.header(),
            self.line("short-rates", self.rates()),
            self.line("short-dice", self.dice()),
            Text(self.table_line(), "dim"),
            *self.expansion_lines(),
            Text(""),
        ]
        for seat in range(len(self.names)):
            parts.append(self.player(seat))
        return Group(*parts, Text(""), *self.own_cards())

    def own(self) -> RenderableType:
        """What lies before the viewer."""
        return self.player(self.viewer)

    def own_cards(self) -> Iterator[RenderableType]:
        """The viewer's hand and library."""
        if not self.is_watched:
            yield from (self.own_hand(), self.library())

    def say(self, key: str, **given: object) -> str:
        """A text of the terminal game."""
        return self.texts.say("terminal." + key, **given)

    def line(self, key: str, what: RenderableType) -> Grid:
        """A label with what it is about beside it."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=9, style=LABEL)
        grid.add_column()
        grid.add_row(self.say(key), what)
        return grid

    def header(self) -> RenderableType:
        """Where the season marker stands: in words, and on the wheel."""
        season = self.texts.say("season." + self.seen["season"])
        status = self.say(
            "status", round=self.seen["round"], year=self.seen["year"], season=season, space=self.seen["space"]
        )
        wheel = Text("  ", justify="center")
        for number, name in enumerate(facts.SEASONS):
            here = self.seen["space"] - 1 - number * SPACES_A_SEASON
            spaces = ["●" if place == here else "·" for place in range(SPACES_A_SEASON)]
            style = "bold yellow" if 0 <= here < SPACES_A_SEASON else ""
            wheel.append(f"{self.texts.say('season.' + name)} {' '.join(spaces)}", style)
            wheel.append("  │  " if number < len(facts.SEASONS) - 1 else "")
        return Group(Rule(status), wheel)

    def rates(self) -> RenderableType:
        """What a token is worth now, and in the season after this one."""
        now = self.table.season()
        after = (now + 1) % len(facts.SEASONS)
        grid = Grid.grid(padding=(0, 2))
        names = [f"{self.texts.say('energy.' + letter).lower()}" for letter in energy.ENERGIES]
        for season in (now, after):
            cells = [Text(self.texts.say("season." + facts.SEASONS[season]), "bold" if season == now else "dim")]
            for letter, name, rate in zip(energy.ENERGIES, names, facts.TRANSMUTATION[season], strict=True):
                cells.append(marks.energy(letter) + Text(f" {name} ") + marks.crystals(rate))
            grid.add_row(*cells)
        return grid

    def dice(self) -> RenderableType:
        """The dice that lie on the table; those that are taken stand beside their players."""
        free = [(place, die) for place, die in enumerate(self.seen["dice"], 1) if die is not None]
        if not free:
            return Text("–", "dim")
        if any(player["die"] is None for player in self.seen["players"]):
            return Text("   ").join(Text(f"{place}: ", "bold") + marks.face(die) for place, die in free)
        note = self.say("leftover-moves", amount=self.seen["leftover_pips"])
        return marks.face(free[0][1]) + Text(f"  {note}", "dim")

    def table_line(self) -> str:
        """What else lies on the table: who is first, and how high the piles are."""
        piles = self.say("short-deck", deck=self.seen["deck"]["size"], discard=self.seen["discard"]["size"])
        return f"{self.say('first-player', name=self.names[self.seen['first_player']])} · {piles}"

    def expansion_lines(self) -> Iterator[RenderableType]:
        """The enchantment, the known cards on top of the deck, and the viewer's ability tokens to choose from."""
        if self.seen["enchantment"] is not None:
            yield Text(self.say("enchantment-now", name=self.texts.enchantment(self.seen["enchantment"])), "magenta")
        top = ", ".join(map(self.texts.card, self.known_top_cards()))
        if top:
            yield Text(self.say("top-of-deck", cards=top))
        dealt = self.dealt_tokens()
        if dealt:
            tokens = ", ".join(f"{number} {self.texts.ability(number)}" for number in dealt)
            yield Text(self.say("your-tokens") + ": ", LABEL) + Text(tokens, "")

    def dealt_tokens(self) -> list[int]:
        """The ability tokens that the viewer still has to choose from."""
        return [] if self.is_watched else self.seen["players"][self.viewer]["ability_tokens"]

    def known_top_cards(self) -> Iterator[str]:
        """The cards on top of the deck that the viewer knows, from the top down to the first unknown one."""
        known = self.seen["deck"]["known"]
        place = 0
        while str(place) in known:
            yield known[str(place)]
            place += 1

    def player(self, seat: int) -> RenderableType:
        """One player: name, crystals, gauge, reserve; die, bonuses and hidden cards; cards in play."""
        shown = self.seen["players"][seat]
        active = seat in self.seen["must_act"]
        name = self.say("name-you", name=self.names[seat]) if seat == self.viewer else self.names[seat]
        first = Text("► " if active else "  ", "bold yellow") + Text(name, "bold reverse" if active else "bold")
        first += Text("  ") + marks.crystals(shown["crystals"])
        first += Text(f"  {self.say('short-gauge')} {len(shown['in_play'])}/{shown['gauge']}")
        first += Text(f"  {self.say('short-reserve')} ") + marks.energy(shown["reserve"], " ")
        first += Text(f" {len(shown['reserve'])}/{shown['reserve_limit']}", "dim")
        library = "+".join(str(len(shown["library"][year])) for year in ("2", "3"))
        second = [
            Text(f"{self.say('short-bonuses')} {shown['bonuses_used']}/{MOST_BONUSES}"),
            Text(f"{self.say('short-hand')} {len(shown['hand'])}"),
            Text(f"{self.say('short-library')} {library}"),
        ]
        if shown["die"] is not None:
            second.insert(0, Text(f"{self.say('short-die')} ") + marks.face(shown["die"]))
        if shown["can_transmute"]:
            second.append(Text(self.say("can-transmute"), "yellow"))
        lines: list[RenderableType] = [first, Padding(Text(" · ").join(second), (0, 0, 0, 4))]
        if shown["ability_token"] is not None:
            lines.append(Padding(self.ability(shown), (0, 0, 0, 4)))
        if shown["in_play"]:
            in_play = Text(self.say("short-in-play") + " ") + Text(", ").join(map(self.item, shown["in_play"]))
            lines.append(Padding(in_play, (0, 0, 0, 4)))
        return Group(*lines)

    def item(self, item: dict[str, Any]) -> Text:
        """A card in play with its tokens, and whether it has been activated."""
        shown = Text(self.texts.card(item["card"]), "dim" if item["used"] else "")
        if item["imitates"] is not None:
            shown += Text(f" ({self.say('imitates', card=self.texts.card(item['imitates']))})", "italic")
        if item["tokens"]:
            shown += Text(" [") + marks.energy(item["tokens"]) + Text("]")
        if item["used"]:
            shown += Text(f" ({self.say('used')})", "dim")
        return shown

    def ability(self, player: dict[str, Any]) -> Text:
        """A player's ability token, and whether it has been used."""
        number = player["ability_token"]
        said = self.say("short-token", number=number, name=self.texts.ability(number))
        return Text(f"{said} ({self.say('used-token')})", "dim") if player["ability_token_used"] else Text(said)

    def own_hand(self) -> RenderableType:
        """The viewer's hand: what each card costs and whether it could be paid now."""
        mine = self.seen["players"][self.viewer]
        grid = Grid.grid(padding=(0, 2))
        for name in mine["hand"]:
            grid.add_row("  " + self.texts.card(name), self.cost(name), self.payable(name))
        if not mine["hand"]:
            grid.add_row(Text("  –", "dim"))
        return Group(Text(self.say("your-hand"), LABEL), grid)

    def library(self) -> RenderableType:
        """The cards the viewer has put by, by year."""
        return Group(*self.library_lines())

    def library_lines(self) -> Iterator[RenderableType]:
        """One line for each year that has cards left."""
        for year, names in self.seen["players"][self.viewer]["library"].items():
            if names:
                cards = ", ".join(map(self.texts.card, names))
                yield Text(self.say("your-library", year=year) + ": ", LABEL) + Text(cards, "")

    def cost(self, name: str) -> Text:
        """What summoning a card costs at this table."""
        printed = self.printed_cost(name)
        return printed + Text(" +1") if self.table.enchantment == NATURE_SPIRIT else printed

    def printed_cost(self, name: str) -> Text:
        """The cost printed on a card, for this number of players."""
        number = NUMBER_OF[name]
        if number == ELEMENTAL_AMULET:
            return Text(self.say("any-energy"))
        settings = self.table.settings
        return marks.cost(energy.write(settings.energy_cost[number]), settings.crystal_cost[number])

    def payable(self, name: str) -> Text:
        """Whether the viewer could summon this card with what is there now, and otherwise what is lacking."""
        if not self.seen["round"]:
            return Text("")
        number = NUMBER_OF[name]
        seat = self.table.players[self.viewer]
        have = payable_energy(seat)
        if number not in summonable(self.table, self.viewer, have):
            return Text(self.say("lacks", what=self.lacking(number, have).plain), "dim")
        if not zones.has_room(self.table, self.viewer):
            return Text(self.say("no-room"), "dim")
        if held_by_roots(self.table, self.viewer):
            return Text(self.say("held-by-roots"), "dim")
        return Text("✓ " + self.say("payable"), "green")

    def lacking(self, number: int, have: int) -> Text:
        """The energy and crystals that this card's cost lacks; +1 is one of any kind."""
        settings = self.table.settings
        cost = settings.energy_cost[number]
        missing = "".join(
            letter * max(0, energy.count(cost, kind) - energy.count(have, kind))
            for kind, letter in enumerate(energy.ENERGIES)
        )
        short = settings.crystal_cost[number] + leech_toll(self.table, self.viewer)
        lacking = marks.cost(missing, max(0, short - self.table.players[self.viewer].crystals))
        to_spare = energy.total(have) + len(missing) - energy.total(cost)
        any_kind = (number == ELEMENTAL_AMULET) + (self.table.enchantment == NATURE_SPIRIT) - to_spare
        if any_kind <= 0:
            return lacking
        return Text(f"+{any_kind}") if lacking.plain == "0" else lacking + Text(f" +{any_kind}")
