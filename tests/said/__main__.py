"""Say everything anew, after a change of texts: `python -m tests.said`; then read the diff."""

import json

from tests.said import path_of, rows_of, said_anew
from tests.spoken import GAMES

for game in GAMES:
    lines = [json.dumps(said_anew(game, row), ensure_ascii=False) + "\n" for row in rows_of(game)]
    path_of(game).write_text("".join(lines), encoding="utf-8")
