"""Plans for samples that travel to another process: what a seat may imagine, as plain data, and nothing else.

A `Sampler` has been made from what one seat knows, so whoever gets it can learn no more from it than the seat could.
"""

from __future__ import annotations

import pickle
from typing import Any, NamedTuple

from standoff.engine.deal import Deal, Lot
from standoff.engine.game import Game
from standoff.engine.known import restore
from standoff.engine.sample import Sampler
from standoff.engine.setup import Setup

DEAL = ("known", "places", "lent", "mixed")
LOT = ("things", "source", "rows", "spots", "lengths", "choosy_rows", "choosy_spots", "fitting")
SAMPLER = ("number", "limits", "roles", "role_limits", "roles_at", "open_options")
"""What these hold besides each other."""


class Packed(NamedTuple):
    """A plan as plain data. `data` is None for the figures that the game comes with."""

    names: tuple[str, ...]
    settings: Any
    data: Any
    data_name: str
    state: dict[str, Any]
    options: list[int]
    ways: list[dict[str, Any]]
    rest: dict[str, Any]


def pack(sampler: Sampler) -> bytes:
    """A plan, ready to travel."""
    base, setup = sampler.base, sampler.base.setup
    packed = Packed(
        names=setup.names,
        settings=setup.settings,
        data=None if setup.data is setup.game.packaged_data else setup.data,
        data_name=setup.data_name,
        state=base.dump(),
        options=base.options,
        ways=[_deal_parts(way) for way in sampler.ways],
        rest={name: getattr(sampler, name) for name in SAMPLER},
    )
    return pickle.dumps(packed)


def unpack(game: Game, packed: bytes) -> Sampler:
    """The plan that travelled."""
    found: Packed = pickle.loads(packed)
    data = game.packaged_data if found.data is None else found.data
    setup = Setup(game, found.names, found.settings, data, found.data_name, "")
    base = restore(setup, found.state)
    base.options = found.options
    rest = found.rest
    made = Sampler(base, rest["number"], [_deal(way) for way in found.ways], rest["limits"])
    for name in SAMPLER:
        setattr(made, name, rest[name])
    return made


def _deal_parts(way: Deal) -> dict[str, Any]:
    parts = {name: getattr(way, name) for name in DEAL}
    return parts | {"lots": [{name: getattr(lot, name) for name in LOT} for lot in way.lots]}


def _deal(parts: dict[str, Any]) -> Deal:
    lots = []
    for one in parts["lots"]:
        lot = Lot(one["things"], one["source"])
        for name in LOT:
            setattr(lot, name, one[name])
        lots.append(lot)
    return Deal(parts["known"], parts["places"], parts["lent"], lots, parts["mixed"])
