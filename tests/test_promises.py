"""What a press in the browser promises is what happens: the client's own picking plays with the rules themselves.

`web/tests/promises` picks and looks, `tests/promises.py` plays the games; `make promises` does so for thousands of
presses.
"""

import os
import subprocess
import sys

import pytest

from tests.web.client import SOURCE, path_with_node

VITEST = SOURCE / "node_modules/vitest/vitest.mjs"

pytestmark = [
    pytest.mark.long,  # once is enough: it is the client that is tested
    pytest.mark.skipif(not VITEST.exists(), reason="the packages of the client are not installed"),
]


def test_what_a_press_promises_is_what_happens() -> None:
    environment = {"PROMISES": "300", **os.environ, "PATH": path_with_node(), "CHRONOMAGE_PYTHON": sys.executable}
    command = ["node", str(VITEST), "run", "--config", "promises.config.ts"]
    ran = subprocess.run(command, cwd=SOURCE, env=environment, capture_output=True, text=True, check=False)
    sys.stdout.write(ran.stdout)
    assert ran.returncode == 0, ran.stdout + ran.stderr
