"""A presenter's WebSocket, by the standard library alone."""

import base64
import json
import os
import socket
import struct


class Presenter:
    """Speaks `lectern.v1` to a server on this machine; a viewer until it has a token."""

    def __init__(self, port, token=None):
        self.received = []
        self._requests = 0
        self._bytes = b""
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self._upgrade(port)
        self.welcome = self.receive()
        if token is not None:
            self.ask(type="authenticate", token=token)

    def _upgrade(self, port):
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Protocol: lectern.v1\r\n\r\n".encode())
        while b"\r\n\r\n" not in self._bytes:
            self._more()
        head, self._bytes = self._bytes.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0] + b" ":
            raise ConnectionError(head.decode())

    def _more(self):
        piece = self._socket.recv(65536)
        if not piece:
            raise ConnectionError("the server closed the connection")
        self._bytes += piece

    def _take(self, count):
        while len(self._bytes) < count:
            self._more()
        taken, self._bytes = self._bytes[:count], self._bytes[count:]
        return taken

    def receive(self):
        """The next message; pings are answered on the way."""
        while True:
            first, length = self._take(2)
            if length == 126:
                (length,) = struct.unpack(">H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._take(8))
            payload = self._take(length)
            if first & 15 == 1:
                message = json.loads(payload)
                self.received.append(message)
                return message
            if first & 15 == 8:
                raise ConnectionError(f"closed with {int.from_bytes(payload[:2], 'big')}")
            if first & 15 == 9:
                self._frame(10, payload)

    def send(self, **message):
        self._frame(1, json.dumps(message).encode())

    def ask(self, **intent):
        """Sends an intent and waits for its one answer."""
        self._requests += 1
        request = f"t{self._requests}"
        self.send(req=request, **intent)
        while True:
            message = self.receive()
            if message.get("req") == request:
                return message

    def go_to(self, number, step=None, animated=False):
        return self.ask(type="goTo", number=number, step=step, animated=animated)

    def advance(self, to="next", by="step"):
        return self.ask(type="advance", to=to, by=by)

    def close(self):
        self._socket.close()

    def _frame(self, kind, payload):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | kind])
        head += bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        self._socket.sendall(
            head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))
