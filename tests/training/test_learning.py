"""It learns: after some seconds of playing itself a net beats the net that it was."""

import math
from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="training needs torch: make torch")

from chronomage.lab.training.boards import TEACH  # noqa: E402
from chronomage.lab.training.config import config_of  # noqa: E402
from chronomage.lab.training.games import PAST  # noqa: E402
from chronomage.lab.training.run import Run  # noqa: E402

pytestmark = pytest.mark.long

COPIED, PLAYED = 12, 6  # rounds
GAMES = 200
# Rounds are counted, not seconds, and all chance is seeded: the same net comes out on every run of one machine.
CONFIG = config_of(
    {
        "name": "learning",
        "game": "timemasters",
        "net": {"width": 64, "blocks": 1, "value_width": 32},
        "collecting": {"workers": 0, "games": 64, "steps": 32, "past": 0.0, "apprentice": 0.0, "past_every": 1000},
        "learning": {
            "copying_seconds": 0,
            "planned_seconds": 1e9,
            "rate": [2e-3, 2e-3],
            "batch": 1024,
            "value_updates": 1,
            "overlap": False,
        },
        "evaluating": {"every_seconds": 1e9},
        "variants": [{"name": "two players", "weight": 1, "evaluation": GAMES}],
    },
    "learning",
)


def test_a_net_beats_its_untrained_self(tmp_path: Path) -> None:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        run = Run(CONFIG, tmp_path, "cpu", say=lambda line: None)
        untrained = {name: tensor.clone() for name, tensor in run.net.state_dict().items()}
        run.collector.start(TEACH)
        run.copy_apprentice(math.inf, COPIED)
        run.ends = math.inf
        run.play_itself(PLAYED)
        run.past_self.load(untrained)
        games, won, *_ = run.collector.evaluate(PAST)[0]
    finally:
        torch.set_num_threads(threads)
    assert games == GAMES
    assert won / games > 0.65  # 200 games between equals come that far once in a hundred thousand
