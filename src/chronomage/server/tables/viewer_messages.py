"""What a match tells one viewer: nothing of a game leaves for a seat, or for a watcher, but through here.

It is written as JSON text, of the types that `protocol.answers` describes: after every choice everybody at the table is
told, and most parts of what they are told have been told before.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from chronomage.game import Game
from chronomage.games.json_writing import listed
from chronomage.kernel.event import EVERYBODY, Event
from chronomage.kernel.rules import Rules
from chronomage.kernel.viewers import WATCHER as NOWHERE
from chronomage.protocol.answers import ChoiceView, ClockView, EventView, UndoRequest, encode
from chronomage.server.now import now
from chronomage.server.storage import entry as entries
from chronomage.server.tables.match import Happening, Match
from chronomage.texts import texts_of

WATCHER: Final = None  # the viewer who sits nowhere
KEYS: Final = "en"  # keys are the same in all languages

DID: Final = {
    entries.CHOICE: "chose",
    entries.UNDO: "undid",
    entries.ASK_UNDO: "asked-undo",
    entries.AGREE: "agreed",
    entries.REFUSE: "refused",
    entries.STAND_IN: "stand-in",
    entries.GIVE_UP: "gave-up",
    entries.RETURN: "returned",
    entries.GIVEN: "continued",
}

MOST_KEPT: Final = 20_000  # texts of choices, and of events, that are kept ready


def written(view: object) -> str:
    """Anything as text."""
    return encode(view).decode()


def raw(text: str) -> Any:
    """What has been written already, to become part of something that is not."""
    return msgspec.Raw(text.encode())


def update(match: Match, table_id: str, happening: Happening, viewers: Sequence[int | None]) -> list[bytes]:
    """The message that tells each of these viewers what happened, and where the game stands now."""
    events = [event_text(match.game.rules, event) for event in happening.events]
    messages: list[bytes] = []
    for viewer, seen in zip(viewers, observations(match.game, viewers), strict=True):
        before = f'{{"type":"update","table":"{table_id}","steps":[{step(happening, events, viewer)}],"position":'
        messages.append("".join([before, *position(match, viewer, seen), "}"]).encode())
    return messages


# Where the game stands


def observations(game: Game, viewers: Sequence[int | None]) -> list[str]:
    """What each of these viewers may know."""
    return game.write([NOWHERE if viewer is WATCHER else viewer for viewer in viewers])


def positions(match: Match, viewers: Sequence[int | None]) -> list[str]:
    """Where the game stands for each of these viewers."""
    seen = observations(match.game, viewers)
    return ["".join(position(match, viewer, text)) for viewer, text in zip(viewers, seen, strict=True)]


def position(match: Match, viewer: int | None, observation: str) -> list[str]:
    """Where the game stands for that seat, or for watchers, with what they may know; in parts, to be joined once."""
    parts = [f'{{"state":{match.state},"number":{match.number},"observation":', observation]
    if viewer is not None:
        if match.is_asked(viewer) and match.is_person(viewer):
            parts += [',"decision":', decision(match.game, viewer)]
        if match.can_undo(viewer):
            parts.append(',"can_undo":true')
    if match.clocks.budget:
        parts += [',"clock":', written(clock_view(match))]
    if match.asked_undo is not None:
        parts += [',"undo_asked":', written(undo_request(match, viewer))]
    if match.game.over:
        parts += [',"outcome":', written(match.game.outcome.plain())]
    parts.append("}")
    return parts


def clock_view(match: Match) -> ClockView:
    """What the clocks show now."""
    at = now()
    left = [match.clocks.left(seat, at) if match.is_person(seat) else None for seat in range(match.seats)]
    return ClockView(left=left, running=[seat for seat, runs in enumerate(match.clocks.running) if runs])


def undo_request(match: Match, viewer: int | None) -> UndoRequest:
    """What a player asks the others for, and what the first choice to be taken back had brought about."""
    asked = match.asked_undo
    assert asked is not None
    brought = match.brought[len(match.brought) - asked.choices]
    return UndoRequest(
        number=asked.number,
        seat=asked.seat,
        state=asked.state,
        choices=asked.choices,
        waiting=sorted(asked.waiting),
        events=[raw(event_text(match.game.rules, event)) for event in brought if may_know(event, viewer)],
    )


def decision(game: Game, player: int) -> str:
    """The decision that is open to that player, with the keys of its sentences."""
    rules = game.rules
    kind, card, count, other, picked = game.question_of(player)
    choices = [choice_text(rules, kind, id) for id in game.state.choices_of(player)]
    counted = f',"count":{count}' if count else ""
    whose = "" if other is None else f',"other":{other}'
    begun = f',"picked":{picked}' if picked else ""
    return f'{question_text(rules, kind, card)},"choices":{listed(choices)}{counted}{whose}{begun}}}'


@lru_cache(MOST_KEPT)
def question_text(rules: Rules, kind: str, card: str | None) -> str:
    """A decision without its choices, left open at its end."""
    key, facts = texts_of(rules, KEYS).question_key(kind, card)
    about = {} if card is None else {"card": card}
    return written({"kind": kind, **about, "key": key, **({"facts": facts} if facts else {})})[:-1]


@lru_cache(MOST_KEPT)
def choice_text(rules: Rules, kind: str, id: int) -> str:
    """A choice with its form and the key of its sentence."""
    form = rules.form_of(id)
    key, facts = texts_of(rules, KEYS).choice_key(kind, form)
    return written(ChoiceView(id=id, text=form.text, form=form.name, key=key, facts=facts))


# What happened


def steps(match: Match, happenings: Sequence[Happening], viewer: int | None) -> list[str]:
    """What happened, one after the other, as far as that viewer may know."""
    rules = match.game.rules
    return [step(each, [event_text(rules, event) for event in each.events], viewer) for each in happenings]


def step(happening: Happening, events: list[str], viewer: int | None) -> str:
    """What happened, as far as that viewer may know; `events` are the texts of all that happened."""
    did = happening.did
    text = f'{{"number":{happening.number},"state":{happening.state},"at":{happening.at},"did":"{DID.get(did, did)}"'
    if did == entries.GIVEN:
        given = happening.content.count("\n") + 1
        text += f',"choices":{given}'
    else:
        if happening.seat >= 0:
            text += f',"seat":{happening.seat}'
        if happening.taken_back:
            text += f',"choices":{happening.taken_back}'
    if did == entries.CHOICE and viewer == happening.seat:
        text += f',"choice":{written(happening.content)}'
    elif did == entries.STAND_IN:
        text += f',"reason":{written(happening.content)}'
    known = [each for event, each in zip(happening.events, events, strict=True) if may_know(event, viewer)]
    if known:
        text += f',"events":{listed(known)}'
    return text + "}"


def may_know(event: Event, viewer: int | None) -> bool:
    """Whether a viewer may know of an event; watchers know what everybody knows."""
    return event.audience in (EVERYBODY, viewer)


def event_text(rules: Rules, event: Event) -> str:
    """An event with the key of its sentence; who else heard of it is nobody's concern."""
    return kept_event_text(rules, event.kind, tuple(event.facts.items()))


@lru_cache(MOST_KEPT)
def kept_event_text(rules: Rules, kind: str, facts: tuple[tuple[str, int], ...]) -> str:
    """The text of an event; the same happens again and again."""
    plain = rules.event_facts(Event(kind, EVERYBODY, dict(facts)))
    saying = texts_of(rules, KEYS).event_key({"kind": kind, **plain})
    return written(EventView(kind=kind, key=saying.key, facts=saying.facts))
