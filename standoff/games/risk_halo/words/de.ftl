# Die Worte von RISK: Halo: Fragen, Antworten und was gegen sie spricht, Hinweise, was geschehen ist und wie es endete.
# Was es für Argumente gibt, steht in engine/words.py. Gebiete, Karten, Helden und Basen heißen wie im Katalog. Wo jemand
# stehen könnte und niemand ist, ist die neutrale Flood gemeint.

list = { $some } und { $last }
you = du

## Fragen

ask-teleporter = { $first ->
    [none] { $seat ->
        [you] Wohin legst du den ersten Marker eines Paares mobiler Teleporter?
       *[other] { $seat } legt den ersten Marker eines Paares mobiler Teleporter.
    }
   *[other] { $seat ->
        [you] Wohin legst du den zweiten Marker? Der erste liegt in { $first }.
       *[other] { $seat } legt den zweiten Marker. Der erste liegt in { $first }.
    }
}
ask-claim = { $seat ->
    [you] Welches leere Gebiet { $neutral ->
        [yes] besetzt die neutrale Flood?
       *[no] besetzt du?
    }
   *[other] { $seat } besetzt ein leeres Gebiet{ $neutral ->
        [yes] { " " }für die neutrale Flood
       *[no] { "" }
    }.
}
ask-place = { $seat ->
    [you] Wo stellst du { $neutral ->
        [yes] neutrale Flood-Einheiten
       *[no] Einheiten
    } auf? (noch { $left })
   *[other] { $seat } stellt { $neutral ->
        [yes] neutrale Flood-Einheiten
       *[no] Einheiten
    } auf (noch { $left }).
}
ask-hero = { $seat ->
    [you] { $returns ->
        [yes] Wohin kehrt dein Held zurück?
       *[no] Wo stellst du deinen Helden auf?
    }
   *[other] { $returns ->
        [yes] { $seat } darf den Helden zurückholen.
       *[no] { $seat } stellt den Helden auf.
    }
}
ask-reinforce = { $seat ->
    [you] Gibst du Karten ab, oder setzt du welche ein?
   *[other] { $seat } darf Karten abgeben oder einsetzen.
}{ $skulls ->
    [0] { "" }
   *[other] { " " }({ $skulls } Schädel abgelegt)
}
ask-card_units = { $seat ->
    [you] Wohin kommen die Einheiten von { $card }? (noch { $left })
   *[other] { $seat } stellt Einheiten von { $card } auf (noch { $left }).
}
ask-take_command = { $seat ->
    [you] Bittest du { $owner } um das Kommando über ein Gebiet?
   *[other] { $seat } darf { $owner ->
        [you] dich
       *[other] { $owner }
    } um das Kommando über ein Gebiet bitten.
}
ask-command_from = { $seat ->
    [you] Woher kommt die Einheit, die { $territory } übernimmt?
   *[other] { $seat } bestimmt, woher die Einheit kommt, die { $territory } übernimmt.
}
ask-agree = { $seat ->
    [you] Überlässt du { $by } das Kommando über { $territory }?
   *[other] { $by ->
        [you] Du bittest
       *[other] { $by } bittet
    } { $seat } um das Kommando über { $territory }.
}
ask-attack = { $seat ->
    [you] Welches Gebiet greifst du an, und von wo?
   *[other] { $seat } darf ein Gebiet angreifen.
}
ask-strike = { $seat ->
    [you] Welches feindliche Gebiet trifft { $card }?
   *[other] { $seat } trifft mit { $card } ein feindliches Gebiet.
}
ask-commit = { $seat ->
    [you] Wie greifst du { $target } von { $source } aus an?
   *[other] { $seat } greift { $target } von { $source } aus an.
} ({ $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
} gegen { $against })
ask-defend = { $by ->
    [you] Du greifst
   *[other] { $by } greift
} { $target } von { $source } aus mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
} an. { $seat ->
    [you] Wie viele Einheiten verteidigen?
   *[other] { $seat } verteidigt.
} ({ $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
} gegen { $against })
ask-window = { $seat ->
    [you] Setzt du { $when } eine Karte ein?
   *[other] { $seat } darf eine Karte einsetzen.
} ({ $target } von { $source } aus, { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
} gegen { $against }){ $losses ->
    [0] { "" }
   *[other] { " " }{ $seat ->
        [you] Du verlierst gleich
       *[other] { $seat } verliert gleich
    } { $losses ->
        [one] { $losses } Einheit.
       *[other] { $losses } Einheiten.
    }
}
ask-react = { $seat ->
    [you] { $by } setzt { $card } ein. Hebst du diese Fähigkeit auf?
   *[other] { $seat } darf { $card } aufheben.
}
ask-oath = { $seat ->
    [you] Dein Held wurde in { $territory } besiegt. Setzt du eine Karte ein?
   *[other] { $seat } darf eine Karte für den Helden einsetzen, der in { $territory } besiegt wurde.
}
ask-oath_to = { $seat ->
    [you] Wohin kehrt dein Held zurück?
   *[other] { $seat } bestimmt, wohin der Held zurückkehrt.
}
ask-reanimate = { $seat ->
    [you] Wohin kehren deine verlorenen Einheiten zurück?
   *[other] { $seat } bestimmt, wohin verlorene Einheiten zurückkehren.
}
ask-move_in = { $seat ->
    [you] Wie viele Einheiten rücken nach { $target } vor?
   *[other] { $seat } rückt mit Einheiten nach { $target } vor.
}
ask-reward = { $seat ->
    [you] Erfüllst du eine Kampagnenkarte, oder ziehst du eine Fraktionskarte?
   *[other] { $seat } darf eine Kampagnenkarte erfüllen oder eine Fraktionskarte ziehen.
}
ask-maneuver = { $seat ->
    [you] Von wo verlegst du Einheiten?
   *[other] { $seat } darf Einheiten verlegen.
}
ask-move_to = { $seat ->
    [you] Wohin gehen Einheiten aus { $source }?
   *[other] { $seat } verlegt Einheiten aus { $source }.
}
ask-move_units = { $seat ->
    [you] Wie viele Einheiten gehen von { $source } nach { $to }?
   *[other] { $seat } verlegt Einheiten von { $source } nach { $to }.
}
ask-airlift = { $seat ->
    [you] Von wo fliegst du Einheiten aus?
   *[other] { $seat } fliegt Einheiten aus.
}

## Antworten

answer-stop_attacking = nicht mehr angreifen
answer-stop_invasion = diese Invasion abbrechen
answer-no_card = keine Karte
answer-always_most = immer mit den meisten Würfeln verteidigen
answer-ask_again = mich wieder fragen, wie ich verteidige
answer-roll = { $dice } Würfel werfen{ $hero ->
    [yes] , mit dem Helden
   *[no] { "" }
}
answer-defend = mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
} verteidigen
answer-move_in = mit { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}{ $hero ->
    [yes] { " " }und dem Helden
   *[no] { "" }
} vorrücken
answer-attack_until = angreifen, bis { $units ->
    [one] { $units } Einheit übrig ist
   *[other] { $units } Einheiten übrig sind
}{ $hero ->
    [yes] , mit dem Helden
   *[no] { "" }
}
answer-attack = { $target } von { $source } aus angreifen
answer-draw = { $asked ->
    [reward] { $asked_cards ->
        [one] eine Fraktionskarte
       *[other] { $asked_cards } Fraktionskarten
    }
   *[other] eine Fraktionskarte
} ziehen
answer-neither = keins von beiden
answer-no_maneuver = nichts verlegen
answer-move_from = aus { $territory } verlegen
answer-move_to = nach { $territory } verlegen
answer-move = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}{ $hero ->
    [yes] { " " }mit dem Helden
   *[no] { "" }
}
answer-accomplish = { $card } erfüllen
answer-done = fertig
answer-not_now = jetzt nicht
answer-no_more_units = keine Einheiten mehr
answer-no_transfer = kein Kommando übernehmen
answer-agree = zustimmen
answer-refuse = ablehnen
answer-place = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
} nach { $territory }
answer-hero_to = Held nach { $territory }
answer-turn_in = { $card } abgeben
answer-turn_in_captured = erbeutete { $card } abgeben
answer-units_to = Einheiten nach { $territory }
answer-take_command = das Kommando über { $territory } übernehmen
answer-send_from = eine Einheit aus { $territory } schicken
answer-use = { $card } einsetzen
answer-use_captured = erbeutete { $card } einsetzen
answer-strike_at = { $territory } treffen
answer-airlift_from = aus { $territory } ausfliegen
answer-return_to = Einheiten nach { $territory } zurück
answer-no_teleporters = keine Teleporter
answer-claim = { $territory } besetzen
answer-put_token = Teleporter in { $territory }

## Hinweise

note-strength = { $units }{ $hero ->
    [yes] { " " }+ Held
   *[no] { "" }
} gegen { $against }{ $hero_defends ->
    [yes] { " " }+ Held
   *[no] { "" }
}, { $owner ->
    [none] die neutrale Flood
   *[other] { $owner }
}: { $chance } %
note-standing = { $units }{ $hero ->
    [yes] { " " }+ Held
   *[no] { "" }
}
note-facing = { $units }{ $hero ->
    [yes] { " " }+ Held
   *[no] { "" }
}, { $owner ->
    [none] die neutrale Flood
   *[other] { $owner }
}

## Was geschehen ist: Vorbereitung

event-take_force = { $seat ->
    [you] Du befehligst
   *[other] { $seat } befehligt
} { $faction ->
    [UNSC] das UNSC
    [Covenant] den Covenant
   *[Flood] die Flood
}.
event-roll_for_order = { $seat ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} eine { $die } für die Zugfolge.
event-set_order = Die Zugfolge ist: { $order }.
event-shuffle_deck = Der { $faction }-Stapel mit { $cards_count } Karten wird gemischt.
event-muster = { $seat ->
    [you] Du hast
    [none] Die neutrale Flood hat
   *[other] { $seat } hat
} { $amount ->
    [one] { $amount } Einheit
   *[other] { $amount } Einheiten
} aufzustellen.
event-place_teleporters = { $seat ->
    [you] Du verbindest
   *[other] { $seat } verbindet
} { $first } und { $second } durch mobile Teleporter.
event-keep_teleporters = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} keine Teleporter.
event-shuffle_objectives = Die { $cards_count } Kampagnenkarten der Stufe { $level } werden gemischt.
event-deal_objective = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $card ->
    [unknown] eine Kampagnenkarte.
   *[other] { $card }: „{ $card_text }“
}
event-claim_land = { $seat ->
    [you] Du besetzt
    [none] Die neutrale Flood besetzt
   *[other] { $seat } besetzt
} { $territory } mit { $amount ->
    [one] { $amount } Einheit
   *[other] { $amount } Einheiten
}.
event-place_base = { $seat ->
    [you] Deine Basis
   *[other] Die Basis von { $seat }
} ({ $base }) steht in { $territory }.
event-place_units = { $seat ->
    [you] Du stellst
    [none] Die neutrale Flood stellt
   *[other] { $seat } stellt
} { $amount ->
    [one] { $amount } Einheit
   *[other] { $amount } Einheiten
} in { $territory } auf.
event-place_hero = { $seat ->
    [you] Dein { $hero }
   *[other] Der { $hero } von { $seat }
} geht nach { $territory }.
event-leave_hero_out = { $seat ->
    [you] Dein { $hero }
   *[other] Der { $hero } von { $seat }
} bleibt vorerst neben dem Brett.

## Was geschehen ist: Karten

event-draw = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $card ->
    [unknown] eine Fraktionskarte
   *[other] { $card }
}.
event-no_card = Für { $seat ->
    [you] dich
   *[other] { $seat }
} ist keine Fraktionskarte mehr da.
event-reshuffle = Der Ablagestapel ({ $faction }) wird gemischt: ein neuer Stapel.
event-turn_in = { $seat ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $captured ->
    [yes] erbeutete { $card }
   *[no] { $card }
} ab.
event-exchange_skulls = { $amount ->
    [0] { $seat ->
        [you] Du gibst
       *[other] { $seat } gibt
    } { $skulls } Schädel ab, aber es gibt keine Figuren für weitere Einheiten.
   *[other] { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $amount ->
        [one] { $amount } Einheit
       *[other] { $amount } Einheiten
    } für { $skulls } Schädel.
}
event-use_card = { $seat ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $card } ein: „{ $card_text }“
event-cancel = { $card } { $seat ->
    [you] von dir
   *[other] von { $seat }
} wird aufgehoben.

## Was geschehen ist: ein Zug

event-turn = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} in Runde { $round } am Zug.
event-reinforce = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $amount ->
    [one] { $amount } Einheit
   *[other] { $amount } Einheiten
}: { $territories } für Gebiete, { $regions } für Regionen, { $bases } für Basen{ $short ->
    [yes] ; für mehr gibt es keine Figuren
   *[no] { "" }
}.
event-ask_command = { $seat ->
    [you] Du bittest
   *[other] { $seat } bittet
} { $owner ->
    [you] dich
   *[other] { $owner }
} um das Kommando über { $territory }.
event-take_command = { $seat ->
    [you] Du übernimmst
   *[other] { $seat } übernimmt
} das Kommando über { $territory } mit einer Einheit aus { $source }.
event-refuse_command = { $seat ->
    [you] Du stimmst
   *[other] { $seat } stimmt
} nicht zu.
event-move = { $seat ->
    [you] Du verlegst
   *[other] { $seat } verlegt
} { $amount ->
    [one] { $amount } Einheit
   *[other] { $amount } Einheiten
}{ $hero ->
    [yes] { " " }mit dem Helden
   *[no] { "" }
} von { $source } nach { $to }.
event-gain_maneuvers = { $seat ->
    [you] Du darfst
   *[other] { $seat } darf
} noch { $amount ->
    [one] einmal
   *[other] { $amount }-mal
} mehr verlegen.
event-stand_by = { $seat ->
    [you] Du { $most_dice ->
        [yes] verteidigst immer mit den meisten Würfeln.
       *[no] entscheidest wieder über jede Verteidigung.
    }
   *[other] { $seat } { $most_dice ->
        [yes] verteidigt immer mit den meisten Würfeln.
       *[no] entscheidet wieder über jede Verteidigung.
    }
}

## Was geschehen ist: Kampf

event-invade = { $seat ->
    [you] Du greifst
   *[other] { $seat } greift
} { $target } ({ $owner ->
    [none] die neutrale Flood
    [you] du
   *[other] { $owner }
}) von { $source } aus an.
event-commit = { $seat ->
    [you] Du greifst
   *[other] { $seat } greift
} mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}{ $hero ->
    [yes] { " " }und dem Helden
   *[no] { "" }
} an{ $until ->
    [0] { "" }
    [one] , bis { $until } Einheit übrig ist
   *[other] , bis { $until } Einheiten übrig sind
}.
event-go_on = { $seat ->
    [you] Du machst
   *[other] { $seat } macht
} mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
} weiter.
event-break_order = { $seat ->
    [you] Dein Angriffsbefehl
   *[other] Der Angriffsbefehl von { $seat }
} endet hier.
event-defend = { $seat ->
    [you] Du verteidigst
    [none] Die neutrale Flood verteidigt
   *[other] { $seat } verteidigt
} mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}.
event-damage = { $territory } verliert { $amount ->
    [one] { $amount } Einheit
   *[other] { $amount } Einheiten
} { $owner ->
    [self] { $seat ->
        [you] von dir
       *[other] von { $seat }
    }
    [you] von dir
    [none] der neutralen Flood
   *[other] von { $owner }
} (höchstens { $most }).
event-add_bonus = { $seat ->
    [you] Jeder deiner Würfel
   *[other] Jeder Würfel von { $seat }
} zählt in diesem Wurf { $amount } mehr.
event-raise_shield = { $seat ->
    [you] Du entgehst
   *[other] { $seat } entgeht
} { $amount ->
    [one] { $amount } Verlust
   *[other] { $amount } Verlusten
} dieses Wurfs.
event-limit_defence = { $seat ->
    [you] Du wirfst
    [none] Die neutrale Flood wirft
   *[other] { $seat } wirft
} nur { $dice } Würfel.
event-must_commit = { $seat ->
    [you] Du musst
   *[other] { $seat } muss
} mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
} angreifen.
event-halt = In { $source } ist nur noch eine Einheit: Es wird nicht gewürfelt.
event-dice = Würfel: { $attack } gegen { $defence }.
event-save = { $seat ->
    [you] Du rettest
   *[other] { $seat } rettet
} { $amount ->
    [one] { $amount } Einheit
   *[other] { $amount } Einheiten
}.
event-losses = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $attack_losses ->
    [0] keine Einheit
    [one] { $attack_losses } Einheit
   *[other] { $attack_losses } Einheiten
}, { $owner ->
    [none] die neutrale Flood
    [you] du
   *[other] { $owner }
} { $defence_losses ->
    [0] keine
   *[other] { $defence_losses }
}.
event-infect = { $amount ->
    [0] Für weitere Einheiten in { $territory } gibt es keine Figuren.
    [one] { $amount } Einheit mehr in { $territory }.
   *[other] { $amount } Einheiten mehr in { $territory }.
}
event-reanimate = Bis zu { $most ->
    [one] { $most } Einheit
   *[other] { $most } Einheiten
} von { $seat ->
    [you] dir
   *[other] { $seat }
} { $most ->
    [one] kehrt
   *[other] kehren
} nach { $territory } zurück.
event-return = { $amount ->
    [0] { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } nichts verloren, was zurückkehren könnte.
   *[other] { $amount ->
        [one] { $amount } Einheit
       *[other] { $amount } Einheiten
    } von { $seat ->
        [you] dir
       *[other] { $seat }
    } { $amount ->
        [one] kehrt
       *[other] kehren
    } nach { $territory } zurück.
}
event-lose_hero = { $seat ->
    [you] Dein { $hero }
   *[other] Der { $hero } von { $seat }
} wird in { $territory } besiegt.
event-conquer = { $seat ->
    [you] Du eroberst
   *[other] { $seat } erobert
} { $target } von { $owner ->
    [none] der neutralen Flood
    [you] dir
   *[other] { $owner }
}.
event-move_in = { $amount ->
    [one] { $amount } Einheit
   *[other] { $amount } Einheiten
} { $hero ->
    [yes] und der Held rücken
   *[no] { $amount ->
        [one] rückt
       *[other] rücken
    }
} nach { $target } vor.
event-end_invasion = Die Invasion von { $target } ist vorbei.

## Was geschehen ist: Ausscheiden und Ziele

event-out = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} ausgeschieden, besiegt von { $by ->
    [you] dir
   *[other] { $by }
}.
event-capture = { $seat ->
    [you] Du erbeutest
   *[other] { $seat } erbeutet
} { $cards ->
    [unknown] { $amount ->
        [one] eine { $faction }-Karte
       *[other] { $amount } { $faction }-Karten
    }
   *[other] { $cards }
} von { $owner ->
    [you] dir
   *[other] { $owner }
}.
event-inherit = { $seat ->
    [you] Du übernimmst
   *[other] { $seat } übernimmt
} { $card ->
    [unknown] eine Kampagnenkarte
   *[other] { $card }
} von { $owner ->
    [you] dir
   *[other] { $owner }
}.
event-inherit_open = { $seat ->
    [you] Du übernimmst
   *[other] { $seat } übernimmt
} { $card } von { $owner ->
    [you] dir
   *[other] { $owner }
}.
event-discard_objectives = { $spots_count ->
    [one] { $spots_count } Kampagnenkarte
   *[other] { $spots_count } Kampagnenkarten
} von { $seat ->
    [you] dir
   *[other] { $seat }
} { $spots_count ->
    [one] ist
   *[other] sind
} aus dem Spiel.
event-accomplish = { $seat ->
    [you] Du erfüllst
   *[other] { $seat } erfüllt
} { $card }: „{ $card_text }“
event-reveal = { $seat ->
    [you] Du musst
   *[other] { $seat } muss
} { $card } zeigen: „{ $card_text }“
event-show_objective = { $seat ->
    [you] Dein Ziel war
   *[other] Das Ziel von { $seat } war
} { $card }: „{ $card_text }“
event-figures = Der Stand der Ziele hat sich geändert.
event-reach_limit = { $rounds ->
    [one] { $rounds } Runde ist
   *[other] { $rounds } Runden sind
} gespielt.
event-end = Das Spiel ist aus. { $winners_count ->
    [0] Niemand gewinnt.
    [one] { $winners ->
        [you] Du gewinnst.
       *[other] { $winners } gewinnt.
    }
   *[other] Es gewinnen: { $winners }.
}

## Wie es endete

outcome-rh-objective-win_three = Alle drei Ziele sind erfüllt, und die Basis ist gehalten.
outcome-rh-win-last_standing = Alle Gegner sind ausgeschieden.
outcome-rh-duel-win_three = Drei Ziele sind erfüllt.
outcome-rh-duel-win_eliminate = Der Gegner ist ausgeschieden.
outcome-rh-slayer-win = Jemand befehligt alle Gebiete.
outcome-rh-team-win_four = Das Team hat vier Ziele erfüllt und hält seine Basen.
outcome-rh-team-win_flood = Die Flood hat drei Ziele erfüllt und hält ihre Basis.
outcome-rh-team-slayer_variant = Ein Team befehligt alle Gebiete.
outcome-rh-limit-draw = Die vereinbarten Runden sind vorbei, und niemand hat gewonnen: unentschieden.
outcome-rh-limit-most = Die vereinbarten Runden sind vorbei: Die meisten Gebiete gewinnen.

## Einwände: ein anderer Zeitpunkt

objection-anothers_turn = { $seat } ist am Zug.
objection-invasion_not_over = Dein Angriff auf { $target } von { $source } aus ist noch nicht vorbei.
objection-turn_in_at_start = Karten gibst du am Anfang deines Zuges ab.
objection-deploy_at_start = Einheiten stellst du am Anfang deines Zuges auf.
objection-hero_returns_at_start = Ein besiegter Held kehrt am Anfang deines Zuges zurück.
objection-command_after_reinforcements = Um das Kommando über ein Gebiet bittest du gleich nach deiner Verstärkung.
objection-attack_after_reinforcements = Du greifst nach deiner Verstärkung an, bevor du eine Karte nimmst.
objection-commit_in_invasion = Wie du angreifst, sagst du, wenn du eine Invasion angesagt hast.
objection-defend_when_attacked = Wie du verteidigst, sagst du, wenn ein Gebiet von dir angegriffen wird.
objection-card_after_attacks = Eine Kampagnen- oder Fraktionskarte nimmst du, wenn du mit deinen Angriffen fertig bist.
objection-maneuver_at_end = Einheiten verlegst du am Ende deines Zuges.

## Einwände: Vorbereitung

objection-second_token_missing = Der zweite Marker des Paares muss gelegt werden.
objection-pair_needed = Du musst ein Paar legen: Sonst wären die Bretter nicht verbunden.
objection-token_there_already = In { $territory } liegt schon ein mobiler Teleporter.
objection-same_half_of_forge = { $territory } liegt auf derselben Hälfte wie { $first }.
objection-same_half_of_ring = { $territory } liegt auf derselben Hälfte wie { $first }.
objection-connected_already = { $territory } und { $first } sind schon verbunden.
objection-not_empty = { $territory } ist nicht leer.
objection-not_of_flood = { $territory } gehört nicht der Flood.
objection-hero_begins_elsewhere = Dein Held geht in ein Gebiet, das du beherrschst; { $territory } gehört dir nicht.

## Einwände: Verstärkung

objection-hero_returns_elsewhere = Dein Held geht in ein Gebiet, das du beherrschst; { $territory } gehört dir nicht.
objection-not_yours_to_deploy = { $territory } gehört dir nicht.
objection-one_skull = Ein Schädel ist zu wenig; gib mindestens zwei ab.
objection-no_second_skull = Du kämst nicht auf zwei Schädel.
objection-needed_for_skulls = Du brauchst diese Karte, um auf zwei Schädel zu kommen.
objection-too_many_skulls = Das wären { $skulls } Schädel; mehr als zehn gehen nicht.

## Einwände: das Kommando über ein verbündetes Gebiet

objection-not_of_ally = { $territory } gehört nicht deinem Verbündeten.
objection-not_one_unit = In { $territory } stehen { $units } Einheiten; es muss genau eine sein.
objection-hero_of_ally_there = In { $territory } steht der Held deines Verbündeten.
objection-refused_already = Dein Verbündeter hat dir das Kommando über { $territory } in diesem Zug schon verweigert.
objection-not_yours_to_send = { $territory } gehört dir nicht.
objection-only_unit = Die einzige Einheit in { $territory } muss bleiben.

## Einwände: der Zeitpunkt einer Karte

objection-skulls_only = { $card } ist erbeutet: Nur die Schädel zählen.
objection-not_its_moment = { $card } wird { $when } eingesetzt.
objection-first_attack_over = Dein erster Angriff ist vorbei.
objection-nothing_to_lift = Du hast keine Einheit, die ausfliegen könnte, oder kein Ziel.
objection-bombard_in_vain = { $card } hätte hier keine Wirkung.
objection-camouflage_in_vain = { $card } hätte hier keine Wirkung.
objection-save_in_vain = { $card } hätte hier keine Wirkung.
objection-infect_in_vain = { $card } hätte hier keine Wirkung.
objection-reanimate_in_vain = { $card } hätte hier keine Wirkung.
objection-strike_in_vain = { $card } hätte hier keine Wirkung.
objection-drop_in_vain = { $card } hätte hier keine Wirkung.
objection-support_in_vain = { $card } hätte hier keine Wirkung.
objection-growth_in_vain = { $card } hätte hier keine Wirkung.

## Einwände: die Gebiete einer Karte

objection-not_yours_to_lift = { $territory } gehört dir nicht.
objection-not_yours_for_oath = { $territory } gehört dir nicht.
objection-nothing_to_strike = { $territory } ist kein feindliches Gebiet neben einem von dir, das eine Einheit verlieren kann.
objection-not_next_to_battle = { $territory } gehört dir nicht oder liegt nicht neben dem Kampf.
objection-drop_must_be_placed = Die Einheiten der Karte müssen aufgestellt werden.
objection-support_must_be_placed = Die Einheiten der Karte müssen aufgestellt werden.
objection-spawn_must_be_placed = Die Einheiten der Karte müssen aufgestellt werden.
objection-spawned_there_already = In { $territory } steht schon eine Einheit dieser Karte.
objection-grown_there_already = In { $territory } steht schon eine Einheit dieser Karte.
objection-drop_out_of_reach = Bis { $territory } reicht die Karte nicht.
objection-support_out_of_reach = Bis { $territory } reicht die Karte nicht.
objection-growth_out_of_reach = Bis { $territory } reicht die Karte nicht.

## Einwände: Angriffe

objection-asked_anyway = Du wirst ohnehin bei jeder Verteidigung gefragt.
objection-own_territory = { $target } gehört dir.
objection-territory_of_ally = { $target } gehört deinem Verbündeten.
objection-not_adjacent = { $target } ist nicht mit { $source } verbunden.
objection-one_unit_only = In { $source } steht nur eine Einheit, und die muss bleiben.
objection-not_rolled_yet = Nach der Ansage einer Invasion wird mindestens einmal gewürfelt.
objection-hero_does_not_attack = Dein Held ist nicht in { $source }.
objection-hero_always_attacks = Der Bonus des Helden zählt immer.
objection-units_left_already = So viele Einheiten sind jetzt schon übrig.
objection-too_many_dice = { $most ->
    [one] { $most } Einheit kann
   *[other] { $most } Einheiten können
} angreifen: Eine muss zurückbleiben.
objection-too_many_defend = Eine oder zwei Einheiten verteidigen.
objection-hero_moved_in_already = Dein Held ist schon vorgerückt.
objection-hero_does_not_move_in = Dein Held ist nicht in { $source }.
objection-too_few_move_in = Du hast mit { $dice ->
    [one] einem Würfel angegriffen: Eine Einheit muss
   *[other] { $dice } Würfeln angegriffen: Ebenso viele Einheiten müssen
} vorrücken.
objection-too_many_move_in = Eine Einheit muss in { $source } bleiben.

## Einwände: das Ende eines Zuges

objection-nothing_conquered = Du hast in diesem Zug kein Gebiet erobert.
objection-not_met = { $card } ist in diesem Zug nicht erfüllt: „{ $card_text }“
objection-maneuvered_already = Du hast schon Einheiten verlegt.
objection-not_yours_to_maneuver = { $territory } gehört dir nicht.
objection-only_unit_maneuvers = Die einzige Einheit in { $territory } muss bleiben.
objection-too_many_maneuver = Eine Einheit muss in { $source } bleiben.
objection-connected_with_none = { $territory } ist mit keinem anderen Gebiet von dir verbunden.
objection-not_connected = { $territory } ist nicht mit { $source } verbunden.
objection-same_territory = Die Einheiten gehen in ein anderes Gebiet.
objection-ends_at_ally = { $territory } gehört deinem Verbündeten: Das Ziel muss ein Gebiet von dir sein.
objection-hero_does_not_maneuver = Dein Held ist nicht in { $source }.
objection-hero_alone = Der Held geht nur zusammen mit einer Einheit.

## Zeitpunkte und Stufen

name-timing-while_you_reinforce = beim Aufstellen der Verstärkung
name-timing-before_your_first_attack = vor deinem ersten Angriff
name-timing-during_your_attacks_between_rolls = zwischen zwei Würfen deiner Angriffe
name-timing-before_a_roll_of_your_attack = vor einem Wurf deines Angriffs
name-timing-when_you_are_attacked_before_the_roll = vor dem Wurf gegen dich
name-timing-after_a_roll = nach einem Wurf
name-timing-right_after_an_ability_of_your_opponent_in_a_battle = gleich nach einer Fähigkeit deines Gegners im Kampf
name-timing-when_your_hero_is_defeated = bei der Niederlage deines Helden
name-timing-at_the_end_of_your_turn = am Ende deines Zuges
name-level-easy = Leicht
name-level-heroic = Heldenhaft
name-level-legendary = Legendär

## Fraktionskarten

name-card-orbital_strike_1_skull = Orbital Strike (1 Schädel)
name-card-armored_push_1_skull = Armored Push (1 Schädel)
name-card-minefield_1_skull = Minefield (1 Schädel)
name-card-dig_in_1_skull = Dig In (1 Schädel)
name-card-dig_in_2_skulls = Dig In (2 Schädel)
name-card-combat_medics_1_skull = Combat Medics (1 Schädel)
name-card-combat_medics_2_skulls = Combat Medics (2 Schädel)
name-card-airlift_1_skull = Airlift (1 Schädel)
name-card-airlift_2_skulls = Airlift (2 Schädel)
name-card-drop_troops_1_skull = Drop Troops (1 Schädel)
name-card-drop_troops_2_skulls = Drop Troops (2 Schädel)
name-card-ai_override_1_skull = AI Override (1 Schädel)
name-card-ai_override_2_skulls = AI Override (2 Schädel)
name-card-plasma_bombardment_1_skull = Plasma Bombardment (1 Schädel)
name-card-zealot_charge_1_skull = Zealot Charge (1 Schädel)
name-card-cloaked_ambush_1_skull = Cloaked Ambush (1 Schädel)
name-card-energy_shield_1_skull = Energy Shield (1 Schädel)
name-card-active_camouflage_1_skull = Active Camouflage (1 Schädel)
name-card-active_camouflage_2_skulls = Active Camouflage (2 Schädel)
name-card-gravity_lift_1_skull = Gravity Lift (1 Schädel)
name-card-gravity_lift_2_skulls = Gravity Lift (2 Schädel)
name-card-carrier_support_1_skull = Carrier Support (1 Schädel)
name-card-carrier_support_2_skulls = Carrier Support (2 Schädel)
name-card-arbiter_s_oath_2_skulls = Arbiter's Oath (2 Schädel)
name-card-swarm_assault_1_skull = Swarm Assault (1 Schädel)
name-card-spore_burst_1_skull = Spore Burst (1 Schädel)
name-card-infection_1_skull = Infection (1 Schädel)
name-card-reanimate_1_skull = Reanimate (1 Schädel)
name-card-reanimate_2_skulls = Reanimate (2 Schädel)
name-card-spawn_pods_1_skull = Spawn Pods (1 Schädel)
name-card-spawn_pods_2_skulls = Spawn Pods (2 Schädel)
name-card-creeping_growth_2_skulls = Creeping Growth (2 Schädel)

## Was die Fraktionskarten können

-attack-bonus = Zähle bei einem Wurf zu jedem deiner Angriffswürfel 1 dazu.
-defence-bonus = Zähle bei einem Wurf zu jedem deiner Verteidigungswürfel 1 dazu.
-ambush = Wenn du angegriffen wirst: Wirf 1 Würfel; das angreifende Gebiet verliert vor dem Kampf so viele Einheiten, behält aber mindestens 1.
-medics = Nach einem Wurf, an dem du beteiligt warst: 1 deiner Verluste zählt nicht.
-airlift = Vor deinem ersten Angriff: Verlege Einheiten aus einem deiner Gebiete in ein beliebiges anderes von dir, verbunden oder nicht; 1 bleibt zurück; der Held darf mit.
-drop-troops = Stelle 3 zusätzliche Einheiten in einem deiner Gebiete auf, das an einen Feind grenzt.
-override = Hebe eine Fähigkeit auf, die ein Gegner gerade in einem Kampf mit dir gespielt hat; beide Karten werden abgeworfen.
-camouflage = Die Verteidigung darf bei diesem Wurf nur 1 Würfel werfen.
-gravity-lift = Du darfst in diesem Zug einmal mehr verlegen.
-carrier = Stelle 3 zusätzliche Einheiten in einem Gebiet auf, in dem dein Held oder eine Basis von dir steht.
-reanimate = Bis zu 2 Einheiten, die du in einem Wurf verloren hast, kehren in eines deiner Gebiete neben dem Kampf zurück.
-spawn-pods = Stelle 4 zusätzliche Einheiten auf, höchstens 1 je Gebiet.
name-card_text-orbital_strike_1_skull = Wenn du eine Invasion angesagt hast: Wirf 1 Würfel; das verteidigende Gebiet verliert so viele Einheiten, behält aber mindestens 1.
name-card_text-armored_push_1_skull = { -attack-bonus }
name-card_text-minefield_1_skull = { -ambush }
name-card_text-dig_in_1_skull = { -defence-bonus }
name-card_text-dig_in_2_skulls = { -defence-bonus }
name-card_text-combat_medics_1_skull = { -medics }
name-card_text-combat_medics_2_skulls = { -medics }
name-card_text-airlift_1_skull = { -airlift }
name-card_text-airlift_2_skulls = { -airlift }
name-card_text-drop_troops_1_skull = { -drop-troops }
name-card_text-drop_troops_2_skulls = { -drop-troops }
name-card_text-ai_override_1_skull = { -override }
name-card_text-ai_override_2_skulls = { -override }
name-card_text-plasma_bombardment_1_skull = In deiner Angriffsphase: Ein feindliches Gebiet neben einem von dir verliert 2 Einheiten, behält aber mindestens 1.
name-card_text-zealot_charge_1_skull = { -attack-bonus }
name-card_text-cloaked_ambush_1_skull = { -ambush }
name-card_text-energy_shield_1_skull = Bis zu 2 deiner Verluste in einem Wurf zählen nicht.
name-card_text-active_camouflage_1_skull = { -camouflage }
name-card_text-active_camouflage_2_skulls = { -camouflage }
name-card_text-gravity_lift_1_skull = { -gravity-lift }
name-card_text-gravity_lift_2_skulls = { -gravity-lift }
name-card_text-carrier_support_1_skull = { -carrier }
name-card_text-carrier_support_2_skulls = { -carrier }
name-card_text-arbiter_s_oath_2_skulls = Wenn dein Held besiegt wird: Stelle ihn sofort in ein anderes deiner Gebiete.
name-card_text-swarm_assault_1_skull = { -attack-bonus }
name-card_text-spore_burst_1_skull = { -ambush }
name-card_text-infection_1_skull = Nach einem Wurf, in dem dein Angriff Einheiten zerstört hat: Ebenso viele kommen in das angreifende Gebiet.
name-card_text-reanimate_1_skull = { -reanimate }
name-card_text-reanimate_2_skulls = { -reanimate }
name-card_text-spawn_pods_1_skull = { -spawn-pods }
name-card_text-spawn_pods_2_skulls = { -spawn-pods }
name-card_text-creeping_growth_2_skulls = Stelle je 1 Einheit in bis zu 3 deiner Gebiete auf, die an einen Feind grenzen.

## Was die Kampagnenkarten verlangen

-equal-share = als ein gleicher Anteil: die Gebiete des Schlachtfelds geteilt durch die Streitkräfte zu Beginn, die neutrale Flood eingeschlossen
name-objective_text-opening_salvo = Erobere in diesem Zug mindestens 4 Gebiete.
name-objective_text-foothold = Beherrsche alle Gebiete einer beliebigen Region.
name-objective_text-through_the_gate = Erobere mindestens 1 Gebiet über eine Teleporterverbindung, fest oder mobil.
name-objective_text-lead_from_the_front = Erobere in diesem Zug mindestens 2 Gebiete, bei deren siegreichem Wurf der Bonus deines Helden zählt.
name-objective_text-headhunter = Besiege in diesem Zug einen feindlichen Helden.
name-objective_text-two_fronts = Beherrsche auf jedem der beiden Bretter mindestens 6 Gebiete.
name-objective_text-gatekeeper = Beherrsche beide Enden eines Paares mobiler Teleporter.
name-objective_text-divide_and_conquer = Nimm in diesem Zug zwei verschiedenen Gegnern je mindestens 2 Gebiete ab.
name-objective_text-lightning_war = Erobere in diesem Zug mindestens 7 Gebiete.
name-objective_text-base_raid = Beherrsche mindestens 1 Basis eines Gegners (auch eines ausgeschiedenen).
name-objective_text-wide_perimeter = Beherrsche mindestens 5 Gebiete mehr { -equal-share }.
name-objective_text-attrition = Zerstöre in diesem Zug mindestens 10 feindliche Einheiten im Kampf.
name-objective_text-pincer = Erobere in diesem Zug auf jedem der beiden Bretter mindestens 2 Gebiete.
name-objective_text-hold_the_line = Beginne deinen Zug mit einer vollständigen Region, die du schon zu Beginn deines vorigen Zuges vollständig hieltest.
name-objective_text-regional_power = Beherrsche alle Gebiete zweier Regionen.
name-objective_text-shock_and_awe = Erobere in diesem Zug mindestens 9 Gebiete.
name-objective_text-unbroken = Beginne deinen Zug mit zwei vollständigen Regionen.
name-objective_text-decapitation = Besiege in einem Zug einen feindlichen Helden und nimm eine feindliche Basis ein.
name-objective_text-dominion = Beherrsche mindestens 9 Gebiete mehr { -equal-share }.
name-objective_text-three_banners = Beherrsche mindestens 3 Basen, deine eigene eingeschlossen.
name-objective_text-triumvirate = Beherrsche alle Gebiete dreier Regionen.
name-objective_text-sweep = Erobere in diesem Zug Gebiete in mindestens 4 verschiedenen Regionen.
name-objective_text-deep_strike = Erobere in diesem Zug mindestens 2 Gebiete über Teleporterverbindungen.
name-objective_text-living_legend = Erobere in diesem Zug mindestens 5 Gebiete, bei deren siegreichem Wurf der Bonus deines Helden zählt.
