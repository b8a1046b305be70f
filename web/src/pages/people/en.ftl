# The words of the pages about people.

who-are-you = Who are you?
is-stranger = Nobody knows you here yet. A name is enough to play.
is-guest = A guest: known by this browser alone.
has-account = An account.
looking-up-people = Looking it up

guest-title = Play under a name
rename-title = Another name
account-title = Make an account
account-lead = With an account your games and ratings are with you on every device.
account-keeps = All that you have played stays yours, and is with you on every device.
account-name = Name of the account
account-make = Make the account
sign-in-title = Sign in
sign-in-guest = Back to an account that you have. What this guest has played stays with the guest.
sign-in = Sign in
password = Password
password-title = Another password
password-lead = All other devices are logged out.
password-old = Password until now
password-new = New password, 8 letters or more
password-change = Change the password

devices-title = Devices and data
devices-lead = Log out here, or wherever you are logged in. Your data are all that is kept about you.
devices-guest = A guest who logs out cannot come back: make an account first if you want to keep your games.
log-out = Log out
log-out-everywhere = Log out everywhere
download-data = Download my data
delete-title = Go for good
delete-lead = Your name, ratings, chat lines and uploaded records are deleted. Games that others have played with you stay, without you. Nobody can take this back.
delete-me = Delete me
delete-really = Delete { $name }?
delete-yes = Yes, delete everything
stay = No, stay

done-named = That is your name now.
done-account = The account is made. Your games are with it.
done-signed-in = Welcome back.
done-password = The password is changed.
done-left = You are logged out.
done-left-everywhere = You are logged out on all devices.
done-deleted = You are deleted.

results = Results
game = Game
played = Played
won-share = Won
rating = Rating
rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
unrated = not rated
rating-means = The rating is what somebody plays at least, nearly for sure. It counts games with other people; bots are not rated.
no-games-yet = No finished game yet. Your results will stand here.
history = Games
all-games = All games
bring-title = Bring a record along
bring-lead = The record of a game, from a file, to be seen again, looked at or played on.
best-players = The best players
nobody-rated = Nobody is rated yet.
nobody-of-this-id = There is nobody here.

refused-people-name = This name is taken, or cannot be read by everybody.
refused-people-password = Name and password do not fit together.
refused-server-fast = That was too often; wait a moment.
refused-people-stranger = You are logged out; sign in first.
