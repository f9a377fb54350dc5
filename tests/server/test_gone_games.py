"""Tables of a game that the server no longer has: they are in nobody's way."""

from pathlib import Path

import httpx
import pytest

from chronomage.kits import Kit, registry
from tests.server.people import code_of, database, people, process_of, story, table_of

pytestmark = pytest.mark.long

GONE = "a-game-whose-package-is-gone"


def let_the_game_go(folder: Path) -> None:
    """As if the tables were of a game that a package brought, which is not installed any more."""
    with database(f"sqlite:///{folder / 'server_process.sqlite'}") as rows:
        rows.execute("UPDATE tables SET game = ?, look_at = 1", [GONE])
        rows.commit()


@story
async def test_lists_and_rounds_pass_over_tables_of_a_game_that_is_gone(tmp_path: Path) -> None:
    async with process_of(tmp_path) as (_, url), table_of(url, "Anna", bots=1) as (anna,):
        await anna.chooses()
    let_the_game_go(tmp_path)
    async with process_of(tmp_path) as (server_process, url), httpx.AsyncClient(base_url=url) as http:
        listed = await http.get("/api/v1/tables", headers={"authorization": f"Bearer {anna.person.token}"})
        assert listed.status_code == 200
        assert [table["game"] for table in listed.json()["mine"]] == [GONE]
        await server_process.due_work.look_around()
        assert await server_process.tables.due(10) == []
        async with people(url, "Bela") as (bela,):
            assert await code_of(bela.enters(anna.table_id)) == "not-allowed"


# What is wrong with a package may name files of the host: that is in the log, and nobody else's business.
@story
async def test_a_kit_that_cannot_be_loaded_is_no_fault_of_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process_of(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as http:
        monkeypatch.setitem(registry.KITS, "broken", Kit("broken", "Broken", rules="secret.place:RULES", pov=None))
        answer = await http.get("/api/v1/games/broken/cards")
        assert answer.status_code == 500
        assert "secret" not in answer.text
