"""A page change by one service thread and by several, which share the second core with the load.

The load gives way to the server's threads, so what counts is the server's own figure: when a thread has
written to the last of its viewers.
"""

import re
import urllib.request

from figures import summary, table
from halls import BLOCK, Counter, ask, block, halls
from processes import Load, several

COLUMNS = {"sent": "last written to, ms", "last": "last has it, ms", "cpu": "µs a delivery"}


class OneThread(several(1)):
    name = "one thread"


def written(server):
    """Seconds until the last viewer of a thread was written to, summed, and how many there were."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as metrics:
        text = metrics.read().decode()
    return [float(re.search(rf'lectern_fanout_seconds_{name}{{arrival="last"}} (\S+)', text)[1])
            for name in ("sum", "count")]


def turn(hall, counter):
    before = written(hall.server)
    figures, _ = block(hall, lambda: ask(hall, counter.take(BLOCK)))
    seconds, count = (after - earlier for after, earlier in zip(written(hall.server), before))
    return {"sent": seconds / count * 1000, **figures}


def measure(options, viewers):
    servers = [OneThread, several(options.threads or 2)]
    found = {make.name: [] for make in servers}
    counters = [Counter() for _ in servers]
    with halls(viewers, servers) as both:
        for number in range(options.rounds + 1):
            for hall, counter in zip(both, counters):
                figures = turn(hall, counter)
                found[hall.server.name] += [figures] if number else []
        for hall in both:
            hall.load.check()
    return summary("threads", viewers, found, OneThread.name, ("sent", "last", "cpu"))


def run(options):
    Load.priority = 10
    try:
        rows = [row for viewers in options.viewers or [10_000] for row in measure(options, viewers)]
    finally:
        Load.priority = 20
    table("A page change by one thread and by several", rows, COLUMNS, OneThread.name)
    return rows
