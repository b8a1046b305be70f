"""Re-dealing what a viewer may not know changes no byte that it receives, whatever it is told or asks for."""

from __future__ import annotations

import asyncio
import copy

import pytest

import standoff
from standoff.arena.secrecy import OtherWorld
from standoff.engine.messages import Record
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.viewer import SPECTATOR
from standoff.games import IDS, find
from standoff.server.kept import Answered, Chair, Room
from standoff.server.session import Session
from standoff.server.table import LiveTable, Viewer, encode
from standoff.wire import live
from standoff.wire.lobby import TableForm

STEPS = 24


@pytest.fixture(autouse=True)
def _still(monkeypatch):
    """Clocks stand still, so that what is compared is what is told."""
    monkeypatch.setattr("standoff.server.clock.time.time", lambda: 1000.0)


def live_table(game: str) -> LiveTable:
    players = find(game).players[-1]
    origin: Record = standoff.new(game, players=players, seed="wire").record()
    chairs = [Chair("person", name, f"person {at}") for at, name in enumerate(origin.players)]
    return LiveTable("a table", Room(TableForm(game, players), None, chairs), origin, 0.0)


def with_table(table: LiveTable, other: standoff.Table) -> LiveTable:
    """The same live table in another world."""
    made = copy.copy(table)
    made.table, made.viewers, made.clock = other, set(), copy.deepcopy(table.clock)
    made.given = list(table.given)
    return made


def viewer_at(index: int, sent: list[bytes]) -> Viewer:
    viewer = Viewer(f"person {index}", "somebody", sent.append, lambda _: None)
    viewer.seat = None if index == SPECTATOR else index
    viewer.seats = [] if index == SPECTATOR else [index]
    return viewer


class Deaf(Session):
    """A session that is only asked to look."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer


def looked(table: LiveTable, index: int, chance: int) -> list[bytes]:
    """What a viewer gets for everything that it can ask for without changing anything."""
    viewer = viewer_at(index, [])
    seat = table.eyes(viewer).seat
    session = Deaf(viewer)
    codes = [*seat.options[:3], 0, 2**30]
    read = seat._table.setup.game.messages.answers.read
    asked: list[live.Request] = [live.Past(since=0), live.Refusals(everything=chance % 4 == 0)]
    asked += [live.Why(answer=read(code)) for code in (*seat.options[:2], 0)]
    asked += [live.Preview(code=code) for code in codes]
    asked += [live.Inquire(what="sight", parts={"model": 0, "cube": 4, "place": 4})]
    asked += [live.Know()]
    out = [table.snapshot(viewer), table.snapshot(viewer, cursor=5)]
    for request in asked:
        try:
            reply = asyncio.run(session._look(table, request))
        except standoff.StandoffError as refused:
            out.append(f"{type(refused).__name__}: {refused}".encode())
        else:
            out.append(b"" if reply is None else encode(reply))
    return out


@pytest.mark.parametrize("game", IDS)
def test_nothing_hidden_is_in_any_byte(game):
    table, chance = live_table(game), Rng("wire", game)
    compared = 0
    for step in range(STEPS):
        if table.table.over:
            break
        index = chance.below(table.table.setup.players + 1) + SPECTATOR
        other = with_table(table, OtherWorld(table.table, index, chance).table)
        assert looked(table, index, step) == looked(other, index, step), (game, index, step)
        here: list[bytes] = []
        there: list[bytes] = []
        for world, sent in ((table, here), (other, there)):
            viewer = viewer_at(index, sent)
            viewer.cursor = world.table.cursor
            world.viewers = {viewer}
        code = table.table.options[chance.below(len(table.table.options))]
        possible = code in other.table.options
        entry = Answered(table.table.asked, code, "owner", 0.0)
        for world in (table, other) if possible else (table,):
            world.apply(entry)
            world.tell()
        if possible:
            assert len(here) == len(there) == 1, "everybody hears of every answer, once"
            if Seat(other.table, index).events() == Seat(table.table, index).events():
                assert here == there
                compared += 1
    assert compared >= STEPS // 8


def test_everybody_is_told_of_every_answer():
    """How many messages somebody gets does not depend on who he is."""
    table, chance = live_table("bang"), Rng("all")
    boxes: dict[int, list[bytes]] = {}
    for index in range(SPECTATOR, table.table.setup.players):
        boxes[index] = []
        viewer = viewer_at(index, boxes[index])
        table.viewers.add(viewer)
        table.snapshot(viewer)
    for _ in range(30):
        code = table.table.options[chance.below(len(table.table.options))]
        table.apply(Answered(table.table.asked, code, "owner", 0.0))
        table.tell()
    assert {len(box) for box in boxes.values()} == {30}
    assert all(table.record().seed.encode() not in data for box in boxes.values() for data in box)
