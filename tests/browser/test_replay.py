"""A replay as somebody uses it: by keys, as a seat saw it, shared by link, played on from, downloaded, brought back."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from .access import faults
from .board import wait
from .test_analysis import uploaded


def step(page) -> str:
    return page.url.split("/replay/")[1].split("/", 1)[1]


def cards(page) -> set[str]:
    return set(page.locator('[data-thing^="card:"]').evaluate_all("all => all.map(e => e.dataset.thing)"))


def seen(page) -> None:
    """Until it is seen with the eyes that were chosen."""
    page.locator("select[aria-busy=false]").wait_for()


def test_keys_step_by_answers_and_turns_and_play(person):
    one = person("Ann")
    replay = uploaded(one)
    one.go(f"/replay/{replay}/5")
    one.page.get_by_text("Answer 5 of 40").first.wait_for()
    one.page.keyboard.press("ArrowRight")
    assert step(one.page) == "6"
    one.page.keyboard.press("Home")
    assert step(one.page) == "0"
    one.page.keyboard.press("Shift+ArrowRight")
    first = int(step(one.page))
    one.page.keyboard.press("Shift+ArrowRight")
    second = int(step(one.page))
    assert 0 < first < second < 40, "turn by turn"
    one.page.keyboard.press("Shift+ArrowLeft")
    assert int(step(one.page)) == first
    one.page.keyboard.press("Space")
    one.page.wait_for_url(f"**/replay/{replay}/{first + 1}")
    one.page.keyboard.press("Space")
    one.page.keyboard.press("End")
    assert step(one.page) == "40"
    assert one.page.get_by_text("live", exact=True).count() == 0, "nothing here is live"
    assert faults(one.page) == []


def test_a_moment_is_shared_as_somebody_saw_it_and_played_on(person):
    one, friend = person("Ann"), person("Ben")
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay = uploaded(one)
    one.go(f"/replay/{replay}/12")
    one.page.get_by_text("Answer 12 of 40").first.wait_for()
    one.page.get_by_label("As seen by").select_option(label="Ben")
    seen(one.page)
    hand = cards(one.page)
    one.page.get_by_role("button", name="Copy the link").click()
    expect(one.page.get_by_role("button", name="Copied")).to_be_visible()
    link = one.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{replay}/12/1")
    friend.page.goto(link)
    friend.page.get_by_text("Answer 12 of 40").first.wait_for()
    expect(friend.page.get_by_label("As seen by")).to_have_value("1")
    assert cards(friend.page) == hand, "with the same eyes"
    friend.page.get_by_role("button", name="Play on").click()
    friend.page.wait_for_url("**/table/*")
    wait(friend.page, "asked", "thinking", "waiting")
    table = friend.ask("GET", f"/api/tables/{friend.page.url.rsplit('/', 1)[1]}")
    assert [seat["sits"] for seat in table["seats"]] == ["bot", "person", "bot", "bot"], "as whom he looked"


def test_where_the_game_is_over_nobody_plays_on(person):
    one = person("Ann")
    replay = uploaded(one, "walking_dead", 3, "three", 10_000)
    one.go(f"/replay/{replay}")
    one.page.get_by_text("Answer 0 of").first.wait_for()
    one.page.keyboard.press("End")
    one.page.get_by_text("The game is over").first.wait_for()
    expect(one.page.get_by_role("button", name="Play on")).to_be_disabled()


def test_a_record_is_downloaded_and_brought_along(person, tmp_path):
    one, other = person("Ann"), person("Ben")
    replay = uploaded(one, most=9)
    one.go(f"/replay/{replay}")
    with one.page.expect_download() as download:
        one.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text("utf-8"))["answers"]) == 9
    other.go("/you")
    given = other.page.get_by_label("Bring a record along")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", "utf-8")
    given.last.set_input_files(wrong)
    expect(other.page.get_by_role("alert")).to_be_visible()
    given.last.set_input_files(file)
    other.page.wait_for_url("**/replay/*")
    other.page.get_by_text("Answer 0 of 9").first.wait_for()


def test_a_replay_that_there_is_not_says_so(person):
    one = person("Ann")
    one.go("/replay/nothing_of_this_id")
    expect(one.page.get_by_role("alert")).to_contain_text("no such")
