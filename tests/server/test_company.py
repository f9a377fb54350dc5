"""Playing with others, beyond the game itself: asking to go back, putting games away, names of guests."""

import asyncio
from pathlib import Path

import pytest

import chronomage as cm
from chronomage.server.storage.database import Database
from chronomage.server.storage.migrate import migrate
from chronomage.server.tables.archive import Archive
from tests.server.people import code_of, people, play_past_the_prelude, story, table_of

pytestmark = pytest.mark.long


# A request to go back says how far.


@story
async def test_a_request_to_go_back_says_what_would_be_taken_back(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        await play_past_the_prelude(anna, bela)
        first, second = (anna, bela) if anna.is_asked else (bela, anna)
        await first.chooses()
        made = first.told[-1]
        await second.until(lambda seat: seat.number >= first.number)
        await first.asks_to_go_back()
        await second.until(lambda seat: seat.position is not None and seat.position.undo_asked is not None)
        for seat in (first, second):
            assert seat.position is not None
            asked = seat.position.undo_asked
            assert asked is not None
            assert asked.choices == 1
            known = next(step for step in seat.told if step.number == made.number)
            assert [event.key for event in asked.events] == [event.key for event in known.events] != []


# Nothing that was chosen in secret comes to light by asking.
@story
async def test_a_request_tells_nothing_that_is_hidden(url: str) -> None:
    async with table_of(url, "Anna", "Bela", options={"level": "magician"}) as (anna, bela):
        await anna.chooses()  # the first card of the draft
        await anna.asks_to_go_back()
        await bela.until(lambda seat: seat.position is not None and seat.position.undo_asked is not None)
        assert anna.position is not None
        assert bela.position is not None
        own, others = anna.position.undo_asked, bela.position.undo_asked
        assert own is not None
        assert others is not None
        assert any("card" in event.facts for event in own.events)
        assert all(event.facts.get("card") is None for event in others.events)


# Games against bots alone can be put away.


@story
async def test_a_game_against_bots_is_put_away_for_good(url: str) -> None:
    async with table_of(url, "Anna", bots=2) as (anna,), people(url, "Bela") as (bela,):
        watching = await bela.enters(anna.table_id)
        assert await code_of(bela.ask("DELETE", f"/tables/{anna.table_id}")) == "not-allowed"
        assert anna.table_id in (await anna.person.lists())[1]
        await anna.person.ask("DELETE", f"/tables/{anna.table_id}")
        for seat in (anna, watching):
            await seat.until(lambda seat: seat.table.status == "closed")
        public, mine = await anna.person.lists()
        assert anna.table_id not in public
        assert anna.table_id not in mine
        assert await code_of(anna.gives_up()) == "not-playing"
        assert await code_of(anna.person.ask("GET", f"/tables/{anna.table_id}/record")) == "not-allowed"
        assert await code_of(anna.person.ask("DELETE", f"/tables/{anna.table_id}")) == "not-allowed"
        again = await anna.person.enters(anna.table_id)
        assert (again.position, again.table.status) == (None, "closed")


@story
async def test_a_game_with_other_people_is_nobodys_to_put_away(url: str) -> None:
    async with table_of(url, "Anna", "Bela", bots=1) as (anna, bela):
        for seat in (anna, bela):
            assert await code_of(seat.person.ask("DELETE", f"/tables/{anna.table_id}")) == "not-allowed"
        await bela.leaves()
        assert await code_of(anna.person.ask("DELETE", f"/tables/{anna.table_id}")) == "not-allowed"
        assert anna.table.status == "playing"


# Guests are told apart.


@story
async def test_no_two_guests_bear_one_name_at_a_table(url: str) -> None:
    async with people(url, "Vega", "Vega", "vega", "Vega", "Vega") as (first, second, third, watcher, other):
        table = await first.sets_up("me", "open", "open", privacy="link")
        await second.joins(table)
        await third.joins(table)
        seats = [await person.enters(table) for person in (first, second, third)]
        assert [seat.name for seat in seats[0].table.seats] == ["Vega", "Vega 2", "vega 3"]
        await seats[1].chats("which of us?")
        looking = await watcher.enters(table)
        await looking.chats("none of you")
        await (await other.enters(table)).chats("nor am I that one")
        await looking.chats("I am")
        await seats[0].until(lambda seat: len(seat.lines) == 4)
        assert [line.name for line in seats[0].lines] == ["Vega 2", "Vega 4", "Vega 5", "Vega 4"]


@story
async def test_no_two_guests_bear_one_name_on_the_page_of_the_lobby(url: str) -> None:
    async with people(url, "Deneb of many tables", "Deneb of many tables") as (first, second):
        made = [await person.arranges("me", "open") for person in (first, second, first)]
        assert [own["table"]["host"] for own in made] == [
            "Deneb of many tables", "Deneb of many tables 2", "Deneb of many tables",
        ]  # fmt: skip
        assert made[1]["table"]["seats"][0]["name"] == "Deneb of many tables 2"
        for person, own in zip((first, second, first), made, strict=True):
            await person.ask("DELETE", f"/tables/{own['table']['id']}")
        assert (await second.arranges("me", "open"))["table"]["host"] == "Deneb of many tables"


# A game that somebody gave up goes into the archive and comes out of it as it was.


def test_a_game_that_was_given_up_is_kept_as_it_ended(tmp_path: Path) -> None:
    game = cm.new_game("timemasters", seed=5)
    for _ in range(10):
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[0])
    game.give_up(0)

    async def there_and_back() -> str:
        database = Database(f"sqlite:///{tmp_path / 'kept.sqlite'}")
        await migrate(database)
        try:
            archive = Archive(database)
            return (await archive.record(await archive.add(game.record()), unfinished=False)).text()
        finally:
            await database.close()

    assert asyncio.run(there_and_back()) == game.record().text()
