"""Finding the encoding of a game, which its kit names."""

from chronomage.encoding.encoding import Encoding
from chronomage.kernel.errors import ChronomageError, shorten
from chronomage.kits import BadKit, kit_of


class NoEncoding(ChronomageError):
    """A game has no encoding."""


def encoding_of(game: object) -> Encoding:
    """The encoding of the game with that name; a game from outside need not have one."""
    kit = kit_of(game)
    if kit.encoding is None:
        raise NoEncoding(
            f"{kit.title} has no encoding: bots that learn cannot play it. Its kit names one as `encoding`, an object "
            "of a class of chronomage.encoding.Encoding."
        )
    found = kit.part("encoding", kit.encoding)
    if not isinstance(found, Encoding) or found.game != kit.name:
        raise BadKit(f"the encoding of {kit.name} is no chronomage.encoding.Encoding of it, but {shorten(found)}.")
    return found
