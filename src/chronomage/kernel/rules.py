"""Rules: what a game must offer so that everything else can drive it."""

import json
from collections.abc import Mapping
from typing import Any

from chronomage.kernel.account import Account
from chronomage.kernel.event import Event
from chronomage.kernel.form import PLAIN, Form
from chronomage.kernel.machine import Program
from chronomage.kernel.reason import Reason
from chronomage.kernel.state import State
from chronomage.kernel.subclassing import mypyc_attr
from chronomage.kernel.travel import Travels, constant_name
from chronomage.kernel.viewers import OMNISCIENT


class Option(Travels):
    """One option of a game: its values, the default, and what it is about."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, about: str) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.about = about

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}, {self.default!r}, {self.about!r})"


class Outcome(Travels):
    """How a game ended: scores with their breakdown, the ranking, and who won."""

    def __init__(
        self, scores: list[int], breakdown: list[dict[str, int]], ranking: list[int], winners: list[int]
    ) -> None:
        self.scores = scores
        self.breakdown = breakdown  # by player: where the score came from
        self.ranking = ranking  # by player: 1 is the best place
        self.winners = winners

    def share(self, player: int) -> float:
        """The player's share of the win: winners who tie share it."""
        return 1.0 / len(self.winners) if player in self.winners else 0.0

    def margin(self, player: int) -> int:
        """How many points the player is ahead of the best of the others."""
        return self.scores[player] - max([self.scores[seat] for seat in range(len(self.scores)) if seat != player])

    def plain(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "scores": self.scores,
            "breakdown": self.breakdown,
            "ranking": self.ranking,
            "winners": self.winners,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(tuple(self.scores))

    def __repr__(self) -> str:
        return f"Outcome({self.scores!r}, {self.breakdown!r}, {self.ranking!r}, {self.winners!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Travels):
    """One game's rules. `version` is raised only when the same choices would play differently.

    A subclass hands all of these to this class when it is made: compiled code does not look for them elsewhere.
    """

    def __init__(
        self, name: str, version: int, seats: tuple[int, ...], options: tuple[Option, ...], programs: list[Program]
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats  # how many players there may be
        self.options = options
        self.programs = programs  # by number, as frames name them

    def __reduce__(self) -> str | tuple[Any, ...]:
        """By name: rules are one object for all games, a constant of the module that their class is written in."""
        return constant_name(self)

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> State:
        """A fresh game with everything still on its stack."""
        raise NotImplementedError

    def from_position(self, document: Mapping[str, object], seed: int) -> State:
        """A game that starts at a hand-made position."""
        raise NotImplementedError

    def play(self, state: State, player: int, choice: int) -> None:
        """Carry out a choice that is open to that player, and run on to the next question."""
        raise NotImplementedError

    def copy(self, state: State) -> State:
        """An equal, independent state; the log is not copied."""
        raise NotImplementedError

    def options_of(self, state: State) -> dict[str, str]:
        """All options of this game with the values it is played with."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """The score as it stands, and as it will stay once the game is over."""
        raise NotImplementedError

    def moment(self, state: State) -> dict[str, int]:
        """When it is: the `round`, whose `turn`, and the `year` in a game that has years."""
        raise NotImplementedError

    def text_of(self, choice: int) -> str:
        """The text form of a choice."""
        raise NotImplementedError

    def choice_of(self, text: str) -> int:
        """The number of the choice with that text, or -1."""
        raise NotImplementedError

    def form_of(self, choice: int) -> Form:
        """What the choice with that number is, and what it is about; by default no more than its text says."""
        return Form(PLAIN, self.text_of(choice), {})

    def documents(self) -> dict[str, str]:
        """The texts that these rules were made of and that do not come with the program, by the options they are of."""
        return {}

    def card_name(self, card: int) -> str | None:
        """The name of a card by its number; None for no card."""
        raise NotImplementedError

    def reason(self, state: State, player: int, choice: int) -> Reason:
        """Why that choice is not open to a player who must decide something; it gives away nothing hidden."""
        raise NotImplementedError

    def why_not(self, state: State, player: int, choice: int) -> str:
        """Why that choice is not open, in a player's words."""
        return self.reason(state, player, choice).text

    def event_facts(self, event: Event) -> dict[str, Any]:
        """An event's facts as plain, readable data."""
        raise NotImplementedError

    def write(self, state: State, viewers: list[int]) -> list[str]:
        """The state as JSON text for each of these viewers, who are players, WATCHER or OMNISCIENT.

        What a viewer may not know is null: his text is the same for states that he cannot tell apart.
        """
        raise NotImplementedError

    def describe(self, state: State) -> dict[str, Any]:
        """The whole state as plain, readable data, with nothing hidden but what a redacted state does not hold."""
        described: dict[str, Any] = json.loads(self.write(state, [OMNISCIENT])[0])
        return described

    def account(self) -> Account:
        """What is kept beside a game that is being checked, to compare with what the state says is known."""
        return Account()

    def check(self, state: State) -> None:
        """Raise BrokenInvariant where something that must always hold does not."""
        raise NotImplementedError
