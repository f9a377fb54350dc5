"""The shelf: packs by name, for those that come with the program, or by the path of a file."""

from pathlib import Path
from typing import Final

from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.packs.reader import LARGEST, digest_of, read_pack
from chronomage.kernel.errors import MOST_SHOWN, BadPack

FOLDER: Final = Path(__file__).parent
ENDING: Final = ".toml"
PACK_NAMES: Final = sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob("*" + ENDING))  # that come along
DEFAULT: Final = "verguya"
BYTES_PER_LETTER: Final = 4

READ: Final[dict[tuple[str, str], Pack]] = {}  # by how it was asked for, and its fingerprint


def load_pack(wanted: str) -> Pack:
    """The pack with that name, or in that file."""
    return take_pack(wanted, pack_text(wanted))


def take_pack(wanted: str, text: str) -> Pack:
    """The pack with that text, which is asked for that way; a text that has been read before is not read again."""
    key = (wanted, digest_of(text))
    if key not in READ:
        READ[key] = read_pack(text, readable(wanted))
        READ[key].source = wanted
    return READ[key]


def readable(wanted: str) -> str:
    """How messages call a pack: of a long path, its end."""
    shown = wanted if wanted.isprintable() else repr(wanted)
    return shown if len(shown) <= MOST_SHOWN else "…" + shown[-MOST_SHOWN:]


def pack_text(wanted: str) -> str:
    """The text of a pack."""
    if wanted in PACK_NAMES:
        return (FOLDER / (wanted + ENDING)).read_text(encoding="utf-8")
    try:
        with open(wanted, "rb") as file:
            content = file.read(BYTES_PER_LETTER * LARGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "that is no file's name"
        known = ", ".join(PACK_NAMES)
        message = f"there is no such pack ({why.lower()}); name a file, from the folder you are in, or one of: {known}."
        raise BadPack(readable(wanted), [(0, message)]) from None
    if len(content) > BYTES_PER_LETTER * LARGEST:
        raise BadPack(readable(wanted), [(0, f"a pack has at most {LARGEST:,} characters; this has more.")])
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadPack(readable(wanted), [(line, "this is no text in UTF-8.")]) from None
