"""Interpreted and compiled engines play the same games, byte for byte, whatever the hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def run(sources: bool, hash_seed: str) -> tuple[str, str]:
    """The build that ran, and its fingerprint."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PYTHONHASHSEED"] = hash_seed
    if sources:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "tests.fingerprint", "2"]
    output = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    build, digest = output.split()
    return build, digest


@pytest.mark.long
def test_compiled_and_interpreted_games_are_the_same() -> None:
    build, digest = run(sources=False, hash_seed="0")
    if build != "compiled":
        pytest.skip("chronomage was installed without a C compiler: there is no compiled build to compare")
    assert run(sources=True, hash_seed="0") == ("interpreted", digest)


@pytest.mark.long
def test_hash_seeds_make_no_difference() -> None:
    assert run(sources=False, hash_seed="1") == run(sources=False, hash_seed="2")
