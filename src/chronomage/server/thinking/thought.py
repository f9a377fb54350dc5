"""A thought: one choice that a bot shall make, and the making of it."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from chronomage.bots import Limit, game_facts, make_bot
from chronomage.bots.asking import ask, open_choice
from chronomage.game import Game
from chronomage.kernel.errors import ChronomageError
from chronomage.kernel.reason import Reason
from chronomage.server.thinking.remembered import RememberedGames
from chronomage.server.thinking.seated import SeatedBots

SEED_BITS: Final = 64

# Each process that thinks has its own.
GAMES: Final = RememberedGames()
BOTS: Final = SeatedBots()


class NothingToChoose(ChronomageError):
    """A bot was asked to choose for a seat that has nothing to decide."""


@dataclass(frozen=True)
class Thought:
    """All that it takes to choose for one seat, whichever process does it."""

    table_id: str
    game: str
    players: int
    seed: int
    options: dict[str, str]
    history: tuple[tuple[int, int], ...]  # every choice so far: the player and its id
    seat: int
    bot: str
    hint: bool = False  # asked for by a person; those who wait for a bot's move come first
    forsaken: bool = False  # no person plays at this table, or none any more: all others come first
    seconds: float | None = None  # that the bot may take; None: as long as it finds right
    documents: Mapping[str, str] = field(default_factory=dict)  # texts that the options name
    ended: tuple[str, ...] = ()  # tables whose games are over: nothing of them need be kept
    position: Mapping[str, object] | None = None  # what the game started from; None: it was dealt

    @property
    def beginning(self) -> tuple[object, ...]:
        """What the game was begun with."""
        return self.game, self.players, self.seed, dict(self.options), self.position


class Advice(NamedTuple):
    """The answer to a thought that is a hint: the id of a choice, and why the bot would make it."""

    choice: int
    because: tuple[Reason, ...] = ()


Answer = int | Advice  # the id of a choice; for a hint, with reasons


def think(thought: Thought) -> Answer:
    """The choice that the seat's bot makes, from what the seat may know and nothing else."""
    for table_id in thought.ended:
        GAMES.forget(table_id)
        BOTS.forget(table_id)
    game = reached(thought, GAMES)
    # The bot's chance comes from outside the game: whoever sees its moves learns nothing about hidden cards.
    seat = (thought.table_id, thought.seat, thought.bot)
    seated = BOTS.take(
        seat,
        thought.beginning,
        thought.history,
        lambda: make_bot(thought.bot, thought.game),
        lambda: game_facts(game.rules, game.state, secrets.randbits(SEED_BITS)),
    )
    observation, decision = game.observe(thought.seat), game.decision_of(thought.seat)
    limit = None if thought.seconds is None else Limit(seconds=thought.seconds)
    if thought.hint:
        explained = seated.bot.explain(observation, decision, limit)
        choice = open_choice(seated.bot, decision, explained.chosen)
        answer: Answer = Advice(choice.id, explained.because)
    else:
        answer = ask(seated.bot, observation, decision, limit).id
    BOTS.put_back(seat, seated)
    return answer


def choose_at_random(thought: Thought) -> int:
    """The id of any open choice, for when the bot cannot be heard."""
    game = reached(thought, RememberedGames())
    choices = game.state.choices_of(thought.seat)
    return choices[secrets.randbelow(len(choices))]


def reached(thought: Thought, games: RememberedGames) -> Game:
    """The game as it stands, in which the seat has something to decide."""
    game = games.reach(
        thought.table_id,
        thought.game,
        thought.players,
        thought.seed,
        thought.options,
        thought.history,
        thought.position,
        thought.documents,
    )
    if not game.state.choices_of(thought.seat):
        raise NothingToChoose(f"seat {thought.seat} of table {thought.table_id} has nothing to decide now.")
    return game
