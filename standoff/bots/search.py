"""Search on any game: information-set Monte Carlo tree search with a single observer, in an open loop.

Each iteration imagines a table (a sample, drawn by the seat's beliefs) and plays it on: first down a tree that is
shared by all imagined tables, then by the policy. What is in the tree is what the seat could tell apart: a node stands
for what has been answered since the root and for the question that is open then, who is asked and of what kind. It
holds no state, so whatever is hidden differs from one iteration to the next, and a choice is only good if it is good on
average over all that the seat can imagine: it cannot be made by cards that the seat does not see (strategy fusion).
Which options there are may differ as well; each counts how often it was there (availability) rather than how often its
parent was visited. Chance is drawn anew each time and has no nodes (an open loop): decks have so many orders that a
node for each card drawn would never be visited twice.

Why one observer: with a tree for each player (MO-ISMCTS) others would not choose by what only they see. Here they
choose in the tree by their own gain, averaged over what the searching seat can imagine, and in the roll-outs by the
policy, with what they may know: their own cards and role, and what everybody believes (`minds`). What this leaves
inexact: an answer that others do not hear of still tells branches apart, and nobody changes beliefs by what is done
within an imagined game.

The policy's weights are the prior of each option, and an option is opened only when its turn comes (progressive
widening), so that five hundred options do not flatten the tree. A seat that is asked again right after its own answer
goes on with the part of the tree below that answer (`Tree.follow`). Every seat has a value of its own, so teams and
several winners need nothing more: whoever wins has 1, and each answers for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from standoff.engine.play import give
from standoff.engine.rng import Chance, below
from standoff.engine.sample import Sampler
from standoff.engine.state import State

EXPLORE: Final = 0.7
"""How much the prior counts against what was found."""
FLAT: Final = 0.5
"""How much of the prior all open options share alike."""
WIDEN: Final = 1.5
"""So many options are open after n visits: this times the root of n."""
DOUBT: Final = 0.3
"""What an option has won on average may be luck: by this over the root of how often it was tried."""
CARELESS: Final = 10
"""In a roll-out, one answer in so many is any option."""


class Node:
    """A question that may come up: by the code of the answer, how it fared.

    Only options that were tried have a place here (`places`). `count` is how often the question came up. `liked` is
    what part of all options' weight the policy gave to each. `beside` is another question that the same answer led to.
    """

    __slots__ = (
        "asked",
        "available",
        "beside",
        "children",
        "codes",
        "count",
        "kind",
        "liked",
        "places",
        "totals",
        "visits",
    )

    def __init__(self, asked: int, kind: int) -> None:
        self.asked = asked
        self.kind = kind
        self.count = 0
        self.places: dict[int, int] = {}
        self.codes: list[int] = []
        self.liked: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.available: list[int] = []
        self.children: list[Node | None] = []
        self.beside: Node | None = None

    def open(self, code: int, liked: float) -> int:
        """A place for an option that has none yet. It may have been there every time."""
        at: int = len(self.codes)
        self.places[code] = at
        self.codes.append(code)
        self.liked.append(liked)
        self.visits.append(0)
        self.totals.append(0.0)
        self.available.append(self.count)
        self.children.append(None)
        return at

    def child(self, at: int, asked: int, kind: int) -> Node | None:
        """The question after an answer, if it has come up before."""
        node: Node | None = self.children[at]
        while node is not None and (node.asked != asked or node.kind != kind):
            node = node.beside
        return node

    def add(self, at: int, asked: int, kind: int) -> Node:
        """A question that comes up after an answer for the first time."""
        node = Node(asked, kind)
        node.beside = self.children[at]
        self.children[at] = node
        return node


class Tree:
    """A search from one position, for the seat that is asked there.

    `weigh` is the policy. `minds` are what each seat believes, for each role that it may have. `evaluate` is how well
    each seat stands where a roll-out ends early, after `rollout` answers; without it, games are played to the end.
    """

    __slots__ = ("believing", "deepest", "evaluate", "minds", "rollout", "rollouts", "root", "sampler", "weigh")

    def __init__(
        self,
        sampler: Sampler,
        weigh: Callable[[Any, list[int]], list[int]],
        minds: list[list[list[int]]],
        evaluate: Callable[[Any], list[float]] | None,
        rollout: int,
    ) -> None:
        self.sampler = sampler
        self.weigh = weigh
        self.minds = minds
        self.evaluate = evaluate
        self.rollout = rollout
        self.root = Node(sampler.base.asked, sampler.base.kind)
        self.believing: list[list[int]] = []
        self.rollouts = 0
        self.deepest = 0

    def follow(self, code: int, sampler: Sampler, minds: list[list[list[int]]]) -> bool:
        """Go on from the question after an answer, if the tree has it: what was found about it is kept.

        It was found on tables that the seat could imagine then; options that it does not have now are left out.
        """
        base: State = sampler.base
        if code not in self.root.places:
            return False
        found: Node | None = self.root.child(self.root.places[code], base.asked, base.kind)
        if found is None:
            return False
        root = Node(base.asked, base.kind)
        root.count = found.count
        for option in base.options:
            if option in found.places:
                old: int = found.places[option]
                if found.visits[old] > 0:
                    at: int = root.open(option, found.liked[old])
                    root.visits[at] = found.visits[old]
                    root.totals[at] = found.totals[old]
                    root.available[at] = found.available[old]
                    root.children[at] = found.children[old]
        self.root = root
        self.sampler = sampler
        self.minds = minds
        return True

    def grow(self, chance: Chance, iterations: int) -> None:
        """So many iterations more."""
        for _ in range(iterations):
            self.iterate(chance)

    def imagine(self, chance: Chance) -> State:
        """A table, and what everybody believes there."""
        t: State = self.sampler.state(chance)
        if self.sampler.roles:
            way: list[int] = self.sampler.roles[self.sampler.dealt]
            self.believing = [self.minds[seat][way[seat]] for seat in range(len(way))]
        else:
            self.believing = [mind[0] for mind in self.minds]
        return t

    def iterate(self, chance: Chance) -> None:
        """One imagined table, played down the tree and on to the end."""
        t: State = self.imagine(chance)
        node: Node = self.root
        nodes: list[Node] = []
        places: list[int] = []
        at: int
        while True:
            at = self.select(t, node)
            nodes.append(node)
            places.append(at)
            give(t, node.codes[at])
            if t.over:
                break
            child: Node | None = node.child(at, t.asked, t.kind)
            if child is None:
                node.add(at, t.asked, t.kind)
                break
            node = child
        self.rollouts += 1
        self.deepest = max(self.deepest, len(nodes))
        values: list[float] = self.play_on(t, chance)
        step: int = 0
        while step < len(nodes):
            node = nodes[step]
            at = places[step]
            node.visits[at] += 1
            node.totals[at] += values[node.asked]
            step += 1

    def select(self, t: State, node: Node) -> int:
        """The option to look at next: good so far, likely by the policy, or seldom tried."""
        options: list[int] = t.options
        weights: list[int] = self.weigh(t, self.believing[t.asked])
        node.count += 1
        total: float = 0.5 * float(len(options))
        tried: list[int] = []
        shares: list[float] = []
        fresh: int = -1
        most: int = -1
        i: int
        at: int
        for i in range(len(options)):
            weight: int = weights[i]
            total += float(weight)
            code: int = options[i]
            if code in node.places:
                at = node.places[code]
                node.available[at] += 1
                tried.append(at)
                shares.append(float(weight) + 0.5)
            elif weight > most:
                fresh = i
                most = weight
        if fresh >= 0 and len(tried) <= int(WIDEN * sqrt(float(node.count))):
            return node.open(options[fresh], float(most) / total)
        flat: float = FLAT / float(len(tried))
        best: int = tried[0]
        best_value: float = -1.0
        for i in range(len(tried)):
            at = tried[i]
            visits: float = float(node.visits[at])
            curious: float = EXPLORE * sqrt(float(node.available[at])) / (1.0 + visits)
            found: float = node.totals[at] / visits + curious * (shares[i] / total + flat)
            if found > best_value:
                best = at
                best_value = found
        return best

    def play_on(self, t: State, chance: Chance) -> list[float]:
        """The rest of the game by the policy, and what each seat gets."""
        left: int = self.rollout
        while not t.over and left > 0:
            left -= 1
            give(t, t.options[self.pick(t, chance)])
        if not t.over and self.evaluate is not None:
            return self.evaluate(t)
        values: list[float] = [0.0] * t.setup.players
        winner: int
        for winner in t.winners:
            values[winner] = 1.0
        return values

    def pick(self, t: State, chance: Chance) -> int:
        """What a player by the policy would answer, with a slip now and then."""
        if below(chance, CARELESS) == 0:
            return below(chance, len(t.options))
        weights: list[int] = self.weigh(t, self.believing[t.asked])
        best: int = -1
        many: int = 0
        place: int = 0
        i: int
        for i in range(len(weights)):
            weight: int = weights[i]
            if weight > best:
                best = weight
                place = i
                many = 1
            elif weight == best:
                many += 1
                if below(chance, many) == 0:
                    place = i
        return place

    def settled(self, left: int) -> bool:
        """Is the best option the one that was tried most, and would be after so many iterations more?"""
        if not self.root.codes:
            return False
        best: int = self.place()
        at: int
        for at in range(len(self.root.codes)):
            if at != best and self.root.visits[best] - self.root.visits[at] <= left:
                return False
        return True

    def place(self) -> int:
        """Where the best option of the root is."""
        root = self.root
        best: int = 0
        best_value: float = -2.0
        at: int
        for at in range(len(root.codes)):
            value: float = sound(root.totals[at], root.visits[at], root.liked[at])
            if value > best_value:
                best = at
                best_value = value
        return best

    def best(self) -> int:
        """The code of the option that has won most, as far as that is not luck."""
        return self.root.codes[self.place()]


def sound(total: float, visits: int, liked: float) -> float:
    """What an option has won on average, less what may be luck: how often it was tried tells more about the policy,
    whose favourites are tried first, than about how good it is. What the policy likes is doubted less: `liked` is what
    part of all options' weight it gives to this one. So between options that are nearly alike the policy decides.
    """
    if visits == 0:
        return -1.0
    tried: float = float(visits)
    return total / tried - DOUBT * (1.0 - liked) / sqrt(tried)
