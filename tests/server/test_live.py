"""A table over a bare WebSocket: what is taken once, what is refused and changes nothing, who is not let in."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

import standoff
from standoff.client import Client, Refused, TableGone
from standoff.engine import clauses
from standoff.wire import VERSION, live, reasons
from standoff.wire.lobby import TableForm

from .running import PATIENCE

GAME = "walking_dead"


class Bare:
    """A connection that says exactly what it is told to say."""

    def __init__(self, socket):
        self.socket = socket

    async def say(self, message) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def until(self, *kinds):
        while True:
            async with asyncio.timeout(PATIENCE):  # wait_for could swallow that nobody waits any more
                news = json.loads(await self.socket.recv())
            if news["kind"] in kinds:
                return news

    async def asks(self, message, *kinds):
        await self.say(message)
        return await self.until(*(kinds or ("refused", "taken")))


def address_of(server, table) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"


def cookie_of(client: Client) -> dict[str, str]:
    return {"cookie": "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())}


async def two_at_a_table(server):
    """Two people and two bots."""
    ann, ben = Client(server.address), Client(server.address)
    await ann.guest("Ann")
    await ben.guest("Ben")
    table = await ann.open(TableForm("bang", 4, bots=["random", "random"]))
    await ben.join(table.id)
    await ben.ready(table.id)
    return ann, ben, await ann.start(table.id)


async def until_asked(bare: Bare):
    """The next question to whoever sits there."""
    news = await bare.until("snapshot")
    while not (news["question"] and news["question"]["question"]["rows"]):
        news = await bare.until("moved")
    return news["question"]["question"]


async def at_a_table(server, go) -> None:
    """Two people are connected to one table: `go` gets who is asked, the other, the question, Ann and the table."""
    ann, ben, table = await two_at_a_table(server)
    async with ann, ben, AsyncExitStack() as stack:
        both = []
        for client in (ann, ben):
            socket = connect(address_of(server, table.id), additional_headers=cookie_of(client), proxy=None)
            both.append(Bare(await stack.enter_async_context(socket)))
            await both[-1].say(live.Hello(id=1))
        waiting = [asyncio.create_task(until_asked(bare)) for bare in both]
        done, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        asked = waiting.index(next(iter(done)))
        await go(both[asked], both[1 - asked], waiting[asked].result(), ann, table)


def test_answers_are_taken_once_and_everything_else_is_refused(server):
    async def go(asked, other, question, ann, table):
        number, code = question["number"], question["rows"][0]["code"]
        refused = [
            (live.Answer(id=2, number=number + 1, code=code), clauses.STALE),
            (live.Answer(id=3, number=number, code=2**40), clauses.UNKNOWN),
            (live.Answer(id=4, number=number, code=code, branch=3), clauses.STALE),
            (live.Hello(id=5), reasons.HELLO),
            (live.Undo(id=6, number=number), reasons.UNDO),
            (live.Agree(id=7, agree=True), reasons.UNDO),
            (live.Hint(id=8), reasons.HINT),
            (live.Inquire(id=9, what="the deck"), reasons.MALFORMED),
            (live.Refusals(id=10, focus={"nonsense": 1}), reasons.MALFORMED),
            (live.Eyes(id=11, seat=3), reasons.SEAT),
        ]
        for message, clause in refused:
            told = await asked.asks(message)
            assert (told["kind"], told["to"], told["reason"]["clause"]) == ("refused", message.id, clause)
        told = await other.asks(live.Answer(id=2, number=number, code=code))
        assert told["reason"]["clause"] == clauses.NOT_ASKED
        for nonsense in ("", "{", "[]", '{"kind":"answer"}', '{"kind":"fly"}', b"\xff\xfe", "null", '"x"' * 10):
            told = await asked.asks(nonsense)
            assert told["reason"]["clause"] == reasons.MALFORMED, nonsense
        told = await asked.asks("x" * 9000)
        assert told["reason"]["clause"] == reasons.MALFORMED
        assert (await ann.table(table.id)).number == number
        first = await asked.asks(live.Answer(id=20, number=number, code=code))
        again = await asked.asks(live.Answer(id=21, number=number, code=code))
        assert [first["kind"], again["kind"]] == ["taken", "taken"]
        late = await asked.asks(live.Answer(id=22, number=number, code=question["rows"][-1]["code"] + 1))
        assert late["reason"]["clause"] in (clauses.STALE, clauses.NOT_ASKED)

    asyncio.run(at_a_table(server, go))


def test_looking_closer(server):
    async def go(asked, other, question, *_):
        row = question["rows"][0]
        told = await asked.asks({"kind": "why", "id": 2, "answer": row["answer"]}, "reasoned")
        assert told["reason"] is None
        told = await other.asks({"kind": "why", "id": 3, "answer": row["answer"]}, "reasoned")
        assert told["reason"]["clause"] == clauses.NOT_ASKED
        told = await asked.asks(live.Refusals(id=4, everything=True), "refused_all")
        assert len(told["refusals"]) == len(told["texts"])
        assert (await other.asks(live.Refusals(id=5), "refused_all"))["refusals"] == []
        told = await asked.asks(live.Preview(id=6, code=row["code"]), "previewed")
        assert told["to"] == 6
        told = await asked.asks(live.Past(id=7, since=0, until=5), "lines")
        assert [line["told"]["number"] for line in told["lines"]] == [0, 1, 2, 3, 4]
        await asked.say(live.Chat(id=8, text="hello \x1b[31m<b>there</b>"))
        said = await other.until("chatted")
        assert said["line"]["text"] == "hello [31m<b>there</b>"

    asyncio.run(at_a_table(server, go))


def test_a_line_that_is_sent_again_is_said_once(server):
    async def go(asked, other, *_):
        for said in (live.Chat(id=2, text="one", key="a"), live.Chat(id=3, text="one", key="a")):
            assert (await asked.asks(said))["kind"] == "taken"
        for said in (live.Chat(id=4, text="two", key="b"), live.Chat(id=5, text="two"), live.Chat(id=6, text="two")):
            assert (await asked.asks(said))["kind"] == "taken"
        assert (await other.asks(live.Chat(id=2, text="three", key="a")))["kind"] == "taken"
        await asked.say(live.Chat(id=7, text="the end"))
        heard = []
        while "the end" not in heard:
            heard.append((await asked.until("chatted"))["line"]["text"])
        assert heard == ["three", "the end"]

    asyncio.run(at_a_table(server, go))


def test_who_is_not_let_in(server):
    async def go():
        ann, ben, table = await two_at_a_table(server)
        address = address_of(server, table.id)
        async with connect(address, origin="https://evil.example", additional_headers=cookie_of(ann), proxy=None) as ws:
            told = json.loads(await ws.recv())
            assert (told["kind"], told["reason"]["clause"], told["again"]) == ("goodbye", reasons.FOREIGN, False)
        async with connect(address_of(server, "A" * 22), proxy=None) as ws:
            assert json.loads(await ws.recv())["reason"]["clause"] == reasons.UNKNOWN
        forged = {"cookie": "standoff=" + cookie_of(ann)["cookie"].removeprefix("standoff=")[:-4] + "AAAA"}
        for headers in (forged, {}):
            async with connect(address, additional_headers=headers, proxy=None) as ws:
                bare = Bare(ws)
                await bare.say(live.Hello())
                snapshot = await bare.until("snapshot")
                assert snapshot["seat"] is None
                assert snapshot["seats"] == []
                told = await bare.asks(live.Answer(id=2, number=0, code=0))
                assert told["reason"]["clause"] == reasons.SEAT
                told = await bare.asks(live.Chat(id=3, text="hi"))
                assert told["reason"]["clause"] == reasons.STRANGER
        async with connect(address, additional_headers=cookie_of(ann), proxy=None) as ws:
            bare = Bare(ws)
            told = await bare.asks(live.Answer(id=1, number=0, code=0))
            assert told["reason"]["clause"] == reasons.HELLO
        async with connect(address, additional_headers=cookie_of(ann), proxy=None) as ws:
            bare = Bare(ws)
            told = await bare.asks(live.Hello(version=VERSION + 1))
            assert told["reason"]["clause"] == reasons.VERSION
            assert "load it again" in told["reason"]["text"]
        async with connect(address, additional_headers=cookie_of(ben), proxy=None) as ws:
            told = await Bare(ws).asks(live.Hello(seat=0))
            assert told["reason"]["clause"] == reasons.SEAT
        await ann.http.aclose()
        await ben.http.aclose()

    asyncio.run(go())


def test_a_table_that_nobody_may_watch(server):
    async def go():
        async with Client(server.address) as ann, Client(server.address) as eve:
            await ann.guest("Ann")
            table = await ann.open(TableForm(GAME, 3, watch="nobody", bots=["random", "random"]))
            async with eve.watch(table) as seat:
                with pytest.raises((TableGone, Refused, asyncio.TimeoutError)):
                    await asyncio.wait_for(seat.wait(lambda seat: seat.cursor > 0), 1)
                assert seat.seat is None
                assert seat.view is None

    asyncio.run(go())


def test_undo_at_a_practice_table(server):
    async def go():
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.play(GAME, 3)
            async with ann.watch(table) as seat:
                questions = seat.questions()
                put = await anext(questions)
                number, branch = put.question.number, seat.branch
                view = seat.view
                await seat.answer(put.question.default)
                await seat.ask(live.Undo(number=number))
                await seat.wait(lambda seat: seat.branch == branch + 1)
                assert seat.question.question.number == number
                assert seat.view == view
                with pytest.raises(Refused, match=clauses.STALE):
                    await seat.ask(live.Answer(number=number, code=put.question.default, branch=branch))
                await seat.answer(put.question.default)
                hint = asyncio.create_task(seat.ask(live.Hint()))
                await anext(questions)
                with pytest.raises(Refused, match=reasons.HINT) if hint.done() and hint.exception() else _nothing():
                    await hint

    asyncio.run(go())


class _nothing:  # noqa: N801
    def __enter__(self):
        return self

    def __exit__(self, *_):
        return False


def test_a_finished_game_is_a_replay(server):
    async def go():
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.play(GAME, 3, level="random")
            async with ann.watch(table) as seat:
                await seat.wait(lambda seat: seat.question is not None)
                await seat.ask(live.Resign())
                await asyncio.wait_for(seat.wait(lambda seat: seat.result is not None), PATIENCE)
            return await ann.record(table.id), cookie_of(ann), table.id

    record, cookie, table = asyncio.run(go())
    offline = standoff.replay(record)
    with httpx.Client(base_url=server.address, headers=cookie, trust_env=False, timeout=PATIENCE) as http:
        info = http.get(f"/api/replays/{table}").json()
        assert len(info["answered"]) == offline.number
        half = offline.number // 2
        for seat in (None, 1):
            asked = {"since": half, "until": half + 2} | ({} if seat is None else {"seat": seat})
            steps = http.get(f"/api/replays/{table}/steps", params=asked).json()["steps"]
            assert [step["number"] for step in steps] == [half, half + 1, half + 2]
            there = standoff.replay(record, until=half + 2)
            view = there.open_view() if seat is None else there.view(seat)
            assert steps[-1]["view"] == json.loads(msgspec.json.encode(view))
        uploaded = http.post("/api/replays", content=msgspec.json.encode(record)).json()
        assert uploaded["uploaded"]
        assert http.get(f"/api/replays/{uploaded['id']}/record").json() == json.loads(msgspec.json.encode(record))
        changed = msgspec.structs.replace(record, answers=[*record.answers, 5])
        assert http.post("/api/replays", content=msgspec.json.encode(changed)).status_code == 400
        played = http.post(f"/api/replays/{table}/play", json={"frame": 2, "seat": 1}).json()
        assert (played["stage"], played["practice"], played["seats"][1]["sits"]) == ("playing", True, "person")
        catalogue = http.get(f"/api/replays/{table}/catalogue")
        etag = {"if-none-match": catalogue.headers["etag"]}
        assert http.get(f"/api/tables/{table}/catalogue", headers=etag).status_code == 304


def test_the_living_rulebook(server):
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        assert http.post("/api/me/guest", json={"name": "Reader"}).status_code == 200
        chance = random.Random(3)
        for game in standoff.games():
            found = http.get(f"/api/games/{game.id}/clauses", params={"words": "card player"}).json()["clauses"]
            assert 0 < len(found) < len(standoff.clauses(game.id))
            clause = next(one for one in standoff.clauses(game.id) if one.scenarios)
            listed = http.get(f"/api/games/{game.id}/scenarios", params={"clause": clause.id}).json()["scenarios"]
            number = chance.choice(listed)["number"]
            shown = http.get(f"/api/games/{game.id}/scenarios/{number}").json()
            there = standoff.demonstrate(standoff.scenarios(game.id)[number])
            assert [step["view"] for step in shown["steps"]] == [
                json.loads(msgspec.json.encode(frame.view)) for frame in there.frames
            ]
            assert all(line["text"] for step in shown["steps"] for line in step["lines"])
            tried = http.post(f"/api/games/{game.id}/scenarios/{number}/play", json={"frame": 0})
            assert tried.status_code == 201, tried.text
            assert http.get(f"/api/games/{game.id}/scenarios/99999").status_code == 404
        assert http.get("/api/games/chess/clauses").status_code == 404
