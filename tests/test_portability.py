"""What Linux has and Windows has not is imported only where the program has looked at which of them it runs on."""

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent
NOT_ON_WINDOWS = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"}


def imported_in_any_case(file: Path) -> set[str]:
    """The packages that a file imports wherever it is itself imported."""
    found = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


def test_everything_can_be_imported_on_windows() -> None:
    files = [file for folder in ("src", "tests") for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 100
    wanting = {str(file.relative_to(ROOT)): imported_in_any_case(file) & NOT_ON_WINDOWS for file in files}
    assert {file: modules for file, modules in wanting.items() if modules} == {}


def test_an_import_in_any_case_would_be_noticed() -> None:
    assert "uvloop" in imported_in_any_case(ROOT / "bench/load/__main__.py")
