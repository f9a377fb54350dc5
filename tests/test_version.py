"""The version is written in one place, src/chronomage/__init__.py; whatever else tells it has it from there."""

import json
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import chronomage
from chronomage.cli import main

ROOT = Path(__file__).parent.parent


def test_the_build_takes_it_from_there() -> None:
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    assert "version" in metadata.core.dynamic
    assert metadata.version == chronomage.__version__


def test_the_command_line_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == chronomage.__version__


def test_the_browser_client_has_none_of_its_own() -> None:
    assert "version" not in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    assert "version" not in json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"][""]


def test_the_changelog_begins_with_it() -> None:
    headings = [line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line[:3] == "## "]
    assert headings[0].split()[1] == chronomage.__version__
