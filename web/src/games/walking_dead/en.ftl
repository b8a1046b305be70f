# The words of the table of The Walking Dead.

wd-health = { $health } of { $most } Health
wd-walkers = { $count ->
    [one] { $count } Walker
   *[other] { $count } Walkers
}
wd-seat = { $role ->
    [none] { "" }
   *[other] { $role },{ " " }
}{ $health } of { $most } Health, { $walkers ->
    [one] { $walkers } Walker
   *[other] { $walkers } Walkers
}, { $places ->
    [0] { "" }
    [one] { $places } place away
   *[other] { $places } places away
}
wd-overrun = { $count } until the overrun
wd-overrun-then = Then everybody loses a Health for each Walker he has
wd-again = throw again
wd-keep = keep
wd-stays = stays
wd-used-now = this one
wd-no-dice = The dice lie ready.
wd-throws = { $count ->
    [one] { $count } throw left
   *[other] { $count } throws left
}
wd-throw = Throw { $count }
wd-keep-all = Keep all
wd-your-roll = Your roll
wd-tap = tap a die to throw it again
wd-which = Which dice do you throw again?
wd-your-dice = Your dice
wd-again-group = Throw { $count } again
wd-keep-group = Keep
wd-by = { $name } against you
wd-does = { $face ->
    [walker] takes a Walker
    [infection] three: you lose 1
    [range_1] hits a neighbour
    [range_2] hits 2 places away
    [first_aid] heals somebody
   *[grenade] three: hits all others
}
