"""A position that somebody sets up: drawn as he types, faults with their place, shared by link, played on from."""

from __future__ import annotations

from .access import faults
from .board import wait
from .test_together import PHONE

POSITION = """[given]
seats = [
  { name = "Ann", role = "Sheriff", character = "Bart Cassidy", life = 1, hand = ["Beer 6H", "Duel QD"] },
  { name = "Zoe", life = 2 },
  { name = "Carl" },
  { name = "Dan" },
]
turn = "Ann"
phase = "play"
"""


def write(page, text: str) -> None:
    page.get_by_label("The position as text").fill(text)


def test_a_position_is_written_drawn_shared_and_played(person):
    one, friend = person("Ann"), person(**PHONE)
    one.go("/rules/bang")
    one.page.get_by_role("link", name="Set up a position").click()
    one.page.wait_for_url("**/position/bang#*")
    write(one.page, POSITION)
    one.page.locator("[data-board]").get_by_text("Zoe").first.wait_for()
    one.page.locator('[data-thing^="card:"]', has_text="Duel").first.wait_for()
    assert faults(one.page) == []

    write(one.page, POSITION.replace("life = 2", "life = 77"))
    one.page.get_by_text("given.seats[1].life must be").wait_for()
    assert one.page.get_by_role("button", name="Play from here").is_disabled()
    one.page.locator("[data-board]").get_by_text("Zoe").first.wait_for()  # the board stays as it was
    write(one.page, POSITION.replace("phase =", "phase"))
    one.page.get_by_role("button", name="To line 9").click()
    chosen = one.page.evaluate("() => { const a = document.activeElement; return [a.selectionStart, a.selectionEnd]; }")
    assert POSITION.replace("phase =", "phase")[slice(*chosen)] == 'phase "play"'
    assert faults(one.page) == []

    before = one.page.url
    write(one.page, POSITION.replace("Dan", "Dora"))
    one.page.locator("[data-board]").get_by_text("Dora").first.wait_for()
    one.page.wait_for_url(lambda url: url != before and "#" in url)
    friend.page.goto(one.page.url)
    friend.page.locator("[data-board]").get_by_text("Dora").first.wait_for()
    friend.page.get_by_role("button", name="Play from here").click()
    friend.page.wait_for_url("**/table/*")
    wait(friend.page, "asked")
    friend.page.locator('[data-thing^="card:"]', has_text="Duel").first.wait_for()


def test_a_position_begins_with_a_scenario_and_a_broken_link_says_so(person):
    one = person("Ann")
    one.go("/scenario/walking_dead/3")
    one.page.get_by_role("button", name="Change this position").click()
    one.page.wait_for_url("**/position/walking_dead#*")
    area = one.page.get_by_label("The position as text")
    area.wait_for()
    one.page.wait_for_function("() => document.querySelector('textarea').value.includes('seats')")
    before = area.input_value()
    one.page.get_by_label("Begin with").select_option(index=9)
    one.page.wait_for_function("text => document.querySelector('textarea').value !== text", arg=before)
    another = one.open()
    another.goto(f"{one.address}/position/walking_dead#nothing-at-all")
    another.get_by_text("no position in this link").wait_for()


def test_what_is_wrong_with_a_position_is_said_in_the_language_of_the_page(person):
    one = person("Ann", locale="de")
    one.go("/position/bang")
    one.page.locator("[data-board]").wait_for()
    area = one.page.get_by_label("Die Stellung als Text")
    area.fill(POSITION.replace("life = 2", "life = 77"))
    one.page.get_by_text("given.seats[1].life muss von 0 bis 4 sein, nicht 77").wait_for()
    area.fill(POSITION.replace('"Sheriff"', '"Marshal"'))
    one.page.get_by_text("given.seats[0].role: 'Marshal' gibt es nicht; es gibt: Sheriff").wait_for()
