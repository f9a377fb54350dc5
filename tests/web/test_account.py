"""An account: made by a guest who keeps their games, changed, left, come back to, and deleted."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visits
from tests.web.visitor import Visitor

PASSWORD = "a long enough one"
NEXT_PASSWORD = "another one as long"


def sends(page: Page, *texts: str) -> None:
    """Fills in the form that stands first, field by field, and sends it off by the keyboard."""
    fields = page.locator("form").first.locator("input:visible")
    for number, text in enumerate(texts):
        fields.nth(number).fill(text)
    page.keyboard.press("Enter")


def test_a_guest_who_makes_an_account_keeps_their_games(visitor: Visitor) -> None:
    visitor.is_guest("Anna")
    table = visitor.sets_up("timemasters")
    page = visitor.opens("/account")
    page.get_by_role("tab", name="Register").click()
    # Password managers offer a new password here, and the old one where one signs in.
    expect(page.get_by_label("Password")).to_have_attribute("autocomplete", "new-password")
    sends(page, "Hypatia", PASSWORD)
    # The form is gone; whoever uses the keyboard is told who they are now.
    expect(page.get_by_role("heading", name="Account: Hypatia")).to_be_focused()

    visitor.sits_at(table)
    assert visitor.table["seats"][0]["name"] == "Hypatia"
    assert "decision" in visitor.position

    page = visitor.opens("/account")
    sends(page, PASSWORD, NEXT_PASSWORD)
    expect(page.locator(".toasts")).to_have_text("Done.")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_focused()
    expect(page.get_by_label("Password")).to_have_attribute("autocomplete", "current-password")
    sends(page, "hypatia", NEXT_PASSWORD)
    expect(page.get_by_role("heading", name="Account: Hypatia")).to_be_visible()

    page.get_by_text("Delete the account").first.click()
    page.locator("details").get_by_label("Password").fill(NEXT_PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()


def test_what_is_refused_is_said_at_the_form_in_the_reader_s_language(visit: Visits) -> None:
    visitor = visit(language="pl")
    visitor.forgive("the server responded with a status of 4")
    page = visitor.opens("/account")
    problem = page.get_by_role("alert")

    sends(page, "Kopernik", "zgaduję hasło")
    expect(problem).to_have_text("Nazwa lub hasło się nie zgadza.")
    page.get_by_role("tab", name="Załóż konto").click()
    sends(page, "Kopernik", "krótkie")
    expect(problem).to_have_text("Nazwa ma od 1 do 24 znaków, hasło od 8 do 200.")
    sends(page, "Kopernik", PASSWORD)
    expect(page.get_by_role("heading", name="Konto: Kopernik")).to_be_visible()

    sends(page, "nie to hasło", NEXT_PASSWORD)
    expect(problem).to_have_text("Hasło jest nieprawidłowe.")
    sends(page, PASSWORD, "krótkie")
    expect(problem).to_have_text("Hasło ma od 8 do 200 znaków.")

    other = visit(language="uk")
    other.forgive("the server responded with a status of 4")
    page = other.opens("/account")
    page.get_by_role("tab", name="Зареєструватися").click()
    sends(page, "KOPERNIK", PASSWORD)
    expect(page.get_by_role("alert")).to_have_text("Це ім’я або дуже схоже вже зайняте; виберіть інше.")
