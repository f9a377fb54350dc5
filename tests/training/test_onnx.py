"""A net as a file: it says the same as in training."""

from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="training needs torch: make torch")
onnxruntime: Any = pytest.importorskip("onnxruntime")
pytest.importorskip("onnx")

import numpy as np  # noqa: E402

from chronomage.bots.policy import policy_of  # noqa: E402
from chronomage.encoding import dense, encoding_of  # noqa: E402
from chronomage.kernel.errors import ChronomageError  # noqa: E402
from chronomage.kernel.random import seeded  # noqa: E402
from chronomage.lab.training.checkpoint import load  # noqa: E402
from chronomage.lab.training.config import NetShape  # noqa: E402
from chronomage.lab.training.dealing import TrainingDealer  # noqa: E402
from chronomage.lab.training.games import Games  # noqa: E402
from chronomage.lab.training.net import Net  # noqa: E402
from chronomage.lab.training.onnx_file import onnx_model, write_onnx  # noqa: E402
from chronomage.lab.training.player import pack  # noqa: E402
from chronomage.lab.training.sampling import sample_rows  # noqa: E402
from tests.training.small import small_config  # noqa: E402

pytestmark = pytest.mark.long
LARGEST = 8_000_000  # bytes of a net in the package


def observations(rows: int) -> Any:
    """What nets see in the middle of games."""
    encoding = encoding_of("seasons")
    dealer = TrainingDealer(small_config().variants(), [2, 1], 0, 0, seeded(1))
    games = Games(encoding, policy_of("seasons"), dealer, rows, seeded(2))
    for _ in range(30):
        games.observe([], [], [], [])
        games.play([row.places[0] for row in games.rows])
    entries: list[int] = []
    widths: list[int] = []
    games.observe(entries, widths, [], [])
    return dense.values(encoding, pack(entries, widths))


def test_a_file_says_what_the_net_says() -> None:
    encoding = encoding_of("seasons")
    torch.manual_seed(1)
    net = Net(encoding, NetShape(128, 2, 64))
    torch.nn.init.normal_(net.policy.weight, std=0.2)
    torch.nn.init.normal_(net.value.weight, std=0.2)
    weights = {name: tensor.numpy() for name, tensor in net.state_dict().items()}
    sample = sample_rows(small_config(), 200)
    model = onnx_model(weights, encoding, {"decisions": 5}, sample)
    session = onnxruntime.InferenceSession(model.SerializeToString())
    seen = observations(24)
    policy, values = session.run(None, {"observations": seen})
    with torch.no_grad():
        wanted_policy, wanted_values = (each.numpy() for each in net(torch.from_numpy(seen)))
    # In 8 bits a weight is off by less than half a hundredth of its column's largest; what goes in has 7 bits.
    assert np.abs(policy - wanted_policy).mean() < 0.02 * wanted_policy.std()
    assert np.abs(values - wanted_values).mean() < 0.02 * wanted_values.std()
    assert np.corrcoef(policy.ravel(), wanted_policy.ravel())[0, 1] > 0.999
    assert session.get_modelmeta().custom_metadata_map["chronomage"] == '{"decisions": 5}'
    # What it says of one observation does not depend on which others it looks at.
    alone, _ = session.run(None, {"observations": seen[:1]})
    assert np.abs(alone[0] - policy[0]).max() < 1e-4


def test_a_file_is_gone_on_from(tmp_path: Path) -> None:
    encoding = encoding_of("seasons")
    torch.manual_seed(2)
    net = Net(encoding, NetShape(32, 1, 16))
    weights = {name: tensor.numpy() for name, tensor in net.state_dict().items()}
    path = tmp_path / "net.onnx"
    write_onnx(path, weights, encoding, {"decisions": 5, "updates": 3, "seconds": 7}, sample_rows(small_config(), 50))
    found = load(path, "small")
    assert (found.progress.decisions, found.progress.updates, found.progress.played_seconds) == (5, 3, 7)
    assert set(found.weights) == set(weights)
    for name, array in weights.items():
        assert np.abs(found.weights[name].numpy() - array).max() <= 0.01 * max(1e-6, np.abs(array).max()), name
    Net(encoding, NetShape(32, 1, 16)).load_state_dict(found.weights)
    path.write_text("no net")
    with pytest.raises(ChronomageError, match="is no net"):
        load(path, "small")


@pytest.mark.parametrize("name", ["seasons"])
def test_nets_of_the_package_are_small_enough(name: str) -> None:
    from chronomage.lab.training.sitting import find_config

    config = find_config(name)
    encoding = encoding_of(config.game)
    weights = {name: tensor.numpy() for name, tensor in Net(encoding, config.net).state_dict().items()}
    assert len(onnx_model(weights, encoding, {}, sample_rows(config, 50)).SerializeToString()) < LARGEST
