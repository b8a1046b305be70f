"""Weapons and Hardlight Shield; killing a player."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.halo_bang.figures import WETWORK_CARDS
from standoff.games.halo_bang.messages import ASK_SHIELD, Play, ShieldWith, read
from standoff.games.halo_bang.moves.cards import discard_played, play_shield, play_weapon
from standoff.games.halo_bang.moves.tokens import flip_tokens, give_tag
from standoff.games.halo_bang.names import RECON, WETWORK
from standoff.games.halo_bang.queries import is_game_of_three, standing, weapon_damage
from standoff.games.halo_bang.rules.ending import draw, last_man_standing, score
from standoff.games.halo_bang.state import State


def attack(t: State, seat: int, weapon: int, target: int) -> Rule:
    """A Weapon is played against another player (hb.weapon.attack). The target may shield himself, and then nothing
    happens to him (hb.shield.may, hb.shield.no_effect); otherwise it hits (hb.shield.hit). Nobody else is asked
    (hb.shield.own_only).

    Then the Weapon is discarded, shielded or not (hb.weapon.discarded): below the Shield (hb.tracker.order), and after
    the cards that the hit lets somebody draw (hb.weapon.after_draws).
    """
    play_weapon(t, seat, weapon, target)
    damage = weapon_damage(t, seat, weapon, target)
    answer = yield ask(target, ASK_SHIELD, seat, weapon, damage)
    match read(answer):
        case Play(shield):
            be_shielded(t, seat, target, shield)
        case ShieldWith(shield):
            be_shielded(t, seat, target, shield)
        case _:
            hit(t, seat, weapon, target, damage)


def be_shielded(t: State, seat: int, target: int, shield: int) -> None:
    """The Weapon is discarded, and the Shield on top of it (hb.tracker.order)."""
    discard_played(t)
    play_shield(t, target, shield, seat)


def hit(t: State, seat: int, weapon: int, target: int, damage: int) -> None:
    """The Weapon deals its damage (hb.shield.hit); it is discarded after the draws (hb.weapon.after_draws)."""
    lost = suffer(t, target, damage, seat, weapon)
    if t.settings.weapon_discarded == "before the draws":
        discard_played(t)
    after_hit(t, seat, target, damage, lost)
    discard_played(t)


def after_hit(t: State, seat: int, target: int, damage: int, lost: int) -> None:
    """Recon draws for each Overshield that a Weapon cost him (hb.recon.draw, hb.recon.example), not for excess damage
    (hb.recon.excess); Wetwork draws once for an attack that hit (hb.wetwork.draw, hb.wetwork.one). If the hit has ended
    the game, neither does (hb.kill.before_draws).
    """
    if t.specializations[target] == RECON:
        draw(t, target, damage if t.settings.recon_cards == "damage dealt" else lost)
    if t.specializations[seat] == WETWORK:
        draw(t, seat, WETWORK_CARDS)


def suffer(t: State, seat: int, damage: int, by: int, card: int) -> int:
    """Lose Overshields by somebody's card; who loses the last is killed (hb.damage.killed, hb.weapon.example_hit).
    Returns how many.
    """
    lost = flip_tokens(t, seat, damage, by, card)
    if t.overshields[seat] == 0:
        kill(t, seat, by)
    return lost


def kill(t: State, seat: int, by: int) -> None:
    """A killed player gives a Dog Tag to whoever killed him, with a Weapon, a Pulse Grenade or a Flood (hb.kill.tag,
    hb.kill.area). He keeps his cards (hb.kill.keeps_cards).

    Then it is seen whether the game ends: one player alone has Overshields, or somebody has no Dog Tag left
    (hb.kill.no_tags). The first counts before the second (hb.last.before_score), but not for a kill within a team
    (hb.last.not_by_betrayal): then points are counted, with a penalty for Betrayal (hb.betrayal.penalty). Among three
    there is no Last Man Standing (hb.three.no_last); all the rest is as usual (hb.three.as_usual).
    """
    give_tag(t, seat, by)
    traitors = t.teams[by] if t.teams[by] == t.teams[seat] else NOBODY
    alone = len(standing(t)) == 1 and not is_game_of_three(t)
    out_of_tags = t.tags[seat] == 0
    if out_of_tags and t.settings.last_man_and_tags == "score":
        score(t, traitors)
    if alone and traitors == NOBODY:
        last_man_standing(t)
    if alone or out_of_tags:
        score(t, traitors)
