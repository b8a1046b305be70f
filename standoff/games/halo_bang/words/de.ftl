# Die Worte von Halo BANG!: Fragen, Antworten, Hinweise, was geschehen ist und wie es endete. Was es für Argumente gibt,
# steht in engine/words.py. Karten, Spartans und Teams heißen wie im Katalog; `$card_text` ist eine Karte im Akkusativ mit
# ihrem Artikel, `$spartan_text` ein Spartan im Nominativ.

list = { $some } und { $last }
you = du

## Fragen

ask-play = { $seat ->
    [you] Spielst du eine Karte, oder beendest du deinen Zug?
   *[other] { $seat } spielt eine Karte oder beendet den Zug.
} ({ $weapons ->
    [0] keine Waffe mehr
    [one] noch { $weapons } Waffe
   *[other] noch { $weapons } Waffen
})
ask-shield = { $by ->
    [you] Du spielst
   *[other] { $by } spielt
} { $card_text } gegen { $seat ->
    [you] dich: Schützt du dich, oder nimmst du { $damage } Schaden?
   *[other] { $seat }: ein Schild oder { $damage } Schaden.
}
ask-flood = { $by ->
    [you] Du spielst
   *[other] { $by } spielt
} { $card_text }: { $seat ->
    [you] Wirfst du eine Waffe ab, oder nimmst du { $damage } Schaden?
   *[other] { $seat } wirft eine Waffe ab oder nimmt { $damage } Schaden.
}
ask-discard = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} zu viel{ $seat ->
    [you] . Welche wirfst du ab?
   *[other] { " " }und wirft bis auf { $limit } ab.
}
ask-odd_ball = { $card }: { $revealed } wurde aufgedeckt{ $seat ->
    [you] . Was gibst du dafür ab?
   *[other] , und { $seat } gibt dafür etwas ab.
}
ask-track = { $seat ->
    [you] Woher kommt deine erste Karte?
   *[other] { $seat } bestimmt, woher die erste Karte kommt.
}

## Antworten

answer-end_turn = Zug beenden
answer-take_damage = den Schaden nehmen
answer-pay = { $asked_tag ->
    [yes] ein Dog Tag abgeben
   *[no] nur { $asked_card } abwerfen
}
answer-keep_all = alle Karten behalten
answer-from_deck = vom Stapel ziehen
answer-from_discard = { $asked_card } vom Ablagestapel nehmen
answer-turn_overshield = einen Overshield für eine Karte umdrehen
answer-play = { $card } spielen
answer-discard_card = { $card } abwerfen
answer-shield_with = sich mit { $card } schützen
answer-play_for_nothing = { $card } ohne Wirkung spielen
answer-attack_with = { $target } mit { $card } angreifen
answer-play_on = { $card } auf { $target } spielen
answer-play_for = { $card } spielen, eine Karte für { $target }
answer-play_on_hand = { $card } auf die Hand von { $target } spielen
answer-play_on_laid = { $card } auf { $laid } von { $target } spielen

## Hinweise

note-hits = { $damage } Schaden auf Reichweite { $range }
note-affects = { $seats_count ->
    [0] betrifft niemanden
   *[other] betrifft { $seats }
}
note-regains = { $amount ->
    [0] du hast alle Overshields
    [one] { $amount } Overshield für dich
   *[other] { $amount } Overshields für dich
}

## Vorbereitung

event-seat_spartan = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} { $spartan_text }.
event-shuffle_multipliers = Team { $team } bekommt verdeckt seine Multiplier Tokens mit den Faktoren { $multipliers }.
event-look_at_multiplier = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} ein Multiplier Token{ $multiplier ->
    [unknown] { "" }
   *[other] : { $multiplier }x
}.
event-seat_specialization = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} { $specialization } mit { $overshields ->
    [one] { $overshields } Overshield
   *[other] { $overshields } Overshields
}. { $specialization_text }
event-take_tags = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $tags ->
    [one] { $tags } Dog Tag
   *[other] { $tags } Dog Tags
}.
event-pog = Der Pog zeigt { $team }: { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-shuffle_deck = Der Stapel wird gemischt: { $cards_count ->
    [one] { $cards_count } Karte
   *[other] { $cards_count } Karten
}.

## Ein Zug und der Stapel

event-turn = { $seat ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-phase = { $phase ->
    [respawn] Die Respawn-Phase beginnt.
    [draw] Die Ziehphase beginnt.
    [play] Die Spielphase beginnt.
   *[discard] Die Abwurfphase beginnt.
}
event-draw = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $card ->
    [unknown] eine Karte
   *[other] { $card_text }
}.
event-track = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card_text } vom Ablagestapel.
event-reveal = { $seat ->
    [you] Du deckst
   *[other] { $seat } deckt
} { $card_text } auf.
event-end_of_deck = Der Stapel ist leer: Alle geben ein Dog Tag ab.
event-reshuffle = Der Ablagestapel wird gemischt: { $cards_count ->
    [one] { $cards_count } Karte
   *[other] { $cards_count } Karten
}.

## Karten

event-attack = { $seat ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $card_text } gegen { $target ->
    [you] dich
   *[other] { $target }
} ein.
event-shield = { $seat ->
    [you] Du schützt dich
   *[other] { $seat } schützt sich
} durch { $card_text }.
event-brace = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Schaden hin.
event-play_card = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card_text }.
event-discard_played = { $card } kommt auf den Ablagestapel.
event-lay = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card_text }{ $owner ->
    [self] { "" }
    [you] { " " }auf dich
   *[other] { " " }auf { $owner }
}.
event-remove = { $card } vor { $owner ->
    [self] { $seat ->
        [you] dir
       *[other] { $seat }
    }
    [you] dir
   *[other] { $owner }
} wird abgeworfen.
event-pass_odd_ball = { $seat ->
    [you] Du gibst
   *[other] { $seat } gibt
} den { $card } an { $to ->
    [you] dich
   *[other] { $to }
} weiter.
event-no_weapon = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} keine Waffe zum Abwerfen.
event-discard = { $seat ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $card_text } ab.
event-discard_at_random = { $owner ->
    [you] Du wirfst
   *[other] { $owner } wirft
} { $card_text } ab.
event-steal = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $card ->
    [unknown] eine Karte
   *[other] { $card_text }
} { $owner ->
    [you] aus deiner Hand
   *[other] aus der Hand von { $owner }
}.

## Overshields und Dog Tags

event-respawn = { $seat ->
    [you] Du kehrst
   *[other] { $seat } kehrt
} mit { $left ->
    [one] { $left } Overshield
   *[other] { $left } Overshields
} zurück.
event-damage = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $amount ->
    [0] keinen Overshield
    [one] { $amount } Overshield
   *[other] { $amount } Overshields
}; { $left ->
    [0] keiner bleibt
    [one] einer bleibt
   *[other] { $left } bleiben
}.
event-regain = { $amount ->
    [0] { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } schon alle Overshields.
   *[other] { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $amount ->
        [one] { $amount } Overshield
       *[other] { $amount } Overshields
    } zurück.
}
event-spend_token = { $seat ->
    [you] Du drehst
   *[other] { $seat } dreht
} für eine Karte einen Overshield um; { $left ->
    [one] einer bleibt
   *[other] { $left } bleiben
}.
event-kill = { $by ->
    [you] Du hast { $seat } getötet und nimmst ein Dog Tag; { $seat } hat noch { $left }.
   *[other] { $by } hat { $seat ->
        [you] dich getötet und nimmt ein Dog Tag; du hast noch { $left }.
       *[other] { $seat } getötet und nimmt ein Dog Tag; { $seat } hat noch { $left }.
    }
}
event-lose_tag = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
} ein Dog Tag; { $left ->
    [0] keins bleibt
    [one] eins bleibt
   *[other] { $left } bleiben
}.
event-figures = Reichweiten oder Grenzen haben sich geändert.

## Das Ende

event-last_standing = Nur noch { $seat ->
    [you] du hast
   *[other] { $seat } hat
} Overshields.
event-out_of_tags = { $seats_count ->
    [one] { $seats ->
        [you] Du hast kein Dog Tag mehr.
       *[other] { $seats } hat kein Dog Tag mehr.
    }
   *[other] Kein Dog Tag mehr haben: { $seats }.
}
event-show_multiplier = { $seat ->
    [you] Du deckst
   *[other] { $seat } deckt
} { $multiplier }x auf.
event-show_hand = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
}{ $cards_count ->
    [0] { " " }eine leere Hand
   *[other] : { $cards }
}.
event-count_tags = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { $tags ->
    [0] kein Dog Tag zu zählen.
   *[other] { $tags ->
        [one] { $tags } Dog Tag
       *[other] { $tags } Dog Tags
    }{ $worth ->
        [1] { "" }
       *[other] { " " }zu je { $worth } Punkten
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
event-count_pods = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { $pods ->
    [one] { $pods } Ordnance Pod
   *[other] { $pods } Ordnance Pods
} auf der Hand: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-betrayal = Verrat: { $team_text } hat jemanden aus den eigenen Reihen getötet und verliert { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
}.
event-score = { $team ->
    [ONI] Der ONI Operative
   *[other] Team { $team }
} hat { $points ->
    [0] keinen Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-tie = Gleichstand mit { $points ->
    [0] null Punkten
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $teams_text }.
event-oni_takes_tie = Der ONI Operative gewinnt jeden Gleichstand.
event-count_damage = Team { $team } hält { $weapons ->
    [0] keinen
   *[other] { $weapons }
} Schaden in Waffen und { $cards ->
    [0] keine
   *[other] { $cards }
} Karten „{ $card }“: { $damage } Schaden.
event-end = Das Spiel ist aus. { $winners_count ->
    [one] { $winners ->
        [you] Du gewinnst.
       *[other] { $winners } gewinnt.
    }
   *[other] Es gewinnen: { $winners }.
}

## Wie es endete

outcome-hb-last-standing = Nur noch ein Spartan hat Overshields: Sein Team bleibt als letztes übrig.
outcome-hb-end-highest = Die Punkte sind gezählt: Die meisten gewinnen.
outcome-hb-tie-oni = Der ONI Operative teilt sich die höchste Punktzahl und gewinnt jeden Gleichstand.
outcome-hb-tie-damage = Red und Blue liegen gleichauf: Das Team mit dem meisten Schaden auf der Hand gewinnt.
outcome-hb-tie-level = Red und Blue liegen in Punkten und Schaden gleichauf: Sie teilen sich den Sieg.

## Karten, Spartans und Teams mit ihren Artikeln

name-card_text-firepower = Firepower
name-card_text-stealth = Stealth
name-card_text-damage_boost = einen Damage Boost
name-card_text-odd_ball = einen Odd Ball
name-card_text-hardlight_shield = einen Hardlight Shield
name-card_text-active_camouflage = Active Camouflage
name-card_text-promethean_vision = Promethean Vision
name-card_text-weapon_cache = einen Weapon Cache
name-card_text-pulse_grenade = eine Pulse Grenade
name-card_text-flood = Flood
name-card_text-regeneration_field = ein Regeneration Field
name-card_text-ordnance_pod = einen Ordnance Pod
name-card_text-assault_rifle = ein Assault Rifle
name-card_text-shotgun = eine Shotgun
name-card_text-warthog = einen Warthog
name-card_text-magnum = eine Magnum
name-card_text-saw = eine SAW
name-card_text-scorpion = einen Scorpion
name-card_text-battle_rifle = ein Battle Rifle
name-card_text-railgun = eine Railgun
name-card_text-pelican_gunship = ein Pelican Gunship
name-card_text-dmr = ein DMR
name-card_text-spartan_laser = einen Spartan Laser
name-card_text-sniper_rifle = ein Sniper Rifle
name-card_text-broadsword = ein Broadsword
name-spartan_text-red_leader = der Red Leader
name-spartan_text-blue_leader = der Blue Leader
name-spartan_text-red_spartan = ein Red Spartan
name-spartan_text-blue_spartan = ein Blue Spartan
name-spartan_text-oni_operative = der ONI Operative
name-team_text-red = Team Red
name-team_text-blue = Team Blue
name-team_text-oni = der ONI Operative

## Was die Specializations können

name-specialization-none = ohne Specialization
name-specialization_text-assault = Dieser Spartan darf in jedem Zug eine Waffe mehr spielen.
name-specialization_text-engineer = In der Spielphase darf dieser Spartan einen Overshield auf Rot drehen und eine Karte ziehen; nie den letzten.
name-specialization_text-medic = Für diesen Spartan gilt eine Waffe als Hardlight Shield, aber nicht als letzte Handkarte.
name-specialization_text-operator = Die anderen greifen diesen Spartan auf eine um eins größere Reichweite an.
name-specialization_text-pathfinder = Waffen machen diesem Spartan einen Schaden weniger, aber mindestens einen.
name-specialization_text-pioneer = Dieser Spartan zieht in der Ziehphase eine Karte mehr.
name-specialization_text-recon = Dieser Spartan zieht für jeden durch eine Waffe verlorenen Overshield eine Karte.
name-specialization_text-rogue = Die Waffen dieses Spartans haben unbegrenzte Reichweite.
name-specialization_text-specter = Pulse Grenade und Flood betreffen diesen Spartan nicht.
name-specialization_text-stalker = Die Waffen dieses Spartans machen einen Schaden mehr.
name-specialization_text-tracker = Die erste Karte dieses Spartans in der Ziehphase darf die oberste vom Ablagestapel sein.
name-specialization_text-wetwork = Dieser Spartan zieht immer eine Karte, wenn sein Angriff mit einer Waffe trifft.

## Einwände

objection-attack_on_oneself = Mit einer Waffe greifst du andere an, nie dich selbst.
objection-weapons_played = In diesem Zug kannst du { $most ->
    [1] eine Waffe
   *[other] { $most } Waffen
} spielen, und das hast du getan.
objection-target_respawning = { $target } steigt gerade wieder ein: Gegen ihn geht keine Waffe.
objection-out_of_range = Die Entfernung zu { $target } ist { $distance }; { $card } reicht { $reach } weit.
objection-gift_to_oneself = Die Karte geht an jemand anderen, nicht an dich.
objection-one_odd_ball = Es ist schon ein Odd Ball im Spiel.
objection-vision_of_own_hand = { $card } ist für die Hand eines anderen.
objection-vision_of_empty_hand = { $target } hat keine Karten auf der Hand.
objection-vision_of_nothing = { $card } wird nicht ohne eine Karte gespielt, die zu nehmen wäre.
objection-camouflage_of_own_hand = { $card } ist für die Hand eines anderen.
objection-camouflage_of_empty_hand = { $target } hat keine Karten auf der Hand.
objection-camouflage_of_own_cards = Deine eigenen Karten im Spiel sind nichts für deine Active Camouflage.
objection-camouflage_of_no_card = { $target ->
    [you] Vor dir
   *[other] Vor { $target }
} liegt keine Karte { $card }.
objection-camouflage_of_nothing = { $card } wird nicht ohne eine Karte gespielt, die zu nehmen wäre.
objection-only_engineer = Nur Engineer kann für eine Karte einen Overshield umdrehen.
objection-last_overshield = Dein letzter Overshield ist dafür nicht da.
objection-shield_out_of_turn = Einen Hardlight Shield spielst du nur, wenn du angegriffen wirst.
objection-no_shield_in_hand = Du hast keinen { $card } auf der Hand.
objection-not_your_turn = { $card } kann jetzt nicht gespielt werden: Du bist nicht am Zug.
objection-only_medic = Nur Medic kann { $card } als Shield verwenden.
objection-medics_last_card = { $card } ist deine letzte Karte und kann darum kein Shield sein.
objection-no_weapon_for_flood = Gegen die Flood hilft nur eine Waffe; { $card } ist keine.
objection-no_weapon_for_odd_ball = Der Odd Ball verlangt eine Waffe; { $card } ist keine.
objection-weapon_must = Du hast eine Waffe und musst eine abwerfen; ein Dog Tag genügt nicht.
objection-too_many_cards = Mehr als sieben Karten kannst du nicht behalten: Wirf eine ab.
