# Die Worte von BANG!: Fragen, Antworten, Hinweise, was geschehen ist und wie es endete. Was es für Argumente gibt, steht in
# engine/words.py. Karten, Rollen und Charaktere heißen wie im Katalog.

list = { $some } und { $last }
you = du

## Fragen

ask-play = { $seat ->
    [you] Spielst du eine Karte, oder beendest du deinen Zug?
   *[other] { $seat } spielt eine Karte oder beendet den Zug.
}
ask-shot = { $seat ->
    [you] { $by } schießt auf dich. Was tust du? ({ $needed } Missed! nötig)
   *[other] { $by ->
        [you] Du schießt
       *[other] { $by } schießt
    } auf { $seat }: { $needed } Missed! nötig.
}
ask-indians = { $seat ->
    [you] { $by } spielt Indians!. Wirfst du ein BANG! ab, oder verlierst du einen Lebenspunkt?
   *[other] { $seat } wirft gegen die Indians! ein BANG! ab oder verliert einen Lebenspunkt.
}
ask-duel = { $seat ->
    [you] Duel mit { $foe }. Wirfst du ein BANG! ab, oder verlierst du einen Lebenspunkt?
   *[other] { $seat } wirft im Duel ein BANG! ab oder verliert einen Lebenspunkt.
}
ask-dying = { $seat ->
    [you] Das war tödlich. Rettest du dich? ({ $needed ->
        [one] { $needed } Lebenspunkt
       *[other] { $needed } Lebenspunkte
    } nötig)
   *[other] Das war tödlich für { $seat }: { $needed ->
        [one] { $needed } Lebenspunkt
       *[other] { $needed } Lebenspunkte
    } nötig.
}
ask-discard = { $seat ->
    [you] Wirf ab, bis du noch { $limit ->
        [0] keine Karte
        [one] { $limit } Karte
       *[other] { $limit } Karten
    } hast (noch { $amount } zu viel). Welche Karte wirfst du ab?
   *[other] { $seat } wirft bis auf { $limit ->
        [0] keine Karte
        [one] { $limit } Karte
       *[other] { $limit } Karten
    } ab: noch { $amount } zu viel.
}
ask-store = { $seat ->
    [you] Welche Karte nimmst du?
   *[other] { $seat } nimmt eine Karte aus dem General Store.
}
ask-flip = { $seat ->
    [you] Welche der beiden Karten zählt?
   *[other] { $seat } bestimmt, welche der beiden Karten zählt.
}
ask-put_back = { $seat ->
    [you] Welche Karte legst du zurück auf den Stapel?
   *[other] { $seat } legt eine Karte zurück auf den Stapel.
}
ask-first_card = { $seat ->
    [you] Woher ziehst du deine erste Karte?
   *[other] { $seat } bestimmt, woher die erste Karte kommt.
}
ask-discard_for_life = { $seat ->
    [you] Welche Karte wirfst du für den Lebenspunkt ab?
   *[other] { $seat } wirft Karten für einen Lebenspunkt ab: noch { $left }.
}
ask-window = { $seat ->
    [you] Wirfst du jetzt zwei Karten für einen Lebenspunkt ab?
   *[other] { $seat } darf zwei Karten für einen Lebenspunkt abwerfen.
}
ask-order = { $seat ->
    [you] Du wirfst alles ab. Welche Karte kommt als nächste?
   *[other] { $seat } wirft alles ab, in beliebiger Reihenfolge.
}
ask-character = { $seat ->
    [you] Welchen Charakter spielst du?
   *[other] { $seat } wählt einen Charakter.
}
ask-keep = { $seat ->
    [you] Behältst du deinen Charakter für die nächste Partie?
   *[other] { $seat } darf den Charakter für die nächste Partie behalten.
}

## Antworten

answer-use = { $asked ->
    [discard] { $card } abwerfen
    [discard_for_life] { $card } abwerfen
    [order] { $card } abwerfen
   *[other] { $card }
}
answer-play = { $card } spielen
answer-end_turn = Zug beenden
answer-pass = { $asked ->
    [shot] Treffer hinnehmen
    [dying] aufgeben
    [window] jetzt nicht
    [discard] alle Karten behalten
    [keep] einen neuen Charakter ziehen
   *[other] einen Lebenspunkt verlieren
}
answer-use_barrel = Barrel benutzen
answer-use_sid = zwei Karten für einen Lebenspunkt abwerfen
answer-from_deck = vom Stapel ziehen
answer-from_discard = vom Ablagestapel ziehen
answer-from_hand = aus der Hand von { $seat } ziehen
answer-choose = { $asked ->
    [keep] { $character } behalten
   *[other] { $character } spielen
}
answer-pick = { $asked ->
    [store] { $card } nehmen
    [put_back] { $card } zurücklegen
   *[other] { $card } wählen
}
answer-play_at = { $card } auf { $target } spielen
answer-take_from_hand = { $card } auf { $target } spielen: eine Handkarte
answer-take_laid = { $card } auf { $target } spielen: { $laid }

## Hinweise

note-no_effect = { $two_left ->
    [yes] wirkungslos, wenn nur noch zwei im Spiel sind
   *[no] wirkungslos: du hast alle deine Lebenspunkte
}
note-in_place_of = anstelle von { $card }
note-by_barrel = { $card ->
    [none] die Fähigkeit
   *[other] { $card }
}

## Was geschehen ist

event-new_game = { $number ->
    [1] Das Spiel beginnt.
   *[other] Partie { $number } beginnt: Der Tisch wird abgeräumt.
}
event-shuffle_roles = Alle bekommen verdeckt eine Rolle: { $roles }.
event-look_at_role = { $role ->
    [unknown] { $seat ->
        [you] Du bekommst eine Rolle.
       *[other] { $seat } bekommt eine Rolle.
    }
   *[other] { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } insgeheim { $role ->
        [Renegade] der Renegade
        [Outlaw] ein Outlaw
       *[Deputy] ein Deputy
    }.
}
event-show_role = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} für alle sichtbar { $role ->
    [Sheriff] der Sheriff
    [Renegade] der Renegade
    [Outlaw] ein Outlaw
   *[Deputy] ein Deputy
}.
event-offer = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $characters } zur Wahl.
event-keep = { $keeps ->
    [yes] { $seat ->
        [you] Du behältst deinen Charakter.
       *[other] { $seat } behält den Charakter.
    }
   *[no] { $seat ->
        [you] Du ziehst einen neuen Charakter.
       *[other] { $seat } zieht einen neuen Charakter.
    }
}
event-seat_character = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $character }: „{ $character_text }“
event-seat_characters = Alle haben einen Charakter.
event-load = { $seat ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} mit { $life ->
    [one] einer Patrone
   *[other] { $life } Patronen
}.
event-shuffle_deck = Der Stapel ({ $cards_count } Karten) wird gemischt.
event-reshuffle = Der Ablagestapel ({ $cards_count ->
    [one] eine Karte
   *[other] { $cards_count } Karten
}) wird gemischt: ein neuer Stapel.
event-draw = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $card ->
    [unknown] eine Karte
   *[other] { $card }
}.
event-look = { $seat ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $card ->
    [unknown] eine Karte
   *[other] { $card }
} oben auf dem Stapel an.
event-put_back = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $card ->
    [unknown] eine Karte
   *[other] { $card }
} zurück auf den Stapel.
event-flip = { $seat ->
    [you] Du deckst
   *[other] { $seat } deckt
} für „Draw!“ { $card } auf.
event-verdict = „Draw!“ für { $cause } { $success ->
    [yes] gelingt
   *[no] misslingt
}{ $card ->
    [none] : Es ist keine Karte mehr da
   *[other] { "" }
}.
event-open_store = Im General Store: { $card }.
event-show = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} { $card }.
event-play_card = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card }{ $target ->
    [none] { "" }
    [self] { $seat ->
        [you] { " " }auf deine eigene Auslage
       *[other] { " " }auf die eigene Auslage
    }
    [you] { " " }auf dich
   *[other] { " " }auf { $target }
}.
event-lay = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } { $owner ->
    [self] aus
    [you] vor dir aus
   *[other] vor { $owner } aus
}.
event-discard = { $seat ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $card } ab.
event-drop = { $owner ->
    [self] { $seat ->
        [you] Du wirfst { $card } aus deiner eigenen Auslage ab.
       *[other] { $seat } wirft { $card } aus der eigenen Auslage ab.
    }
    [you] { $seat } lässt dich { $card } abwerfen.
   *[other] { $seat ->
        [you] Du lässt { $owner } { $card } abwerfen.
       *[other] { $seat } lässt { $owner } { $card } abwerfen.
    }
}
event-steal = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card ->
    [unknown] eine Karte
   *[other] { $card }
} { $owner ->
    [you] aus deiner Hand
   *[other] aus der Hand von { $owner }
}.
event-grab = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card } { $owner ->
    [self] { $seat ->
        [you] aus deiner eigenen Auslage
       *[other] aus der eigenen Auslage
    }
    [you] aus deiner Auslage
   *[other] aus der Auslage von { $owner }
}.
event-inherit = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $cards ->
    [unknown] { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    }
   *[other] { $cards }
} { $owner ->
    [you] aus deiner Hand
   *[other] aus der Hand von { $owner }
}.
event-take = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card }.
event-pass_on = { $seat ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $card } an { $to ->
    [you] dich
   *[other] { $to }
} weiter.
event-hit = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $amount ->
    [one] einen Lebenspunkt
   *[other] { $amount } Lebenspunkte
} durch { $by ->
    [none] Dynamite
    [self] { $seat ->
        [you] deine eigene Karte
       *[other] die eigene Karte
    }
    [you] deine Karte
   *[other] eine Karte von { $by }
}; { $left ->
    [0] keiner bleibt
    [one] einer bleibt
   *[other] { $left } bleiben
}.
event-regain = { $amount ->
    [0] { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } schon alle Lebenspunkte ({ $source ->
        [beer] Beer
        [saloon] Saloon
       *[sid_ketchum] Sid Ketchum
    }).
   *[other] { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } einen Lebenspunkt zurück ({ $source ->
        [beer] Beer
        [saloon] Saloon
       *[sid_ketchum] Sid Ketchum
    }); jetzt { $left }.
}
event-cancel = { $needed ->
    [0] { $seat ->
        [you] Der Schuss auf dich geht daneben.
       *[other] Der Schuss auf { $seat } geht daneben.
    }
   *[other] { $seat ->
        [you] Du brauchst
       *[other] { $seat } braucht
    } noch ein Missed!.
}
event-out = { $seat ->
    [you] Du scheidest aus und warst
   *[other] { $seat } scheidet aus und war
} { $role ->
    [Sheriff] der Sheriff
    [Renegade] der Renegade
    [Outlaw] ein Outlaw
   *[Deputy] ein Deputy
}.
event-explode = Das Dynamite explodiert vor { $seat ->
    [you] dir
   *[other] { $seat }
}.
event-jail = { $free ->
    [yes] { $seat ->
        [you] Du entkommst
       *[other] { $seat } entkommt
    } aus dem Jail.
   *[no] { $seat ->
        [you] Du bleibst im Jail und setzt
       *[other] { $seat } bleibt im Jail und setzt
    } aus.
}
event-reward = { $seat ->
    [you] Du hast einen Outlaw ausgeschaltet und ziehst die Belohnung.
   *[other] { $seat } hat einen Outlaw ausgeschaltet und zieht die Belohnung.
}
event-penalty = { $seat ->
    [you] Du hast einen Deputy ausgeschaltet und wirfst alles ab.
   *[other] { $seat } hat einen Deputy ausgeschaltet und wirft alles ab.
}
event-turn = { $seat ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-figures = Die Entfernungen haben sich geändert.
event-end = Das Spiel ist aus. { $winners_count ->
    [one] { $winners ->
        [you] Du gewinnst.
       *[other] { $winners } gewinnt.
    }
   *[other] Es gewinnen: { $winners }.
}
event-match = Gewonnene Partien: { $wins }.

## Wie es endete

outcome-bang-end-law = Alle Outlaws und der Renegade sind ausgeschieden: Der Sheriff und seine Deputies gewinnen.
outcome-bang-end-outlaws = Der Sheriff ist tot: Die Outlaws gewinnen.
outcome-bang-end-renegade = Der Sheriff ist tot, und nur der Renegade lebt noch: Er gewinnt.
outcome-bang-new_game-match = Die letzte Partie der Reihe ist vorbei: Wer die meisten gewonnen hat, gewinnt.

## Was die Charaktere können

name-character_text-bart_cassidy = Immer wenn du einen Lebenspunkt verlierst, ziehst du eine Karte.
name-character_text-black_jack = Du zeigst deine zweite Karte in Phase 1; bei Herz oder Karo ziehst du noch eine.
name-character_text-calamity_janet = Du darfst BANG! als Missed! und Missed! als BANG! benutzen.
name-character_text-el_gringo = Immer wenn dich eine Karte eines anderen einen Lebenspunkt kostet, ziehst du eine zufällige Karte aus dessen Hand.
name-character_text-jesse_jones = Du darfst deine erste Karte in Phase 1 aus einer fremden Hand ziehen.
name-character_text-jourdonnais = Du hast immer ein Barrel, zusätzlich zu einem echten.
name-character_text-kit_carlson = In Phase 1 siehst du dir die obersten drei Karten an, ziehst zwei und legst eine zurück.
name-character_text-lucky_duke = Bei jedem „Draw!“ deckst du zwei Karten auf und wählst eine.
name-character_text-paul_regret = Alle anderen sehen dich auf einer um 1 größeren Entfernung.
name-character_text-pedro_ramirez = Du darfst deine erste Karte in Phase 1 vom Ablagestapel ziehen.
name-character_text-rose_doolan = Du siehst alle anderen auf einer um 1 kleineren Entfernung.
name-character_text-sid_ketchum = Du darfst zwei Handkarten abwerfen, um einen Lebenspunkt zurückzugewinnen.
name-character_text-slab_the_killer = Gegen deine BANG! brauchen die anderen zwei Missed!.
name-character_text-suzy_lafayette = Sobald du keine Handkarte hast, ziehst du eine.
name-character_text-vulture_sam = Wenn jemand ausscheidet, nimmst du alle seine Karten.
name-character_text-willy_the_kid = Du darfst in deinem Zug beliebig viele BANG! spielen.

## Einwände

objection-in_play_already = Vor dir liegt schon eine Karte { $name }.
objection-weapon_in_play_already = Vor dir liegt schon eine Waffe { $name }.
objection-only_an_answer = Ein Missed! spielst du, wenn auf dich geschossen wird.
objection-target_eliminated = { $target } ist ausgeschieden.
objection-bang_at_oneself = Niemand schießt auf sich selbst.
objection-one_bang = Du hast in diesem Zug schon ein BANG! gespielt.
objection-out_of_reach = { $target } ist { $distance } entfernt; deine Waffe reicht { $reach } weit.
objection-duel_with_oneself = Ein Duel ist für jemand anderen.
objection-panic_at_own_hand = Von deinen eigenen Karten geht nur eine, die vor dir liegt.
objection-cat_balou_at_own_hand = Von deinen eigenen Karten geht nur eine, die vor dir liegt.
objection-panic_too_far = { $target } ist { $distance } entfernt; ein Panic! reicht 1 weit.
objection-nothing_to_panic = { $target } hat keine Karte auf der Hand.
objection-nothing_for_cat_balou = { $target } hat keine Karte auf der Hand.
objection-sheriff_in_jail = Der Sheriff kommt nicht ins Gefängnis.
objection-in_jail_already = { $target ->
    [you] Du bist schon im Gefängnis.
   *[other] { $target } ist schon im Gefängnis.
}
objection-jail_for_oneself = An diesem Tisch sperrt sich niemand selbst ein.
objection-no_barrel_left = Gegen diesen Schuss ist kein Barrel mehr übrig.
objection-beer_against_shot = Ein Beer ist für einen tödlichen Treffer, nicht für einen Schuss, der noch danebengehen kann.
objection-no_missed = { $card } hält keinen Schuss auf.
objection-missed_in_duel = Ein Missed! hilft hier nicht.
objection-missed_against_indians = Ein Missed! hilft hier nicht.
objection-no_bang_in_duel = { $card } ist keine BANG!-Karte.
objection-no_bang_against_indians = { $card } ist keine BANG!-Karte.
objection-beer_of_two_left = Zu zweit wirkt ein Beer nicht mehr.
objection-saloon_is_no_beer = Ein Saloon hilft nicht, wenn der letzte Lebenspunkt verloren geht.
objection-no_beer = { $card } ist kein Beer.
objection-all_life_points = Du hast alle deine Lebenspunkte.
objection-two_cards_needed = Es braucht zwei Karten von der Hand.
objection-not_sids_moment = An diesem Tisch gilt die Fähigkeit im eigenen Zug und bei tödlichen Treffern.
objection-own_hand = Die Karte kommt von der Hand eines anderen.
objection-empty_hand = { $target } hat keine Karte auf der Hand.
objection-eliminated = { $target } ist ausgeschieden.
objection-too_many_cards = Am Ende des Zuges darfst du höchstens { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
} auf der Hand haben.
objection-not_dealt = Diesen Charakter hast du nicht bekommen.
