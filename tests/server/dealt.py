"""`chronomage` at whose tables the dice fall alike every time: `python -m tests.server.dealt serve …`.

For tests in which a game has to go the same way. The server itself takes no seed from anybody.
"""

import random
import secrets
import sys

from chronomage.cli import main
from chronomage.server.thinking import process, worker

SEED = 7
THIS = "tests.server.dealt"


def deal_alike() -> None:
    """Every table is dealt from one seed, and bots begin from one too."""
    secrets.randbits = lambda _: SEED
    process.WORKER = THIS  # type: ignore[misc]


def choose_alike() -> None:
    """In a process that thinks: the same chance in every run, and another for every choice."""
    secrets.randbits = random.Random(SEED).getrandbits  # type: ignore[assignment]


if __name__ == "__main__":
    if ":" in sys.argv[1]:  # a function that thinks: this is a process of the server's
        choose_alike()
        worker.main()
    else:
        deal_alike()
        sys.exit(main())
