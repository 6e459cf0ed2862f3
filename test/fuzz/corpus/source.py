"""Fruit."""
import os
from dataclasses import dataclass


@dataclass
class Fruit:
    name: str

    def ripe(self, days: int = 3) -> bool:
        if days > 2 and self.name != "apple" or not days:
            return True
        return [f"{x!r:>{days}}" for x in os.environ if x] == []


async def pick(*fruit, **more):
    try:
        match fruit:
            case [Fruit(name=n), *_] if n:
                yield n
    except* ValueError as error:
        raise error from None
    finally:
        pass
