"""The smallest pack that can be played, to put other cards before."""

from chronomage.games.timemasters.packs.pack import Card, Pack
from chronomage.games.timemasters.packs.reader import read_pack
from chronomage.kernel.errors import BadPack

SMALLEST = """\
[[card]]
name = "Pebble"
kind = "spell"
level = 0
cost = 1
copies = 10
""" + "".join(
    f"""
[[card]]
name = "Stone {level}"
kind = "spell"
level = {level}
cost = 0
copies = 10
"""
    for level in range(1, 6)
)


def pack_with(snippet: str) -> Pack:
    """The smallest pack after these lines, which stand first: their line numbers are those of the file."""
    return read_pack(snippet + "\n" + SMALLEST, "my.toml")


def card_with(snippet: str) -> Card:
    """The first card of such a pack."""
    return pack_with(snippet).cards[0]


def problems_of(text: str) -> list[tuple[int, str]]:
    """The lines and messages with which a text is refused."""
    try:
        read_pack(text, "my.toml")
    except BadPack as error:
        return [(problem.line, problem.message) for problem in error.problems]
    raise AssertionError("the pack was accepted")
