"""RISK: Halo Legendary Edition: the odds of battles, the ways to play, and that conveniences change nothing."""

from __future__ import annotations

import math
from collections import Counter
from itertools import product

import pytest

import standoff
from standoff.arena.simulate import Plan, simulate
from standoff.engine.play import give
from standoff.games import find
from standoff.games.risk_halo.messages.answers import ALWAYS_MOST, STOP_INVASION, attack_until, defend, move_in, roll
from standoff.games.risk_halo.messages.questions import COMMIT, DEFEND
from standoff.games.risk_halo.moves.battle import clear_roll, roll_dice
from standoff.games.risk_halo.notes.odds import Battle, chance_to_conquer

WAYS = [
    (2, "one-on-one", "hammer"),
    (2, "one-on-one", "anvil"),
    *((n, mode, land) for n in (3, 4, 5) for mode in ("objective", "slayer") for land in ("ring", "forge")),
    *((n, mode, land) for n in (4, 5) for mode in ("team objective", "team slayer") for land in ("ring", "forge")),
]
"""Every allowed combination of players, mode and battlefield."""


def position(attackers: int, defenders: int, ann: str, bob: str, seed: int = 1):
    """Ann can attack Archive 99-02 from Archive 99-01; each Hero is where its name says."""
    heroes = {"there": ("Archive 99-01", "Archive 99-02"), "home": ("Canyon Overlook", "Sea Stack")}
    seats = [
        {
            "name": "Ann",
            "lands": {"Archive 99-01": attackers, "Canyon Overlook": 1},
            "base": "Canyon Overlook",
            "hero": heroes[ann][0],
        },
        {
            "name": "Bob",
            "lands": {"Archive 99-02": defenders, "Sea Stack": 1},
            "base": "Sea Stack",
            "hero": heroes[bob][1],
        },
        {"name": "Cid", "lands": {"Pulse Grid 06": 1}, "base": "Pulse Grid 06"},
    ]
    table = standoff.arrange("risk_halo", {"seats": seats}, players=["Ann", "Bob", "Cid"], seed=seed)
    table.answer("all 4 units on Canyon Overlook")
    table.answer("attack Archive 99-02 from Archive 99-01")
    return table


def exact(attack: int, defence: int, hero_attacks: bool, hero_defends: bool) -> dict[tuple[int, int], int]:
    """How many of all throws cost (attacker, defender) so many units."""
    found: Counter[tuple[int, int]] = Counter()
    for dice in product(range(1, 7), repeat=attack + defence):
        a, d = sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True)
        a[0] += hero_attacks
        d[0] += hero_defends
        beaten = sum(x > y for x, y in zip(a, d, strict=False))
        found[min(attack, defence) - beaten, beaten] += 1
    return dict(found)


def test_the_known_odds_of_three_against_two():
    assert exact(3, 2, False, False) == {(0, 2): 2890, (2, 0): 2275, (1, 1): 2611}


@pytest.mark.parametrize(
    ("attack", "defence", "hero_attacks", "hero_defends", "rolls"),
    [
        (3, 2, False, False, 1_000_000),
        (3, 2, True, False, 150_000),
        (3, 2, False, True, 150_000),
        (3, 2, True, True, 150_000),
        (1, 1, False, False, 100_000),
        (2, 2, True, False, 100_000),
        (3, 1, False, True, 100_000),
    ],
)
def test_dice_fall_as_they_should(attack, defence, hero_attacks, hero_defends, rolls):
    table = position(9, 9, "there" if hero_attacks else "home", "there" if hero_defends else "home")
    t = table._state
    t.attack_dice, t.defence_dice, t.hero_adds = attack, defence, hero_attacks
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(rolls):
        clear_roll(t)
        roll_dice(t)
        found[t.attack_loss, t.defence_loss] += 1
    expected = exact(attack, defence, hero_attacks, hero_defends)
    total = 6 ** (attack + defence)
    assert set(found) <= set(expected)
    for losses, ways in expected.items():
        p = ways / total
        error = 4.5 * math.sqrt(p * (1 - p) / rolls)
        assert abs(found[losses] / rolls - p) < error, (losses, found[losses] / rolls, p)


@pytest.mark.parametrize("left", [1, 3])
@pytest.mark.parametrize("hero", ["home", "there"])
def test_an_order_to_attack_is_the_same_as_attacking_by_hand(left, hero):
    """One answer for many rolls: the same dice fall, and the same units are left."""
    fallen = 0
    for seed in range(60):
        ordered, by_hand = (position(8, 8, hero, "home", seed)._state for _ in range(2))
        there = hero == "there"
        give(ordered, attack_until(there, left))
        give(ordered, ALWAYS_MOST)
        give(by_hand, roll(there, 3))
        while by_hand.kind in (COMMIT, DEFEND):
            if by_hand.kind == DEFEND:
                give(by_hand, defend(2))
            elif by_hand.units[by_hand.source] <= left:
                give(by_hand, STOP_INVASION)
            else:
                give(by_hand, roll(there, min(3, by_hand.units[by_hand.source] - 1)))
        assert (ordered.units, ordered.owner, ordered.kind) == (by_hand.units, by_hand.owner, by_hand.kind)
        assert (ordered.r0, ordered.r1, ordered.r2, ordered.r3) == (by_hand.r0, by_hand.r1, by_hand.r2, by_hand.r3)
        fallen += ordered.owner.count(0) == 3
    assert 0 < fallen < 60


@pytest.mark.parametrize(
    ("attackers", "defenders", "odds"), [(1, 1, 15 / 36), (2, 1, 0.754), (3, 2, 0.656), (9, 5, 0.873), (0, 3, 0)]
)
def test_the_odds_of_an_invasion_are_the_known_ones(attackers, defenders, odds):
    """As tables of the game have them, without Heroes."""
    assert abs(chance_to_conquer(Battle(3, 2, False, False), attackers, defenders) - odds) < 0.001


@pytest.mark.parametrize(("hero", "hero_defends"), [(False, False), (True, False), (False, True)])
def test_invasions_fall_as_often_as_the_note_says(hero, hero_defends):
    """Rolled to the end, with the most dice of both sides."""
    fallen, games = 0, 1500
    for seed in range(games):
        t = position(6, 4, "there" if hero else "home", "there" if hero_defends else "home", seed)._state
        give(t, attack_until(hero, 1))
        if t.kind == DEFEND:
            give(t, ALWAYS_MOST)
        fallen += t.owner.count(0) == 3
    odds = chance_to_conquer(Battle(3, 2, hero, hero_defends), 5, 4)
    assert abs(fallen / games - odds) < 4 * math.sqrt(odds * (1 - odds) / games)


@pytest.mark.parametrize(
    ("attackers", "language", "reason"),
    [
        (2, "en", "1 unit can attack: one must stay behind."),
        (3, "en", "2 units can attack: one must stay behind."),
        (2, "de", "1 Einheit kann angreifen: Eine muss zurückbleiben."),
        (3, "de", "2 Einheiten können angreifen: Eine muss zurückbleiben."),
    ],
)
def test_too_many_dice_are_refused_in_the_number_of_the_units(attackers, language, reason):
    table = position(attackers, 1, "home", "home")
    assert table.why_not(table.asked, roll(False, 3), language).text == reason


@pytest.mark.parametrize(
    ("dice", "language", "reason"),
    [
        (1, "en", "You attacked with one die: a unit must move in."),
        (2, "en", "You attacked with 2 dice: as many units must move in."),
        (1, "de", "Du hast mit einem Würfel angegriffen: Eine Einheit muss vorrücken."),
        (2, "de", "Du hast mit 2 Würfeln angegriffen: Ebenso viele Einheiten müssen vorrücken."),
    ],
)
def test_too_few_units_are_refused_in_the_number_of_the_dice(dice, language, reason):
    table = position(30, 1, "there", "home")
    while table._state.kind == COMMIT:
        table.answer(roll(False, dice))
    assert table.why_not(table.asked, move_in(True, dice - 1), language).text == reason


@pytest.mark.parametrize(("players", "mode", "land"), WAYS)
def test_every_way_to_play_comes_to_an_end(players, mode, land):
    report = simulate(Plan("risk_halo", players, 4, "ways", settings={"mode": mode, "battlefield": land}))
    assert report.completed == 4


@pytest.mark.parametrize(
    ("players", "settings", "message"),
    [
        (2, {"mode": "objective"}, "3 to 5 players"),
        (3, {"mode": "one-on-one"}, "for 2 players"),
        (3, {"mode": "team objective"}, "4 to 5 players"),
        (2, {"battlefield": "ring"}, "hammer or anvil"),
        (4, {"battlefield": "anvil"}, "ring or forge"),
        (4, {"teleporters": "each team"}, "team play"),
        (2, {"teleporters": "last player"}, "three to five"),
    ],
)
def test_what_the_rulebook_does_not_provide_for_is_refused(players, settings, message):
    with pytest.raises(standoff.WrongSetup, match=message):
        standoff.prepare("risk_halo", players=players, seed=1, settings=settings)


def test_the_cards_are_as_many_as_printed():
    data = find("risk_halo").packaged_data
    assert sum(map(len, data.decks)) == 44
    assert len(data.faction) == len(set(data.faction)), "cards that read the same are the same number"
    assert {card for deck in data.decks for card in deck} == set(range(len(data.faction)))
    assert {c.skulls for c in data.faction} == {1, 2}
    english = [c for c in data.campaign if not c.german]
    assert (len(english), len(data.campaign)) == (22, 24)
    for level in range(3):
        assert sum(c.level == level for c in english) >= 5
        assert sum(c.level == level and c.two_dots for c in english) >= 2


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("faction.toml", "skulls = [1, 1]", "skulls = [1]", "44 Faction cards, not 43"),
        ("faction.toml", "skulls = [1, 1]", "skulls = [1, 3]", "1 or 2 skulls"),
        ("faction.toml", 'deck = "UNSC"', 'deck = "ONI"', "deck must be one of"),
        ("campaign.toml", "least = 4", "least = 0", "least must be a whole number"),
        ("campaign.toml", '\nedition = "german"', '\nedition = "french"', "22 Campaign cards and 2 more"),
        ("table.toml", "skulls = 5", "skulls = 4", "no line for 5 skulls"),
        ("table.toml", 'name = "attack dice"', 'name = "dice"', "the figure 'attack dice' is missing"),
        ("table.toml", "# rh.contents.dice\ncount = 2", "\ncount = 3", "'defence dice' is 3, but 2 dice are the most"),
    ],
)
def test_bad_cards_and_figures_are_refused_by_name(tmp_path, file, old, new, message):
    text = (find("risk_halo").folder / "data" / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(standoff.BadData, match=message):
        standoff.prepare("risk_halo", players=3, seed=1, data=tmp_path)
