"""The pages of the client, each as somebody would find it in the middle of things."""

from collections.abc import Callable
from typing import Any

from tests.web.moments import ending, in_round, moment
from tests.web.playing import Player
from tests.web.visitor import Visitor

Scene = Callable[[Visitor], None]


def plain(address: str) -> Scene:
    return lambda visitor: (visitor.is_guest("Anna"), visitor.opens(address), None)[-1]


def start(visitor: Visitor) -> None:
    """With a game of one's own under way, and a table of somebody else that waits."""
    visitor.is_guest("Anna")
    visitor.sets_up("timemasters")
    visitor.opens("/")


def waiting(visitor: Visitor) -> None:
    """A table that waits for somebody."""
    visitor.is_guest("Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = visitor.ask("POST", "/tables", {"game": "seasons", "seats": seats, "privacy": "link"})["table"]["id"]
    visitor.opens(f"/table/{table}")


def playing(game: str, round: int, *bots: str, **options: Any) -> Scene:
    """A table in the middle of its game, played up to there."""

    def scene(visitor: Visitor) -> None:
        visitor.is_guest("Anna")
        visitor.sits_at(visitor.sets_up(game, *bots, options=options))
        player = Player(visitor)
        player.plays(lambda: visitor.position["observation"]["round"] >= round and "decision" in visitor.position)
        player.may_choose()

    return scene


def midway(game: str, round: int, kind: str, **options: str) -> Scene:
    """The same without playing up to there."""

    def scene(visitor: Visitor) -> None:
        visitor.is_in(moment(game, in_round(round, kind), **options))
        visitor.page.wait_for_selector(".choosable, .lectern .choices button")

    return scene


def begun(game: str, **options: str) -> Scene:
    """A table at its first question."""

    def scene(visitor: Visitor) -> None:
        visitor.is_guest("Anna")
        visitor.sits_at(visitor.sets_up(game, options=options))
        visitor.page.wait_for_selector(".choosable, .lectern .choices button")

    return scene


def finished(game: str, page: str) -> Scene:
    """A game that is over."""

    def scene(visitor: Visitor) -> None:
        visitor.is_guest("Anna")
        table = visitor.takes_up(ending(game, **APPRENTICE[game]))
        visitor.finishes(table)
        visitor.opens(f"/{page}/{table}")

    return scene


APPRENTICE: dict[str, dict[str, str]] = {"seasons": {"level": "apprentice"}, "timemasters": {}}
SCENES: dict[str, Scene] = {
    "start": start,
    "new seasons": plain("/new/seasons"),
    "new timemasters": plain("/new/timemasters"),
    "cards of seasons": plain("/cards/seasons"),
    "cards of timemasters": plain("/cards/timemasters"),
    "learn": plain("/learn"),
    "account": plain("/account"),
    "record": plain("/replay"),
    "nothing": plain("/new/nothing"),
    "waiting": waiting,
    "seasons": midway("seasons", 4, "turn", level="apprentice"),
    "seasons draft": begun("seasons"),
    "seasons split": begun("seasons", level="apprentice"),
    "timemasters": midway("timemasters", 4, "main"),
    "seasons over": finished("seasons", "table"),
    "timemasters over": finished("timemasters", "table"),
    "seasons replay": finished("seasons", "replay"),
    "timemasters replay": finished("timemasters", "replay"),
}
