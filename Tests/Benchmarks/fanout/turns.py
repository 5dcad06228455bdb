"""How long until the last viewer has a frame: a page change, or a transition described once."""

import json
import statistics
from contextlib import ExitStack

from processes import Floor, Hall, Lectern

#: rounds in a row of one server, before it is the next one's turn
BLOCK = 5


def page_change(hall, number):
    return {"type": "goTo", "req": f"t{number}", "number": 2 + number % 5, "animated": False}


def asked(hall, first):
    """A block of page changes of a server that makes its own frames."""
    wishes = [page_change(hall, first + i) for i in range(BLOCK)]
    rounds = hall.load.act("ask", texts=[json.dumps(wish) for wish in wishes], mark='"pageChanged"', pause=0.04)
    for wish, found in zip(wishes, rounds):
        if found["page"] != wish["number"]:
            raise RuntimeError(f"viewers are on page {found['page']}, not on {wish['number']}")
    return rounds


def relayed(hall, texts):
    return hall.load.act("relay", texts=texts, pause=0.04)


def block(hall, rounds, cpu):
    if any(found["missing"] for found in rounds):
        raise RuntimeError(f"{hall.server.name}: viewers missed a frame")
    deliveries = len(rounds) * hall.viewers
    return {
        **{key: statistics.median(found["arrivals"][key] for found in rounds) for key in rounds[0]["arrivals"]},
        "cpu": cpu / deliveries * 1e6,
    }


def measured(hall, act):
    before = hall.server.cpu()
    rounds = act()
    return block(hall, rounds, hall.server.cpu() - before), [found["text"] for found in rounds]


def turns(viewers, blocks, peers=()):
    """Blocks of rounds by server: our server first, since the others hand on the frames that it made."""
    with ExitStack() as stack:
        halls = []
        for make in (Lectern, Floor, *peers):
            hall = stack.enter_context(Hall(make, viewers))
            hall.viewers = viewers
            halls.append(hall)
        found = {hall.server.name: [] for hall in halls}
        for number in range(blocks + 1):
            figures, texts = measured(halls[0], lambda: asked(halls[0], number * BLOCK))
            row = [(halls[0], figures)]
            for hall in halls[1:]:
                row.append((hall, measured(hall, lambda: relayed(hall, texts))[0]))
            # The first is a rehearsal.
            if number:
                for hall, figures in row:
                    found[hall.server.name].append(figures)
        for hall in halls:
            hall.load.check()
        return found, len(texts[-1])


if __name__ == "__main__":
    import sys
    for n in map(int, sys.argv[1:]):
        found, size = turns(n, 7)
        for name, blocks in found.items():
            print(n, name, size, {k: round(statistics.median(b[k] for b in blocks), 3) for k in blocks[0]})
        ratios = [a["last"] / b["last"] for a, b in zip(found["lectern"], found["floor"])]
        print(n, "last/floor", round(statistics.median(ratios), 3), round(min(ratios), 2), round(max(ratios), 2))
