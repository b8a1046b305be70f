# The words of Halo BANG!: questions, answers, notes, what happened, and how it ended. See engine/words.py for the
# arguments; `$card_text`, `$spartan_text` and `$team_text` are names with their articles.

list = { $some } and { $last }
you = you

## Questions

ask-play = { $seat ->
    [you] Play a card, or end your turn?
   *[other] { $seat } plays a card, or ends the turn.
} ({ $weapons ->
    [0] no Weapon
    [one] { $weapons } Weapon
   *[other] { $weapons } Weapons
} left)
ask-shield = { $by ->
    [you] You play
   *[other] { $by } plays
} { $card_text } against { $seat }: { $seat ->
    [you] shield, or take { $damage } damage?
   *[other] a Shield, or { $damage } damage.
}
ask-flood = { $by ->
    [you] You play
   *[other] { $by } plays
} { $card_text }: { $seat ->
    [you] discard a Weapon, or take { $damage } damage?
   *[other] { $seat } discards a Weapon, or takes { $damage } damage.
}
ask-discard = { $seat ->
    [you] You have
   *[other] { $seat } has
} { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} too many{ $seat ->
    [you] . Which one do you discard?
   *[other] { " " }and discards down to { $limit }.
}
ask-odd_ball = { $seat ->
    [you] { $card }: { $revealed_text } was revealed. What do you discard for it?
   *[other] { $card }: { $revealed_text } was revealed, and { $seat } discards for it.
}
ask-track = { $seat ->
    [you] Where does your first card come from?
   *[other] { $seat } chooses where the first card comes from.
}

## Answers

answer-end_turn = end the turn
answer-take_damage = take the damage
answer-pay = { $asked_tag ->
    [yes] give up a Dog Tag
   *[no] only discard the { $asked_card }
}
answer-keep_all = keep all cards
answer-from_deck = draw from the deck
answer-from_discard = take { $asked_card } from the discard pile
answer-turn_overshield = turn an Overshield for a card
answer-play = play { $card }
answer-discard_card = discard { $card }
answer-shield_with = shield with { $card }
answer-play_for_nothing = play { $card } for nothing
answer-attack_with = attack { $target } with { $card }
answer-play_on = play { $card } on { $target }
answer-play_for = play { $card } with a card for { $target }
answer-play_on_hand = play { $card } on { $target }'s hand
answer-play_on_laid = play { $card } on { $target }'s { $laid }

## Notes

note-hits = { $damage } damage at Range { $range }
note-affects = { $seats_count ->
    [0] affects nobody
   *[other] affects { $seats }
}
note-regains = { $amount ->
    [0] you have all Overshields
    [one] { $amount } Overshield for you
   *[other] { $amount } Overshields for you
}

## Set-up

event-seat_spartan = { $seat ->
    [you] You are
   *[other] { $seat } is
} { $spartan_text }.
event-shuffle_multipliers = The { $team } Team is dealt its Multiplier Tokens, face down: { $multipliers } times.
event-look_at_multiplier = { $seat ->
    [you] You get
   *[other] { $seat } gets
} a Multiplier Token{ $multiplier ->
    [unknown] { "" }
   *[other] : { $multiplier }x
}.
event-seat_specialization = { $seat ->
    [you] You are
   *[other] { $seat } is
} { $specialization } with { $overshields ->
    [one] { $overshields } Overshield
   *[other] { $overshields } Overshields
}. { $specialization_text }
event-take_tags = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $tags ->
    [one] { $tags } Dog Tag
   *[other] { $tags } Dog Tags
}.
event-pog = The pog shows { $team }: { $seat ->
    [you] you begin.
   *[other] { $seat } begins.
}
event-shuffle_deck = The deck is shuffled: { $cards_count ->
    [one] { $cards_count } card
   *[other] { $cards_count } cards
}.

## A turn and the deck

event-turn = { $seat ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-phase = { $phase ->
    [respawn] Respawn phase.
    [draw] Draw phase.
    [play] Play phase.
   *[discard] Discard phase.
}
event-draw = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [unknown] a card
   *[other] { $card_text }
}.
event-track = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card_text } from the discard pile.
event-reveal = { $seat ->
    [you] You reveal
   *[other] { $seat } reveals
} { $card_text }.
event-end_of_deck = The deck has run out: every player discards a Dog Tag.
event-reshuffle = The discard pile is shuffled: { $cards_count ->
    [one] { $cards_count } card
   *[other] { $cards_count } cards
}.

## Cards

event-attack = { $seat ->
    [you] You attack
   *[other] { $seat } attacks
} { $target } with { $card_text }.
event-shield = { $seat ->
    [you] You shield
   *[other] { $seat } shields
} with { $card_text }.
event-brace = { $seat ->
    [you] You
   *[other] { $seat }
} will take the damage.
event-play_card = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card_text }.
event-discard_played = The { $card } is discarded.
event-lay = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card_text }{ $owner ->
    [self] { "" }
   *[other] { " " }on { $owner }
}.
event-remove = { $card } in front of { $owner ->
    [self] { $seat }
   *[other] { $owner }
} is discarded.
event-pass_odd_ball = { $seat ->
    [you] You pass
   *[other] { $seat } passes
} the { $card } to { $to }.
event-no_weapon = { $seat ->
    [you] You have
   *[other] { $seat } has
} no Weapon to discard.
event-discard = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $card_text }.
event-discard_at_random = { $owner ->
    [you] You discard
   *[other] { $owner } discards
} { $card_text }.
event-steal = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [unknown] a card
   *[other] { $card_text }
} from { $owner ->
    [you] your hand
   *[other] the hand of { $owner }
}.

## Overshields and Dog Tags

event-respawn = { $seat ->
    [you] You respawn
   *[other] { $seat } respawns
} with { $left ->
    [one] { $left } Overshield
   *[other] { $left } Overshields
}.
event-damage = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { $amount ->
    [0] no Overshield
    [one] { $amount } Overshield
   *[other] { $amount } Overshields
}; { $left } left.
event-regain = { $amount ->
    [0] { $seat ->
        [you] You have all Overshields already.
       *[other] { $seat } has all Overshields already.
    }
   *[other] { $seat ->
        [you] You regain
       *[other] { $seat } regains
    } { $amount ->
        [one] { $amount } Overshield
       *[other] { $amount } Overshields
    }.
}
event-spend_token = { $seat ->
    [you] You turn
   *[other] { $seat } turns
} an Overshield for a card; { $left } left.
event-kill = { $by ->
    [you] You have killed { $seat } and take a Dog Tag; { $seat } has { $left }.
   *[other] { $by } has killed { $seat } and takes a Dog Tag; { $seat ->
        [you] you have { $left }.
       *[other] { $seat } has { $left }.
    }
}
event-lose_tag = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} a Dog Tag; { $left } left.
event-figures = Ranges or limits have changed.

## The end

event-last_standing = { $seat ->
    [you] You are
   *[other] { $seat } is
} the last one standing: nobody else has any Overshields.
event-out_of_tags = { $seats_count ->
    [one] { $seats ->
        [you] You have no Dog Tag left.
       *[other] { $seats } has no Dog Tag left.
    }
   *[other] No Dog Tag is left to { $seats }.
}
event-show_multiplier = { $seat ->
    [you] You reveal
   *[other] { $seat } reveals
} { $multiplier }x.
event-show_hand = { $seat ->
    [you] You show
   *[other] { $seat } shows
} { $cards_count ->
    [0] an empty hand
   *[other] { $cards_text }
}.
event-count_tags = { $seat ->
    [you] You have
   *[other] { $seat } has
} { $tags ->
    [0] no Dog Tag to count.
   *[other] { $tags ->
        [one] { $tags } Dog Tag
       *[other] { $tags } Dog Tags
    }{ $worth ->
        [1] { "" }
       *[other] , each worth { $worth } points
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-count_pods = { $seat ->
    [you] You have
   *[other] { $seat } has
} { $pods ->
    [one] { $pods } Ordnance Pod
   *[other] { $pods } Ordnance Pods
} in hand: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-betrayal = Betrayal: { $team_text } has killed one of its own and loses { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
}.
event-score = { $team ->
    [ONI] The ONI Operative
   *[other] The { $team } Team
} has { $points ->
    [0] no point
    [one] { $points } point
   *[other] { $points } points
}.
event-tie = The scores are level with { $points ->
    [0] no point
    [one] { $points } point
   *[other] { $points } points
}: { $teams_text }.
event-oni_takes_tie = The ONI Operative wins every tie.
event-count_damage = The { $team } Team holds { $weapons ->
    [0] no
   *[other] { $weapons }
} damage in Weapons and { $cards ->
    [0] no { $card }
    [one] { $cards } { $card }
   *[other] { $cards } { $card }s
}: { $damage } damage.
event-end = The game is over: { $winners } { $winners_count ->
    [one] { $winners ->
        [you] win
       *[other] wins
    }
   *[other] win
}.

## How it ended

outcome-hb-last-standing = Only one player has any Overshields left: his team is the last one standing.
outcome-hb-end-highest = The points have been counted: the highest score wins.
outcome-hb-tie-oni = The ONI Operative shares the highest score, and wins every tie.
outcome-hb-tie-damage = Red and Blue are level: the team that holds the most damage wins.
outcome-hb-tie-level = Red and Blue are level in points and in damage: they share the victory.

## Objections

objection-attack_on_oneself = A Weapon attacks another player, never yourself.
objection-weapons_played = You can play { $most ->
    [1] one Weapon
   *[other] { $most } Weapons
} this turn, and have.
objection-target_respawning = { $target } is Respawning: no Weapon can be played against him.
objection-out_of_range = The Range to { $target } is { $distance }; { $card } reaches { $reach }.
objection-gift_to_oneself = The card goes to another player, not to you.
objection-one_odd_ball = An Odd Ball is in play already.
objection-vision_of_own_hand = { $card } is for the hand of another player.
objection-vision_of_empty_hand = { $target } has no cards in hand.
objection-vision_of_nothing = { $card } is not played without a card that it could take.
objection-camouflage_of_own_hand = { $card } is for the hand of another player.
objection-camouflage_of_empty_hand = { $target } has no cards in hand.
objection-camouflage_of_own_cards = Your own cards in play are not for your Active Camouflage.
objection-camouflage_of_no_card = No { $card } lies in front of { $target }.
objection-camouflage_of_nothing = { $card } is not played without a card that it could take.
objection-only_engineer = Only Engineer can turn an Overshield for a card.
objection-last_overshield = Your last Overshield cannot be used in this way.
objection-shield_out_of_turn = A Hardlight Shield is only played when you are attacked.
objection-no_shield_in_hand = You have no { $card } in hand.
objection-not_your_turn = { $card } cannot be played now: it is not your turn.
objection-only_medic = Only Medic can use { $card } as a Shield.
objection-medics_last_card = { $card } is your last card, so it cannot be a Shield.
objection-no_weapon_for_flood = Only a Weapon helps against the Flood; { $card } is none.
objection-no_weapon_for_odd_ball = The Odd Ball asks for a Weapon; { $card } is none.
objection-weapon_must = You hold a Weapon, so you must discard one; a Dog Tag will not do.
objection-too_many_cards = More than seven cards cannot be kept: discard one.
