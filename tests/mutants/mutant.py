"""A mutant: the program with one mistake in it, and the tests that are to find it."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SECONDS = 600
ALL_PASSED, SOME_FAILED = 0, 1  # what pytest and vitest answer


class Stale(Exception):
    """The mistake can no longer be made: the program has changed."""


@dataclass(frozen=True)
class Mutant:
    """One mistake: in this file, this text becomes that; one of these tests is to fail of it."""

    name: str
    file: str
    was: str
    becomes: str
    tests: tuple[str, ...]

    @property
    def in_client(self) -> bool:
        """Whether it is a mistake of the browser client."""
        return self.file.startswith("web/")

    def mistaken(self) -> str:
        """The text of the file with the mistake."""
        text = (ROOT / self.file).read_text(encoding="utf-8")
        if text.count(self.was) != 1:
            raise Stale(f"{self.name}: {self.was!r} stands {text.count(self.was)} times in {self.file}, not once.")
        return text.replace(self.was, self.becomes)

    def is_found(self, scratch: Path) -> bool:
        """Whether a test fails of it, in a copy of the program in an empty folder."""
        mistaken = self.mistaken()
        done = self.run_in_client(scratch, mistaken) if self.in_client else self.run_in_rules(scratch, mistaken)
        if done.returncode not in (ALL_PASSED, SOME_FAILED):
            raise Stale(f"{self.name}: its tests could not be run.\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.returncode == SOME_FAILED

    def run_in_rules(self, scratch: Path, mistaken: str) -> "subprocess.CompletedProcess[str]":
        """The tests of this folder, with the mistake in the interpreted sources."""
        compile(mistaken, self.file, "exec")
        shutil.copytree(ROOT / "src", scratch / "src", ignore=shutil.ignore_patterns("__pycache__"))
        (scratch / self.file).write_text(mistaken, encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(scratch / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *self.tests]
        return run(command, ROOT, environment)

    def run_in_client(self, scratch: Path, mistaken: str) -> "subprocess.CompletedProcess[str]":
        """The client's own tests, with the mistake in a copy of it."""
        shutil.copytree(ROOT / "web", scratch / "web", ignore=shutil.ignore_patterns("node_modules"))
        (scratch / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve(), target_is_directory=True)
        (scratch / self.file).write_text(mistaken, encoding="utf-8")
        tests = [test.removeprefix("web/") for test in self.tests]
        environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
        return run(["npm", "run", "--silent", "test", "--", *tests], scratch / "web", environment)


def run(command: list[str], folder: Path, environment: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    """Run it to its end."""
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS
    )
