"""Where a table is, who one is there and for how long: addresses, links, the tokens that are kept, and clocks."""

import stat
from pathlib import Path

import pytest

from chronomage.cli.remote.address import Address, BadAddress, read_address
from chronomage.cli.remote.clock import face
from chronomage.cli.remote.kept_tokens import KeptTokens

URL = "http://mages.test:8600"
LINK = f"{URL}/t/abc234#invite=letmein"


@pytest.mark.parametrize(
    ("server", "table", "invite", "read"),
    [
        (URL, None, None, Address(URL)),
        (f"{URL}/", None, None, Address(URL)),
        ("127.0.0.1:8600", None, None, Address("http://127.0.0.1:8600")),
        ("https://mages.test/games/", None, None, Address("https://mages.test/games")),
        (URL, "abc234", "letmein", Address(URL, "abc234", "letmein")),
        (LINK, None, None, Address(URL, "abc234", "letmein")),
        (None, LINK, None, Address(URL, "abc234", "letmein")),
        (URL, LINK, "another", Address(URL, "abc234", "another")),
        (f"{URL}/t/abc234", None, None, Address(URL, "abc234")),
    ],
)
def test_an_address_is_read(server: str | None, table: str | None, invite: str | None, read: Address) -> None:
    assert read_address(server, table, invite) == read


@pytest.mark.parametrize(
    ("server", "table"),
    [
        ("ftp://mages.test", None), ("http://", None), ("http://a:port", None), ("two words", None), (None, "abc"),
        (URL, "no/table"), ("http://other.test", LINK),
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(server: str | None, table: str | None) -> None:
    with pytest.raises(BadAddress):
        read_address(server, table, None)


def test_a_link_leads_to_its_table() -> None:
    assert read_address(Address(URL).link("abc", None), None, None) == Address(URL, "abc")
    assert read_address(Address(URL).link("abc", "code"), None, None) == Address(URL, "abc", "code")


def test_tokens_are_kept_by_server_and_name_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "own" / "servers.json"
    kept = KeptTokens(path)
    assert kept.last_name(URL) is None
    kept.keep(URL, "Anna", "first")
    kept.keep(URL, "Bob", "second")
    kept.keep("http://other.test", "Anna", "third")
    again = KeptTokens(path)
    assert again.last_name(URL) == "Bob"
    assert [again.token(URL, name) for name in ("Anna", "Bob", "Eve")] == ["first", "second", None]
    assert again.token("http://other.test", "Anna") == "third"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text("broken")
    assert again.token(URL, "Anna") is None


@pytest.mark.parametrize(
    ("milliseconds", "shown"),
    [(0, "0:00"), (-1, "0:00"), (999, "0:00"), (61_000, "1:01"), (3_599_999, "59:59"), (1_209_600_000, "336:00:00")],
)
def test_a_time_is_shown_as_on_a_clock(milliseconds: int, shown: str) -> None:
    assert face(milliseconds) == shown
