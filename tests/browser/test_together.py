"""Several browsers at one table: friends, somebody who watches, a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from standoff.engine.rng import Rng

from .board import answer, stands, wait, whoever_is_asked

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def number(page) -> int:
    return stands(page)["number"]


def test_a_friend_joins_a_private_table_by_its_link_on_a_phone_and_a_third_watches(person):
    host, friend, watcher = person(), person(**PHONE), person()
    host.go("/open/walking_dead")
    host.page.get_by_text("Private.").click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    link = host.page.url
    watcher.go("/")
    watcher.page.get_by_text("Take a seat").wait_for()
    assert watcher.page.locator(f'a[href*="{link.rsplit("/", 1)[1]}"]').count() == 0, "the lobby shows a private table"
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down").first.click()
    expect(friend.page.get_by_role("button", name="Ready")).to_have_attribute("aria-pressed", "true")
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Start").click()
    for one in (host, friend):
        one.page.wait_for_selector("[data-question]")
    watcher.page.goto(link)
    watcher.page.wait_for_selector("[data-question]")
    chance = Rng("together")
    for _ in range(6):
        playing = whoever_is_asked(host.page, friend.page)
        before = number(playing)
        answer(playing, chance)
        for one in (host, friend, watcher):
            one.page.wait_for_function(
                "n => Number(document.querySelector('[data-question]').dataset.number ?? 1e9) > n", arg=before
            )
    assert watcher.page.locator("[data-thing][data-can]").count() == 0, "whoever watches chooses nothing"
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_placeholder("Say something").fill("<b>Hello</b>, all")
    host.page.keyboard.press("Enter")
    watcher.page.get_by_role("tab", name="Chat").click()
    watcher.page.get_by_text("<b>Hello</b>, all").wait_for()  # what is said is text


def test_two_people_do_not_see_each_others_hands(person):
    one, other = person("Ann"), person("Ben")
    table = one.ask("POST", "/api/tables", {"game": "bang", "players": 4, "bots": ["random"] * 2})["id"]
    other.ask("POST", f"/api/tables/{table}/join", {})
    for who in (one, other):
        who.ask("POST", f"/api/tables/{table}/ready", {"ready": True})
    one.ask("POST", f"/api/tables/{table}/start")
    hands = []
    for who in (one, other):
        who.go(f"/table/{table}")
        wait(who.page, "asked", "waiting", "thinking")
        hands.append(
            set(who.page.locator('[data-thing^="card:"]').evaluate_all("all => all.map(e => e.dataset.thing)"))
        )
    assert hands[0] != hands[1]
    assert all(hands)
