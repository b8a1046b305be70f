"""Who somebody is: a guest with only a name, or an account."""

from __future__ import annotations

from msgspec import Struct

from standoff.wire.limits import Name, Password


class GuestForm(Struct, frozen=True):
    """Play with only a name; a cookie remembers who it was."""

    name: Name


class AccountForm(Struct, frozen=True):
    """A new account. Whoever was a guest so far keeps his history."""

    name: Name
    password: Password


class LoginForm(Struct, frozen=True):
    """Back to an account."""

    name: Name
    password: Password


class PasswordForm(Struct, frozen=True):
    """Another password. Everybody who is logged in with the old one is logged out."""

    old: Password
    new: Password


class DeleteForm(Struct, frozen=True):
    """The account and what belongs to it go. Guests have no password."""

    password: str = ""


class Person(Struct, frozen=True):
    """Somebody, as others see him."""

    id: str
    name: str
    account: bool


class Rating(Struct, frozen=True):
    """How well somebody plays a game: what is expected (`mu`), how sure that is (`sigma`), and the figure to show."""

    game: str
    games: int
    mu: float
    sigma: float
    shown: float


class Played(Struct, frozen=True):
    """A game that somebody has played to its end; `replay` is where it can be seen again."""

    table: str
    game: str
    ended: float
    players: list[str]
    seat: int
    won: bool
    score: float
    replay: str


class Profile(Struct, frozen=True):
    """Somebody and what he has played, the last game first."""

    person: Person
    ratings: list[Rating]
    played: list[Played]


class Written(Struct, frozen=True):
    """Something that somebody wrote in a chat."""

    table: str
    at: float
    text: str


class Uploaded(Struct, frozen=True):
    """A record that somebody has brought along, and where it can be seen."""

    replay: str
    at: float


class OwnData(Struct, frozen=True):
    """All that is kept about somebody, for him alone. `tables` are those at which he sits or sat."""

    profile: Profile
    since: float
    chat: list[Written]
    uploaded: list[Uploaded]
    tables: list[str]
