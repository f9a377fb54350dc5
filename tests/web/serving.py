"""`chronomage` with a client from elsewhere: `python -m tests.web.serving FOLDER serve …`."""

import sys
from pathlib import Path

from chronomage.cli import main
from chronomage.server import app
from chronomage.server.http.pages import Client
from tests.server.dealt import deal_alike

folder = Path(sys.argv.pop(1))
app.Client = lambda: Client(folder)  # type: ignore[assignment,misc]
deal_alike()
main()
