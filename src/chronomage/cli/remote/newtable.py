"""A new table at a server: the game and its options are asked for as for a game here, then who sits where."""

from collections.abc import Mapping, Sequence

from chronomage.bots.outside import is_place
from chronomage.cli.asking import Asking
from chronomage.cli.newgame import ask_game
from chronomage.cli.terminals import terminal_for
from chronomage.kernel.errors import BadOption
from chronomage.kits import kit_of, rules_of
from chronomage.protocol.tables import NewTable, SeatPlan


class Wishes:
    """What the flags say of a new table."""

    def __init__(
        self,
        games: Sequence[str],
        players: int | None,
        options: Mapping[str, object],
        bots: Sequence[str] | None,
        open_seats: int | None,
        private: bool,
    ) -> None:
        if players is not None and open_seats is not None and not 0 <= open_seats < players:
            raise BadOption(f"of {players} seats, 0 to {players - 1} can be open: one is yours.")
        foreign = [name for name in bots or () if is_place(name)]
        if foreign:
            raise BadOption(f"a server plays with the bots that it has itself, not with {', '.join(foreign)}.")
        self.games = games
        self.players = players
        self.options = options
        self.bots = bots
        self.open_seats = open_seats
        self.private = private


def plan_table(asking: Asking, wishes: Wishes) -> NewTable:
    """The table that is wanted; what no flag says is asked."""
    game = wishes.games[0] if len(wishes.games) == 1 else ask_game(asking, wishes.games)
    terminal = terminal_for(game, wishes.options, asking.texts.language)
    counts = rules_of(game, wishes.options).seats
    if wishes.open_seats is not None:
        counts = tuple(count for count in counts if count > wishes.open_seats)
        if not counts:
            raise BadOption(f"there are not {wishes.open_seats} seats for others at a table.")
    players = wishes.players or asking.number("ask-players", counts, counts[0])
    options = terminal.ask_options(asking, wishes.options)
    return NewTable(
        game=game,
        seats=plan_seats(players, open_seats(asking, wishes, players), wishes.bots or [kit_of(game).stand_in]),
        options={name: value if isinstance(value, bool) else str(value) for name, value in options.items()},
        privacy="private" if wishes.private else "public",
    )


def open_seats(asking: Asking, wishes: Wishes, players: int) -> int:
    """How many seats are for other people; who names bots and nothing else wants bots alone."""
    if wishes.open_seats is not None:
        return wishes.open_seats
    return 0 if wishes.bots is not None else asking.number("server.ask-open-seats", range(players), 0)


def plan_seats(players: int, open_seats: int, bots: Sequence[str]) -> list[SeatPlan]:
    """Oneself, then the seats for others, then bots; too few bots are repeated."""
    for_bots = players - 1 - open_seats
    names = [bots[number % len(bots)] for number in range(for_bots)]
    return [
        SeatPlan(kind="me"),
        *(SeatPlan(kind="open") for _ in range(open_seats)),
        *(SeatPlan(kind="bot", bot=name) for name in names),
    ]
