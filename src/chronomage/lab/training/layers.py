"""The layers of a net by its weights alone, in numpy: what it reckons with between the numbers and its answers."""

from collections.abc import Mapping
from typing import Any

import numpy as np

EPSILON = 1e-5  # of torch's layer norm


def blocks_of(weights: Mapping[str, Any]) -> int:
    """How many blocks a net has."""
    return sum(name.startswith("blocks.") and name.endswith(".weight") for name in weights)


def hidden_layers(weights: Mapping[str, Any], numbers: Any) -> list[Any]:
    """What goes into each block, and at last into policy and value, for rows of numbers with their scales."""
    hidden = normed(weights, "first_norm", linear(weights, "first", numbers))
    layers = [hidden]
    for block in range(blocks_of(weights)):
        hidden = hidden + normed(weights, f"norms.{block}", linear(weights, f"blocks.{block}", hidden))
        layers.append(hidden)
    return layers


def linear(weights: Mapping[str, Any], name: str, numbers: Any) -> Any:
    """A layer as torch keeps it."""
    return numbers @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]


def normed(weights: Mapping[str, Any], name: str, numbers: Any) -> Any:
    """A layer norm, and what is positive of it."""
    centred = numbers - numbers.mean(1, keepdims=True)
    evened = centred / np.sqrt(centred.var(1, keepdims=True) + EPSILON)
    return np.maximum(evened * weights[f"{name}.weight"] + weights[f"{name}.bias"], 0)
