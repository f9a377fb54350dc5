"""`chronomage play` alone: a server on a free port, and the browser on it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from chronomage.cli import hosting


@pytest.mark.long
def test_play_alone_serves_until_it_is_stopped(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "80", "LC_ALL": "pl_PL.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "chronomage.cli", "play", "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    assert first.startswith("Chronomage działa pod adresem http://127.0.0.1:")
    url = next(word for word in first.split() if word.startswith("http"))
    how = process.stdout.readline()
    assert f"chronomage play --server {url}" in how
    assert "chronomage play seasons" in how
    page = httpx.get(url)
    assert page.status_code == 200
    assert "Chronomage" in page.text
    process.send_signal(signal.SIGINT)
    err = process.communicate(timeout=30)[1]
    assert process.returncode == 0
    assert err == ""
    assert (tmp_path / "chronomage" / "chronomage.sqlite").exists()


def test_a_terminal_without_a_screen_has_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not hosting.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.get", lambda: object())
    assert hosting.has_browser()
