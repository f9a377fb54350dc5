"""What happens at a table of a server besides the game's own events, in sentences."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from chronomage.protocol.answers import Step
from chronomage.protocol.tables import SeatView, TableView
from chronomage.texts import Catalogue

Say = Callable[..., str]
PLAYER: Final = "player"
UNDID: Final = "undid"
# What players do that is no choice, with its text.
DEEDS: Final = {
    UNDID: "server.undid",
    "asked-undo": "server.asked-undo",
    "agreed": "server.agreed",
    "refused": "server.refused",
    "gave-up": "server.gave-up-of-two",
    "returned": "server.returned",
}
STAND_INS: Final = {"left": "server.left", "time": "server.out-of-time", "gave-up": "server.gave-up"}


def deed(say: Say, step: Step, names: Sequence[str]) -> str | None:
    """What a player did that is no choice; None where it is one."""
    if step.seat is None:
        return None
    key = STAND_INS.get(step.reason or "") if step.did == "stand-in" else DEEDS.get(step.did)
    return None if key is None else say(key, name=names[step.seat])


def changes(say: Say, before: TableView, after: TableView, own: int | None) -> Iterator[str]:
    """Who has sat down, got up, gone away or come back, but oneself; and that somebody wants to play again."""
    for seat, (then, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if seat == own:
            continue
        if now.kind == PLAYER and then.kind != PLAYER:
            yield say("server.sat-down", name=now.name)
        elif then.kind == PLAYER and now.kind != PLAYER:
            yield say("server.got-up", name=then.name)
        elif now.kind == PLAYER and now.here != then.here and after.status != "over":
            yield say("server.is-here" if now.here else "server.is-away", name=now.name)
    if own is not None and after.rematch is not None and before.rematch is None:
        yield say("server.rematch-wanted")


def names_at(table: TableView, texts: Catalogue) -> list[str]:
    """The players' names: people's own, the bots' with the number of their seat where there are several."""
    bots = [seat.bot for seat in table.seats if seat.bot is not None]
    return [name_of(number, seat, len(bots), texts) for number, seat in enumerate(table.seats)]


def name_of(number: int, seat: SeatView, bots: int, texts: Catalogue) -> str:
    """What the player on a seat is called."""
    if seat.bot is not None:
        bot = texts.named(f"terminal.bot-{seat.bot}", seat.bot)
        return bot if bots == 1 else texts.say("terminal.seat-bot", bot=bot, number=number + 1)
    return seat.name or texts.player(number)
