"""Who somebody is: from a guest to an account and back out of the door, with what was played kept on the way."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from standoff.client import Client
from standoff.wire import live

from .access import faults
from .test_together import PHONE

SECRET = "a long enough secret"
OTHER = "another secret of mine"


def played(address: str, cookies: list[dict]) -> None:
    """Whoever has these cookies plays a game to its end, as a bot would."""

    async def go() -> None:
        async with Client(address) as client:
            for cookie in cookies:
                client.http.cookies.set(cookie["name"], cookie["value"])
            table = await client.play("walking_dead", 3, "random")
            async with client.watch(table) as seat:
                await seat.ask(live.Resign())
                await seat.wait(lambda seat: seat.info.stage == "over")

    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        aside.submit(lambda: asyncio.run(go())).result()


def form(page, title: str):
    return page.get_by_role("region", name=title, exact=True)


def sign_in(page, name: str, secret: str) -> None:
    part = form(page, "Sign in")
    part.get_by_label("Name of the account").fill(name)
    part.get_by_label("Password").fill(secret)
    part.get_by_role("button", name="Sign in").click()


def test_a_guest_becomes_an_account_and_keeps_the_history(person, server):
    one, elsewhere = person("Wanda"), person()
    played(server.address, one.context.cookies())
    one.go("/you")
    page = one.page
    expect(page.get_by_role("heading", name="Wanda")).to_be_visible()
    history = form(page, "Games")
    expect(history.get_by_role("listitem")).to_have_count(1)
    made = form(page, "Make an account")
    expect(made.get_by_label("Name of the account")).to_have_value("Wanda")
    made.get_by_label("Name of the account").fill("Wanda the Wise")
    made.get_by_label("New password").fill(SECRET)
    made.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("status")).to_contain_text("The account is made")
    expect(page.get_by_role("heading", name="Wanda the Wise")).to_be_visible()
    expect(history.get_by_role("listitem")).to_have_count(1)

    there = elsewhere.page
    elsewhere.go("/you")
    sign_in(there, "Wanda the Wise", "not the password")
    expect(form(there, "Sign in").get_by_role("alert")).to_have_text("Name and password do not fit together.")
    sign_in(there, "wanda the wise", SECRET)
    expect(there.get_by_role("status")).to_contain_text("Welcome back")
    expect(form(there, "Games").get_by_role("listitem")).to_have_count(1)
    expect(form(there, "Results").get_by_role("row", name="Walking Dead")).to_contain_text("1")
    form(there, "Games").get_by_role("link", name="Replay").click()
    there.wait_for_url("**/replay/*")


def test_a_password_is_changed_and_everybody_else_is_logged_out(person):
    here, there = person(), person()
    here.go("/you")
    made = form(here.page, "Make an account")
    made.get_by_label("Name of the account").fill("Percy")
    made.get_by_label("New password").fill("short")
    made.get_by_role("button", name="Make the account").click()
    assert made.get_by_label("New password").evaluate("e => !e.validity.valid"), "too short"
    made.get_by_label("New password").fill(SECRET)
    made.get_by_role("button", name="Make the account").click()
    expect(here.page.get_by_role("heading", name="Percy")).to_be_visible()
    there.go("/you")
    taken = form(there.page, "Make an account")
    taken.get_by_label("Name of the account").fill("percy")
    taken.get_by_label("New password").fill(SECRET)
    taken.get_by_role("button", name="Make the account").click()
    expect(taken.get_by_role("alert")).to_contain_text("This name is taken")
    sign_in(there.page, "Percy", SECRET)
    expect(there.page.get_by_role("heading", name="Percy")).to_be_visible()

    change = form(here.page, "Another password")
    change.get_by_label("Password until now").fill("not the password")
    change.get_by_label("New password").fill(OTHER)
    change.get_by_role("button", name="Change the password").click()
    expect(change.get_by_role("alert")).to_be_visible()
    change.get_by_label("Password until now").fill(SECRET)
    change.get_by_role("button", name="Change the password").click()
    expect(here.page.get_by_role("status")).to_contain_text("The password is changed")
    here.page.reload()
    expect(here.page.get_by_role("heading", name="Percy")).to_be_visible()
    there.page.reload()
    expect(there.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    sign_in(there.page, "Percy", OTHER)
    expect(there.page.get_by_role("heading", name="Percy")).to_be_visible()
    there.page.get_by_role("button", name="Log out everywhere").click()
    expect(there.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    here.page.reload()
    expect(here.page.get_by_role("heading", name="Who are you?")).to_be_visible()


def test_somebody_downloads_his_data_and_goes_for_good(person, server):
    one = person("Gone Soon")
    played(server.address, one.context.cookies())
    one.go("/you")
    page = one.page
    made = form(page, "Make an account")
    made.get_by_label("New password").fill(SECRET)
    made.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("status")).to_contain_text("The account is made")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    own = json.loads(download.value.path().read_text("utf-8"))
    assert own["profile"]["person"]["name"] == "Gone Soon"
    assert len(own["profile"]["played"]) == 1
    assert SECRET not in json.dumps(own)

    page.get_by_role("button", name="Delete me").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="No, stay").click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("heading", name="Gone Soon")).to_be_visible()
    page.get_by_role("button", name="Delete me").click()
    dialog.get_by_label("Password").fill("not the password")
    dialog.get_by_role("button", name="Yes, delete").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("Password").fill(SECRET)
    dialog.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    sign_in(page, "Gone Soon", SECRET)
    expect(form(page, "Sign in").get_by_role("alert")).to_be_visible()
    one.go(f"/person/{own['profile']['person']['id']}")
    expect(page.get_by_role("alert")).to_contain_text("There is nobody here")


def test_a_guest_logs_out_by_keyboard_and_another_is_seen_by_his_address(person, server):
    one, other = person("Ann"), person("Ben")
    played(server.address, one.context.cookies())
    mine = one.ask("GET", "/api/me")["id"]
    other.go(f"/person/{mine}")
    expect(other.page.get_by_role("heading", name="Ann")).to_be_visible()
    expect(form(other.page, "Games").get_by_role("listitem")).to_have_count(1)
    assert other.page.get_by_role("button", name="Delete me").count() == 0
    one.go("/you")
    one.page.get_by_role("button", name="Log out", exact=True).focus()
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    part = form(one.page, "Play under a name")
    part.get_by_label("Your name").fill("Ann again")
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("heading", name="Ann again")).to_be_visible()


def test_axe_finds_nothing_and_a_phone_has_room(person, server):
    one = person("Ann", locale="de", **PHONE)
    played(server.address, one.context.cookies())
    one.go("/you")
    expect(one.page.get_by_role("heading", name="Spiele", exact=True)).to_be_visible()
    assert faults(one.page) == []
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    one.page.get_by_role("button", name="Mich löschen").click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    assert faults(one.page) == []
    one.page.keyboard.press("Escape")
    stranger = person()
    stranger.go("/you")
    expect(stranger.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert faults(stranger.page) == []
    stranger.go(f"/person/{one.ask('GET', '/api/me')['id']}")
    expect(stranger.page.get_by_role("heading", name="Ann")).to_be_visible()
    assert faults(stranger.page) == []
