# The words of Halo: Flashpoint: questions, answers, notes, what happened, how it ended, and what stands against an
# answer. See engine/words.py for the arguments.

list = { $some }, { $last }
you = you

## Questions

ask-draft = { $seat ->
    [you] Which profile card do you take?
   *[other] { $seat } takes a profile card.
}
ask-go_first = { $seat ->
    [you] Who takes the first Turn?
   *[other] { $seat } says who takes the first Turn.
}
ask-zone = { $seat ->
    [you] Which deployment zone do you take?
   *[other] { $seat } takes a deployment zone.
}
ask-deploy = { $seat ->
    [you] Where is { $model } deployed?
   *[other] { $seat } deploys { $model }.
}
ask-place = { $seat ->
    [you] Where in { $cube } does { $model } stand?
   *[other] { $seat } places { $model } in { $cube }.
}
ask-reroll = { $seat ->
    [you] Which command dice do you reroll?
   *[other] { $seat } may reroll command dice.
}
ask-activate = { $seat ->
    [you] Which model do you Activate?
   *[other] { $seat } Activates a model.
}
ask-again = { $seat ->
    [you] Do you spend +1 Model, and for whom?
   *[other] { $seat } may spend +1 Model.
}
ask-act = { $seat ->
    [you] What does { $model } do? ({ $left ->
        [one] { $left } short action
       *[other] { $left } short actions
    } left)
   *[other] { $seat } says what { $model } does: { $left ->
        [one] { $left } short action
       *[other] { $left } short actions
    } left.
}
ask-move = { $seat ->
    [you] Where does { $model } move? (up to { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    })
   *[other] { $seat } moves { $model } up to { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
}
ask-pick_up = { $seat ->
    [you] What does { $model } pick up?
   *[other] { $seat } may let { $model } pick something up.
}
ask-leave = { $seat ->
    [you] What does { $model } do with the items?
   *[other] { $seat } says what { $model } does with the items.
}
ask-shoot = { $seat ->
    [you] What does { $model } shoot, and at whom?
   *[other] { $seat } says what { $model } shoots, and at whom.
}
ask-second_shot = { $seat ->
    [you] Does { $model } shoot a second weapon?
   *[other] { $seat } may let { $model } shoot a second weapon.
}
ask-add_dice = { $seat ->
    [you] How many Dice results do you add to the { $test ->
        [ranged] Ranged
        [fight] Fight
       *[survive] Survive
    } test of { $model }?
   *[other] { $seat } may add Dice results to the { $test ->
        [ranged] Ranged
        [fight] Fight
       *[survive] Survive
    } test of { $model }.
}
ask-target = { $seat ->
    [you] Whom does { $model } fight?
   *[other] { $seat } says whom { $model } fights.
}
ask-blade = { $seat ->
    [you] With what does { $model } fight?
   *[other] { $seat } says with what { $model } fights { $target }.
}
ask-fighter = { $seat ->
    [you] Who fights { $model }?
   *[other] { $seat } says who fights { $model }.
}
ask-push = { $seat ->
    [you] Where is { $model } pushed?
   *[other] { $seat } says where { $model } is pushed.
}
ask-snap_shot = { $seat ->
    [you] Does { $model } take a Snap Shot?
   *[other] { $seat } may let { $model } take a Snap Shot at { $target }.
}
ask-next = { $seat ->
    [you] { $next ->
        [thrown] Who is thrown next?
        [hit] Who is hit next by the explosion?
       *[fights] Whose Assault comes next?
    }
   *[other] { $seat } says { $next ->
        [thrown] who is thrown next.
        [hit] who is hit next by the explosion.
       *[fights] whose Assault comes next.
    }
}
ask-evade = { $seat ->
    [you] Does { $model } Evade?
   *[other] { $seat } may let { $model } Evade.
}
ask-marker = { $seat ->
    [you] At which Respawn Marker { $purpose ->
        [enter] does { $model } enter?
       *[leave_weapon] is the weapon of { $model } left?
    }
   *[other] { $seat } says at which Respawn Marker { $purpose ->
        [enter] { $model } enters.
       *[leave_weapon] the weapon of { $model } is left.
    }
}
ask-take_weapon = { $seat ->
    [you] Which weapon does { $model } take?
   *[other] { $seat } may let { $model } take a weapon.
}
ask-sticky = { $seat ->
    [you] To whom does the grenade of { $model } stick?
   *[other] { $seat } says to whom the grenade of { $model } sticks.
}
ask-fetch = { $seat ->
    [you] What does { $model } fetch?
   *[other] { $seat } says what { $model } fetches.
}
ask-shroud = { $seat ->
    [you] Where does { $model } put the Shroud Screen?
   *[other] { $seat } says where { $model } puts the Shroud Screen.
}
ask-throw = { $seat ->
    [you] Where does { $model } throw the Power Seed?
   *[other] { $seat } says where { $model } throws the Power Seed.
}
ask-bid = { $seat ->
    [you] Do you spend +1 Model to take the first Turn of the next Round?
   *[other] { $seat } may spend +1 Model to take the first Turn of the next Round.
}
ask-carry = { $seat ->
    [you] Which command dice do you carry over?
   *[other] { $seat } may carry command dice over.
}
ask-peek = { $seat ->
    [you] Which item do you look at?
   *[other] { $seat } looks at an item.
}
ask-recon_cube = { $seat ->
    [you] { $effect ->
        [weapon] Which drop gets the weapon?
        [item] Where is the additional item put?
        [pin] In which cube is everybody Pinned?
       *[barrier] Which cube gets an Energy Shield Barrier for the first Round?
    }
   *[other] { $seat } says { $effect ->
        [weapon] which drop gets the weapon.
        [item] where the additional item is put.
        [pin] in which cube everybody is Pinned.
       *[barrier] which cube gets an Energy Shield Barrier for the first Round.
    }
}
ask-recon_model = { $seat ->
    [you] { $effect ->
        [grenade] Who gets a Fragmentation Grenade?
        [advance] Who advances one cube before the game?
        [crouch] Who is Crouched before the game?
       *[ammo] Who gets Explosive Ammo?
    }
   *[other] { $seat } says { $effect ->
        [grenade] who gets a Fragmentation Grenade.
        [advance] who advances one cube before the game.
        [crouch] who is Crouched before the game.
       *[ammo] who gets Explosive Ammo.
    }
}
ask-send_back = { $seat ->
    [you] A grenade lands in { $cube }: who throws it back?
   *[other] A grenade lands in { $cube }: { $seat } may throw it back.
}
ask-reinforce = { $seat ->
    [you] Do you order Reinforcements Incoming, and for whom?
   *[other] { $seat } may order Reinforcements Incoming.
}
ask-return_to = { $seat ->
    [you] Where does { $model } throw the grenade back?
   *[other] { $seat } says where { $model } throws the grenade back.
}
ask-reroll_dice = { $seat ->
    [you] { $model } has rolled { $dice } ({ $need }+). Which dice are rerolled? (up to { $most })
   *[other] { $model } has rolled { $dice } ({ $need }+): { $seat } may reroll up to { $most }.
}

## Answers

answer-done = done
answer-stand_up = stand up
answer-advance = advance
answer-sprint = sprint
answer-crouch = crouch
answer-shoot = shoot
answer-assault = assault
answer-throw_seed = throw the Power Seed
answer-put_seed_down = put the Power Seed down
answer-advance_die = Advance die
answer-shoot_die = Shoot die
answer-assault_die = Assault die
answer-one_man_army = order: One Man Army
answer-alliance = order: Alliance
answer-rampage = order: Rampage
answer-defiance = order: Defiance
answer-go_back = return to the Translocator
answer-grapple_advance = Grappleshot: advance
answer-grapple_fetch = Grappleshot: fetch
answer-treat = treat { $target }
answer-pass = { $asked ->
    [activate] pass
    [again] no second model
    [pick_up] leave it
    [leave] keep it
    [second_shot] no second shot
    [fighter] do not fight
    [snap_shot] no Snap Shot
    [take_weapon] leave it
    [reroll] keep all
    [reroll_dice] keep all
    [carry] carry none over
    [bid] do not bid
    [reinforce] no reinforcements
    [send_back] nobody
    [evade] stand fast
   *[other] none
}
answer-pick_model = { $asked ->
    [activate] activate { $model }
    [again] +1 Model: { $model }
    [target] fight { $model }
    [fighter] fight with { $model }
    [sticky] stick to { $model }
    [send_back] throw back by { $model }
    [reinforce] reinforce { $model }
    [next] { $asked_next ->
        [thrown] throw { $model }
        [hit] hit { $model }
       *[fights] Assault of { $model }
    }
   *[other] choose { $model }
}
answer-stand = { $asked ->
    [move] stay in { $asked_cube }, { $place }
   *[other] stand { $place }
}
answer-make_room = stay in { $asked_cube }
answer-break_away = break away
answer-evade = evade
answer-bid = spend +1 Model
answer-go_first = I go first
answer-go_second = you go first
answer-pick_zone = the { $zone } zone
answer-push = push { $direction }
answer-add_dice = { $dice ->
    [0] add no dice
    [one] add { $dice } die
   *[other] add { $dice } dice
}
answer-move = { $asked ->
    [deploy] { $cube }, { $place }
   *[other] move to { $cube }, { $place }
}
answer-enter = { $asked ->
    [deploy] { $cube }
   *[other] move to { $cube }
}
answer-jump_off = jump off into { $cube }
answer-come_back = leave and come back to { $asked_cube }, { $place }
answer-pick_cube = { $asked ->
    [return_to] at { $cube }
   *[other] { $cube }
}
answer-pick_marker = at { $marker }
answer-use_item = use { $item_text }
answer-take_item = take { $item_text }
answer-look_at_item = look at { $item_text }
answer-drop_item = drop { $item_text }
answer-destroy_item = destroy { $item_text }
answer-take_weapon = take the { $token_text }
answer-drop_weapon = drop the { $token_text }
answer-take_object = take the { $object }
answer-draft_card = { $card }
answer-fight_with = fight with the { $arm }
answer-shoot_at = { $arm } at { $target }{ $mode ->
    [blaze_away] , blaze away
    [scoped] , through the scope
   *[normal] { "" }
}{ $ammo ->
    [yes] , with Explosive Ammo
   *[no] { "" }
}
answer-shoot_cube = { $arm } at { $cube }{ $mode ->
    [blaze_away] , blaze away
    [scoped] , through the scope
   *[normal] { "" }
}
answer-reroll_dice = reroll { $failures ->
    [0] { "" }
    [one] { $failures } failure
   *[other] { $failures } failures
}{ $successes ->
    [0] { "" }
   *[other] { $failures ->
        [0] { "" }
       *[other] { " and " }
    }{ $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }
}{ $headshots ->
    [0] { "" }
   *[other] { $failures ->
        [0] { $successes ->
            [0] { "" }
           *[other] { " and " }
        }
       *[other] { " and " }
    }{ $headshots ->
        [one] { $headshots } Headshot
       *[other] { $headshots } Headshots
    }
}
answer-choose_dice = { $asked ->
    [reroll] reroll
   *[carry] carry over
} { $plus_one ->
    [none] { "" }
   *[other] { $plus_one }
}{ $dice ->
    [none] { "" }
   *[other] { $plus_one ->
        [none] { "" }
       *[other] { ", " }
    }{ $dice }
}{ $advance ->
    [none] { "" }
   *[other] { $plus_one ->
        [none] { $dice ->
            [none] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $advance }
}{ $shoot ->
    [none] { "" }
   *[other] { $plus_one ->
        [none] { $dice ->
            [none] { $advance ->
                [none] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $shoot }
}{ $assault ->
    [none] { "" }
   *[other] { $plus_one ->
        [none] { $dice ->
            [none] { $advance ->
                [none] { $shoot ->
                    [none] { "" }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $assault }
}{ $special_order ->
    [none] { "" }
   *[other] { $plus_one ->
        [none] { $dice ->
            [none] { $advance ->
                [none] { $shoot ->
                    [none] { $assault ->
                        [none] { "" }
                       *[other] { ", " }
                    }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $special_order }
}

## Notes

note-cost = { $die ->
    [none] { $actions ->
        [0] free
        [1] a short action
       *[other] a long action
    }
   *[other] { $actions ->
        [0] { $die } result
       *[other] { $die } result, a long action
    }
}
note-steps = { $first ->
    [things] something lies there
    [delivery] delivery
    [room] others make room
   *[nothing] { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
}
note-leap = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, falls { $levels } levels
note-aim = range { $range } of { $reach }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} at { $need }+ against { $survive_dice ->
    [one] { $survive_dice } die
   *[other] { $survive_dice } dice
} at { $survive_need }+{ $clear ->
    [yes] , Clear Shot
   *[no] { "" }
}{ $sees ->
    [yes] { "" }
   *[no] , not in sight
}{ $long ->
    [yes] , a long action
   *[no] { "" }
}
note-cube_aim = { $models_count ->
    [0] range { $range } of { $reach }
   *[other] { $models }
}
note-melee = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} at { $need }+ against { $survive_dice ->
    [one] { $survive_dice } die
   *[other] { $survive_dice } dice
} at { $survive_need }+
note-lies = { $item_kind ->
    [none] face down
   *[other] { $item_kind }
}

## What happened: models

event-move = { $place ->
    [none] { $model } moves to { $cube }.
   *[other] { $model } stands in { $cube }, { $place }.
}
event-mark = { $model } is { $on ->
    [yes] { "" }
   *[no] no longer { "" }
}{ $status ->
    [pinned] Pinned
    [crouched] Crouched
    [activated] Activated
   *[camouflaged] camouflaged
}.
event-push_model = { $model } is pushed to { $cube }.
event-fall = { $model } falls { $levels ->
    [one] { $levels } cube
   *[other] { $levels } cubes
}.
event-slam = { $model } is slammed into a wall.
event-shot = { $model } fires the { $weapon } at { $target ->
    [none] { $cube }
   *[other] { $target }
}{ $mode ->
    [blaze_away] , blaze away
    [scoped] , through the scope
   *[normal] { "" }
}.
event-fight = { $model } fights { $target } with the { $weapon }.
event-explosion = The { $weapon } goes off in { $cube }.
event-spend_ammunition = { $model } has { $left ->
    [0] no use
    [one] { $left } use
   *[other] { $left } uses
} left of a limited weapon.
event-hits = { $model } takes { $amount ->
    [one] { $amount } Hit
   *[other] { $amount } Hits
}.
event-lose_shields = { $model } loses { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}; { $left } left.
event-regain_shields = { $model } regains { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}; { $left } left.
event-overshield = { $model } has an Overshield.
event-wound = { $model } suffers { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}.
event-heal = { $model } is healed of { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}.
event-life_support = The Life Support of { $model } is used up.
event-kill = { $model } is killed{ $attacker ->
    [none] { "" }
   *[other] { " " }by { $attacker }
}.
event-refresh = { $model } respawns.
event-lay_barrier = The Barrier in { $cube } has { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}.
event-hit_barrier = { $left ->
    [0] The Barrier in { $cube } is gone.
    [one] The Barrier in { $cube } has { $left } shield.
   *[other] The Barrier in { $cube } has { $left } shields.
}

## What happened: preparation

event-choose_scenario = The scenario is { $scenario }.
event-starter = { $seat ->
    [you] You are the starting player.
   *[other] { $seat } is the starting player.
}
event-take_zone = { $seat ->
    [you] You take the { $zone } zone.
   *[other] { $seat } takes the { $zone } zone.
}
event-draft = { $seat ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-muster = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $units_count ->
    [0] nobody
   *[other] { $units }
}.
event-lay_markers = { $drops_count ->
    [0] The battlefield is laid out.
   *[other] The Weapon Drop Markers are laid out: { $drops }.
}
event-place_object = The { $object } is in { $cube }.
event-shuffle_items = { $items_count ->
    [one] { $items_count } Item Token is shuffled face down.
   *[other] { $items_count } Item Tokens are shuffled face down.
}
event-shuffle_weapons = { $pile ->
    [one] { $pile } Weapon Token is shuffled face down.
   *[other] { $pile } Weapon Tokens are shuffled face down.
}

## What happened: Rounds and Turns

event-round = Round { $round } begins.
event-end_round = Round { $round } is over.
event-roll_command = { $seat ->
    [you] Your command dice
   *[other] { $seat }'s command dice
}: { $dice_count ->
    [0] none
   *[other] { $dice }
}.
event-take_back = { $seat ->
    [you] You reroll
   *[other] { $seat } rerolls
} { $dice }.
event-add_kept = { $seat ->
    [you] You add
   *[other] { $seat } adds
} what was carried over: { $dice }.
event-kept = { $seat ->
    [you] You carry over
   *[other] { $seat } carries over
} { $dice }.
event-discard = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $dice }.
event-spend = { $seat ->
    [you] You spend
   *[other] { $seat } spends
} { $amount ->
    [one] { "" }
   *[other] { $amount }{ " " }
}{ $face }.
event-give_order = { $seat ->
    [you] You order
   *[other] { $seat } orders
} { $order ->
    [snap_shot] Snap Shot
    [return_to_sender] Return to Sender
    [reinforcements] Reinforcements Incoming
    [alliance] Alliance
    [rampage] Rampage
    [one_man_army] One Man Army
   *[defiance] Defiance
}.
event-turn = { $seat ->
    [you] Your Turn.
   *[other] { $seat }'s Turn.
}
event-pass_turn = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-first = { $seat ->
    [you] You will go first in the next Round.
   *[other] { $seat } will go first in the next Round.
}
event-activate = { $model } is Activated.
event-end_activation = { $model } is done.
event-act = { $model }: { $action ->
    [stand_up] stand up
    [advance] advance
    [sprint] sprint
    [crouch] crouch
    [shoot] shoot
    [assault] assault
    [throw_seed] throw the Power Seed
    [treat] treats a friend
   *[grapple_advance] Grappleshot: advance
}.
event-spend_rest = That was a long action of { $model }.

## What happened: dice and the end

event-die = The die shows { $rolled } ({ $reason ->
    [scenario] the scenario
    [starter] who begins
    [recon] Recon
    [drop] the weapon drop
    [scatter] scatter
    [direction] the direction
    [half_floor] half a floor
   *[half_cube] half a cube
}).
event-roll = { $test ->
    [wall] The wall
    [gravity] The gravity
    [blast] The blast
    [recon] A player
   *[other] { $model }
} rolls { $dice_count ->
    [0] no dice
   *[other] { $dice }
}{ $test ->
    [ranged] { " " }for Ranged
    [fight] { " " }for Fight
    [survive] { " " }for Survive
   *[other] { "" }
} ({ $need }+): { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
}.
event-pool = { $model } throws { $dice } for { $test ->
    [ranged] Ranged
    [fight] Fight
   *[survive] Survive
} ({ $need }+) and may reroll { $rerolls }.
event-score = { $seat ->
    [you] You { $amount ->
        [-1] lose 1
       *[other] score { $amount }
    }
   *[other] { $seat } { $amount ->
        [-1] loses 1
       *[other] scores { $amount }
    }
}; now { $total }.
event-play_on = A tie: it is played on until the next point.
event-end = The game is over. { $winners_count ->
    [0] Nobody wins.
   *[other] { $winners ->
        [you] You win.
       *[other] { $winners } wins.
    }
}
event-figures = Armour, Tacticians or the score to reach have changed.

## What happened: tokens

event-lay_item = An item is laid face down in { $cube } (token { $item }).
event-look_at_item = { $seat ->
    [you] You look
   *[other] { $seat } looks
} at item { $item }{ $item_kind ->
    [unknown] { "" }
   *[other] : { $item_kind }
}.
event-pick_up_item = { $model } picks up { $item_kind }.
event-leave_item = { $item_kind } is left in { $cube }.
event-use_item = { $model } uses { $item_kind }.
event-use_up = { $item_kind } is used up.
event-destroy = { $item_kind } is destroyed.
event-search_pile = { $item_kind } is looked for in the pile: there is { $found ->
    [yes] one
   *[no] none
}.
event-gift = { $model } is given { $item_kind }.
event-shroud = A Shroud Screen covers { $cube }.
event-sensor = { $seat ->
    [you] Your Threat Sensor
   *[other] { $seat }'s Threat Sensor
} finds every enemy this Round.
event-look_at_weapon = { $seat ->
    [you] You look
   *[other] { $seat } looks
} at a weapon{ $weapon ->
    [unknown] { "" }
   *[other] : { $weapon }
}.
event-drop_weapon = A { $weapon } is dropped in { $cube }.
event-pick_up_weapon = { $model } picks up { $weapon }.
event-leave_weapon = { $weapon } is left in { $cube }.
event-wait_at_marker = The { $weapon } waits at { $marker }.
event-use_weapon = The { $weapon } has { $left ->
    [0] no use
    [one] { $left } use
   *[other] { $left } uses
} left.
event-return_weapon = The { $weapon } goes back to the pile.
event-take_object = { $model } has the { $object }.
event-lay_object = The { $object } lies in { $cube }.
event-throw_seed = { $model } throws a Power Seed at { $cube }.

## How it ended

outcome-fp-slayer-win = The agreed number of kills has been reached.
outcome-fp-training-win = Both enemies are killed.
outcome-fp-oddball-eleven = The Oddball has been held long enough.
outcome-fp-flag-three = The Flag has been captured often enough.
outcome-fp-hold-win = Twice the points on the board have been reached.
outcome-fp-seed-five = Five Power Seeds are in a station.
outcome-fp-win-last_round = The last Round is over; the higher score wins.

## Objections: turns and actions

objection-not_fewer_models = You do not have fewer models left to Activate than your opponent.
objection-activated_already = { $model } has been Activated this Round.
objection-no_respawn_in_training = Nobody respawns in training.
objection-no_way_in = { $model } cannot enter: its entry cubes are full, or nobody respawns.
objection-stand_up_first = Pinned: Stand Up first.
objection-not_pinned = The model is not Pinned.
objection-advance_first = The first action of a respawning model is an Advance.
objection-no_action_left = No action is left.
objection-long_after_short = A long action cannot follow another action.
objection-taken_already = Already done this Turn.
objection-cannot_move = This model cannot move.
objection-stoic_never_crouches = A Stoic model never Crouches.
objection-sprint_with_oddball = Not with that in its hands.
objection-sprint_with_seed = Not with that in its hands.
objection-sprint_beside_enemy = No Sprint out of a cube with an enemy.
objection-sprint_with_support_weapon = A Support Weapon is too heavy to Sprint with.
objection-shoot_with_oddball = Not with that in its hands.
objection-shoot_with_seed = Not with that in its hands.
objection-shoot_beside_enemy = No Shoot action beside an enemy.
objection-no_target = No weapon has a target in range and in sight.
objection-fight_with_support_weapon = No Fight test with a Support Weapon.
objection-cannot_fight = This model cannot fight.
objection-nobody_to_assault = There is no enemy in the cube.
objection-not_in_the_same_cube = { $model } is not in the same cube.
objection-no_power_seed = There is no Power Seed in hand.
objection-nowhere_to_throw = There is no cube to throw it to.
objection-no_medic = Only a Medic treats wounds.
objection-not_beside_medic = The friend is not in the same cube.
objection-no_wound = There is no wound to treat.
objection-treated_already = The same Auxiliary action is not taken twice.

## Objections: command dice and Special Orders

objection-no_such_die = No command die shows that.
objection-result_used_already = One Advance, Shoot or Assault result has been used already.
objection-nobody_to_fight = There is no enemy in the cube to fight.
objection-no_alliance = Alliance: at the start, with a friend close by and a Special Order result.
objection-no_rampage = Rampage: a wounded Jiralhanae with an enemy in reach and an order result.
objection-no_one_man_army = One Man Army: Master Chief, at the start, with an order result.
objection-no_defiance = Defiance needs Atriox on the board and a Special Order result.
objection-defiance_unpinned = Defiance is for models that begin their Activation Pinned.

## Objections: items and what lies there

objection-no_items_with_oddball = Who carries the Oddball uses no items.
objection-camouflaged_already = The model is camouflaged already.
objection-thruster_before_move = A Thruster is used before a normal Advance or Sprint.
objection-translocator_before_move = A Translocator is used just before an Advance or Sprint.
objection-no_way_back = No Translocator has been used, or there is no way back to its cube.
objection-sensor_at_work = A Threat Sensor is at work already.
objection-used_with_shot = This item is used with a Shoot action.
objection-works_while_carried = This item works by being carried.
objection-no_grappleshot = There is no Grappleshot to use.
objection-nothing_to_fetch = There is nothing in sight in an adjacent cube to fetch.
objection-not_for_this_model = That object is not for this model to take.
objection-one_of_each = One item, one weapon and one object in an action.

## Objections: moves and places

objection-cube_full = { $cube } is full.
objection-enemy_there = There is an enemy in that cube.
objection-break_away_first = There are enemies in the cube: break away first.
objection-rampage_at_enemy = Rampage ends in an enemy's cube.
objection-beyond_the_wall = { $cube } is on the other side of the wall.
objection-too_far = { $cube } is { $distance ->
    [one] { $distance } cube
   *[other] { $distance } cubes
} away; the model moves { $speed }.
objection-no_way_there = Walls, floors or gaps block every way to { $cube }.
objection-no_room_to_deploy = The cube is full.
objection-not_in_your_zone = The cube is not in your deployment zone.
objection-place_beyond_the_wall = That place is not on this side of the wall.
objection-place_of_scenery = What stands in the middle of the cube leaves no room there.
objection-no_floor_there = There is no floor on that side of the cube.
objection-too_close = Somebody stands too close to that place.

## Objections: shots

objection-out_of_range = Out of range: { $distance } of { $reach }.
objection-long_shot = That is a long action, and one action is spent already.
objection-grenade_beside_support_weapon = No grenades beside a Support Weapon.
objection-no_floor_for_grenade = There is no floor in { $cube } for a grenade to land on.
objection-shrouded_cube = A Shroud Screen is in the way, or no part of the cube is in sight.
objection-cube_out_of_sight = No part of { $cube } is in sight.
objection-target_beyond_the_wall = { $target } is on the other side of the wall in this cube.
objection-target_camouflaged = { $target } is camouflaged.
objection-target_shrouded = A Shroud Screen is in the way.
objection-no_line_of_sight = No line of sight: blocked by { $what ->
    [barrier] a barrier
    [window_frame] a window frame
    [door_frame] a door frame
    [solid_wall] a solid wall
    [closed_hatch] a closed hatch
    [floor] the floor
    [middle_wall] the wall through the middle
    [middle_window_frame] the window frame through the middle
    [platform] the platform
    [scenery] the scenery in the middle
   *[wall] a wall
}{ $side ->
    [none] { "" }
   *[other] { " " }on the { $side } side
} of { $cube }.
objection-model_in_the_way = No line of sight: blocked by another model.
