"""Make every mistake of the catalogue, or those whose names hold a word, and say which were found."""

import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.catalogue import MUTANTS
from tests.mutants.mutant import Mutant, Stale

WORKERS = 2


def verdict(mutant: Mutant) -> str:
    """found, SURVIVED, or why it could not be made."""
    with tempfile.TemporaryDirectory() as scratch:
        try:
            return "found" if mutant.is_found(Path(scratch)) else "SURVIVED"
        except Stale as stale:
            return f"STALE {stale}"


def main() -> int:
    """The number of mistakes that nobody found."""
    word = " ".join(sys.argv[1:])
    wanted = [mutant for mutant in MUTANTS if word in mutant.name]
    began, missed = time.monotonic(), 0
    with ThreadPoolExecutor(WORKERS) as pool:
        for mutant, said in zip(wanted, pool.map(verdict, wanted), strict=True):
            missed += said != "found"
            print(f"{said:8}  {mutant.name}  ({mutant.file})", flush=True)  # noqa: T201
    print(f"{len(wanted) - missed} of {len(wanted)} found in {time.monotonic() - began:.0f} s")  # noqa: T201
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main())
