"""All come at once, up to the first snapshot; and what one who is in takes."""

import time

from figures import summary, table
from halls import ours_and_others
from processes import Load, several

COLUMNS = {"ms": "all in, ms", "p50": "each, p50", "p99": "p99", "cpu": "µs a viewer", "memory": "KiB a viewer"}
IN_FLIGHT = 256


def storm(make, viewers):
    """Of a new process each time."""
    server = make()
    try:
        load = Load(server)
        # What comes with the first ones is not theirs.
        load.act("join", count=10, window=1)
        time.sleep(0.3)
        resident, cpu = server.resident(), server.cpu()
        found = load.act("join", count=viewers, window=IN_FLIGHT)
        cpu = server.cpu() - cpu
        time.sleep(0.5)
        if found["joined"] != viewers:
            raise RuntimeError(f"{server.name}: {found['joined']} of {viewers} came in")
        resident = server.resident() - resident
        load.check()
        load.end()
        return {"ms": found["ms"], "p50": found["each"]["p50"], "p99": found["each"]["p99"],
                "cpu": cpu / viewers * 1e6, "memory": resident / viewers}
    finally:
        server.stop()


def measure(options, viewers):
    servers = ours_and_others(options.peers)
    if options.threads:
        servers.append(several(options.threads))
    found = {make.name: [] for make in servers}
    for _ in range(options.rounds):
        for make in servers:
            found[make.name].append(storm(make, viewers))
    return summary("join", viewers, found, "floor", ("ms", "cpu"))


def run(options):
    rows = [row for viewers in options.viewers or [1000, 10_000] for row in measure(options, viewers)]
    table("All come at once", rows, COLUMNS)
    return rows
