"""A shell for tests: it runs commands in this process, in a folder of their own, with lines for the keyboard."""

import io
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from chronomage.cli import main

RAW_KEY = re.compile(
    r"\b(?:terminal|timemasters|event|decision|choice|word|score|season|energy|option|ability|enchantment)\.[a-z]"
)


@dataclass
class Run:
    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


class Shell:
    """Eighty columns, no colours."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.chdir(folder)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.delenv("FORCE_COLOR", raising=False)

    def __call__(self, *arguments: str, typed: str | io.StringIO = "") -> Run:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        status = main(arguments)
        captured = self.capsys.readouterr()
        return Run(status, captured.out, captured.err)
