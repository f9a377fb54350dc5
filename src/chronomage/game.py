"""Game: the handle by which people, bots and tests play. The one authority over a game's state."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from chronomage.games.observation_entries import BadObservation, Entries, check_same
from chronomage.kernel import machine
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BrokenInvariant,
    ChronomageError,
    IllegalChoice,
    WrongVersion,
    shorten,
)
from chronomage.kernel.event import Event
from chronomage.kernel.random import seeded
from chronomage.kernel.rules import Outcome, Rules
from chronomage.kernel.state import NOBODY, SEVERAL, State
from chronomage.kernel.travel import Travels
from chronomage.kernel.verbs import Pick, Question, Together
from chronomage.kernel.viewers import OMNISCIENT, WATCHER
from chronomage.kits.kit import Kit
from chronomage.kits.registry import all_kits, kit_of, rules_of
from chronomage.pov.observation import Observation, written
from chronomage.record.record import Record

MOST_SEED_BITS = 4096
GAVE_UP = "gave_up"  # in the last line of a record
UNDER_WAY = "under_way"  # the entry that every description of a state has, and no position made by hand


class Game(Travels):
    """One game being played. Make one with `new_game`, `position`, `replay` or `Observation.resample`."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.seed: int | None = None  # None: drawn from an observation, so there is no record
        self.position: Mapping[str, object] | None = None
        self.history: list[tuple[int, int]] = []
        self.undo_floor = 0  # how many choices of the history can no longer be taken back
        self.cut_off: str | None = None  # why a replayed record ended too soon
        self.opening: list[Event] = []  # what happened before the first choice
        self.gave_up: int | None = None  # who ended a game of two by giving up

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because one of two gave up."""
        return self.state.over

    @property
    def options(self) -> dict[str, str]:
        """Every option with its value in this game."""
        return self.rules.options_of(self.state)

    @property
    def decisions(self) -> list[Decision]:
        """One decision for each player who must act now, in seat order; none once the game is over."""
        asked = self.state.asked
        if asked == NOBODY:
            return []
        if asked != SEVERAL:
            return [self.decision_of(asked)]
        return [self.decision_of(player) for player in range(self.players) if self.state.open[player]]

    def decision_of(self, player: int) -> Decision:
        """The decision open to that player."""
        kind, card, count, other, picked = self.question_of(player)
        choices = [Choice(id, self.rules.text_of(id)) for id in self.state.choices_of(player)]
        return Decision(player, kind, card, choices, count, other, picked)

    def question_of(self, player: int) -> tuple[str, str | None, int, int | None, int]:
        """What that player decides: kind, card, how many answers are wanted, whose things, how many are picked."""
        frame = self.state.stack[-1]
        card = self.rules.card_name(frame.card)
        verb = machine.asking_verb(self.rules.programs, self.state)
        # A verb that is not compiled may have `kind` from its class, where compiled code would not look for it.
        said: Any = verb
        if isinstance(verb, Together):
            count = verb.count_of(self.state, frame, player)
            return said.kind, card, count, None, verb.picked_of(self.state, frame, player)
        if not isinstance(verb, Question):
            return "", card, 0, None, 0
        other = verb.other(self.state, frame)
        count = frame.left if isinstance(verb, Pick) and said.counts else 0
        return said.kind, card, count, None if other == NOBODY else other, frame.picked

    @property
    def outcome(self) -> Outcome:
        """The score as it stands, and once the game is over, how it ended: who gave up has lost, whatever the score."""
        outcome = self.rules.outcome(self.state)
        if self.gave_up is not None:
            outcome.ranking = [2 if player == self.gave_up else 1 for player in range(self.players)]
            outcome.winners = [1 - self.gave_up]
        return outcome

    def play(self, player: object, choice: object) -> list[Event]:
        """Carry out a choice, given as itself, its id or its text; an IllegalChoice changes nothing."""
        return self.carry_out(self.seat(player), self.legal(player, choice))

    def carry_out(self, player: int, id: int) -> list[Event]:
        """Carry out a choice that is known to be open."""
        state = self.state
        revealed = state.revealed
        if self.history and self.history[-1][0] != player:
            self.undo_floor = len(self.history)
        self.history.append((player, id))
        state.log = []
        self.rules.play(state, player, id)
        events = state.log
        state.log = None
        if state.revealed != revealed:
            self.undo_floor = len(self.history)
        return events

    def legal(self, player: object, choice: object) -> int:
        """The id of a choice that is open to that player, or an IllegalChoice that says why it is not."""
        if self.over:
            raise IllegalChoice("the game is over.")
        seat = self.seat(player)
        open_choices = self.state.choices_of(seat)
        if not open_choices:
            waiting = ", ".join(str(decision.player) for decision in self.decisions)
            raise IllegalChoice(f"player {seat} has nothing to decide now; waiting for player {waiting}.")
        if isinstance(choice, Choice):
            id = choice.id
        elif isinstance(choice, str):
            id = self.rules.choice_of(choice)
            if id < 0:
                allowed = ", ".join(self.rules.text_of(each) for each in open_choices)
                raise IllegalChoice(f"{choice!r} is no choice; open are: {allowed}.")
        elif isinstance(choice, int) and not isinstance(choice, bool):
            id = choice
        else:
            raise IllegalChoice(f"{shorten(choice)} is no choice: give a choice, its id or its text.")
        if id not in open_choices:
            raise IllegalChoice(self.rules.why_not(self.state, seat, id) + ".")
        return id

    def seat(self, player: object) -> int:
        """The number of a player who sits at this table; anybody else is refused."""
        if not isinstance(player, int) or isinstance(player, bool) or not 0 <= player < self.players:
            raise IllegalChoice(f"there is no player {shorten(player)}; seats count from 0 to {self.players - 1}.")
        return player

    def give_up(self, player: object) -> None:
        """End a game of two: the other has won. With more players the rest want to play on."""
        seat = self.seat(player)
        if self.over:
            raise IllegalChoice("the game is over.")
        if self.players != 2:
            raise IllegalChoice(f"giving up ends a game of two, and this one has {self.players} players.")
        self.gave_up = seat
        machine.stop(self.state)

    def undo(self, player: object) -> None:
        """Take back that player's last choice, unless since then something hidden came to light or another acted."""
        if not self.history:
            raise IllegalChoice("there is nothing to undo.")
        if self.history[-1][0] != self.seat(player):
            raise IllegalChoice(f"player {self.history[-1][0]} has acted since; that cannot be undone.")
        if len(self.history) <= self.undo_floor:
            raise IllegalChoice(
                "since then something hidden has come to light, or another player has acted; that cannot be undone."
            )
        floor = self.undo_floor  # it does not sink: who has acted since has acted, though they took it back
        self.rewind(len(self.history) - 1)
        self.undo_floor = floor

    def rewind(self, choices: object) -> None:
        """Go back to where so many choices had been made, whoever made the others: for players who all agree to it."""
        if not isinstance(choices, int) or isinstance(choices, bool) or not 0 <= choices <= len(self.history):
            raise IllegalChoice(f"there is no going back to choice {shorten(choices)}.")
        earlier = begin(self.rules, self.players, self.required_seed(), self.options, self.position)
        for player, id in self.history[:choices]:
            earlier.carry_out(player, id)
        self.state = earlier.state
        self.history = earlier.history
        self.undo_floor = earlier.undo_floor
        self.gave_up = None

    def observe(self, player: object) -> "Observation[Game]":
        """All that this player may know now."""
        return self.seen_by(self.seat(player))

    def watch(self) -> "Observation[Game]":
        """All that somebody who sits at no seat may know now: what is public, and nothing else."""
        return self.seen_by(WATCHER)

    def seen_by(self, viewer: int) -> "Observation[Game]":
        """The observation of a player or of WATCHER."""
        pov = kit_of(self.rules.name).pov
        return Observation(self.rules, pov, pov.redact(self.state, viewer), viewer, Game)

    def write(self, viewers: list[int]) -> list[str]:
        """The JSON of the observations of all these players, or WATCHER, at once: for who has to tell many."""
        return written(self.rules, self.state, viewers)

    def unveil(self) -> str:
        """The table as somebody sees it who watches and looks into all hands, as JSON: for games that are over."""
        return written(self.rules, kit_of(self.rules.name).pov.unveil(self.state), [OMNISCIENT])[0]

    def copy(self) -> "Game":
        """An equal, independent game."""
        game = Game(self.rules, self.rules.copy(self.state))
        game.seed = self.seed
        game.position = self.position
        game.history = self.history[:]
        game.undo_floor = self.undo_floor
        game.cut_off = self.cut_off
        game.opening = self.opening
        game.gave_up = self.gave_up
        return game

    def __copy__(self) -> "Game":
        return self.copy()

    def record(self) -> Record:
        """The record: what is needed to play this game again."""
        choices = [(player, self.rules.text_of(id)) for player, id in self.history]
        record = Record(
            self.rules.name,
            self.rules.version,
            self.players,
            self.required_seed(),
            {} if self.position is not None else self.options,
            choices,
            self.position,
            documents=self.rules.documents(),
        )
        if self.over:
            record.result = {"scores": self.outcome.scores, "choices": record.digest()}
        if self.gave_up is not None:
            record.result = {**(record.result or {}), GAVE_UP: self.gave_up}
        return record

    def required_seed(self) -> int:
        """The seed; a game drawn from an observation has none."""
        if self.seed is None:
            raise BadRecord("this game was drawn from an observation: it has no seed, and so no record or undo.")
        return self.seed

    def event_facts(self, event: Event) -> dict[str, Any]:
        """An event as plain, readable data."""
        return {"kind": event.kind, "audience": event.audience, **self.rules.event_facts(event)}

    def describe(self) -> dict[str, Any]:
        """The whole state as plain data, with nothing hidden: for tests and analysis, never for a player."""
        return self.rules.describe(self.state)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.rules is other.rules
            and self.history == other.history
            and self.gave_up == other.gave_up
            and self.state.random.plain() == other.state.random.plain()
            and self.rules.write(self.state, [OMNISCIENT]) == other.rules.write(other.state, [OMNISCIENT])
        )

    def __hash__(self) -> int:
        return hash((self.rules.name, self.players, self.seed))

    def __repr__(self) -> str:
        status = "over" if self.over else f"waiting for {[decision.player for decision in self.decisions]}"
        return f"<Game of {self.rules.name}, {self.players} players, {len(self.history)} choices, {status}>"


def begin(
    rules: Rules,
    players: int,
    seed: int,
    options: Mapping[str, object],
    position: Mapping[str, object] | None,
) -> Game:
    """A game at its start, run up to its first question."""
    if position is None:
        state = rules.new(players, seed, options)
    elif is_whole(position):
        state = whole_state(rules, position, seed)
    else:
        state = rules.from_position(position, seed)
    game = Game(rules, state)
    game.seed = seed
    game.position = position
    state.log = []
    machine.settle(rules.programs, state)
    game.opening = state.log
    state.log = None
    return game


def is_whole(document: Mapping[str, object]) -> bool:
    """Whether the position is a description of a state, with what is under way in it."""
    return UNDER_WAY in document


def whole_state(rules: Rules, document: Mapping[str, object], seed: int) -> State:
    """The state that `describe()` has made this document of; what is still to be rolled and shuffled is the seed's."""
    try:
        state = kit_of(rules.name).pov.read(rules, document, OMNISCIENT)
        check_same(document, rules.describe(state), "")
        rules.check(state)
    except BadObservation as error:
        raise BadPosition(str(error)) from error
    except BrokenInvariant as broken:  # mypyc keeps one type for one name
        raise BadPosition(f"such a game cannot be: {broken}.") from broken
    state.random = seeded(seed)
    return state


def new_game(name: object, players: object = 2, seed: object = 0, options: object = None) -> Game:
    """A new game; equal arguments give equal games."""
    rules_of(name)  # a game that does not exist is refused before anything else
    if not isinstance(players, int) or isinstance(players, bool):
        raise BadOption(f"the number of players is a whole number, not {shorten(players)}.")
    if options is None:
        options = {}
    if not isinstance(options, Mapping):
        raise BadOption(f"options are names with values, not {shorten(options)}.")
    return begin(rules_of(name, options), players, whole_seed(seed), options, None)


def whole_seed(seed: object) -> int:
    """A seed that can be written down: any whole number of up to 4096 bits."""
    if not isinstance(seed, int) or isinstance(seed, bool) or seed.bit_length() > MOST_SEED_BITS:
        raise BadOption(f"a seed is a whole number of at most {MOST_SEED_BITS} bits, not {shorten(seed)}.")
    return seed


def position(name: object, document: object, seed: object = 0) -> Game:
    """A game that starts from a position document; the seed rules what the document leaves to chance.

    What `describe()` says of a game is such a document too: it goes on from any moment, in the middle of an effect too.
    """
    if not isinstance(document, Mapping):
        raise BadPosition(f"a position is an object with entries, not {shorten(document)}.")
    # The game keeps its own: undo and the record start from it, whatever becomes of the caller's. All options are
    # written into it, so that a record of it is replayed under the same ones.
    game = begin(rules_at(name, document), 0, whole_seed(seed), {}, deepcopy(document))
    game.position = {**deepcopy(document), "options": game.options}
    return game


def read_observation(document: object, choices: object = None) -> "Observation[Game]":
    """The observation that `plain()` has made this document of, from JSON too; anything else is a BadObservation.

    `choices` are those open to its player, each as itself, its id or its text. They may be left out: they follow from
    what the player knows.
    """
    top = Entries(document, "")
    given: Mapping[str, object] = {str(key): value for key, value in top.given.items()}
    name = top.value("game")
    try:
        rules = rules_at(name, given)
    except ChronomageError as error:
        raise BadObservation(str(error).splitlines()[0]) from error
    viewer = WATCHER
    if top.value("player") is not None:
        viewer = top.number("player", 0, max(0, len(top.items("players")) - 1))
    pov = kit_of(rules.name).pov
    state = pov.read(rules, given, viewer)
    # All that the document says must follow from what was read, and be what this player may know.
    check_same(given, Observation(rules, pov, pov.redact(state, viewer), viewer, Game).plain(), "")
    open_choices(rules, state, viewer, choices)
    return Observation(rules, pov, state, viewer, Game)


def open_choices(rules: Rules, state: State, viewer: int, choices: object) -> None:
    """Open the choices of the viewer where he must act; none are given where he need not."""
    if viewer == WATCHER:
        must_act = False
    elif state.asked == SEVERAL:
        must_act = bool(state.open[viewer])
    else:
        must_act = state.asked == viewer
    if choices is None:
        ids = found_choices(rules, state, viewer) if must_act else []
    else:
        ids = given_choices(rules, choices)
    if bool(ids) != must_act:
        raise BadObservation("there must be choices where the player of an observation must act, and only there.")
    if not must_act:
        return
    if state.asked == SEVERAL:
        state.open = [ids if player == viewer else state.open[player] for player in range(state.seats)]
    else:
        state.choices = ids


def found_choices(rules: Rules, state: State, player: int) -> list[int]:
    """The choices of the player, from the question that is put to him: equal observations give equal decisions."""
    verb = machine.asking_verb(rules.programs, state)
    frame = state.stack[-1]
    try:
        if isinstance(verb, Question):
            return verb.choices(state, frame)
        return verb.choices_of(state, frame, player) if isinstance(verb, Together) else []
    except Exception as error:  # of a question about what is not there, anything may come
        raise BadObservation(f"under_way[{len(state.stack) - 1}] asks what cannot be asked at this table.") from error


def given_choices(rules: Rules, choices: object) -> list[int]:
    """The ids of choices that are given as themselves, as ids or as texts."""
    if not isinstance(choices, (list, tuple)):
        raise BadObservation(f"the choices must be a list, not {shorten(choices)}.")
    ids: list[int] = []
    for choice in choices:
        id = choice.id if isinstance(choice, Choice) else rules.choice_of(choice) if isinstance(choice, str) else choice
        if not isinstance(id, int) or isinstance(id, bool) or not is_choice(rules, id):
            raise BadObservation(f"{shorten(choice)} is no choice of this game.")
        ids.append(id)
    if any(ids[place] >= ids[place + 1] for place in range(len(ids) - 1)):
        raise BadObservation("the choices must be in the order of their ids, each once.")
    return ids


def is_choice(rules: Rules, id: int) -> bool:
    """Whether there is a choice with that number."""
    try:
        return rules.choice_of(rules.text_of(id)) == id
    except KeyError:
        return False


def rules_at(name: object, document: Mapping[str, object], documents: Mapping[str, str] | None = None) -> Rules:
    """The rules that a position is played by; its options may name a pack of cards."""
    options = document.get("options")
    return rules_of(name, options if isinstance(options, Mapping) else None, documents)


def rules_for(record: Record) -> Rules:
    """The rules that a record was made under."""
    if record.position is None:
        return rules_of(record.game, record.options, record.documents)
    return rules_at(record.game, record.position, record.documents)


def replay(record: object) -> Game:
    """Play a record again; one that was cut off is replayed as far as it goes, and `cut_off` says so."""
    if not isinstance(record, Record):
        raise BadRecord(f"this is no record: {shorten(record)}. `load` reads one from a file.")
    rules = rules_for(record)
    if record.version != rules.version:
        raise WrongVersion(
            f"this record was made under version {record.version} of the rules of {rules.name}; "
            f"this program plays version {rules.version}, in which the same choices may play differently."
        )
    game = begin(rules, record.players, whole_seed(record.seed), record.options, record.position)
    if record.players != game.players:
        raise BadRecord(f"the record is for {record.players} players, its position for {game.players}.")
    for number, (player, text) in enumerate(record.choices):
        try:
            game.play(player, text)
        except IllegalChoice as error:
            raise BadRecord(f"choice {number + 1} of the record, {text!r}, cannot be played: {error}") from error
    game.cut_off = record.cut_off
    if record.result is not None:
        check_result(record, game)
    return game


def check_result(record: Record, game: Game) -> None:
    """Refuse a record whose last line does not fit its choices."""
    assert record.result is not None
    if GAVE_UP in record.result:
        try:
            game.give_up(record.result[GAVE_UP])
        except IllegalChoice as error:
            raise BadRecord(f"this record says that somebody gave up, and that cannot be: {error}") from error
    if record.result.get("choices") not in (None, record.digest()):
        raise BadRecord("the choices of this record are not those it was closed with: it has been changed.")
    if not game.over:
        raise BadRecord("this record says that the game ended, and after its choices it has not.")
    scores = record.result.get("scores")
    if scores is not None and scores != game.outcome.scores:
        raise BadRecord(f"this record ends with the scores {scores}; replayed, they are {game.outcome.scores}.")


def games() -> dict[str, dict[str, Any]]:
    """Every game by its name: title, version, numbers of players, bots, and options with values and meaning."""
    return {kit.name: described(kit) for kit in all_kits()}


def described(kit: Kit) -> dict[str, Any]:
    """One game, for those who choose one."""
    rules = kit.rules
    return {
        "title": kit.title,
        "version": rules.version,
        "players": list(rules.seats),
        "bots": list(kit.bots),
        "rules_options": list(kit.rules_options),
        "options": {
            option.name: {"values": list(option.values), "default": option.default, "about": option.about}
            for option in rules.options
        },
    }
