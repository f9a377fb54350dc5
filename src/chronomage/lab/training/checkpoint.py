"""Checkpoint: what a run needs to go on elsewhere, in files small enough to be carried about.

The optimizer's first moments are not kept: after some ten steps they are what they were. Nor are earlier selves: the
league begins anew with the net as it is.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import torch

from chronomage.kernel.errors import ChronomageError
from chronomage.lab.training.onnx_reading import read_onnx

LARGEST = 15 << 20  # bytes of one file
Weights = dict[str, Any]  # tensors by name


class BadCheckpoint(ChronomageError):
    """There is no checkpoint, or its files do not belong together."""


@dataclass
class Progress:
    """How far a run is."""

    decisions: int = 0
    updates: int = 0
    copied_seconds: float = 0.0
    played_seconds: float = 0.0


@dataclass
class Checkpoint:
    """A net, its optimizer, and how far the run is."""

    weights: Weights
    moments: Weights = field(default_factory=dict)  # the optimizer's second ones
    steps: float = 0.0  # that the optimizer has made
    progress: Progress = field(default_factory=Progress)


def save(checkpoint: Checkpoint, folder: Path, name: str) -> None:
    """Write the files NAME.checkpoint.0, .1 and so on into a folder, in place of those of before."""
    arrays: dict[str, Any] = {}
    for key, tensor in checkpoint.weights.items():
        arrays[f"weights/{key}"] = as_halves(tensor)
    for key, tensor in checkpoint.moments.items():
        arrays[f"moments/{key}"] = as_brains(tensor)
    said = {"steps": checkpoint.steps, "progress": asdict(checkpoint.progress)}
    arrays["said"] = np.frombuffer(json.dumps(said).encode(), np.uint8)
    file = BytesIO()
    np.savez(file, **arrays)
    content = file.getvalue()
    whole = sha256(content).digest() + content
    pieces = [whole[start : start + LARGEST] for start in range(0, len(whole), LARGEST)]
    folder.mkdir(parents=True, exist_ok=True)
    for number, piece in enumerate(pieces):
        beside = folder / f"{name}.checkpoint.{number}.new"
        beside.write_bytes(piece)
    for old in folder.glob(f"{name}.checkpoint.[0-9]"):
        old.unlink()
    for number in range(len(pieces)):
        (folder / f"{name}.checkpoint.{number}.new").replace(folder / f"{name}.checkpoint.{number}")


def load(place: Path, name: str) -> Checkpoint:
    """What was saved under a name in a folder, or a net by its file: the weights without the optimizer."""
    return load_file(place) if place.is_file() else load_folder(place, name)


def load_file(path: Path) -> Checkpoint:
    """A net as bots use it: its weights are in 8 bits, which some updates mend."""
    weights, said = read_onnx(path)
    progress = Progress(said.get("decisions", 0), said.get("updates", 0), 0.0, said.get("seconds", 0.0))
    return Checkpoint({name: torch.from_numpy(array) for name, array in weights.items()}, progress=progress)


def load_folder(folder: Path, name: str) -> Checkpoint:
    """What `save` has written."""
    files = sorted(folder.glob(f"{name}.checkpoint.[0-9]"))
    if not files:
        raise BadCheckpoint(f"{folder} has no checkpoint of {name}.")
    whole = b"".join(path.read_bytes() for path in files)
    digest, content = whole[:32], whole[32:]
    if sha256(content).digest() != digest:
        raise BadCheckpoint(f"the files of the checkpoint {name} in {folder} are not all there, or not of one time.")
    with np.load(BytesIO(content)) as arrays:
        said = json.loads(bytes(arrays["said"]))
        return Checkpoint(
            from_halves(arrays, "weights/"),
            from_brains(arrays, "moments/"),
            said["steps"],
            Progress(**said["progress"]),
        )


def as_halves(tensor: Any) -> Any:
    """A tensor in 16 bits."""
    return tensor.detach().to(torch.float16).cpu().numpy()


def as_brains(tensor: Any) -> Any:
    """A tensor in those 16 bits that keep its range, as whole numbers: numpy has no such kind."""
    return tensor.detach().to(torch.bfloat16).cpu().view(torch.int16).numpy()


def from_halves(arrays: Mapping[str, Any], prefix: str) -> Weights:
    """Tensors that were saved as halves."""
    return {key[len(prefix) :]: torch.from_numpy(arrays[key]).float() for key in arrays if key.startswith(prefix)}


def from_brains(arrays: Mapping[str, Any], prefix: str) -> Weights:
    """Tensors that were saved as brain floats."""
    return {
        key[len(prefix) :]: torch.from_numpy(arrays[key]).view(torch.bfloat16).float()
        for key in arrays
        if key.startswith(prefix)
    }
