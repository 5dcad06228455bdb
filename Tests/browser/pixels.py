"""A screenshot as pixels, by the standard library alone."""

import struct
import zlib


class Pixels:
    """A PNG of 8 bits a channel, as browsers' drivers give it."""

    def __init__(self, png):
        self.width, self.height, self._size, packed = read(png)
        self._rows = unfiltered(zlib.decompress(packed), self.width * self._size, self.height, self._size)

    def at(self, x, y):
        """Red, green and blue of a pixel."""
        begin = int(x) * self._size
        return tuple(self._rows[int(y)][begin:begin + 3])

    def light(self, x, y):
        """How light a pixel is, from 0 to 255."""
        return sum(self.at(x, y)) / 3


def read(png):
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", png[16:29])
    size = {2: 3, 6: 4}.get(kind)
    if depth != 8 or size is None or interlaced:
        raise ValueError(f"a PNG of kind {kind} and {depth} bits")
    packed, position = b"", 8
    while position < len(png):
        (length,) = struct.unpack(">I", png[position:position + 4])
        if png[position + 4:position + 8] == b"IDAT":
            packed += png[position + 8:position + 8 + length]
        position += 12 + length
    return width, height, size, packed


def unfiltered(data, length, height, size):
    rows, before = [], bytearray(length)
    for y in range(height):
        begin = y * (length + 1)
        before = unfiltered_row(data[begin], bytearray(data[begin + 1:begin + 1 + length]), before, size)
        rows.append(before)
    return rows


def unfiltered_row(kind, row, above, size):
    if kind == 0:
        return row
    for i in range(len(row)):
        left = row[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        guess = (0, left, above[i], (left + above[i]) // 2, nearest(left, above[i], corner))[kind]
        row[i] = (row[i] + guess) & 255
    return row


def nearest(left, above, corner):
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))
