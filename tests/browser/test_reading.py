"""No is an answer: refusals with their clause and scenario; replays stepped through."""

from __future__ import annotations

from standoff.engine.rng import Rng

from .board import play, wait
from .test_games import LONGEST, seated


def test_a_refusal_says_why_and_its_scenario_plays_on_the_board(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'bang')}")
    wait(one.page, "asked")
    one.page.get_by_role("tab", name="You cannot").click()
    first = one.page.locator("#upper-panel button").first
    clause = first.locator(".cid").inner_text()
    first.click()
    opened = one.page.locator("[data-open]")
    assert opened.locator(".cid").inner_text() == clause
    opened.locator("button.demo").first.click()
    one.page.wait_for_url("**/scenario/bang/*")
    one.page.get_by_text("Step 0 of").first.wait_for()
    one.page.get_by_role("button", name="Next").click()
    one.page.get_by_text("Step 1 of").first.wait_for()
    one.page.keyboard.press("ArrowLeft")
    one.page.get_by_text("Step 0 of").first.wait_for()
    one.page.get_by_role("button", name="Try it").click()
    one.page.wait_for_url("**/table/*")
    wait(one.page, "asked", "thinking", "waiting")


def test_a_finished_game_is_stepped_through(person):
    one = person("Ann")
    table = seated(one, "walking_dead")
    one.go(f"/table/{table}")
    assert play(one.page, Rng("replay"), LONGEST) < LONGEST
    answers = one.ask("GET", f"/api/tables/{table}")["number"]
    one.page.locator("[data-question]").get_by_role("button", name="Replay").click()
    one.page.wait_for_url("**/replay/**")
    slider = one.page.get_by_role("slider")
    slider.wait_for()
    assert int(slider.get_attribute("max")) == answers
    slider.fill("1")
    one.page.wait_for_url("**/replay/*/1")
    slider.fill(str(answers))
    one.page.wait_for_url(f"**/replay/*/{answers}")
    one.page.get_by_label("As seen by").select_option(label="Ann")
    slider.press("ArrowLeft")
    one.page.wait_for_url(f"**/replay/*/{answers - 1}/0")
    one.page.get_by_role("button", name="Play on").click()
    one.page.wait_for_url("**/table/*")
    wait(one.page, "asked", "thinking", "waiting", "over")
