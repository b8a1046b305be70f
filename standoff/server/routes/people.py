"""Who somebody is."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from standoff.games import find
from standoff.server.routes.given import AnyRequest, address_of
from standoff.server.serving import Server
from standoff.server.tokens import COOKIE, LASTS
from standoff.wire.people import (
    AccountForm,
    DeleteForm,
    GuestForm,
    LoginForm,
    OwnData,
    PasswordForm,
    Person,
    Profile,
)


async def _known(server: Server, person: Person) -> Response[Person]:
    """An answer with the cookie that says who somebody is."""
    cookie = Cookie(
        key=COOKIE,
        value=await server.people.token(person),
        max_age=LASTS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=server.config.secure,
    )
    return Response(person, status_code=HTTP_200_OK, cookies=[cookie])


def _forgotten() -> Response[None]:
    response: Response[None] = Response(None, status_code=HTTP_204_NO_CONTENT)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me")
async def me(me: Person) -> Person:
    """Who one is."""
    return me


@post("/api/me/guest", status_code=HTTP_200_OK)
async def guest(data: GuestForm, server: Server, visitor: Person | None, request: AnyRequest) -> Response[Person]:
    """Play as a guest; a guest is renamed."""
    server.limits.take("guest", address_of(request))
    return await _known(server, await server.people.guest(data.name, visitor))


@post("/api/me/account", status_code=HTTP_200_OK)
async def account(data: AccountForm, server: Server, visitor: Person | None, request: AnyRequest) -> Response[Person]:
    """Make an account; a guest becomes it."""
    server.limits.take("account", address_of(request))
    return await _known(server, await server.people.account(data.name, data.password, visitor))


@post("/api/me/login", status_code=HTTP_200_OK)
async def login(data: LoginForm, server: Server, request: AnyRequest) -> Response[Person]:
    """Log in."""
    server.limits.take("login", address_of(request))
    server.limits.take("login", data.name.casefold())
    return await _known(server, await server.people.login(data.name, data.password))


@post("/api/me/logout", status_code=HTTP_204_NO_CONTENT)
async def logout() -> Response[None]:
    """Log out on this device."""
    return _forgotten()


@post("/api/me/logout-everywhere", status_code=HTTP_204_NO_CONTENT)
async def logout_everywhere(server: Server, me: Person) -> Response[None]:
    """Log out on all devices."""
    await server.people.log_out_everywhere(me)
    await server.end_strangers()
    return _forgotten()


@post("/api/me/password", status_code=HTTP_200_OK)
async def password(data: PasswordForm, server: Server, me: Person) -> Response[Person]:
    """Change the password; this device stays logged in."""
    server.limits.take("login", me.id)
    await server.people.change_password(me, data.old, data.new)
    await server.end_strangers()
    return await _known(server, me)


@post("/api/me/delete", status_code=HTTP_204_NO_CONTENT)
async def delete(data: DeleteForm, server: Server, me: Person) -> Response[None]:
    """Delete oneself, and what belongs to one."""
    server.limits.take("login", me.id)
    await server.people.delete(me, data.password)
    await server.end_strangers()
    return _forgotten()


@get("/api/me/data")
async def own_data(server: Server, me: Person) -> OwnData:
    """All that is kept about oneself."""
    return await server.people.own_data(me)


@get("/api/people/{person:str}")
async def profile(server: Server, person: str) -> Profile:
    """Somebody's ratings and games."""
    return await server.people.profile(person)


@get("/api/ratings/{game:str}")
async def ratings(server: Server, game: str) -> list[Profile]:
    """The best players of a game."""
    return await server.people.best(find(game).id)


ROUTER = Router(
    "/",
    route_handlers=[
        *(me, guest, account, login, logout, logout_everywhere, password, delete, own_data),
        *(profile, ratings),
    ],
    tags=["people"],
)
