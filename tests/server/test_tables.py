"""Tables before and after the game: who may see them, sit down, get up, start, close, and play once more."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import chronomage as cm
from chronomage.protocol import requests
from chronomage.protocol.codes import Refusal
from tests.server.people import (
    PASSWORD,
    Person,
    close_code_of,
    code_of,
    database,
    people,
    play_out,
    play_past_the_prelude,
    story,
    tab_of,
    table_of,
)
from tests.server.running import RunningServer

pytestmark = pytest.mark.long


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["table"]["seats"]]


@story
async def test_a_table_with_every_kind_of_seat(url: str) -> None:
    async with people(url, "Anna") as (anna,):
        made = await anna.arranges("me", "open", "invited", "apprentice", privacy="link")
        assert kinds(made) == ["player", "open", "invited", "bot"]
        assert (made["seat"], made["table"]["status"], made["table"]["host"]) == (0, "gathering", "Anna")
        assert list(made["seat_invites"]) == ["2"]
        assert made["table"]["seats"][3] == {"kind": "bot", "bot": "apprentice"}
        assert made["table"]["options"]["level"] == "archmage", "all options are told, also those not asked for"


@story
async def test_with_bots_on_all_other_seats_the_game_begins_at_once(url: str) -> None:
    async with people(url, "Anna") as (anna,):
        made = await anna.arranges("random", "me", game="timemasters")
        assert made["table"]["status"] == "playing"
        assert made["seat"] == 1


@story
async def test_what_cannot_be_set_up_is_refused(url: str) -> None:
    async with people(url, "Anna") as (anna,):
        wrong: list[tuple[tuple[str, ...], dict[str, Any]]] = [
            (("me", "me"), {}),
            (("me", "grandmaster"), {}),
            (("me",), {}),
            (("me", "open"), {"game": "chess"}),
            (("me", "open"), {"options": {"level": "beginner"}}),
            (("me", "open"), {"options": {"colour": "red"}}),
            (("me", "open"), {"clock": {"kind": "move", "seconds": 4}}),
            (("me", "open"), {"clock": {"kind": "game", "seconds": 29}}),
            (("me", "open"), {"clock": {"kind": "none", "seconds": 5}}),
            (("me", "open"), {"clock": {"kind": "move", "seconds": 10**7}}),
            (("me", "open"), {"privacy": "secret"}),
            (("me", "open"), {"surprise": 1}),
        ]
        for seats, wishes in wrong:
            assert await code_of(anna.sets_up(*seats, **wishes)) == "bad-request", wishes


# From Python a pack may be any file; from afar nobody may have files read.
@story
async def test_no_file_of_the_server_is_read_as_a_pack(url: str, tmp_path: Path) -> None:
    packs = Path(cm.__file__).parent / "games" / "timemasters" / "packs"
    (tmp_path / "mine.toml").write_text((packs / "verguya.toml").read_text(encoding="utf-8"), encoding="utf-8")
    async with people(url, "Anna") as (anna,):
        for pack in (str(tmp_path / "mine.toml"), "/etc/passwd", "../verguya", "verguya.toml"):
            assert (
                await code_of(anna.sets_up("me", "open", game="timemasters", options={"pack": pack})) == "bad-request"
            )
        assert await anna.sets_up("me", "open", game="timemasters", options={"pack": "verguya"})


@story
async def test_public_is_listed_and_by_link_is_not(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        public = await anna.sets_up("me", "open")
        by_link = await anna.sets_up("me", "open", privacy="link")
        private = await anna.sets_up("me", "open", privacy="private")
        listed, mine = await bela.lists()
        assert public in listed
        assert by_link not in listed
        assert private not in listed
        assert mine == []
        assert {public, by_link, private} <= set((await anna.lists())[1])
        assert (await bela.looks_at(by_link))["table"]["privacy"] == "link"
        assert (await bela.joins(by_link))["seat"] == 1


@story
async def test_a_private_table_is_not_there_for_who_is_not_invited(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        made = await anna.arranges("me", "open", "invited", privacy="private")
        table, invite, seat_invite = made["table"]["id"], made["invite"], made["seat_invites"]["2"]
        attempts = [
            bela.looks_at(table),
            bela.joins(table),
            bela.joins(table, invite="wrong"),
            bela.ask("POST", f"/tables/{table}/start"),
            bela.ask("POST", f"/tables/{table}/rematch"),
            bela.ask("PUT", f"/tables/{table}/seats/1", {"kind": "open"}),
            bela.ask("DELETE", f"/tables/{table}"),
            bela.gets_up(table),
            bela.record(table),
            bela.enters(table),
            bela.enters(table, invite="wrong"),
        ]
        assert [await code_of(attempt) for attempt in attempts] == ["no-such-table"] * len(attempts)
        assert await code_of(bela.enters("nosuchtable")) == "no-such-table"

        told = await bela.ask("GET", f"/tables/{table}", **{"X-Invite": invite})
        assert told["table"]["id"] == table
        assert "invite" not in told, "who is invited cannot invite others"
        watching = await bela.enters(table, invite=seat_invite)
        assert watching.seat is None
        assert (await bela.joins(table, invite=seat_invite))["seat"] == 2
        assert (await bela.looks_at(table))["seat"] == 2, "who sits there needs no invitation any more"


@story
async def test_an_invited_seat_is_for_whoever_has_its_link(url: str) -> None:
    async with people(url, "Anna", "Bela", "Cyril") as (anna, bela, cyril):
        made = await anna.arranges("me", "invited", "open")
        table, code = made["table"]["id"], made["seat_invites"]["1"]
        assert (await bela.looks_at(table))["may_take"] == [2]
        assert (await bela.ask("GET", f"/tables/{table}", **{"X-Invite": code}))["may_take"] == [1, 2]
        assert await code_of(bela.joins(table, seat=1)) == "taken"
        assert await code_of(bela.joins(table, seat=1, invite=made["invite"])) == "taken"
        assert (await bela.joins(table, invite=code))["seat"] == 1
        assert "may_take" not in await bela.looks_at(table), "who sits there needs no other seat"
        assert (await cyril.joins(table, invite=code))["seat"] == 2, "the link is used up, another seat is free"
        assert (await anna.looks_at(table))["table"]["status"] == "playing"


@story
async def test_two_want_one_seat(url: str) -> None:
    async with people(url, "Anna", "Bela", "Cyril") as (anna, bela, cyril):
        table = await anna.sets_up("me", "open", "open")
        tried = await asyncio.gather(bela.joins(table, seat=2), cyril.joins(table, seat=2), return_exceptions=True)
        (refusal,) = [each for each in tried if isinstance(each, Refusal)]
        assert refusal.code == "taken"
        assert kinds(await anna.looks_at(table)) == ["player", "open", "player"]


@story
async def test_one_person_takes_one_seat_however_often_they_ask(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open", "open", "open")
        tried = await asyncio.gather(*(bela.joins(table) for _ in range(4)), return_exceptions=True)
        assert sorted(str(getattr(each, "code", "in")) for each in tried) == ["in", "taken", "taken", "taken"]
        assert kinds(await anna.looks_at(table)).count("player") == 2


@story
async def test_everybody_at_a_table_sees_who_sits_down_and_gets_up(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open", "open", privacy="link")
        host = await anna.enters(table)
        assert host.position is None, "nothing is played yet"
        await bela.joins(table, seat=2)
        await host.until(lambda seat: seat.table.seats[2].name == "Bela")
        await bela.gets_up(table)
        await host.until(lambda seat: seat.table.seats[2].kind == "open")
        assert host.table.seats[2].name is None
        assert await code_of(bela.gets_up(table)) == "not-seated"
        assert await code_of(host.says(requests.Choose(table=table, state=0, choice=0))) == "not-playing"
        assert await code_of(host.asks_for_a_hint(state=0)) == "not-playing"
        assert await code_of(host.says(requests.Leave(table=table))) == "not-playing"


@story
async def test_the_host_plans_a_seat_anew(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open", "open", start="host")
        path = f"/tables/{table}/seats"
        assert await code_of(bela.ask("PUT", f"{path}/1", {"kind": "bot", "bot": "random"})) == "forbidden"
        assert await code_of(anna.ask("PUT", f"{path}/1", {"kind": "me"})) == "bad-request"
        assert await code_of(anna.ask("PUT", f"{path}/3", {"kind": "open"})) == "bad-request"
        planned = await anna.ask("PUT", f"{path}/1", {"kind": "invited"})
        assert list(planned["seat_invites"]) == ["1"]
        old = planned["seat_invites"]["1"]
        new = (await anna.ask("PUT", f"{path}/1", {"kind": "invited"}))["seat_invites"]["1"]
        assert await code_of(bela.joins(table, seat=1, invite=old)) == "taken"
        await bela.joins(table, invite=new)
        assert await code_of(anna.ask("PUT", f"{path}/1", {"kind": "open"})) == "taken"
        assert kinds(await anna.ask("PUT", f"{path}/2", {"kind": "bot", "bot": "random"})) == [
            "player",
            "player",
            "bot",
        ]


@story
async def test_the_host_starts_when_everybody_is_there(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open", start="host")
        host = await anna.enters(table)
        assert await code_of(anna.ask("POST", f"/tables/{table}/start")) == "not-allowed"
        await bela.joins(table)
        assert (await anna.looks_at(table))["table"]["status"] == "gathering"
        assert await code_of(bela.ask("POST", f"/tables/{table}/start")) == "forbidden"
        await anna.ask("POST", f"/tables/{table}/start")
        await host.until(lambda seat: seat.is_asked)
        assert host.did == ["began"]
        assert await code_of(anna.ask("POST", f"/tables/{table}/start")) == "not-allowed"
        assert await code_of(bela.gets_up(table)) == "not-allowed"
        assert await code_of(anna.ask("DELETE", f"/tables/{table}")) == "not-allowed"


@story
async def test_the_game_begins_when_the_last_seat_is_taken(url: str) -> None:
    async with people(url, "Anna", "Bela", "Cyril") as (anna, bela, cyril):
        table = await anna.sets_up("me", "open")
        host = await anna.enters(table)
        assert (await bela.joins(table))["table"]["status"] == "playing"
        await host.until(lambda seat: seat.is_asked)
        assert host.table.status == "playing"
        assert (host.did, host.state) == (["began"], 0)
        assert await code_of(cyril.joins(table)) == "not-allowed"


@story
async def test_a_closed_table_is_gone_from_the_lists(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open")
        guest = await bela.enters(table)
        assert await code_of(bela.ask("DELETE", f"/tables/{table}")) == "forbidden"
        await anna.ask("DELETE", f"/tables/{table}")
        await guest.until(lambda seat: seat.table.status == "closed")
        assert await code_of(bela.joins(table)) == "not-allowed"
        assert table not in (await bela.lists())[0]
        assert table not in (await anna.lists())[1]


@story
async def test_a_host_who_only_looks_on(url: str) -> None:
    async with people(url, "Anna", "Bela", "Cyril") as (anna, bela, cyril):
        table = await anna.sets_up("open", "open")
        host = await anna.enters(table)
        await bela.joins(table)
        await cyril.joins(table)
        await host.until(lambda seat: seat.position is not None)
        assert host.seat is None
        assert await code_of(host.chooses("die 1", state=0)) == "not-seated"


@story
async def test_nobody_sets_up_more_tables_than_they_can_play(url: str) -> None:
    async with people(url, "Anna") as (anna,):
        for _ in range(100):
            await anna.sets_up("me", "open")
        assert await code_of(anna.sets_up("me", "open")) == "full"


@story
async def test_a_stranger_sets_up_nothing(url: str) -> None:
    stranger = Person(url, "nobody")
    try:
        assert await code_of(stranger.sets_up("me", "open")) == "unauthorized"
    finally:
        await stranger.leaves_the_house()


# Accounts.


@story
async def test_a_guest_who_registers_in_mid_game_keeps_the_seat(url: str) -> None:
    async with table_of(url, "Guest of mid-game", "Bela") as (anna, bela):
        await play_past_the_prelude(anna, bela)
        async with tab_of(anna.person) as tab:
            await tab.registers("Registered")
            again = await tab.enters(anna.table_id)
            assert (again.seat, again.table.seats[0].name) == (0, "Registered")
            await bela.until(lambda seat: seat.table.seats[0].name == "Registered")
            assert await close_code_of(anna.person.line) == 4001, "there is no such guest any more"
            playing = await play_past_the_prelude(again, bela)
            before = playing.state
            await playing.chooses()
            assert playing.state == before + 1
            assert again.table_id in (await tab.lists())[1]


@story
async def test_when_an_account_is_deleted_in_mid_game_the_other_of_two_has_won(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        await anna.registers("Deleted in mid-game")
        table = await anna.sets_up("me", "open", privacy="link")
        await bela.joins(table)
        leaves, stays = await anna.enters(table), await bela.enters(table)
        await leaves.chats("remember me")
        await anna.ask("DELETE", "/me", {"password": PASSWORD})
        await stays.until(lambda seat: seat.table.seats[0].stand_in == "gave-up")
        assert stays.table.seats[0].name is None
        assert stays.table.host is None
        assert await close_code_of(anna.line) == 4001
        await bela.reconnects()
        again = await bela.enters(table)
        assert again.lines == []
        assert again.is_over
        await again.until(lambda seat: seat.table.places == [2, 1])
        record = await bela.record(table)
        assert "Deleted" not in record


# Rematches.


@story
async def test_all_who_ask_for_a_rematch_get_the_same_table(url: str) -> None:
    async with table_of(url, "Anna", "Bela", "Cyril", game="timemasters", privacy="private") as seats:
        anna, bela, _ = seats
        for seat in seats[1:]:
            await seat.gives_up()
        path = f"/tables/{anna.table_id}/rematch"
        persons = [seat.person for seat in seats]
        assert await code_of(persons[0].ask("POST", path)) == "not-allowed"
        await anna.leaves()  # the bots play it out
        await asyncio.gather(*(seat.until(lambda seat: seat.table.status == "over") for seat in seats))
        first, second = await asyncio.gather(*(person.ask("POST", path) for person in persons[:2]))
        assert first["table"]["id"] == second["table"]["id"]
        await bela.until(lambda seat: seat.table.rematch == first["table"]["id"])
        table = await persons[0].looks_at(first["table"]["id"])
        assert table["table"]["rematch_of"] == anna.table_id
        assert [seat["name"] for seat in table["table"]["seats"]] == ["Bela", "Cyril", "Anna"], "moved on by one"
        assert kinds(table) == ["player", "invited", "player"]
        third = await persons[2].ask("POST", path)
        assert (third["seat"], third["table"]["status"]) == (1, "playing")
        assert third["table"]["privacy"] == "private"
        async with people(url, "Dana") as (dana,):
            assert await code_of(dana.ask("POST", path)) == "no-such-table"


@story
async def test_a_rematch_against_a_bot_begins_at_once(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "random")
        seat = await anna.enters(table)
        assert await code_of(bela.ask("POST", f"/tables/{table}/rematch")) == "not-seated"
        await play_out(seat)
        again = await anna.ask("POST", f"/tables/{table}/rematch")
        assert (again["table"]["status"], again["seat"]) == ("playing", 1)
        assert (await anna.ask("POST", f"/tables/{table}/rematch"))["table"]["id"] == again["table"]["id"]


# The end.


@story
async def test_two_accounts_are_rated_and_their_game_can_be_played_again(
    url: str, shared_server: RunningServer, tmp_path: Path
) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        await anna.registers("Rated Anna")
        await bela.registers("Rated Bela")
        table = await anna.sets_up("me", "open")
        await bela.joins(table)
        seats = [await anna.enters(table), await bela.enters(table)]
        assert await code_of(anna.record(table)) == "not-allowed"
        await play_out(*seats)
        outcome = seats[0].position and seats[0].position.outcome
        assert outcome is not None
        assert seats[0].table.scores == outcome["scores"]

        (tmp_path / "record").write_text(await anna.record(table), encoding="utf-8")
        game = cm.replay(cm.load(tmp_path / "record"))
        assert game.over
        assert game.outcome.plain() == outcome

        with database(shared_server.database_url) as rows:
            results = rows.execute("SELECT seat, score, place FROM results WHERE table_id = ?", [table]).fetchall()
        assert sorted(results) == [(seat, outcome["scores"][seat], outcome["ranking"][seat]) for seat in (0, 1)]
        ratings = [(await person.ask("GET", "/me"))["ratings"]["seasons"] for person in (anna, bela)]
        assert [rating["games"] for rating in ratings] == [1, 1]
        if outcome["ranking"][0] != outcome["ranking"][1]:
            assert (ratings[0]["mu"] > ratings[1]["mu"]) == (outcome["ranking"][0] < outcome["ranking"][1])
        best = await anna.ask("GET", "/games/seasons/ratings")
        assert {"Rated Anna", "Rated Bela"} <= {each["name"] for each in best}


@story
async def test_guests_are_not_rated(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,):
        await play_out(anna)
        assert (await anna.person.ask("GET", "/me"))["ratings"] == {}
