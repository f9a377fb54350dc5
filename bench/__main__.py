"""Compiled against interpreted against catanatron, in one run on one core. Run by `make bench`.

Prints one JSON object. `times_catanatron` compares decisions a second of random play; `growth` is what a decision costs
in the last third of a game, as a multiple of one in the first third; `with_everything` is Seasons with its expansion,
`time_masters` the other game with all its cards. `encoding` is what it takes to turn an observation into numbers, in
microseconds and as a multiple of copying the state.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
OPTIONS: dict[str, object] = {"level": "archmage"}
EVERYTHING: dict[str, object] = {
    **OPTIONS,
    "enchanted_kingdom": True,
    "enchantment": "random",
    "ability_tokens": True,
}
ALL_CARDS: dict[str, object] = {"expansion": True, "promo": True}


def in_build(code: str, sources: bool) -> Any:
    """Run code with the installed build or with the sources, and read the JSON it prints."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if sources:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-c", f"import json; from chronomage.lab import encoding_speed, measure; {code}"]
    output = subprocess.run(command, cwd=ROOT / "bench", env=environment, capture_output=True, text=True, check=True)
    return json.loads(output.stdout)


def measured(options: dict[str, object], sources: bool, game: str = "seasons") -> Any:
    """The figures of one build."""
    return in_build(f"print(json.dumps(measure.measure({game!r}, {options}, {SECONDS})))", sources)


def growth(options: dict[str, object], game: str = "seasons") -> float:
    """What a decision late in the game costs, as a multiple of one early in it."""
    return round(float(in_build(f"print(json.dumps(measure.growth({game!r}, {options})))", sources=False)), 2)


def encoding(options: dict[str, object], players: int = 2, game: str = "seasons", sources: bool = False) -> Any:
    """What encoding an observation takes, in one build."""
    figures = f"encoding_speed.encoding_figures({game!r}, {options}, {players})"
    return in_build(f"print(json.dumps({figures}))", sources)


def catanatron_speed() -> float:
    """Decisions a second of catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions = seed = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS / 2:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        decisions += len(game.state.actions)
        seed += 1
    return decisions / (time.perf_counter() - start)


def main() -> None:
    """Measure everything and print it."""
    compiled, interpreted = measured(OPTIONS, sources=False), measured(OPTIONS, sources=True)
    expanded = measured(EVERYTHING, sources=False)
    time_masters = measured(ALL_CARDS, sources=False, game="timemasters")
    catanatron = catanatron_speed()
    report = {
        "compiled": compiled,
        "interpreted": interpreted,
        "with_everything": expanded,
        "time_masters": time_masters,
        "catanatron_decisions_per_second": round(catanatron),
        "times_interpreted": round(compiled["decisions_per_second"] / interpreted["decisions_per_second"], 2),
        "times_catanatron": round(compiled["decisions_per_second"] / catanatron, 2),
        "everything_times_base": round(expanded["decisions_per_second"] / compiled["decisions_per_second"], 2),
        "time_masters_times_catanatron": round(time_masters["decisions_per_second"] / catanatron, 2),
        "encoding": {
            "two_players": encoding(OPTIONS),
            "four_players_with_everything": encoding(EVERYTHING, players=4),
            "time_masters": encoding(ALL_CARDS, game="timemasters"),
            "two_players_interpreted": encoding(OPTIONS, sources=True),
        },
        "growth": growth(OPTIONS),
        "time_masters_growth": growth(ALL_CARDS, "timemasters"),
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
