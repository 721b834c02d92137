"""Strangers in browsers of their own: they register, sign in by passkey, invite, are paired, play, and play again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.service import service
from databases import EMPTY
from sandtable.lab.cluster import Cluster

PASSWORD = "four plain words"
PHONE = {"width": 390, "height": 844, "touch": True}


@pytest.fixture(scope="module")
def address(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service(tmp_path_factory.mktemp("people"), postgres.make("people", EMPTY)) as found:
        yield found


def register(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/#/register")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("link", name=f"Account: {name}")).to_be_visible()
    expect(page.get_by_role("heading", name="Your move")).to_be_visible()


def authenticator(page: Page) -> None:
    """A device that keeps passkeys, as the browser itself simulates it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_passkey_is_all_that_an_account_needs(address: str, open_page: Opener, size: dict[str, int]) -> None:
    page = open_page(**size)
    authenticator(page)
    name = f"key{len(size)}"
    page.goto(f"{address}/#/register")
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_role("heading", name="Your move")).to_be_visible()
    page.get_by_role("link", name=f"Account: {name}").click()
    expect(page.get_by_text("not used yet")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("link", name="Sign in", exact=True).first.click()
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_role("link", name=f"Account: {name}")).to_be_visible()
    page.goto(f"{address}/#/account")
    expect(page.get_by_text(re.compile("^used "))).to_be_visible()


def test_settings_password_sessions_and_leaving(address: str, open_page: Opener) -> None:
    here, there = open_page(), open_page(**PHONE)
    register(here, address, "wagtail")
    there.goto(f"{address}/#/sign-in")
    there.get_by_label("Name").fill("Wagtail")
    there.get_by_label("Password").fill("wrong words")
    there.get_by_role("main").get_by_role("button", name="Sign in", exact=True).click()
    expect(there.get_by_role("alert")).to_contain_text("do not go together")
    there.get_by_label("Password").fill(PASSWORD)
    there.get_by_role("main").get_by_role("button", name="Sign in", exact=True).click()
    expect(there.get_by_role("link", name="Account: wagtail")).to_be_visible()
    here.goto(f"{address}/#/account")
    here.get_by_role("button", name="Sign out there").click()
    expect(here.get_by_role("button", name="Sign out there")).to_have_count(0)
    expect(there.get_by_role("link", name="Sign in", exact=True).first).to_be_visible()
    here.get_by_label("Others see whether I am here").uncheck()
    expect(here.get_by_text("Saved.")).to_be_visible()
    with here.expect_download() as taken:
        here.get_by_role("link", name="Take my data").click()
    assert "wagtail" in taken.value.path().read_text()
    here.get_by_label("Write the name of your account").fill("wagtail")
    here.get_by_label("Password", exact=True).fill(PASSWORD)
    here.get_by_role("button", name="Delete my account").click()
    expect(here.get_by_role("link", name="Make an account")).to_be_visible()


def test_two_strangers_are_paired_play_and_play_again(address: str, open_page: Opener) -> None:
    """One on a desktop, one on a phone; a third looks on without an account."""
    red, blue, third = open_page(), open_page(**PHONE), open_page()
    register(red, address, "swift")
    register(blue, address, "swallow")
    for page in (red, blue):
        page.goto(f"{address}/#/play?hidden=1")
        page.reload()
        pairing = page.locator("section", has=page.get_by_role("heading", name="Find an opponent"))
        pairing.get_by_label("Game").select_option("demo")
        pairing.get_by_role("button", name="Look for somebody").click()
        if page is red:
            expect(page.get_by_role("button", name="Wait no more")).to_be_visible()
    for page in (red, blue):
        expect(page).to_have_url(re.compile(r"#/match/"))
    match = red.url.rsplit("/", 1)[1]
    assert blue.url.endswith(match)
    third.goto(f"{address}/#/watch")
    third.get_by_role("link", name=re.compile("swift")).click()
    expect(third).to_have_url(re.compile(match))
    expect(third.get_by_text("swallow").first).to_be_visible()
    red.get_by_role("button", name="Menu").first.click()
    red.get_by_role("button", name="Resign").click()
    red.get_by_role("dialog").get_by_role("button", name=re.compile("resigns")).click()
    red.get_by_role("button", name="Rematch").click()
    expect(red.get_by_role("heading", name="Your invitation")).to_be_visible()
    blue.goto(f"{address}/#/play")
    expect(blue.get_by_text(re.compile("swift asks you to play"))).to_be_visible()
    blue.get_by_role("button", name="Accept").click()
    expect(blue).to_have_url(re.compile(r"#/match/"))
    expect(red.get_by_text("here").first).to_be_visible()
    third.goto(f"{address}/#/person/swallow")
    expect(third.get_by_role("heading", name="swallow")).to_be_visible()
    expect(third.get_by_text("won", exact=True).first).to_be_visible()


def invitation(maker: Page, address: str) -> str:
    """The link to the other seat of a new match by mail."""
    maker.goto(f"{address}/#/new?hidden=1&game=demo")
    maker.get_by_role("group", name="Blue").get_by_role("button", name="Invite").click()
    maker.get_by_role("group", name="Pace").get_by_role("button", name="By mail").click()
    maker.get_by_role("button", name="Make the match").click()
    return maker.get_by_role("textbox", name="Blue").input_value()


def test_who_makes_an_account_at_an_invitation_goes_on_there(address: str, open_page: Opener) -> None:
    maker, invited = open_page(), open_page(**PHONE)
    register(maker, address, "rook")
    invited.goto(invitation(maker, address))
    expect(invited.get_by_role("heading", name="You are invited")).to_be_visible()
    invited.get_by_role("link", name="Sign in", exact=True).first.click()
    invited.get_by_role("main").get_by_role("link", name="Make an account").click()
    invited.get_by_label("Name").fill("heron")
    invited.get_by_label("Password").fill(PASSWORD)
    invited.get_by_role("main").get_by_role("button", name="Make an account").click()
    expect(invited.get_by_role("heading", name="You are invited")).to_be_visible()
    expect(invited.get_by_label("Your name")).to_have_count(0)
    invited.get_by_role("button", name="Sit down").click()
    expect(invited).to_have_url(re.compile(r"#/match/"))
    expect(maker.get_by_text("heron")).to_be_visible()


def test_a_guest_sits_down_by_a_link_on_the_phone_and_keeps_the_seat(address: str, open_page: Opener) -> None:
    """And is asked at once: of the fair dice the maker's share was given with the invitation."""
    maker, guest = open_page(), open_page(**PHONE)
    register(maker, address, "magpie")
    link = invitation(maker, address)
    expect(maker.get_by_role("img", name=re.compile("QR|code", re.I)).first).to_be_visible()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Passer-by")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest).to_have_url(re.compile(r"#/match/"))
    expect(maker.get_by_text("Passer-by")).to_be_visible()
    guest.goto(f"{address}/#/play")
    expect(guest.get_by_text("Your matches are kept in this browser alone")).to_be_visible()
    register(guest, address, "chough")
    expect(guest.get_by_role("article").get_by_role("heading")).to_have_count(1)
    guest.get_by_role("link", name="Answer").click()
    expect(guest).to_have_url(re.compile(r"#/match/"))


def test_an_open_seat_shows_and_is_taken_without_a_reload(address: str, open_page: Opener) -> None:
    maker, other = open_page(), open_page()
    register(maker, address, "jackdaw")
    other.goto(f"{address}/#/play")
    maker.goto(f"{address}/#/new?hidden=1&game=demo")
    maker.get_by_role("group", name="Who may watch").get_by_role("button", name="Anyone").click()
    maker.get_by_role("button", name="Make the match").click()
    expect(maker.get_by_text("free, open to anyone")).to_be_visible()
    row = other.get_by_role("listitem").filter(has_text="jackdaw").filter(has=other.get_by_role("button"))
    expect(row).to_be_visible()
    other.get_by_label("Pace").first.select_option("live")
    expect(row).to_have_count(0)
    other.get_by_label("Pace").first.select_option("")
    row.get_by_role("button", name="Sit down").click()
    other.get_by_label("Your name").fill("Visitor")
    other.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(other).to_have_url(re.compile(r"#/match/"))
    expect(maker.get_by_text("Visitor")).to_be_visible()


def test_what_is_kept_is_told_in_every_language(address: str, open_page: Opener) -> None:
    for language, words in (("en", "Your mail address"), ("hu", "A levélcímed"), ("de", "Deine Mailadresse")):
        page = open_page(language=language)
        page.goto(f"{address}/#/privacy")
        expect(page.get_by_text(re.compile(words)).first).to_be_visible()
        expect(page.get_by_text("mail, mail_proved")).to_be_visible()
