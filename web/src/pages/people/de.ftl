# Die Wörter der Seiten über Leute.

who-are-you = Wer bist du?
is-stranger = Hier kennt dich noch niemand. Ein Name genügt zum Spielen.
is-guest = Ein Gast: nur diesem Browser bekannt.
has-account = Ein Konto.
looking-up-people = Wird nachgesehen

guest-title = Unter einem Namen spielen
rename-title = Ein anderer Name
account-title = Ein Konto anlegen
account-lead = Mit einem Konto hast du deine Spiele und Wertungen auf jedem Gerät.
account-keeps = Alles, was du gespielt hast, bleibt dein und ist auf jedem Gerät bei dir.
account-name = Name des Kontos
account-make = Konto anlegen
sign-in-title = Anmelden
sign-in-guest = Zurück zu einem Konto, das du hast. Was dieser Gast gespielt hat, bleibt beim Gast.
sign-in = Anmelden
password = Passwort
password-title = Ein anderes Passwort
password-lead = Alle anderen Geräte werden abgemeldet.
password-old = Passwort bisher
password-new = Neues Passwort, mindestens 8 Zeichen
password-change = Passwort ändern

devices-title = Geräte und Daten
devices-lead = Melde dich hier ab oder überall, wo du angemeldet bist. Deine Daten sind alles, was über dich aufgehoben wird.
devices-guest = Ein Gast, der sich abmeldet, kann nicht zurück: Lege erst ein Konto an, wenn du deine Spiele behalten willst.
log-out = Abmelden
log-out-everywhere = Überall abmelden
download-data = Meine Daten herunterladen
delete-title = Für immer gehen
delete-lead = Dein Name, deine Wertungen, Chatzeilen und hochgeladenen Aufzeichnungen werden gelöscht. Spiele, die andere mit dir gespielt haben, bleiben, ohne dich. Niemand kann das zurücknehmen.
delete-me = Mich löschen
delete-really = { $name } löschen?
delete-yes = Ja, alles löschen
stay = Nein, bleiben

done-named = So heißt du jetzt.
done-account = Das Konto ist angelegt. Deine Spiele gehören dazu.
done-signed-in = Willkommen zurück.
done-password = Das Passwort ist geändert.
done-left = Du bist abgemeldet.
done-left-everywhere = Du bist auf allen Geräten abgemeldet.
done-deleted = Du bist gelöscht.

results = Ergebnisse
game = Spiel
played = Gespielt
won-share = Gewonnen
rating = Wertung
rated-games = { $games ->
    [one] { $games } gewertetes Spiel
   *[other] { $games } gewertete Spiele
}
unrated = ohne Wertung
rating-means = Die Wertung ist, was jemand fast sicher mindestens spielt. Sie zählt Spiele mit anderen Leuten; Bots werden nicht gewertet.
no-games-yet = Noch kein beendetes Spiel. Hier werden deine Ergebnisse stehen.
history = Spiele
all-games = Alle Spiele
bring-title = Eine Aufzeichnung mitbringen
bring-lead = Die Aufzeichnung eines Spiels, aus einer Datei, zum Wiedersehen, Ansehen oder Weiterspielen.
best-players = Die Besten
nobody-rated = Noch niemand hat eine Wertung.
nobody-of-this-id = Hier ist niemand.

refused-people-name = Diesen Namen gibt es schon, oder nicht alle können ihn lesen.
refused-people-password = Name und Passwort passen nicht zusammen.
refused-server-fast = Das war zu oft; warte einen Moment.
refused-people-stranger = Du bist abgemeldet; melde dich erst an.
