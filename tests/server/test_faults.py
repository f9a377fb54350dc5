"""Servers killed, databases restarted, disks full: the short form of tests/server/faults.py."""

import asyncio
from pathlib import Path

import pytest

from tests.server.diaries import SMALL
from tests.server.faults import database_restarts, downtime, full_disk, graceful_stops, kills
from tests.server.postgres import Cluster
from tests.server.rivals import two_servers

pytestmark = pytest.mark.long
KILLS = 2


def test_a_killed_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    asyncio.run(kills("SIGKILL, SQLite", f"sqlite:///{tmp_path}/games.sqlite", SMALL, KILLS, longest=0.6))


def test_killed_workers_are_replaced_and_lose_nothing_that_was_acknowledged(postgres: Cluster) -> None:
    asyncio.run(kills("SIGKILL, PostgreSQL", postgres.create_database("kills"), SMALL, KILLS, 2, 0.6))


def test_a_server_that_is_stopped_tells_its_clients_and_loses_nothing(tmp_path: Path) -> None:
    asyncio.run(graceful_stops("SIGTERM, SQLite", f"sqlite:///{tmp_path}/games.sqlite", SMALL, 1))


def test_of_two_servers_on_one_database_either_serves_any_table(postgres: Cluster) -> None:
    asyncio.run(two_servers(postgres, rounds=10, hurry=True))


def test_while_postgresql_is_away_clients_are_told_and_stay(postgres: Cluster) -> None:
    asyncio.run(database_restarts("PostgreSQL restarted", postgres, SMALL, ("fast", "kill")))


def test_on_a_full_disk_choices_are_refused_and_nothing_is_damaged() -> None:
    asyncio.run(full_disk("full disk, SQLite", SMALL))


def test_time_without_a_server_is_on_nobodys_clock(tmp_path: Path) -> None:
    asyncio.run(downtime(f"sqlite:///{tmp_path}/games.sqlite", 3600, "kill"))
