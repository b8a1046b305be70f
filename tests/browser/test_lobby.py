"""Around the game: whose turn it is, rooms and who sits in them, a shared device, lost networks, addresses."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from standoff.engine.rng import Rng

from .access import faults
from .board import answer, stands, wait, whoever_is_asked
from .test_games import seated


def test_the_lobby_says_where_it_is_your_turn(person):
    one, other = person("Ann"), person("Ben")
    table = one.ask("POST", "/api/tables", {"game": "walking_dead", "players": 3, "bots": ["random"]})["id"]
    other.ask("POST", f"/api/tables/{table}/join", {})
    for who in (one, other):
        who.ask("POST", f"/api/tables/{table}/ready", {"ready": True})
    one.ask("POST", f"/api/tables/{table}/start")
    pages = {one.page: other, other.page: one}
    for who in (one, other):
        who.go(f"/table/{table}")
    chance = Rng("turns")
    asked = whoever_is_asked(*pages)
    waits = pages[asked]
    lobby = waits.open()
    lobby.goto(f"{waits.address}/")
    mark = lobby.locator(".turn")
    expect(mark).to_contain_text("Your game")
    while stands(waits.page)["moment"] != "asked":
        if stands(asked)["moment"] == "asked":
            answer(asked, chance, eager=1)
        wait(asked, "asked", "waiting", "thinking")
    expect(mark).to_contain_text("Your turn")
    assert faults(lobby) == []
    mark.click()
    lobby.wait_for_url(f"**/table/{table}")


def test_every_setting_of_a_table_is_chosen_and_told(person):
    one = person("Ann")
    one.go("/")
    one.page.get_by_role("link", name="A table of BANG!", exact=True).click()

    def choose(group: str, choice: str) -> None:
        label = one.page.get_by_role("group", name=group).locator("label")
        label.filter(has_text=re.compile(rf"^\s*{choice}\b")).click()

    choose("Players", "5")
    choose("Bots from the start", "2")
    choose("Bots from the start", "Hard")
    choose("Time for a question", "3 minutes")
    choose("Time for a question", "a bot plays on until he is back")
    choose("Who comes", "30 s")
    one.page.get_by_text("Private.").click()
    one.page.get_by_text("Readings of the rules").click()
    setting = one.page.locator("details fieldset").first
    name = setting.locator("legend").inner_text()
    setting.get_by_role("radio").last.check(force=True)
    assert faults(one.page) == []
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url("**/table/*")
    told = one.ask("GET", f"/api/tables/{one.page.url.rsplit('/', 1)[1]}")
    assert (told["players"], told["private"], told["delay"], told["hints"]) == (5, True, 30, True)
    assert told["clock"] == {"question": 180, "then": "bot"}
    assert [seat["level"] for seat in told["seats"]] == [None, None, None, "hard", "hard"]
    assert list(told["settings"]) == [name.lower().replace(" ", "_")]
    expect(one.page.get_by_role("region", name="This table")).to_contain_text("by its link only")


def test_people_come_and_go_before_the_start(person):
    host, friend, third = person("Ann"), person("Ben"), person("Cay")
    host.go("/open/walking_dead")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    for who in (friend, third):
        who.page.goto(host.page.url)
        who.page.get_by_role("button", name="Sit down").first.click()
    friend.page.get_by_placeholder("Say something").fill("Good evening")
    friend.page.keyboard.press("Enter")
    host.page.get_by_text("Good evening").wait_for()
    assert faults(host.page) == []
    seat = host.page.get_by_role("listitem").filter(has_text="Cay")
    seat.get_by_role("button", name="Send away").click()
    expect(seat).to_have_count(0)
    friend.page.get_by_role("button", name="Get up").click()
    expect(host.page.get_by_text("A free seat")).to_have_count(2)
    host.page.get_by_role("button", name="Start").wait_for()
    expect(host.page.get_by_role("button", name="Start")).to_be_disabled()


def test_two_at_one_device_hand_it_over_behind_a_curtain(person):
    one = person("Ann")
    one.go("/open/walking_dead")
    one.page.get_by_role("button", name="Open the table").click()
    one.page.get_by_role("button", name="Somebody here with me").first.click()
    one.page.get_by_placeholder("Who sits here?").fill("Bob")
    one.page.keyboard.press("Enter")
    one.page.get_by_role("listitem").filter(has_text="Bob").wait_for()
    one.page.get_by_role("button", name="Fill with bots").click()
    one.page.get_by_role("button", name="Start").click()
    chance = Rng("curtain")
    curtain = one.page.get_by_role("dialog", name=re.compile("Hand the device to"))
    one.page.wait_for_selector("[data-question]")
    for _ in range(40):
        one.page.wait_for_function(
            "() => document.querySelector('.curtain') || document.querySelector('[data-moment=asked]')"
        )
        if curtain.is_visible():
            break
        answer(one.page, chance, eager=1)
    assert faults(one.page) == []
    who = curtain.get_by_role("button").inner_text().removeprefix("I am ")
    one.page.keyboard.press("Enter")  # whoever takes the device finds the button in focus
    expect(curtain).to_be_hidden()
    wait(one.page, "asked")
    expect(one.page.locator("section[data-thing=self]")).to_contain_text(who)


def test_whoever_resigns_is_asked_first_and_a_bot_plays_on(person):
    one = person("Ann")
    table = seated(one, "walking_dead")
    one.go(f"/table/{table}")
    wait(one.page, "asked")

    def press(name: str) -> None:
        one.page.get_by_role("button", name=name, exact=True).click()

    press("More")
    assert faults(one.page) == []
    before = stands(one.page)
    for key in ("e", "1", "h"):
        one.page.keyboard.press(key)
    assert stands(one.page)["number"] == before["number"], "keys mean nothing to the table behind it"
    press("Resign")
    assert faults(one.page) == []
    press("No, play on")
    assert stands(one.page)["moment"] == "asked"
    for name in ("More", "Resign", "Yes, resign"):
        press(name)
    wait(one.page, "over")
    assert one.ask("GET", f"/api/tables/{table}")["stage"] == "over"


def test_without_a_network_the_table_says_so_and_comes_back_by_itself(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'bang')}")
    before = wait(one.page, "asked")
    one.context.set_offline(True)
    one.page.get_by_text("Reconnecting.").wait_for()
    assert faults(one.page) == []
    one.context.set_offline(False)
    one.page.get_by_text("live", exact=True).wait_for()
    assert wait(one.page, "asked")["number"] == before["number"]
    answer(one.page, Rng("network"))


def test_the_page_is_there_without_a_network_and_says_what_is_missing(person):
    one = person("Ann")
    one.go("/")
    one.page.locator("article").first.wait_for()
    one.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    one.page.reload()  # now the worker keeps what it is made of
    one.page.locator("article").first.wait_for()
    one.context.set_offline(True)
    one.page.goto(f"{one.address}/rules")
    one.page.goto(f"{one.address}/")
    one.page.get_by_text("The server does not answer").first.wait_for()
    assert faults(one.page) == []
    one.context.set_offline(False)
    one.page.locator("article").first.wait_for()  # it came back by itself


def test_a_page_that_an_update_has_left_behind_is_loaded_again(person):
    one = person("Ann")
    one.go("/")
    one.page.locator("article").first.wait_for()
    one.page.evaluate("window.before = true")
    one.context.route("**/assets/OpenTable*.js", lambda route: route.fulfill(status=404))
    one.page.get_by_role("link", name="A table of BANG!", exact=True).click()
    one.page.wait_for_function("() => !('before' in window)")
    one.page.get_by_text("This page could not be fetched").wait_for()  # nothing helps: it is not loaded for ever
    one.context.unroute_all()
    one.page.get_by_role("button", name="Try now").click()
    one.page.locator("fieldset").first.wait_for()
    one.faults.clear()  # that the part could not be fetched is what happened here


def test_the_way_back_and_addresses_without_a_page(person):
    one = person("Ann")
    one.go("/")
    one.page.get_by_role("link", name="Rules").click()
    one.page.get_by_role("link", name="RISK").first.click()
    one.page.wait_for_url("**/rules/risk_halo")
    assert one.page.title().startswith("The rulebook: RISK")
    assert one.page.evaluate("document.activeElement.tagName") == "MAIN", "whoever listens hears the new page"
    one.page.go_back()
    one.page.wait_for_url("**/rules")
    one.page.go_back()
    one.page.locator("article").first.wait_for()
    one.go("/table")
    one.page.get_by_text("There is nothing at this address.").wait_for()
    one.page.get_by_role("link", name="To the lobby").click()
    one.page.locator("article").first.wait_for()
