"""The workflows and the hooks: what they name is there, and they try every Python that the package promises."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [
    found[1]
    for each in PROJECT["project"]["classifiers"]
    if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each))
]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
VARIABLES = set(re.findall(r"^([A-Z_]+) [:?]?=", MAKEFILE, re.MULTILINE))
SCRIPTS = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def steps(file: Path) -> Iterator[dict[str, Any]]:
    for job in read(file)["jobs"].values():
        yield from job["steps"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_target_and_file_that_a_workflow_names_is_there(file: Path) -> None:
    commands = [step["run"] for step in steps(file) if "run" in step]
    assert commands
    for command in commands:
        words = re.sub(r"\$\{\{.*?\}\}", "value", command).split()
        if words[0] == "make":
            given = {word.partition("=")[0] for word in words[1:] if "=" in word}
            assert given <= VARIABLES
            assert {word for word in words[1:] if "=" not in word} <= TARGETS
        for word in words:
            if word.endswith((".lock", ".py", ".toml")) or word.startswith("tests/"):
                assert (ROOT / word).exists(), f"{command}: there is no {word}"


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_action_is_pinned_to_a_major_version(file: Path) -> None:
    for step in steps(file):
        assert ("uses" in step) != ("run" in step)
        assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step.get("uses", "a/b@v1"))


def test_every_python_is_tried_on_every_system_and_gets_a_wheel() -> None:
    jobs = read(ROOT / ".github/workflows/test.yml")["jobs"]
    assert PYTHONS
    assert jobs["linux"]["strategy"]["matrix"]["python"] == PYTHONS
    assert jobs["elsewhere"]["strategy"]["matrix"]["python"] == PYTHONS
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{each.replace('.', '')}-*" for each in PYTHONS]


def test_the_hooks_run_the_tools_of_the_project() -> None:
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    tools = {"ruff", "mypy", "lint-imports"}
    named = set()
    for hook in local["hooks"]:
        command = hook["entry"].replace("'", " ").split()
        if "npm" in command:
            # Where there was no Node, `make setup` has put one there.
            assert '"$PWD/.venv/bin:$PATH"' in hook["entry"]
            assert command[-1] in SCRIPTS
        else:
            named |= {word.removeprefix(".venv/bin/") for word in command if word.startswith(".venv/bin/")}
    assert named == tools
    # As `make lint`, `make types` and `make imports` call them.
    for tool in tools:
        assert f".venv/bin/{tool}" in MAKEFILE
