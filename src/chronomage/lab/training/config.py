"""Config: one TOML file says how a net is made, what it plays and how it learns."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

from chronomage.kernel.errors import BadOption
from chronomage.kits import rules_of
from chronomage.lab.training.games import Variant

T = TypeVar("T")


@dataclass(frozen=True)
class NetShape:
    """How large a net is."""

    width: int = 1024
    blocks: int = 2  # residual layers after the first
    value_width: int = 256


@dataclass(frozen=True)
class Collecting:
    """How many games are played side by side, and against whom."""

    workers: int = 15  # processes; 0: all in this one
    games: int = 256  # rows of one process in one group
    groups: int = 2  # play in turns: some step while the net thinks about the others
    steps: int = 64  # decisions of each row between two updates
    past: float = 0.15  # the part of the rows in which earlier selves play too
    apprentice: float = 0.05  # and that in which the apprentice does
    past_every: int = 40  # updates after which the present self joins the earlier ones
    past_kept: int = 6


@dataclass(frozen=True)
class Learning:
    """How the net learns. What has two figures goes from the first to the second over the planned time."""

    copying_seconds: float = 60.0
    copying_rate: float = 1e-3
    stray: int = 5  # of a hundred decisions that are copied, so many are played at random
    planned_seconds: float = 1500.0  # of self-play, over all sittings
    rate: tuple[float, float] = (3e-4, 3e-5)
    entropy: tuple[float, float] = (0.01, 0.002)
    discounting: float = 0.97  # lambda of the generalized advantage
    clip: float = 0.2
    passes: int = 2
    batch: int = 32768
    value_updates: int = 3  # of the value alone, before the policy moves
    value_weight: float = 0.5
    margin_weight: float = 0.1  # of the margin in points, which is no part of what is played for
    gradient_limit: float = 0.5
    overlap: bool = True  # learn from one round while the next is being played


@dataclass(frozen=True)
class Evaluating:
    """How often and how much the net is tried against the apprentice."""

    every_seconds: float = 150.0
    seed: int = 0


@dataclass(frozen=True)
class Played:
    """A variant as the file has it: how often it is played in training, and how many games of it in an evaluation."""

    name: str
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    weight: float = 0.0
    evaluation: int = 0


@dataclass(frozen=True)
class Config:
    """Everything that one file says."""

    name: str
    game: str
    net: NetShape
    collecting: Collecting
    learning: Learning
    evaluating: Evaluating
    played: tuple[Played, ...]
    seed: int = 1

    def variants(self) -> list[Variant]:
        """The variants with their rules."""
        return [
            Variant(one.name, rules_of(self.game, one.options), one.players, dict(one.options)) for one in self.played
        ]


def read_config(path: Path) -> Config:
    """The config in a file; a BadOption names what is wrong with it."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadOption(f"{path} is no config of a net: {error}.") from error
    return config_of(document, str(path))


def config_of(document: dict[str, Any], source: str) -> Config:
    """The config that a document says."""
    known = {"name", "game", "seed", "net", "collecting", "learning", "evaluating", "variants"}
    if strange := set(document) - known:
        raise BadOption(f"{source}: unknown {', '.join(sorted(strange))}; known are {', '.join(sorted(known))}.")
    for needed in ("name", "game", "variants"):
        if needed not in document:
            raise BadOption(f"{source}: {needed} is missing.")
    return Config(
        name=document["name"],
        game=document["game"],
        net=part(NetShape, document.get("net", {}), source),
        collecting=part(Collecting, document.get("collecting", {}), source),
        learning=part(Learning, document.get("learning", {}), source),
        evaluating=part(Evaluating, document.get("evaluating", {}), source),
        played=tuple(part(Played, each, source) for each in document["variants"]),
        seed=document.get("seed", 1),
    )


def part(kind: type[T], given: dict[str, Any], source: str) -> T:
    """One table of the file."""
    known = {each.name for each in fields(kind)}  # type: ignore[arg-type]
    if strange := set(given) - known:
        raise BadOption(f"{source}: unknown {', '.join(sorted(strange))}; known are {', '.join(sorted(known))}.")
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in given.items()})
