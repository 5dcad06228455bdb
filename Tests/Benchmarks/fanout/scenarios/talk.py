"""What an ordinary talk costs: viewers who listen, and a page each half minute."""

from figures import spread, table
from halls import Counter, ask, halls
from processes import Lectern

COLUMNS = {"hour": "s of CPU an hour", "core": "share of a core, %", "turn": "ms of CPU a page"}
#: seconds to a page
PAGE = 30


def measure(options, viewers):
    counter = Counter()
    with halls(viewers, [Lectern]) as (hall,):
        found = []
        for _ in range(options.pages):
            before = hall.server.cpu()
            ask(hall, counter.take(1), mark='"animation"', animated=True)
            hall.load.act("follow", mark='"pageChanged"')
            turned = hall.server.cpu()
            hall.load.act("listen", seconds=PAGE)
            total = hall.server.cpu() - before
            found.append({"hour": total * 3600 / PAGE, "core": total / PAGE * 100,
                          "turn": (turned - before) * 1000})
        hall.load.check()
    return {"scenario": "talk", "server": "lectern", "viewers": viewers,
            **{key: spread([one[key] for one in found]) for key in found[0]}}


def run(options):
    rows = [measure(options, viewers) for viewers in options.viewers or [1000]]
    table("An ordinary talk", rows, COLUMNS)
    return rows
