"""Whoever looks away is called back on their turn: by the tab's title, and by sound and note where they want it."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.moments import asks, moment
from tests.web.visitor import Visitor

# What the page does with the browser's notes and sounds is written down; `elsewhere` is whether somebody looks away.
HEARD = """
window.heard = { notes: [], strokes: 0 };
window.elsewhere = true;
document.hasFocus = () => !window.elsewhere;
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (Notification.permission = 'granted'); }
  constructor(title, { body }) { window.heard.notes.push([title, body]); }
  close() {}
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.heard.strokes++; return start.apply(this, when); };
"""


def heard(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate("() => heard")
    return found


def test_on_ones_turn(visit: Visits) -> None:
    anna, boris = visit(), visit()
    anna.context.add_init_script(HEARD)
    anna.is_guest("Anna")
    table = anna.takes_up(moment("timemasters", asks("main", "end")), open_seat=True)
    boris.is_guest("Boris")
    boris.ask("POST", f"/tables/{table}/seats", {})
    anna.sits_at(table)
    page = anna.page
    expect(page).to_have_title("Your turn · Time Masters")

    # Both are asked for, and off until then.
    anna.button("Table", exact=True).click()
    for name in ("Sound on your turn", "Notify me on my turn"):
        box = page.get_by_role("checkbox", name=name)
        expect(box).not_to_be_checked()
        box.check()
        expect(box).to_be_checked()
    anna.button("Close", exact=True).click()
    assert json.loads(page.evaluate("() => localStorage['chronomage.settings']"))["notifications"] is True

    def a_turn_of_boris() -> None:
        anna.ends_turn(table)
        expect(page).to_have_title("Time Masters · Chronomage")
        boris.ends_turn(table)
        expect(page).to_have_title("Your turn · Time Masters")

    assert heard(anna) == {"notes": [], "strokes": 0}
    a_turn_of_boris()
    first = heard(anna)
    assert first["notes"] == [["Your turn", "Time Masters"]]
    assert first["strokes"] > 0
    # Whoever is looking needs neither.
    page.evaluate("() => (elsewhere = false)")
    a_turn_of_boris()
    assert heard(anna) == first
