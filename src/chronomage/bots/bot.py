"""Bot: what everything that plays a seat by itself has in common. See docs/bots.md."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from chronomage.bots.explanation import Explanation, weighed
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.errors import BadOption, ChronomageError
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.pov.observation import Observation

Question = tuple[Observation[Any], Decision]


class UnknownBot(ChronomageError):
    """No bot has that name, or it does not play that game."""


class BadBot(ChronomageError):
    """A bot cannot be used, or has answered what it was not asked; the message names it and says why."""


@dataclass(frozen=True)
class GameFacts:
    """What everybody at the table knows of a game from its beginning, and a seed for the bot's own chance.

    It holds nothing that an observation does not hold, and `bot_seed` has nothing to do with the game's own seed.
    """

    game: str
    players: int
    options: Mapping[str, str]
    bot_seed: int = 0


def game_facts(rules: Rules, state: State, bot_seed: int = 0) -> GameFacts:
    """What may be told of a game to who plays in it; the state may be that of an observation."""
    return GameFacts(rules.name, state.seats, rules.options_of(state), bot_seed)


@dataclass(frozen=True)
class Limit:
    """How long a bot may think about one decision; whichever is reached first counts, and None sets no limit.

    A bot answers under any limit, zero too: then it says what it would without thinking.
    """

    seconds: float | None = None
    iterations: int | None = None  # of whatever the bot does again and again: playouts, simulations, nodes

    def __post_init__(self) -> None:
        if any(bound is not None and not bound >= 0 for bound in (self.seconds, self.iterations)):
            raise BadOption(f"a limit is zero or more, not {self}.")


class Bot:
    """Plays one seat at a time. Whoever writes a bot inherits from it and writes `choose`; the rest is as here.

    A bot gets observations, never a game's state. What it remembers between two decisions may make it faster or
    better, but never does it need that: an observation holds all that its player knows.
    """

    name: str = ""  # what it is called; a class that says nothing is called by its own name
    games: ClassVar[tuple[str, ...]] = ()  # the names of the games that it plays; none: all of them

    def begin(self, game: GameFacts, seat: int) -> None:
        """A game begins, or begins again: forget what was remembered.

        It is called before the first decision of each game and seat. That may be in the middle of the game: when a
        server has started again, or when choices have been taken back.
        """

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """One of the decision's choices; without a limit, thought about for as long as the bot finds right."""
        raise NotImplementedError(f"{type(self).__name__} has no `choose`")

    def choose_many(self, questions: Sequence[Question], limit: Limit | None = None) -> list[Choice]:
        """A choice for each question, in their order; the limit is for each of them.

        The questions may come from many games and seats, none of which need have begun: nothing is remembered for
        them, and nothing of them.
        """
        return [self.choose(observation, decision, limit) for observation, decision in questions]

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """What `choose` would answer, and what the bot thinks of each choice."""
        return Explanation(self.choose(observation, decision, limit), weighed(decision))
