"""How what lies open follows from what lay there before and from what happened; hidden things are memory's."""

from __future__ import annotations

from bisect import insort

from standoff.engine.declare import Event
from standoff.games.flashpoint.messages import models as m
from standoff.games.flashpoint.messages import table as r
from standoff.games.flashpoint.messages import tokens as k
from standoff.games.flashpoint.messages.kinds import Status
from standoff.games.flashpoint.names import COMMAND_SIDES, ORDER, STATUS_WORDS
from standoff.games.flashpoint.view import (
    BarrierView,
    FlashpointView,
    ItemView,
    ModelView,
    ObjectView,
    SeatView,
    WeaponView,
)

STATUS_ORDER = list(STATUS_WORDS.values())


def fold(view: FlashpointView, event: Event) -> None:
    """Bring a view up to date."""
    for part in (_fold_models, _fold_damage, _fold_items, _fold_weapons, _fold_command, _fold_rounds, _fold_set_up):
        if part(view, event):
            return


# -- Models ----------------------------------------------------------------------------------------------------------


def _fold_models(view: FlashpointView, event: Event) -> bool:
    match event:
        case m.Move(model, _, _, cube, place):
            view.models[model].cube, view.models[model].place = cube, place
        case m.Mark(model, status, on):
            _mark(view.models[model], status, on)
        case m.SpendAmmunition(model, left):
            view.models[model].uses = left
        case m.Kill(model):
            _leave_board(view, view.models[model])
        case m.Refresh(model, shields, uses):
            fresh = view.models[model]
            fresh.wounds, fresh.shields, fresh.uses, fresh.support_spent = 0, shields, uses, False
        case r.Activate(model, left):
            view.active, view.left = model, left
        case r.EndActivation(model):
            view.active, view.left = None, 0
            _mark(view.models[model], "activated", True)
        case r.Act(_, _, left) | r.SpendRest(_, left):
            view.left = left
        case _:
            return False
    return True


def _mark(model: ModelView, status: Status, on: bool) -> None:
    if on and status not in model.status:
        insort(model.status, status, key=STATUS_ORDER.index)
    elif not on and status in model.status:
        model.status.remove(status)


def _leave_board(view: FlashpointView, model: ModelView) -> None:
    """A dead model keeps its Activation Token; the active one gets it (fp.respawn.keeps_token, fp.respawn.active)."""
    model.cube, model.place = None, None
    model.wounds, model.overshields = 0, 0
    model.status = [status for status in model.status if status == "activated"]
    if view.active == model.model:
        _mark(model, "activated", True)


def _fold_damage(view: FlashpointView, event: Event) -> bool:
    match event:
        case m.LoseShields(model, _, left, overshields):
            view.models[model].shields, view.models[model].overshields = left - overshields, overshields
        case m.RegainShields(model, _, left):
            view.models[model].shields = left
        case m.Overshield(model, overshields):
            view.models[model].overshields = overshields
        case m.Wound(model, amount):
            view.models[model].wounds += amount
        case m.Heal(model, amount):
            view.models[model].wounds -= amount
        case m.LifeSupport(model):
            view.models[model].support_spent = True
        case m.LayBarrier(barrier, cube, shields, until):
            view.barriers.append(BarrierView(barrier, cube, shields, until))
        case m.HitBarrier(barrier, _, _, left):
            for one in view.barriers:
                one.shields = left if one.barrier == barrier else one.shields
            view.barriers = [one for one in view.barriers if one.shields]
        case _:
            return False
    return True


# -- Tokens ----------------------------------------------------------------------------------------------------------


def _item(view: FlashpointView, number: int) -> ItemView:
    return next(item for item in view.items if item.item == number)


def _put_item(view: FlashpointView, item: ItemView) -> None:
    view.items = sorted([*[one for one in view.items if one.item != item.item], item], key=lambda one: one.item)


def _fold_items(view: FlashpointView, event: Event) -> bool:
    match event:
        case k.LayItem(item, cube, pile):
            _put_item(view, ItemView(item, None, cube=cube))
            view.face_down.append(item)
            view.item_pile = pile
        case k.PickUpItem(model, item, item_kind):
            _put_item(view, ItemView(item, item_kind, model=model))
            view.face_down = [other for other in view.face_down if other != item]
        case k.LeaveItem(_, item, item_kind, cube):
            _put_item(view, ItemView(item, item_kind, cube=cube))
        case k.UseItem(model, item, item_kind):
            _put_item(view, ItemView(item, item_kind, used_by=model))
        case k.UseUp(item, _, pile) | k.Destroy(item, _, pile):
            view.items.remove(_item(view, item))
            view.item_pile = pile
        case k.Gift(model, item, item_kind, pile):
            _put_item(view, ItemView(item, item_kind, model=model))
            view.item_pile = pile
        case k.Shroud(cube):
            view.shrouds.append(cube)
        case k.Sensor(seat):
            view.seats[seat].sensor = True
        case _:
            return False
    return True


def _weapon(view: FlashpointView, number: int) -> WeaponView:
    return next(weapon for weapon in view.weapons if weapon.token == number)


def _fold_weapons(view: FlashpointView, event: Event) -> bool:
    match event:
        case k.LookAtWeapon():
            view.weapon_pile -= 1
            view.weapon_held = True
        case k.DropWeapon(token, weapon, cube, pile):
            view.weapons = sorted([*view.weapons, WeaponView(token, weapon, cube=cube)], key=lambda w: w.token)
            view.weapon_pile, view.weapon_held = pile, False
        case k.PickUpWeapon(model, token):
            held = _weapon(view, token)
            held.cube, held.model, held.marker = None, model, None
        case k.LeaveWeapon(_, token, _, cube):
            held = _weapon(view, token)
            held.cube, held.model, held.marker = cube, None, None
        case k.WaitAtMarker(token, _, marker):
            held = _weapon(view, token)
            held.cube, held.model, held.marker = None, None, marker
        case k.UseWeapon(token):
            _weapon(view, token).used += 1
        case k.ReturnWeapon(token, _, pile):
            view.weapons.remove(_weapon(view, token))
            view.weapon_pile = pile
        case k.TakeObject(thing, model):
            view.objects[thing].cube, view.objects[thing].model = None, model
        case k.LayObject(thing, cube):
            view.objects[thing].cube, view.objects[thing].model = cube, None
        case _:
            return False
    return True


# -- The table -------------------------------------------------------------------------------------------------------


def _count(dice: list[int]) -> list[int]:
    return [dice.count(face) for face in range(COMMAND_SIDES)]


def _take(seat: SeatView, dice: list[int]) -> None:
    for face in dice:
        seat.dice[face] -= 1


def _fold_command(view: FlashpointView, event: Event) -> bool:
    match event:
        case r.RollCommand(seat, dice):
            view.seats[seat].dice = _count(dice)
        case r.TakeBack(seat, dice) | r.Discard(seat, dice):
            _take(view.seats[seat], dice)
        case r.Kept(seat, dice):
            _take(view.seats[seat], dice)
            view.seats[seat].kept = _count(dice)
        case r.AddKept(seat, dice):
            own = view.seats[seat]
            own.dice = [have + more for have, more in zip(own.dice, _count(dice), strict=True)]
            own.kept = _count([])
        case r.Spend(seat, face, _, left):
            view.seats[seat].dice[face] = left
        case r.GiveOrder(seat, _, left):
            view.seats[seat].dice[ORDER] = left
        case _:
            return False
    return True


def _fold_rounds(view: FlashpointView, event: Event) -> bool:
    match event:
        case r.Figures():
            view.figures = event
        case r.Round(number):
            view.round = number
        case r.EndRound(number):
            _end_round(view, number)
        case r.Turn(seat):
            view.turn = seat
        case r.Starter(seat) | r.First(seat):
            view.first = seat
        case r.Score(seat, _, total):
            view.seats[seat].score = total
        case r.PlayOn():
            view.playing_on = True
        case r.End(winners):
            view.over, view.winners = True, list(winners)
        case _:
            return False
    return True


def _end_round(view: FlashpointView, number: int) -> None:
    view.shrouds = []
    view.barriers = [one for one in view.barriers if one.until == 0 or one.until > number]
    for seat in view.seats:
        seat.sensor = False
    for model in view.models:
        _mark(model, "activated", False)


def _fold_set_up(view: FlashpointView, event: Event) -> bool:
    match event:
        case r.ChooseScenario(scenario):
            view.scenario = scenario
        case r.TakeZone(seat, zone):
            view.seats[seat].zone, view.seats[1 - seat].zone = zone, 1 - zone
        case r.Draft(seat, card):
            view.seats[seat].drafted.append(card)
        case r.Muster(seat, units, loadouts, shields, uses):
            for own in view.seats:
                own.drafted = []
            for unit, load, have, left in zip(units, loadouts, shields, uses, strict=True):
                number = len(view.models)
                view.models.append(ModelView(number, seat, unit, load, None, None, 0, have, 0, [], left))
        case r.LayMarkers(drops, respawns, stations):
            view.drops, view.respawns, view.stations = list(drops), list(respawns), list(stations)
        case r.PlaceObject(thing, cube, value):
            view.objects.append(ObjectView(thing, value, cube=cube))
        case r.ShuffleItems(items):
            view.item_pile = len(items)
        case r.ShuffleWeapons(_, pile):
            view.weapon_pile = pile
        case _:
            return False
    return True
