"""A table as people sit down at it: who may sit, get up, be ready and start. Pure functions on a Room."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

import msgspec
from msgspec.structs import replace

import standoff
from standoff.bots import BOTS, DEFAULT
from standoff.engine.errors import StandoffError
from standoff.engine.messages import Record, Result
from standoff.engine.player_names import LONGEST, as_read, checked_name
from standoff.engine.setup import NAMES
from standoff.games import find
from standoff.server.kept import Chair, Room
from standoff.server.refused import Refused
from standoff.wire import reasons
from standoff.wire.lobby import BotForm, JoinForm, SeatInfo, Stage, TableForm, TableInfo, Wish
from standoff.wire.people import Person

DEFAULT_LEVEL: Final = DEFAULT
OPEN: Final = Chair()


def new_room(form: TableForm, me: Person) -> Room:
    """A table that somebody opens; he has the first seat, bots have the last ones."""
    _setup(form, form.players)
    if len(form.bots) >= form.players:
        raise Refused(reasons.SETUP, f"{len(form.bots)} bots leave no seat of {form.players} for a person.")
    room = Room(form, me.id, [OPEN] * form.players)
    room = sit(room, me, JoinForm(seat=0))
    for at, level in enumerate(form.bots):
        room = _seat_bot(room, form.players - len(form.bots) + at, level)
    return room


def sit(room: Room, me: Person, form: JoinForm) -> Room:
    """Somebody sits down, or somebody else at his device does."""
    own = [chair for chair in room.chairs if chair.person == me.id]
    if own and form.name is None:
        raise Refused(reasons.SEAT, f"{me.name} sits here already; for somebody else at this device, give a name.")
    seat = _free(room) if form.seat is None else form.seat
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].sits != "open":
        raise Refused(reasons.SEAT, "This seat is not free." if form.seat is not None else "No seat is free.")
    try:
        name = checked_name(form.name if form.name is not None else me.name)
    except StandoffError as wrong:
        raise Refused(reasons.NAME, str(wrong)) from None
    return _bots_give_way(_put(room, seat, Chair("person", _own_name(room, name), me.id)))


def get_up(room: Room, me: Person, seat: int) -> Room:
    """Somebody leaves; whoever is left is the host."""
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].person != me.id:
        raise Refused(reasons.SEAT, "This is not your seat.")
    return _new_host(_put(room, seat, OPEN))


def be_ready(room: Room, me: Person, ready: bool) -> Room:
    """All seats of somebody are ready, or not."""
    if not any(chair.person == me.id for chair in room.chairs):
        raise Refused(reasons.SEAT, f"{me.name} does not sit here.")
    return replace(room, chairs=[replace(c, ready=ready) if c.person == me.id else c for c in room.chairs])


def place_bot(room: Room, me: Person, form: BotForm) -> Room:
    """The host seats a bot on a free seat, or lets one go."""
    _check_host(room, me)
    if not 0 <= form.seat < len(room.chairs):
        raise Refused(reasons.SEAT, f"There is no seat {form.seat}.")
    chair = room.chairs[form.seat]
    if chair.sits == "person":
        raise Refused(reasons.SEAT, f"{chair.name} sits there.")
    return _put(room, form.seat, OPEN) if form.level is None else _seat_bot(room, form.seat, form.level)


def kick(room: Room, me: Person, seat: int) -> Room:
    """The host frees a seat; his own stays his."""
    _check_host(room, me)
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].sits == "open":
        raise Refused(reasons.SEAT, "Nobody sits there.")
    if room.chairs[seat].person == me.id:
        raise Refused(reasons.SEAT, "Nobody throws himself out; leave instead.")
    return _put(room, seat, OPEN)


def begin(room: Room, me: Person, seed: str | None = None) -> Record:
    """The game begins: the record that it starts with. All seats are taken, and all but the host have said ready."""
    _check_host(room, me)
    waiting = [f"seat {at + 1} is free" for at, chair in enumerate(room.chairs) if chair.sits == "open"]
    waiting += [
        f"{chair.name} is not ready"
        for chair in room.chairs
        if chair.sits == "person" and not chair.ready and chair.person != room.host
    ]
    if waiting:
        raise Refused(reasons.READY, f"The game cannot start yet: {', '.join(waiting)}.")
    setup = _setup(room.form, [chair.name for chair in room.chairs])
    return Record(
        game=setup.game.id,
        version=setup.game.version,
        players=list(setup.names),
        settings=dict(room.form.settings),
        seed=secrets.token_hex(16) if seed is None else seed,
        answers=[],
    )


def rematch(room: Room, me: Person) -> Room:
    """The same people and bots again, each one seat further; the bots are ready, the people say so anew."""
    if not any(chair.person == me.id for chair in room.chairs):
        raise Refused(reasons.SEAT, f"{me.name} has not played here.")
    turned = [*room.chairs[-1:], *room.chairs[:-1]]
    chairs = [replace(chair, ready=chair.sits == "bot" or chair.person == me.id) for chair in turned]
    return Room(msgspec.structs.replace(room.form, bots=[]), me.id, chairs)


def is_practice(room: Room) -> bool:
    """One person, and bots; two at one device are two."""
    return [chair.sits for chair in room.chairs if chair.sits != "bot"] == ["person"]


def seats_of(room: Room, person: str | None) -> list[int]:
    """The seats of somebody."""
    return [at for at, chair in enumerate(room.chairs) if person is not None and chair.person == person]


def people_of(room: Room) -> set[str]:
    """Everybody who sits here."""
    return {chair.person for chair in room.chairs if chair.person is not None}


def info_of(
    table: str,
    room: Room,
    opened: float,
    *,
    stage: Stage = "waiting",
    here: Collection[int] = (),
    stand_ins: Collection[int] = (),
    number: int = 0,
    spectators: int = 0,
    catalogue: str = "",
    wish: Wish | None = None,
    result: Result | None = None,
) -> TableInfo:
    """A table as everybody may see it."""
    form = room.form
    seats = [
        SeatInfo(at, c.sits, c.name, c.person, c.level, c.ready, at in here or c.sits == "bot", at in stand_ins)
        for at, c in enumerate(room.chairs)
    ]
    return TableInfo(
        id=table,
        game=form.game,
        version=find(form.game).version,
        stage=stage,
        players=form.players,
        settings=form.settings,
        clock=form.clock,
        watch=form.watch,
        delay=form.delay,
        private=form.private,
        hints=form.hints,
        practice=is_practice(room),
        host=room.host,
        seats=seats,
        opened=opened,
        number=number,
        spectators=spectators,
        catalogue=catalogue,
        wish=wish,
        result=result or room.result,
        next=room.next,
        replay=table if stage == "over" else None,
    )


def checked_level(level: str) -> str:
    """A level that bots here can play at; without one, the usual."""
    wanted = level or DEFAULT_LEVEL
    if wanted not in BOTS:
        raise Refused(reasons.SETUP, f"There are no bots of level {wanted!r}; there are: {', '.join(BOTS)}.")
    return wanted


def _setup(form: TableForm, players: int | list[str]) -> standoff.Setup:
    try:
        return standoff.prepare(form.game, players=players, seed=0, settings=form.settings)
    except StandoffError as wrong:
        raise Refused(reasons.SETUP, str(wrong)) from None


def _check_host(room: Room, me: Person) -> None:
    if room.host != me.id:
        raise Refused(reasons.HOST, "That is up to the host of this table.")


def _put(room: Room, seat: int, chair: Chair) -> Room:
    return replace(room, chairs=[*room.chairs[:seat], chair, *room.chairs[seat + 1 :]])


def _free(room: Room) -> int:
    return next((at for at, chair in enumerate(room.chairs) if chair.sits == "open"), -1)


def _new_host(room: Room) -> Room:
    left = [chair.person for chair in room.chairs if chair.sits == "person"]
    return room if room.host in left else replace(room, host=left[0] if left else None)


def _seat_bot(room: Room, seat: int, level: str) -> Room:
    emptied = _put(room, seat, OPEN)
    name = next(name for name in NAMES if _is_free(emptied, name))
    return _put(emptied, seat, Chair("bot", name, None, checked_level(level), True))


def _is_free(room: Room, name: str) -> bool:
    return all(as_read(chair.name) != as_read(name) for chair in room.chairs)


def _own_name(room: Room, name: str) -> str:
    """The name, with a number behind it if another person here has it already."""
    people = replace(room, chairs=[chair for chair in room.chairs if chair.sits == "person"])
    if _is_free(people, name):
        return name
    numbered = (f"{name[: LONGEST - 3]} {number}" for number in range(2, len(room.chairs) + 2))
    return next(one for one in numbered if _is_free(people, one))


def _bots_give_way(room: Room) -> Room:
    """A bot whose name a person has takes another."""
    for seat, chair in enumerate(room.chairs):
        if chair.sits == "bot" and not _is_free(_put(room, seat, OPEN), chair.name):
            room = _seat_bot(room, seat, str(chair.level))
    return room
