"""A finished game looked at: asked for, waited for, read by pointer and by keyboard, and from there to the board."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import msgspec
from playwright.sync_api import expect

import standoff
from standoff.bots import RandomBot
from standoff.client import Client
from standoff.engine.rng import Rng
from standoff.wire import live

from .access import faults
from .test_together import PHONE

BOX = "section[data-moment]"


def uploaded(one, game="bang", players=4, seed="eight", most=40):
    """The replay of a game that was played at random, so far."""
    table = standoff.new(game, players=players, seed=seed)
    table.run([RandomBot(Rng(seed, seat)).choose for seat in range(players)], most)
    record = msgspec.json.decode(msgspec.json.encode(table.record()))
    return one.ask("POST", "/api/replays", record)["id"]


def moment(page) -> int:
    return int(page.locator(BOX).get_attribute("data-moment"))


def test_a_game_is_looked_at_from_its_replay(person):
    one = person("Ann")
    replay = uploaded(one)
    one.go(f"/replay/{replay}/3")
    one.page.get_by_role("button", name="Analyse").click()
    one.page.wait_for_url(f"**/analysis/{replay}/3")
    one.page.get_by_role("button", name="Analyse").click()
    one.page.get_by_role("progressbar").wait_for()
    chart = one.page.get_by_role("slider", name="Chances over time")
    chart.wait_for()
    assert moment(one.page) == 3, "the moment that one came from"
    chart.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "PageUp"):
        one.page.keyboard.press(key)
    assert moment(one.page) == 14
    assert one.page.url.endswith(f"/analysis/{replay}/14")
    assert chart.get_attribute("aria-valuetext").startswith("Question 14, ")
    one.page.reload()
    chart.wait_for()
    assert moment(one.page) == 14, "a moment has an address"
    one.page.get_by_label("In whose eyes").select_option(index=2)
    assert one.page.get_by_role("img", name=re.compile("Sheriff .*Outlaw")).count() == 3
    chart.focus()
    one.page.keyboard.press("Enter")
    one.page.wait_for_url(f"**/replay/{replay}/14")
    one.page.get_by_text("Answer 14 of 40").first.wait_for()


def test_a_click_on_a_moment_or_a_decision_leads_to_the_board(person):
    one = person("Ann")
    replay = uploaded(one, "walking_dead", 3, "three", 10_000)
    one.go(f"/analysis/{replay}")
    one.page.get_by_role("button", name="Analyse").click()
    chart = one.page.get_by_role("slider", name="Chances over time")
    chart.wait_for()
    box = chart.bounding_box()
    chart.click(position={"x": box["width"] * 0.6, "y": 80})
    one.page.wait_for_url(f"**/replay/{replay}/*")
    assert 12 <= int(one.page.url.rsplit("/", 1)[1]) <= 18, "about three fifths of the game"
    one.page.go_back()
    one.page.get_by_label("Which decisions").select_option("All")
    rows = one.page.locator("ol > li > a")
    rows.first.wait_for()
    assert rows.count() == len(one.ask("GET", f"/api/replays/{replay}")["answered"])
    rows.nth(5).click()
    one.page.wait_for_url(f"**/replay/{replay}/5")
    one.page.go_back()
    one.page.get_by_role("heading", name="The turning point").wait_for()


def test_somebody_reads_the_same_analysis_in_german(person):
    one, other = person("Ann"), person("Ben", locale="de")
    replay = uploaded(one, most=6)
    one.go(f"/analysis/{replay}")
    one.page.get_by_role("button", name="Analyse").click()
    one.page.get_by_role("slider").first.wait_for()
    other.go(f"/analysis/{replay}/2")
    other.page.get_by_role("heading", name="Frage 2", exact=True).wait_for()
    english = one.ask("GET", f"/api/replays/{replay}/analysis")["found"]["decisions"][2]["words"]
    german = one.ask("GET", f"/api/replays/{replay}/analysis?language=de")["found"]["decisions"][2]["words"]
    assert german != english
    expect(other.page.locator(f"{BOX} .said")).to_have_text(re.compile(re.escape(german[1:4])))
    other.page.get_by_label("Sprache").select_option("en")
    other.page.get_by_role("heading", name="Question 2", exact=True).wait_for()


def test_axe_finds_nothing_and_a_phone_has_room(person):
    one, phone = person("Ann"), person("Ben", **PHONE)
    replay = uploaded(one, most=12)
    one.go(f"/analysis/{replay}")
    one.page.get_by_role("button", name="Analyse").wait_for()
    assert faults(one.page) == []
    one.page.get_by_role("button", name="Analyse").click()
    one.page.get_by_role("slider").first.wait_for()
    assert faults(one.page) == []
    phone.go(f"/analysis/{replay}")
    chart = phone.page.get_by_role("slider").first
    chart.wait_for()
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    chart.tap(position={"x": 60, "y": 80})
    assert "/analysis/" in phone.page.url, "a finger chooses the moment; the board is one touch further"
    assert faults(phone.page) == []


def test_what_cannot_be_looked_at_says_so(person):
    one = person("Ann")
    table = one.ask("POST", "/api/play", {"game": "walking_dead", "alone": True})["id"]
    one.go(f"/analysis/{table}")
    expect(one.page.get_by_role("alert")).to_contain_text("not over")


def test_the_end_of_a_game_leads_to_its_analysis(person, server):
    async def played() -> str:
        async with Client(server.address) as client:
            await client.guest("Ben")
            table = await client.play("walking_dead", 3, "random")
            async with client.watch(table) as seat:
                await seat.ask(live.Resign())
                await seat.wait(lambda seat: seat.result is not None)
            return table.id

    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        table = aside.submit(lambda: asyncio.run(played())).result()
    one = person("Ann")
    one.go(f"/table/{table}")
    one.page.locator("[data-question]").get_by_role("button", name="Analyse").click()
    one.page.wait_for_url(f"**/analysis/{table}")
    one.page.get_by_role("button", name="Analyse").wait_for()
