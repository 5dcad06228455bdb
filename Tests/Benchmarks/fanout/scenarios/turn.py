"""A page change without animation: one frame of some 680 bytes to all."""

from figures import summary, table
from halls import BLOCK, Counter, ask, block, halls, ours_and_others, relay

COLUMNS = {"first": "first, ms", "p50": "p50", "p99": "p99", "last": "last, ms", "cpu": "µs a delivery"}


def measure(options, viewers):
    counter = Counter()
    with halls(viewers, ours_and_others(options.peers)) as (ours, *others):
        found = {hall.server.name: [] for hall in (ours, *others)}
        # The first is a rehearsal.
        for number in range(options.rounds + 1):
            figures, texts = block(ours, lambda: ask(ours, counter.take(BLOCK)))
            row = {ours.server.name: figures}
            for hall in others:
                row[hall.server.name], _ = block(hall, lambda hall=hall: relay(hall, texts))
            for name, figures in row.items():
                found[name] += [figures] if number else []
        for hall in (ours, *others):
            hall.load.check()
    return summary("turn", viewers, found, "floor", ("last", "cpu"))


def run(options):
    rows = [row for viewers in options.viewers or [100, 1000, 10_000, 18_990]
            for row in measure(options, viewers)]
    table("A page change", rows, COLUMNS)
    return rows
