"""A page change by one service thread and by several, which share the second core with the load."""

from figures import summary, table
from halls import BLOCK, Counter, ask, block, halls
from processes import several

COLUMNS = {"first": "first, ms", "p50": "p50", "last": "last, ms", "cpu": "µs a delivery"}


class OneThread(several(1)):
    name = "one thread"


def measure(options, viewers):
    servers = [OneThread, several(options.threads or 2)]
    found = {make.name: [] for make in servers}
    counters = [Counter() for _ in servers]
    with halls(viewers, servers) as both:
        for number in range(options.rounds + 1):
            for hall, counter in zip(both, counters):
                figures, _ = block(hall, lambda hall=hall, counter=counter: ask(hall, counter.take(BLOCK)))
                found[hall.server.name] += [figures] if number else []
        for hall in both:
            hall.load.check()
    return summary("threads", viewers, found, OneThread.name, ("last", "cpu"))


def run(options):
    rows = [row for viewers in options.viewers or [10_000] for row in measure(options, viewers)]
    table("A page change by one thread and by several", rows, COLUMNS, OneThread.name)
    return rows
