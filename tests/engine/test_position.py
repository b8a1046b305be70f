"""Positions that a person writes down: a slip is named with its place, and what cannot be is refused."""

from __future__ import annotations

import pytest

import standoff
from standoff.engine.errors import StandoffError
from standoff.engine.written import LONGEST_WORDS, Written, shown
from standoff.games import find

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def arranged(of: str, seats: list[dict], given: dict) -> standoff.Table:
    players = max(len(seats), find(of).players[0])
    told = [dict(seats[i]) if i < len(seats) else {} for i in range(players)]
    position = {"seats": [{"name": NAMES[i], **seat} for i, seat in enumerate(told)], **given}
    return standoff.arrange(of, position, players=NAMES[:players], seed=1)


ARCHIVE = {"lands": {"Archive 99-01": 3, "Canyon Overlook": 1}, "base": "Canyon Overlook"}
STACK = {"lands": {"Sea Stack": 1}, "base": "Sea Stack"}
GRID = {"lands": {"Pulse Grid 06": 1}, "base": "Pulse Grid 06"}
BRAWLER = {"models": [{"unit": "Spartan Brawler", "at": "D1"}]}
DEADEYE = {"models": [{"unit": "Spartan Deadeye", "at": "H8"}]}


def model(**told) -> dict:
    return {"models": [{"unit": "Spartan Brawler", "at": "D1", **told}]}


@pytest.mark.parametrize(
    ("seats", "given", "says"),
    [
        ([{"hat": 1}], {}, "given.seats[0]: a seat has no 'hat'"),
        ([], {"weather": "fine"}, "given: a position has no 'weather'"),
        ([{}, {"character": "Zorro"}], {}, "given.seats[1].character: there is no character 'Zorro'"),
        ([{"character": ["Rick"]}], {}, "given.seats[0].character: there is no character ['Rick']"),
        ([{"role": "Kingdom"}], {}, "given.seats[0].role: there is no role 'Kingdom'"),
        ([{"health": 99}], {}, "given.seats[0].health must be from 0 to"),
        ([{"health": True}], {}, "given.seats[0].health must be from 0 to"),
        ([{"most": "9"}], {}, "given.seats[0].most must be from 1 to"),
        ([{"walkers": 5}, {"walkers": 4}], {}, "one at least stays in the pile"),
        ([{}, {}, {}, {"health": 0, "walkers": 1}], {}, "seat 3 is out of play but keeps Walkers"),
        ([{}, {}, {}, {}], {"rolls": ["7"]}, "given.rolls[0]: there is no face '7'"),
        ([{}, {}, {}, {}], {"rolls": "1"}, "given.rolls must be a list, not '1'"),
        ([{"health": 0}, {}, {}, {}], {"turn": "Ann"}, "Ann has no Health and cannot have a turn"),
        ([{}, {"role": "Leader", "health": 0}, {}, {}], {"turn": "Ann"}, "the Leader is out of play"),
        ([{}, {}, {}, {}], {"turn": "Zoe"}, "given.turn: there is no player 'Zoe'"),
        ([{"health": 0}, {"health": 0}, {}], {"turn": "Cid"}, "only one player is left"),
    ],
)
def test_walking_dead(seats, given, says):
    with pytest.raises(StandoffError) as caught:
        arranged("walking_dead", seats, given)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("seats", "given", "says"),
    [
        ([{"role": "Sheriff", "in_play": ["Jail"]}], {}, "the Sheriff is in Jail"),
        ([{}, {"life": 0, "hand": ["Beer"]}], {}, "seat 1 is out of play but keeps cards"),
        ([{}, {"life": 0, "in_play": ["Barrel"]}], {}, "seat 1 is out of play but keeps cards"),
        ([{"role": "Sheriff", "life": 0}], {"turn": "Bob"}, "the Sheriff is dead and the game goes on"),
        ([{"role": "Sheriff"}, {"life": 0}, {"life": 0}, {"life": 0}], {}, "and the Renegade are dead"),
        ([{"in_play": ["Barrel", "Barrel"]}], {}, "given.seats[0].in_play[1]: Barrel is in play there already"),
        ([{"in_play": ["Volcanic", "Winchester"]}], {}, "given.seats[0].in_play[1]: Winchester is a second weapon"),
        ([{"in_play": ["Beer"]}], {}, "given.seats[0].in_play[0]: Beer 6H is a brown card"),
        ([{"hand": [3]}], {}, "given.seats[0].hand[0] must be a text, not 3"),
        ([{"hand": "Beer"}], {}, "given.seats[0].hand must be a list, not 'Beer'"),
        ([{"hand": ["Beer 2C"]}], {}, "given.seats[0].hand[0]: there is no card 'Beer 2C' left"),
        ([{"hand": ["Beer 6H"]}], {"deck": ["Beer 6H"]}, "there is no card 'Beer 6H' left"),
        ([], {"picks": [-1]}, "given.picks[0] must be from 0 to 79, not -1"),
        ([], {"bangs": 1, "phase": "start"}, "given.bangs must be 0, not 1"),
        ([], {"phase": "end"}, "given.phase: there is no phase 'end'"),
        ([], {"rest": 7}, "given.rest: there is no pile or player 7"),
        ([], {"game": 2}, "given.game must be 1, not 2"),
        ([{"wins": 1}], {}, "given.seats[0].wins must be 0, not 1"),
    ],
)
def test_bang(seats, given, says):
    with pytest.raises(StandoffError) as caught:
        arranged("bang", seats, given)
    assert says in str(caught.value)


FOUR = ({}, {}, {}, {})


@pytest.mark.parametrize(
    ("seats", "given", "says"),
    [
        ([{"in_play": ["Odd Ball"]}, {"in_play": ["Odd Ball"]}, {}, {}], {}, "two Odd Balls are in play"),
        ([{"multiplier": 7}, {}, {}, {}], {}, "given.seats[0].multiplier: there is no multiplier 7"),
        ([{"multiplier": 1}, {}, {}], {}, "given.seats[0].multiplier: 3 players have no multipliers"),
        ([{"specialization": 3}, {}, {}, {}], {}, "given.seats[0].specialization: there is no specialization 3"),
        ([{"specialization": "Medic"}, {"specialization": "Medic"}, {}, {}], {}, "a specialization is in play twice"),
        ([{"spartan": "ONI Operative"}, {}, {}, {}], {}, "there is no Spartan 'ONI Operative' left"),
        ([{"tags": 99}, {}, {}, {}], {}, "given.seats[0].tags must be from 1 to"),
        ([{"tags": 6}, {"tags": 6}, {}, {}], {}, "Dog Tags are given out"),
        ([{"hand": ["Magnum", 3]}, {}, {}, {}], {}, "given.seats[0].hand[1]: there is no card 3"),
        ([{"hand": "the rest"}, {"hand": "the rest"}, {}, {}], {}, "only one seat has 'the rest'"),
        ([{"in_play": ["Magnum"]}, {}, {}, {}], {}, "Magnum is no Enhancement"),
        (FOUR, {"cards_left": -1}, "given.cards_left must be from 0 to"),
        (FOUR, {"weapons": 1}, "given.weapons: no Weapon has been played before"),
        (FOUR, {"weapons": 1, "phase": "draw"}, "given.weapons must be 0, not 1"),
        (FOUR, {"chance": ["x"]}, "given.chance[0] must be from 0 to"),
        ([{"overshields": 0}, {}, {}, {}], {"turn": "Ann", "phase": "play"}, "Ann has no Overshields"),
    ],
)
def test_halo_bang(seats, given, says):
    with pytest.raises(StandoffError) as caught:
        arranged("halo_bang", seats, given)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("seats", "given", "says"),
    [
        ([ARCHIVE, {**STACK, "base": "Canyon Overlook"}, GRID], {}, "the Bases stand at"),
        ([ARCHIVE, {}, GRID], {}, ""),
        ([ARCHIVE, {"hand": ["Energy Shield"]}, GRID], {}, "seat 1 is out and keeps cards"),
        ([ARCHIVE, {}, GRID], {"turn": "Bob"}, "Bob has no territories and cannot have a turn"),
        ([{"lands": 3}, STACK, GRID], {}, "given.seats[0].lands must be a table, not 3"),
        ([{"lands": {"Atlantis": 3}}, STACK, GRID], {}, "given.seats[0].lands.Atlantis: there is no territory"),
        ([{"lands": {"Sea Stack": 0}}, {}, GRID], {}, "given.seats[0].lands.Sea Stack must be from 1 to 999"),
        ([ARCHIVE, {"lands": {"Archive 99-01": 1}}, GRID], {}, "Archive 99-01 is given out twice"),
        ([{**ARCHIVE, "hero": "Sea Stack"}, STACK, GRID], {}, "given.seats[0].hero: Sea Stack is not held by Ann"),
        ([{**ARCHIVE, "faction": "Flood"}, {**STACK, "faction": "Flood"}, GRID], {}, "are not in the box"),
        ([{**ARCHIVE, "hand": ["Energy Shield"]}, STACK, GRID], {}, "is no card of Ann's faction"),
        ([ARCHIVE, STACK, GRID], {"neutral": {"High Ledge": 1}}, "the neutral Flood is only in One-on-One"),
        ([ARCHIVE, STACK, GRID], {"rest": "neutral"}, "given.rest: there is no player 'neutral'"),
        ([ARCHIVE, STACK, GRID], {"teleporters": [["Sea Stack"]]}, "given.teleporters[0] must have 2 entries, not 1"),
        ([ARCHIVE, STACK, GRID], {"teleporters": [["Sea Stack"] * 2]}, "joins two territories"),
        ([ARCHIVE, STACK, GRID], {"rolls": [7]}, "given.rolls[0] must be from 1 to 6, not 7"),
        ([ARCHIVE, STACK, GRID], {"round": 10**9}, "given.round must be from 1 to 100"),
        ([ARCHIVE, STACK, GRID], {"taken": []}, "given.taken: nothing has been done yet when a turn begins"),
        ([ARCHIVE, STACK, GRID], {"phase": "claim", "taken": [["Sea Stack", "Ann"]]}, "who is no enemy"),
        ([ARCHIVE, STACK, GRID], {"phase": "claim", "deeds": {"with_hero": 1}}, "given.deeds.with_hero must be 0"),
        ([ARCHIVE, STACK, GRID], {"phase": "sing"}, "given.phase: there is no step 'sing'"),
        ([ARCHIVE, STACK, GRID], {"start": "set-up"}, "before the set-up there is nothing but"),
        ([ARCHIVE, STACK, GRID], {"start": "heroes", "turn": "Ann"}, "no turn has begun"),
        ([ARCHIVE, STACK, GRID], {"decks": {"UNSC": 3}}, "given.decks.UNSC must be a list"),
        ([ARCHIVE, STACK, GRID], {"decks": {"Zerg": []}}, "given.decks.Zerg: there is no faction 'Zerg'"),
    ],
)
def test_risk_halo(seats, given, says):
    given = {"rest": "Cid", **given}
    if "start" in given and given["start"] == "set-up":
        del given["rest"]
    if not says:
        assert arranged("risk_halo", seats, given).view().turn == 0
        return
    with pytest.raises(StandoffError) as caught:
        arranged("risk_halo", seats, given)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("seat", "given", "says"),
    [
        ({}, {}, "given.seats[0]: 'models' is missing"),
        ({"models": []}, {}, "given.seats[0].models must have from 1 to 10 entries, not 0"),
        ({"models": [3]}, {}, "given.seats[0].models[0] must be a table, not 3"),
        ({"models": [{}]}, {}, "given.seats[0].models[0]: 'unit' is missing"),
        (model(unit="Zorro"), {}, "given.seats[0].models[0].unit: there is no unit 'Zorro'"),
        (model(loadout=9), {}, "given.seats[0].models[0].loadout must be from 0 to"),
        (model(at="Z9"), {}, "given.seats[0].models[0].at: there is no cube 'Z9'"),
        (model(at="A1/2"), {}, "given.seats[0].models[0].at: nobody can stand in A1/2"),
        (model(place="middle"), {}, "given.seats[0].models[0].place: there is no place 'middle'"),
        (model(wounds=99), {}, "given.seats[0].models[0].wounds must be from 0 to"),
        (model(shields=9), {}, "given.seats[0].models[0].shields must be from 0 to"),
        (model(pinned="yes"), {}, "given.seats[0].models[0].pinned must be true or false, not 'yes'"),
        (model(object=1), {}, "given.seats[0].models[0].object: this scenario has no objects"),
        (model(items=["Overshield"] * 5), {}, "model 0 carries too much"),
        (model(weapon="Bow"), {}, "given.seats[0].models[0].weapon: there is no weapon 'Bow'"),
        (model(weapon={"name": "M41 SPNKr", "uses": 3}), {}, "weapon.uses must be from 1 to 2, not 3"),
        (model(weapon={"name": "Needler", "uses": 1}), {}, "the Needler can be used without end"),
        ({"models": BRAWLER["models"] * 3}, {}, "too many models of seat 0"),
        ({**BRAWLER, "dice": [3]}, {}, "given.seats[0].dice[0]: there is no face 3"),
        (BRAWLER, {"rolls": [9]}, "given.rolls[0] must be from 1 to 8, not 9"),
        (BRAWLER, {"rolls": ["x"]}, "given.rolls[0]: there is no face 'x'"),
        (BRAWLER, {"turns": [1]}, "given.turns must have 2 entries, not 1"),
        (BRAWLER, {"drops": ["D3"]}, "given.drops must have 4 entries, not 1"),
        (BRAWLER, {"items": [["Overshield"]]}, "given.items[0] must have 2 entries, not 1"),
        (BRAWLER, {"round": 0}, "given.round must be from 1 to"),
        (BRAWLER, {"round": 1, "phase": "deployment"}, "given.round must be 0, not 1"),
        (BRAWLER, {"effect": 1}, "given.effect: an effect belongs to the phase"),
        (BRAWLER, {"effect": 9, "phase": "recon"}, "given.effect: there is no Recon effect 9"),
        (BRAWLER, {"effect": 2, "phase": "recon"}, "effect 2 needs a token in the weapon_pile"),
        (
            {"models": [{"unit": "Spartan Brawler"}]},
            {"phase": "recon"},
            "given.phase: Recon comes after the deployment",
        ),
        (BRAWLER, {"phase": "beginning"}, "given.seats[0].models must have 0 entries, not 1"),
        (BRAWLER, {"terrain": {"size": 5}}, "given.terrain: 'level' is missing"),
        (BRAWLER, {"terrain": {"size": 6, "level": [{}]}}, "size must be 5 or 8, not 6"),
        (BRAWLER, {"terrain": {"size": 5, "level": [{"floor": 3}]}}, "given.terrain.level[0].floor must be a list"),
    ],
)
def test_flashpoint(seat, given, says):
    with pytest.raises(StandoffError) as caught:
        arranged("flashpoint", [seat, DEADEYE], given)
    assert says in str(caught.value)


@pytest.mark.parametrize("game", ["walking_dead", "bang", "halo_bang", "risk_halo", "flashpoint"])
@pytest.mark.parametrize("given", [None, 3, [], {}, {"seats": 3}, {"seats": []}, {"seats": [1, 2, 3, 4]}, {1: 2}])
def test_what_is_no_position_at_all(game, given):
    players = find(game).players[0]
    with pytest.raises(StandoffError, match="given"):
        standoff.arrange(game, given, players=players)


def test_the_names_of_a_position_are_those_of_the_players():
    given = {"seats": [{"name": "Ann"}, {}, {}, {}]}
    with pytest.raises(StandoffError, match=r"given.seats\[0\].name: Ada sits here, not 'Ann'"):
        standoff.arrange("bang", given, players=4)


def test_a_wrong_value_is_shown_shortly():
    assert shown("x" * 999).endswith("...")
    assert len(shown(["x"] * 999)) == LONGEST_WORDS + 3
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(StandoffError, match="must be a text, not this list"):
        Written(deep, "here").text()
    with pytest.raises(StandoffError, match="must be from 1 to 2, not this int"):
        Written(10**5000, "here").whole(1, 2)
