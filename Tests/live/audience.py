"""Many viewers' sockets in one process, by the standard library alone; each keeps what it saw."""

import base64
import json
import os
import selectors
import socket
import time


class Seat:
    """One viewer: where its session stands by what reached it."""

    def __init__(self, port, receive_buffer=None):
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(10)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: lectern.v1\r\n\r\n".encode())
        self.socket.setblocking(False)
        self._bytes = b""
        self._upgraded = False
        self.page = None
        self.revision = None
        self.transition = None
        #: positions as they came, each with the revision that it builds on and the one that was known
        self.positions = []
        self.snapshots = 0
        self.gaps = 0
        #: animations, each with the last position before it
        self.settles = []

    def read(self):
        """Takes what has come; raises where the server closed."""
        try:
            while piece := self.socket.recv(1 << 18):
                self._bytes += piece
                if len(piece) < 1 << 18:
                    break
            else:
                raise ConnectionError("the server closed a viewer's connection")
        except BlockingIOError:
            pass
        if not self._upgraded:
            head, found, rest = self._bytes.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self._upgraded, self._bytes = True, rest
        for kind, payload in self._frames():
            self._take(kind, payload)

    def _frames(self):
        at, data = 0, self._bytes
        while len(data) >= at + 2:
            short = data[at + 1]
            begin = at + {126: 4, 127: 10}.get(short, 2)
            size = short if short < 126 else int.from_bytes(data[at + 2:begin], "big")
            if len(data) < begin or len(data) < begin + size:
                break
            yield data[at] & 15, data[begin:begin + size]
            at = begin + size
        self._bytes = data[at:]

    def _take(self, kind, payload):
        if kind == 9:
            # A mask of zeros leaves what was pinged as it is.
            self.socket.send(bytes([0x8A, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
        elif kind == 8:
            raise ConnectionError(f"a viewer was closed with {int.from_bytes(payload[:2], 'big')}")
        elif kind == 1:
            self._hear(decoded(payload))

    def _hear(self, message):
        match message["type"]:
            case "welcome" | "snapshot":
                self.snapshots += message["type"] == "snapshot"
                self.revision, self.page = message["revision"], message["session"]["page"]
                self.transition = message["session"].get("transition")
            case "batch":
                self.gaps += message["revision"] != self.revision + 1
                self.revision = message["revision"]
                for event in message["events"]:
                    self._follow(event)
            case "motion":
                self.positions.append((message["p"], message["revision"], self.revision))

    def _follow(self, event):
        match event["type"]:
            case "will":
                self.transition = event
            case "didFinish":
                self.transition = None
            case "pageChanged":
                self.page = event["new"]
            case "animation":
                self.settles.append((event["p0"], self.positions[-1][0] if self.positions else None))


class Audience:
    """Seats that are read together."""

    def __init__(self, port, count, receive_buffer=None):
        self._selector = selectors.DefaultSelector()
        self.seats = []
        for _ in range(count):
            seat = Seat(port, receive_buffer)
            self.seats.append(seat)
            self._selector.register(seat.socket, selectors.EVENT_READ, seat)

    def until(self, condition, within=10.0):
        """Reads until this holds for each seat; the seats for which it never did."""
        end = time.monotonic() + within
        lacking = self.seats
        while lacking := [seat for seat in lacking if not condition(seat)]:
            left = end - time.monotonic()
            if left <= 0:
                break
            for key, _ in self._selector.select(left):
                key.data.read()
        return lacking

    def close(self):
        self._selector.close()
        for seat in self.seats:
            seat.socket.close()


_known = {}


def decoded(payload):
    """Everyone gets the same bytes, so they are read once."""
    if payload not in _known:
        if len(_known) > 4096:
            _known.clear()
        _known[payload] = json.loads(payload)
    return _known[payload]
