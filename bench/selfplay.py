"""How fast nets play themselves without a GPU: `python -m bench.selfplay [SECONDS]`, on two cores.

Prints one JSON object: decisions a second of small nets in Seasons for two, with nothing learned from them, one process
playing the games and one answering them, and the part of the time in which the second waits for the first.
"""

import json
import sys
import time
from typing import Any

import torch

from chronomage.encoding import encoding_of
from chronomage.lab.measure import is_compiled
from chronomage.lab.training.boards import RESUME
from chronomage.lab.training.collector import Collector
from chronomage.lab.training.config import Config, config_of
from chronomage.lab.training.net import Net
from chronomage.lab.training.rollout import Rollout
from chronomage.lab.training.thinking import Thinker
from chronomage.lab.training.workers import Processes

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
WIDTHS = (64, 128, 256)


def small(width: int) -> Config:
    """A config for one process of games."""
    return config_of(
        {
            "name": "bench",
            "game": "seasons",
            "net": {"width": width, "blocks": 2, "value_width": 32},
            "collecting": {"workers": 1, "games": 256, "steps": 16, "past": 0.0, "apprentice": 0.0},
            "variants": [{"name": "two players", "options": {"level": "archmage"}, "weight": 1}],
        },
        "bench",
    )


def speed(width: int) -> dict[str, Any]:
    """Decisions a second with a net of that width."""
    config = small(width)
    encoding = encoding_of(config.game)
    thinker = Thinker(Net(encoding, config.net).eval())
    workers = Processes(config, seed=1)
    try:
        collector = Collector(config, workers, thinker, thinker, "cpu")
        collecting = config.collecting
        shape = (collecting.steps, collecting.groups, collecting.games)
        rollout = Rollout(*shape, encoding.size, encoding.choices, "cpu")
        collector.start(RESUME)
        collector.collect(rollout, teach=False)  # not measured: processes have to start
        collector.waited = 0.0
        rounds = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            collector.collect(rollout, teach=False)
            rounds += 1
        elapsed = time.perf_counter() - start
    finally:
        workers.stop()
    decisions = rounds * collecting.steps * collecting.groups * collecting.games
    return {"decisions_per_second": round(decisions / elapsed), "waited": round(collector.waited / elapsed, 2)}


def main() -> None:
    """Measure, and print."""
    torch.set_num_threads(1)
    print(json.dumps({"compiled": is_compiled(), **{f"width {width}": speed(width) for width in WIDTHS}}, indent=1))


if __name__ == "__main__":
    main()
