"""A real server for the tests: its own process, its own port, a real database."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import httpx

from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
# Tests come from one address and in a hurry.
NO_LIMITS = ("--requests-a-minute", "0", "--sign-ins-a-minute", "0", "--messages-a-second", "0",
             "--connections-an-address", "0", "--documents-a-minute", "0")  # fmt: skip


class RunningServer:
    """`chronomage serve` in a process of its own; it can be stopped, killed and started again on the same port."""

    program: tuple[str, ...] = ("-m", "chronomage.cli")

    def __init__(self, database_url: str, *flags: str, limits: bool = False, log: Path | None = None) -> None:
        self.database_url = database_url
        self.flags = (*(() if limits else NO_LIMITS), *flags)
        self.log = log
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "RunningServer":
        """Start it, and wait until it answers."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        command += ["--database-url", self.database_url, *self.flags]
        errors = subprocess.DEVNULL if self.log is None else self.log.open("a")
        environment = {**os.environ, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
            cwd=ROOT,  # where `-m tests...` is found, wherever the test has gone
            start_new_session=True,
        )
        if not isinstance(errors, int):
            errors.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "serves at" in line, f"the server did not start: {line!r}"
        self.port = int(line.strip().rsplit(":", 1)[1])
        self.wait_until_well()
        return self

    def wait_until_well(self) -> None:
        def is_well() -> bool:
            try:
                return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200
            except httpx.HTTPError:
                return False

        wait_until(is_well, f"the server answers at {self.url}")

    def stop(self) -> int:
        """Stop it as a host would; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def kill(self) -> None:
        """Kill it and all its processes, as a crash would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.ended()

    def ended(self) -> int:
        assert self.process is not None
        status = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return status

    def __enter__(self) -> "RunningServer":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.kill()
