"""The built program in its own process, and a viewer that speaks its protocol by hand."""

import base64
import json
import os
import secrets
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = os.environ.get("LECTERN_BINARY", str(ROOT / ".build/debug/lectern"))

DECK = "\n\n---\n\n".join(["# One", "# Two\n\n- a\n\n<!-- pause -->\n\n- b", "# Three"])


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(condition, what, seconds=20):
    """Asks again and again until it holds; its last answer."""
    deadline = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} did not come about within {seconds} s")
        time.sleep(0.02)


class Home:
    """Folders of one test, which go away with it."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="lectern-test-")
        self.path = Path(self._folder.name)
        self.path.chmod(0o755)
        (self.path / "runtime").mkdir()
        (self.path / "talk.md").write_text(DECK, encoding="utf-8")
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "LECTERN_TOKEN"},
            "XDG_RUNTIME_DIR": str(self.path / "runtime"),
        }

    def close(self):
        self._folder.cleanup()

    def run(self, *words, input=None, **environment):
        return subprocess.run([BINARY, *words], cwd=self.path, text=True, capture_output=True,
                              timeout=30, input=input or "",
                              env={**self.environment, **environment})


class Server:
    """`lectern serve` until it is closed."""

    def __init__(self, home, *options, deck="talk.md", **environment):
        self.home = home
        self.port = free_port()
        self.process = subprocess.Popen(
            [BINARY, "serve", deck, "--port", str(self.port), *options], cwd=home.path,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={**home.environment, **environment})
        self.runtime_file = home.path / "runtime/lectern" / f"{self.port}.json"
        until(lambda: self.runtime_file.exists() or self.process.poll() is not None, "the server")
        if self.process.poll() is not None:
            raise AssertionError(self.process.stdout.read().decode())

    def close(self):
        self.process.terminate()
        code = self.process.wait(timeout=10)
        self.process.stdout.close()
        return code


class Viewer:
    """A WebSocket of RFC 6455, as much as a viewer needs."""

    def __init__(self, stream, host="127.0.0.1", path="/ws", **headers):
        self.stream = stream
        self.stream.settimeout(10)
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Protocol: lectern.v1",
                 f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
                 *(f"{name}: {value}" for name, value in headers.items())]
        self.stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self._received = b""
        while b"\r\n\r\n" not in self._received:
            self._receive()
        head, self._received = self._received.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    @classmethod
    def of(cls, server):
        return cls(socket.create_connection(("127.0.0.1", server.port)))

    def close(self):
        self.stream.close()

    def messages(self):
        """What the server says, to the end of the connection."""
        while True:
            code, payload = self._frame()
            if code == 8:
                return
            if code == 9:
                self.stream.sendall(bytes([0x8A, 0x80 | len(payload)]) + bytes(4) + payload)
            if code == 1:
                yield json.loads(payload)

    def _receive(self):
        received = self.stream.recv(65536)
        if not received:
            raise EOFError("the server closed the connection")
        self._received += received

    def _take(self, count):
        while len(self._received) < count:
            self._receive()
        taken, self._received = self._received[:count], self._received[count:]
        return taken

    def _frame(self):
        first, second = self._take(2)
        length = second & 0x7F
        if length == 126:
            length, = struct.unpack("!H", self._take(2))
        elif length == 127:
            length, = struct.unpack("!Q", self._take(8))
        return first & 0x0F, self._take(length)
