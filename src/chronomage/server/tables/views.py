"""A table as one viewer sees it: nothing leaves for a seat, or for a watcher, but through here."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

import msgspec

from chronomage.game import Game
from chronomage.kernel.decision import Decision
from chronomage.kernel.event import EVERYBODY, Event
from chronomage.kernel.rules import Rules
from chronomage.kernel.viewers import WATCHER as NOWHERE
from chronomage.protocol.answers import ChoiceView, ClockView, DecisionView, EventView, Position, Step, UndoRequest
from chronomage.protocol.tables import Clock, SeatView, TableView
from chronomage.server.identity.person import is_account
from chronomage.server.storage import entry as entries
from chronomage.server.storage.database import now
from chronomage.server.storage.tables import TableRow
from chronomage.server.tables.match import Happening, Match
from chronomage.texts import Catalogue, texts_of

WATCHER: Final = None  # the viewer who sits nowhere
KEYS: Final = "en"  # keys are the same in all languages

DID: Final = {
    entries.CHOICE: "chose",
    entries.UNDO: "undid",
    entries.ASK_UNDO: "asked-undo",
    entries.AGREE: "agreed",
    entries.REFUSE: "refused",
    entries.STAND_IN: "stand-in",
    entries.RETURN: "returned",
    entries.GIVEN: "continued",
}

MOST_KEPT: Final = 20_000  # views of choices, and of events, that are kept ready
V = TypeVar("V")

encode: Final = msgspec.json.Encoder().encode


def ready(view: V) -> V:
    """A view that is written out already; whatever it becomes part of, it is only copied then."""
    return cast(V, msgspec.Raw(encode(view)))


def raw(written: str) -> Any:
    """What has been written out as JSON already."""
    return msgspec.Raw(written.encode())


def observations(game: Game, viewers: Sequence[int | None]) -> list[str]:
    """What each of these viewers may know, written out."""
    return game.write([NOWHERE if viewer is WATCHER else viewer for viewer in viewers])


def positions(match: Match, viewers: Sequence[int | None]) -> list[Position]:
    """Where the game stands for each of these viewers."""
    written = observations(match.game, viewers)
    return [position(match, viewer, text) for viewer, text in zip(viewers, written, strict=True)]


def position(match: Match, viewer: int | None, observation: str) -> Position:
    """Where the game stands for that seat, or for watchers, with what they may know."""
    game = match.game
    is_asked = viewer is not None and match.is_asked(viewer) and match.is_person(viewer)
    asked = match.asked_undo
    return Position(
        state=match.state,
        number=match.number,
        observation=raw(observation),
        decision=decision_view(game.rules, game.decision_of(viewer)) if is_asked and viewer is not None else None,
        can_undo=viewer is not None and match.can_undo(viewer),
        clock=clock_view(match),
        undo_asked=None
        if asked is None
        else UndoRequest(seat=asked.seat, state=asked.state, choices=asked.choices, waiting=sorted(asked.waiting)),
        outcome=game.outcome.plain() if game.over else None,
    )


def clock_view(match: Match) -> ClockView | None:
    """What the clocks show now."""
    if match.clocks.budget == 0:
        return None
    at = now()
    left = [match.clocks.left(seat, at) if match.is_person(seat) else None for seat in range(match.seats)]
    return ClockView(left=left, running=[seat for seat, runs in enumerate(match.clocks.running) if runs])


def decision_view(rules: Rules, decision: Decision) -> DecisionView:
    """A decision with the keys of its sentences."""
    texts = texts_of(rules, KEYS)
    key, facts = texts.decision_key(decision)
    choices = [choice_view(texts, decision.kind, choice.id, choice.text) for choice in decision.choices]
    return DecisionView(kind=decision.kind, card=decision.card, key=key, facts=facts, choices=choices)


@lru_cache(MOST_KEPT)
def choice_view(texts: Catalogue, kind: str, id: int, text: str) -> ChoiceView:
    """A choice with the key of its sentence; the same choices come again and again."""
    key, facts = texts.choice_key(kind, text)
    return ready(ChoiceView(id=id, text=text, key=key, facts=facts))


def step(match: Match, happening: Happening, viewer: int | None, shown: list[EventView] | None = None) -> Step:
    """What happened, as far as that viewer may know; `shown` are all its events, where they have been made already."""
    if shown is None:
        shown = event_views(match, happening)
    given = happening.content.count("\n") + 1 if happening.did == entries.GIVEN else 0
    mine = viewer is not None and viewer == happening.seat
    return Step(
        number=happening.number,
        state=happening.state,
        at=happening.at,
        did=DID.get(happening.did, happening.did),
        seat=happening.seat if happening.seat >= 0 and not given else None,
        choice=happening.content if mine and happening.did == entries.CHOICE else None,
        choices=happening.taken_back or given or None,
        reason=happening.content if happening.did == entries.STAND_IN else None,
        events=[view for event, view in zip(happening.events, shown, strict=True) if may_know(event, viewer)],
    )


def may_know(event: Event, viewer: int | None) -> bool:
    """Whether a viewer may know of an event; watchers know what everybody knows."""
    return event.audience in (EVERYBODY, viewer)


def event_views(match: Match, happening: Happening) -> list[EventView]:
    """All events with the keys of their sentences."""
    rules = match.game.rules
    return [event_view(rules, event) for event in happening.events]


def event_view(rules: Rules, event: Event) -> EventView:
    """An event with the key of its sentence; who else heard of it is nobody's concern."""
    return kept_event_view(rules, event.kind, tuple(event.facts.items()))


@lru_cache(MOST_KEPT)
def kept_event_view(rules: Rules, kind: str, facts: tuple[tuple[str, int], ...]) -> EventView:
    """The view of an event; the same happens again and again."""
    plain = rules.event_facts(Event(kind, EVERYBODY, dict(facts)))
    saying = texts_of(rules, KEYS).event_key({"kind": kind, **plain})
    return ready(EventView(kind=kind, key=saying.key, facts=saying.facts))


def seat_views(row: TableRow, match: Match | None, here: list[bool]) -> list[SeatView]:
    """Who sits where, with nothing that lets anybody else into the seat."""
    return [
        SeatView(
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            bot=seat.bot,
            guest=seat.player is not None and not is_account(seat.player),
            here=here[seat.seat] if here else False,
            stand_in=None if match is None else match.stand_in[seat.seat],
        )
        for seat in row.seats
    ]


def table_view(
    row: TableRow, match: Match | None = None, here: list[bool] | None = None, watchers: int = 0
) -> TableView:
    """A table as everybody sees it who may see it."""
    return TableView(
        id=row.id,
        game=row.game,
        version=row.version,
        options=dict(row.options),
        seats=seat_views(row, match, here or []),
        privacy=row.privacy,  # type: ignore[arg-type]
        clock=Clock(kind=row.clock, seconds=row.clock_seconds),  # type: ignore[arg-type]
        start=row.start,
        chat=row.chat,
        hints=row.hints,
        status=row.status,  # type: ignore[arg-type]
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        host=row.host_name,
        turn=[] if match is None else [seat for seat in range(match.seats) if match.is_asked(seat)],
        watchers=watchers,
        moved_at=row.ended_at if match is None else match.at,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        continues=row.continues,
        unrated=not row.rated,
        scores=None if row.scores is None else list(row.scores),
    )
