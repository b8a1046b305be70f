# The words of the analysis of a game.

analysis-of = { $game }: looked at again
analysis-lead = Every decision of this game is looked at: how likely each player was to win, what would have been better and why, and when the game turned. It takes a minute or so, and is kept.
looking-up = Looking it up
analysis-waits = { $ahead ->
    [0] It is next.
    [one] One game is looked at before this one.
   *[other] { $ahead } games are looked at before this one.
}
analysis-works = { $share } is done.
analysis-left = { $seconds ->
    [one] About a second is left.
   *[other] About { $seconds } seconds are left.
}
analysis-progress = How far it is
analysis-leave = You may leave: it goes on without you, and will be here when you come back.
analysis-failed = It could not be finished.
try-again = Try again
unfinished = The record ends before the game does.

chances = Chances over time
chances-lead = How likely each side was to win, by what all players knew together. Point at a moment, or walk with the arrows; a click or Enter leads to the board. Red marks are mistakes.
turning-point = The turning point
turned = { $name } answered: “{ $words }”. The chances of { $winners } went from { $before } to { $after }.
on-the-board = See it on the board

moment = Question { $number }
was-given = the answer that was given
the-best = Nothing better was found.
a-mistake = A mistake: the best would have won { $loss } more often (± { $error }).
perhaps-better = Something else won { $loss } more often (± { $error }); that may be luck.
tried = What could be answered
value = Won
share = Usual
no-choice = There was one answer.
mistake-before = Mistake before
mistake-after = Next mistake

how-played = How everybody has played
player = Player
decisions = Decisions
loss-each = Loss each
mistakes = Mistakes

beliefs = Beliefs over time
beliefs-lead = How likely the role that each player had was held to be.
in-whose-eyes = In whose eyes
others-on-average = All others, on average
eyes-of = In the eyes of { $name }
believed-at = At question { $number }

every-decision = Every decision
which = Which decisions
which-mistakes = Mistakes
which-better = Something was better
which-all = All
everyone = Everybody
better-by = Better by { $loss } (± { $error }):
no-decisions = There is none of these.
how-found = { $budget } imagined games for each question, played on by the policy of the game. What an answer is worth is how often its player won, by what he could know; a mistake is a loss that is larger than the doubt about it.
