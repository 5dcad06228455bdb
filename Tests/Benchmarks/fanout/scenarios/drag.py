"""A finger at 60 Hz, and page changes amid it and without it."""

import json
import statistics

from figures import summary, table
from halls import BLOCK, Counter, ask, halls, page_change
from processes import Lectern

SECONDS = 5
COLUMNS = {"core": "share of a core", "rate": "motions a second", "latency": "motion p50, ms",
           "latest": "p99", "during": "page change amid it, last, ms", "alone": "without, last, ms",
           "slower": "amid / without"}


def last(rounds):
    if any(found["missing"] for found in rounds):
        raise RuntimeError("viewers missed a page change")
    return statistics.median(found["arrivals"]["last"] for found in rounds)


def dragged(hall, turning=()):
    before = hall.server.cpu()
    figures = hall.load.act("drag", seconds=SECONDS, texts=[json.dumps(wish) for wish in turning])
    return figures, (hall.server.cpu() - before) / figures["seconds"]


def measure(options, viewers):
    counter = Counter()
    with halls(viewers, [Lectern]) as (hall,):
        found = []
        for _ in range(options.rounds):
            figures, core = dragged(hall)
            alone = last(ask(hall, counter.take(BLOCK)))
            turned, _ = dragged(hall, [page_change(number) for number in counter.take(2 * SECONDS)])
            during = last(turned["turns"])
            found.append({
                "core": core, "rate": figures["delivered"] / viewers / figures["seconds"],
                "latency": figures["latency"]["p50"], "latest": figures["latency"]["p99"],
                "during": during, "alone": alone, "slower": during / alone})
        hall.load.check()
    return summary("drag", viewers, {"lectern": found})


def run(options):
    rows = [row for viewers in options.viewers or [1000] for row in measure(options, viewers)]
    table("A drag at 60 Hz", rows, COLUMNS)
    return rows
