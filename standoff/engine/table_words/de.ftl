# Was jeder Tisch gegen eine Antwort einzuwenden hat. Was es für Argumente gibt, steht in engine/objections.py.

objection-over = Das Spiel ist aus.
objection-another_decides = Jetzt entscheidet { $seat }: { $question }
objection-answered_already = Frage { $question } ist schon beantwortet; offen ist Frage { $now }.
objection-not_put_yet = Frage { $question } ist noch nicht gestellt; offen ist Frage { $now }.
objection-strange_answer = { $given } ist keine Antwort in diesem Spiel.
objection-broken_answer = { $given } ist keine Antwort: { $fault }.
objection-no_answer = { $given } ist keine Antwort; gib eine Option an, eine Antwort, ihre Nummer oder ihre Worte.
objection-no_such_code = { $given } ist auf diese Frage die Nummer keiner Antwort.
objection-too_long = Eine Antwort hat höchstens { $most } Buchstaben, nicht { $letters }.
objection-several_meant = „{ $words }“ kann mehreres heißen. Welches davon: { $answers }?
objection-nothing_meant = „{ $words }“ ist hier keine Antwort. Möglich sind: { $answers }
