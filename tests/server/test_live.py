"""Playing over the WebSocket: choices and why they are refused, watchers, tabs, reconnecting, chat, hints."""

import asyncio

import pytest

import chronomage as cm
from chronomage.bots import make_bot
from chronomage.protocol import requests
from chronomage.protocol.answers import Problem, Update
from chronomage.record import read
from tests.server.people import (
    Seat,
    code_of,
    database,
    people,
    plain,
    play_out,
    play_past_the_prelude,
    story,
    tab_of,
    table_of,
)
from tests.server.running import RunningServer

pytestmark = pytest.mark.long


# Choices.


@story
async def test_a_whole_game_against_a_bot(url: str) -> None:
    async with table_of(url, "Anna", bots=1, game="timemasters") as (anna,):
        await play_out(anna)
        assert anna.position is not None
        assert anna.position.outcome is not None
        assert anna.position.decision is None
        assert anna.position.observation["must_act"] == []
        assert [step.state for step in anna.told] == list(range(anna.told[0].state, anna.state + 1))
        assert await code_of(anna.chooses("end")) == "not-playing"
        assert await code_of(anna.asks_for_a_hint()) == "not-playing"
        assert await code_of(anna.leaves()) == "not-playing"
        assert await code_of(anna.gives_up()) == "not-playing"


@story
async def test_a_choice_is_made_by_its_text_or_its_id(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, _):
        assert anna.position is not None
        assert anna.position.decision is not None
        choice = anna.position.decision.choices[1]
        (step,) = await anna.chooses(choice.id)
        assert (step.did, step.seat, step.choice, step.state) == ("chose", 0, choice.text, 1)
        await anna.undoes()
        (step,) = await anna.chooses(choice.text)
        assert (step.choice, step.state) == (choice.text, 3)


@story
async def test_all_draft_at_once_with_the_same_state(url: str) -> None:
    async with table_of(url, "Anna", "Bela", "Cyril") as seats:
        assert [seat.state for seat in seats] == [0, 0, 0]
        assert all(seat.is_asked for seat in seats)
        await asyncio.gather(*(seat.chooses(state=0) for seat in seats))
        await asyncio.gather(*(seat.until(lambda seat: seat.state == 3) for seat in seats))
        # Each is told its own choice, and that the others have made theirs.
        assert [[step.choice is not None for step in seat.told].count(True) for seat in seats] == [1, 1, 1]


@story
async def test_what_is_not_legal_is_refused_in_a_players_words_and_changes_nothing(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        playing = await play_past_the_prelude(anna, bela)
        waiting = bela if playing is anna else anna
        before = playing.position
        wrong: list[str | int] = ["fly", "", "die 99", "summon", -1, 0, 10**6, 2**62, "a\u0000b", "x" * 5000]
        for choice in wrong:
            assert await code_of(playing.chooses(choice)) == "illegal", choice
        assert await code_of(waiting.chooses("die 1", state=playing.state)) == "not-your-turn"
        assert await code_of(playing.chooses(state=playing.state - 1)) == "stale"
        assert await code_of(playing.chooses(state=playing.state + 1)) == "stale"
        assert await code_of(playing.chooses(state=2**60)) == "stale"
        assert await code_of(playing.chooses(state=-1)) == "stale"
        assert playing.position == before
        await playing.chooses()


@story
async def test_a_refusal_says_which_state_the_table_is_in(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, _):
        await anna.chooses()
        await anna.person.line.send(requests.Choose(table=anna.table_id, state=0, choice=0))
        problem = await anna.person.line.next()
        assert isinstance(problem, Problem)
        assert (problem.code, problem.table, problem.state) == ("stale", anna.table_id, 1)
        assert problem.re == anna.person.line.last_id


@story
async def test_nothing_is_done_at_a_table_that_was_not_entered(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        async with tab_of(anna.person) as tab:
            seat = Seat(tab, anna.table_id)
            assert await code_of(seat.chooses("die 1", state=0)) == "not-entered"
            assert await code_of(seat.chats("hello")) == "not-entered"
            assert await code_of(seat.exits()) == "not-entered"
        await bela.exits()
        assert await code_of(bela.chooses()) == "not-entered"


@story
async def test_a_watcher_sees_what_everybody_knows_and_does_nothing(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela), people(url, "Cyril") as (cyril,):
        watching = await cyril.enters(anna.table_id)
        assert watching.seat is None
        await anna.until(lambda seat: seat.table.watchers == 1)
        await anna.chooses()
        await watching.until(lambda seat: seat.state == 1)
        assert watching.position is not None
        assert watching.position.decision is None
        assert watching.position.observation["player"] is None
        hands = [player["hand"] + player["aside"] for player in watching.position.observation["players"]]
        assert {card for hand in hands for card in hand} == {None}
        (step,) = watching.told
        assert (step.did, step.seat, step.choice) == ("chose", 0, None)
        assert all(event.facts.get("card") is None for event in step.events)
        for refused in (watching.chooses("end", 1), watching.undoes(1), watching.leaves(), watching.gives_up(),
                        watching.returns(), watching.asks_for_a_hint(1), watching.asks_to_go_back()):  # fmt: skip
            assert await code_of(refused) == "not-seated"
        await watching.chats("good luck")
        await bela.until(lambda seat: seat.lines)
        assert (bela.lines[0].name, bela.lines[0].seat) == ("Cyril", None)
        await watching.exits()
        await anna.until(lambda seat: seat.table.watchers == 0)


@story
async def test_a_late_watcher_can_hear_the_whole_story(url: str) -> None:
    async with people(url, "Anna", "Bela", "Cyril") as (anna, bela, cyril):
        table = await anna.sets_up("me", "open")
        early = await cyril.enters(table)
        await bela.joins(table)
        players = [await anna.enters(table), await bela.enters(table)]
        await play_past_the_prelude(*players)
        last = max(player.state for player in players)
        await early.until(lambda seat: seat.state == last)
        async with people(url, "Dana") as (dana,):
            late = await dana.enters(table, since=-1)
            assert plain(late.told) == plain(early.told)
            assert late.told[0].did == "began"
            assert late.position == early.position


# Nobody is told anything twice, and nobody misses anything.
@story
async def test_who_reconnects_is_told_exactly_what_was_missed(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open", "random")
        never_gone = await bela.enters(table)
        await bela.joins(table)
        seat = await anna.enters(table)
        first = seat.state  # the bot may have chosen already
        await never_gone.until(lambda seat: seat.is_asked)
        async with tab_of(anna) as tab:
            witness = await tab.enters(table, since=-1)
            for state in (4, 12, 20, 28):
                await play_to(state, seat, never_gone)
                await anna.line.closes()
                await play_to(state + 4, witness, never_gone)
                await anna.line.opens(url, anna.token)
                await seat.enters(since=seat.number)
            await play_out(witness, never_gone, seat)
            assert plain(seat.told) == plain([step for step in witness.told if step.state > first])
            assert [step.state for step in seat.told] == list(range(first + 1, seat.state + 1))


async def play_to(state: int, *seats: Seat) -> None:
    await asyncio.gather(*(seat.plays_on(lambda seat: seat.state >= state) for seat in seats))


@story
async def test_the_whole_story_is_told_as_it_was_told_live(url: str) -> None:
    async with people(url, "Anna", "Bela") as (anna, bela):
        table = await anna.sets_up("me", "open")
        seats = [await anna.enters(table), await bela.enters(table)]
        await bela.joins(table)
        playing = await play_past_the_prelude(*seats)
        waiting = next(seat for seat in seats if seat is not playing)
        await playing.chooses()
        await playing.asks_to_go_back()
        await waiting.until(lambda seat: seat.position and seat.position.undo_asked)
        await waiting.answers_that(True)
        await waiting.leaves()
        await waiting.returns()
        await playing.until(lambda seat: seat.did[-1] == "returned")
        await play_out(*seats)
        assert {"began", "chose", "asked-undo", "agreed", "stand-in", "returned"} == set(seats[0].did)
        for person, seat in zip((anna, bela), seats, strict=True):
            await person.reconnects()
            again = await person.enters(table, since=-1)
            assert plain(again.told) == plain(seat.told)
            assert again.position == seat.position


@story
async def test_who_reconnects_hears_that_somebody_left_meanwhile(url: str) -> None:
    async with table_of(url, "Anna", "Bela", "Cyril") as (anna, bela, cyril):
        await anna.person.line.closes()
        await bela.chooses()
        await cyril.until(lambda seat: seat.state == 1)
        number = cyril.number
        await cyril.person.line.closes()
        await bela.leaves()
        await anna.person.line.opens(url, anna.person.token)
        await anna.enters(since=0)
        await cyril.person.line.opens(url, cyril.person.token)
        await cyril.enters(since=number)
        assert anna.did[:2] == ["chose", "stand-in"]
        assert cyril.did[:2] == ["chose", "stand-in"]


@story
async def test_enter_without_since_tells_no_steps_and_a_later_since_none_either(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        await anna.chooses()
        for since in (None, 1, 7, 2**60):
            async with tab_of(bela.person) as tab:
                seat = await tab.enters(anna.table_id, since=since)
                assert seat.told == []
                assert seat.state == 1


# Several tabs.


@story
async def test_two_tabs_of_one_player_see_the_same_and_both_can_act(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela), tab_of(anna.person) as tab:
        other = await tab.enters(anna.table_id)
        assert other.seat == 0
        await anna.chooses()
        await other.until(lambda seat: seat.state == 1)
        assert plain(other.told) == plain(anna.told)
        assert other.position == anna.position
        await bela.chooses()
        await other.until(lambda seat: seat.is_asked)
        await other.chooses()
        await anna.until(lambda seat: seat.state == other.state)
        assert anna.told[-1].choice == other.told[-1].choice is not None
        last = [answer for answer in anna.answers if isinstance(answer, Update)][-1]
        assert last.re is None, "only who asked is answered"


@story
async def test_of_two_tabs_that_choose_at_once_the_second_is_stale(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        playing = await play_past_the_prelude(anna, bela)
        async with tab_of(playing.person) as tab:
            other = await tab.enters(playing.table_id)
            before = playing.state
            tried = await asyncio.gather(playing.chooses(), other.chooses(), return_exceptions=True)
            codes = [getattr(each, "code", "done") for each in tried]
            assert sorted(codes) == ["done", "stale"]
            async with tab_of(bela.person) as third:
                assert (await third.enters(bela.table_id)).state == before + 1


@story
async def test_a_player_is_here_until_the_last_tab_is_closed(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        await anna.until(lambda seat: seat.table.seats[1].here)
        async with tab_of(bela.person) as tab:
            await tab.enters(bela.table_id)
            await bela.person.line.closes()
            await anna.chats("still there?")
            assert anna.table.seats[1].here
        await anna.until(lambda seat: not seat.table.seats[1].here)


# Leaving, returning, giving up.


@story
async def test_who_leaves_is_played_for_and_may_return(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        await play_past_the_prelude(anna, bela)
        await bela.leaves()
        await anna.until(lambda seat: seat.table.seats[1].stand_in == "left")
        assert anna.told[-1].did in ("stand-in", "chose")
        left = next(step for step in anna.told if step.did == "stand-in")
        assert (left.seat, left.reason) == (1, "left")
        assert await code_of(bela.leaves()) == "not-allowed"
        before = len([step for step in anna.told if step.seat == 1])
        await anna.plays_on(lambda seat: len([step for step in seat.told if step.seat == 1]) > before + 5)
        await bela.until(lambda seat: seat.state >= anna.state)
        if bela.is_asked:
            assert await code_of(bela.chooses()) in ("not-allowed", "stale")
        await bela.returns()
        await anna.until(lambda seat: seat.table.seats[1].stand_in is None)
        assert await code_of(bela.returns()) == "not-allowed"
        playing = await anna.plays_on(lambda seat: not seat.is_asked)
        await bela.until(lambda seat: seat.state >= playing.state)
        await bela.chooses()


@story
async def test_giving_up_in_a_game_of_two_ends_it(url: str, shared_server: RunningServer) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        await play_past_the_prelude(anna, bela)
        number = bela.number
        await bela.gives_up()
        assert (bela.told[-1].did, bela.told[-1].seat, bela.number) == ("gave-up", 1, number + 1)
        await anna.until(lambda seat: seat.is_over and seat.table.status == "over")
        for seat in (anna, bela):
            assert seat.position is not None
            outcome = seat.position.outcome
            assert outcome is not None
            assert (outcome["ranking"], outcome["winners"]) == ([1, 2], [0])
            assert seat.position.decision is None
            assert seat.position.observation["must_act"] == []
        assert (anna.table.places, anna.table.seats[1].stand_in, anna.table.turn) == ([1, 2], "gave-up", [])
        for refused in (bela.returns(), anna.asks_to_go_back(), anna.gives_up(), bela.chooses("end")):
            assert await code_of(refused) in ("not-playing", "not-allowed")
        with database(shared_server.database_url) as rows:
            query = "SELECT place, gave_up FROM results WHERE table_id = ? ORDER BY seat"
            assert rows.execute(query, [anna.table_id]).fetchall() == [(1, 0), (2, 1)]
        record = await anna.person.record(anna.table_id)
        kept = cm.replay(read(record))
        assert (kept.over, kept.gave_up, kept.outcome.winners) == (True, 1, [0])
        assert kept.record().text() == record
        told = await anna.person.ask("GET", f"/tables/{anna.table_id}/replay")
        assert (told["gave_up"], told["positions"][-1]["outcome"]["winners"]) == (1, [0])
        assert all("outcome" not in position for position in told["positions"][:-1])


@story
async def test_who_gives_up_comes_last_whatever_the_bot_makes_of_it(url: str, shared_server: RunningServer) -> None:
    async with table_of(url, "Anna", "Bela", bots=1) as (anna, bela):
        await bela.gives_up()
        assert await code_of(bela.returns()) == "not-allowed"
        assert await code_of(bela.gives_up()) == "not-allowed"
        assert await code_of(bela.chooses("die 1")) == "not-allowed"
        await anna.plays_on(lambda seat: seat.is_over and seat.table.status == "over")
        assert anna.table.seats[1].stand_in == "gave-up"
        assert anna.table.places is not None
        assert anna.table.places[1] == 3
        with database(shared_server.database_url) as rows:
            query = "SELECT place, gave_up FROM results WHERE table_id = ? ORDER BY seat"
            results = rows.execute(query, [anna.table_id]).fetchall()
        assert results[1] == (3, 1)


@story
async def test_when_all_people_are_gone_the_bots_finish_the_game(url: str) -> None:
    async with table_of(url, "Anna", "Bela", bots=1) as (anna, bela), people(url, "Cyril") as (cyril,):
        await anna.leaves()
        await bela.leaves()
        watching = await cyril.enters(anna.table_id)
        await anna.person.line.closes()
        await bela.person.line.closes()
        await watching.until(lambda seat: seat.table.status == "over")
        assert watching.is_over
        assert watching.table.scores is not None


# Chat.


@story
async def test_everybody_hears_what_is_said_in_any_language(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        said = ["Привіт! Хто перший?", "Zażółć gęślą jaźń", "👩\u200d🚀 ❤️ 🏳️\u200d🌈", "5\u00a0000", "two\nlines"]
        for text in said:
            await anna.chats(text)
        await bela.until(lambda seat: len(seat.lines) == len(said))
        assert [line.text for line in bela.lines] == [*said[:3], "5 000", "two lines"]
        assert [line.number for line in bela.lines] == [1, 2, 3, 4, 5]
        assert {(line.name, line.seat) for line in bela.lines} == {(bela.table.seats[0].name, 0)}
        assert bela.lines == anna.lines
        await bela.person.reconnects()
        again = await bela.person.enters(bela.table_id)
        assert again.lines == anna.lines


@story
async def test_what_cannot_be_said_is_refused(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        for text in ("", "   ", "\n", "\u200b", "x" * 501):
            assert await code_of(anna.chats(text)) == "bad-request", text
        await anna.chats("x" * 500)
        await bela.until(lambda seat: seat.lines)
        assert await code_of(say_a_lot(anna)) == "too-fast"
        await bela.chats("the others may still speak")


async def say_a_lot(seat: Seat) -> None:
    for number in range(12):
        await seat.chats(f"and {number}")


@story
async def test_a_table_without_chat_and_hints(url: str) -> None:
    async with table_of(url, "Anna", bots=1, chat=False, hints=False) as (anna,):
        assert await code_of(anna.chats("hello?")) == "not-allowed"
        assert await code_of(anna.asks_for_a_hint()) == "not-allowed"
        assert (anna.table.chat, anna.table.hints) == (False, False)


# Hints.


@story
async def test_a_hint_is_what_the_apprentice_would_choose(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        playing = await play_past_the_prelude(anna, bela)
        waiting = bela if playing is anna else anna
        hinted = [await hint(playing) for _ in range(2)]
        assert await code_of(waiting.asks_for_a_hint(playing.state)) == "not-your-turn"
        assert await code_of(playing.asks_for_a_hint(playing.state - 1)) == "stale"
        assert playing.position is not None
        assert playing.position.decision is not None
        asked = playing.position.decision
        choices = [cm.Choice(choice.id, choice.text) for choice in asked.choices]
        observation = cm.read_observation(playing.position.observation, choices)
        decision = cm.Decision(observation.player, asked.kind, asked.card, choices)
        wanted = make_bot("apprentice", "seasons").choose(observation, decision)
        assert hinted == [(playing.state, wanted.text, wanted.id)] * 2


async def hint(seat: Seat) -> tuple[int, str, int]:
    hinted = await seat.asks_for_a_hint()
    return hinted.state, hinted.choice, hinted.choice_id


# The line itself.
