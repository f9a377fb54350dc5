"""The words that server and clients speak with each other; docs/protocol.md describes them."""

from typing import Final

PROTOCOL: Final = 1  # raised when an old client could no longer make itself understood
