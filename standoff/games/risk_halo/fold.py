"""How what lies open follows from what lay there before and from what happened; hidden things are memory's."""

from __future__ import annotations

from standoff.engine.declare import Event
from standoff.games.risk_halo.messages import events as m
from standoff.games.risk_halo.view import BattleView, ObjectiveView, RiskHaloView, SeatView


def fold(view: RiskHaloView, event: Event) -> None:
    """Bring a view up to date."""
    for part in (_fold_battle, _fold_board, _fold_cards, _fold_objectives):
        if part(view, event):
            return
    _fold_game(view, event)


# -- Battle ------------------------------------------------------------------------------------------------------------


def _fold_battle(view: RiskHaloView, event: Event) -> bool:
    if isinstance(event, m.Invade):
        view.battle = _declared(event)
        return True
    b = view.battle
    return b is not None and (_fold_roll(view, b, event) or _fold_conquest(view, event))


def _declared(event: m.Invade) -> BattleView:
    nothing = dict.fromkeys(("until", "attack_dice", "defence_dice", "attack_plus", "defence_plus", "shield"), 0)
    return BattleView(
        source=event.source,
        target=event.target,
        owner=event.owner,
        hero=False,
        attack=[],
        defence=[],
        won=[],
        attack_losses=0,
        defence_losses=0,
        **nothing,
    )


def _fold_roll(view: RiskHaloView, b: BattleView, event: Event) -> bool:
    match event:
        case m.Commit(_, _, _, dice, hero, until):
            b.attack_dice, b.hero, b.until = dice, hero, until
            _clear_roll(b)
        case m.GoOn(_, _, _, dice):
            b.attack_dice = dice
            _clear_roll(b)
        case m.BreakOrder():
            b.until = 0
        case m.Defend(_, _, _, dice) | m.LimitDefence(_, _, dice):
            b.defence_dice = dice
        case m.MustCommit(_, dice):
            b.attack_dice = dice
        case m.AddBonus(seat, _, amount) if seat == view.turn:
            b.attack_plus += amount
        case m.AddBonus(_, _, amount):
            b.defence_plus += amount
        case m.RaiseShield(_, _, amount):
            b.shield += amount
        case m.Dice():
            b.attack, b.defence, b.won = event.attack, event.defence, event.won
            b.attack_losses, b.defence_losses = event.attack_losses, event.defence_losses
        case m.Save(seat, _, amount) if seat == view.turn:
            b.attack_losses -= amount
        case m.Save(_, _, amount):
            b.defence_losses -= amount
        case _:
            return False
    return True


def _clear_roll(b: BattleView) -> None:
    b.attack, b.defence, b.won = [], [], []
    b.attack_plus = b.defence_plus = b.shield = b.attack_losses = b.defence_losses = 0


def _fold_conquest(view: RiskHaloView, event: Event) -> bool:
    match event:
        case m.Losses():
            view.units[event.source], view.units[event.target] = event.attack_left, event.defence_left
        case m.Infect(_, territory, _, left) | m.Return(_, territory, _, left):
            view.units[territory] = left
        case m.LoseHero(seat):
            view.seats[seat].hero = None
        case m.Conquer(seat, _, source, target, amount, hero, left, conquered):
            view.owner[target], view.conquered = seat, conquered
            _march_in(view, event, hero)
            view.units[source], view.units[target] = left, amount
        case m.MoveIn(_, source, target, amount, hero, left):
            view.units[source], view.units[target] = left, amount
            _march_in(view, event, hero)
            view.battle = None
        case m.EndInvasion():
            view.battle = None
        case _:
            return False
    return True


def _march_in(view: RiskHaloView, event: m.Conquer | m.MoveIn, hero: bool) -> None:
    if hero:
        view.seats[event.seat].hero = event.target


# -- The board ---------------------------------------------------------------------------------------------------------


def _fold_board(view: RiskHaloView, event: Event) -> bool:
    match event:
        case m.Muster(seat, left) | m.Reinforce(seat, _, _, _, _, _, left):
            _to_place(view, seat, left)
        case m.ClaimLand(seat, territory, amount, left):
            view.owner[territory], view.units[territory] = seat, amount
            _to_place(view, seat, left)
        case m.PlaceUnits(seat, territory, amount, _, left):
            view.units[territory] += amount
            _to_place(view, seat, left)
        case m.PlaceBase(seat, _, territory):
            view.seats[seat].base = territory
        case m.PlaceHero(seat, _, territory):
            view.seats[seat].hero = territory
        case m.PlaceTeleporters(_, first, second):
            view.tokens += [first, second]
        case m.TakeCommand(seat, _, territory, source):
            view.owner[territory] = seat
            view.units[source] -= 1
        case m.Move(seat, source, to, amount, hero, _, left):
            view.units[source] -= amount
            view.units[to] += amount
            view.maneuvers = left
            if hero:
                view.seats[seat].hero = to
        case m.Damage():
            view.units[event.territory] = event.left
        case _:
            return False
    return True


def _to_place(view: RiskHaloView, seat: int | None, left: int) -> None:
    if seat is None:
        view.flood_to_place = left
    else:
        view.seats[seat].to_place = left


# -- Cards -------------------------------------------------------------------------------------------------------------


def _fold_cards(view: RiskHaloView, event: Event) -> bool:
    match event:
        case m.ShuffleDeck(faction, cards):
            view.decks[faction] = len(cards)
        case m.Reshuffle(faction, cards):
            view.decks[faction], view.discards[faction] = len(cards), []
        case m.Draw(seat, faction):
            view.decks[faction] -= 1
            view.seats[seat].cards += 1
        case m.UseCard(seat, faction, card):
            view.seats[seat].cards -= 1
            view.discards[faction].append(card)
        case m.TurnIn(seat, faction, card, captured):
            _take_from(view.seats[seat], faction, captured, 1)
            view.laid.append(card)
        case m.ExchangeSkulls(seat, _, _, left, cards):
            _to_place(view, seat, left)
            view.laid = []
            for pile, more in zip(view.discards, cards, strict=True):
                pile.extend(more)
        case m.Capture(seat, owner, faction, captured, amount):
            _take_from(view.seats[owner], faction, captured, amount)
            view.seats[seat].captured_cards[faction] += amount
        case _:
            return False
    return True


def _take_from(seat: SeatView, faction: int, captured: bool, amount: int) -> None:
    if captured:
        seat.captured_cards[faction] -= amount
    else:
        seat.cards -= amount


# -- Objectives --------------------------------------------------------------------------------------------------------


def _fold_objectives(view: RiskHaloView, event: Event) -> bool:
    seats = view.seats
    match event:
        case m.DealObjective(seat, _, spot):
            seats[seat].objectives.append(ObjectiveView(spot, False, None))
        case m.Accomplish(seat, spot, card):
            _take_spot(seats[seat], spot)
            seats[seat].accomplished.append(card)
        case m.Reveal(seat, spot) | m.ShowObjective(seat, spot):
            for objective in seats[seat].objectives:
                objective.face_up |= objective.spot == spot
        case m.Inherit(seat, owner, spot):
            seats[seat].objectives.append(_take_spot(seats[owner], spot))
        case m.InheritOpen(seat, owner, _, card, True):
            seats[owner].accomplished.remove(card)
            seats[seat].accomplished.append(card)
        case m.InheritOpen(seat, owner, spot):
            seats[seat].objectives.append(_take_spot(seats[owner], spot))
        case m.DiscardObjectives(seat):
            seats[seat].objectives, seats[seat].accomplished = [], []
        case _:
            return False
    return True


def _take_spot(seat: SeatView, spot: int) -> ObjectiveView:
    [found] = [objective for objective in seat.objectives if objective.spot == spot]
    seat.objectives.remove(found)
    return found


# -- The game ----------------------------------------------------------------------------------------------------------


def _fold_game(view: RiskHaloView, event: Event) -> None:
    match event:
        case m.Figures():
            view.figures = event
        case m.Turn(seat, number):
            view.turn, view.round, view.maneuvers, view.conquered = seat, number, 1, 0
        case m.GainManeuvers():
            view.maneuvers = event.left
        case m.StandBy(seat, most_dice):
            view.seats[seat].most_dice = most_dice
        case m.TakeForce(seat, faction):
            view.seats[seat].faction = faction
        case m.SetOrder(order):
            view.order = list(order)
        case m.Out(seat):
            gone = view.seats[seat]
            gone.alive, gone.hero, gone.most_dice = False, None, False
        case m.End(winners):
            view.over, view.winners = True, list(winners)
