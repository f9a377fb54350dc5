"""One sitting after the other: what is saved, read again, and written down."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="training needs torch: make torch")

from chronomage.lab.training.checkpoint import BadCheckpoint, load  # noqa: E402
from chronomage.lab.training.config import Config  # noqa: E402
from chronomage.lab.training.journal import picture, read_journal  # noqa: E402
from chronomage.lab.training.run import Run  # noqa: E402
from tests.training.small import small_config  # noqa: E402

pytestmark = pytest.mark.long


def sat(config: Config, folder: Path, updates: int, resume: Path | None = None) -> Run:
    """A run after that many updates more."""
    run = Run(
        config,
        folder,
        "cpu",
        load(resume, config.name) if resume else None,
        resume / "small.csv" if resume else None,
        say=lambda line: None,
    )
    try:
        run.train(600, updates)
    finally:
        run.close()
    return run


def test_a_second_sitting_goes_on_where_the_first_ended(tmp_path: Path) -> None:
    config = small_config()
    first = sat(config, tmp_path / "first", 3)
    second = sat(config, tmp_path / "second", 2, tmp_path / "first")
    assert (first.progress.updates, second.progress.updates) == (3, 5)
    assert second.progress.decisions == first.progress.decisions + 2 * first.decisions_a_round
    assert second.progress.copied_seconds == first.progress.copied_seconds
    saved = load(tmp_path / "first", "small")
    assert all(
        torch.allclose(saved.weights[name], weight, atol=1e-3) for name, weight in first.net.state_dict().items()
    )
    assert saved.steps > 0
    assert set(saved.moments) == set(saved.weights)
    lines = read_journal(tmp_path / "second" / "small.csv")
    assert lines[: len(first.journal.lines)] == first.journal.lines
    assert {line.variant for line in lines if line.what == "win_rate"} == {"two", "three"}
    assert picture(lines, "small") == (tmp_path / "second" / "small.svg").read_text(encoding="utf-8")


def test_games_are_played_beside_in_processes_of_their_own(tmp_path: Path) -> None:
    config = small_config()
    config = replace(config, collecting=replace(config.collecting, workers=2))
    config = replace(config, learning=replace(config.learning, overlap=True))
    run = sat(config, tmp_path, 2)
    assert run.progress.updates == 2
    assert {line.what for line in run.journal.lines} >= {"win_rate", "score"}
    assert not any(Path(store.name).exists() for store in run.workers.shared.stores)  # type: ignore[attr-defined]


def test_files_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    sat(small_config(), tmp_path, 1)
    file = tmp_path / "small.checkpoint.0"
    file.write_bytes(file.read_bytes()[:-1] + b"!")
    with pytest.raises(BadCheckpoint, match="not of one time"):
        load(tmp_path, "small")
    with pytest.raises(BadCheckpoint, match="has no checkpoint of other"):
        load(tmp_path, "other")
