# Die Wörter der Analyse eines Spiels.

analysis-of = { $game }: noch einmal angesehen
analysis-lead = Jede Entscheidung dieses Spiels wird angesehen: wie wahrscheinlich jeder gewann, was besser gewesen wäre und warum, und wann das Spiel kippte. Das dauert etwa eine Minute und wird aufgehoben.
looking-up = Wird nachgesehen
analysis-waits = { $ahead ->
    [0] Es ist als Nächstes dran.
    [one] Ein Spiel wird vor diesem angesehen.
   *[other] { $ahead } Spiele werden vor diesem angesehen.
}
analysis-works = { $share } sind geschafft.
analysis-left = { $seconds ->
    [one] Noch etwa eine Sekunde.
   *[other] Noch etwa { $seconds } Sekunden.
}
analysis-progress = Wie weit es ist
analysis-leave = Du kannst gehen: Es läuft ohne dich weiter und ist hier, wenn du wiederkommst.
analysis-failed = Es konnte nicht beendet werden.
try-again = Noch einmal versuchen
unfinished = Die Aufzeichnung endet vor dem Spiel.

chances = Chancen im Verlauf
chances-lead = Wie wahrscheinlich jede Seite gewann, nach allem, was alle zusammen wussten. Zeige auf einen Moment oder gehe mit den Pfeiltasten; ein Klick oder die Eingabetaste führt aufs Brett. Rote Marken sind Fehler.
turning-point = Der Wendepunkt
turned = { $name } antwortete: „{ $words }“. Die Chancen von { $winners } stiegen von { $before } auf { $after }.
on-the-board = Auf dem Brett ansehen

moment = Frage { $number }
was-given = so wurde geantwortet
the-best = Nichts Besseres wurde gefunden.
a-mistake = Ein Fehler: Das Beste hätte um { $loss } öfter gewonnen (± { $error }).
perhaps-better = Etwas anderes gewann um { $loss } öfter (± { $error }); das kann Glück sein.
tried = Was man antworten konnte
value = Gewonnen
share = Üblich
no-choice = Es gab nur eine Antwort.
mistake-before = Fehler davor
mistake-after = Nächster Fehler

how-played = Wie alle gespielt haben
player = Spieler
decisions = Entscheidungen
loss-each = Verlust je
mistakes = Fehler

beliefs = Vermutungen im Verlauf
beliefs-lead = Für wie wahrscheinlich die Rolle gehalten wurde, die jeder hatte.
in-whose-eyes = In wessen Augen
others-on-average = Alle anderen im Durchschnitt
eyes-of = In den Augen von { $name }
believed-at = Bei Frage { $number }

every-decision = Jede Entscheidung
which = Welche Entscheidungen
which-mistakes = Fehler
which-better = Etwas war besser
which-all = Alle
everyone = Alle
better-by = Besser um { $loss } (± { $error }):
no-decisions = Davon gibt es keine.
how-found = { $budget } gedachte Spiele für jede Frage, gespielt nach der Strategie des Spiels. Was eine Antwort wert ist: wie oft der Spieler damit gewann, nach dem, was er wissen konnte; ein Fehler ist ein Verlust, der größer ist als der Zweifel daran.
