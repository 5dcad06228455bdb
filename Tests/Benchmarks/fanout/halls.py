"""Servers side by side, each with as many viewers, asked in turn."""

import json
import statistics
from contextlib import ExitStack, contextmanager

from processes import Floor, Hall, Lectern

#: rounds in a row of one server, before it is the next one's turn
BLOCK = 5
PAUSE = 0.04


@contextmanager
def halls(viewers, servers):
    with ExitStack() as stack:
        yield [stack.enter_context(Hall(make, viewers)) for make in servers]


def page_change(number, animated=False):
    return {"type": "goTo", "req": f"t{number}", "number": 2 + number % 5, "animated": animated}


class Counter:
    """Numbers requests over a whole run: the server remembers answers by their names."""

    def __init__(self):
        self.last = 0

    def take(self, count):
        self.last += count
        return range(self.last - count, self.last)


def ask(hall, numbers, mark='"pageChanged"', animated=False):
    """Page changes of a server that makes its own frames, as rounds."""
    wishes = [page_change(number, animated) for number in numbers]
    rounds = hall.load.act("ask", texts=[json.dumps(wish) for wish in wishes], mark=mark, pause=PAUSE)
    for wish, found in zip(wishes, rounds):
        if not animated and found["page"] != wish["number"]:
            raise RuntimeError(f"viewers are on page {found['page']}, not on {wish['number']}")
    return rounds


def relay(hall, texts):
    return hall.load.act("relay", texts=texts, pause=PAUSE)


def block(hall, act):
    """One server's turn: medians of its rounds, and what they cost it."""
    with hall.server.turn():
        before = hall.server.cpu()
        rounds = act()
        cpu = hall.server.cpu() - before
    if any(found["missing"] for found in rounds):
        raise RuntimeError(f"{hall.server.name}: viewers missed a frame")
    figures = {key: statistics.median(found["arrivals"][key] for found in rounds)
               for key in rounds[0]["arrivals"]}
    figures["cpu"] = cpu / len(rounds) / hall.viewers * 1e6
    return figures, [found["text"] for found in rounds]


def ours_and_others(peers):
    """Our server first, since the others hand on the frames that it made."""
    return [Lectern, Floor, *peers]
