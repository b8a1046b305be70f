# The words of the page. Those of a game's own board stand in its folder.

brand = Standoff

## Bar at the top

lobby = Lobby
live = live
reconnecting-short = reconnecting
replay = Replay
analyse = Analyse
hint = Hint
sound-off = Sound is off
sound-on = Sound is on
theme = Light or dark
back = Back
more = More
calls-off = Call me when I am asked
calls-on = I am called when I am asked
swift-off = Bots' moves one by one
swift-on = Bots' moves at once
resign = Resign
resign-really = Give up your seat?
resign-means = A bot plays it to the end; the others go on. It cannot be taken back.
resign-yes = Yes, resign
resign-no = No, play on

## Question

question = Question
your-turn = Your turn
another = Something else
waiting-for = Waiting for { $name }
bot-thinks = { $name } is a bot
game-over = The game is over
sent = Sent
seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
choose-one = Choose one
how-many = How many?

## Panels

table = Table
your-place = Your place
panel = Options, log and rules
views = Views
options = Options
you-can = You can
you-cannot = You cannot
nothing-refused = Nothing worth mentioning is refused.
nothing-to-choose = Nothing is asked of you now.
log = Log
rules = Rules
chat = Chat
what-happened = What happened
search-rules = { $count ->
    [one] Search one clause
   *[other] Search { $count } clauses
}
no-clause = No clause has these words.
clauses-in-english = The clauses are written in English.
sections = Sections
rules-lead = Every rule of every game, each with scenarios that play on the board.
ruling = A ruling of ours:
show-me = show me
say-something = Say something
no-chat = Nobody has said anything yet.
send = Send

## Seats

you = you
bot = bot
can-be-chosen = can be chosen
eliminated = eliminated
has-the-turn = has the turn
is-asked = is asked

## Lobby

pages = Pages
page-play = Play
page-rules = Rules
page-you = You
language = Language
unofficial = Unofficial fan work: rules only, own drawings, own words. The names belong to their owners, who do not endorse this.
take-a-seat = Take a seat.
tagline = Five tabletop games with friends, strangers or bots. When something is not allowed, the table tells you why.
games = Games
play-now = Play now
open-table-of = A table of { $game }
minutes = { $count } min
open-count = { $count } open
open-tables = Open tables
lobby-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}
stage-waiting = starts when full
stage-playing = playing, { $number } answers
stage-over = over
seats-taken = { $taken } of { $all } seats taken
sit-down = Sit down
watch = Watch
back-to-it = Back to it
your-game = Your game
your-table = Your table
no-tables = Nobody is waiting. Open a table; bots sit down until people come.
looking-for-tables = Looking for tables.
lobby-lost = The server does not answer; what you see may be old. It is tried again by itself.
open-a-table = Open a table
learn = Learn by playing
learn-line = every rule with scenarios that play on the board
learn-bang = distance, reach, and what a draw! decides
learn-halo_bang = Range, Overshields, and the way of the Odd Ball
learn-walking_dead = which dice are locked, and whom they reach
learn-risk_halo = attacks, teleporters, and how objectives are met
learn-flashpoint = what blocks a line of sight, panel by panel
no-server = The server does not answer.
page-nowhere = There is nothing at this address.
page-unfetched = This page could not be fetched.
game-unknown = This game is not played here.
to-the-lobby = To the lobby
poster-bang = Secret roles, open guns. Find out who is on your side before you run out of bullets.
poster-halo_bang = Red against Blue. Every kill takes a Dog Tag; the deck is the clock.
poster-walking_dead = Five dice, three throws, and a pile of Walkers that everybody pays for.
poster-risk_halo = Hold the ring with heroes, bases and teleporters. Secret objectives win it.
poster-flashpoint = Two fireteams on a board with floors, windows and lines of sight that explain themselves.

## Opening a table

players = Players
bots-at-once = Bots from the start
bots-mean = They sit on the last seats. More can sit down later, where nobody comes.
level = How well do they play?
level-easy = Easy
level-easy-means = like somebody new: forgets, misjudges, overlooks
level-medium = Medium
level-medium-means = does what is best at first sight
level-hard = Hard
level-hard-means = thinks ahead, for up to a second
level-strong = Strong
level-strong-means = thinks ahead, for up to ten seconds
level-random = Random
level-random-means = does anything at all
time-to-think = Time for a question
clock-means = So long anybody may think about one question.
bank-means = And so long besides, in the whole game, for the hard ones.
then-means = When both are used up:
then-default = a safe answer is given
then-bot = a bot plays on until he is back
lasts = { $seconds ->
    [0] none
    [86400] a day
    [600] 10 minutes
    [180] 3 minutes
    [120] 2 minutes
   *[other] { $seconds } s
}
who-comes = Who comes
private = Private.
private-means = The lobby does not show it; its link is the invitation.
hints = Hints.
hints-mean = A good player's choice can be asked for.
watch-means = Who may watch?
watch-anyone = anyone
watch-nobody = nobody
delay-means = So far behind is whoever watches, so that nobody can tell a player what he sees:
settings-count = Readings of the rules and variants ({ $count })
by-default = (usual)
yes = yes
no = no
open-it = Open the table
open-sum = { $players } players, { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
} from the start.
open-changed = { $count ->
    [one] One rule is read otherwise.
   *[other] { $count } rules are read otherwise.
}

## Before the start

room-lead = Send the link to friends; it is all they need.
room-alone = This link opens the table on this machine. For friends elsewhere, serve with: ./run serve --host 0.0.0.0
link = Link to this table
copy-link = Copy the link
copied = Copied
free-seat = A free seat
a-bot = a bot
is-ready = ready
not-ready = not ready yet
ready = Ready
seat-a-bot = Seat a bot
let-go = Let it go
not-here = not connected
beside-me = Somebody here with me
beside-means = You share this device; it is handed over behind a curtain.
name-beside = Who sits here?
get-up = Get up
send-away = Send away
this-table = This table
by-link = by its link only
listed = shown in the lobby
fill-with-bots = Fill with bots
start = Start
host-starts = Whoever opened the table starts the game.

## At the table

where = { $seats } seats · { $number ->
    [one] { $number } answer
   *[other] { $number } answers
}
opening = Opening the table
reconnecting = Reconnecting.
table-goes-on = The table goes on; you will be told what you missed.
try-now = Try now
keep-games = Well played. With an account your games stay yours, on every device.
make-account = Make an account
bot-plays = A bot plays your seat.
i-am-back = I am back
again = Again, same seats
undo = Take back
wish = { $name } would like to take an answer back.
wish-own = The others are asked whether you may take it back.
wish-agreed = You have agreed; the others are asked.
agree = Agree
disagree = No
close = Close
wondering = Somebody good looks at your question.
do-it = Do it

## Rules, scenarios, replays

rulebook = The rulebook
choose-game = Choose a game
demonstration = Demonstration
step-of = Step { $step } of { $all }
the-position = The position
next = Next
previous = Previous
leave = Back to the rules
try-it = Try it yourself
shows = This shows
as-seen-by = As seen by
everybody = everybody's hands
play-on = Play on from here
share-moment = Copy the link to this moment
this-moment = This moment
this-game = This game
download-record = Download the record
opening-replay = Opening the replay
play = Play
pause = Pause
answer-of = Answer { $step } of { $all }
your-name = Your name
rename = Rename
be-guest = Play under this name
won = won
lost = lost
no-games = No finished game yet.

## What comes over the table

at-the-pointer = At the pointer
hand-over = Hand the device to { $name }
hand-over-why = Nobody else should look. What { $name } knows is shown after the next touch.
i-am = I am { $name }
pointer-1 = This is the question. It leads.
pointer-2 = What glows can be chosen.
pointer-3 = Hold or point at anything to hear why not.
got-it = Got it
your-question = Your question

## A position that somebody sets up

position-editor = A position of your own
position-set-up = Set up a position
position-edit = Change this position
position-text = The position as text
position-help = What is not written is filled in. The board shows it as you type.
position-from = Begin with
position-share = Copy the link
position-copied = The link is in the clipboard.
position-link = The link to this position
position-too-long = This is too long for a link; shorter names and fewer seats help.
position-bad-link = There is no position in this link that could be read.
position-play = Play from here
position-as = Play as
position-line = To line { $line }

## Keys

keys = Keys
about-it = About it
key-tab = walks everything on the page
key-walk = walks the things that can be chosen
key-enter = chooses, and sends what is chosen
key-back = one step back in choosing
key-number = presses the button of this number in the question
key-end = presses the only button: ends the turn
key-hint = what a good player would do
key-list = everything that you can do, as a list
key-rules = the rulebook
key-help = this list
key-step = a step back, a step on

## Whoever looked away

since-away = { $count ->
    [one] { $count } thing has happened since you looked away
   *[other] { $count } things have happened since you looked away
}
since-more = and { $count } more
since-step = Step through
since-at = While you looked away: { $step } of { $all }
since-back = Back to the table

## What a server refuses: its own words, where they are of this language

refused-server-malformed = { $text }
refused-server-version = { $text }
refused-server-foreign = { $text }
refused-server-stopping = { $text }
refused-server-slow = { $text }
refused-server-trouble = { $text }
refused-server-unknown = { $text }
refused-lobby-seat = { $text }
refused-lobby-stage = { $text }
refused-lobby-host = { $text }
refused-lobby-ready = { $text }
refused-lobby-full = { $text }
refused-live-watch = { $text }
refused-live-hint = { $text }
refused-live-undo = { $text }
refused-live-asked = { $text }
refused-table-stale = { $text }
