"""A net's file read back: its weights as torch has them, near enough to go on training from."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import numpy_helper

from chronomage.kernel.errors import ChronomageError


def read_onnx(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weights by the names that torch has for them, and what the file says of itself."""
    try:
        model = onnx.load(path)
    except Exception as error:  # whatever a file that is no net makes the reader say
        raise ChronomageError(f"{path} is no net: {error}") from error
    constants = {each.name: numpy_helper.to_array(each) for each in model.graph.initializer}
    weights: dict[str, Any] = {}
    for name, array in constants.items():
        if name.endswith(".bias") or (name.endswith(".weight") and array.ndim == 1):
            weights[name] = array.astype(np.float32)
        elif name.endswith(".weight"):
            weights[name] = matrix(constants, name.removesuffix(".weight")).T
    said = {each.key: each.value for each in model.metadata_props}.get("chronomage", "{}")
    return weights, json.loads(said)


def matrix(constants: dict[str, Any], name: str) -> Any:
    """A layer's matrix of inputs by outputs, in floats."""
    found = constants[f"{name}.weight"].astype(np.float32)
    if f"{name}.weight.scales" in constants:
        found = found * constants[f"{name}.weight.scales"]
    if f"{name}.step" in constants:
        found = found / constants[f"{name}.step"] * constants[f"{name}.evened"][:, None]
    return np.ascontiguousarray(found)
