"""A small client of live tables: write a bot of your own, or drive a server from a program.

    import asyncio
    from standoff.client import Client

    async def main() -> None:
        async with Client("http://127.0.0.1:8930") as client:
            await client.guest("Marvin")
            table = await client.play("walking_dead")
            async with client.watch(table) as seat:
                async for put in seat.questions():
                    print(put.text)
                    await seat.answer(put.question.rows[0].code)
            print(seat.result)

    asyncio.run(main())

A connection that is lost is opened again by itself; nothing is missed, and no answer is given twice.
"""

from standoff.client.client import Client
from standoff.client.seat import LiveSeat, Refused, TableGone

__all__ = ["Client", "LiveSeat", "Refused", "TableGone"]
