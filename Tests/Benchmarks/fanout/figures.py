"""Medians with their range, of what was measured in turn; and how they are shown."""

import statistics


def spread(values):
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def summary(scenario, viewers, blocks, reference=None, compared=("last",)):
    """A row a server: the spread of each figure, and of its ratio to the reference measured next to it."""
    rows = []
    for server, found in blocks.items():
        row = {"scenario": scenario, "server": server, "viewers": viewers,
               **{key: spread([block[key] for block in found]) for key in found[0]}}
        if reference in blocks and server != reference:
            pairs = list(zip(found, blocks[reference]))
            row["ratio"] = {key: spread([block[key] / other[key] for block, other in pairs])
                            for key in compared if all(other.get(key) for _, other in pairs)}
        rows.append(row)
    return rows


def shown(value):
    if not isinstance(value, dict):
        return f"{value:,}" if isinstance(value, int) else str(value)
    digits = 0 if abs(value["median"]) >= 1000 else 1 if abs(value["median"]) >= 100 else 2
    return (f"{value['median']:,.{digits}f} "
            f"({value['min']:,.{digits}f}–{value['max']:,.{digits}f})")


def table(title, rows, columns, reference="floor"):
    """The rows of a scenario; `columns` names what is shown of each."""
    names = ["viewers", "server", *columns.values()]
    ratios = [key for key in columns if any(key in row.get("ratio", {}) for row in rows)]
    names += [f"{columns[key].split(',')[0]} / {reference}" for key in ratios]
    lines = [names]
    for row in rows:
        cells = [shown(row["viewers"]), row["server"], *(shown(row.get(key, "")) for key in columns)]
        cells += [shown(row["ratio"][key]) if key in row.get("ratio", {}) else "" for key in ratios]
        lines.append(cells)
    widths = [max(len(line[column]) for line in lines) for column in range(len(names))]
    print(f"\n{title}")
    for line in lines:
        print("  " + "  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip(), flush=True)
