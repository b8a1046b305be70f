"""The policy of Halo BANG!: for the team, by Dog Tags, Overshields and cards."""

from __future__ import annotations

import standoff
from standoff.bots import PolicyBot, RandomBot
from standoff.bots.policies import policy_of
from standoff.engine.rng import Rng
from standoff.engine.table import Table
from standoff.games.halo_bang.names import BLUE, RED

NAMES = ("Ann", "Ben", "Carl", "Dan")
TEAMS = ("Red Leader", "Blue Leader", "Red Spartan", "Blue Spartan")


def table_of(ann: dict, ben: dict | None = None, carl: dict | None = None, dan: dict | None = None) -> Table:
    """Ann (Red) is in her Play phase; Ben and Dan are Blue, Carl is Red."""
    seats = [
        {"name": name, "spartan": spartan, "hand": ["Weapon Cache"], **(seat or {})}
        for name, spartan, seat in zip(NAMES, TEAMS, (ann, ben, carl, dan), strict=True)
    ]
    return standoff.arrange("halo_bang", {"seats": seats, "turn": "Ann", "phase": "play"}, players=list(NAMES))


def weights(table: Table) -> dict[str, int]:
    """What the policy gives to each option, by its words without what is noted beside."""
    seat = table.seat(table.asked)
    found = policy_of("halo_bang").weigh(seat.sample(Rng(1)).state, [])
    return {seat.say(seat.option(code)).split(" (")[0]: w for code, w in zip(seat.options, found, strict=True)}


def choice(table: Table) -> str:
    found = weights(table)
    return max(found, key=lambda words: found[words])


def test_a_kill_comes_before_a_scratch_and_a_friend_is_spared():
    table = table_of(
        {"hand": ["Sniper Rifle", "Hardlight Shield"]}, {"overshields": 5}, {"overshields": 5}, {"overshields": 1}
    )
    found = weights(table)
    assert choice(table) == "attack Dan with Sniper Rifle"
    assert found["attack Dan with Sniper Rifle"] > found["attack Ben with Sniper Rifle"]
    assert found["attack Carl with Sniper Rifle"] < found["end the turn"]


def test_a_friend_is_killed_before_an_enemy_does_it():
    """His Dog Tag stays in the team and he respawns with all Overshields; the last one would end the game."""
    ann, friend = {"hand": ["Sniper Rifle", "Hardlight Shield"]}, {"overshields": 1}
    found = weights(table_of(ann, carl=friend | {"tags": 3}))
    assert found["attack Carl with Sniper Rifle"] > found["end the turn"]
    found = weights(table_of(ann, carl=friend | {"tags": 1}))
    assert found["attack Carl with Sniper Rifle"] < found["end the turn"]


def test_the_game_is_ended_by_whoever_leads_and_by_nobody_else():
    ann = {"hand": ["Sniper Rifle", "Hardlight Shield"], "tags": 5}
    ahead = table_of(ann, {"tags": 1, "overshields": 1}, {"tags": 4}, {"tags": 2})
    assert choice(ahead) == "attack Ben with Sniper Rifle"
    behind = table_of(ann | {"tags": 1}, {"tags": 1, "overshields": 1}, {"tags": 1}, {"tags": 9})
    assert choice(behind) != "attack Ben with Sniper Rifle"


def test_damage_is_boosted_before_it_is_dealt():
    table = table_of({"hand": ["Sniper Rifle", "Damage Boost"]}, {"overshields": 2})
    assert choice(table) == "play Damage Boost"


def test_a_shield_is_for_a_kill_and_not_for_a_scratch():
    ann = {"hand": ["Sniper Rifle", "Stealth"]}
    for overshields, answer in ((5, "take the damage"), (1, "play Hardlight Shield")):
        table = table_of(
            ann, {"specialization": "Stalker", "overshields": overshields, "hand": ["Hardlight Shield", "Stealth"]}
        )
        table.answer("attack Ben with Sniper Rifle")
        assert choice(table) == answer


def test_a_weak_weapon_goes_against_a_flood_and_a_strong_one_does_not():
    for held, answer in (("Assault Rifle", "discard Assault Rifle"), ("Pelican Gunship", "take the damage")):
        table = table_of({"hand": ["Flood", "Magnum"]}, {"overshields": 4, "hand": [held, "Stealth"]})
        table.answer("play Flood")
        assert table.asked == 1
        assert choice(table) == answer


def test_an_ordnance_pod_is_kept_when_the_end_is_near():
    ann = {"hand": ["Ordnance Pod", "Hardlight Shield"]}
    assert choice(table_of(ann)) == "play Ordnance Pod"
    assert choice(table_of(ann, {"tags": 1})) == "end the turn"


def test_the_odd_ball_is_for_the_others():
    found = weights(table_of({"hand": ["Odd Ball", "Hardlight Shield"]}))
    best = max((words for words in found if "Odd Ball" in words), key=lambda words: found[words])
    assert best.endswith(("Ben", "Dan"))


def test_what_lies_there_for_nothing_is_cleared_and_friends_keep_theirs():
    ann = {"hand": ["Active Camouflage", "Hardlight Shield"]}
    table = table_of(ann, {"in_play": ["Damage Boost"]}, {"in_play": ["Firepower"]})
    assert "Damage Boost" in choice(table)
    assert all(w < weights(table)["end the turn"] for words, w in weights(table).items() if "Firepower" in words)


def wins(team: int, games: int) -> int:
    won = 0
    for number in range(games):
        table = standoff.new("halo_bang", players=4, seed=f"teams {number}")
        teams = table._state.teams
        bots = [(PolicyBot if which == team else RandomBot)(Rng(number, s)) for s, which in enumerate(teams)]
        table.run([bot.choose for bot in bots])
        won += any(teams[seat] == team for seat in table.result().winners)
    return won


def test_a_team_that_plays_by_the_policy_beats_chance():
    assert wins(RED, 6) >= 5
    assert wins(BLUE, 6) >= 5


def test_a_team_without_hope_is_left_alone():
    """Ann (Red) can kill one of Blue, who leads, or the ONI Operative, who has lost."""
    names = (*NAMES, "Eve")
    seats = [
        {"name": name, "spartan": spartan, "hand": ["Weapon Cache"], "tags": tags}
        for name, spartan, tags in zip(names, (*TEAMS, "ONI Operative"), (2, 5, 1, 5, 2), strict=True)
    ]
    seats[0]["hand"] = ["Sniper Rifle", "Hardlight Shield"]
    for target in (1, 4):
        seats[target]["overshields"] = 1
    table = standoff.arrange("halo_bang", {"seats": seats, "turn": "Ann", "phase": "play"}, players=list(names))
    found = weights(table)
    assert found["attack Ben with Sniper Rifle"] > found["attack Eve with Sniper Rifle"] > found["end the turn"]


def test_everybody_is_struck_before_a_weapon_takes_the_dog_tag():
    table = table_of(
        {"hand": ["Sniper Rifle", "Pulse Grenade", "Stealth"]}, {"overshields": 2}, None, {"overshields": 5}
    )
    table.answer("play Stealth")
    assert choice(table) == "play Pulse Grenade"


def test_a_second_shield_is_there_to_be_used():
    ann = {"hand": ["Magnum", "Stealth"]}
    for held, answer in ((1, "take the damage"), (2, "play Hardlight Shield")):
        hand = ["Hardlight Shield"] * held + ["Stealth", "Stealth"]
        table = table_of(ann, {"overshields": 4, "hand": hand})
        table.answer("attack Ben with Magnum")
        assert choice(table) == answer
