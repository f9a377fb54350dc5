"""Somebody who sits before a browser: opens pages, clicks, and is told at once when something is wrong there."""

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, WebSocket, expect
from websockets.sync.client import connect

from tests.web.moments import Moment

PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 90_000  # milliseconds after which something is taken never to happen, on a busy machine too
expect.set_options(timeout=PATIENCE)
# Set once: what a test changes by hand stays as it is after a reload.
FIRST_SETTINGS = """([language, settings, newcomer]) => {
  if (!location.protocol.startsWith('http')) return;
  const first = (name, value) => localStorage.getItem(name) === null && localStorage.setItem(name, value);
  first('chronomage.language', language);
  first('chronomage.settings', settings);
  // What is said once, of the cards for example.
  if (!newcomer) first('chronomage.noticed.timemasters', '1');
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
        viewport: ViewportSize | None = None,
        newcomer: bool = False,
        **options: Any,
    ) -> None:
        self.url = url
        # What glows is painted all the time: without motion, unless motion is what is looked at.
        calm = {"reduced_motion": "reduce", **options}
        self.context = browser.new_context(base_url=url, viewport=viewport or DESKTOP, **calm)
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"speed": speed, "theme": theme})
        self.context.add_init_script(f"({FIRST_SETTINGS})({json.dumps([language, settings, newcomer])})")
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

    def plays_at_once(self, game: str, other: str = "against a bot", way: str = "First game") -> None:
        """From the start page to a table, in two clicks."""
        sheet = self.page.get_by_role("region", name=game)
        sheet.get_by_role("button", name=f"Play {other}").click()
        sheet.get_by_role("group", name="How do you want to play?").get_by_role("button", name=way).click()

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

    def takes_up(self, moment: Moment, *, open_seat: bool = False) -> str:
        """A table whose game goes on from that moment; its id."""
        table: str = self.ask("POST", "/tables", moment.plan(open_seat=open_seat))["table"]["id"]
        return table

    def sits_at(self, table: str) -> None:
        """Opens a table."""
        self.position, self.table = {}, {}
        self.page.goto(f"/table/{table}")
        self.page.wait_for_selector(".lectern")

    def is_in(self, moment: Moment) -> Page:
        """Sits at a table whose game stands at that moment."""
        self.is_guest("Anna")
        self.sits_at(self.takes_up(moment))
        return self.page

    def moved_on(self, number: int) -> None:
        """Waits until the server has told of something after the step of that number, and the page shows it."""
        self.waits(lambda: self.position["number"] > number, f"nothing has happened after step {number}")
        self.caught_up()

    def caught_up(self) -> None:
        """Waits until the page shows what the server told last, and waits for no answer of its own."""
        # While an answer of ours is under way, nothing can be pressed.
        shown = "() => document.querySelector(\".lectern:not([aria-busy='true'])\")?.dataset.state ?? ''"
        self.waits(
            lambda: self.page.evaluate(shown) == str(self.position.get("state", "none")),
            "the page does not show what the server told last",
        )

    def waits(self, until: Callable[[], bool], otherwise: str) -> None:
        """Waits until that is so."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not until():
            assert time.monotonic() < deadline, f"{otherwise}: {self.position}"
            self.page.wait_for_timeout(10)  # what the server says is heard only while Playwright waits

    def finishes(self, table: str) -> None:
        """Plays a game to its end without a page: for a scene that comes after it."""
        chance = random.Random(1)
        self.chooses(table, lambda decision: chance.choice(decision["choices"]))

    def ends_turn(self, table: str) -> None:
        """Does as little as possible without a page, until it is somebody else's turn."""
        self.chooses(table, lambda decision: decision["choices"][0], while_asked=True)

    def chooses(
        self, table: str, choice: Callable[[dict[str, Any]], dict[str, Any]], *, while_asked: bool = False
    ) -> None:
        """Makes choices without a page: until the game is over, or as long as we are asked."""
        with connect(f"ws{self.url.removeprefix('http')}/ws", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "id": 1, "protocol": 1, "token": self.token}))
            socket.send(json.dumps({"type": "enter", "id": 2, "table": table}))
            asked = False
            while True:
                message = json.loads(socket.recv())
                position = message.get("position") or {}
                if (
                    (message.get("table") or {})
                    and "status" in message["table"]
                    and message["table"]["status"] == "over"
                ):
                    return
                if decision := position.get("decision"):
                    asked = True
                    answer = {"table": table, "state": position["state"], "choice": choice(decision)["id"]}
                    socket.send(json.dumps({"type": "choose", "id": 3, **answer}))
                elif position and asked and while_asked:
                    return

    def begins_anew(self) -> None:
        """Is nobody again, with the page still open: cheaper than a profile of one's own."""
        self.page.goto("/health")
        self.page.evaluate("() => localStorage.clear()")
        self.context.clear_cookies()
        self.page.goto("about:blank")
        self.page.set_viewport_size(DESKTOP)
        self.wrongs.clear()
        self.forgiven.clear()
        self.token = ""

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
