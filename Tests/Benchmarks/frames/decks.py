"""Decks to turn: pages that are hard to draw, and pages that are easy."""

import struct
import zlib
from pathlib import Path

CODE_LINES = 200
FORMULAS = 30
PICTURE = (3840, 2160)


def write_decks(folder):
    """A heavy and a light deck of three pages each; their paths."""
    folder = Path(folder)
    (folder / "field.png").write_bytes(picture(*PICTURE))
    parts = ["![A field](field.png)", code(), formulas()]
    # Each page holds all three, and each begins with another one.
    heavy = [[parts[(first + i) % 3] for i in range(3)] for first in range(3)]
    light = [["- A line", f"- {words}"] for words in ("of this", "of that", "of neither")]
    return {"heavy": deck(folder / "heavy.md", heavy), "light": deck(folder / "light.md", light)}


def deck(path, pages):
    bodies = [f"## Page {n}\n\n" + "\n\n".join(page) for n, page in enumerate(pages, 1)]
    path.write_text("\n\n---\n\n".join(bodies) + "\n")
    return str(path)


def code():
    lines = [f"  let sample{n} = measure(\"run {n}\", at: {n}.5)  // step {n}" for n in range(CODE_LINES - 2)]
    return "\n".join(["```swift", "func samples() {", *lines, "}", "```"])


def formulas():
    return " ".join(
        rf"$\sum_{{i=1}}^{{{n}}} \frac{{x_i^{n}}}{{\sqrt{{1 + y_{{{n}}}}}}}$" for n in range(1, FORMULAS + 1))


def picture(width, height):
    """A PNG: bands of colour with a grain, so that it neither packs to nothing nor takes long to make."""
    grain = bytes((i * 1103515245 + 12345 >> 16) % 24 for i in range(width * 3))
    rows = []
    for y in range(height):
        shift = y * 37 % (width * 3)
        band = y * 200 // height
        rows.append(b"\0" + bytes(band + g for g in grain[shift:]) + bytes(band + g for g in grain[:shift]))
    packed = zlib.compress(b"".join(rows), 1)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
