# What every table has against an answer. See engine/objections.py for the arguments.

objection-over = The game is over.
objection-another_decides = It is { $seat }'s decision now: { $question }
objection-answered_already = Question { $question } has been answered already; the open one is { $now }.
objection-not_put_yet = Question { $question } has not been put yet; the open one is { $now }.
objection-strange_answer = { $given } is not an answer of this game.
objection-broken_answer = { $given } is not an answer: { $fault }.
objection-no_answer = { $given } is not an answer; give an option, an answer, its code or its words.
objection-no_such_code = { $given } is not the code of any answer to this question.
objection-too_long = An answer has at most { $most } letters, not { $letters }.
objection-several_meant = "{ $words }" can mean several answers. Which one: { $answers }?
objection-nothing_meant = "{ $words }" is not an answer here. Possible: { $answers }
