"""The match that a journal tells: questions, going back, clocks. No server runs here, and no time passes."""

from dataclasses import replace

import pytest

from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import ClockPlan, NewTable, SeatPlan
from chronomage.server.identity.person import Person
from chronomage.server.storage import entry as entries
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.entry import Entry
from chronomage.server.tables.clocks import Clocks
from chronomage.server.tables.match import GAVE_UP, LEFT, MOST_STEPS, TIME, Match
from chronomage.server.tables.new_tables import arrange, arrange_rematch

ANN, BEN, EVE = (Person(f"g:{name}", name) for name in ("Ann", "Ben", "Eve"))
BEGAN = 1_000_000


class Story:
    """A match told entry by entry, a second apart."""

    def __init__(self, players: int = 2, clock: ClockPlan | None = None, game: str = "seasons", bots: int = 0) -> None:
        plans = [SeatPlan(kind="open")] * players + [SeatPlan(kind="bot", bot="random")] * bots
        wanted = NewTable(game=game, seats=plans, clock=clock or ClockPlan(), options={"first_player": "0"})
        self.row = replace(arrange(wanted, ANN), started_at=BEGAN, seed="1")
        self.downtimes = Downtimes([])
        self.match = Match(self.row, self.downtimes)
        self.at = BEGAN
        self.entries: list[Entry] = []

    def tell(self, kind: str, seat: int, content: str = "", after: int = 1000) -> None:
        self.at += after
        self.entries.append(Entry(self.row.id, self.match.number, self.at, kind, seat, content))
        self.match.apply(self.entries[-1])

    def choose(self, seat: int, number: int = 0, after: int = 1000) -> None:
        self.tell(entries.CHOICE, seat, self.match.game.decision_of(seat).choices[number].text, after)

    def choose_until_turn_of(self, seat: int) -> None:
        """Everybody takes the last choice until only that seat is asked and may take back a choice of its own."""
        while not (self.asked() == [seat] and self.match.can_undo(seat)):
            self.choose(self.asked()[0], -1)

    def asked(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if self.match.is_asked(seat)]


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, check=lambda refusal: refusal.code == code)


def test_both_may_answer_from_the_same_state_where_both_are_asked_at_once() -> None:
    story = Story()
    assert story.asked() == [0, 1]
    story.choose(0)
    first_seen = 0
    choice = story.match.game.decision_of(1).choices[0]
    assert story.match.check_choice(1, first_seen, choice.id) == choice.text


def test_a_question_that_was_answered_is_stale_and_a_state_to_come_is_too() -> None:
    story = Story()
    story.choose(0)
    with refused("stale"):
        story.match.check_choice(0, 0, 0)
    with refused("stale"):
        story.match.check_choice(1, 99, 0)


def test_an_illegal_choice_says_why_and_changes_nothing() -> None:
    story = Story()
    before = story.match.game.describe()
    with refused("illegal"):
        story.match.check_choice(0, 0, "no such choice")
    with refused("illegal"):
        story.match.check_choice(0, 0, "x" * 5000)
    assert story.match.game.describe() == before


def test_who_is_not_asked_has_no_turn() -> None:
    story = Story(game="timemasters")
    assert story.asked() == [0]
    with refused("not-your-turn"):
        story.match.check_choice(1, 0, 0)


def test_going_back_by_the_rules_gives_the_state_before_and_a_new_number() -> None:
    story = Story(game="timemasters")
    story.choose_until_turn_of(0)
    state, history = story.match.state, list(story.match.game.history)
    story.tell(entries.UNDO, 0, story.match.check_undo(0, state))
    assert story.match.game.history == history[:-1]
    assert story.match.state == state + 1
    with refused("stale"):
        story.match.check_choice(0, state, 0)


def test_others_must_agree_to_go_back_further_and_one_refusal_ends_it() -> None:
    story = Story(players=3)
    for seat in (0, 1, 2):
        story.choose(seat)
    state = story.match.state
    assert story.match.check_asking(0, state) == (entries.ASK_UNDO, "3")
    story.tell(entries.ASK_UNDO, 0, "3")
    story.tell(entries.AGREE, 1)
    with refused("stale"):
        story.match.check_answer(1, state, None)  # answered already
    story.match.check_answer(2, state, None)
    story.tell(entries.REFUSE, 2)
    assert story.match.asked_undo is None
    assert len(story.match.game.history) == 3


def test_once_all_have_agreed_the_choices_are_gone() -> None:
    story = Story(players=3)
    for seat in (0, 1, 2):
        story.choose(seat)
    story.tell(entries.ASK_UNDO, 0, "3")
    story.tell(entries.AGREE, 1)
    story.tell(entries.AGREE, 2)
    assert story.match.game.history == []
    assert story.match.state == 4


def test_an_answer_to_an_earlier_request_is_none_to_a_later_one_of_the_same_state() -> None:
    story = Story(players=3)
    for seat in (0, 1, 2):
        story.choose(seat)
    state = story.match.state
    story.tell(entries.ASK_UNDO, 0, "3")
    first = story.match.number
    story.tell(entries.ASK_UNDO, 1, "2")
    with refused("stale"):
        story.match.check_answer(2, state, first)
    story.match.check_answer(2, state, story.match.number)


def test_who_waits_for_answers_does_not_ask_again() -> None:
    story = Story()
    story.choose(0)
    story.tell(entries.ASK_UNDO, 0, "1")
    with refused("not-allowed"):
        story.match.check_asking(0, story.match.state)
    story.tell(entries.REFUSE, 1)
    assert story.match.check_asking(0, story.match.state) == (entries.ASK_UNDO, "1")


def test_a_game_does_not_go_to_and_fro_for_ever() -> None:
    story = Story(game="timemasters")
    story.choose_until_turn_of(0)
    story.match.number = MOST_STEPS - 2  # as if as much had happened before
    assert story.match.can_undo(0)
    story.tell(entries.STAND_IN, 1, LEFT)
    story.tell(entries.RETURN, 1)
    assert not story.match.can_undo(0)
    for check in (story.match.check_undo, story.match.check_asking):
        with refused("not-allowed"):
            check(0, story.match.state)
    assert story.match.check_choice(0, story.match.state, story.match.game.state.choices_of(0)[0])


def test_a_choice_ends_the_asking() -> None:
    story = Story(players=2)
    story.choose(0)
    story.tell(entries.ASK_UNDO, 0, "1")
    story.choose(1)
    assert story.match.asked_undo is None


def test_who_leaves_no_longer_stands_against_going_back() -> None:
    story = Story(players=2)
    story.choose(0)
    story.tell(entries.ASK_UNDO, 0, "1")
    story.tell(entries.STAND_IN, 1, LEFT)
    assert story.match.game.history == []


def test_an_asking_goes_with_who_asked() -> None:
    story = Story(players=2)
    story.choose(0)
    story.tell(entries.ASK_UNDO, 0, "1")
    story.tell(entries.STAND_IN, 0, LEFT)
    assert story.match.asked_undo is None
    assert len(story.match.game.history) == 1


def test_bots_agree_at_once() -> None:
    story = Story(players=1, bots=1)
    story.choose(0)
    story.choose(1)
    assert story.match.check_asking(0, story.match.state) == (entries.UNDO, "2")


def test_a_bot_chooses_for_who_left_until_they_return() -> None:
    story = Story()
    story.tell(entries.STAND_IN, 0, LEFT)
    assert story.match.bots_asked() == [0]
    with refused("not-allowed"):
        story.match.check_choice(0, 0, 0)
    assert story.match.may_return(0)
    story.tell(entries.RETURN, 0)
    assert story.match.bots_asked() == []
    story.match.check_choice(0, 0, story.match.game.decision_of(0).choices[0].id)


@pytest.mark.parametrize(
    ("reason", "kind", "may"), [(TIME, "move", True), (TIME, "game", False), (GAVE_UP, "move", False)]
)
def test_who_may_return(reason: str, kind: str, may: bool) -> None:
    story = Story(clock=ClockPlan(kind=kind, seconds=60))
    story.tell(entries.STAND_IN, 0, reason)
    assert story.match.may_return(0) is may


def test_every_reader_of_the_same_journal_comes_to_the_same_match() -> None:
    story = Story(players=3, clock=ClockPlan(kind="game", seconds=600))
    for number in range(60):
        story.choose(story.asked()[number % len(story.asked())])
        if story.match.can_undo(story.entries[-1].seat) and number % 7 == 0:
            story.tell(entries.UNDO, story.entries[-1].seat, "1")
    again = Match(story.row, story.downtimes)
    for entry in story.entries:
        again.apply(entry)
    assert again.game == story.match.game
    assert (again.state, again.since, again.clocks.spent) == (
        story.match.state,
        story.match.since,
        story.match.clocks.spent,
    )


def test_a_clock_for_every_choice_starts_anew_with_each() -> None:
    story = Story(game="timemasters", clock=ClockPlan(kind="move", seconds=10))
    story.choose(0, -1, after=4000)
    assert story.asked() == [0]
    assert story.match.clocks.left(0, story.at + 1000) == 9000


def test_choosing_again_what_was_taken_back_gives_no_new_time() -> None:
    story = Story(game="timemasters", clock=ClockPlan(kind="move", seconds=10))
    story.choose_until_turn_of(0)
    story.tell(entries.UNDO, 0, "1", after=3000)
    story.choose(0, after=3000)
    assert story.match.clocks.left(0, story.at) == 4000
    assert story.match.clocks.next_fall(story.at) == (4000, 0)


def test_a_clock_for_the_game_runs_while_one_is_asked() -> None:
    story = Story(clock=ClockPlan(kind="game", seconds=100))
    story.choose(0, after=5000)  # both were asked until now, and seat 1 still is
    assert story.match.clocks.left(0, story.at + 7000) == 95_000
    assert story.match.clocks.left(1, story.at + 7000) == 88_000


def test_bots_have_no_clock() -> None:
    story = Story(players=1, bots=1, clock=ClockPlan(kind="move", seconds=10))
    assert story.match.clocks.running == [True, False]


def test_clocks_stand_still_while_no_server_runs() -> None:
    clocks = Clocks("game", 100, 1, Downtimes([(10_000, 50_000)]))
    clocks.move_on(1_000, [True], None)
    assert clocks.left(0, 61_000) == 80_000
    clocks.move_on(61_000, [False], None)
    assert clocks.spent == [20_000]


def test_downtimes_count_only_where_they_overlap() -> None:
    downtimes = Downtimes([(10, 20), (30, 40)])
    assert downtimes.within(0, 100) == 20
    assert downtimes.within(15, 40) == 15
    assert downtimes.within(15, 35) == 5  # at 35 somebody was there after all
    assert downtimes.within(20, 30) == 0
    assert downtimes.passed(15, 20) == 0


def test_who_gave_up_comes_last_whatever_the_score() -> None:
    story = Story(players=3)
    while not story.match.game.over:
        story.choose(story.asked()[0])
    best = story.match.game.outcome.ranking.index(1)
    story.match.stand_in[best] = GAVE_UP
    assert story.match.places()[best] == 3
    assert sorted(story.match.places()) == [1, 2, 3]


def test_a_rematch_moves_everybody_on_by_a_seat_and_keeps_their_seats() -> None:
    wanted = NewTable(
        game="seasons", seats=[SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="bot", bot="random")]
    )
    old = arrange(wanted, ANN)
    ben = replace(old.seats[1], kind="player", player=BEN.key, name=BEN.name)
    old = replace(old, seats=(old.seats[0], ben, old.seats[2]), status="over", scores=[1, 2, 3])
    new = arrange_rematch(old, BEN, old.version)
    assert [(seat.seat, seat.kind, seat.name) for seat in new.seats] == [
        (0, "player", "Ben"),
        (1, "bot", None),
        (2, "invited", "Ann"),
    ]
    assert new.seat_of(BEN) == 0
    assert new.seat_of(ANN) is None
    assert new.seed != old.seed
    assert new.scores is None
    assert new.invite != old.invite


def test_files_are_not_read_for_people_from_afar() -> None:
    for pack in ("/etc/passwd", "../pack.toml", "nothing"):
        with refused("bad-request"):
            arrange(NewTable(game="timemasters", seats=[SeatPlan(kind="me")] * 1, options={"pack": pack}), EVE)
