"""The built client: the installed package's, or where that has none, one built from web/ into a temporary folder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from chronomage.server.http.pages import CLIENT
from tests.server.dealt import THIS
from tests.server.running import RunningServer

if sys.platform != "win32":  # where these tests are skipped
    import fcntl

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web"
# What an earlier build has left among the sources says nothing of them now.
INSTALLED = (CLIENT / "index.html").exists() and not CLIENT.is_relative_to(ROOT / "src")


class ClientServer(RunningServer):
    """A server that serves the client from this folder; None: from where it was installed. It deals alike."""

    program = ("-m", THIS)

    def __init__(self, database_url: str, client: Path | None, log: Path | None = None) -> None:
        super().__init__(database_url, "--log-level", "warning", log=log)
        if client is not None:
            self.program = ("-m", "tests.web.serving", str(client))


def built(folder: Path) -> Path | None:
    """Where the client was built, once for all processes that share this folder; None: the package has its own."""
    if INSTALLED:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    client = folder / "client"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (client / "index.html").exists():
            build(client)
    return client


def can_be_built() -> bool:
    """Whether there is a client, or Node to build it with."""
    return INSTALLED or shutil.which("npm", path=path_with_node()) is not None


def path_with_node() -> str:
    """Where programs are looked for: Node may lie beside our Python."""
    return f"{os.environ.get('PATH', '')}{os.pathsep}{Path(sys.executable).parent}"


def build(client: Path) -> None:
    """Build it as the install does; only what npm fetches is written into web/."""
    environment = {**os.environ, "PATH": path_with_node(), "CHRONOMAGE_WEB_OUT": str(client)}
    fetched, wanted = SOURCE / "node_modules/.package-lock.json", SOURCE / "package-lock.json"
    steps = [["npm", "run", "--silent", "build"]]
    if not fetched.exists() or fetched.stat().st_mtime < wanted.stat().st_mtime:
        steps.insert(0, ["npm", "ci"])
    for step in steps:
        done = subprocess.run(step, cwd=SOURCE, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(step)} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
