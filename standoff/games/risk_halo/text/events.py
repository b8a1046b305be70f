"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from standoff.engine.game import Words
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.names import (
    BASES,
    E_BASE,
    E_BONUS,
    E_CANCELLED,
    E_CAPTURED,
    E_CLAIMED,
    E_COMMAND,
    E_COMMITS,
    E_CONQUERED,
    E_DAMAGE,
    E_DEFENDS,
    E_DICE,
    E_DRAWN,
    E_END,
    E_FORCES,
    E_HALTED,
    E_HERO,
    E_HERO_LOST,
    E_INFECTED,
    E_INHERITED,
    E_INVADES,
    E_LAID,
    E_LAND,
    E_LIFTED,
    E_LIMITED,
    E_LOSSES,
    E_MOVED,
    E_MOVED_IN,
    E_MUST_COMMIT,
    E_NO_CARD,
    E_NO_TELEPORTER,
    E_OBJECTIVE,
    E_ORDER,
    E_OUT,
    E_PLACED,
    E_PLAYED,
    E_REFUSED,
    E_REINFORCEMENTS,
    E_RESHUFFLED,
    E_RETURNED,
    E_REVEALED,
    E_ROLLED_FOR_ORDER,
    E_ROUND_LIMIT,
    E_SAVED,
    E_SHIELDED,
    E_SKULLS,
    E_STANDING,
    E_TELEPORTER,
    E_TURN,
    E_WISH,
    FACTIONS,
    HEROES,
)
from standoff.games.risk_halo.state import State
from standoff.games.risk_halo.text.words import card, dice, force, listed, skulls, units

Told = tuple[int, ...]


def event(t: State, e: Told) -> Words:
    """What happened."""
    return TELLERS[e[0]](t, e[1:])


# -- Set-up ----------------------------------------------------------------------------------------------------------


def _rolled(t: State, e: Told) -> Words:
    return Words("rolled", {"seat": e[0], "die": e[1]}, f"{_name(t, e[0])} rolls a {e[1]} for the turn order.")


def _forces(t: State, e: Told) -> Words:
    faction = FACTIONS[e[1]]
    return Words("force", {"seat": e[0], "faction": faction}, f"{_name(t, e[0])} commands the {faction}.")


def _order(t: State, e: Told) -> Words:
    return Words("order", {"order": list(e)}, f"The turn order is {', '.join(t.setup.names[s] for s in e)}.")


def _teleporter(t: State, e: Told) -> Words:
    ends = [t.land.names[e[1]], t.land.names[e[2]]]
    data = {"seat": e[0], "ends": ends}
    return Words("teleporter", data, f"{_name(t, e[0])} connects {ends[0]} and {ends[1]} by mobile teleporters.")


def _no_teleporter(t: State, e: Told) -> Words:
    return Words("no_teleporter", {"seat": e[0]}, f"{_name(t, e[0])} places no teleporters.")


def _objective(t: State, e: Told) -> Words:
    if e[1] == NOBODY:
        return Words("objective", {"seat": e[0], "card": None}, f"{_name(t, e[0])} gets a Campaign card.")
    c = t.data.campaign[e[1]]
    return Words("objective", {"seat": e[0], "card": c.name}, f"{_name(t, e[0])} gets {c.name}: {c.objective}")


def _land(t: State, e: Told) -> Words:
    name = t.land.names[e[1]]
    data = {"force": e[0], "territory": name, "units": e[2]}
    return Words("claim", data, f"{_force(t, e[0])} claims {name} with {units(e[2])}.")


def _base(t: State, e: Told) -> Words:
    name = t.land.names[e[1]]
    what = BASES[t.faction[e[0]]]
    return Words("base", {"seat": e[0], "territory": name}, f"The {what} of {_name(t, e[0])} stands in {name}.")


def _placed(t: State, e: Told) -> Words:
    name = t.land.names[e[1]]
    data = {"force": e[0], "territory": name, "units": e[2]}
    return Words("place", data, f"{_force(t, e[0])} places {units(e[2])} in {name}.")


def _hero(t: State, e: Told) -> Words:
    name, who = t.land.names[e[1]], HEROES[t.faction[e[0]]]
    return Words("hero", {"seat": e[0], "territory": name}, f"The {who} of {_name(t, e[0])} goes to {name}.")


# -- The turn --------------------------------------------------------------------------------------------------------


def _turn(t: State, e: Told) -> Words:
    return Words("turn", {"seat": e[0], "round": e[1]}, f"{_name(t, e[0])}'s turn in round {e[1]}.")


def _reinforcements(t: State, e: Told) -> Words:
    seat, land, regions, bases = e
    data = {"seat": seat, "territories": land, "regions": regions, "bases": bases}
    parts = f"{land} for territories, {regions} for regions, {bases} for Bases"
    return Words("reinforcements", data, f"{_name(t, seat)} receives {units(land + regions + bases)}: {parts}.")


def _laid(t: State, e: Told) -> Words:
    return Words("turn_in", {"seat": e[0], "card": _card(t, e[1])}, f"{_name(t, e[0])} turns in {card(t, e[1])}.")


def _skulls(t: State, e: Told) -> Words:
    data = {"seat": e[0], "skulls": e[1], "units": e[2]}
    return Words("skulls", data, f"{_name(t, e[0])} receives {units(e[2])} for {skulls(e[1])}.")


def _played(t: State, e: Told) -> Words:
    c = t.data.faction[e[1]]
    return Words("use", {"seat": e[0], "card": c.name}, f"{_name(t, e[0])} uses {c.name}: {c.ability}")


def _cancelled(t: State, e: Told) -> Words:
    data = {"seat": e[0], "card": _card(t, e[1])}
    return Words("cancelled", data, f"{_card(t, e[1])} of {_name(t, e[0])} is cancelled.")


def _drawn(t: State, e: Told) -> Words:
    if e[1] == NOBODY:
        return Words("draw", {"seat": e[0], "card": None}, f"{_name(t, e[0])} draws a Faction card.")
    return Words("draw", {"seat": e[0], "card": _card(t, e[1])}, f"{_name(t, e[0])} draws {card(t, e[1])}.")


def _no_card(t: State, e: Told) -> Words:
    return Words("no_card", {"seat": e[0]}, f"There is no Faction card left for {_name(t, e[0])}.")


def _reshuffled(_: State, e: Told) -> Words:
    name = FACTIONS[e[0]]
    return Words("reshuffle", {"faction": name}, f"The {name} discard pile is shuffled and becomes the new deck.")


def _wish(t: State, e: Told) -> Words:
    name = t.land.names[e[2]]
    data = {"seat": e[0], "ally": e[1], "territory": name}
    return Words("wish", data, f"{_name(t, e[0])} asks {_name(t, e[1])} for the command of {name}.")


def _command(t: State, e: Told) -> Words:
    name, source = t.land.names[e[2]], t.land.names[e[3]]
    data = {"seat": e[0], "ally": e[1], "territory": name, "source": source}
    return Words("command", data, f"{_name(t, e[0])} takes command of {name} with a unit from {source}.")


def _refused(t: State, e: Told) -> Words:
    return Words("refuse", {"ally": e[0], "seat": e[1]}, f"{_name(t, e[0])} does not agree.")


def _moved(t: State, e: Told) -> Words:
    seat, source, place, many, hero = e
    names = t.land.names
    data = {"seat": seat, "source": names[source], "target": names[place], "units": many, "hero": hero == 1}
    with_hero = " with the Hero" if hero else ""
    return Words(
        "move", data, f"{_name(t, seat)} moves {units(many)}{with_hero} from {names[source]} to {names[place]}."
    )


def _lifted(t: State, e: Told) -> Words:
    return Words("lift", {"seat": e[0], "maneuvers": e[1]}, f"{_name(t, e[0])} may maneuver {e[1]} more time.")


def _standing(t: State, e: Told) -> Words:
    words = "always defends with the most dice" if e[1] else "decides about every defence again"
    return Words("standing", {"seat": e[0], "most_dice": e[1] == 1}, f"{_name(t, e[0])} {words}.")


# -- Battle ----------------------------------------------------------------------------------------------------------


def _invades(t: State, e: Told) -> Words:
    seat, source, target, defender = e
    names = t.land.names
    data = {"seat": seat, "source": names[source], "target": names[target], "defender": defender}
    where = f"{names[target]} ({force(t, defender)}) from {names[source]}"
    return Words("invade", data, f"{_name(t, seat)} invades {where}.")


def _commits(t: State, e: Told) -> Words:
    seat, many, hero, until = e
    data = {"seat": seat, "dice": many, "hero": hero == 1, "until": until}
    words = f"{_name(t, seat)} attacks with {dice(many)}{' and the Hero' if hero else ''}"
    return Words(
        "commit", data, words + (f", until {units(until)} {'is' if until == 1 else 'are'} left." if until else ".")
    )


def _defends(t: State, e: Told) -> Words:
    return Words("defend", {"force": e[0], "dice": e[1]}, f"{_force(t, e[0])} defends with {dice(e[1])}.")


def _damage(t: State, e: Told) -> Words:
    owner, place, hits, lost = e
    data = {"force": owner, "territory": t.land.names[place], "hits": hits, "units": lost}
    return Words("damage", data, f"{t.land.names[place]} loses {units(lost)} of {force(t, owner)} ({hits}).")


def _bonus(t: State, e: Told) -> Words:
    return Words(
        "bonus", {"seat": e[0], "plus": e[1]}, f"Each die of {_name(t, e[0])} counts {e[1]} more in this roll."
    )


def _shielded(t: State, e: Told) -> Words:
    data = {"seat": e[0], "units": e[1]}
    return Words("shield", data, f"{_name(t, e[0])} will ignore {e[1]} losses of this roll.")


def _limited(t: State, e: Told) -> Words:
    return Words("limit", {"force": e[0], "dice": e[1]}, f"{_force(t, e[0])} rolls only {dice(e[1])}.")


def _must_commit(t: State, e: Told) -> Words:
    return Words("must_commit", {"seat": e[0], "dice": e[1]}, f"{_name(t, e[0])} must attack with {dice(e[1])}.")


def _halted(t: State, e: Told) -> Words:
    name = t.land.names[e[1]]
    return Words("halt", {"seat": e[0], "territory": name}, f"One unit is left in {name}: there is no roll.")


def _dice(_: State, e: Told) -> Words:
    seat, defender, many, *values = e
    attack, defence = values[:many], values[many:]
    data = {"seat": seat, "defender": defender, "attack": attack, "defence": defence}
    return Words("dice", data, f"Dice: {_row(attack)} against {_row(defence)}.")


def _saved(t: State, e: Told) -> Words:
    return Words("save", {"seat": e[0], "units": e[1]}, f"{_name(t, e[0])} saves {units(e[1])}.")


def _losses(t: State, e: Told) -> Words:
    seat, defender, lost, destroyed = e
    data = {"seat": seat, "defender": defender, "attack": lost, "defence": destroyed}
    return Words("losses", data, f"{_name(t, seat)} loses {units(lost)}, {force(t, defender)} {units(destroyed)}.")


def _infected(t: State, e: Told) -> Words:
    name = t.land.names[e[1]]
    return Words("infect", {"seat": e[0], "territory": name, "units": e[2]}, f"{units(e[2])} more in {name}.")


def _returned(t: State, e: Told) -> Words:
    name = t.land.names[e[1]]
    data = {"seat": e[0], "territory": name, "units": e[2]}
    return Words("return", data, f"{units(e[2])} of {_name(t, e[0])} return in {name}.")


def _conquered(t: State, e: Told) -> Words:
    seat, loser, place, many = e
    name = t.land.names[place]
    data = {"seat": seat, "loser": loser, "territory": name, "units": many}
    return Words("conquer", data, f"{_name(t, seat)} conquers {name} from {force(t, loser)}.")


def _hero_lost(t: State, e: Told) -> Words:
    name, who = t.land.names[e[1]], HEROES[t.faction[e[0]]]
    data = {"seat": e[0], "territory": name}
    return Words("hero_lost", data, f"The {who} of {_name(t, e[0])} is defeated in {name}.")


def _moved_in(t: State, e: Told) -> Words:
    seat, place, many, hero = e
    name = t.land.names[place]
    data = {"seat": seat, "territory": name, "units": many, "hero": hero == 1}
    verb = "moves" if many == 1 else "move"
    return Words("move_in", data, f"{units(many)}{' and the Hero' if hero else ''} {verb} into {name}.")


# -- Elimination and objectives --------------------------------------------------------------------------------------


def _out(t: State, e: Told) -> Words:
    return Words("out", {"seat": e[0], "by": e[1]}, f"{_name(t, e[0])} is eliminated by {_name(t, e[1])}.")


def _captured(t: State, e: Told) -> Words:
    by, seat, number, deck, _ = e
    data: dict[str, Any] = {"seat": by, "from": seat, "card": None, "faction": FACTIONS[deck]}
    if number == NOBODY:
        what = f"a {FACTIONS[deck]} card"
    else:
        data["card"] = _card(t, number)
        what = card(t, number)
    return Words("capture", data, f"{_name(t, by)} captures {what} of {_name(t, seat)}.")


def _inherited(t: State, e: Told) -> Words:
    ally, seat, number, _ = e
    name = None if number == NOBODY else t.data.campaign[number].name
    data = {"seat": ally, "from": seat, "card": name}
    return Words("inherit", data, f"{_name(t, ally)} takes over {name or 'a Campaign card'} of {_name(t, seat)}.")


def _claimed(t: State, e: Told) -> Words:
    c = t.data.campaign[e[1]]
    data = {"seat": e[0], "card": c.name}
    return Words("accomplish", data, f"{_name(t, e[0])} accomplishes {c.name}: {c.objective}")


def _revealed(t: State, e: Told) -> Words:
    c = t.data.campaign[e[1]]
    data = {"seat": e[0], "card": c.name}
    return Words("reveal", data, f"{_name(t, e[0])} must show {c.name}: {c.objective}")


def _limit(_: State, e: Told) -> Words:
    return Words("limit_reached", {"round": e[0] - 1}, f"{e[0] - 1} rounds have been played.")


def _end(t: State, e: Told) -> Words:
    winners = listed([t.setup.names[s] for s in e])
    verb = "win" if len(e) > 1 else "wins"
    return Words("end", {"winners": list(e)}, f"The game is over. {winners} {verb}.")


def _name(t: State, seat: int) -> str:
    return t.setup.names[seat]


def _force(t: State, owner: int) -> str:
    return "The neutral Flood" if owner == t.n else t.setup.names[owner]


def _card(t: State, number: int) -> str:
    return t.data.faction[number].name


def _row(values: list[int]) -> str:
    return ", ".join(str(v) for v in values)


TELLERS: dict[int, Callable[[State, Told], Words]] = {
    E_ROLLED_FOR_ORDER: _rolled,
    E_FORCES: _forces,
    E_ORDER: _order,
    E_TELEPORTER: _teleporter,
    E_NO_TELEPORTER: _no_teleporter,
    E_OBJECTIVE: _objective,
    E_LAND: _land,
    E_BASE: _base,
    E_PLACED: _placed,
    E_HERO: _hero,
    E_DRAWN: _drawn,
    E_NO_CARD: _no_card,
    E_RESHUFFLED: _reshuffled,
    E_TURN: _turn,
    E_REINFORCEMENTS: _reinforcements,
    E_LAID: _laid,
    E_SKULLS: _skulls,
    E_PLAYED: _played,
    E_CANCELLED: _cancelled,
    E_WISH: _wish,
    E_COMMAND: _command,
    E_REFUSED: _refused,
    E_INVADES: _invades,
    E_COMMITS: _commits,
    E_DEFENDS: _defends,
    E_DAMAGE: _damage,
    E_BONUS: _bonus,
    E_SHIELDED: _shielded,
    E_LIMITED: _limited,
    E_MUST_COMMIT: _must_commit,
    E_HALTED: _halted,
    E_DICE: _dice,
    E_SAVED: _saved,
    E_LOSSES: _losses,
    E_INFECTED: _infected,
    E_RETURNED: _returned,
    E_CONQUERED: _conquered,
    E_HERO_LOST: _hero_lost,
    E_MOVED_IN: _moved_in,
    E_OUT: _out,
    E_CAPTURED: _captured,
    E_INHERITED: _inherited,
    E_CLAIMED: _claimed,
    E_REVEALED: _revealed,
    E_MOVED: _moved,
    E_LIFTED: _lifted,
    E_STANDING: _standing,
    E_ROUND_LIMIT: _limit,
    E_END: _end,
}
