# The words of the board of Flashpoint.

fp-level = Level { $level }
fp-flat = Flat
fp-item = an item
fp-model = { $tag } { $unit }, { $health } health, { $shields } shields, in { $cube }
fp-health = health
fp-health-of = { $left } of { $most } health
fp-shields = shields
fp-shields-of = { $left } shields
fp-off = off
fp-reachable = can be chosen
fp-clear = clear
fp-partly = partly hidden
fp-speed = speed
fp-ranged = ranged
fp-fight = fight
fp-survive = survive
fp-armour = armour
fp-range = range { $range }
fp-round = Round { $round }
fp-command-dice = Your command dice
fp-actions-left = Short actions left: { $count }
fp-places = Places in the cube
fp-place-in = Place in { $cube }
fp-place-how = Choose a place; dashed ones are too close to somebody.
fp-usual = Stand in the middle
fp-usual-at = Stand at { $place }
fp-can-do = What can be done
fp-acts = { $tag } acts
fp-moves = { $tag } moves
fp-cubes = { $count } cubes can be reached
fp-level-group = Level { $level }
fp-plain = Actions
fp-blocked = blocked, the panel glows
fp-sight = Sight
fp-sight-from = Seen from { $cube }
fp-line-says = What the line says
fp-unseen = not to be seen
fp-camouflaged = camouflaged
fp-clear-back = has a Clear Shot back
fp-out-of-range = range { $range }, too far
fp-by-wall = { $letter ->
    [b] a barrier
    [w] a window frame
    [d] a door frame
    [h] a closed hatch
   *[other] a solid wall
} on the { $side ->
    [west] west
   *[south] south
} side of { $cube }
fp-by-floor = the floor of { $cube }
fp-by-within = what stands in { $cube }
fp-by-shroud = a Shroud Screen in { $cube }
fp-by-model = a model in between
fp-mode = { $mode ->
    [blaze_away] blaze away
    [scoped] scoped
   *[other] { $mode }
}
fp-last-dice = The dice of the last exchange
fp-killed = killed
fp-test = { $test ->
    [ranged] Ranged
    [fight] Fight
    [survive] Survive
    [blast] Blast
    [gravity] Gravity
    [recon] Recon
   *[wall] Wall
}
