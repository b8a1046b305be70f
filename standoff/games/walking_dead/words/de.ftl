# Die Worte des Würfelspiels: Fragen, Antworten, Hinweise, was geschehen ist und wie es endete. Was es für Argumente gibt,
# steht in engine/words.py. Würfelseiten, Rollen und Charaktere heißen wie im Katalog.

list = { $some } und { $last }
you = du

## Fragen

ask-reroll = { $seat ->
    [you] Behältst du die Würfel, oder würfelst du mit einigen noch einmal?
   *[other] { $seat } behält die Würfel oder würfelt mit einigen noch einmal.
} (noch { $left ->
    [one] { $left } Wurf
   *[other] { $left } Würfe
})
ask-aim = { $seat ->
    [you] Wen trifft deine { $die }?
   *[other] { $seat } zielt mit einer { $die }.
}
ask-aid = { $seat ->
    [you] Wer bekommt durch dein First Aid ein Leben?
   *[other] { $seat } benutzt ein First Aid.
}
ask-bless = { $seat ->
    [you] Wer bekommt zu Beginn deines Zuges ein Leben?
   *[other] { $seat } bestimmt, wer ein Leben bekommt.
}
ask-instead = { $seat ->
    [you] Du verlierst gleich { $amount } Leben. Wie viele Walker nimmst du stattdessen?
   *[other] { $seat } verliert gleich { $amount } Leben und darf stattdessen Walker nehmen.
}
ask-shed = { $seat ->
    [you] Du hast { $amount } Leben verloren. { $walkers ->
        [one] Wirfst du deinen Walker ab?
       *[other] Wie viele deiner { $walkers } Walker wirfst du ab?
    }
   *[other] { $seat } hat { $amount } Leben verloren und darf Walker abwerfen.
}
ask-clear = { $seat ->
    [you] Wessen Walker wirfst du mit dieser Grenade ab?
   *[other] { $seat } darf mit einer Grenade einen Walker abwerfen.
}

## Antworten

answer-reroll = { $dice } neu würfeln
answer-keep = alle Würfel behalten
answer-pass = { $asked ->
    [instead] keinen Walker nehmen
    [shed] keinen Walker abwerfen
    [clear] keinen abwerfen
   *[other] niemand
}
answer-hit = { $target } treffen
answer-double = { $target } treffen, verdoppelt durch ein First Aid
answer-heal = { $target } heilen
answer-clear = einen Walker von { $target } abwerfen
answer-take = { $walkers } Walker nehmen
answer-shed = { $walkers } Walker abwerfen

## Hinweise

note-leaves = { $left ->
    [0] das letzte Leben
   *[other] dann noch { $left } Leben
}
note-gives = { $amount ->
    [0] kein Platz dafür
   *[other] dann { $left } Leben
}

## Was geschehen ist

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
        [Hilltop] der Loner von Hilltop
        [Kingdom] der Loner von Kingdom
       *[other] ein { $role }
    }.
}
event-show_role = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} für alle sichtbar { $role ->
    [Leader] der Leader
    [Hilltop] der Loner von Hilltop
    [Kingdom] der Loner von Kingdom
   *[other] ein { $role }
}.
event-seat_character = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $character }: „{ $character_text }“
event-take_health = { $seat ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} mit { $amount } Leben.
event-turn = { $seat ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-roll = { $seat ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $rolled }{ $kept_count ->
    [0] { "" }
   *[other] { " " }(behalten: { $kept })
}.
event-keep_dice = { $seat ->
    [you] Du würfelst nicht weiter.
   *[other] { $seat } würfelt nicht weiter.
}
event-infected = Drei Infections: { $seat ->
    [you] Du musst
   *[other] { $seat } muss
} aufhören zu würfeln.
event-aim = { $seat ->
    [you] Du zielst
   *[other] { $seat } zielt
} mit einer { $die } auf { $target ->
    [you] dich
   *[other] { $target }
}{ $aid ->
    [none] { "" }
   *[other] , verdoppelt durch ein First Aid
}.
event-grenade = { $seat ->
    [you] Deine Grenade geht hoch.
   *[other] Die Grenade von { $seat } geht hoch.
}
event-take_walker = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} einen Walker; { $left ->
    [0] keiner bleibt
    [one] einer bleibt
   *[other] { $left } bleiben
} im Vorrat.
event-return_walkers = { $seat ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $amount } Walker zurück.
event-shed_walkers = { $seat ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $amount } Walker { $owner ->
    [self] ab
    [you] von dir ab
   *[other] von { $owner } ab
}.
event-overrun = Das war der letzte Walker: Alle werden überrannt.
event-walkers_instead = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} stattdessen { $amount } Walker.
event-lose = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $amount } Leben{ $cause ->
    [overrun] { " " }an die Walker
    [infection] { " " }durch die Infection
   *[other] { "" }
}; { $left ->
    [0] keins bleibt
    [one] eins bleibt
   *[other] { $left } bleiben
}.
event-gain = { $amount ->
    [0] { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } keinen Platz für mehr Leben ({ $source ->
        [first_aid] First Aid
        [father_gabriel] Father Gabriel
        [maggie] Maggie
       *[dwight] Dwight
    }).
   *[other] { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $amount } Leben ({ $source ->
        [first_aid] First Aid
        [father_gabriel] Father Gabriel
        [maggie] Maggie
       *[dwight] Dwight
    }); jetzt { $left }.
}
event-out = { $seat ->
    [you] Du scheidest aus und warst
   *[other] { $seat } scheidet aus und war
} { $role ->
    [Leader] der Leader
    [Hilltop] der Loner von Hilltop
    [Kingdom] der Loner von Kingdom
   *[other] ein { $role }
}.
event-figures = Die Abstände haben sich geändert.
event-end = Das Spiel ist aus. { $winners_count ->
    [0] Niemand gewinnt.
    [one] { $winners ->
        [you] Du gewinnst.
       *[other] { $winners } gewinnt.
    }
   *[other] Es gewinnen: { $winners }.
}

## Wie es endete

outcome-wd-end-villains_out = Alle Saviors und Loners sind ausgeschieden: Der Leader und die Survivors gewinnen.
outcome-wd-end-leader_loner = Der Leader ist ausgeschieden, und nur ein Loner lebt noch: Er gewinnt.
outcome-wd-end-leader_saviors = Der Leader ist ausgeschieden: Die Saviors gewinnen.
outcome-wd-three-win_at_once = Die Jagd ist vorbei: Der Jäger hat sein Ziel selbst ausgeschaltet.
outcome-wd-three-otherwise = Wer als Letzter übrig ist, gewinnt.
outcome-wd-three-all_fall = Alle drei scheiden gleichzeitig aus.

## Was die Charaktere können

name-character_text-rick = Für jedes Leben, das dich eine 1, eine 2 oder eine Grenade kosten würde, darfst du stattdessen einen Walker nehmen; nie den letzten.
name-character_text-tyrese = Einmal im Zug darfst du mit einem First Aid eine 1 oder 2 verdoppeln: Dieselbe Person verliert zwei Leben.
name-character_text-carl = Dir genügen zwei Grenades.
name-character_text-abraham = Du darfst Infections neu würfeln, solange es nicht drei oder mehr sind.
name-character_text-andrea = Deine 1en und 2en dürfen einen Platz weiter treffen.
name-character_text-negan = Mit höchstens vier Leben bringt dir jedes First Aid, das du für dich benutzt, zwei Leben.
name-character_text-rosita = Durch die Grenade verlierst du nie Leben.
name-character_text-jesus = Wenn du überrannt wirst, verlierst du höchstens ein Leben.
name-character_text-father_gabriel = Zu Beginn deines Zuges bekommt jemand deiner Wahl ein Leben.
name-character_text-ezekiel = Du darfst einmal mehr neu würfeln.
name-character_text-maggie = Zeigen deine Würfel am Ende keine 1 und keine 2, bekommst du am Ende deines Zuges zwei Leben.
name-character_text-eugene = Für jede Grenade darfst du einen beliebigen Walker abwerfen.
name-character_text-glenn = Immer wenn du ein Leben verlierst, darfst du einen deiner Walker abwerfen.
name-character_text-the_governor = Wer dich Leben verlieren lässt, muss einen Walker nehmen.
name-character_text-michonne = Du darfst eine 1 als 2 und eine 2 als 1 benutzen.
name-character_text-dwight = Immer wenn jemand anderes ausscheidet, bekommst du zwei Leben.

## Einwände

objection-infection_locked = Eine Infection kann nicht neu gewürfelt werden.
objection-first_of_equal_dice = Von Würfeln, die dasselbe zeigen, werden die an den ersten Plätzen neu geworfen.
objection-range_one_at_oneself = Mit einem Würfel zielst du auf andere, nie auf dich selbst.
objection-range_two_at_oneself = Mit einem Würfel zielst du auf andere, nie auf dich selbst.
objection-range_one_too_far = { $target } sitzt { $away ->
    [one] { $away } Platz
   *[other] { $away } Plätze
} entfernt; { $die } trifft dort nicht.
objection-range_two_too_far = { $target } sitzt { $away ->
    [one] { $away } Platz
   *[other] { $away } Plätze
} entfernt; { $die } trifft dort nicht.
objection-target_eliminated = { $target } ist ausgeschieden.
objection-only_tyrese = Nur Tyrese kann einen Würfel verdoppeln.
objection-doubled_already = In diesem Zug ist schon ein Würfel verdoppelt worden.
objection-no_first_aid = Es ist kein First Aid da, das du dafür hergeben könntest.
objection-aid_must = Ein First Aid muss eingesetzt werden, auch wenn es verfällt.
objection-gift_must = Father Gabriels Gabe muss jemand bekommen.
objection-eliminated = { $target } ist ausgeschieden.
objection-no_walkers = { $target ->
    [you] Du hast keine Walker.
   *[other] { $target } hat keine Walker.
}
objection-last_walker = Im Vorrat { $pile ->
    [one] liegt nur noch { $pile }
   *[other] liegen nur noch { $pile }
}: Rick darf den letzten Walker nicht nehmen.
objection-doubled_as_a_whole = Ein verdoppelter Würfel gilt ganz: zwei Walker oder keiner.
objection-fewer_walkers = Vor dir { $walkers ->
    [one] liegt nur { $walkers } Walker
   *[other] liegen nur { $walkers } Walker
}.
