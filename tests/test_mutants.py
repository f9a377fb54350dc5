"""The mistakes of `make mutants` can still be made, and whether they are found is told truly."""

from pathlib import Path

import pytest

from tests.mutants.catalogue import MUTANTS
from tests.mutants.mutant import ROOT, Mutant, Stale

RANDOM = "src/chronomage/kernel/random.py"
TESTS = ("tests/test_random.py",)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mistake_can_still_be_made(mutant: Mutant) -> None:
    mistaken = mutant.mistaken()
    if not mutant.in_client:
        compile(mistaken, mutant.file, "exec")
    assert mutant.tests
    assert all((ROOT / test.partition("::")[0]).exists() for test in mutant.tests)


def test_there_are_mistakes_in_every_layer() -> None:
    rooms = {Path(mutant.file).parts[2] for mutant in MUTANTS if not mutant.in_client}
    assert rooms >= {"kernel", "games", "pov", "record", "game.py", "lab", "texts", "server"}
    assert any(mutant.in_client for mutant in MUTANTS)
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 25


@pytest.mark.long
def test_a_mistake_is_found_and_what_is_none_is_not(tmp_path: Path) -> None:
    mistake = next(mutant for mutant in MUTANTS if mutant.file == RANDOM)
    assert mistake.is_found(tmp_path / "mistake")
    none = Mutant("only other words", RANDOM, "The next 32 random bits.", "Bits.", TESTS)
    assert not none.is_found(tmp_path / "none")


def test_a_mistake_in_what_is_no_longer_there_is_refused() -> None:
    with pytest.raises(Stale, match="stands 0 times"):
        Mutant("gone", RANDOM, "no such line", "", TESTS).mistaken()


@pytest.mark.long
def test_a_mistake_that_lets_no_test_run_is_refused(tmp_path: Path) -> None:
    broken = Mutant("no module", RANDOM, "from hashlib import blake2b", "from hashlib import nothing", TESTS)
    with pytest.raises(Stale, match="could not be run"):
        broken.is_found(tmp_path / "broken")
