"""Finished games told again: to anybody, to a seat, with all hands open; and games that go on from the middle."""

import gzip
import itertools
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import chronomage as cm
from chronomage.client import Client
from chronomage.game import Game
from chronomage.protocol.codes import Refusal
from chronomage.protocol.replays import Replay
from chronomage.protocol.tables import Beginning, NewTable, SeatPlan
from chronomage.record.record import read
from tests.server.people import (
    Person,
    Seat,
    code_of,
    database,
    people,
    play_out,
    play_past_the_prelude,
    story,
    table_of,
)
from tests.server.running import RunningServer

pytestmark = pytest.mark.long
GAMES = ["seasons", "timemasters"]


async def replay_of(person: Person, table: str, query: str = "", **headers: str) -> Replay:
    told = msgspec.convert(await person.ask("GET", f"/tables/{table}/replay{query}", **headers), Replay)
    assert told.next is None or "count" in query, "no game is as long as that"
    return told


def states_of(record: str) -> list[Game]:
    """The game of a record at each of its states."""
    whole = cm.replay(read(record))
    game = cm.new_game(whole.rules.name, whole.players, whole.required_seed(), whole.options)
    states = [game.copy()]
    for player, id in whole.history:
        game.play(player, id)
        states.append(game.copy())
    return states


def hands(observation: dict[str, Any]) -> list[list[Any]]:
    return [player["hand"] for player in observation["players"]]


@pytest.mark.parametrize("game", GAMES)
@story
async def test_a_finished_game_is_told_to_each_as_they_saw_it(url: str, game: str) -> None:
    async with table_of(url, "Anna", bots=1, game=game) as (anna,), people(url, "Vera") as (vera,):
        table = anna.table_id
        await play_out(anna)
        states = states_of(await vera.record(table))
        for query, seen in (
            ("", [state.watch().plain() for state in states]),
            ("?seat=0", [state.observe(0).plain() for state in states]),
            ("?seat=1", [state.observe(1).plain() for state in states]),
            ("?seat=all", [json.loads(state.unveil()) for state in states]),
        ):
            told = await replay_of(vera, table, query)
            assert told.length == len(states) == len(told.steps) == len(told.positions)
            assert [position.observation for position in told.positions] == json.loads(json.dumps(seen)), query
            assert told.positions[-1].outcome == states[-1].outcome.plain()
            assert told.next is None


@pytest.mark.parametrize("game", GAMES)
@story
async def test_what_a_seat_is_told_afterwards_is_what_it_was_told_at_the_table(url: str, game: str) -> None:
    async with table_of(url, "Anna", bots=1, game=game) as (anna,):
        await play_out(anna)
        story_at_the_table = await anna.person.enters(anna.table_id, since=-1)
        told = await replay_of(anna.person, anna.table_id, "?seat=0")
        for step, then in zip(told.steps, story_at_the_table.told, strict=True):
            assert (step.state, step.did, step.seat, step.choice) == (then.state, then.did, then.seat, then.choice)
            assert step.events == then.events
            assert step.at == (then.at if step.state else 0)


@pytest.mark.parametrize("game", GAMES)
@story
async def test_with_all_hands_open_nothing_of_a_player_is_hidden(url: str, game: str) -> None:
    async with table_of(url, "Anna", bots=1, game=game) as (anna,):
        await play_out(anna)
        told = await replay_of(anna.person, anna.table_id, "?seat=all")
        assert told.all
        assert None not in itertools.chain.from_iterable(
            hand for position in told.positions for hand in hands(position.observation)
        )
        assert all(step.choice for step in told.steps[1:])
        assert all(position.observation["player"] is None for position in told.positions)
        watched = await replay_of(anna.person, anna.table_id)
        for open_position, position in zip(told.positions, watched.positions, strict=True):
            assert set(open_position.observation) == set(position.observation), "the same screens can show it"
        heard = {(step.state, event.kind) for step in watched.steps for event in step.events}
        assert heard < {(step.state, event.kind) for step in told.steps for event in step.events}


@story
async def test_a_replay_can_be_had_in_parts_and_packed(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,):
        await play_out(anna)
        whole = await replay_of(anna.person, anna.table_id)
        parts, first = [], 0
        while True:
            part = await replay_of(anna.person, anna.table_id, f"?from={first}&count=70")
            parts.append(part)
            assert part.history == whole.history
            if part.next is None:
                break
            first = part.next
        assert [step for part in parts for step in part.steps] == whole.steps
        assert [each for part in parts for each in part.positions] == whole.positions
        beyond = await replay_of(anna.person, anna.table_id, "?from=9000")
        assert (beyond.steps, beyond.next) == ([], None)
        async with httpx.AsyncClient(base_url=url) as http:
            path = f"/api/v1/tables/{anna.table_id}/replay"
            async with http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as packed:
                raw = b"".join([chunk async for chunk in packed.aiter_raw()])
            plain = await http.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content) / 10
        for query in ("?seat=2", "?seat=-1", "?seat=none", "?from=-1", "?count=0", "?count=2001"):
            with pytest.raises(Refusal) as refused:
                await replay_of(anna.person, anna.table_id, query)
            name = query[1:].partition("=")[0]
            assert (refused.value.code, refused.value.message.startswith(name)) == ("bad-request", True), query


@pytest.mark.parametrize("game", GAMES)
@story
async def test_the_score_round_by_round(url: str, game: str) -> None:
    async with table_of(url, "Anna", bots=2, game=game) as (anna,):
        await play_out(anna)
        told = await replay_of(anna.person, anna.table_id)
        states = states_of(await anna.person.record(anna.table_id))
        rounds = [end.round for end in told.history]
        assert rounds == sorted(set(rounds))
        assert rounds == sorted({step.round for step in told.steps})
        for end in told.history:
            assert end.scores == states[end.state].outcome.scores
            assert [sum(parts.values()) for parts in end.breakdown] == end.scores
            assert (end.year is None) == (game == "timemasters")
        assert told.history[-1].scores == states[-1].outcome.scores
        if game == "seasons":
            assert {step.year for step in told.steps} >= {1, 2, 3}
            assert told.history[-1].breakdown[0]["crystals"] == told.positions[-1].observation["players"][0]["crystals"]


@story
async def test_of_a_game_that_is_played_nothing_is_told(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,), people(url, "Vera") as (vera,):
        for query in ("", "?seat=0", "?seat=1", "?seat=all"):
            assert await code_of(replay_of(anna.person, anna.table_id, query)) == "not-allowed"
            assert await code_of(replay_of(vera, anna.table_id, query)) == "not-allowed"
        gathering = await vera.sets_up("me", "open")
        assert await code_of(replay_of(vera, gathering)) == "not-allowed"
        assert await code_of(replay_of(vera, "nowhere")) == "no-such-table"
        assert await code_of(goes_on(vera, anna.table_id, 3)) == "not-allowed"


@story
async def test_a_private_game_is_told_to_who_is_invited(url: str) -> None:
    async with people(url, "Anna", "Vera") as (anna, vera):
        made = await anna.arranges("me", "random", privacy="private")
        table = made["table"]["id"]
        await play_out(await anna.enters(table))
        assert await code_of(replay_of(vera, table)) == "no-such-table"
        assert await code_of(goes_on(vera, table, 3)) == "no-such-table"
        assert (await replay_of(vera, table, **{"X-Invite": made["invite"]})).length > 1
        assert (await replay_of(anna, table)).length > 1
        invited = await goes_on(vera, table, 3, invite=made["invite"])
        assert invited["table"]["continues"] == table


@story
async def test_what_was_taken_back_is_not_told(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,):
        await anna.plays_on(lambda seat: "bonus transmute" in seat.choices)
        await anna.chooses("bonus transmute")
        await anna.undoes()
        await anna.chooses("bonus transmute")
        await anna.asks_to_go_back()
        await play_out(anna)
        told = await replay_of(anna.person, anna.table_id, "?seat=all")
        record = await anna.person.record(anna.table_id)
        assert [f"{step.seat} {step.choice}" for step in told.steps[1:]] == record.splitlines()[1:-1]
        times = [step.at for step in told.steps[1:]]
        assert times == sorted(times)
        assert anna.position is not None
        assert told.length < anna.position.state + 1


@story
async def test_a_record_is_told_that_is_no_table_here(url: str, tmp_path: Path) -> None:
    game = cm.new_game("timemasters", 3, 5)
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[-1])
    text = game.record().text()
    async with Client(url) as client:
        await client.be_guest("Anna")
        told = await client.tell_record(text, "all")
        assert (told.length, told.players, told.game) == (len(game.history) + 1, 3, "timemasters")
        assert told.positions[-1].observation == json.loads(game.unveil())
        assert all(step.at == 0 for step in told.steps)
        assert (await client.tell_record(text, 2)).seat == 2
        broken = await client.tell_record(text[: len(text) // 2])
        assert broken.cut_off is not None
        assert broken.length < told.length
        for wrong in (
            "nothing",
            text.replace(f'"version": {game.rules.version}', '"version": 9'),
            text.replace("\n0 ", "\n1 ", 1),
            text.replace('"pack": "verguya"', f'"pack": "{tmp_path}/mine.toml"'),
        ):
            assert wrong != text
            assert await code_of(client.tell_record(wrong)) == "bad-request", wrong[:200]
    async with Client(url) as nobody:
        assert await code_of(nobody.tell_record(text)) == "unauthorized"


# Going on from the middle


async def goes_on(person: Person, table: str, choices: int, *seats: str, **wishes: Any) -> Any:
    beginning = {"table": table, "choices": choices, **wishes.pop("beginning", {})}
    if "invite" in wishes:
        beginning["invite"] = wishes.pop("invite")
    return await person.arranges(*(seats or ("me", "random")), **wishes, **{"from": beginning})


@pytest.mark.parametrize("game", GAMES)
@story
async def test_a_game_goes_on_from_the_middle(url: str, game: str) -> None:
    async with table_of(url, "Anna", bots=1, game=game) as (anna,), people(url, "Vera") as (vera,):
        await play_out(anna)
        record = await anna.person.record(anna.table_id)
        states = states_of(record)
        middle = next(at for at in range(60, len(states)) if states[at].decisions[0].player == 1)
        made = await goes_on(vera, anna.table_id, middle, "random", "me", game=game)
        assert made["table"]["status"] == "playing"
        assert (made["table"]["continues"], made["table"]["unrated"]) == (anna.table_id, True)
        seat = await vera.enters(made["table"]["id"], since=-1)
        assert [(step.did, step.state, step.choices) for step in seat.told[:2]] == [
            ("began", 0, None),
            ("continued", 1, middle),
        ]
        assert seat.position is not None
        assert seat.position.observation == json.loads(states[middle].observe(1).to_json())
        assert not seat.position.can_undo
        assert await code_of(seat.asks_to_go_back()) == "illegal"
        await seat.chooses()
        await play_out(seat)
        ended = await vera.record(made["table"]["id"])
        assert ended.splitlines()[0] == record.splitlines()[0]
        assert ended.splitlines()[1 : middle + 1] == record.splitlines()[1 : middle + 1]
        assert cm.replay(read(ended)).over
        told = await replay_of(vera, made["table"]["id"])
        assert told.length == len(ended.splitlines()) - 1


@story
async def test_going_back_ends_where_the_game_goes_on(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,), people(url, "Vera") as (vera,):
        await play_out(anna)
        states = states_of(await anna.person.record(anna.table_id))
        turns = [at for at, state in enumerate(states[:-1]) if state.decisions[0].kind == "turn"]
        middle = next(at for at in turns if states[at].decisions[0].player == 0 and at - 1 in turns)
        made = await goes_on(vera, anna.table_id, middle)
        seat = await vera.enters(made["table"]["id"])
        await seat.chooses("bonus transmute")
        await seat.undoes()
        assert seat.position is not None
        assert seat.position.observation == json.loads(states[middle].observe(0).to_json())
        assert await code_of(seat.undoes()) == "illegal"


@story
async def test_people_who_wait_together_begin_in_the_middle(url: str, shared_server: RunningServer) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,), people(url, "Vera", "Boris") as (vera, boris):
        await play_out(anna)
        made = await goes_on(vera, anna.table_id, 40, "me", "open", clock={"kind": "move", "seconds": 60})
        table = made["table"]["id"]
        seat = await vera.enters(table)
        await boris.joins(table)
        other = await boris.enters(table)
        await seat.until(lambda seat: seat.position is not None and seat.position.state == 1)
        assert seat.did == ["began", "continued"]
        await play_past_the_prelude(seat, other)
        left = [seat.left(number) for number in range(2)]
        assert all(time is not None and 0 < time <= 60_000 for time in left)
        with database(shared_server.database_url) as connection:
            kinds = connection.execute("SELECT kind FROM journal WHERE table_id = ? ORDER BY number", [table])
            assert next(kind for (kind,) in kinds) == "given"


@story
async def test_what_cannot_go_on_is_refused(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,):
        await play_out(anna)
        record = await anna.person.record(anna.table_id)
        last = len(record.splitlines()) - 2
        table, person = anna.table_id, anna.person
        wrong: list[tuple[tuple[str, ...], dict[str, Any], int]] = [
            (("me", "random", "random"), {}, 3),
            (("me", "random"), {"game": "timemasters"}, 3),
            (("me", "random"), {"options": {"level": "magician"}}, 3),
            (("me", "random"), {}, last),
            (("me", "random"), {}, -1),
            (("me", "random"), {"beginning": {"record": record}}, 3),
        ]
        for seats, wishes, choices in wrong:
            assert await code_of(goes_on(person, table, choices, *seats, **wishes)) == "bad-request", (wishes, choices)
        assert (await goes_on(person, table, last - 1))["table"]["status"] == "playing"
        again = await goes_on(person, table, 0)
        assert again["table"]["unrated"], "the same deal once more"


@story
async def test_a_record_goes_on(url: str) -> None:
    game = cm.new_game("seasons", 2, 5, {"level": "apprentice"})
    for _ in range(30):
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[-1])
    async with Client(url) as client:
        await client.be_guest("Anna")
        seats = [SeatPlan(kind="me"), SeatPlan(kind="bot", bot="random")]
        beginning = Beginning(record=game.record().text(), choices=30)
        made = await client.create(NewTable(game="seasons", seats=seats, beginning=beginning))
        assert (made.table.continues, made.table.unrated, made.table.options["level"]) == (None, True, "apprentice")


# A position begins a game at a table: bots play it, and its record and replay begin with it.
@story
async def test_a_position_is_played(url: str) -> None:
    document = {"year": 3, "space": 11, "leftover_pips": 3, "players": [{"crystals": 40}, {"crystals": 9}]}
    async with people(url, "Anna") as (anna,):
        plan = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}], "privacy": "link"}
        made = await anna.ask("POST", "/tables", {**plan, "from": {"position": document}})
        assert made["table"]["unrated"]
        seat = await anna.enters(made["table"]["id"])
        assert seat.position is not None
        assert seat.position.observation["players"][0]["crystals"] == 40
        await play_out(seat)
        record = read(await anna.record(seat.table_id))
        assert record.position is not None
        assert record.position["year"] == 3
        assert cm.replay(record).over
        again = await anna.ask("POST", f"/tables/{seat.table_id}/rematch")
        assert again["table"]["status"] == "playing", "its rematch is dealt"
        wrong = [
            {"position": {"year": 9, "players": [{}, {}]}},
            {"position": {"players": [{}, {}, {}]}},
            {"position": {"players": [{}, {}]}, "choices": 1},
            {"position": {"players": [{}, {}]}, "record": "{}"},
            {"position": {"players": [{"hand": ["no-such-card"]}, {}]}},
            {"position": {"options": {"level": "x"}}},
            {"position": cm.new_game("seasons").describe()},
        ]
        for beginning in wrong:
            asked = anna.ask("POST", "/tables", {**plan, "from": beginning})
            assert await code_of(asked) == "bad-request", beginning


@story
async def test_games_that_go_on_do_not_count(url: str) -> None:
    async with table_of(url, "Anna", bots=1) as (first,), people(url, "Vera", "Boris") as (vera, boris):
        await play_out(first)
        last = len((await vera.record(first.table_id)).splitlines()) - 2
        await vera.registers(f"Vera {first.table_id}")
        await boris.registers(f"Boris {first.table_id}")
        made = await goes_on(vera, first.table_id, last - 1, "me", "open")
        await boris.joins(made["table"]["id"])
        seats: list[Seat] = [await person.enters(made["table"]["id"]) for person in (vera, boris)]
        await play_out(*seats)
        assert (await vera.ask("GET", "/me"))["ratings"] == {}
        again = await vera.ask("POST", f"/tables/{made['table']['id']}/rematch")
        assert "unrated" not in again["table"], "its rematch is a new game"
        assert "continues" not in again["table"]


@story
async def test_the_client_gets_the_whole_of_a_replay(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table_of(url, "Anna", bots=1) as (anna,), Client(url) as client:
        await play_out(anna)
        in_parts = "&count=50&seat=all"
        monkeypatch.setattr("chronomage.client.client.asked_of", lambda _, first: f"?from={first}{in_parts}")
        told = await client.replay(anna.table_id)
        assert len(told.positions) == len(told.steps) == told.length > 100
        assert (told.next, told.all) == (None, True)
