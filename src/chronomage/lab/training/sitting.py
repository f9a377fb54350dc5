"""Sitting: what somebody who wants to train a net asks for, carried out."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from chronomage.kernel.errors import ChronomageError
from chronomage.lab.training.config import Config, read_config

CONFIGS = Path(__file__).parent / "configs"


def say_at_once(line: str) -> None:
    """Print a line now: the last ones are what is left of a sitting that was cut off."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def config_names() -> list[str]:
    """The configs that come with the program."""
    return sorted(path.stem for path in CONFIGS.glob("*.toml"))


def find_config(named: str) -> Config:
    """A config by its name, or by the path of its file."""
    built_in = CONFIGS / f"{named}.toml"
    return read_config(built_in if built_in.exists() else Path(named))


def sit(
    named: str,
    out: Path,
    seconds: float,
    resume: Path | None = None,
    device: str | None = None,
    workers: int | None = None,
    say: Callable[[str], None] = say_at_once,
) -> None:
    """Train a net for that long: from nothing, from what an earlier sitting has saved, or from a net's file."""
    began = time.monotonic()
    config = find_config(named)
    if workers is not None:
        config = replace(config, collecting=replace(config.collecting, workers=workers))
    try:
        import torch
    except ImportError as error:
        raise ChronomageError("training needs torch: pip install 'chronomage[train]'.") from error
    from chronomage.lab.training.checkpoint import load
    from chronomage.lab.training.run import Run

    if config.collecting.workers:
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - config.collecting.workers))
    run = Run(
        config,
        out,
        device or ("cuda" if torch.cuda.is_available() else "cpu"),
        load(resume, config.name) if resume else None,
        resume / f"{config.name}.csv" if resume and resume.is_dir() else None,
        say=say,
        began=began,
    )
    try:
        run.train(seconds)
    finally:
        run.close()
