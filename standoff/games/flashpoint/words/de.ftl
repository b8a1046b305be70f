# Die Worte von Halo: Flashpoint: Fragen, Antworten, Hinweise, was geschehen ist, wie es endete und was gegen eine
# Antwort spricht. Was es für Argumente gibt, steht in engine/words.py. Modelle, Waffen, Items, Würfelseiten und Special
# Orders heißen wie im Katalog.

list = { $some }, { $last }
you = du

## Fragen

ask-draft = { $seat ->
    [you] Welche Profilkarte nimmst du?
   *[other] { $seat } nimmt eine Profilkarte.
}
ask-go_first = { $seat ->
    [you] Wer macht den ersten Zug?
   *[other] { $seat } bestimmt, wer den ersten Zug macht.
}
ask-zone = { $seat ->
    [you] Welche Aufstellungszone nimmst du?
   *[other] { $seat } nimmt eine Aufstellungszone.
}
ask-deploy = { $seat ->
    [you] Wo stellst du { $model } auf?
   *[other] { $seat } stellt { $model } auf.
}
ask-place = { $seat ->
    [you] Wo in { $cube } steht { $model }?
   *[other] { $seat } stellt { $model } in { $cube }.
}
ask-reroll = { $seat ->
    [you] Welche Kommandowürfel wirfst du neu?
   *[other] { $seat } darf Kommandowürfel neu werfen.
}
ask-activate = { $seat ->
    [you] Welches Modell aktivierst du?
   *[other] { $seat } aktiviert ein Modell.
}
ask-again = { $seat ->
    [you] Gibst du +1 Model aus, und für wen?
   *[other] { $seat } darf +1 Model ausgeben.
}
ask-act = { $seat ->
    [you] Was tut { $model }? (noch { $left ->
        [one] { $left } kurze Aktion
       *[other] { $left } kurze Aktionen
    })
   *[other] { $seat } bestimmt, was { $model } tut: noch { $left ->
        [one] { $left } kurze Aktion
       *[other] { $left } kurze Aktionen
    }.
}
ask-move = { $seat ->
    [you] Wohin geht { $model }? (bis zu { $cubes ->
        [one] { $cubes } Feld
       *[other] { $cubes } Felder
    })
   *[other] { $seat } bewegt { $model } bis zu { $cubes ->
        [one] { $cubes } Feld
       *[other] { $cubes } Felder
    } weit.
}
ask-pick_up = { $seat ->
    [you] Was hebt { $model } auf?
   *[other] { $seat } darf { $model } etwas aufheben lassen.
}
ask-leave = { $seat ->
    [you] Was macht { $model } mit den Items?
   *[other] { $seat } bestimmt, was { $model } mit den Items macht.
}
ask-shoot = { $seat ->
    [you] Womit schießt { $model }, und auf wen?
   *[other] { $seat } bestimmt, womit { $model } schießt und auf wen.
}
ask-second_shot = { $seat ->
    [you] Schießt { $model } mit einer zweiten Waffe?
   *[other] { $seat } darf { $model } mit einer zweiten Waffe schießen lassen.
}
ask-add_dice = { $seat ->
    [you] Wie viele Dice-Ergebnisse fügst du
   *[other] { $seat } darf
} dem { $test ->
    [ranged] Ranged-Test
    [fight] Fight-Test
   *[survive] Survive-Test
} von { $model } { $seat ->
    [you] hinzu?
   *[other] Dice-Ergebnisse hinzufügen.
}
ask-target = { $seat ->
    [you] Gegen wen kämpft { $model }?
   *[other] { $seat } bestimmt, gegen wen { $model } kämpft.
}
ask-blade = { $seat ->
    [you] Womit kämpft { $model }?
   *[other] { $seat } bestimmt, womit { $model } gegen { $target } kämpft.
}
ask-fighter = { $seat ->
    [you] Wer kämpft gegen { $model }?
   *[other] { $seat } bestimmt, wer gegen { $model } kämpft.
}
ask-push = { $seat ->
    [you] Wohin wird { $model } gestoßen?
   *[other] { $seat } bestimmt, wohin { $model } gestoßen wird.
}
ask-snap_shot = { $seat ->
    [you] Gibt { $model } einen Snap Shot ab?
   *[other] { $seat } darf { $model } einen Snap Shot auf { $target } abgeben lassen.
}
ask-next = { $seat ->
    [you] { $next ->
        [thrown] Wer wird als Nächster geworfen?
        [hit] Wen trifft die Explosion als Nächsten?
       *[fights] Wessen Sturmangriff kommt als Nächstes?
    }
   *[other] { $seat } bestimmt, { $next ->
        [thrown] wer als Nächster geworfen wird.
        [hit] wen die Explosion als Nächsten trifft.
       *[fights] wessen Sturmangriff als Nächstes kommt.
    }
}
ask-evade = { $seat ->
    [you] Weicht { $model } aus?
   *[other] { $seat } darf { $model } ausweichen lassen.
}
ask-marker = { $seat ->
    [you] { $purpose ->
        [enter] An welchem Respawn-Marker kommt { $model } ins Spiel?
       *[leave_weapon] An welchem Respawn-Marker bleibt die Waffe von { $model }?
    }
   *[other] { $seat } bestimmt, an welchem Respawn-Marker { $purpose ->
        [enter] { $model } ins Spiel kommt.
       *[leave_weapon] die Waffe von { $model } bleibt.
    }
}
ask-take_weapon = { $seat ->
    [you] Welche Waffe nimmt { $model }?
   *[other] { $seat } darf { $model } eine Waffe nehmen lassen.
}
ask-sticky = { $seat ->
    [you] An wem haftet die Granate von { $model }?
   *[other] { $seat } bestimmt, an wem die Granate von { $model } haftet.
}
ask-fetch = { $seat ->
    [you] Was holt { $model }?
   *[other] { $seat } bestimmt, was { $model } holt.
}
ask-shroud = { $seat ->
    [you] Wohin setzt { $model } den Shroud Screen?
   *[other] { $seat } bestimmt, wohin { $model } den Shroud Screen setzt.
}
ask-throw = { $seat ->
    [you] Wohin wirft { $model } den Power Seed?
   *[other] { $seat } bestimmt, wohin { $model } den Power Seed wirft.
}
ask-bid = { $seat ->
    [you] Gibst du +1 Model aus, um in der nächsten Runde den ersten Zug zu machen?
   *[other] { $seat } darf +1 Model ausgeben, um in der nächsten Runde den ersten Zug zu machen.
}
ask-carry = { $seat ->
    [you] Welche Kommandowürfel nimmst du in die nächste Runde mit?
   *[other] { $seat } darf Kommandowürfel in die nächste Runde mitnehmen.
}
ask-peek = { $seat ->
    [you] Welches Item siehst du dir an?
   *[other] { $seat } sieht sich ein Item an.
}
ask-recon_cube = { $seat ->
    [you] { $effect ->
        [weapon] Welcher Drop bekommt die Waffe?
        [item] Wohin kommt das zusätzliche Item?
        [pin] In welchem Feld werden alle niedergehalten?
       *[barrier] Welches Feld bekommt in der ersten Runde eine Energy Shield Barrier?
    }
   *[other] { $seat } bestimmt, { $effect ->
        [weapon] welcher Drop die Waffe bekommt.
        [item] wohin das zusätzliche Item kommt.
        [pin] in welchem Feld alle niedergehalten werden.
       *[barrier] welches Feld in der ersten Runde eine Energy Shield Barrier bekommt.
    }
}
ask-recon_model = { $seat ->
    [you] { $effect ->
        [grenade] Wer bekommt eine Fragmentation Grenade?
        [advance] Wer rückt vor dem Spiel ein Feld vor?
        [crouch] Wer ist vor dem Spiel geduckt?
       *[ammo] Wer bekommt Explosive Ammo?
    }
   *[other] { $seat } bestimmt, { $effect ->
        [grenade] wer eine Fragmentation Grenade bekommt.
        [advance] wer vor dem Spiel ein Feld vorrückt.
        [crouch] wer vor dem Spiel geduckt ist.
       *[ammo] wer Explosive Ammo bekommt.
    }
}
ask-send_back = Eine Granate landet in { $cube }: { $seat ->
    [you] Wer wirft sie zurück?
   *[other] { $seat } darf sie zurückwerfen lassen.
}
ask-reinforce = { $seat ->
    [you] Gibst du den Befehl Reinforcements Incoming, und für wen?
   *[other] { $seat } darf den Befehl Reinforcements Incoming geben.
}
ask-return_to = { $seat ->
    [you] Wohin wirft { $model } die Granate zurück?
   *[other] { $seat } bestimmt, wohin { $model } die Granate zurückwirft.
}
ask-reroll_dice = { $model } hat { $dice } geworfen ({ $need }+){ $seat ->
    [you] . Welche Würfel wirfst du neu? (bis zu { $most })
   *[other] : { $seat } darf bis zu { $most } neu werfen.
}

## Antworten

answer-done = fertig
answer-stand_up = aufstehen
answer-advance = vorrücken
answer-sprint = sprinten
answer-crouch = ducken
answer-shoot = schießen
answer-assault = Sturmangriff
answer-throw_seed = den Power Seed werfen
answer-put_seed_down = den Power Seed ablegen
answer-advance_die = Advance-Würfel
answer-shoot_die = Shoot-Würfel
answer-assault_die = Assault-Würfel
answer-one_man_army = Befehl: One Man Army
answer-alliance = Befehl: Alliance
answer-rampage = Befehl: Rampage
answer-defiance = Befehl: Defiance
answer-go_back = zum Translocator zurückkehren
answer-grapple_advance = Grappleshot: vorrücken
answer-grapple_fetch = Grappleshot: holen
answer-treat = { $target } behandeln
answer-pass = { $asked ->
    [activate] passen
    [again] kein zweites Modell
    [pick_up] liegen lassen
    [leave] behalten
    [second_shot] kein zweiter Schuss
    [fighter] nicht kämpfen
    [snap_shot] kein Snap Shot
    [take_weapon] liegen lassen
    [reroll] alle behalten
    [reroll_dice] alle behalten
    [carry] keine mitnehmen
    [bid] nicht bieten
    [reinforce] keine Verstärkung
    [send_back] niemand
    [evade] standhalten
   *[other] keins
}
answer-pick_model = { $asked ->
    [activate] { $model } aktivieren
    [again] +1 Model: { $model }
    [target] gegen { $model } kämpfen
    [fighter] mit { $model } kämpfen
    [sticky] haftet an { $model }
    [send_back] { $model } wirft zurück
    [reinforce] Verstärkung für { $model }
    [next] { $asked_next ->
        [thrown] { $model } werfen
        [hit] { $model } treffen
       *[fights] Sturmangriff von { $model }
    }
   *[other] { $model } wählen
}
answer-stand = { $asked ->
    [move] in { $asked_cube } bleiben, { $place }
   *[other] Platz { $place }
}
answer-make_room = in { $asked_cube } bleiben
answer-break_away = sich lösen
answer-evade = ausweichen
answer-bid = +1 Model ausgeben
answer-go_first = ich fange an
answer-go_second = du fängst an
answer-pick_zone = { $zone ->
    [red] die rote Zone
   *[blue] die blaue Zone
}
answer-push = nach { $direction } stoßen
answer-add_dice = { $dice ->
    [0] keine Würfel hinzufügen
   *[other] { $dice } Würfel hinzufügen
}
answer-move = { $asked ->
    [deploy] { $cube }, { $place }
   *[other] nach { $cube }, { $place }
}
answer-enter = { $asked ->
    [deploy] { $cube }
   *[other] nach { $cube }
}
answer-jump_off = nach { $cube } abspringen
answer-come_back = weggehen und nach { $asked_cube } zurückkommen, { $place }
answer-pick_cube = { $asked ->
    [return_to] auf { $cube }
   *[other] { $cube }
}
answer-pick_marker = bei { $marker }
answer-use_item = { $item_text } benutzen
answer-take_item = Item { $item } nehmen
answer-look_at_item = Item { $item } ansehen
answer-drop_item = { $item_text } ablegen
answer-destroy_item = { $item_text } zerstören
answer-take_weapon = { $token_text } nehmen
answer-drop_weapon = { $token_text } ablegen
answer-take_object = { $object } nehmen
answer-draft_card = { $card }
answer-fight_with = mit { $arm } kämpfen
answer-shoot_at = { $arm } auf { $target }{ $mode ->
    [blaze_away] , Dauerfeuer
    [scoped] , durch das Zielfernrohr
   *[normal] { "" }
}{ $ammo ->
    [yes] , mit Explosive Ammo
   *[no] { "" }
}
answer-shoot_cube = { $arm } auf { $cube }{ $mode ->
    [blaze_away] , Dauerfeuer
    [scoped] , durch das Zielfernrohr
   *[normal] { "" }
}
answer-reroll_dice = { $failures ->
    [0] { "" }
    [one] { $failures } Fehlschlag{ " " }
   *[other] { $failures } Fehlschläge{ " " }
}{ $successes ->
    [0] { "" }
   *[other] { $failures ->
        [0] { "" }
       *[other] { "und " }
    }{ $successes ->
        [one] { $successes } Erfolg{ " " }
       *[other] { $successes } Erfolge{ " " }
    }
}{ $headshots ->
    [0] { "" }
   *[other] { $failures ->
        [0] { $successes ->
            [0] { "" }
           *[other] { "und " }
        }
       *[other] { "und " }
    }{ $headshots ->
        [one] { $headshots } Headshot{ " " }
       *[other] { $headshots } Headshots{ " " }
    }
}neu werfen
answer-choose_dice = { $asked ->
    [reroll] neu werfen:
   *[carry] mitnehmen:
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

## Hinweise

note-cost = { $die ->
    [none] { $actions ->
        [0] frei
        [1] eine kurze Aktion
       *[other] eine lange Aktion
    }
   *[other] { $actions ->
        [0] Ergebnis { $die }
       *[other] Ergebnis { $die }, eine lange Aktion
    }
}
note-steps = { $first ->
    [things] dort liegt etwas
    [delivery] Ablieferung
    [room] andere machen Platz
   *[nothing] { $cubes ->
        [one] { $cubes } Feld
       *[other] { $cubes } Felder
    }
}
note-leap = { $cubes ->
    [one] { $cubes } Feld
   *[other] { $cubes } Felder
}, fällt { $levels } Ebenen tief
note-aim = Entfernung { $range } von { $reach }, { $dice } Würfel auf { $need }+ gegen { $survive_dice } Würfel auf { $survive_need }+{ $clear ->
    [yes] , Clear Shot
   *[no] { "" }
}{ $sees ->
    [yes] { "" }
   *[no] , nicht in Sicht
}{ $long ->
    [yes] , eine lange Aktion
   *[no] { "" }
}
note-cube_aim = { $models_count ->
    [0] Entfernung { $range } von { $reach }
   *[other] { $models }
}
note-melee = { $dice } Würfel auf { $need }+ gegen { $survive_dice } Würfel auf { $survive_need }+
note-lies = { $item_kind ->
    [none] verdeckt
   *[other] { $item_kind }
}

## Was geschehen ist: Modelle

event-move = { $place ->
    [none] { $model } geht nach { $cube }.
   *[other] { $model } steht in { $cube }, { $place }.
}
event-mark = { $model } ist { $on ->
    [yes] { "" }
   *[no] nicht mehr{ " " }
}{ $status ->
    [pinned] niedergehalten
    [crouched] geduckt
    [activated] aktiviert
   *[camouflaged] getarnt
}.
event-push_model = { $model } wird nach { $cube } gestoßen.
event-fall = { $model } fällt { $levels ->
    [one] { $levels } Ebene
   *[other] { $levels } Ebenen
} tief.
event-slam = { $model } prallt gegen eine Wand.
event-shot = { $model } feuert mit { $weapon } auf { $target ->
    [none] { $cube }
   *[other] { $target }
}{ $mode ->
    [blaze_away] , Dauerfeuer
    [scoped] , durch das Zielfernrohr
   *[normal] { "" }
}.
event-fight = { $model } kämpft mit { $weapon } gegen { $target }.
event-explosion = { $weapon } explodiert in { $cube }.
event-spend_ammunition = { $model } kann eine begrenzte Waffe { $left ->
    [0] nicht mehr
    [one] noch einmal
   *[other] noch { $left }-mal
} benutzen.
event-hits = { $model } bekommt { $amount } Treffer.
event-lose_shields = { $model } verliert { $amount ->
    [one] { $amount } Schild
   *[other] { $amount } Schilde
}; { $left ->
    [0] keiner bleibt
    [one] einer bleibt
   *[other] { $left } bleiben
}.
event-regain_shields = { $model } gewinnt { $amount ->
    [one] { $amount } Schild
   *[other] { $amount } Schilde
} zurück; jetzt { $left }.
event-overshield = { $model } hat einen Overshield.
event-wound = { $model } erleidet { $amount ->
    [one] { $amount } Wunde
   *[other] { $amount } Wunden
}.
event-heal = { $model } wird von { $amount ->
    [one] { $amount } Wunde
   *[other] { $amount } Wunden
} geheilt.
event-life_support = Life Support von { $model } ist verbraucht.
event-kill = { $model } wird{ $attacker ->
    [none] { "" }
   *[other] { " " }von { $attacker }
} getötet.
event-refresh = { $model } kehrt ins Spiel zurück.
event-lay_barrier = Die Barriere in { $cube } hat { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}.
event-hit_barrier = { $left ->
    [0] Die Barriere in { $cube } ist weg.
    [one] Die Barriere in { $cube } hat noch { $left } Schild.
   *[other] Die Barriere in { $cube } hat noch { $left } Schilde.
}

## Was geschehen ist: Vorbereitung

event-choose_scenario = Das Szenario ist { $scenario }.
event-starter = { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-take_zone = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $zone ->
    [red] die rote Zone
   *[blue] die blaue Zone
}.
event-draft = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card }.
event-muster = { $seat ->
    [you] Deine Modelle
   *[other] Die Modelle von { $seat }
}: { $units_count ->
    [0] keine
   *[other] { $units }
}.
event-lay_markers = { $drops_count ->
    [0] Das Schlachtfeld ist aufgebaut.
   *[other] Die Waffenmarker liegen aus: { $drops }.
}
event-place_object = In { $cube } liegt: { $object }.
event-shuffle_items = { $items_count ->
    [one] { $items_count } Item-Plättchen wird verdeckt gemischt.
   *[other] { $items_count } Item-Plättchen werden verdeckt gemischt.
}
event-shuffle_weapons = { $pile ->
    [one] { $pile } Waffenplättchen wird verdeckt gemischt.
   *[other] { $pile } Waffenplättchen werden verdeckt gemischt.
}

## Was geschehen ist: Runden und Züge

event-round = Runde { $round } beginnt.
event-end_round = Runde { $round } ist vorbei.
event-roll_command = { $seat ->
    [you] Deine Kommandowürfel
   *[other] Die Kommandowürfel von { $seat }
}: { $dice_count ->
    [0] keine
   *[other] { $dice }
}.
event-take_back = { $seat ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $dice } neu.
event-add_kept = { $seat ->
    [you] Du fügst
   *[other] { $seat } fügt
} hinzu, was aus der letzten Runde übrig ist: { $dice }.
event-kept = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $dice } in die nächste Runde mit.
event-discard = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $dice } ab.
event-spend = { $seat ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $amount ->
    [one] { "" }
   *[other] { $amount }{ " " }
}{ $face } aus.
event-give_order = { $seat ->
    [you] Du befiehlst
   *[other] { $seat } befiehlt
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
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-pass_turn = { $seat ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-first = { $seat ->
    [you] Du fängst
   *[other] { $seat } fängt
} in der nächsten Runde an.
event-activate = { $model } wird aktiviert.
event-end_activation = { $model } ist fertig.
event-act = { $model } { $action ->
    [stand_up] steht auf
    [advance] rückt vor
    [sprint] sprintet
    [crouch] duckt sich
    [shoot] schießt
    [assault] macht einen Sturmangriff
    [throw_seed] wirft den Power Seed
    [treat] behandelt einen Freund
   *[grapple_advance] rückt mit dem Grappleshot vor
}.
event-spend_rest = Das war eine lange Aktion von { $model }.

## Was geschehen ist: Würfel und das Ende

event-die = Der Würfel zeigt { $rolled } ({ $reason ->
    [scenario] das Szenario
    [starter] wer beginnt
    [recon] Recon
    [drop] der Waffen-Drop
    [scatter] Abweichung
    [direction] die Richtung
    [half_floor] halber Boden
   *[half_cube] halbes Feld
}).
event-roll = { $test ->
    [wall] Die Wand
    [gravity] Die Schwerkraft
    [blast] Die Explosion
    [recon] Jemand
   *[other] { $model }
} würfelt { $dice_count ->
    [0] ohne Würfel
   *[other] { $dice }
}{ $test ->
    [ranged] { " " }für Ranged
    [fight] { " " }für Fight
    [survive] { " " }für Survive
   *[other] { "" }
} ({ $need }+): { $successes ->
    [0] kein Erfolg
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
}.
event-pool = { $model } würfelt { $dice } für { $test ->
    [ranged] Ranged
    [fight] Fight
   *[survive] Survive
} ({ $need }+) und darf { $rerolls } neu werfen.
event-score = { $seat ->
    [you] Du { $amount ->
        [-1] verlierst 1 Punkt
        [one] bekommst { $amount } Punkt
       *[other] bekommst { $amount } Punkte
    }
   *[other] { $seat } { $amount ->
        [-1] verliert 1 Punkt
        [one] bekommt { $amount } Punkt
       *[other] bekommt { $amount } Punkte
    }
}; jetzt { $total }.
event-play_on = Gleichstand: Es wird bis zum nächsten Punkt weitergespielt.
event-end = Das Spiel ist aus. { $winners_count ->
    [0] Niemand gewinnt.
   *[other] { $winners ->
        [you] Du gewinnst.
       *[other] { $winners } gewinnt.
    }
}
event-figures = Panzerung, Tacticians oder die nötige Punktzahl haben sich geändert.

## Was geschehen ist: Plättchen

event-lay_item = Verdeckt kommt ein Item nach { $cube } (Nummer { $item }).
event-look_at_item = { $seat ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} Item { $item } an{ $item_kind ->
    [unknown] { "" }
   *[other] : { $item_kind }
}.
event-pick_up_item = { $model } hebt { $item_kind } auf.
event-leave_item = { $item_kind } bleibt in { $cube } liegen.
event-use_item = { $model } benutzt { $item_kind }.
event-use_up = { $item_kind } ist verbraucht.
event-destroy = { $item_kind } wird zerstört.
event-search_pile = { $item_kind } wird im Vorrat gesucht und { $found ->
    [yes] gefunden
   *[no] nicht gefunden
}.
event-gift = { $model } bekommt { $item_kind }.
event-shroud = Ein Shroud Screen verdeckt { $cube }.
event-sensor = { $seat ->
    [you] Dein Threat Sensor
   *[other] Der Threat Sensor von { $seat }
} findet in dieser Runde jeden Feind.
event-look_at_weapon = { $seat ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} eine Waffe an{ $weapon ->
    [unknown] { "" }
   *[other] : { $weapon }
}.
event-drop_weapon = { $weapon } liegt als Drop in { $cube }.
event-pick_up_weapon = { $model } hebt { $weapon } auf.
event-leave_weapon = { $weapon } bleibt in { $cube } liegen.
event-wait_at_marker = { $weapon } wartet bei { $marker }.
event-use_weapon = { $weapon } kann { $left ->
    [0] nicht mehr
    [one] noch einmal
   *[other] noch { $left }-mal
} benutzt werden.
event-return_weapon = { $weapon } kommt zurück in den Vorrat.
event-take_object = { $model } hat jetzt: { $object }.
event-lay_object = In { $cube } liegt jetzt: { $object }.
event-throw_seed = { $model } wirft einen Power Seed nach { $cube }.

## Wie es endete

outcome-fp-slayer-win = Die vereinbarte Zahl von Abschüssen ist erreicht.
outcome-fp-training-win = Beide Feinde sind getötet.
outcome-fp-oddball-eleven = Der Oddball ist lange genug gehalten.
outcome-fp-flag-three = Die Flagge ist oft genug erobert.
outcome-fp-hold-win = Das Doppelte der Punkte auf dem Brett ist erreicht.
outcome-fp-seed-five = Fünf Power Seeds sind in einer Station.
outcome-fp-win-last_round = Die letzte Runde ist vorbei; die höhere Punktzahl gewinnt.

## Plätze, Richtungen, Szenarien und Objekte

name-place-sw = SW
name-place-s = S
name-place-se = SO
name-place-w = W
name-place-centre = Mitte
name-place-e = O
name-place-nw = NW
name-place-n = N
name-place-ne = NO
name-direction-north_west = Nordwesten
name-direction-north = Norden
name-direction-north_east = Nordosten
name-direction-east = Osten
name-direction-south_east = Südosten
name-direction-south = Süden
name-direction-south_west = Südwesten
name-direction-west = Westen
name-scenario-slayer = Slayer
name-scenario-oddball = Oddball
name-scenario-capture_the_flag = Capture the Flag
name-scenario-strongholds = Strongholds
name-scenario-stockpile = Stockpile
name-scenario-training = Training
name-object-red_flag = rote Flagge
name-object-blue_flag = blaue Flagge
name-object-1_vp_marker = 1-VP-Marker
name-object-2_vp_marker = 2-VP-Marker
name-object-3_vp_marker = 3-VP-Marker
name-object-4_vp_marker = 4-VP-Marker

## Profilkarten

name-card-spartan_mk_vii_with_ma40_assault_rifle = Spartan MK VII mit MA40 Assault Rifle
name-card-spartan_mk_vii_with_pulse_carbine = Spartan MK VII mit Pulse Carbine
name-card-spartan_deadeye_with_m392_dmr = Spartan Deadeye mit M392 DMR
name-card-spartan_deadeye_with_stalker_rifle = Spartan Deadeye mit Stalker Rifle
name-card-spartan_brawler_with_cqs48_bulldog = Spartan Brawler mit CQS48 Bulldog
name-card-spartan_brawler_with_needler = Spartan Brawler mit Needler
name-card-spartan_zvezda_with_vk78_commando = Spartan Zvezda mit VK78 Commando
name-card-spartan_zvezda_with_cindershot = Spartan Zvezda mit Cindershot
name-card-spartan_cqb_with_energy_sword = Spartan CQB mit Energy Sword
name-card-spartan_cqb_with_gravity_hammer = Spartan CQB mit Gravity Hammer
name-card-spartan_hazop_with_m45_shotgun = Spartan HAZOP mit M45 Shotgun
name-card-spartan_hazop_with_spike_rifle = Spartan HAZOP mit Spike Rifle
name-card-spartan_gungnir_with_m319_grenade_launcher = Spartan Gungnir mit M319 Grenade Launcher
name-card-spartan_gungnir_with_plasma_launcher = Spartan Gungnir mit Plasma Launcher
name-card-spartan_jfo_with_concussion_rifle = Spartan JFO mit Concussion Rifle
name-card-spartan_jfo_with_h_165_target_locator = Spartan JFO mit H-165 Target Locator
name-card-master_chief_spartan_legend_with_energy_sword = Master Chief, SPARTAN LEGEND mit Energy Sword
name-card-sangheili_mercenary_with_needler_plasma_grenade_energy_daggers = Sangheili Mercenary mit Needler, Plasma Grenade, Energy Daggers
name-card-sangheili_mercenary_with_pulse_carbine_plasma_grenade_energy_daggers = Sangheili Mercenary mit Pulse Carbine, Plasma Grenade, Energy Daggers
name-card-sangheili_mercenary_with_plasma_rifle_plasma_grenade_energy_daggers = Sangheili Mercenary mit Plasma Rifle, Plasma Grenade, Energy Daggers
name-card-sangheili_mercenary_with_energy_sword_plasma_grenade = Sangheili Mercenary mit Energy Sword, Plasma Grenade
name-card-atriox_banished_legend_with_no_ranged_weapon = Atriox, BANISHED LEGEND ohne Fernwaffe
name-card-jiralhanae_berserker_with_spike_grenade = Jiralhanae Berserker mit Spike Grenade
name-card-jiralhanae_berserker_with_dynamo_grenade = Jiralhanae Berserker mit Dynamo Grenade
name-card-jiralhanae_captain_with_ravager = Jiralhanae Captain mit Ravager
name-card-jiralhanae_captain_with_mlrs_2_hydra = Jiralhanae Captain mit MLRS-2 Hydra
name-card-jiralhanae_warrior_with_vk78_commando_spike_grenade = Jiralhanae Warrior mit VK78 Commando, Spike Grenade
name-card-jiralhanae_sniper_with_shock_rifle = Jiralhanae Sniper mit Shock Rifle
name-card-jiralhanae_sniper_with_mangler = Jiralhanae Sniper mit Mangler
name-card-jiralhanae_chosen_warrior_with_spike_rifle = Jiralhanae Chosen Warrior mit Spike Rifle
name-card-sentry_gun_with_ma40_assault_rifle = Sentry Gun mit MA40 Assault Rifle

## Waffen in der Hand

name-arm-picked_up_m11_combat_knife = Fundwaffe M11 Combat Knife
name-arm-picked_up_spartan_fists = Fundwaffe Spartan Fists
name-arm-picked_up_energy_daggers = Fundwaffe Energy Daggers
name-arm-picked_up_energy_dagger_upgrade = Fundwaffe Energy Dagger (upgrade)
name-arm-picked_up_ma40_assault_rifle = Fundwaffe MA40 Assault Rifle
name-arm-picked_up_br75_battle_rifle = Fundwaffe BR75 Battle Rifle
name-arm-picked_up_cqs48_bulldog = Fundwaffe CQS48 Bulldog
name-arm-picked_up_vk78_commando = Fundwaffe VK78 Commando
name-arm-picked_up_m392_dmr = Fundwaffe M392 DMR
name-arm-picked_up_mlrs_2_hydra = Fundwaffe MLRS-2 Hydra
name-arm-picked_up_s7_sniper_rifle = Fundwaffe S7 Sniper Rifle
name-arm-picked_up_needler = Fundwaffe Needler
name-arm-picked_up_pulse_carbine = Fundwaffe Pulse Carbine
name-arm-picked_up_stalker_rifle = Fundwaffe Stalker Rifle
name-arm-picked_up_covenant_carbine = Fundwaffe Covenant Carbine
name-arm-picked_up_cindershot = Fundwaffe Cindershot
name-arm-picked_up_energy_sword = Fundwaffe Energy Sword
name-arm-picked_up_gravity_hammer = Fundwaffe Gravity Hammer
name-arm-picked_up_m41_spnkr = Fundwaffe M41 SPNKr
name-arm-picked_up_heatwave = Fundwaffe Heatwave
name-arm-picked_up_shock_rifle = Fundwaffe Shock Rifle
name-arm-picked_up_needle_rifle = Fundwaffe Needle Rifle
name-arm-picked_up_plasma_rifle = Fundwaffe Plasma Rifle
name-arm-picked_up_plasma_repeater = Fundwaffe Plasma Repeater
name-arm-picked_up_fuel_rod_gun = Fundwaffe Fuel Rod Gun
name-arm-picked_up_focus_rifle = Fundwaffe Focus Rifle
name-arm-picked_up_m6_spartan_laser = Fundwaffe M6 Spartan Laser
name-arm-picked_up_m6g_magnum = Fundwaffe M6G Magnum
name-arm-picked_up_m45_shotgun = Fundwaffe M45 Shotgun
name-arm-picked_up_spike_rifle = Fundwaffe Spike Rifle
name-arm-picked_up_plasma_launcher = Fundwaffe Plasma Launcher
name-arm-picked_up_m319_grenade_launcher = Fundwaffe M319 Grenade Launcher
name-arm-m319_grenade_launcher_mode_1 = M319 Grenade Launcher, Modus 1
name-arm-picked_up_m319_grenade_launcher_mode_1 = Fundwaffe M319 Grenade Launcher, Modus 1
name-arm-m319_grenade_launcher_mode_2 = M319 Grenade Launcher, Modus 2
name-arm-picked_up_m319_grenade_launcher_mode_2 = Fundwaffe M319 Grenade Launcher, Modus 2
name-arm-picked_up_concussion_rifle = Fundwaffe Concussion Rifle
name-arm-picked_up_h_165_target_locator = Fundwaffe H-165 Target Locator
name-arm-picked_up_ravager = Fundwaffe Ravager
name-arm-picked_up_mangler = Fundwaffe Mangler
name-arm-picked_up_chainbreaker = Fundwaffe Chainbreaker
name-arm-picked_up_power_gauntlet = Fundwaffe Power Gauntlet
name-arm-picked_up_wrist_blades = Fundwaffe Wrist Blades
name-arm-picked_up_jiralhanae_fists = Fundwaffe Jiralhanae Fists
name-arm-item_fragmentation_grenade = Item Fragmentation Grenade
name-arm-item_plasma_grenade = Item Plasma Grenade
name-arm-item_spike_grenade = Item Spike Grenade
name-arm-item_dynamo_grenade = Item Dynamo Grenade
name-arm-picked_up_oddball_objective = Fundwaffe Oddball (objective)
name-arm-picked_up_m247_machine_gun_turret = Fundwaffe M247 Machine Gun Turret

## Einwände: Züge und Aktionen

objection-not_fewer_models = Du hast nicht weniger Modelle zu aktivieren als dein Gegner.
objection-activated_already = { $model } war in dieser Runde schon aktiviert.
objection-no_respawn_in_training = Im Training kehrt niemand ins Spiel zurück.
objection-no_way_in = { $model } kommt nicht ins Spiel: Die Felder dafür sind voll, oder niemand kehrt zurück.
objection-stand_up_first = Niedergehalten: Das Modell muss zuerst aufstehen.
objection-not_pinned = Das Modell ist nicht niedergehalten.
objection-advance_first = Wer ins Spiel zurückkehrt, rückt als Erstes vor.
objection-no_action_left = Es ist keine Aktion mehr übrig.
objection-long_after_short = Eine lange Aktion kann nicht auf eine andere folgen.
objection-taken_already = Das ist in diesem Zug schon geschehen.
objection-cannot_move = Dieses Modell kann sich nicht bewegen.
objection-stoic_never_crouches = Wer Stoic ist, duckt sich nie.
objection-sprint_with_oddball = Damit in den Händen geht das nicht.
objection-sprint_with_seed = Damit in den Händen geht das nicht.
objection-sprint_beside_enemy = Aus einem Feld mit einem Feind wird nicht gesprintet.
objection-sprint_with_support_weapon = Eine Support Weapon ist zum Sprinten zu schwer.
objection-shoot_with_oddball = Damit in den Händen geht das nicht.
objection-shoot_with_seed = Damit in den Händen geht das nicht.
objection-shoot_beside_enemy = Neben einem Feind wird nicht geschossen.
objection-no_target = Keine Waffe hat ein Ziel in Reichweite und in Sicht.
objection-fight_with_support_weapon = Kein Fight-Test mit einer Support Weapon.
objection-cannot_fight = Dieses Modell kann nicht kämpfen.
objection-nobody_to_assault = In diesem Feld ist kein Feind.
objection-not_in_the_same_cube = { $model } ist nicht im selben Feld.
objection-no_power_seed = Das Modell trägt keinen Power Seed.
objection-nowhere_to_throw = Es gibt kein Feld, in das er geworfen werden könnte.
objection-no_medic = Nur ein Medic behandelt Wunden.
objection-not_beside_medic = Der Freund ist nicht im selben Feld.
objection-no_wound = Es gibt keine Wunde zu behandeln.
objection-treated_already = Dieselbe Auxiliary-Aktion gibt es nicht zweimal.

## Einwände: Kommandowürfel und Special Orders

objection-no_such_die = Kein Kommandowürfel zeigt das.
objection-result_used_already = Ein Ergebnis Advance, Shoot oder Assault ist schon benutzt.
objection-nobody_to_fight = In diesem Feld ist kein Feind, gegen den man kämpfen könnte.
objection-no_alliance = Alliance: am Anfang, mit einem Freund in der Nähe und einem Ergebnis Special Order.
objection-no_rampage = Rampage: ein verwundeter Jiralhanae mit einem Feind in Reichweite und einem Ergebnis Special Order.
objection-no_one_man_army = One Man Army: Master Chief, am Anfang, mit einem Ergebnis Special Order.
objection-no_defiance = Für Defiance braucht es Atriox auf dem Brett und ein Ergebnis Special Order.
objection-defiance_unpinned = Defiance ist für Modelle, die ihre Aktivierung niedergehalten beginnen.

## Einwände: Items und was da liegt

objection-no_items_with_oddball = Wer den Oddball trägt, benutzt keine Items.
objection-camouflaged_already = Das Modell ist schon getarnt.
objection-thruster_before_move = Ein Thruster wird benutzt, bevor man normal vorrückt oder sprintet.
objection-translocator_before_move = Ein Translocator wird unmittelbar vor dem Vorrücken oder Sprinten benutzt.
objection-no_way_back = Kein Translocator ist benutzt worden, oder es führt kein Weg zurück in sein Feld.
objection-sensor_at_work = Ein Threat Sensor ist schon im Einsatz.
objection-used_with_shot = Dieses Item wird beim Schießen benutzt.
objection-works_while_carried = Dieses Item wirkt, solange es getragen wird.
objection-no_grappleshot = Das Modell hat keinen Grappleshot.
objection-nothing_to_fetch = In keinem benachbarten Feld ist etwas in Sicht, das sich holen ließe.
objection-not_for_this_model = Dieses Objekt kann das Modell nicht nehmen.
objection-one_of_each = Ein Item, eine Waffe und ein Objekt in einer Aktion.

## Einwände: Bewegungen und Plätze

objection-cube_full = { $cube } ist voll.
objection-enemy_there = In diesem Feld ist ein Feind.
objection-break_away_first = Im Feld sind Feinde: Das Modell muss sich zuerst lösen.
objection-rampage_at_enemy = Rampage endet im Feld eines Feindes.
objection-beyond_the_wall = { $cube } liegt auf der anderen Seite der Wand.
objection-too_far = { $cube } ist { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
} entfernt; das Modell kommt { $speed } weit.
objection-no_way_there = Wände, Böden oder Lücken versperren jeden Weg nach { $cube }.
objection-no_room_to_deploy = Das Feld ist voll.
objection-not_in_your_zone = Das Feld liegt nicht in deiner Aufstellungszone.
objection-place_beyond_the_wall = Dieser Platz ist nicht auf dieser Seite der Wand.
objection-place_of_scenery = Was in der Mitte des Feldes steht, lässt dort keinen Platz.
objection-no_floor_there = Auf dieser Seite des Feldes ist kein Boden.
objection-too_close = Jemand steht zu nah an diesem Platz.

## Einwände: Schüsse

objection-out_of_range = Außer Reichweite: { $distance } von { $reach }.
objection-long_shot = Das ist eine lange Aktion, und eine Aktion ist schon verbraucht.
objection-grenade_beside_support_weapon = Keine Granaten neben einer Support Weapon.
objection-no_floor_for_grenade = In { $cube } ist kein Boden, auf dem eine Granate landen könnte.
objection-shrouded_cube = Ein Shroud Screen ist im Weg, oder vom Feld ist nichts in Sicht.
objection-cube_out_of_sight = Von { $cube } ist nichts in Sicht.
objection-target_beyond_the_wall = { $target } ist in diesem Feld auf der anderen Seite der Wand.
objection-target_camouflaged = { $target } ist getarnt.
objection-target_shrouded = Ein Shroud Screen ist im Weg.
objection-no_line_of_sight = Keine Sichtlinie: Im Weg ist { $what ->
    [barrier] eine Barriere
    [window_frame] ein Fensterrahmen
    [door_frame] ein Türrahmen
    [solid_wall] eine feste Wand
    [closed_hatch] eine geschlossene Luke
    [floor] der Boden
    [middle_wall] die Wand durch die Mitte
    [middle_window_frame] der Fensterrahmen durch die Mitte
    [platform] die Plattform
    [scenery] das Hindernis in der Mitte
   *[wall] eine Wand
}{ $side ->
    [none] { "" }
   *[other] { " " }im { $side }
} von { $cube }.
objection-model_in_the_way = Keine Sichtlinie: Im Weg ist ein anderes Modell.
