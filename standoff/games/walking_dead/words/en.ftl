# The words of the dice game: questions, answers, notes, what happened, and how it ended. See engine/words.py for the
# arguments.

list = { $some } and { $last }
you = you

## Questions

ask-reroll = { $seat ->
    [you] Keep the dice, or re-roll some of them?
   *[other] { $seat } keeps the dice, or re-rolls some of them.
} ({ $left ->
    [one] { $left } re-roll
   *[other] { $left } re-rolls
} left)
ask-aim = { $seat ->
    [you] Whom does your { $die } hit?
   *[other] { $seat } aims a { $die }.
}
ask-aid = { $seat ->
    [you] Who gains a Health by your First Aid?
   *[other] { $seat } uses a First Aid.
}
ask-bless = { $seat ->
    [you] Who gains a Health at the beginning of your turn?
   *[other] { $seat } chooses who gains a Health.
}
ask-instead = { $seat ->
    [you] You are about to lose { $amount } Health. How many Walkers do you take instead?
   *[other] { $seat } is about to lose { $amount } Health, and may take Walkers instead.
}
ask-shed = { $seat ->
    [you] You have lost { $amount } Health. { $walkers ->
        [one] Do you discard your Walker?
       *[other] How many of your { $walkers } Walkers do you discard?
    }
   *[other] { $seat } has lost { $amount } Health, and may discard Walkers.
}
ask-clear = { $seat ->
    [you] Whose Walker do you discard with this Grenade?
   *[other] { $seat } may discard a Walker with a Grenade.
}

## Answers

answer-reroll = re-roll { $dice }
answer-keep = keep all dice
answer-pass = { $asked ->
    [instead] take no Walker
    [shed] discard no Walker
    [clear] discard none
   *[other] nobody
}
answer-hit = hit { $target }
answer-double = hit { $target }, doubled by a First Aid
answer-heal = heal { $target }
answer-clear = discard a Walker of { $target }
answer-take = take { $walkers ->
    [one] { $walkers } Walker
   *[other] { $walkers } Walkers
}
answer-shed = discard { $walkers ->
    [one] { $walkers } Walker
   *[other] { $walkers } Walkers
}

## Notes

note-leaves = { $left ->
    [0] the last Health
   *[other] { $left } Health left
}
note-gives = { $amount ->
    [0] no room for it
   *[other] then { $left } Health
}

## What happened

event-shuffle_roles = A role is dealt to each, face down: { $roles }.
event-look_at_role = { $role ->
    [unknown] { $seat } gets a role.
   *[other] { $seat ->
        [you] You are secretly { $role ->
            [Hilltop] the Loner of Hilltop
            [Kingdom] the Loner of Kingdom
           *[other] a { $role }
        }.
       *[other] { $seat } is secretly { $role ->
            [Hilltop] the Loner of Hilltop
            [Kingdom] the Loner of Kingdom
           *[other] a { $role }
        }.
    }
}
event-show_role = { $seat ->
    [you] You are openly
   *[other] { $seat } is openly
} { $role ->
    [Leader] the Leader
    [Hilltop] the Loner of Hilltop
    [Kingdom] the Loner of Kingdom
   *[other] a { $role }
}.
event-seat_character = { $seat ->
    [you] You play { $character }. { $character_text }
   *[other] { $seat } plays { $character }: "{ $character_text }"
}
event-take_health = { $seat ->
    [you] You begin
   *[other] { $seat } begins
} with { $amount } Health.
event-turn = { $seat ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-roll = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} { $rolled }{ $kept_count ->
    [0] { "" }
   *[other] { " " }(kept: { $kept })
}.
event-keep_dice = { $seat ->
    [you] You roll no more.
   *[other] { $seat } rolls no more.
}
event-infected = Three Infections: { $seat ->
    [you] you must stop rolling.
   *[other] { $seat } must stop rolling.
}
event-aim = { $seat ->
    [you] You aim
   *[other] { $seat } aims
} a { $die } at { $target }{ $aid ->
    [none] { "" }
   *[other] , doubled by a First Aid
}.
event-grenade = { $seat ->
    [you] Your Grenade goes off.
   *[other] { $seat }'s Grenade goes off.
}
event-take_walker = { $seat ->
    [you] You take
   *[other] { $seat } takes
} a Walker; { $left } left in the pile.
event-return_walkers = { $seat ->
    [you] You return
   *[other] { $seat } returns
} { $amount ->
    [one] { $amount } Walker
   *[other] { $amount } Walkers
}.
event-shed_walkers = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $amount ->
    [one] { $amount } Walker
   *[other] { $amount } Walkers
}{ $owner ->
    [self] { "" }
    [you] { " " }of yours
   *[other] { " " }of { $owner }
}.
event-overrun = That was the last Walker: all players are overrun.
event-walkers_instead = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $amount ->
    [one] { $amount } Walker
   *[other] { $amount } Walkers
} instead.
event-lose = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { $amount } Health{ $cause ->
    [overrun] { " " }to the Walkers
    [infection] { " " }to the Infection
   *[other] { "" }
}; { $left } left.
event-gain = { $seat ->
    [you] You
   *[other] { $seat }
} { $amount ->
    [0] could gain Health ({ $source ->
        [first_aid] first aid
        [father_gabriel] Father Gabriel
        [maggie] Maggie
       *[dwight] Dwight
    }), but { $seat ->
        [you] have
       *[other] has
    } no room for it.
   *[other] { $seat ->
        [you] gain
       *[other] gains
    } { $amount } Health ({ $source ->
        [first_aid] first aid
        [father_gabriel] Father Gabriel
        [maggie] Maggie
       *[dwight] Dwight
    }); now { $left }.
}
event-out = { $seat ->
    [you] You are eliminated:
   *[other] { $seat } is eliminated:
} { $role ->
    [Leader] the Leader
    [Hilltop] the Loner of Hilltop
    [Kingdom] the Loner of Kingdom
   *[other] a { $role }
}.
event-figures = Places have changed.
event-end = The game is over: { $winners_count ->
    [0] nobody wins.
    [one] { $winners ->
        [you] you win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } win.
}

## How it ended

outcome-wd-end-villains_out = All Saviors and Loners are eliminated: the Leader and the Survivors win.
outcome-wd-end-leader_loner = The Leader is eliminated and a Loner is the only one alive: he wins.
outcome-wd-end-leader_saviors = The Leader is eliminated: the Saviors win.
outcome-wd-three-win_at_once = The hunt is over: the target has been eliminated by its hunter.
outcome-wd-three-otherwise = The last one standing wins.
outcome-wd-three-all_fall = All three are eliminated at once.

## Objections

objection-infection_locked = An Infection cannot be re-rolled.
objection-first_of_equal_dice = Of dice that show the same, those at the first places are rolled again.
objection-range_one_at_oneself = A die is aimed at another player, never at yourself.
objection-range_two_at_oneself = A die is aimed at another player, never at yourself.
objection-range_one_too_far = { $target } sits { $away ->
    [one] { $away } place
   *[other] { $away } places
} away; this { $die } does not reach.
objection-range_two_too_far = { $target } sits { $away ->
    [one] { $away } place
   *[other] { $away } places
} away; this { $die } does not reach.
objection-target_eliminated = { $target } has been eliminated.
objection-only_tyrese = Only Tyrese can double a die.
objection-doubled_already = A die has been doubled this turn already.
objection-no_first_aid = There is no First Aid die to spend.
objection-aid_must = A First Aid must be used, even if it is wasted.
objection-gift_must = Father Gabriel's gift goes to some player.
objection-eliminated = { $target } has been eliminated.
objection-no_walkers = { $target ->
    [you] You have no Walkers.
   *[other] { $target } has no Walkers.
}
objection-last_walker = Only { $pile } in the pile: Rick may not take the last Walker.
objection-doubled_as_a_whole = A doubled die is taken as a whole: two Walkers or none.
objection-fewer_walkers = There { $walkers ->
    [one] is only { $walkers } Walker
   *[other] are only { $walkers } Walkers
} in front of you.
