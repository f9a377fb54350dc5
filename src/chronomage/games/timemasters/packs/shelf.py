"""The shelf: packs by name, for those that come with the program, or by the path of a file."""

from pathlib import Path
from typing import Final

from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.packs.reader import LARGEST, BadPack, read_pack
from chronomage.kernel.errors import shorten

FOLDER: Final = Path(__file__).parent
ENDING: Final = ".toml"
DEFAULT: Final = "verguya"
BYTES_PER_LETTER: Final = 4


def pack_names() -> list[str]:
    """The packs that come with the program."""
    return sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob("*" + ENDING))


def load_pack(wanted: str) -> Pack:
    """The pack with that name, or in that file."""
    if wanted in pack_names():
        return read_pack((FOLDER / (wanted + ENDING)).read_text(encoding="utf-8"), wanted)
    source = shorten(wanted).strip("'\"")
    try:
        with open(wanted, "rb") as file:
            content = file.read(BYTES_PER_LETTER * LARGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "that is no file's name"
        known = ", ".join(pack_names())
        message = f"there is no such pack ({why.lower()}); name a file, or one of: {known}."
        raise BadPack(source, [(0, message)]) from None
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadPack(source, [(line, "this is no text in UTF-8.")]) from None
    pack = read_pack(text, source)
    pack.source = wanted
    return pack
