"""Photographs the browser client for the README: `python -m tests.web.screenshots docs/pictures`."""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.web.chromium import browsing
from tests.web.client import ClientServer, built
from tests.web.playing import STILL
from tests.web.scenes import Scene, plain, playing
from tests.web.visitor import DESKTOP, PHONE, visiting

# By file: what is on it, and how it is looked at. WebP, for which Chromium has an encoder and readers need none.
PICTURES: dict[str, tuple[Scene, dict[str, Any]]] = {
    "start": (plain("/"), {"theme": "light", "viewport": DESKTOP}),
    "seasons": (playing("seasons", 4, "apprentice", "apprentice"), {"theme": "light", "viewport": DESKTOP}),
    "seasons-phone": (playing("seasons", 3, level="apprentice"), {"theme": "light", "viewport": PHONE}),
    "timemasters": (playing("timemasters", 5, "apprentice"), {"theme": "dark", "viewport": DESKTOP}),
    "cards": (plain("/cards/seasons"), {"theme": "light", "viewport": DESKTOP}),
}
LARGEST = 200_000


def main(folder: Path) -> None:
    """Make every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as own, browsing() as browser:
        client = built(Path(own))
        with ClientServer(f"sqlite:///{own}/pictures.sqlite", client) as server:
            for name, (scene, how) in PICTURES.items():
                with visiting(browser, server.url, **how) as visitor:
                    scene(visitor)
                    visitor.page.mouse.move(2, 2)
                    visitor.page.evaluate("() => scrollTo(0, 0)")
                    visitor.page.wait_for_load_state("networkidle")
                    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
                    visitor.page.evaluate(STILL)
                    session = visitor.context.new_cdp_session(visitor.page)
                    (folder / f"{name}.webp").write_bytes(photograph(session))


def photograph(session: Any) -> bytes:
    """The page as it is, as small as need be."""
    for quality in (85, 70, 50):
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(taken["data"])
        if len(picture) < LARGEST:
            break
    return picture


if __name__ == "__main__":
    main(Path(sys.argv[1]))
