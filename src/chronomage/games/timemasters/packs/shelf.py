"""The shelf: packs by name, for those that come with the program, by the path of a file, or by what they say."""

from pathlib import Path
from typing import Final

from chronomage.games.timemasters.packs.messages import problem
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.packs.reader import LARGEST, digest_of, read_pack
from chronomage.kernel.document_names import document_name, is_document_name
from chronomage.kernel.errors import MOST_SHOWN, BadPack

FOLDER: Final = Path(__file__).parent
ENDING: Final = ".toml"
PACK_NAMES: Final = sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob("*" + ENDING))  # that come along
DEFAULT: Final = "verguya"
BYTES_PER_LETTER: Final = 4
MOST_DOCUMENTS: Final = 64  # packs that somebody has brought, kept ready in one process

READ: Final[dict[tuple[str, str], Pack]] = {}  # by how it was asked for, and its fingerprint
BROUGHT: Final[dict[str, Pack]] = {}  # by the names of their texts, the oldest first


def load_pack(wanted: str) -> Pack:
    """The pack with that name, or in that file; of one that somebody has brought, the text has been taken before."""
    if is_document_name(wanted):
        if wanted not in BROUGHT:
            raise BadPack(readable(wanted), [problem(0, "not-here", {})])
        return BROUGHT[wanted]
    return take_pack(wanted, pack_text(wanted))


def take_pack(wanted: str, text: str) -> Pack:
    """The pack with that text, which is asked for that way; a text that has been read before is not read again."""
    if is_document_name(wanted):
        return take_document(wanted, text)
    key = (wanted, digest_of(text))
    if key not in READ:
        READ[key] = read_pack(text, readable(wanted))
        READ[key].source = wanted
    return READ[key]


def take_document(name: str, text: str) -> Pack:
    """The pack that somebody has brought; no file is opened, whatever its name."""
    pack = BROUGHT.get(name)
    if pack is None:
        if document_name(text) != name:
            raise BadPack(readable(name), [problem(0, "not-here", {})])
        pack = read_pack(text, name)
        BROUGHT[name] = pack
        for oldest in list(BROUGHT)[:-MOST_DOCUMENTS]:
            BROUGHT.pop(oldest, None)  # another thread may have been here
    return pack


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
        raise BadPack(readable(wanted), [problem(0, "no-file", {"why": why.lower(), "known": known})]) from None
    if len(content) > BYTES_PER_LETTER * LARGEST:
        raise BadPack(readable(wanted), [problem(0, "too-large-file", {"most": LARGEST})])
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadPack(readable(wanted), [problem(line, "no-text", {})]) from None
