"""A tenth of the viewers never read, while pages change ten times a second."""

import statistics
import time
import urllib.request
from pathlib import Path

from figures import spread, table
from halls import Counter, ask, halls
from processes import Lectern

COLUMNS = {"last": "last of the others, ms", "alone": "without silent ones, ms", "slower": "with / without",
           "resident": "resident, MiB", "kernel": "TCP in the kernel, MiB", "ended": "silent ones ended"}
#: rounds with silent viewers before as many without
ROUNDS, ALONE = 20, 5


def kernel_memory():
    """MiB of all TCP sockets' buffers on this machine."""
    for line in Path("/proc/net/sockstat").read_text().splitlines():
        if line.startswith("TCP:"):
            return int(line.split()[-1]) * 4 / 1024
    return 0


def stuck(server):
    """How many the server has closed since they didn't read."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as metrics:
        lines = metrics.read().decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("lectern_stuck_total "))


def last(hall, counter, rounds):
    found = []
    for _ in range(rounds):
        began = time.monotonic()
        (turn,) = ask(hall, counter.take(1))
        if turn["missing"]:
            raise RuntimeError("viewers who read missed a page change")
        found.append(turn["arrivals"]["last"])
        time.sleep(max(0, 0.1 - (time.monotonic() - began)))
    return statistics.median(found)


def cycle(slow, quiet, counters):
    before = slow.load.act("status")["tally"]["ended"]
    with_silent = last(slow, counters[0], ROUNDS)
    alone = last(quiet, counters[1], ALONE)
    ended = slow.load.act("status")["tally"]["ended"]
    return {"last": with_silent, "alone": alone, "slower": with_silent / alone,
            "resident": slow.server.resident() / 1024, "kernel": kernel_memory(),
            "ended": sum(ended.values()) - sum(before.values())}


def measure(options, viewers):
    silent = viewers // 10
    counters = Counter(), Counter()
    with halls(viewers - silent, [Lectern, Lectern]) as (slow, quiet):
        for hall in (slow, quiet):
            ask(hall, counters[hall is quiet].take(5))
        base = {"resident": slow.server.resident() / 1024, "kernel": kernel_memory()}
        slow.load.act("joinSilently", count=silent, window=64)
        samples = []
        end = time.monotonic() + 60 * options.minutes
        while time.monotonic() < end:
            samples.append(cycle(slow, quiet, counters))
        tally = slow.load.act("status")["tally"]
        given_up = stuck(slow.server)
        woken = slow.load.act("wake", seconds=3)["tally"]["woken"]
        for hall in (slow, quiet):
            hall.load.check()
    return {"scenario": "slow", "server": "lectern", "viewers": viewers, "silent": silent, "minutes": options.minutes,
            **{key: spread([sample[key] for sample in samples]) for key in samples[0]},
            "before": base, "given_up": given_up, "told": tally["ended"], "woken": woken,
            "snapshots": tally["snapshots"], "samples": samples}


def run(options):
    rows = [measure(options, viewers) for viewers in options.viewers or [10_000]]
    for row in rows:
        row["ended"] = sum(row["told"].values())
    table("A tenth never reads", rows, COLUMNS)
    for row in rows:
        before = row["before"]
        print(f"  before they came: {before['resident']:.1f} MiB resident, {before['kernel']:.1f} MiB in the kernel; "
              f"closed by the server {row['given_up']}, ended with {row['told']}; "
              f"who then read again found {row['woken']}")
    return rows
