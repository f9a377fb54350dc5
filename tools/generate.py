"""Writes what follows from the sources anew: `make generated`. `make test` fails where that was forgotten."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.documents import encodings
from tools.documents import observations as observations_page
from tools.typescript import card_lists, facts, forms, observations, protocol

GENERATED: Final[dict[Path, Callable[[], str]]] = {
    protocol.PATH: protocol.written,
    observations_page.PATH: observations_page.written,
    encodings.PATH: encodings.written,
    **observations.GENERATED,
    **forms.GENERATED,
    **facts.GENERATED,
    **card_lists.GENERATED,
}


def main() -> None:
    """Write every file whose content has changed."""
    for path, written in GENERATED.items():
        text = written()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
