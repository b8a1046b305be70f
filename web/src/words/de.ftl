# Die Wörter der Seite. Die eines Bretts stehen in dessen Ordner.

brand = Standoff

## Leiste oben

lobby = Lobby
live = live
reconnecting-short = verbindet neu
analyse = Analysieren
replay = Wiederholung
hint = Tipp
sound-off = Ton ist aus
sound-on = Ton ist an
theme = Hell oder dunkel
back = Zurück
more = Mehr
calls-off = Ruf mich, wenn ich gefragt bin
calls-on = Ich werde gerufen, wenn ich gefragt bin
swift-off = Züge der Bots einzeln zeigen
swift-on = Züge der Bots auf einmal zeigen
resign = Aufgeben
resign-really = Deinen Platz aufgeben?
resign-means = Ein Bot spielt ihn zu Ende, die anderen spielen weiter. Das lässt sich nicht zurücknehmen.
resign-yes = Ja, aufgeben
resign-no = Nein, weiterspielen

## Frage

question = Frage
your-turn = Du bist am Zug
another = Etwas anderes
waiting-for = Warten auf { $name }
bot-thinks = { $name } ist ein Bot
game-over = Das Spiel ist aus
sent = Gesendet
seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
choose-one = Wähle eins
how-many = Wie viele?

## Felder

table = Tisch
your-place = Dein Platz
panel = Möglichkeiten, Verlauf und Regeln
views = Ansichten
options = Möglich
you-can = Du kannst
you-cannot = Du kannst nicht
nothing-refused = Nichts Erwähnenswertes ist verboten.
nothing-to-choose = Du wirst gerade nichts gefragt.
log = Verlauf
rules = Regeln
chat = Chat
what-happened = Was geschah
search-rules = { $count ->
    [one] Eine Klausel durchsuchen
   *[other] { $count } Klauseln durchsuchen
}
no-clause = Keine Klausel hat diese Wörter.
clauses-in-english = Die Regeltexte gibt es nur auf Englisch.
sections = Abschnitte
rules-lead = Jede Regel jedes Spiels, mit Beispielen, die auf dem Brett laufen.
ruling = Unsere Auslegung:
show-me = zeig es mir
say-something = Sag etwas
no-chat = Noch hat niemand etwas gesagt.
send = Senden

## Plätze

you = du
bot = Bot
can-be-chosen = kann gewählt werden
eliminated = ausgeschieden
has-the-turn = ist am Zug
is-asked = wird gefragt

## Lobby

pages = Seiten
page-play = Spielen
page-rules = Regeln
page-you = Du
language = Sprache
unofficial = Inoffizielle Fan-Arbeit: nur Regeln, eigene Zeichnungen, eigene Worte. Die Namen gehören ihren Eigentümern, die dies nicht gutheißen müssen.
take-a-seat = Nimm Platz.
tagline = Fünf Brettspiele mit Freunden, Fremden oder Bots. Wenn etwas nicht erlaubt ist, sagt der Tisch, warum.
games = Spiele
play-now = Jetzt spielen
open-table-of = Ein Tisch für { $game }
minutes = { $count } min
open-count = { $count } offen
open-tables = Offene Tische
lobby-count = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $people ->
    [one] { $people } Person
   *[other] { $people } Leute
}
stage-waiting = beginnt, wenn voll
stage-playing = läuft, { $number } Antworten
stage-over = vorbei
seats-taken = { $taken } von { $all } Plätzen besetzt
sit-down = Hinsetzen
watch = Zusehen
back-to-it = Weiter
your-game = Dein Spiel
your-table = Dein Tisch
no-tables = Niemand wartet. Eröffne einen Tisch; Bots sitzen dort, bis Leute kommen.
looking-for-tables = Tische werden gesucht.
lobby-lost = Der Server antwortet nicht; was du siehst, ist vielleicht alt. Es wird von selbst wieder versucht.
open-a-table = Tisch eröffnen
learn = Spielend lernen
learn-line = jede Regel mit Szenen, die auf dem Brett spielen
learn-bang = Entfernung, Reichweite und was ein „Draw!“ entscheidet
learn-halo_bang = Reichweite, Overshields und der Weg des Odd Ball
learn-walking_dead = welche Würfel liegen bleiben und wen sie erreichen
learn-risk_halo = Angriffe, Teleporter und wie Ziele erfüllt werden
learn-flashpoint = was eine Sichtlinie aufhält, Wand für Wand
no-server = Der Server antwortet nicht.
page-nowhere = Unter dieser Adresse gibt es nichts.
page-unfetched = Diese Seite ließ sich nicht holen.
game-unknown = Dieses Spiel wird hier nicht gespielt.
to-the-lobby = Zur Lobby
poster-bang = Geheime Rollen, offene Waffen. Finde heraus, wer auf deiner Seite ist, bevor die Kugeln ausgehen.
poster-halo_bang = Rot gegen Blau. Jeder Abschuss bringt eine Hundemarke; der Stapel ist die Uhr.
poster-walking_dead = Fünf Würfel, drei Würfe und ein Haufen Beißer, für den alle bezahlen.
poster-risk_halo = Halte den Ring mit Helden, Basen und Teleportern. Geheime Ziele gewinnen ihn.
poster-flashpoint = Zwei Trupps auf einem Brett mit Etagen, Fenstern und Sichtlinien, die sich selbst erklären.

## Einen Tisch eröffnen

players = Spieler
bots-at-once = Bots von Anfang an
bots-mean = Sie sitzen auf den letzten Plätzen. Wo niemand kommt, können sich später weitere setzen.
level = Wie gut spielen sie?
level-easy = Leicht
level-easy-means = wie ein Neuling: vergisst, verschätzt sich, übersieht
level-medium = Mittel
level-medium-means = tut, was auf den ersten Blick am besten ist
level-hard = Schwer
level-hard-means = denkt voraus, bis zu einer Sekunde lang
level-strong = Stark
level-strong-means = denkt voraus, bis zu zehn Sekunden lang
level-random = Zufall
level-random-means = tut irgendetwas
time-to-think = Zeit für eine Frage
clock-means = So lange darf jeder über eine Frage nachdenken.
bank-means = Und so lange noch dazu, im ganzen Spiel, für die schweren.
then-means = Wenn beides aufgebraucht ist:
then-default = wird eine sichere Antwort gegeben
then-bot = spielt ein Bot weiter, bis er zurück ist
lasts = { $seconds ->
    [0] keine
    [86400] ein Tag
    [600] 10 Minuten
    [180] 3 Minuten
    [120] 2 Minuten
   *[other] { $seconds } s
}
who-comes = Wer kommt
private = Privat.
private-means = Die Lobby zeigt ihn nicht; der Link ist die Einladung.
hints = Tipps.
hints-mean = Man darf fragen, was ein guter Spieler täte.
watch-means = Wer darf zusehen?
watch-anyone = alle
watch-nobody = niemand
delay-means = So weit ist zurück, wer zusieht, damit niemand einem Spieler sagen kann, was er sieht:
settings-count = Lesarten der Regeln und Varianten ({ $count })
by-default = (üblich)
yes = ja
no = nein
open-it = Tisch eröffnen
open-sum = { $players } Plätze, { $bots ->
    [0] keine Bots
    [one] ein Bot
   *[other] { $bots } Bots
} von Anfang an.
open-changed = { $count ->
    [one] Eine Regel wird anders gelesen.
   *[other] { $count } Regeln werden anders gelesen.
}

## Vor dem Beginn

room-lead = Schick den Link an Freunde; mehr brauchen sie nicht.
room-alone = Dieser Link öffnet den Tisch auf diesem Gerät. Für Freunde anderswo starte so: ./run serve --host 0.0.0.0
link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
free-seat = Ein freier Platz
a-bot = ein Bot
is-ready = bereit
not-ready = noch nicht bereit
ready = Bereit
seat-a-bot = Bot hinsetzen
let-go = Gehen lassen
not-here = nicht verbunden
beside-me = Jemand hier bei mir
beside-means = Ihr teilt dieses Gerät; es wird hinter einem Vorhang weitergereicht.
name-beside = Wer sitzt hier?
get-up = Aufstehen
send-away = Wegschicken
this-table = Dieser Tisch
by-link = nur über den Link
listed = in der Lobby zu sehen
fill-with-bots = Mit Bots auffüllen
start = Beginnen
host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel.

## Am Tisch

where = { $seats } Plätze · { $number ->
    [one] { $number } Antwort
   *[other] { $number } Antworten
}
opening = Der Tisch wird geöffnet
reconnecting = Verbindung wird wiederhergestellt.
table-goes-on = Der Tisch spielt weiter; du erfährst, was du verpasst hast.
try-now = Jetzt versuchen
keep-games = Gut gespielt. Mit einem Konto bleiben deine Spiele dein, auf jedem Gerät.
make-account = Konto anlegen
bot-plays = Ein Bot spielt deinen Platz.
i-am-back = Ich bin zurück
again = Noch einmal, gleiche Plätze
undo = Zurücknehmen
wish = { $name } möchte eine Antwort zurücknehmen.
wish-own = Die anderen werden gefragt, ob du zurücknehmen darfst.
wish-agreed = Du hast zugestimmt; die anderen werden gefragt.
agree = Zustimmen
disagree = Nein
close = Schließen
wondering = Jemand Gutes sieht sich deine Frage an.
do-it = So machen

## Regeln, Szenen, Wiederholungen

rulebook = Das Regelbuch
choose-game = Wähle ein Spiel
demonstration = Vorführung
step-of = Schritt { $step } von { $all }
the-position = Die Stellung
next = Weiter
previous = Zurück
leave = Zurück zu den Regeln
try-it = Selbst versuchen
shows = Das zeigt
as-seen-by = Gesehen von
everybody = alle Hände offen
play-on = Von hier weiterspielen
share-moment = Link zu diesem Moment kopieren
this-moment = Dieser Moment
this-game = Dieses Spiel
download-record = Aufzeichnung herunterladen
opening-replay = Die Wiederholung wird geöffnet
play = Abspielen
pause = Anhalten
answer-of = Antwort { $step } von { $all }
your-name = Dein Name
rename = Umbenennen
be-guest = Unter diesem Namen spielen
won = gewonnen
lost = verloren
no-games = Noch kein beendetes Spiel.

## Was über dem Tisch liegt

at-the-pointer = Am Zeiger
hand-over = Gib das Gerät an { $name }
hand-over-why = Niemand sonst sollte hinsehen. Was { $name } weiß, erscheint nach der nächsten Berührung.
i-am = Ich bin { $name }
pointer-1 = Das ist die Frage. Sie führt.
pointer-2 = Was leuchtet, kann gewählt werden.
pointer-3 = Halte oder zeige auf etwas, um zu hören, warum nicht.
got-it = Verstanden
your-question = Du bist gefragt

## Eine Stellung, die jemand aufbaut

position-editor = Eine eigene Stellung
position-set-up = Eine Stellung aufbauen
position-edit = Diese Stellung ändern
position-text = Die Stellung als Text
position-help = Was nicht dasteht, wird ergänzt. Das Brett zeigt es, während du schreibst.
position-from = Beginnen mit
position-share = Link kopieren
position-copied = Der Link ist in der Zwischenablage.
position-link = Der Link zu dieser Stellung
position-too-long = Das ist zu lang für einen Link; kürzere Namen und weniger Plätze helfen.
position-bad-link = In diesem Link steht keine Stellung, die zu lesen wäre.
position-play = Von hier spielen
position-as = Spielen als
position-line = Zu Zeile { $line }

## Tasten

keys = Tasten
about-it = Dazu
key-tab = geht durch alles auf der Seite
key-walk = geht durch die Dinge, die wählbar sind
key-enter = wählt, und schickt ab, was gewählt ist
key-back = einen Schritt der Wahl zurück
key-number = drückt den Knopf dieser Nummer in der Frage
key-end = drückt den einzigen Knopf: beendet den Zug
key-hint = was ein guter Spieler täte
key-list = alles, was du tun kannst, als Liste
key-rules = das Regelbuch
key-help = diese Liste
key-step = einen Schritt zurück, einen weiter

## Wer weggesehen hat

since-away = { $count ->
    [one] { $count } Sache ist geschehen, seit du weggesehen hast
   *[other] { $count } Dinge sind geschehen, seit du weggesehen hast
}
since-more = und { $count } weitere
since-step = Durchgehen
since-at = Während du wegsahst: { $step } von { $all }
since-back = Zurück an den Tisch

## Was ein Server ablehnt

refused-server-malformed = Damit kann der Server nichts anfangen.
refused-server-version = Diese Seite ist älter als der Server; lade sie neu.
refused-server-foreign = Diese Anfrage kommt von einer fremden Seite.
refused-server-stopping = Der Server hält an; seine Tische gehen weiter, wenn er zurück ist.
refused-server-slow = Die Verbindung war zu langsam und wurde getrennt; komm einfach zurück.
refused-server-trouble = Das ging gerade nicht; nichts hat sich geändert. Versuch es noch einmal.
refused-server-unknown = Das gibt es hier nicht.
refused-lobby-seat = Dieser Platz ist nicht frei oder nicht deiner.
refused-lobby-stage = Das geht in diesem Stand des Spiels nicht.
refused-lobby-host = Das entscheidet, wer den Tisch eröffnet hat.
refused-lobby-ready = Es geht los, wenn alle Plätze besetzt und alle bereit sind.
refused-lobby-full = Mehr Tische gehen nicht zugleich.
refused-live-watch = An diesem Tisch sieht niemand zu.
refused-live-hint = An diesem Tisch gibt es keinen Tipp, oder du bist nicht gefragt.
refused-live-undo = Das lässt sich nicht zurücknehmen.
refused-live-asked = Du bist nicht gefragt.
refused-table-stale = Diese Frage ist schon beantwortet.
