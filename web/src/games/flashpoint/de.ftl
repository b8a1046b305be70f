# Die Wörter des Bretts von Flashpoint.

fp-level = Etage { $level }
fp-flat = Flach
fp-item = ein Gegenstand
fp-model = { $tag } { $unit }, { $health } Leben, { $shields } Schilde, in { $cube }
fp-health = Leben
fp-health-of = { $left } von { $most } Leben
fp-shields = Schilde
fp-shields-of = { $left } Schilde
fp-off = weg
fp-reachable = wählbar
fp-clear = frei
fp-partly = teils verdeckt
fp-speed = Tempo
fp-ranged = Fern
fp-fight = Nah
fp-survive = Zäh
fp-armour = Panzer
fp-range = Reichweite { $range }
fp-round = Runde { $round }
fp-command-dice = Deine Kommandowürfel
fp-actions-left = Kurze Aktionen übrig: { $count }
fp-places = Plätze im Feld
fp-place-in = Platz in { $cube }
fp-place-how = Wähle einen Platz; gestrichelte sind zu nah an jemandem.
fp-usual = In die Mitte stellen
fp-usual-at = Auf { $place } stehen
fp-can-do = Was möglich ist
fp-acts = { $tag } handelt
fp-moves = { $tag } bewegt sich
fp-cubes = { $count } Felder erreichbar
fp-level-group = Etage { $level }
fp-plain = Aktionen
fp-blocked = verdeckt, die Wand leuchtet
fp-sight = Sicht
fp-sight-from = Gesehen von { $cube }
fp-line-says = Was die Linie sagt
fp-unseen = nicht zu sehen
fp-camouflaged = getarnt
fp-clear-back = hat einen Clear Shot zurück
fp-out-of-range = Entfernung { $range }, zu weit
fp-by-wall = { $letter ->
    [b] eine Barriere
    [w] ein Fensterrahmen
    [d] ein Türrahmen
    [h] eine geschlossene Luke
   *[other] eine feste Wand
} im { $side ->
    [west] Westen
   *[south] Süden
} von { $cube }
fp-by-floor = der Boden von { $cube }
fp-by-within = was in { $cube } steht
fp-by-shroud = ein Shroud Screen in { $cube }
fp-by-model = ein Modell dazwischen
fp-mode = { $mode ->
    [blaze_away] Dauerfeuer
    [scoped] mit Zielfernrohr
   *[other] { $mode }
}
fp-last-dice = Die Würfel des letzten Schlagabtauschs
fp-killed = getötet
fp-test = { $test ->
    [ranged] Fernkampf
    [fight] Nahkampf
    [survive] Überleben
    [blast] Explosion
    [gravity] Sturz
    [recon] Aufklärung
   *[wall] Wand
}
