"""ONNX: a trained net as a file that onnxruntime runs, small enough for the package.

Written node by node: torch's own exporter would bring its names, its defaults and more packages. The large matrices are
kept in 8 bits with a scale for each column, and made floats again when the file is loaded; all reckoning is in floats.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from chronomage.encoding import Encoding
from chronomage.lab.training.games import FIGURES, MOST_SEATS

OPSET = 17
IR = 9
EPSILON = 1e-5  # of torch's layer norm


class Graph:
    """Nodes one after the other, each with a name of its own."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def add(self, operator: str, *inputs: str, **attributes: Any) -> str:
        """A node with one output, whose name is the answer."""
        name = f"{operator.lower()}{len(self.nodes)}"
        self.nodes.append(helper.make_node(operator, inputs, [name], **attributes))
        return name

    def constant(self, name: str, array: Any) -> str:
        """An array by a name."""
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def matrix(self, name: str, weights: Any, eight_bits: bool) -> str:
        """A matrix of inputs by outputs, in 8 or in 16 bits."""
        if not eight_bits:
            return self.add("Cast", self.constant(name, weights.astype(np.float16)), to=TensorProto.FLOAT)
        scales = np.maximum(np.abs(weights).max(0), 1e-12).astype(np.float32) / 127
        small = np.clip(np.rint(weights / scales), -127, 127).astype(np.int8)
        return self.add("DequantizeLinear", self.constant(name, small), self.constant(f"{name}.scales", scales), axis=1)

    def linear(self, hidden: str, weights: Mapping[str, Any], name: str, eight_bits: bool = True) -> str:
        """A layer as torch keeps it."""
        matrix = self.matrix(f"{name}.weight", weights[f"{name}.weight"].T, eight_bits)
        bias = self.constant(f"{name}.bias", weights[f"{name}.bias"])
        return self.add("Add", self.add("MatMul", hidden, matrix), bias)

    def norm(self, hidden: str, weights: Mapping[str, Any], name: str) -> str:
        """A layer norm, and what is positive of it."""
        scale = self.constant(f"{name}.weight", weights[f"{name}.weight"])
        bias = self.constant(f"{name}.bias", weights[f"{name}.bias"])
        return self.add("Relu", self.add("LayerNormalization", hidden, scale, bias, axis=-1, epsilon=EPSILON))


def onnx_model(weights: Mapping[str, Any], encoding: Encoding, said: Mapping[str, Any]) -> Any:
    """The net with these weights, arrays by the names that torch has for them.

    `observations` are bytes, as chronomage.encoding.dense.values makes them. `policy` has a preference for each place,
    `values` for each seat from the player on the three figures of a result. What is said goes into the file too.
    """
    arrays = {name: np.asarray(array, np.float32) for name, array in weights.items()}
    graph = Graph()
    numbers = graph.add("Cast", "observations", to=TensorProto.FLOAT)
    # Not made part of the first matrix: what is scaled down would be left with few of the 8 bits.
    hidden = graph.add("Mul", numbers, graph.constant("scales", np.array(encoding.scales, np.float32)))
    hidden = graph.norm(graph.linear(hidden, arrays, "first"), arrays, "first_norm")
    block = 0
    while f"blocks.{block}.weight" in arrays:
        more = graph.norm(graph.linear(hidden, arrays, f"blocks.{block}"), arrays, f"norms.{block}")
        hidden = graph.add("Add", hidden, more)
        block += 1
    policy = graph.linear(hidden, arrays, "policy", eight_bits=False)
    judged = graph.add("Relu", graph.linear(hidden, arrays, "value_hidden"))
    values = graph.linear(judged, arrays, "value", eight_bits=False)
    shape = graph.constant("shape", np.array([-1, MOST_SEATS, FIGURES], np.int64))
    graph.nodes.append(helper.make_node("Identity", [policy], ["policy"]))
    graph.nodes.append(helper.make_node("Reshape", [values, shape], ["values"]))
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "chronomage",
            [helper.make_tensor_value_info("observations", TensorProto.UINT8, ["batch", encoding.size])],
            [
                helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["batch", encoding.choices]),
                helper.make_tensor_value_info("values", TensorProto.FLOAT, ["batch", MOST_SEATS, FIGURES]),
            ],
            graph.constants,
        ),
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=IR,
        producer_name="chronomage",
    )
    helper.set_model_props(model, {"chronomage": json.dumps(dict(said), sort_keys=True)})
    onnx.checker.check_model(model)
    return model


def write_onnx(path: Path, weights: Mapping[str, Any], encoding: Encoding, said: Mapping[str, Any]) -> int:
    """Write a net's file; answers with its size in bytes."""
    content: bytes = onnx_model(weights, encoding, said).SerializeToString()
    path.write_bytes(content)
    return len(content)
