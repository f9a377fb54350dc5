"""`chronomage replay`: a record told as a story, or checked."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from chronomage.cli.console import print_json, screen
from chronomage.cli.folding import folded
from chronomage.cli.parameters import AsJson, Kits, Language, use_kits
from chronomage.cli.scores import score_table
from chronomage.cli.terminal import Terminal
from chronomage.cli.terminals import terminal_of
from chronomage.lab.retelling import Tale, disagreement, retell, unfinished
from chronomage.record.record import Record, load
from chronomage.texts import catalogue

NOT_VERIFIED = 1


def replay(
    file: Annotated[str, Parameter(help="The record's file.")],
    /,
    *,
    verify: Annotated[
        bool, Parameter(help="Replay twice and check that everything agrees; one line says so.", negative="")
    ] = False,
    kits: Kits = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> int:
    """Tell a recorded game as a story, or verify it.

    A record that is cut off is told as far as it goes; with --verify the exit status is then 1.

    Example: `chronomage replay game.record --verify`
    """
    use_kits(kits)
    catalogue(lang)  # an unknown language is refused before a long record is replayed
    record = load(file)
    tale = retell(record)
    problem = unfinished(record, tale)
    if verify:
        problem = disagreement(tale, retell(record)) or problem
    if as_json:
        print_json(plain(record, tale, problem, verify))
    elif verify:
        screen().print(verdict(tale, problem), soft_wrap=True)
    else:
        tell(screen(), tale, problem, terminal_of(tale.game.rules, lang))
    return NOT_VERIFIED if verify and problem is not None else 0


def plain(record: Record, tale: Tale, problem: str | None, verify: bool) -> dict[str, object]:
    """The story, or with --verify its figures, as plain data."""
    found: dict[str, object] = {
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "seed": record.seed,
        "options": tale.game.options,
        "choices": len(tale.steps),
        "events": sum(1 for _ in tale.events()),
        "digest": tale.digest(),
        "over": tale.game.over,
        "cut_off": problem,
        "outcome": tale.game.outcome.plain(),
    }
    if verify:
        found["verified"] = problem is None
    else:
        found["opening"] = tale.opening
        found["story"] = [step.plain() for step in tale.steps]
    return found


def verdict(tale: Tale, problem: str | None) -> str:
    """What verifying has found, in one line."""
    count = sum(1 for _ in tale.events())
    figures = f"{len(tale.steps)} choices, {count} events, digest {tale.digest()}"
    if problem is not None:
        return f"not verified: {problem}; replayed as far as it goes: {figures}"
    return f"verified: {figures}, scores {' '.join(map(str, tale.game.outcome.scores))}"


def tell(console: Console, tale: Tale, problem: str | None, terminal: Terminal[Any, Any]) -> None:
    """The game as a story: every choice, and what came of it. Nothing is hidden in a story."""
    texts = terminal.texts
    names = [texts.player(seat) for seat in range(tale.game.players)]
    tell_events(console, tale.opening, names, terminal)
    for step in tale.steps:
        chosen = texts.choice(step.decision.kind, tale.game.rules.form_of(step.choice.id), names)
        console.print(Text(f"{names[step.decision.player]}: {chosen}", "bold"))
        tell_events(console, step.events, names, terminal)
    if problem is not None:
        console.print(terminal.say("cut-off", reason=problem))
    if tale.game.gave_up is not None:
        console.print(terminal.say("server.gave-up-of-two", name=names[tale.game.gave_up]))
    console.print(score_table(tale.game.outcome, names, texts))


def tell_events(
    console: Console, events: Sequence[Mapping[str, Any]], names: Sequence[str], terminal: Terminal[Any, Any]
) -> None:
    """One line for each event; what two players hear of the same thing is said once."""
    told = [terminal.told(facts) for facts in events if terminal.is_retold(facts)]
    for line in folded(terminal.sentences(told, names), terminal.longest_refrain):
        console.print(Padding(line, (0, 0, 0, 2)))
