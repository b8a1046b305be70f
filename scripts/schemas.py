"""Every message of many random games, held against the JSON schema by a validator that is not ours.

    python scripts/schemas.py [GAME...] [--games N] [--seed S] [--workers W]

For each game, random games to their end, over any players and settings. After every answer: what each seat and a
spectator was told, the view of the one who is asked and of a spectator, the question to both, one option; every so
often the views of all, and what may not be done. At the end the result, the record and every seat's log. A field that
is not declared is a fault as well. Prints how many of each message there were; ends with 1 at the first fault, and says
where.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

import standoff
from standoff.arena.fuzz import FuzzPlan, any_setup
from standoff.engine.errors import StandoffError
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.games import IDS

APART = 25
"""So many answers lie between two looks at everybody's view and at what may not be done, on the average."""

MOST_ANSWERS = 20_000
MOST_REFUSALS = 20


class Fault(StandoffError):
    """A message that the schema does not allow."""


def strict(part: Any) -> Any:
    """A schema that allows no field which it does not name."""
    if isinstance(part, list):
        return [strict(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    closed = {"additionalProperties": False} if "properties" in part and part.get("type") == "object" else {}
    return closed | {key: strict(inner) for key, inner in part.items()}


class Wire:
    """The messages of a game, each with its validator; `counts` how many of them were held against it."""

    def __init__(self, game: str) -> None:
        schema = strict(standoff.schema(game))
        defs = schema["$defs"]
        messages = defs[schema["properties"][game]["$ref"].removeprefix("#/$defs/")]["properties"]
        self.game = game
        self.validators = {
            name: jsonschema_rs.validator_for({"$schema": schema["$schema"], "$defs": defs, "allOf": [message]})
            for name, message in messages.items()
        }
        self.counts: Counter[str] = Counter()

    def check(self, name: str, message: Any) -> None:
        """One message, as it would be sent."""
        self.counts[name] += 1
        sent = msgspec.json.decode(msgspec.json.encode(message))
        if not self.validators[name].is_valid(sent):
            why = next(self.validators[name].iter_errors(sent))
            raise Fault(f"{self.game}, {name}: {why}")

    def play(self, table: Table, chance: Rng) -> None:
        """One game to its end."""
        everybody = [*(table.seat(number) for number in range(table.setup.players)), table.spectator()]
        heard = 0
        self.check("catalogue", table.catalogue())
        while not table.over and table.number < MOST_ANSWERS:
            self.hear(everybody, heard)
            heard = table.cursor
            self.look(table)
            if chance.below(APART) == 0:
                for seat in everybody:
                    self.check("view", seat.view())
                for refusal in table.refusals()[:MOST_REFUSALS]:
                    self.check("refusal", refusal)
            table.answer(table.options[chance.below(len(table.options))])
        self.hear(everybody, heard)
        self.check("view", table.open_view())
        self.check("record", table.record())
        if table.over:
            self.check("result", table.result())
        for seat in everybody:
            self.check("seat_log", seat.log())

    def hear(self, everybody: list[Seat], since: int) -> None:
        """What has happened, as each of them is told."""
        for seat in everybody:
            for told in seat.events(since):
                self.check("told", told)

    def look(self, table: Table) -> None:
        """The open question and the view, of the one who is asked and of a spectator; and one of the options."""
        for seat in (table.seat(table.asked), table.spectator()):
            self.check("view", seat.view())
            self.check("question", seat.question())
        self.check("option", table.option(table.options[-1]))


def batch(game: str, seed: str, first: int, count: int) -> Counter[str]:
    """Some games, by their numbers."""
    wire = Wire(game)
    for number in range(first, first + count):
        wire.play(Table.begin(any_setup(FuzzPlan(game, 1, f"schemas {seed}"), number)), Rng("schemas", seed, number))
        wire.counts["games"] += 1
    return wire.counts


def main() -> int:
    """Look at all games that are named."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(IDS)}; all, if none is named")
    said.add_argument("--games", dest="count", type=int, default=20, metavar="N")
    said.add_argument("--seed", default="1")
    said.add_argument("--workers", type=int, default=1)
    wanted = said.parse_args()
    each = 10
    with ProcessPoolExecutor(wanted.workers, mp_context=get_context("spawn")) as pool:
        for game in wanted.games or IDS:
            began = time.perf_counter()
            parts = [(first, min(each, wanted.count - first)) for first in range(0, wanted.count, each)]
            waiting = [pool.submit(batch, game, wanted.seed, first, count) for first, count in parts]
            counts: Counter[str] = Counter()
            try:
                for done in waiting:
                    counts += done.result()
            except Fault as fault:
                print(fault)  # noqa: T201
                return 1
            told = ", ".join(f"{many:,} {what}" for what, many in counts.items())
            print(f"{game}: {told}; 0 faults, {time.perf_counter() - began:.0f} s", flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
