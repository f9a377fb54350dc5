"""A server for oneself: on a free port, with the games in the user's own folder, and the browser opened on it."""

import os
import sys
import threading
import webbrowser

from rich.console import Console

from chronomage.texts import Catalogue


def host(console: Console, texts: Catalogue, browser: bool) -> None:
    """Serve until Ctrl-C."""
    # The other ways to play start faster without the server's libraries.
    from chronomage.server.serving import serve
    from chronomage.server.settings import Settings, default_database

    def ready(begun: Settings) -> None:
        url = begun.address
        console.print(texts.say("terminal.host.serves", url=url), soft_wrap=True)
        console.print(texts.say("terminal.host.how-to-play", url=url), soft_wrap=True)
        if browser and has_browser():
            # Some browsers come back only when they are closed, and the server is to go on.
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    # What a host wants to read in a log is nothing to somebody who wants to play.
    serve(Settings(database_url=default_database(), port=0, log_level="warning"), ready)
    console.print(texts.say("terminal.goodbye"))


def has_browser() -> bool:
    """Whether a browser can open a window here; one that runs in the terminal is none."""
    if not sys.platform.startswith(("win", "darwin")) and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
