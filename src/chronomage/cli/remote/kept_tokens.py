"""Kept tokens: who somebody is at a server, so that one who comes back has the same seats."""

import json
import os
from pathlib import Path
from typing import Final

import platformdirs

FILE: Final = "servers.json"
LAST: Final = "last"
NAMES: Final = "names"


def kept_file() -> Path:
    """The file in the user's own folder."""
    return Path(platformdirs.user_config_dir("chronomage")) / FILE


class KeptTokens:
    """The names that one plays under at each server, each with its token. Nobody else may read the file."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or kept_file()

    def last_name(self, url: str) -> str | None:
        """The name that was last played under at that server."""
        name = self.server(url).get(LAST)
        return name if isinstance(name, str) else None

    def token(self, url: str, name: str) -> str | None:
        """The token of that name at that server."""
        names = self.server(url).get(NAMES)
        token = names.get(name) if isinstance(names, dict) else None
        return token if isinstance(token, str) else None

    def keep(self, url: str, name: str, token: str) -> None:
        """Remember a token, in a file that only its owner may read."""
        servers = self.read()
        names = self.server(url).get(NAMES)
        known = names if isinstance(names, dict) else {}
        servers[url] = {LAST: name, NAMES: {**known, name: token}}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(f".{os.getpid()}")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(servers, file, indent=1)
        new.replace(self.path)

    def server(self, url: str) -> dict[str, object]:
        """What is kept of one server."""
        found = self.read().get(url)
        return found if isinstance(found, dict) else {}

    def read(self) -> dict[str, object]:
        """Everything that is kept; a file that cannot be read is begun anew."""
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
