# The words of RISK: Halo: questions, answers and what stands against them, notes, what happened, and how it ended. See
# engine/words.py for the arguments. Where a player could stand and there is none, the neutral Flood is meant.

list = { $some } and { $last }
you = you

## Questions

ask-teleporter = { $first ->
    [none] { $seat ->
        [you] Where do you put the first token of a pair of mobile teleporters?
       *[other] { $seat } places the first token of a pair of mobile teleporters.
    }
   *[other] { $seat ->
        [you] Where do you put the second token? The first lies in { $first }.
       *[other] { $seat } places the second token. The first lies in { $first }.
    }
}
ask-claim = { $seat ->
    [you] Which empty territory is claimed by { $neutral ->
        [yes] the neutral Flood
       *[no] you
    }?
   *[other] { $seat } claims an empty territory{ $neutral ->
        [yes] { " " }for the neutral Flood
       *[no] { "" }
    }.
}
ask-place = { $seat ->
    [you] Where do you place { $neutral ->
        [yes] neutral Flood units
       *[no] units
    }? ({ $left } left)
   *[other] { $seat } places { $neutral ->
        [yes] neutral Flood units
       *[no] units
    } ({ $left } left).
}
ask-hero = { $seat ->
    [you] { $returns ->
        [yes] Where does your Hero return?
       *[no] Where do you place your Hero?
    }
   *[other] { $returns ->
        [yes] { $seat } may bring the Hero back.
       *[no] { $seat } places the Hero.
    }
}
ask-reinforce = { $seat ->
    [you] Do you turn in or use cards?
   *[other] { $seat } may turn in or use cards.
}{ $skulls ->
    [0] { "" }
    [one] { " " }({ $skulls } skull laid down)
   *[other] { " " }({ $skulls } skulls laid down)
}
ask-card_units = { $seat ->
    [you] Where do the units of { $card } go? ({ $left } left)
   *[other] { $seat } places units of { $card } ({ $left } left).
}
ask-take_command = { $seat ->
    [you] Do you ask { $owner } for the command of a territory?
   *[other] { $seat } may ask { $owner } for the command of a territory.
}
ask-command_from = { $seat ->
    [you] From where does the unit come that takes over { $territory }?
   *[other] { $seat } chooses from where the unit comes that takes over { $territory }.
}
ask-agree = { $seat ->
    [you] Do you give { $by } the command of { $territory }?
   *[other] { $by ->
        [you] You ask
       *[other] { $by } asks
    } { $seat } for the command of { $territory }.
}
ask-attack = { $seat ->
    [you] Which territory do you invade, and from where?
   *[other] { $seat } may invade a territory.
}
ask-strike = { $seat ->
    [you] Which enemy territory do you strike with { $card }?
   *[other] { $seat } strikes an enemy territory with { $card }.
}
ask-commit = { $seat ->
    [you] How do you attack
   *[other] { $seat } attacks
} { $target } from { $source }{ $seat ->
    [you] ?
   *[other] .
} ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
} against { $against ->
    [one] { $against } unit
   *[other] { $against } units
})
ask-defend = { $by ->
    [you] You attack
   *[other] { $by } attacks
} { $target } from { $source } with { $dice }. { $seat ->
    [you] How many units defend?
   *[other] { $seat } defends.
} ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
} against { $against ->
    [one] { $against } unit
   *[other] { $against } units
})
ask-window = { $seat ->
    [you] Do you use a card { $when }?
   *[other] { $seat } may use a card.
} ({ $target } from { $source }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
} against { $against ->
    [one] { $against } unit
   *[other] { $against } units
}){ $losses ->
    [0] { "" }
    [one] { " " }{ $seat ->
        [you] You are about to lose { $losses } unit.
       *[other] { $seat } is about to lose { $losses } unit.
    }
   *[other] { " " }{ $seat ->
        [you] You are about to lose { $losses } units.
       *[other] { $seat } is about to lose { $losses } units.
    }
}
ask-react = { $seat ->
    [you] { $by } uses { $card }. Do you cancel this ability?
   *[other] { $seat } may cancel { $card }.
}
ask-oath = { $seat ->
    [you] Your Hero has been defeated in { $territory }. Do you use a card?
   *[other] { $seat } may use a card for the Hero that was defeated in { $territory }.
}
ask-oath_to = { $seat ->
    [you] Where does your Hero return?
   *[other] { $seat } chooses where the Hero returns.
}
ask-reanimate = { $seat ->
    [you] Where do your lost units return?
   *[other] { $seat } chooses where lost units return.
}
ask-move_in = { $seat ->
    [you] How many units move into { $target }?
   *[other] { $seat } moves units into { $target }.
}
ask-reward = { $seat ->
    [you] Do you accomplish a Campaign card, or draw a Faction card?
   *[other] { $seat } may accomplish a Campaign card, or draw a Faction card.
}
ask-maneuver = { $seat ->
    [you] From where do you maneuver?
   *[other] { $seat } may maneuver.
}
ask-move_to = { $seat ->
    [you] Where do units of { $source } go?
   *[other] { $seat } moves units of { $source }.
}
ask-move_units = { $seat ->
    [you] How many units go from { $source } to { $to }?
   *[other] { $seat } moves units from { $source } to { $to }.
}
ask-airlift = { $seat ->
    [you] From where do you lift units?
   *[other] { $seat } lifts units from somewhere.
}

## Answers

answer-stop_attacking = stop attacking
answer-stop_invasion = stop this invasion
answer-no_card = no card
answer-always_most = always defend with the most dice
answer-ask_again = ask me again how to defend
answer-roll = roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $hero ->
    [yes] { " " }with the Hero
   *[no] { "" }
}
answer-defend = defend with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
answer-move_in = move in { $units ->
    [one] { $units } unit
   *[other] { $units } units
}{ $hero ->
    [yes] { " " }with the Hero
   *[no] { "" }
}
answer-attack_until = attack until { $units ->
    [one] { $units } unit is left
   *[other] { $units } units are left
}{ $hero ->
    [yes] { " " }with the Hero
   *[no] { "" }
}
answer-attack = attack { $target } from { $source }
answer-draw = draw { $asked ->
    [reward] { $asked_cards ->
        [one] a Faction card
       *[other] { $asked_cards } Faction cards
    }
   *[other] a Faction card
}
answer-neither = neither
answer-no_maneuver = no maneuver
answer-move_from = move from { $territory }
answer-move_to = move to { $territory }
answer-move = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}{ $hero ->
    [yes] { " " }with the Hero
   *[no] { "" }
}
answer-accomplish = accomplish { $card }
answer-done = done
answer-not_now = not now
answer-no_more_units = no more units
answer-no_transfer = no transfer
answer-agree = agree
answer-refuse = refuse
answer-place = { $units ->
    [one] { $units } unit
   *[other] { $units } units
} on { $territory }
answer-hero_to = Hero to { $territory }
answer-turn_in = turn in { $card }
answer-turn_in_captured = turn in captured { $card }
answer-units_to = units to { $territory }
answer-take_command = take command of { $territory }
answer-send_from = send a unit from { $territory }
answer-use = use { $card }
answer-use_captured = use captured { $card }
answer-strike_at = strike { $territory }
answer-airlift_from = airlift from { $territory }
answer-return_to = units return to { $territory }
answer-no_teleporters = no teleporters
answer-claim = claim { $territory }
answer-put_token = teleporter in { $territory }

## Notes

note-strength = { $units }{ $hero ->
    [yes] { " " }+ Hero
   *[no] { "" }
} against { $against }{ $hero_defends ->
    [yes] { " " }+ Hero
   *[no] { "" }
}, { $owner ->
    [none] the neutral Flood
   *[other] { $owner }
}: { $chance } %
note-standing = { $units }{ $hero ->
    [yes] { " " }+ Hero
   *[no] { "" }
}
note-facing = { $units }{ $hero ->
    [yes] { " " }+ Hero
   *[no] { "" }
}, { $owner ->
    [none] the neutral Flood
   *[other] { $owner }
}

## What happened: preparation

event-take_force = { $seat ->
    [you] You command
   *[other] { $seat } commands
} the { $faction }.
event-roll_for_order = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} a { $die } for the turn order.
event-set_order = The turn order is { $order }.
event-shuffle_deck = The { $faction } deck of { $cards_count } cards is shuffled.
event-muster = { $seat ->
    [you] You have
    [none] The neutral Flood has
   *[other] { $seat } has
} { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
} to place.
event-place_teleporters = { $seat ->
    [you] You connect
   *[other] { $seat } connects
} { $first } and { $second } by mobile teleporters.
event-keep_teleporters = { $seat ->
    [you] You place
   *[other] { $seat } places
} no teleporters.
event-shuffle_objectives = The { $cards_count } { $level } Campaign cards are shuffled.
event-deal_objective = { $card ->
    [unknown] { $seat ->
        [you] You get a Campaign card.
       *[other] { $seat } gets a Campaign card.
    }
   *[other] { $seat ->
        [you] You get { $card }: { $card_text }
       *[other] { $seat } gets { $card }: "{ $card_text }"
    }
}
event-claim_land = { $seat ->
    [you] You claim
    [none] The neutral Flood claims
   *[other] { $seat } claims
} { $territory } with { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
}.
event-place_base = { $seat ->
    [you] Your { $base } stands
   *[other] The { $base } of { $seat } stands
} in { $territory }.
event-place_units = { $seat ->
    [you] You place
    [none] The neutral Flood places
   *[other] { $seat } places
} { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
} in { $territory }.
event-place_hero = { $seat ->
    [you] Your { $hero } goes
   *[other] The { $hero } of { $seat } goes
} to { $territory }.
event-leave_hero_out = { $seat ->
    [you] Your { $hero } stays
   *[other] The { $hero } of { $seat } stays
} off the board for now.

## What happened: cards

event-draw = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [unknown] a Faction card
   *[other] { $card }
}.
event-no_card = There is no Faction card left for { $seat }.
event-reshuffle = The { $faction } discard pile is shuffled and becomes the new deck.
event-turn_in = { $seat ->
    [you] You turn in
   *[other] { $seat } turns in
} { $captured ->
    [yes] captured { $card }
   *[no] { $card }
}.
event-exchange_skulls = { $amount ->
    [0] { $seat ->
        [you] You turn in
       *[other] { $seat } turns in
    } { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }, but there are no pieces for more units.
   *[other] { $seat ->
        [you] You receive
       *[other] { $seat } receives
    } { $amount ->
        [one] { $amount } unit
       *[other] { $amount } units
    } for { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }.
}
event-use_card = { $seat ->
    [you] You use { $card }: { $card_text }
   *[other] { $seat } uses { $card }: "{ $card_text }"
}
event-cancel = { $seat ->
    [you] Your { $card }
   *[other] { $card } of { $seat }
} is cancelled.

## What happened: a turn

event-turn = { $seat ->
    [you] Your turn
   *[other] { $seat }'s turn
} in round { $round }.
event-reinforce = { $seat ->
    [you] You receive
   *[other] { $seat } receives
} { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
}: { $territories } for territories, { $regions } for regions, { $bases } for Bases{ $short ->
    [yes] ; there are no pieces for more
   *[no] { "" }
}.
event-ask_command = { $seat ->
    [you] You ask
   *[other] { $seat } asks
} { $owner } for the command of { $territory }.
event-take_command = { $seat ->
    [you] You take
   *[other] { $seat } takes
} command of { $territory } with a unit from { $source }.
event-refuse_command = { $seat ->
    [you] You do not agree.
   *[other] { $seat } does not agree.
}
event-move = { $seat ->
    [you] You move
   *[other] { $seat } moves
} { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
}{ $hero ->
    [yes] { " " }with the Hero
   *[no] { "" }
} from { $source } to { $to }.
event-gain_maneuvers = { $seat ->
    [you] You
   *[other] { $seat }
} may maneuver { $amount ->
    [one] { $amount } more time
   *[other] { $amount } more times
}.
event-stand_by = { $seat ->
    [you] You { $most_dice ->
        [yes] always defend with the most dice.
       *[no] decide about every defence again.
    }
   *[other] { $seat } { $most_dice ->
        [yes] always defends with the most dice.
       *[no] decides about every defence again.
    }
}

## What happened: battle

event-invade = { $seat ->
    [you] You invade
   *[other] { $seat } invades
} { $target } ({ $owner ->
    [none] the neutral Flood
   *[other] { $owner }
}) from { $source }.
event-commit = { $seat ->
    [you] You attack
   *[other] { $seat } attacks
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $hero ->
    [yes] { " " }and the Hero
   *[no] { "" }
}{ $until ->
    [0] { "" }
    [one] , until { $until } unit is left
   *[other] , until { $until } units are left
}.
event-go_on = { $seat ->
    [you] You go on
   *[other] { $seat } goes on
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
event-break_order = { $seat ->
    [you] Your order
   *[other] { $seat }'s order
} to attack ends here.
event-defend = { $seat ->
    [you] You defend
    [none] The neutral Flood defends
   *[other] { $seat } defends
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
event-damage = { $territory } loses { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
} of { $owner ->
    [you] yours
    [none] the neutral Flood
   *[other] { $owner }
} ({ $most }).
event-add_bonus = { $seat ->
    [you] Each of your dice
   *[other] Each die of { $seat }
} counts { $amount } more in this roll.
event-raise_shield = { $seat ->
    [you] You
   *[other] { $seat }
} will ignore { $amount ->
    [one] { $amount } loss
   *[other] { $amount } losses
} of this roll.
event-limit_defence = { $seat ->
    [you] You roll
    [none] The neutral Flood rolls
   *[other] { $seat } rolls
} only { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
event-must_commit = { $seat ->
    [you] You
   *[other] { $seat }
} must attack with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
event-halt = One unit is left in { $source }: there is no roll.
event-dice = Dice: { $attack } against { $defence }.
event-save = { $seat ->
    [you] You save
   *[other] { $seat } saves
} { $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
}.
event-losses = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { $attack_losses ->
    [one] { $attack_losses } unit
   *[other] { $attack_losses } units
}, { $owner ->
    [none] the neutral Flood
   *[other] { $owner }
} { $defence_losses ->
    [one] { $defence_losses } unit
   *[other] { $defence_losses } units
}.
event-infect = { $amount ->
    [0] There are no pieces for more units in { $territory }.
    [one] { $amount } unit more in { $territory }.
   *[other] { $amount } units more in { $territory }.
}
event-reanimate = Up to { $most ->
    [one] { $most } unit
   *[other] { $most } units
} { $seat ->
    [you] of yours
   *[other] of { $seat }
} will return in { $territory }.
event-return = { $amount ->
    [0] { $seat ->
        [you] You have lost nothing that could return.
       *[other] { $seat } has lost nothing that could return.
    }
    [one] { $amount } unit { $seat ->
        [you] of yours
       *[other] of { $seat }
    } returns in { $territory }.
   *[other] { $amount } units { $seat ->
        [you] of yours
       *[other] of { $seat }
    } return in { $territory }.
}
event-lose_hero = { $seat ->
    [you] Your { $hero }
   *[other] The { $hero } of { $seat }
} is defeated in { $territory }.
event-conquer = { $seat ->
    [you] You conquer
   *[other] { $seat } conquers
} { $target } from { $owner ->
    [none] the neutral Flood
   *[other] { $owner }
}.
event-move_in = { $hero ->
    [yes] { $amount ->
        [one] { $amount } unit and the Hero move
       *[other] { $amount } units and the Hero move
    }
   *[no] { $amount ->
        [one] { $amount } unit moves
       *[other] { $amount } units move
    }
} into { $target }.
event-end_invasion = The invasion of { $target } is over.

## What happened: elimination and objectives

event-out = { $seat ->
    [you] You are
   *[other] { $seat } is
} eliminated by { $by }.
event-capture = { $seat ->
    [you] You capture
   *[other] { $seat } captures
} { $cards ->
    [unknown] { $amount ->
        [one] a { $faction } card
       *[other] { $amount } { $faction } cards
    }
   *[other] { $cards }
} of { $owner ->
    [you] yours
   *[other] { $owner }
}.
event-inherit = { $seat ->
    [you] You take
   *[other] { $seat } takes
} over { $card ->
    [unknown] a Campaign card
   *[other] { $card }
} of { $owner ->
    [you] yours
   *[other] { $owner }
}.
event-inherit_open = { $seat ->
    [you] You take
   *[other] { $seat } takes
} over { $card } of { $owner ->
    [you] yours
   *[other] { $owner }
}.
event-discard_objectives = { $spots_count ->
    [one] { $spots_count } Campaign card
   *[other] { $spots_count } Campaign cards
} of { $seat ->
    [you] yours
   *[other] { $seat }
} { $spots_count ->
    [one] is
   *[other] are
} out of the game.
event-accomplish = { $seat ->
    [you] You accomplish { $card }: { $card_text }
   *[other] { $seat } accomplishes { $card }: "{ $card_text }"
}
event-reveal = { $seat ->
    [you] You must show { $card }: { $card_text }
   *[other] { $seat } must show { $card }: "{ $card_text }"
}
event-show_objective = { $seat ->
    [you] You were after { $card }: { $card_text }
   *[other] { $seat } was after { $card }: "{ $card_text }"
}
event-figures = How far the objectives have come has changed.
event-reach_limit = { $rounds ->
    [one] { $rounds } round has
   *[other] { $rounds } rounds have
} been played.
event-end = The game is over. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners ->
        [you] You win.
       *[other] { $winners } wins.
    }
   *[other] The winners: { $winners }.
}

## How it ended

outcome-rh-objective-win_three = All three objectives are accomplished and the Base is held.
outcome-rh-win-last_standing = All opponents are eliminated.
outcome-rh-duel-win_three = Three objectives are accomplished.
outcome-rh-duel-win_eliminate = The opponent is eliminated.
outcome-rh-slayer-win = One player commands every territory.
outcome-rh-team-win_four = The team has accomplished four objectives and holds its Bases.
outcome-rh-team-win_flood = The Flood has accomplished three objectives and holds its Base.
outcome-rh-team-slayer_variant = One team commands every territory.
outcome-rh-limit-draw = The agreed rounds are over and nobody has won: a draw.
outcome-rh-limit-most = The agreed rounds are over: most territories win.

## Objections: another time

objection-anothers_turn = It is { $seat }'s turn.
objection-invasion_not_over = Your invasion of { $target } from { $source } is not over.
objection-turn_in_at_start = Cards are turned in at the start of your turn.
objection-deploy_at_start = Units are placed at the start of your turn.
objection-hero_returns_at_start = A defeated Hero comes back at the start of your turn.
objection-command_after_reinforcements = You ask for the command of a territory right after your reinforcements.
objection-attack_after_reinforcements = You attack after your reinforcements and before you take a card.
objection-commit_in_invasion = You say how you attack when you have declared an invasion.
objection-defend_when_attacked = You say how you defend when a territory of yours is attacked.
objection-card_after_attacks = You take a Campaign or a Faction card when you have finished your attacks.
objection-maneuver_at_end = You maneuver at the end of your turn.

## Objections: set-up

objection-second_token_missing = The second token of the pair must be placed.
objection-pair_needed = You must place a pair: without one the boards would not be connected.
objection-token_there_already = There is a mobile teleporter in { $territory } already.
objection-same_half_of_forge = { $territory } lies on the same half as { $first }.
objection-same_half_of_ring = { $territory } lies on the same half as { $first }.
objection-connected_already = { $territory } and { $first } are connected already.
objection-not_empty = { $territory } is not empty.
objection-not_of_flood = { $territory } does not belong to the Flood.
objection-hero_begins_elsewhere = Your Hero goes to a territory that you control; { $territory } is not yours.

## Objections: reinforcements

objection-hero_returns_elsewhere = Your Hero goes to a territory that you control; { $territory } is not yours.
objection-not_yours_to_deploy = { $territory } is not yours.
objection-one_skull = One skull is not enough; turn in at least two.
objection-no_second_skull = You could not complete two skulls.
objection-needed_for_skulls = You need this card to complete two skulls.
objection-too_many_skulls = That would be { $skulls } skulls; ten are the most.

## Objections: the command of an ally's territory

objection-not_of_ally = { $territory } is not your ally's.
objection-not_one_unit = There are { $units } units in { $territory }; exactly one is needed.
objection-hero_of_ally_there = Your ally's Hero stands in { $territory }.
objection-refused_already = Your ally has refused the command of { $territory } in this turn.
objection-not_yours_to_send = { $territory } is not yours.
objection-only_unit = The only unit of { $territory } must stay.

## Objections: the moment of a card

objection-skulls_only = { $card } was captured: only its skulls count.
objection-not_its_moment = { $card } is used { $when }.
objection-first_attack_over = Your first attack is over.
objection-nothing_to_lift = You have no unit to lift, or nowhere to go.
objection-bombard_in_vain = { $card } would have no effect here.
objection-camouflage_in_vain = { $card } would have no effect here.
objection-save_in_vain = { $card } would have no effect here.
objection-infect_in_vain = { $card } would have no effect here.
objection-reanimate_in_vain = { $card } would have no effect here.
objection-strike_in_vain = { $card } would have no effect here.
objection-drop_in_vain = { $card } would have no effect here.
objection-support_in_vain = { $card } would have no effect here.
objection-growth_in_vain = { $card } would have no effect here.

## Objections: the territories of a card

objection-not_yours_to_lift = { $territory } is not yours.
objection-not_yours_for_oath = { $territory } is not yours.
objection-nothing_to_strike = { $territory } is no enemy territory next to yours with a unit to lose.
objection-not_next_to_battle = { $territory } is not yours or not next to the battle.
objection-drop_must_be_placed = The card's units must be placed.
objection-support_must_be_placed = The card's units must be placed.
objection-spawn_must_be_placed = The card's units must be placed.
objection-spawned_there_already = A unit of this card was placed in { $territory } already.
objection-grown_there_already = A unit of this card was placed in { $territory } already.
objection-drop_out_of_reach = The card does not reach { $territory }.
objection-support_out_of_reach = The card does not reach { $territory }.
objection-growth_out_of_reach = The card does not reach { $territory }.

## Objections: attacks

objection-asked_anyway = You are asked about every defence anyway.
objection-own_territory = { $target } is yours.
objection-territory_of_ally = { $target } is your ally's.
objection-not_adjacent = { $target } is not connected with { $source }.
objection-one_unit_only = There is only one unit in { $source }, and it must stay.
objection-not_rolled_yet = An invasion that was declared is rolled at least once.
objection-hero_does_not_attack = Your Hero is not in { $source }.
objection-hero_always_attacks = The Hero always adds its bonus.
objection-units_left_already = That many units are left already.
objection-too_many_dice = { $most ->
    [one] { $most } unit
   *[other] { $most } units
} can attack: one must stay behind.
objection-too_many_defend = One or two units defend.
objection-hero_moved_in_already = Your Hero has moved in already.
objection-hero_does_not_move_in = Your Hero is not in { $source }.
objection-too_few_move_in = You attacked with { $dice ->
    [one] one die: a unit
   *[other] { $dice } dice: as many units
} must move in.
objection-too_many_move_in = One unit must stay in { $source }.

## Objections: the end of a turn

objection-nothing_conquered = You have conquered no territory this turn.
objection-not_met = { $card } has not been met this turn: { $card_text }
objection-maneuvered_already = You have maneuvered already.
objection-not_yours_to_maneuver = { $territory } is not yours.
objection-only_unit_maneuvers = The only unit of { $territory } must stay.
objection-too_many_maneuver = One unit must stay in { $source }.
objection-connected_with_none = { $territory } is not connected with another territory of yours.
objection-not_connected = { $territory } is not connected with { $source }.
objection-same_territory = The units go to another territory.
objection-ends_at_ally = { $territory } is your ally's: end on a territory of your own.
objection-hero_does_not_maneuver = Your Hero is not in { $source }.
objection-hero_alone = The Hero moves only together with a unit.
