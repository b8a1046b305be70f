# The words of BANG!: questions, answers, notes, what happened, and how it ended. See engine/words.py for the arguments.

list = { $some } and { $last }
you = you

## Questions

ask-play = { $seat ->
    [you] Play a card, or end your turn?
   *[other] { $seat } plays a card, or ends the turn.
}
ask-shot = { $seat ->
    [you] { $by } shoots at you. How do you answer? ({ $needed } Missed! needed)
   *[other] { $by ->
        [you] You shoot
       *[other] { $by } shoots
    } at { $seat }: { $needed } Missed! needed.
}
ask-indians = { $seat ->
    [you] { $by } sends Indians!. Discard a BANG!, or lose a life point?
   *[other] { $seat } discards a BANG! against the Indians!, or loses a life point.
}
ask-duel = { $seat ->
    [you] Duel with { $foe }. Discard a BANG!, or lose a life point?
   *[other] { $seat } discards a BANG! in the Duel, or loses a life point.
}
ask-dying = { $seat ->
    [you] That was lethal. Do you save yourself? ({ $needed ->
        [one] { $needed } life point
       *[other] { $needed } life points
    } needed)
   *[other] That was lethal for { $seat }: { $needed ->
        [one] { $needed } life point
       *[other] { $needed } life points
    } needed.
}
ask-discard = { $seat ->
    [you] Discard down to { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } ({ $amount } to go). Which one?
   *[other] { $seat } discards down to { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }: { $amount } to go.
}
ask-store = { $seat ->
    [you] Which card do you take?
   *[other] { $seat } takes a card of the General Store.
}
ask-flip = { $seat ->
    [you] Which of the two cards counts?
   *[other] { $seat } chooses which of the two cards counts.
}
ask-put_back = { $seat ->
    [you] Which card do you put back on top of the deck?
   *[other] { $seat } puts a card back on top of the deck.
}
ask-first_card = { $seat ->
    [you] Where do you draw your first card?
   *[other] { $seat } chooses where the first card comes from.
}
ask-discard_for_life = { $seat ->
    [you] Which card do you discard for the life point?
   *[other] { $seat } discards for a life point: { $left } to go.
}
ask-window = { $seat ->
    [you] Do you discard two cards for a life point now?
   *[other] { $seat } may discard two cards for a life point.
}
ask-order = { $seat ->
    [you] You discard everything. Which card goes next?
   *[other] { $seat } discards everything, in an order of choice.
}
ask-character = { $seat ->
    [you] Which character do you play?
   *[other] { $seat } chooses a character.
}
ask-keep = { $seat ->
    [you] Do you keep your character for the next game?
   *[other] { $seat } may keep the character for the next game.
}

## Answers

answer-use = { $asked ->
    [discard] discard { $card }
    [discard_for_life] discard { $card }
    [order] discard { $card }
   *[other] { $card }
}
answer-play = play { $card }
answer-end_turn = end turn
answer-pass = { $asked ->
    [shot] take the hit
    [dying] give up
    [window] not now
    [discard] keep all cards
    [keep] draw a new character
   *[other] lose a life point
}
answer-use_barrel = use the Barrel
answer-use_sid = discard two cards for a life point
answer-from_deck = draw from the deck
answer-from_discard = draw from the discard pile
answer-from_hand = draw from the hand of { $seat }
answer-choose = { $asked ->
    [keep] keep { $character }
   *[other] play { $character }
}
answer-pick = { $asked ->
    [store] take { $card }
    [put_back] put back { $card }
   *[other] choose { $card }
}
answer-play_at = play { $card } on { $target }
answer-take_from_hand = play { $card } on { $target }: a card of the hand
answer-take_laid = play { $card } on { $target }: { $laid }

## Notes

note-no_effect = { $two_left ->
    [yes] no effect with two players left
   *[no] no effect: you have all your life points
}
note-in_place_of = in place of { $card }
note-by_barrel = { $card ->
    [none] the ability
   *[other] { $card }
}

## What happened

event-new_game = { $number ->
    [1] The game begins.
   *[other] Game { $number } begins: the table is cleared.
}
event-shuffle_roles = A role is dealt to each, face down: { $roles }.
event-look_at_role = { $role ->
    [unknown] { $seat } gets a role.
   *[other] { $seat ->
        [you] You are secretly { $role ->
            [Renegade] the Renegade
            [Outlaw] an Outlaw
           *[Deputy] a Deputy
        }.
       *[other] { $seat } is secretly { $role ->
            [Renegade] the Renegade
            [Outlaw] an Outlaw
           *[Deputy] a Deputy
        }.
    }
}
event-show_role = { $seat ->
    [you] You are openly
   *[other] { $seat } is openly
} { $role ->
    [Sheriff] the Sheriff
    [Renegade] the Renegade
    [Outlaw] an Outlaw
   *[Deputy] a Deputy
}.
event-offer = { $seat ->
    [you] You are dealt
   *[other] { $seat } is dealt
} { $characters }.
event-keep = { $seat ->
    [you] You
   *[other] { $seat }
} { $keeps ->
    [yes] { $seat ->
        [you] keep your character.
       *[other] keeps the character.
    }
   *[no] { $seat ->
        [you] draw a new character.
       *[other] draws a new character.
    }
}
event-seat_character = { $seat ->
    [you] You play { $character }. { $character_text }
   *[other] { $seat } plays { $character }: "{ $character_text }"
}
event-seat_characters = Everybody has a character.
event-load = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $life ->
    [one] a bullet
   *[other] { $life } bullets
}.
event-shuffle_deck = The deck ({ $cards_count } cards) is shuffled.
event-reshuffle = The discard pile ({ $cards_count ->
    [one] a card
   *[other] { $cards_count } cards
}) is shuffled: a new deck.
event-draw = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [unknown] a card
   *[other] { $card }
}.
event-look = { $seat ->
    [you] You look at
   *[other] { $seat } looks at
} { $card ->
    [unknown] a card
   *[other] { $card }
} on top of the deck.
event-put_back = { $seat ->
    [you] You put
   *[other] { $seat } puts
} { $card ->
    [unknown] a card
   *[other] { $card }
} back on top of the deck.
event-flip = { $seat ->
    [you] You draw! and flip
   *[other] { $seat } draws! and flips
} { $card }.
event-verdict = The draw! for { $cause } { $success ->
    [yes] succeeds
   *[no] fails
}{ $card ->
    [none] : there is no card
   *[other] { "" }
}.
event-open_store = General Store: { $card }.
event-show = { $seat ->
    [you] You show
   *[other] { $seat } shows
} { $card }.
event-play_card = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card }{ $target ->
    [none] { "" }
    [self] { $seat ->
        [you] { " " }on your own table
       *[other] { " " }on the own table
    }
   *[other] { " " }on { $target }
}.
event-lay = { $seat ->
    [you] You put
   *[other] { $seat } puts
} { $card } in play{ $owner ->
    [self] { "" }
   *[other] { " " }in front of { $owner }
}.
event-discard = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
event-drop = { $seat ->
    [you] You make
   *[other] { $seat } makes
} { $owner ->
    [self] { $seat ->
        [you] your own table
       *[other] the own table
    }
   *[other] { $owner }
} discard { $card }.
event-steal = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card ->
    [unknown] a card
   *[other] { $card }
} from { $owner }.
event-grab = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card } from { $owner ->
    [self] { $seat ->
        [you] your own table
       *[other] the own table
    }
   *[other] { $owner }
}.
event-inherit = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $cards ->
    [unknown] { $amount ->
        [one] a card
       *[other] { $amount } cards
    }
   *[other] { $cards }
} { $owner ->
    [you] from your hand
   *[other] of the eliminated { $owner }
}.
event-take = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card }.
event-pass_on = { $seat ->
    [you] You pass
   *[other] { $seat } passes
} { $card } on to { $to }.
event-hit = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { $amount ->
    [one] a life point
   *[other] { $amount } life points
} { $by ->
    [none] by Dynamite
    [self] { $seat ->
        [you] by your own card
       *[other] by the own card
    }
    [you] by your card
   *[other] by a card of { $by }
}; { $left } left.
event-regain = { $amount ->
    [0] { $seat ->
        [you] You have all life points already
       *[other] { $seat } has all life points already
    } ({ $source ->
        [beer] Beer
        [saloon] Saloon
       *[sid_ketchum] Sid Ketchum
    }).
   *[other] { $seat ->
        [you] You regain
       *[other] { $seat } regains
    } a life point ({ $source ->
        [beer] Beer
        [saloon] Saloon
       *[sid_ketchum] Sid Ketchum
    }); now { $left }.
}
event-cancel = { $needed ->
    [0] { $seat ->
        [you] You are missed.
       *[other] { $seat } is missed.
    }
   *[other] { $seat ->
        [you] You need
       *[other] { $seat } needs
    } one Missed! more.
}
event-out = { $seat ->
    [you] You are eliminated:
   *[other] { $seat } is eliminated:
} { $role ->
    [Sheriff] the Sheriff
    [Renegade] the Renegade
    [Outlaw] an Outlaw
   *[Deputy] a Deputy
}.
event-explode = The Dynamite explodes in front of { $seat }.
event-jail = { $free ->
    [yes] { $seat ->
        [you] You escape from Jail.
       *[other] { $seat } escapes from Jail.
    }
   *[no] { $seat ->
        [you] You stay in Jail and miss your turn.
       *[other] { $seat } stays in Jail and misses the turn.
    }
}
event-reward = { $seat ->
    [you] You have eliminated an Outlaw and draw the reward.
   *[other] { $seat } has eliminated an Outlaw and draws the reward.
}
event-penalty = { $seat ->
    [you] You have eliminated a Deputy and discard everything.
   *[other] { $seat } has eliminated a Deputy and discards everything.
}
event-turn = { $seat ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-figures = Distances have changed.
event-end = The game is over: { $winners } { $winners_count ->
    [one] { $winners ->
        [you] win.
       *[other] wins.
    }
   *[other] win.
}
event-match = Games won: { $wins }.

## How it ended

outcome-bang-end-law = All Outlaws and the Renegade are eliminated: the Sheriff and his Deputies win.
outcome-bang-end-outlaws = The Sheriff is dead: the Outlaws win.
outcome-bang-end-renegade = The Sheriff is dead and the Renegade is the only one alive: he wins.
outcome-bang-new_game-match = The last game of the row is over: whoever has won most of them wins.

## Objections

objection-in_play_already = A { $name } is in play in front of you already.
objection-weapon_in_play_already = A { $name } is in play in front of you already.
objection-only_an_answer = A Missed! is played when you are shot at.
objection-target_eliminated = { $target } has been eliminated.
objection-bang_at_oneself = Nobody shoots at himself.
objection-one_bang = You have played a BANG! this turn already.
objection-out_of_reach = { $target } is at distance { $distance }; your weapon reaches { $reach }.
objection-duel_with_oneself = A Duel is for another player.
objection-panic_at_own_hand = Of your own cards, only one in play can be named.
objection-cat_balou_at_own_hand = Of your own cards, only one in play can be named.
objection-panic_too_far = { $target } is at distance { $distance }; a Panic! reaches 1.
objection-nothing_to_panic = { $target } has no card in hand.
objection-nothing_for_cat_balou = { $target } has no card in hand.
objection-sheriff_in_jail = The Sheriff cannot be put in Jail.
objection-in_jail_already = { $target ->
    [you] You are in Jail already.
   *[other] { $target } is in Jail already.
}
objection-jail_for_oneself = At this table nobody puts himself in Jail.
objection-no_barrel_left = There is no Barrel left to use against this shot.
objection-beer_against_shot = A Beer is for a lethal hit, not for a shot that can still miss.
objection-no_missed = { $card } does not cancel a shot.
objection-missed_in_duel = A Missed! does not help here.
objection-missed_against_indians = A Missed! does not help here.
objection-no_bang_in_duel = { $card } is not a BANG! card.
objection-no_bang_against_indians = { $card } is not a BANG! card.
objection-beer_of_two_left = With two players left a Beer has no effect.
objection-saloon_is_no_beer = A Saloon cannot be played when the last life point is lost.
objection-no_beer = { $card } is not a Beer.
objection-all_life_points = You have all your life points.
objection-two_cards_needed = It takes two cards from the hand.
objection-not_sids_moment = At this table the ability is for your own turn and for lethal hits.
objection-own_hand = The card comes from the hand of another player.
objection-empty_hand = { $target } has no card in hand.
objection-eliminated = { $target } has been eliminated.
objection-too_many_cards = The hand may hold { $most ->
    [one] { $most } card
   *[other] { $most } cards
} at the end of the turn.
objection-not_dealt = This character was not dealt to you.
