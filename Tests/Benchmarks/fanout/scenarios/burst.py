"""As many small frames as go out, with at most eight that are not everywhere yet."""

import json
import time

from figures import summary, table
from halls import halls, ours_and_others
from processes import Floor

COLUMNS = {"rate": "deliveries a second", "framesARead": "frames a read", "cpu": "µs a delivery"}
WINDOW = 8
#: what a presenter may send at once
COUNTS = {100: 480, 1000: 480, 10_000: 160}
#: until a presenter may send as much again
REST = 2


class FloorOneByOne(Floor):
    name = "floor, one by one"

    def __init__(self, **more):
        super().__init__(["--single"], **more)


def burst(hall, texts, count):
    with hall.server.turn():
        before = hall.server.cpu()
        figures = hall.load.act("burst", texts=texts, count=count, window=WINDOW)
        cpu = hall.server.cpu() - before
    return {
        "rate": figures["deliveries"] / figures["seconds"],
        "framesARead": figures["framesARead"],
        "cpu": cpu / figures["deliveries"] * 1e6,
    }, figures["texts"]


def measure(options, viewers):
    wishes = [json.dumps({"type": "blackout", "value": value}) for value in ("black", "white")]
    count = COUNTS.get(viewers, 160)
    with halls(viewers, [*ours_and_others(options.peers), FloorOneByOne]) as (ours, *others):
        found = {hall.server.name: [] for hall in (ours, *others)}
        for _ in range(options.rounds):
            time.sleep(REST)
            figures, texts = burst(ours, wishes, count)
            found[ours.server.name].append(figures)
            for hall in others:
                found[hall.server.name].append(burst(hall, texts, count)[0])
        for hall in (ours, *others):
            hall.load.check()
    return summary("burst", viewers, found, "floor", ("rate", "cpu"))


def run(options):
    rows = [row for viewers in options.viewers or [1000, 10_000] for row in measure(options, viewers)]
    table("A burst", rows, COLUMNS)
    return rows
