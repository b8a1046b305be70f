"""What a viewer is shown (`view`): what lies open, and what he knows of the rest."""

from __future__ import annotations

from standoff.engine.memory import Eyes
from standoff.engine.state import NOBODY
from standoff.engine.viewer import SPECTATOR, twin
from standoff.games.risk_halo.messages.events import Figures
from standoff.games.risk_halo.names import FACTIONS
from standoff.games.risk_halo.queries.board import dice_of_attack, dice_of_defence, has, pairs_won
from standoff.games.risk_halo.queries.cards import captured_row
from standoff.games.risk_halo.queries.objectives import progress
from standoff.games.risk_halo.state import State
from standoff.games.risk_halo.view import BattleView, ObjectiveView, RiskHaloView, SeatView
from standoff.games.risk_halo.zones import HANDS_AT, campaign_at, captured_at


def lying_open(t: State, told: Figures) -> RiskHaloView:
    """What everybody sees."""
    neither = (NOBODY, t.neutral)
    return RiskHaloView(
        viewer=SPECTATOR,
        seats=[_seat(t, s) for s in range(t.n)],
        order=list(t.order),
        turn=_there(t.turn),
        round=min(t.round, t.settings.round_limit),
        owner=[None if owner in neither else owner for owner in t.owner],
        units=t.units[:],
        flood_to_place=t.to_place[t.neutral],
        tokens=list(t.tokens),
        decks=[len(deck) for deck in t.decks],
        discards=[list(pile) for pile in t.discards],
        laid=list(t.laid),
        battle=None if t.target == NOBODY else _battle(t),
        conquered=t.conquered,
        maneuvers=t.maneuvers,
        figures=told,
        over=t.over,
        winners=list(t.winners),
    )


def _there(territory: int) -> int | None:
    return None if territory == NOBODY else territory


def _seat(t: State, s: int) -> SeatView:
    first = captured_row(t, s, 0)
    return SeatView(
        seat=s,
        faction=t.faction[s],
        side=t.side[s],
        alive=s in t.alive,
        to_place=t.to_place[s],
        hero=_there(t.hero[s]),
        base=_there(t.base[s]),
        cards=len(t.hands[s]),
        hand=[],
        captured_cards=[len(row) for row in t.captured[first : first + len(FACTIONS)]],
        captured=[],
        objectives=[ObjectiveView(spot, has(t.face_up, spot), None) for spot in t.objectives[s]],
        accomplished=[t.faces[spot] for spot in t.claimed[s]],
        most_dice=has(t.most_dice, s),
    )


def _battle(t: State) -> BattleView:
    attack, defence = dice_of_attack(t), dice_of_defence(t)
    return BattleView(
        source=t.source,
        target=t.target,
        owner=None if t.defender == t.neutral else t.defender,
        hero=t.hero_adds,
        until=t.until,
        attack_dice=t.attack_dice,
        defence_dice=t.defence_dice,
        attack_plus=t.attack_plus,
        defence_plus=t.defence_plus,
        shield=t.shield,
        attack=attack,
        defence=defence,
        won=pairs_won(attack, defence),
        attack_losses=t.attack_loss,
        defence_losses=t.defence_loss,
    )


def know(lying: RiskHaloView, eyes: Eyes) -> RiskHaloView:
    """The same with what the viewer knows of hands, of captured cards and of objectives."""
    seen = twin(lying)
    seen.viewer = eyes.viewer
    seen.seats = [_known(seat, eyes, len(lying.seats)) for seat in lying.seats]
    return seen


def _known(lying: SeatView, eyes: Eyes, players: int) -> SeatView:
    seen, campaign = twin(lying), campaign_at(players)
    seen.hand = eyes.known(HANDS_AT + lying.seat)
    decks = [deck for deck, cards in enumerate(lying.captured_cards) if cards]
    seen.captured = [card for deck in decks for card in eyes.known(captured_at(players, lying.seat, deck))]
    seen.objectives = [
        ObjectiveView(objective.spot, objective.face_up, eyes.at(campaign, objective.spot))
        for objective in lying.objectives
    ]
    return seen


def figures(t: State) -> Figures:
    """How far the player whose turn it is has come with what each Campaign card asks for."""
    begun = t.campaign and t.turn != NOBODY
    return Figures([progress(t, t.turn, card) for card in range(len(t.data.campaign))] if begun else [])
