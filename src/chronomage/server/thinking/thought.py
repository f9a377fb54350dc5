"""A thought: one choice that a bot shall make, and the making of it."""

import secrets
from dataclasses import dataclass
from typing import Final

from chronomage.bots import make_bot
from chronomage.kernel.errors import ChronomageError
from chronomage.server.thinking.remembered import RememberedGames

SEED_BITS: Final = 64

# Each process that thinks has its own.
GAMES: Final = RememberedGames()


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


def think(thought: Thought) -> int:
    """The id of the choice that the bot makes."""
    return choose_as(thought.bot, thought, GAMES)


def choose_at_random(thought: Thought) -> int:
    """The id of any open choice, for when the bot cannot be heard."""
    return choose_as("random", thought, RememberedGames())


def choose_as(bot: str, thought: Thought, games: RememberedGames) -> int:
    """The id of the choice that this bot makes, from what the seat may know and nothing else."""
    game = games.reach(
        thought.table_id, thought.game, thought.players, thought.seed, thought.options, thought.history
    )  # fmt: skip
    if not game.state.choices_of(thought.seat):
        raise NothingToChoose(f"seat {thought.seat} of table {thought.table_id} has nothing to decide now.")
    # The bot's chance comes from outside the game: whoever sees its moves learns nothing about hidden cards.
    player = make_bot(bot, secrets.randbits(SEED_BITS), game=thought.game)
    return player.choose(game.observe(thought.seat), game.decision_of(thought.seat)).id
