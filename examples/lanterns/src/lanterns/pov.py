"""What one player may know of a table, and tables drawn at random that agree with it."""

from collections import Counter
from collections.abc import Mapping

from chronomage.games.observation_entries import MANY, BadObservation, Entries
from chronomage.games.stack_reading import HIDDEN_CHOICES, read_stack
from chronomage.kernel import machine
from chronomage.kernel.random import Random, seeded
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import SEVERAL, State
from chronomage.kernel.verbs import Question, Together
from chronomage.pov import Pov

from lanterns.rules import settled
from lanterns.table import COPIES, LANTERNS, NONE, UNKNOWN, Table
from lanterns.verbs import PROGRAMS


class LanternsPov(Pov):
    """Hidden are the hands and bids of the others, the deck, and what the dice will show."""

    def redact(self, state: State, player: int) -> State:
        assert isinstance(state, Table)
        table = hide(state, [player])
        if table.asked == SEVERAL:
            for other in range(table.seats):
                if other != player and table.open[other]:
                    table.open = [*table.open[:other], HIDDEN_CHOICES, *table.open[other + 1 :]]
        elif table.asked != player:
            table.choices = []
        return table

    def unveil(self, state: State) -> State:
        assert isinstance(state, Table)
        return hide(state, range(state.seats))

    def resample(self, redacted: State, player: int, random: Random) -> State:
        assert isinstance(redacted, Table)
        table = redacted.copy()
        table.random = seeded(random.word() << 32 | random.word())
        unseen = unknown_lanterns(table)
        random.shuffle(unseen)
        table.bids = [unseen.pop() if bid == UNKNOWN else bid for bid in table.bids]
        table.hands = [sorted(unseen.pop() if each == UNKNOWN else each for each in hand) for hand in table.hands]
        table.deck = unseen
        open_choices(table)
        return table

    def read(self, rules: Rules, document: Mapping[str, object], player: int) -> State:
        top = Entries(document, "")
        seats = top.each("players")
        options = {str(name): value for name, value in top.inner("options").given.items()}
        table = Table(len(seats), Random(0, 0, 0, 0), settled(options))
        table.round = top.number("round", 0, MANY)
        table.prize = top.number("prize", 0, MANY)
        table.winner = top.number("winner", 0, len(seats) - 1)
        table.lit = top.numbers("lit", 1, 10)
        table.deck = [UNKNOWN] * len(top.items("deck"))
        for seat, entries in enumerate(seats):
            table.gems[seat] = entries.number("gems", 0, MANY)
            if seat == player:
                table.hands[seat] = entries.numbers("hand", 1, 10)
                table.bids[seat] = entries.number("lit", NONE, 10)
            else:
                table.hands[seat] = [UNKNOWN] * len(entries.items("hand"))
                table.bids[seat] = NONE if entries.value("lit") == NONE else UNKNOWN
        held = sum(len(hand) for hand in table.hands) + sum(bid != NONE for bid in table.bids)
        if held + len(table.lit) + len(table.deck) != COPIES * len(LANTERNS):
            raise BadObservation(f"there must be {COPIES * len(LANTERNS)} lanterns in all.")
        read_stack(table, top, PROGRAMS, 0)
        return table


def hide(table: Table, seeing: range | list[int]) -> Table:
    """A copy with only the hands and bids of some players."""
    seen = table.copy()
    seen.random = Random(0, 0, 0, 0)
    seen.deck = [UNKNOWN] * len(seen.deck)
    for player in range(seen.seats):
        if player not in seeing:
            seen.hands[player] = [UNKNOWN] * len(seen.hands[player])
            seen.bids[player] = NONE if seen.bids[player] == NONE else UNKNOWN
    return seen


def unknown_lanterns(table: Table) -> list[int]:
    """All lanterns that lie where the viewer does not see them."""
    seen = [*table.lit, *table.bids, *(lantern for hand in table.hands for lantern in hand)]
    left = Counter(dict.fromkeys(LANTERNS, COPIES))
    left.subtract(lantern for lantern in seen if lantern not in (NONE, UNKNOWN))
    return sorted(left.elements())


def open_choices(table: Table) -> None:
    """Open the choices of all who must act, from the question that is put to them."""
    if not table.stack:
        return
    verb, frame = machine.asking_verb(PROGRAMS, table), table.stack[-1]
    if isinstance(verb, Together):
        table.open = [verb.choices_of(table, frame, player) for player in range(table.seats)]
    elif isinstance(verb, Question):
        table.choices = verb.choices(table, frame)


POV = LanternsPov()
