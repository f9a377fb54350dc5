"""Taking back: by the rules, by consent, and what is stale afterwards."""

import pytest

from chronomage.protocol import requests
from chronomage.server.storage import entry as entries
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.entry import Entry
from chronomage.server.tables.match import Match
from tests.server.people import Seat, code_of, people, play_past_the_prelude, row_of_two, story, table_of, who_is_asked

pytestmark = pytest.mark.long


def asked(seat: Seat) -> bool:
    return seat.position is not None and seat.position.undo_asked is not None


def not_asked(seat: Seat) -> bool:
    return not asked(seat)


def can_undo(seat: Seat) -> bool:
    return seat.position is not None and seat.position.can_undo


# By the rules.


@story
async def test_a_draft_choice_can_be_taken_back_until_another_has_chosen(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        assert not can_undo(anna)
        assert await code_of(anna.undoes()) == "illegal"
        choices = anna.choices
        await anna.chooses()
        assert can_undo(anna)
        assert not anna.is_asked
        await anna.undoes()
        assert (anna.state, anna.choices) == (2, choices)
        step = anna.told[-1]
        assert (step.did, step.seat, step.choices, step.state) == ("undid", 0, 1, 2)
        await bela.until(lambda seat: seat.state == 2)
        assert bela.did == ["chose", "undid"]
        await anna.chooses()
        await bela.chooses()
        await anna.until(lambda seat: seat.state == 4)
        assert not can_undo(anna)
        assert await code_of(anna.undoes()) == "illegal"


@story
async def test_what_has_brought_something_to_light_stays(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        await anna.chooses()
        await bela.chooses()  # now the cards go on: each sees new ones
        assert not can_undo(bela)
        assert await code_of(bela.undoes()) == "illegal"
        await anna.until(lambda seat: seat.state == 2)
        assert await code_of(anna.undoes()) == "illegal"


@story
async def test_after_taking_back_the_old_question_is_stale_everywhere(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, _):
        first, second = anna.choices[:2]
        await anna.chooses(first)
        await anna.undoes()
        assert await code_of(anna.chooses(second, state=0)) == "stale"
        assert await code_of(anna.chooses(second, state=1)) == "stale"
        assert await code_of(anna.undoes(state=1)) == "stale"
        await anna.chooses(second)
        assert anna.told[-1].choice == second


# While others decide at the same time, what one of them takes back does not change the question of the other.
@story
async def test_taking_back_does_not_disturb_others_who_decide_at_the_same_time(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        await anna.chooses()
        await anna.undoes()
        await bela.chooses(state=0)
        await anna.until(lambda seat: seat.state == 3)
        await anna.chooses()


# By consent.


@story
async def test_all_agree_to_go_back(url: str) -> None:
    async with table_of(url, "Anna", "Bela", "Cyril") as seats:
        playing = await play_past_the_prelude(*seats)
        others = [seat for seat in seats if seat is not playing]
        before = playing.position
        assert before is not None
        await playing.chooses()
        state = playing.state
        await playing.asks_to_go_back()
        assert playing.state == state, "asking changes nothing yet"
        for other in others:
            await other.until(asked)
            assert other.position is not None
            request = other.position.undo_asked
            assert request is not None
            assert (request.seat, request.state, request.choices) == (playing.seat, state, 1)
            assert request.waiting == [seat.seat for seat in others]
        await others[0].answers_that(True)
        await playing.until(lambda seat: seat.did[-1] == "agreed")
        assert playing.state == state
        assert playing.position is not None
        assert playing.position.undo_asked is not None
        assert playing.position.undo_asked.waiting == [others[1].seat]
        assert await code_of(others[0].answers_that(True)) == "stale", "once is enough"
        assert await code_of(playing.answers_that(True)) == "stale"
        await others[1].answers_that(True)
        await playing.until(lambda seat: seat.state == state + 1)
        assert (playing.told[-1].did, playing.told[-1].choices) == ("agreed", 1)
        assert playing.position.observation == before.observation
        assert playing.position.decision == before.decision
        assert not_asked(playing)


@story
async def test_one_refuses_and_all_is_as_it_was(url: str) -> None:
    async with table_of(url, "Anna", "Bela", "Cyril") as seats:
        playing = await play_past_the_prelude(*seats)
        others = [seat for seat in seats if seat is not playing]
        await playing.chooses()
        state = playing.state
        await playing.asks_to_go_back()
        for other in others:
            await other.until(asked)
        await others[0].answers_that(False)
        await playing.until(not_asked)
        assert (playing.state, playing.did[-1]) == (state, "refused")
        assert await code_of(others[1].answers_that(True, state)) == "stale"


@story
async def test_a_choice_is_an_answer_too(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        playing = await play_past_the_prelude(anna, bela)
        waiting = bela if playing is anna else anna
        await playing.chooses()
        await waiting.until(lambda seat: seat.state == playing.state)
        await playing.asks_to_go_back()
        await waiting.until(asked)
        state = waiting.state
        playing = await who_is_asked(anna, bela)
        await playing.chooses()
        await waiting.until(lambda seat: seat.state == state + 1 and not asked(seat))
        assert await code_of(waiting.answers_that(True, state)) == "stale"


@story
async def test_a_second_request_takes_the_place_of_the_first(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        await anna.chooses()
        await bela.chooses()
        await anna.until(lambda seat: seat.state == 2)
        await anna.asks_to_go_back()
        await bela.until(asked)
        await bela.asks_to_go_back()
        await anna.until(lambda seat: seat.did[-1] == "asked-undo" and seat.told[-1].seat == 1)
        assert anna.position is not None
        assert anna.position.undo_asked is not None
        assert (anna.position.undo_asked.seat, anna.position.undo_asked.waiting) == (1, [0])
        assert anna.position.undo_asked.number == anna.position.number
        assert await code_of(anna.answers_that(True, number=anna.position.number - 1)) == "stale"
        await anna.answers_that(True, number=anna.position.number)
        assert (anna.state, anna.told[-1].choices) == (3, 1)


@story
async def test_who_has_chosen_nothing_has_nothing_to_take_back(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, bela):
        assert await code_of(anna.asks_to_go_back()) == "illegal"
        await bela.chooses()
        await anna.until(lambda seat: seat.state == 1)
        assert await code_of(anna.asks_to_go_back()) == "illegal"
        assert await code_of(anna.says(requests.AskUndo(table=anna.table_id, state=0))) == "stale"


@story
async def test_bots_agree_at_once(url: str) -> None:
    async with table_of(url, "Anna", bots=1, game="timemasters") as (anna,):
        await anna.until(lambda seat: seat.is_asked)
        state, choices = anna.state, anna.choices
        await anna.chooses("pass")
        await anna.until(lambda seat: seat.is_asked)  # the bot has had its turn
        assert not can_undo(anna)
        gone = anna.state - state
        await anna.asks_to_go_back()
        assert (anna.told[-1].did, anna.told[-1].choices) == ("undid", gone)
        assert anna.choices == choices
        await anna.chooses("pass")


@story
async def test_who_has_left_is_not_asked_and_who_leaves_agrees(url: str) -> None:
    async with table_of(url, "Anna", "Bela", "Cyril") as (anna, bela, cyril):
        await cyril.leaves()
        await anna.chooses()
        await anna.until(lambda seat: any(step.seat == 2 and step.did == "chose" for step in seat.told))
        await anna.asks_to_go_back()
        assert anna.position is not None
        assert anna.position.undo_asked is not None
        assert anna.position.undo_asked.waiting == [1]
        await bela.until(asked)
        await bela.leaves()
        await anna.until(lambda seat: not asked(seat) and seat.is_asked)
        gone = next(step for step in anna.told if step.did == "stand-in" and step.seat == 1)
        assert gone.choices is not None
        assert gone.choices >= 1


@story
async def test_who_asked_and_leaves_asks_no_more(url: str) -> None:
    async with table_of(url, "Anna", "Bela", "Cyril") as (anna, bela, _):
        await anna.chooses()
        await bela.until(lambda seat: seat.state == 1)
        await anna.asks_to_go_back()
        await bela.until(asked)
        await anna.leaves()
        await bela.until(not_asked)
        assert bela.state == 1


@story
async def test_watchers_are_not_asked(url: str) -> None:
    async with table_of(url, "Anna", "Bela") as (anna, _), people(url, "Cyril") as (cyril,):
        watching = await cyril.enters(anna.table_id)
        await anna.chooses()
        await anna.asks_to_go_back()
        await watching.until(asked)
        assert await code_of(watching.answers_that(True)) == "not-seated"


# Two questions in a row that offer the same choices: what was meant for the one must not answer the other.
def test_going_back_by_consent_makes_the_questions_of_all_who_go_back_new() -> None:
    match = Match(row_of_two(), Downtimes([]))
    numbers = iter(range(10_000))

    def happens(kind: str, seat: int, content: str = "") -> None:
        match.apply(Entry("t", next(numbers), 1000, kind, seat, content))

    while True:
        (seat, *others) = [seat for seat in (0, 1) if match.is_asked(seat)]
        before = match.game.state.choices_of(seat)
        happens(entries.CHOICE, seat, match.game.rules.text_of(before[0]))
        if not others and match.game.state.choices_of(seat) == before:
            break
    seen = match.state
    happens(entries.ASK_UNDO, seat, "1")
    happens(entries.AGREE, 1 - seat)
    assert match.game.state.choices_of(seat) == before
    assert match.since[seat] == match.state == seen + 1
