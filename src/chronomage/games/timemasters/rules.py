"""The rules of Time Masters behind the kernel's common face, for one pack of cards."""

import copyreg
from collections.abc import Mapping
from typing import Any, Final

from chronomage.games.timemasters import choices, invariants, observation_writing, programs, scoring
from chronomage.games.timemasters.binding import bound
from chronomage.games.timemasters.options import OPTIONS, PACK, as_written, settle_options
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.packs.shelf import MOST_DOCUMENTS, PACK_NAMES, load_pack, take_pack
from chronomage.games.timemasters.position import table_from_position
from chronomage.games.timemasters.reasons import reason
from chronomage.games.timemasters.seating import empty_table
from chronomage.games.timemasters.table import Table
from chronomage.kernel import machine
from chronomage.kernel.errors import BadOption, shorten
from chronomage.kernel.event import Event
from chronomage.kernel.form import Form
from chronomage.kernel.random import seeded
from chronomage.kernel.reason import Reason
from chronomage.kernel.rules import Outcome, Rules
from chronomage.kernel.state import State
from chronomage.kernel.verbs import Question

VERSION = 2


class TimeMastersRules(Rules):
    """Time Masters, exact to the rulebook, with the cards of one pack."""

    def __init__(self, pack: Pack) -> None:
        pack.programs = bound(pack)
        super().__init__("timemasters", VERSION, (2, 3, 4), OPTIONS, pack.programs)
        self.pack = pack
        self.forms = choices.all_forms(pack)
        self.texts = {id: form.text for id, form in self.forms.items()}
        self.ids = {text: id for id, text in self.texts.items()}

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> State:
        table = empty_table(settle_options(seats, options, self.pack), seeded(seed))
        first = table.settings.first_player
        table.first = table.random.below(seats) if first == "random" else int(first)
        table.turn = table.first
        table.push(programs.GAME, table.first, 0, 0)
        return table

    def from_position(self, document: Mapping[str, object], seed: int) -> State:
        return table_from_position(document, seed, self.pack)

    def play(self, state: State, player: int, choice: int) -> None:
        assert isinstance(state, Table)
        state.turn_choices += 1
        machine.answer(self.programs, state, player, choice)

    def copy(self, state: State) -> State:
        assert isinstance(state, Table)
        return state.copy()

    def options_of(self, state: State) -> dict[str, str]:
        assert isinstance(state, Table)
        return dict(state.settings.chosen)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Table)
        return scoring.outcome(state)

    def moment(self, state: State) -> dict[str, int]:
        assert isinstance(state, Table)
        return {"round": state.round, "turn": state.turn}

    def text_of(self, choice: int) -> str:
        return self.texts[choice]

    def choice_of(self, text: str) -> int:
        return self.ids.get(text, -1)

    def form_of(self, choice: int) -> Form:
        return self.forms[choice]

    def documents(self) -> dict[str, str]:
        return {} if self.pack.source in PACK_NAMES else {PACK.name: self.pack.text}

    def card_name(self, card: int) -> str | None:
        return self.pack.names[card] if card else None

    def reason(self, state: State, player: int, choice: int) -> Reason:
        assert isinstance(state, Table)
        verb = machine.asking_verb(self.programs, state)
        kind = verb.kind if isinstance(verb, Question) else ""
        return reason(state, player, choice, kind, self.texts)

    def event_facts(self, event: Event) -> dict[str, Any]:
        return observation_writing.event_facts(self.pack, event)

    def write(self, state: State, viewers: list[int]) -> list[str]:
        assert isinstance(state, Table)
        return observation_writing.write(state, viewers)

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        invariants.check(state)


# By the way a pack is asked for and its fingerprint, the oldest first; that of the default options stays.
LOADED: Final[dict[str, TimeMastersRules]] = {}
NO_DOCUMENTS: Final[dict[str, str]] = {}


def rules_with(options: Mapping[str, object], documents: Mapping[str, str] = NO_DOCUMENTS) -> TimeMastersRules:
    """The rules with the pack that the options name, whose text may be given; equal packs give the same rules."""
    wanted = as_written(options).get("pack", PACK.default)
    if not isinstance(wanted, str):
        raise BadOption(f"pack is the name of a pack or the path of a file, not {shorten(wanted)}.")
    if wanted == PACK.default and wanted in LOADED:
        return LOADED[wanted]
    text = documents.get(PACK.name)
    return rules_for(load_pack(wanted) if text is None or wanted in PACK_NAMES else take_pack(wanted, text))


def rules_for(pack: Pack) -> TimeMastersRules:
    """The rules with that pack; equal packs give the same rules."""
    key = pack.source if pack.source == PACK.default else f"{pack.digest} {pack.source}"
    if key not in LOADED:
        LOADED[key] = TimeMastersRules(pack)
        for oldest in [other for other in list(LOADED) if other != PACK.default][:-MOST_DOCUMENTS]:
            LOADED.pop(oldest, None)  # another thread may have been here
    return LOADED.get(key) or TimeMastersRules(pack)


def arrived(source: str, digest: str, text: str) -> TimeMastersRules:
    """The rules that were sent from another process."""
    rules = rules_for(take_pack(source, text) if text else load_pack(source))
    if rules.pack.digest != digest:
        raise BadOption(f"the pack {source} is not the one that this was sent with: it is of another version.")
    return rules


def arrived_pack(source: str, digest: str, text: str) -> Pack:
    """The pack that was sent from another process, bound to its rules."""
    return arrived(source, digest, text).pack


def sent(pack: Pack) -> tuple[str, str, str]:
    """What finds a pack again in another process: a pack of the program its name, one from a file all of its text.

    So a game with a pack of one's own can be played on by machines that have no such file.
    """
    return pack.source, pack.digest, "" if pack.source in PACK_NAMES else pack.text


copyreg.pickle(Pack, lambda pack: (arrived_pack, sent(pack)))
copyreg.pickle(TimeMastersRules, lambda rules: (arrived, sent(rules.pack)))


RULES = rules_with({})
