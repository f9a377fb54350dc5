"""`python -m chronomage.lab.training.export CONFIG --checkpoint FOLDER --to FILE`: a net as bots use it."""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from chronomage.encoding import encoding_of
from chronomage.kernel.errors import ChronomageError
from chronomage.lab.training.checkpoint import Checkpoint, load
from chronomage.lab.training.config import Config
from chronomage.lab.training.onnx_file import write_onnx
from chronomage.lab.training.sampling import sample_rows
from chronomage.lab.training.sitting import find_config


def provenance(config: Config, checkpoint: Checkpoint) -> dict[str, Any]:
    """Where a net comes from; it is written into its file, and `Judge` refuses one of another encoding."""
    progress = checkpoint.progress
    return {
        "config": config.name,
        "game": config.game,
        "encoding": encoding_of(config.game).fingerprint,
        "decisions": progress.decisions,
        "updates": progress.updates,
        "seconds": round(progress.copied_seconds + progress.played_seconds),
        "net": asdict(config.net),
    }


def export(config: Config, place: Path, path: Path) -> tuple[dict[str, Any], str, int]:
    """Write the net of a checkpoint; the answer is its provenance, its checksum and its size in bytes."""
    checkpoint = load(place, config.name)
    said = provenance(config, checkpoint)
    weights = {name: tensor.numpy() for name, tensor in checkpoint.weights.items()}
    size = write_onnx(path, weights, encoding_of(config.game), said, sample_rows(config))
    return said, sha256(path.read_bytes()).hexdigest(), size


def main(arguments: Sequence[str] | None = None) -> int:
    """Export, and say what docs/training.md is to say."""
    parser = argparse.ArgumentParser("chronomage.lab.training.export", description="Write a trained net as ONNX.")
    parser.add_argument("config", help="the config that it was trained with")
    parser.add_argument("--checkpoint", type=Path, required=True, help="the folder of its checkpoint, or a net's file")
    parser.add_argument("--to", type=Path, required=True, help="the file to write")
    asked = parser.parse_args(arguments)
    try:
        said, checksum, size = export(find_config(asked.config), asked.checkpoint, asked.to)
    except ChronomageError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"{said}\n{size} bytes, sha256 {checksum}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
