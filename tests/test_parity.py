"""Interpreted and compiled engines play the same games, byte for byte, whatever the hash seed."""

import pytest

from tests.builds import output_of


def run(sources: bool, hash_seed: str) -> tuple[str, str]:
    """The build that ran, and its fingerprint."""
    build, digest = output_of("tests.fingerprint", "2", sources=sources, hash_seed=hash_seed).split()
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
