"""The two builds: the sources as they are, and what is installed, which is compiled where there is a C compiler."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def output_of(module: str, *arguments: str, sources: bool, hash_seed: str = "0") -> str:
    """What a module of the tests prints when it is run by one of the builds."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PYTHONHASHSEED"] = hash_seed
    if sources:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
