"""What a client asks besides playing: why not, what is on the cards, and what there is to go to."""

import json
import random
from typing import Any

import httpx
import pytest

from chronomage.client import Client, RemoteSeat
from chronomage.games.seasons.facts import CARDS
from chronomage.protocol import requests
from chronomage.protocol.answers import Reasoned
from chronomage.protocol.tables import NewTable, SeatPlan
from tests import filler
from tests.server.people import Person, Seat, code_of, people, play_out, play_past_the_prelude, story, table_of

pytestmark = pytest.mark.long

# Why not?


async def why(seat: Seat, choice: str | int, state: int | None = None) -> Reasoned:
    at = seat.state if state is None else state
    answer = await seat.says(requests.Why(table=seat.table_id, state=at, choice=choice))
    assert isinstance(answer, Reasoned)
    return answer


@story
async def test_what_is_not_open_has_a_reason_in_every_language(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,):
        await anna.plays_on(lambda seat: "end" in seat.choices)
        told = await why(anna, "activate purse-of-io")
        assert (told.key, told.facts) == ("refusal.not-in-play", {"card": "purse-of-io"})
        assert (told.message, told.choice, told.state) == (
            "you have no purse-of-io in play.",
            "activate purse-of-io",
            anna.state,
        )
        assert (await why(anna, told.choice_id)).key == told.key
        bundle = await anna.person.ask("GET", "/games/seasons/texts/pl")
        assert filler.said(bundle, told.key or "", told.facts) == "Nie masz w grze karty „Sakiewka Io”."
        assert (await why(anna, "end")).key is None, "that is open"
        assert await code_of(why(anna, "dance wildly")) == "bad-request"
        assert await code_of(why(anna, 987654)) == "bad-request"
        assert await code_of(why(anna, "transmute", anna.state + 1)) == "stale"


@story
async def test_nobody_else_is_told_why(url: str) -> None:
    async with table_of(url, "Anna", "Boris") as (anna, boris), people(url, "Vera") as (vera,):
        asked = await play_past_the_prelude(anna, boris)
        other = boris if asked is anna else anna
        assert (await why(other, "transmute")).key == "refusal.not-your-turn"
        watching = await vera.enters(anna.table_id)
        assert await code_of(why(watching, "transmute")) == "not-seated"
        table = await vera.sets_up("me", "open")
        assert await code_of(why(await vera.enters(table), "transmute", 0)) == "not-playing"


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
@story
async def test_reasons_tell_nothing_of_what_others_hold(url: str, game: str) -> None:
    chance = random.Random(3)
    async with table_of(url, "Anna", bots=1, game=game) as (anna,):
        for _ in range(12):
            await anna.plays_on(lambda seat: seat.is_asked)
            assert anna.position is not None
            seen = anna.position.observation
            mine: set[str] = set(seen["players"][0]["hand"])
            everything = json.dumps(seen)
            for card in chance.sample(CARDS, 3) if game == "seasons" else ():
                told = await why(anna, f"summon {card.name}")
                if told.key == "refusal.not-in-hand":
                    assert card.name not in mine
                assert told.facts.get("card") in (None, card.name)
            for card in sorted(mine)[:3]:
                told = await why(anna, f"{'summon' if game == 'seasons' else 'play'} {card}")
                assert told.key is None or card in everything
            await anna.chooses()


@story
async def test_the_client_asks_why(url: str) -> None:
    async with Client(url) as client:
        await client.be_guest("Anna")
        seats = [SeatPlan(kind="me"), SeatPlan(kind="bot", bot="random")]
        made = await client.create(NewTable(game="timemasters", seats=seats, options={"first_player": 0}))
        await client.connect()
        seat = RemoteSeat(client, made.table.id)
        await seat.enter()
        told = await seat.why("launch 1")
        assert (told.key, told.facts) == ("timemasters.refusal.no-timer", {"place": 1})


# Cards


@story
async def test_the_facts_of_all_cards(url: str) -> None:
    async with people(url, "Anna") as (anna,):
        told = await anna.ask("GET", "/games/seasons/cards")
        texts = await anna.ask("GET", "/games/seasons/texts/uk")
        assert {card["name"] for card in told["cards"]} == set(texts["cards"])
        assert {each["name"] for each in told["enchantments"]} == set(texts["enchantments"])
        assert {str(each["number"]) for each in told["abilities"]} == set(texts["abilities"])
        figrim = next(card for card in told["cards"] if card["name"] == "figrim-the-avaricious")
        assert figrim == {
            "number": 11,
            "name": "figrim-the-avaricious",
            "set": "base",
            "level": "magician",
            "apprentice_sets": [4],
            "type": "familiar",
            "prestige": 7,
            "energy_cost": {"2": "", "3": "", "4": ""},
            "crystal_cost": {"2": 3, "3": 6, "4": 9},
            "any_energy": False,
            "copies": 2,
            "effects": ["season-change"],
        }
        packed = await anna.ask("GET", "/games/timemasters/cards?pack=verguya")
        assert {card["kind"] for card in packed["cards"]} == {"spell", "focus", "timer"}
        lasting = {card["name"]: card["lasting"] for card in packed["cards"] if card["lasting"]}
        assert lasting == {"water-clock": {"cheaper-here": 2}, "clock-tower": {"cap": 6}}
        bundle = await anna.ask("GET", "/games/timemasters/texts/en?pack=verguya")
        assert {card["name"] for card in packed["cards"]} == set(bundle["cards"])
        assert await code_of(anna.ask("GET", "/games/timemasters/cards?pack=../secret")) == "not-found"
        assert await code_of(anna.ask("GET", "/games/chess/cards")) == "bad-request"


@story
async def test_texts_come_packed(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        packed = await http.get("/api/v1/games/seasons/texts/ru", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.json()["language"] == "ru"
        guest = await http.post("/api/v1/guests", json={"name": "Anna"}, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in guest.headers, "what holds a token is never packed"


# The lobby


async def lobby(person: Person) -> Any:
    return await person.ask("GET", "/tables")


@story
async def test_tables_that_wait_for_oneself_come_first(url: str) -> None:
    async with table_of(url, "Anna", "Boris") as (anna, boris):
        asked = await play_past_the_prelude(anna, boris)
        other = boris if asked is anna else anna
        waiting = await asked.person.sets_up("me", "open")
        over = await asked.person.sets_up("me", "random")
        await play_out(await asked.person.enters(over))
        mine = (await lobby(asked.person))["mine"]
        assert [table["id"] for table in mine] == [anna.table_id, waiting, over]
        assert [table.get("your_turn", False) for table in mine] == [True, False, False]
        assert mine[0].get("seat", 0) == asked.seat
        assert mine[0]["moved_at"] >= mine[0]["started_at"]
        assert mine[2]["moved_at"] <= mine[2]["ended_at"]
        (theirs,) = (await lobby(other.person))["mine"]
        assert "your_turn" not in theirs
        await asked.leaves()
        assert "your_turn" not in (await lobby(asked.person))["mine"][0], "a bot plays on"


@story
async def test_public_games_that_are_over_can_be_found(url: str) -> None:
    async with people(url, "Anna", "Vera") as (anna, vera):
        public, by_link = await anna.sets_up("me", "random"), await anna.sets_up("me", "random", privacy="link")
        for table in (public, by_link):
            await play_out(await anna.enters(table))
        finished = (await lobby(vera))["finished"]
        assert finished[0]["id"] == public
        assert finished[0]["scores"]
        assert by_link not in [table["id"] for table in finished]
        assert all(table["status"] == "over" for table in finished)
        ended = [table["ended_at"] for table in finished]
        assert ended == sorted(ended, reverse=True)
