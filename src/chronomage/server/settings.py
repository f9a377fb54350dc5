"""What a host may set, by flags and by the environment."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import platformdirs

from chronomage.kernel.document import Document

DATABASE: Final = "chronomage.sqlite"


class OfferedDocument(NamedTuple):
    """A document that the host offers to everybody, and what it is for."""

    game: str
    option: str
    text: str
    document: Document


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('chronomage')) / DATABASE}"


@dataclass(frozen=True)
class Settings:
    """How the server runs. Limits of 0 mean none."""

    database_url: str
    host: str = "127.0.0.1"
    port: int = 8600
    workers: int = 1
    bot_workers: int = 1  # processes in which bots think, for each server process
    bot_seconds: float = 20.0  # no bot thinks longer about one choice
    requests_a_minute: int = 600  # HTTP requests of one address, and of one account
    sign_ins_a_minute: int = 20  # attempts to sign in or register from one address
    documents_a_minute: int = 20  # texts of one's own that one address, or one account, may bring
    messages_a_second: int = 20  # over one WebSocket, in the long run
    connections_an_address: int = 200
    largest_message: int = 8192
    largest_body: int = 65536
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is believed, parted by commas
    secure_cookies: bool = False  # for servers that are reached by https
    log_format: str = "text"  # or json
    log_level: str = "info"
    packs: str = ""  # a folder of documents that are offered to everybody
    offered: tuple[OfferedDocument, ...] = ()  # read once, so that all processes offer the same

    @property
    def address(self) -> str:
        """Where the server is found."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"
