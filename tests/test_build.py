"""The build, which is done where nothing is installed but what it asks for."""

import ast
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hatch_build import CLIENT_SWITCH, COMPILE_SWITCH, BuildHook, sources

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def file_of(module: str) -> Path | None:
    path = SRC / module.replace(".", "/")
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


def imported(file: Path) -> Iterator[str]:
    """What a file imports, at its top or anywhere else: types are looked up in all of it."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def reached(files: list[Path]) -> set[str]:
    """All packages of others that are imported on the way from these files."""
    found: set[str] = set()
    seen: set[Path] = set()
    while files:
        file = files.pop()
        if file in seen:
            continue
        seen.add(file)
        for module in imported(file):
            if module.partition(".")[0] != "chronomage":
                found.add(module.partition(".")[0])
            elif (next_file := file_of(module)) is not None:
                files.append(next_file)
    return found


def test_what_is_compiled_needs_no_package_that_the_build_does_not_ask_for() -> None:
    """Where one is missing the compiler gives up, and the program is installed as plain Python, many times slower."""
    compiled = sources(SRC)
    assert "chronomage/game.py" in compiled
    packages = reached([SRC / name for name in compiled]) - sys.stdlib_module_names - {"mypy_extensions"}  # mypy's own
    asked_for = {requirement.partition(">")[0].partition("=")[0] for requirement in PROJECT["build-system"]["requires"]}
    assert packages <= asked_for | {"mypy_extensions"}  # which comes with mypy


def test_a_package_that_is_missing_would_be_noticed() -> None:
    assert "litestar" in reached([SRC / "chronomage/server/app.py"])


@pytest.mark.parametrize("kind", ["compile", "start_client"])
def test_what_cannot_be_built_is_left_out_or_refused(
    kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A user gets what works without a compiler or Node; a wheel to give away is whole."""
    hook = BuildHook(str(ROOT), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]
    data: dict[str, Any] = {"force_include": {}}
    build = {"compile": lambda: hook.compile(data), "start_client": hook.start_client}[kind]
    switch = {"compile": COMPILE_SWITCH, "start_client": CLIENT_SWITCH}[kind]
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    monkeypatch.delenv(switch, raising=False)
    assert build() is None
    assert data == {"force_include": {}}
    assert capsys.readouterr().out.startswith("chronomage: no ")
    monkeypatch.setenv(switch, "1")
    with pytest.raises(RuntimeError, match=f"{switch}=1"):
        build()


def test_a_listed_file_that_is_not_there_ends_the_build(tmp_path: Path) -> None:
    """Left out silently it would be interpreted from then on."""
    shutil.copytree(SRC, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
    assert sources(tmp_path / "src") == sources(SRC)
    (tmp_path / "src/chronomage/server/now.py").rename(tmp_path / "src/chronomage/server/clock.py")
    with pytest.raises(FileNotFoundError, match=r"server/now\.py"):
        sources(tmp_path / "src")
