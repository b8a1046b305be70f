"""Lively positions of every game, as one client is told them, for the gallery: `python tools/positions.py [NAME ...]`.

Random games are played by weights that make pictures worth looking at; of many positions the liveliest by a score is
written to `web/positions/NAME.json`. The same seeds give the same pictures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import standoff
from standoff import Rng, Seat, Table

OUT = Path(__file__).parent.parent / "positions"
NAMES = ("Marisol", "Theo", "Ines", "Jonah", "Wren", "Kofi", "Dara", "Bea")
BOTS = ("Ines", "Kofi")
Score = Callable[[Seat], float]
Place = tuple[int, int, Table]
DULL = -1.0
KEPT = 160
"""So many lines of the log are written."""

MIDDLE = 4
"""The place in the middle of a cube."""

LISTLESS = {"end_turn", "pass", "take_damage", "keep", "stop", "retreat", "end", "stay", "finish"}
"""Answers that random players give too often for a lively picture."""


def weight(kind: str) -> int:
    """How often a kind of answer is given."""
    return 1 if kind in LISTLESS else 8


def lively(table: Table, chance: Rng) -> int:
    """The code of a random answer."""
    seat = table.seat(table.asked)
    question = seat.question()
    assert question is not None and question.rows is not None
    rows = question.rows
    weights = [weight(type(row.answer).__struct_config__.tag) for row in rows]
    at = chance.below(sum(weights))
    for row, share in zip(rows, weights, strict=True):
        at -= share
        if at < 0:
            values = row.values or [0]
            return row.code + (values[chance.below(len(values))] - values[0]) * row.unit
    raise AssertionError("the weights were counted wrongly")


def games(game: str, players: int, seeds: range, steps: int, settings: dict[str, Any]) -> Iterator[Place]:
    """Every position of these games: its seed, how many answers led to it, and the table there."""
    for seed in seeds:
        table = standoff.new(game, players=NAMES[:players], seed=seed, settings=settings)
        chance = Rng(seed)
        for step in range(steps):
            if table.over:
                break
            yield seed, step, table
            table.answer(lively(table, chance))


def hunt(game: str, players: int, seeds: range, steps: int, score: Score, settings: dict[str, Any]) -> Table:
    """The liveliest position by a score."""
    best, found = DULL, (seeds[0], 0)
    for seed, step, table in games(game, players, seeds, steps, settings):
        value = score(table.seat(table.asked))
        if value > best:
            best, found = value, (seed, step)
    sys.stderr.write(f"{game}: score {best} in game {found[0]} after {found[1]} answers\n")
    for seed, step, table in games(game, players, range(found[0], found[0] + 1), steps, settings):
        if (seed, step) == found:
            return table
    raise AssertionError("the same seed gave another game")


def packet(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """What one client has been told."""
    seat = table.seat(table.asked if viewer is None else viewer)
    question = seat.question()
    lines = [{"told": plain(told), "text": seat.say(told)} for told in seat.events()]
    refusals = seat.refusals() if seat.asked else []
    return {
        "game": table.setup.game.id,
        "names": list(table.setup.names),
        "bots": [name in BOTS for name in table.setup.names],
        "viewer": seat.index,
        "catalogue": plain(seat.catalogue()),
        "view": plain(seat.view()),
        "put": None if question is None else put(seat, question),
        "refusals": [{"refused": plain(refusal), "text": seat.say(refusal)} for refusal in refusals],
        "lines": lines[-KEPT:],
        "result": plain(seat.result()),
        "found": sights(seat) if table.setup.game.id == "flashpoint" and seat.asked else {},
    }


def sights(seat: Seat) -> dict[str, Any]:
    """What the model that the question is about sees from where it stands, and from every place it may move to."""
    question = seat.question()
    assert question is not None and question.rows is not None
    model = question.about.model
    own = seat.view().models[model]
    places = [(own.cube, own.place)]
    for row in question.rows:
        if type(row.answer).__struct_config__.tag == "move":
            places.append((row.answer.cube, MIDDLE if MIDDLE in row.values else row.values[0]))
    return {
        f"sight model={model} cube={cube} place={place}": plain(
            seat.inquire("sight", model=model, cube=cube, place=place)
        )
        for cube, place in places
    }


def put(seat: Seat, question: standoff.Question[Any, Any, Any]) -> dict[str, Any]:
    """A question in data and in words."""
    return {"question": plain(question), "text": seat.say(question), "options": seat.say_rows(question)}


def plain(thing: Any) -> Any:
    """A message as plain data."""
    return msgspec.to_builtins(thing)


def bang(seat: Seat) -> float:
    """A turn with several kinds of cards, some targets in reach and some not."""
    question = seat.question()
    assert question is not None
    if question.kind != "play":
        return DULL
    view = seat.view()
    me, catalogue = view.seats[view.viewer], seat.catalogue()
    hand, living = me.cards, sum(s.alive for s in view.seats)
    if living < 5 or living > 6 or me.role == 0 or not 4 <= hand <= 6:
        return DULL
    kinds = {catalogue.cards[card].name for card in me.hand}
    guns = {card for card in me.hand if catalogue.names[catalogue.cards[card].name].key == "bang"}
    shots = {v for row in question.rows if row.answer.kind == "play_at" and row.answer.card in guns for v in row.values}
    laid = sum(len(s.in_play) for s in view.seats)
    mixed = 1 < len(shots) < living - 1
    if not mixed:
        return DULL
    return 2 * len(kinds) + laid + 2 * len(me.in_play) + (me.life < me.most) + hand


def bang_shot(seat: Seat) -> float:
    """Somebody is shot at and has several answers."""
    question = seat.question()
    assert question is not None
    if question.kind != "shot":
        return DULL
    view = seat.view()
    kinds = {row.answer.kind for row in question.rows}
    return 4 * len(kinds) + sum(len(s.in_play) for s in view.seats) + 3 * sum(s.alive for s in view.seats)


def bang_store(seat: Seat) -> float:
    """Cards lie open in the middle."""
    view = seat.view()
    return len(view.store) + sum(len(s.in_play) for s in view.seats) / 4 if len(view.store) > 3 else DULL


def halo(seat: Seat) -> float:
    """Weapons of several Ranges in hand, somebody Respawning, Enhancements in play."""
    question = seat.question()
    assert question is not None
    view = seat.view()
    me = view.seats[view.viewer]
    if question.kind != "play" or view.deck < 6 or not 5 <= me.cards <= 7:
        return DULL
    down = sum(s.overshields == 0 for s in view.seats)
    if down > 1 or max(len(s.in_play) for s in view.seats) > 3:
        return DULL
    attacks = {row.answer.card for row in question.rows if row.answer.kind == "attack_with"}
    laid = sum(len(s.in_play) for s in view.seats)
    return 3 * len(attacks) + 2 * len(set(me.hand)) + 2 * laid + 3 * down + 2 * len(me.in_play)


def dead(seat: Seat) -> float:
    """All kinds of dice, one of them locked, and everybody hurt."""
    question = seat.question()
    assert question is not None
    view = seat.view()
    if question.kind != "reroll" or view.rolls_left < 1:
        return DULL
    hurt = sum(s.health < s.most for s in view.seats) + sum(s.walkers > 0 for s in view.seats)
    return 3 * len(set(view.dice)) + hurt + 2 * sum(s.alive for s in view.seats) + 4 * (view.dice.count(1) == 1)


def dead_aim(seat: Seat) -> float:
    """A die is to be aimed."""
    question = seat.question()
    assert question is not None
    view = seat.view()
    return sum(s.alive for s in view.seats) + len(question.rows) if question.kind == "aim" else DULL


def risk(seat: Seat) -> float:
    """An attack to choose: several sources, cards in hand, everybody still there."""
    question = seat.question()
    assert question is not None
    view = seat.view()
    if question.kind != "attack":
        return DULL
    own = [view.owner.count(s.seat) for s in view.seats]
    me = view.seats[view.viewer]
    if min(own) < 4 or me.hero is None:
        return DULL
    sources = {row.answer.source for row in question.rows if hasattr(row.answer, "source")}
    return 2 * min(len(sources), 5) + 4 * bool(me.hand) + min(own) + 3 * (view.conquered > 0)


def risk_battle(seat: Seat) -> float:
    """Dice lie on the table."""
    view = seat.view()
    if view.battle is None:
        return DULL
    return len(view.battle.attack) + len(view.battle.defence) + min(view.owner.count(s.seat) for s in view.seats) / 4


def flash_move(seat: Seat) -> float:
    """A model moves, and many cubes can be reached."""
    question = seat.question()
    assert question is not None
    if question.kind not in ("move", "advance", "sprint"):
        return DULL
    view = seat.view()
    return min(len(question.rows), 60) + 4 * sum(m.cube is not None for m in view.models) + min(view.round, 4) * 4


def flash_shoot(seat: Seat) -> float:
    """Somebody aims: targets in plain sight, some partly hidden, some not to be seen at all."""
    question = seat.question()
    assert question is not None
    aims = [note for row in question.rows for note in row.notes or [] if type(note).__struct_config__.tag == "aim"]
    if len(aims) < 2:
        return DULL
    view = seat.view()
    mixed = len({aim.clear for aim in aims})
    return 8 * mixed + 2 * len(aims) + min(view.round, 4) * 2 + sum(m.cube is not None for m in view.models)


POSITIONS: dict[str, tuple[str, int, range, int, Score, dict[str, Any]]] = {
    "bang": ("bang", 7, range(1, 60), 260, bang, {}),
    "bang_shot": ("bang", 7, range(1, 30), 200, bang_shot, {}),
    "bang_store": ("bang", 6, range(1, 30), 200, bang_store, {}),
    "halo_bang": ("halo_bang", 6, range(1, 30), 160, halo, {}),
    "walking_dead": ("walking_dead", 7, range(1, 40), 160, dead, {}),
    "walking_dead_aim": ("walking_dead", 7, range(1, 20), 160, dead_aim, {}),
    "risk_halo": ("risk_halo", 5, range(1, 8), 500, risk, {}),
    "risk_halo_battle": ("risk_halo", 5, range(1, 6), 500, risk_battle, {}),
    "flashpoint_move": ("flashpoint", 2, range(1, 6), 260, flash_move, {}),
    "flashpoint_shoot": ("flashpoint", 2, range(1, 9), 260, flash_shoot, {}),
}
WATCHED = ("bang",)
"""Positions that are also written as somebody else sees them."""


def main(wanted: list[str]) -> None:
    """Write the positions that are wanted, or all."""
    OUT.mkdir(exist_ok=True)
    for name, (game, players, seeds, steps, score, settings) in POSITIONS.items():
        if wanted and name not in wanted:
            continue
        table = hunt(game, players, seeds, steps, score, settings)
        write(name, packet(table))
        if name in WATCHED:
            write(f"{name}_waiting", packet(table, (table.asked + 2) % players))
    for info in standoff.games():
        write(f"clauses_{info.id}", [plain(clause) for clause in standoff.clauses(info.id)])


def write(name: str, thing: Any) -> None:
    """One file."""
    (OUT / f"{name}.json").write_text(json.dumps(thing, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
