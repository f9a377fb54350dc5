"""What the host offers: a folder of documents, such as packs of cards, read and checked when the server starts."""

from pathlib import Path
from typing import Final

import structlog

from chronomage.kernel.errors import BadDocument, ChronomageError
from chronomage.kits import all_kits
from chronomage.protocol.documents import LARGEST_DOCUMENT
from chronomage.server.settings import OfferedDocument

ENDING: Final = ".toml"
MOST_FILES: Final = 200
log: Final = structlog.get_logger("chronomage.documents")


class BadFolder(ChronomageError):
    """The folder that is to hold documents cannot be read."""


def offered_documents(folder: str) -> tuple[OfferedDocument, ...]:
    """The good documents of a folder, by the names of their files; of the others the log says why they are left out."""
    try:
        files = sorted(path for path in Path(folder).expanduser().iterdir() if path.suffix == ENDING)
    except OSError as error:
        raise BadFolder(f"the folder {folder} cannot be read: {error.strerror}.") from error
    found: dict[str, OfferedDocument] = {}
    for path in files[:MOST_FILES]:
        offered = read_file(path)
        if offered is not None:
            found.setdefault(offered.text, offered)  # a copy is the same once more
    if len(files) > MOST_FILES:
        log.warning("too many files; the rest is left out", folder=folder, most=MOST_FILES)
    return tuple(found.values())


def read_file(path: Path) -> OfferedDocument | None:
    """The document in a file, of the first game that takes it; None where it is no good."""
    reasons: list[str] = []
    try:
        with path.open("rb") as file:
            text = file.read(4 * LARGEST_DOCUMENT + 1).decode("utf-8-sig")
    except OSError as error:
        reasons.append(f"it cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        reasons.append("it is no text in UTF-8.")
    else:
        for kit in all_kits():
            for option in kit.documents:
                try:
                    document = kit.document(option, text, path.name, LARGEST_DOCUMENT)
                except BadDocument as error:
                    reasons.append(error.in_one_line())
                else:
                    log.info("a document is offered", file=path.name, game=kit.name, cards=document.figures)
                    return OfferedDocument(kit.name, option, text, document)
    log.warning("a document is left out", file=path.name, why=" ".join(reasons))
    return None
