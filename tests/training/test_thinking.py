"""A net says the same whether or not what is zero is left out."""

from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="training needs torch: make torch")

from chronomage.encoding import encoding_of  # noqa: E402
from chronomage.lab.training.config import NetShape  # noqa: E402
from chronomage.lab.training.net import Net, masked  # noqa: E402
from chronomage.lab.training.thinking import Thinker, think_sparsely  # noqa: E402


def test_what_is_zero_can_be_left_out() -> None:
    torch.manual_seed(3)
    encoding = encoding_of("seasons")
    net = Net(encoding, NetShape(48, 2, 16))
    torch.nn.init.normal_(net.policy.weight)
    torch.nn.init.normal_(net.value.weight)
    seen = (torch.rand(9, encoding.size) < 0.05) * torch.randint(1, 255, (9, encoding.size), dtype=torch.uint8)
    is_open = torch.rand(9, encoding.choices) < 0.01
    is_open[:, 7] = True
    seen[4] = 0  # a row without a game
    is_open[4] = False
    with torch.no_grad():
        thought = think_sparsely(net, seen, is_open)
        preferences, values = net(seen)
    likelihoods = torch.log_softmax(masked(preferences, is_open), -1)
    assert torch.allclose(thought.expected, values, atol=1e-4)
    playing = [row for row in range(9) if row != 4]
    assert torch.equal(thought.best()[playing], likelihoods.argmax(-1)[playing])
    drawn, likelihood = thought.drawn()
    for row in playing:
        assert is_open[row, drawn[row]]
        assert likelihood[row].item() == pytest.approx(likelihoods[row, drawn[row]].item(), abs=1e-4)


def test_a_device_reckons_about_the_same() -> None:
    torch.manual_seed(3)
    encoding = encoding_of("seasons")
    net = Net(encoding, NetShape(64, 2, 16))
    torch.nn.init.normal_(net.policy.weight, std=0.1)
    torch.nn.init.normal_(net.value.weight, std=0.1)
    thinker = Thinker(net)
    thinker.is_on_device = True
    thinker.refresh()
    seen = (torch.rand(9, encoding.size) < 0.05) * torch.randint(1, 9, (9, encoding.size), dtype=torch.uint8)
    with torch.no_grad():
        preferences, values = thinker.reckon(seen)
        exact_preferences, exact_values = net(seen)
    assert (preferences - exact_preferences).abs().mean() < 0.02 * exact_preferences.std()
    assert (values - exact_values).abs().mean() < 0.02 * exact_values.std()
