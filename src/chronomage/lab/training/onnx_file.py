"""ONNX: a trained net as a file that onnxruntime runs, small enough for the package.

Written node by node: torch's own exporter would bring its names, its defaults and more packages. The large matrices are
kept in 8 bits with a scale for each column. Those behind the first layer are multiplied in whole numbers too, which is
twice as fast for many rows and four times for one: what goes in is brought to 7 bits by a scale that is fixed here,
from what the net was seen to reckon with in a sample of games. The first matrix is made floats when the file is
loaded, since what goes in there has many scales.
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
from chronomage.lab.training.layers import EPSILON, blocks_of, hidden_layers

OPSET = 17
IR = 9


# What goes into a product of whole numbers is at most so large: processors without instructions made for it add pairs
# of products in 16 bits, which must not overflow. A position stranger than all of the sample may go over it, up to 255.
LARGEST_IN = 127
EVENING = 0.6  # how much of the unevenness of what goes in is moved into the matrix


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
        small, scales = in_eight_bits(weights)
        return self.add("DequantizeLinear", self.constant(name, small), self.constant(f"{name}.scales", scales), axis=1)

    def linear(self, hidden: str, weights: Mapping[str, Any], name: str, eight_bits: bool = True) -> str:
        """A layer as torch keeps it."""
        matrix = self.matrix(f"{name}.weight", weights[f"{name}.weight"].T, eight_bits)
        return self.shifted(self.add("MatMul", hidden, matrix), weights, name)

    def whole_linear(self, hidden: str, weights: Mapping[str, Any], name: str, largest: Any) -> str:
        """A layer that is reckoned in whole numbers; `largest` is how large each of what goes in is seen to become.

        What goes in is evened out first, and its rows of the matrix are made larger by as much: one column that is
        often large would leave few bits to all others.
        """
        matrix = weights[f"{name}.weight"].T
        evened = evening(largest, np.abs(matrix).max(1))
        step = np.float32((largest / evened).max() / LARGEST_IN)
        small, scales = in_eight_bits(matrix * evened[:, None])
        hidden = self.add("Mul", hidden, self.constant(f"{name}.evened", 1 / evened))
        nothing = self.constant(f"{name}.nothing", np.uint8(0))
        whole = self.add("QuantizeLinear", hidden, self.constant(f"{name}.step", step), nothing)
        product = self.add(
            "MatMulInteger",
            whole,
            self.constant(f"{name}.weight", small),
            nothing,
            self.constant(f"{name}.weight.nothing", np.int8(0)),
        )
        scaled = self.constant(f"{name}.weight.scales", scales * step)
        return self.shifted(self.add("Mul", self.add("Cast", product, to=TensorProto.FLOAT), scaled), weights, name)

    def shifted(self, product: str, weights: Mapping[str, Any], name: str) -> str:
        """What a matrix gives, with the layer's own shift."""
        return self.add("Add", product, self.constant(f"{name}.bias", weights[f"{name}.bias"]))

    def norm(self, hidden: str, weights: Mapping[str, Any], name: str) -> str:
        """A layer norm, and what is positive of it."""
        scale = self.constant(f"{name}.weight", weights[f"{name}.weight"])
        bias = self.constant(f"{name}.bias", weights[f"{name}.bias"])
        return self.add("Relu", self.add("LayerNormalization", hidden, scale, bias, axis=-1, epsilon=EPSILON))


def in_eight_bits(matrix: Any) -> tuple[Any, Any]:
    """A matrix of whole numbers up to 127, and the scale of each of its columns."""
    scales = np.maximum(np.abs(matrix).max(0), 1e-12).astype(np.float32) / 127
    return np.clip(np.rint(matrix / scales), -127, 127).astype(np.int8), scales


def evening(largest: Any, weights: Any) -> Any:
    """What to divide each of what goes in by, and to multiply its row of the matrix with."""
    evened = np.maximum(largest, 1e-3) ** EVENING / np.maximum(weights, 1e-6) ** (1 - EVENING)
    return (evened / evened.mean()).astype(np.float32)


def onnx_model(weights: Mapping[str, Any], encoding: Encoding, said: Mapping[str, Any], sample: Any) -> Any:
    """The net with these weights, arrays by the names that torch has for them.

    `observations` are bytes, as chronomage.encoding.dense.values makes them; `sample` are some hundreds of such rows.
    `policy` has a preference for each place, `values` for each seat from the player on the three figures of a result.
    What is said goes into the file too.
    """
    arrays = {name: np.asarray(array, np.float32) for name, array in weights.items()}
    scales = np.array(encoding.scales, np.float32)
    largest = [layer.max(0) for layer in hidden_layers(arrays, sample * scales)]
    graph = Graph()
    numbers = graph.add("Cast", "observations", to=TensorProto.FLOAT)
    # Not made part of the first matrix: what is scaled down would be left with few of the 8 bits.
    hidden = graph.add("Mul", numbers, graph.constant("scales", scales))
    hidden = graph.norm(graph.linear(hidden, arrays, "first"), arrays, "first_norm")
    for block in range(blocks_of(arrays)):
        more = graph.norm(
            graph.whole_linear(hidden, arrays, f"blocks.{block}", largest[block]), arrays, f"norms.{block}"
        )
        hidden = graph.add("Add", hidden, more)
    policy = graph.whole_linear(hidden, arrays, "policy", largest[-1])
    judged = graph.add("Relu", graph.whole_linear(hidden, arrays, "value_hidden", largest[-1]))
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


def write_onnx(path: Path, weights: Mapping[str, Any], encoding: Encoding, said: Mapping[str, Any], sample: Any) -> int:
    """Write a net's file; answers with its size in bytes."""
    content: bytes = onnx_model(weights, encoding, said, sample).SerializeToString()
    path.write_bytes(content)
    return len(content)
