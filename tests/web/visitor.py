"""Somebody who sits before a browser: opens pages, clicks, and is told at once when something is wrong there."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket
from websockets.sync.client import connect

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1440, "height": 900}
PATIENCE = 20_000
# Set once: what a test changes by hand stays as it is after a reload.
FIRST_SETTINGS = """([language, settings]) => {
  if (!location.protocol.startsWith('http')) return;
  const first = (name, value) => localStorage.getItem(name) === null && localStorage.setItem(name, value);
  first('chronomage.language', language);
  first('chronomage.settings', settings);
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`against the content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
}"""


class Visitor:
    """A browser profile of one's own, with one page. What the server says to it is heard along."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        speed: str = "off",
        theme: str = "auto",
        viewport: dict[str, int] | None = None,
        **options: Any,
    ) -> None:
        self.url = url
        self.context = browser.new_context(base_url=url, viewport=viewport or DESKTOP, **options)
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"speed": speed, "theme": theme})
        self.context.add_init_script(f"({FIRST_SETTINGS})({json.dumps([language, settings])})")
        self.page: Page = self.context.new_page()
        self.wrongs: list[str] = []
        self.forgiven: list[str] = []
        self.token = ""
        # As the server told last.
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.page.on("console", self.hear_console)
        self.page.on("pageerror", lambda error: self.wrongs.append(f"uncaught: {error}"))
        self.page.on("websocket", self.hear_socket)

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in self.forgiven):
            self.wrongs.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if isinstance(message.get("table"), dict):
            self.table = message["table"]
        if message.get("position"):
            self.position = message["position"]

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The end of the game, once the server has told it."""
        return self.position.get("outcome")

    def forgive(self, *texts: str) -> None:
        """Messages on the console with one of these texts in them are no mistakes here."""
        self.forgiven += texts

    def opens(self, address: str = "/") -> Page:
        """Opens a page by its address, and waits until it is there."""
        self.page.goto(address)
        self.settled()
        return self.page

    def settled(self) -> None:
        """Waits until the page shows more than that it is loading."""
        self.page.wait_for_selector("main h1, main h2, main .sheet, main .lectern", state="attached")

    def button(self, name: str, **how: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **how)

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """What a page asks of the server, without a page that asks it: for setting a scene."""
        answer = self.context.request.fetch(
            f"{self.url}/api/v1{path}", method=method, data=body, headers={"X-Chronomage": "1"}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        found: dict[str, Any] = answer.json() if answer.text() else {}
        return found

    def is_guest(self, name: str) -> None:
        """Has a name, as whoever has been here before."""
        self.token = self.ask("POST", "/guests", {"name": name})["token"]
        self.context.add_init_script("localStorage.setItem('chronomage.known', '1')")

    def sets_up(self, game: str, *bots: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """A table with bots; its id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots or ("random",))]
        plan = {"game": game, "seats": seats, "options": options or {}, "privacy": "link", **more}
        table: str = self.ask("POST", "/tables", plan)["table"]["id"]
        return table

    def sits_at(self, table: str) -> None:
        """Opens a table."""
        self.page.goto(f"/table/{table}")
        self.page.wait_for_selector(".lectern")

    def finishes(self, table: str) -> None:
        """Plays a game to its end without a page: for a scene that comes after it."""
        with connect(f"ws{self.url.removeprefix('http')}/ws", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "id": 1, "protocol": 1, "token": self.token}))
            socket.send(json.dumps({"type": "enter", "id": 2, "table": table}))
            chance = random.Random(1)
            while True:
                message = json.loads(socket.recv())
                position = message.get("position", {})
                if message.get("table", {}) and "status" in message["table"] and message["table"]["status"] == "over":
                    return
                if decision := position.get("decision"):
                    choice = chance.choice(decision["choices"])["id"]
                    asked = {"type": "choose", "id": 3, "table": table, "state": position["state"], "choice": choice}
                    socket.send(json.dumps(asked))

    def nothing_is_wrong(self) -> None:
        assert not self.wrongs, "\n".join(self.wrongs)


@contextmanager
def visiting(browser: Browser, url: str, **options: Any) -> Iterator[Visitor]:
    """A visit; at its end nothing may have gone wrong in the page."""
    visitor = Visitor(browser, url, **options)
    try:
        yield visitor
        visitor.nothing_is_wrong()
    finally:
        visitor.context.close()
