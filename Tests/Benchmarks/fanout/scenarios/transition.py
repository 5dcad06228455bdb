"""A transition described once: where it goes and how, and 0.35 s later that it has ended."""

from figures import summary, table
from halls import BLOCK, Counter, ask, block, halls, relay
from processes import Floor, Lectern

COLUMNS = {"first": "first, ms", "p50": "p50", "p99": "p99", "last": "last, ms", "ending": "spread of its end, ms",
           "cpu": "µs a delivery"}


def transitions(hall, counter):
    rounds = []
    for number in counter.take(BLOCK):
        rounds += ask(hall, [number], mark='"animation"', animated=True)
        end = hall.load.act("follow", mark='"pageChanged"')
        if end["missing"] or end["page"] != 2 + number % 5:
            raise RuntimeError(f"viewers are on page {end['page']}")
        rounds[-1]["arrivals"]["ending"] = end["arrivals"]["last"]
    return rounds


def measure(options, viewers):
    counter = Counter()
    with halls(viewers, [Lectern, Floor]) as (ours, floor):
        found = {"lectern": [], "floor": []}
        for number in range(options.rounds + 1):
            figures, texts = block(ours, lambda: transitions(ours, counter))
            # Two frames each.
            figures["cpu"] /= 2
            others, _ = block(floor, lambda: relay(floor, texts))
            if number:
                found["lectern"].append(figures)
                found["floor"].append({**others, "ending": 0})
        for hall in (ours, floor):
            hall.load.check()
    return summary("transition", viewers, found, "floor", ("last", "cpu"))


def run(options):
    rows = [row for viewers in options.viewers or [1000, 10_000] for row in measure(options, viewers)]
    table("A transition described once", rows, COLUMNS)
    return rows
