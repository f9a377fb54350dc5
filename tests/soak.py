"""Random games with everything checked: the long form of tests/test_check_game.py. Run by `make soak`."""

import sys

import chronomage as cm
from tests.variants import VARIANTS


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    for variant in VARIANTS:
        decisions = cm.check_game(variant.game, variant.players, games, variant.options, seed=1_000_000)
        sys.stdout.write(f"{variant.name}: {games} games, {decisions} decisions, all as it must be\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
