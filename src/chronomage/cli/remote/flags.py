"""The flags of a game at a server: where the table is, under which name, and who may sit at a new one."""

from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Group, Parameter

from chronomage.cli.parameters import whole

AT_SERVER: Final = Group("At a server", sort_key=2)


@Parameter(name="*", group=AT_SERVER)
@dataclass(frozen=True)
class ServerFlags:
    """What the flags say of a server."""

    server: Annotated[str | None, Parameter(help="Play at a table of this server, or at the one of this link.")] = None
    table: Annotated[
        str | None,
        Parameter(help="Go to the table with this id or link; without it, those that wait are listed."),
    ] = None
    invite: Annotated[str | None, Parameter(help="The code of an invitation.")] = None
    name: Annotated[
        str | None,
        Parameter(
            help="The name to play under; without it, the one from the last time. The password of an account is asked "
            "for, or taken from the environment as CHRONOMAGE_PASSWORD."
        ),
    ] = None
    watch: Annotated[bool, Parameter(help="Watch, also where a seat is free.", negative="")] = False
    new: Annotated[bool, Parameter(help="Set up a new table without a look at the others.", negative="")] = False
    open_seats: Annotated[
        int | None,
        Parameter(help="At a new table: how many seats are for others; bots get the rest.", converter=whole),
    ] = None
    private: Annotated[bool, Parameter(help="At a new table: let in only those who are invited.", negative="")] = False

    def given(self) -> list[str]:
        """The flags given."""
        flags = {
            "--server": self.server,
            "--table": self.table,
            "--invite": self.invite,
            "--name": self.name,
            "--watch": self.watch or None,
            "--new": self.new or None,
            "--open-seats": self.open_seats,
            "--private": self.private or None,
        }
        return [flag for flag, value in flags.items() if value is not None]
