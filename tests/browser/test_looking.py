"""The list of keys, and what has happened since somebody looked away."""

from __future__ import annotations

import re

from standoff.engine.rng import Rng

from .access import faults
from .board import answer, stands, wait, whoever_is_asked
from .test_games import seated
from .test_together import PHONE


def test_the_keys_are_listed(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'bang')}")
    wait(one.page, "asked")
    one.page.keyboard.press("?")
    keys = one.page.get_by_role("dialog", name="Keys")
    keys.wait_for()
    assert keys.locator("kbd").all_inner_texts() == ["Tab", "1 – 9", "E", "← → ↑ ↓", "Enter", "Esc", "H", "L", "R", "?"]
    assert faults(one.page) == []
    before = stands(one.page)["number"]
    one.page.keyboard.press("e")
    assert stands(one.page)["number"] == before, "keys mean nothing to a table behind the list"
    one.page.keyboard.press("Escape")
    keys.wait_for(state="hidden")
    one.page.get_by_role("button", name="Keys").click()
    keys.wait_for()
    one.page.keyboard.press("?")
    keys.wait_for(state="hidden")


def test_whoever_looked_away_is_told_what_has_happened_and_steps_through_it(person):
    one, other = person("Ann", **PHONE), person("Ben")
    table = one.ask("POST", "/api/tables", {"game": "walking_dead", "players": 3, "bots": ["random"]})["id"]
    other.ask("POST", f"/api/tables/{table}/join", {})
    for who in (one, other):
        who.ask("POST", f"/api/tables/{table}/ready", {"ready": True})
    one.ask("POST", f"/api/tables/{table}/start")
    one.go(f"/table/{table}")
    other.go(f"/table/{table}")
    chance = Rng("looking")
    while whoever_is_asked(one.page, other.page) is one.page:
        answer(one.page, chance, eager=1)
    wait(one.page, "waiting")
    one.page.get_by_role("button", name="Rules").click()
    while wait(other.page, "asked", "waiting")["moment"] == "asked":
        answer(other.page, chance, eager=1)
    one.page.get_by_role("button", name="Table").click()
    told = one.page.get_by_role("region", name="since you looked away")
    told.wait_for()
    assert faults(one.page) == []
    lines = told.get_by_role("listitem").all_inner_texts()
    assert any("Ben" in line for line in lines), lines
    told.get_by_role("button", name="Step through").click()
    lead = one.page.get_by_role("region", name=re.compile("While you looked away: 1 of"))
    first = lead.get_by_role("heading").inner_text()
    one.page.get_by_role("button", name="Next").click()
    lead = one.page.get_by_role("region", name=re.compile("While you looked away: 2 of"))
    assert lead.get_by_role("heading").inner_text() != first
    one.page.get_by_role("button", name="Back to the table").click()
    wait(one.page, "asked", "waiting", "thinking", "over")
    assert told.count() == 0
