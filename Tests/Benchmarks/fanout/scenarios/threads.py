"""A page change sent by one thread and by two, which share the second core with the load."""

from figures import summary, table
from halls import BLOCK, Counter, ask, block, halls
from processes import LOAD_CORE, SERVER_CORE, Lectern

COLUMNS = {"first": "first, ms", "p50": "p50", "last": "last, ms", "cpu": "µs a delivery"}


class Threads(Lectern):
    count = 1

    def __init__(self):
        super().__init__(["--threads", self.count], core=f"{SERVER_CORE},{LOAD_CORE}")


class OneThread(Threads):
    name = "one thread"


class TwoThreads(Threads):
    name = "two threads"
    count = 2


def measure(options, viewers):
    servers = [OneThread, TwoThreads]
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
    table("A page change by one thread and by two", rows, COLUMNS, OneThread.name)
    return rows
