"""A server of the program that is tested, and a road to it that can fail."""

import json
import os
import secrets
import select
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from presenter import Presenter

ROOT = Path(__file__).resolve().parents[2]
BINARY = os.environ.get("LECTERN_BINARY", str(ROOT / ".build/release/lectern"))
DECKS = ROOT / "Tests/Fixtures/browser"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def eventually(condition, within=5.0, every=0.02):
    """What `condition` says as soon as it is true; the last it said when time is over."""
    end = time.monotonic() + within
    while True:
        found = condition()
        if found or time.monotonic() > end:
            return found
        time.sleep(every)


class Talk:
    """One `lectern serve`, with the files that it keeps in a folder of its own."""

    def __init__(self, deck="walk.md"):
        self.deck = deck if os.path.isabs(str(deck)) else str(DECKS / deck)
        self.port = free_port()
        self.token = secrets.token_urlsafe(32)
        self._folder = tempfile.TemporaryDirectory(prefix="lectern-browser-")
        self._environment = {
            **os.environ, "XDG_RUNTIME_DIR": self._folder.name, "LECTERN_TOKEN": self.token}
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def start(self, page=1):
        self._process = subprocess.Popen(
            [BINARY, "serve", self.deck, "--port", str(self.port), "--page", str(page)],
            env=self._environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.said = ""
        if not eventually(self._listens, within=15):
            self.stop()
            raise RuntimeError(f"'{BINARY} serve {self.deck}' does not listen: {self.said}")

    def _listens(self):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def runtime_file(self):
        return json.loads(Path(self._folder.name, "lectern", f"{self.port}.json").read_text())

    def run(self, *verb):
        """A one-shot verb; its exit code and output."""
        done = subprocess.run([BINARY, *verb, "--port", str(self.port)], env=self._environment,
                              capture_output=True, text=True, timeout=20)
        return done.returncode, done.stdout + done.stderr

    def presenter(self):
        return Presenter(self.port, self.token)

    def console(self):
        return Console([BINARY, "remote", "--port", str(self.port)], self._environment)

    def viewers(self):
        presenter = self.presenter()
        try:
            message = eventually(lambda: next(
                (m for m in presenter.received if m["type"] == "backstage"), None)
                or presenter.receive() and None)
            return message["viewers"]
        finally:
            presenter.close()

    def kill(self):
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process.stderr.close()

    def stop(self):
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self.said = self._process.stderr.read().decode()
        self._process.stderr.close()
        self._folder.cleanup()


class Console:
    """A presenter's console, in a terminal of its own."""

    def __init__(self, command, environment):
        self._name = f"lectern-{os.getpid()}-{time.monotonic_ns()}"
        own = [word for name in ("XDG_RUNTIME_DIR", "LECTERN_TOKEN")
               for word in ("-e", f"{name}={environment[name]}")]
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "24", *own, *command)

    def _tmux(self, *words):
        return subprocess.run(["tmux", "-u", "-L", self._name, *words], text=True, encoding="utf-8",
                              stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=15).stdout

    def first_line(self):
        """Who is there, and how the connection is."""
        return self._tmux("capture-pane", "-p").split("\n")[0]

    def close(self):
        self._tmux("kill-server")


class Road:
    """A way to a server that can fall silent, break, or keep scripts back."""

    def __init__(self, port):
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._pairs = {}
        self._lock = threading.Lock()
        self.silent = False
        self.without_scripts = False
        #: how many connections were ever made
        self.made = 0
        self._open = True
        threading.Thread(target=self._run, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def cut(self):
        """Breaks all connections that there are."""
        with self._lock:
            for end in self._pairs:
                end.close()
            self._pairs.clear()

    def close(self):
        self._open = False
        self._listener.close()
        self.cut()

    def _run(self):
        while self._open:
            with self._lock:
                ends = list(self._pairs)
            if self.silent:
                time.sleep(0.02)
                continue
            try:
                ready, _, _ = select.select([self._listener, *ends], [], [], 0.02)
            except (OSError, ValueError):
                continue
            for end in ready:
                # Silence may have come while it waited.
                if self.silent or not self._open:
                    break
                self._accept() if end is self._listener else self._carry(end)

    def _accept(self):
        try:
            near, _ = self._listener.accept()
        except OSError:
            return
        try:
            far = socket.create_connection(("127.0.0.1", self._target), timeout=5)
        except OSError:
            near.close()
            return
        self.made += 1
        with self._lock:
            self._pairs[near], self._pairs[far] = far, near

    def _carry(self, end):
        other = self._pairs.get(end)
        if other is None:
            return
        try:
            piece = end.recv(65536)
            if self.without_scripts and piece.startswith(b"GET ") and b".js " in piece.split(b"\r\n")[0]:
                end.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
                return
            if piece:
                other.sendall(piece)
                return
        except OSError:
            pass
        with self._lock:
            self._pairs.pop(end, None)
            self._pairs.pop(other, None)
        end.close()
        other.close()
