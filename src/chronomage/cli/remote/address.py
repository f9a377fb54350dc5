"""Where a table is: the server's address, the table's id and the invitation, given apart or as one link."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlsplit

from chronomage.kernel.errors import ChronomageError

TABLES: Final = "/t/"  # in a link, between the server's address and the table's id


class BadAddress(ChronomageError):
    """This is no address of a server."""


@dataclass(frozen=True)
class Address:
    """A server, and what is known of the table there."""

    url: str
    table: str | None = None
    invite: str | None = None

    def link(self, table: str, invite: str | None) -> str:
        """A link that leads to a table."""
        return f"{self.url}{TABLES}{table}" + ("" if invite is None else f"#invite={invite}")


def read_address(server: str | None, table: str | None, invite: str | None) -> Address:
    """The address that the flags give; a link may stand for the server as well as for the table."""
    linked = [read_link(text) for text in (table, server) if text is not None and is_link(text)]
    if server is not None and not is_link(server):
        linked.append(Address(server_url(server)))
    if not linked:
        raise BadAddress("at which server? Say --server URL.")
    if len({address.url for address in linked}) > 1:
        raise BadAddress("--server and --table name two different servers.")
    wanted = table if table is not None and not is_link(table) else None
    wanted = wanted or next((address.table for address in linked if address.table), None)
    code = invite or next((address.invite for address in linked if address.invite), None)
    if wanted is not None and not wanted.isalnum():
        raise BadAddress(f"{wanted!r} is no id of a table.")
    return Address(linked[0].url, wanted, code)


def is_link(text: str) -> bool:
    """Whether this is a link to a table."""
    return "://" in text and TABLES in urlsplit(text).path


def read_link(text: str) -> Address:
    """The address in a link to a table."""
    before, _, after = text.partition(TABLES)
    fragment = urlsplit(text).fragment
    codes = parse_qs(fragment).get("invite")
    return Address(server_url(before), after.partition("#")[0].strip("/"), codes[0] if codes else None)


def server_url(text: str) -> str:
    """The address of a server, with http where nothing else is said."""
    given = text.strip()
    url = given if "://" in given else f"http://{given}"
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fits = False
    if not fits or any(character.isspace() for character in url):
        raise BadAddress(f"{given!r} is no address of a server: it is like http://127.0.0.1:8600.")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
