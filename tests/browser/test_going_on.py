"""What happens to a page when it is loaded again, and when the server goes away and comes back."""

from __future__ import annotations

from standoff.compiled import browser as client
from standoff.engine.rng import Rng

from ..server.running import Running
from .board import answer, stands, wait
from .conftest import Person
from .test_games import seated


def test_a_page_that_is_loaded_again_in_the_middle_of_a_question_shows_the_same_question(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'halo_bang')}")
    chance = Rng("reload")
    for _ in range(3):
        if wait(one.page, "asked", "over")["moment"] == "over":
            break
        answer(one.page, chance)
    before = wait(one.page, "asked")
    words = one.page.inner_text("[data-question] h2")
    one.page.reload()
    after = wait(one.page, "asked")
    assert (after["number"], sorted(after["things"])) == (before["number"], sorted(before["things"]))
    assert one.page.inner_text("[data-question] h2") == words
    answer(one.page, chance)
    assert stands(one.page)["number"] != before["number"] or stands(one.page)["moment"] != "asked"


def test_a_server_that_is_killed_and_started_again_goes_on_with_the_game(chromium, tmp_path):
    client.make()
    first = Running(tmp_path)
    one = Person(chromium, first.address)
    try:
        one.be("Ann")
        table = seated(one, "walking_dead")
        one.go(f"/table/{table}")
        chance = Rng("killed")
        wait(one.page, "asked")
        answer(one.page, chance)
        before = wait(one.page, "asked", "over")
        first.kill()
        one.page.get_by_text("reconnecting").first.wait_for()
        second = Running(tmp_path, port=first.port)
        try:
            one.page.get_by_text("live", exact=True).wait_for(timeout=60_000)
            after = wait(one.page, "asked", "over")
            assert after["number"] == before["number"]
            answer(one.page, chance)
            assert wait(one.page, "asked", "over")["number"] != before["number"]
        finally:
            second.stop()
    finally:
        one.context.close()
    assert one.faults == []
