# The words of the table of Halo BANG!.

hb-range = range
hb-damage = damage
hb-weapon = Range { $range }, damage { $damage }
hb-overshields = { $left } of { $most } Overshields
hb-seat = { $team } team, { $overshields } Overshields, { $tags } Dog Tags, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $range ->
    [none] no target
   *[other] Range { $range }
}
hb-tags = { $team } tags
hb-own-tags = { $count ->
    [one] { $count } Dog Tag
   *[other] { $count } Dog Tags
}
hb-deck = deck { $count }
hb-discard = discard { $count }
hb-played = being played
hb-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
hb-respawning = Respawning
hb-phase = Your turn · { $phase } phase
hb-weapons-left = { $count ->
    [one] { $count } Weapon left this turn
   *[other] { $count } Weapons left this turn
}
hb-attack = { $card }: whom do you attack?
hb-at-whom = { $card }: for whom?
hb-once-more = { $card }: play it?
hb-plays = { $name } plays { $card }
hb-would-cost = { $damage } damage
hb-turn = Turn
hb-hand-of = { $name }: hand
hb-card-of = { $name }: { $card }
