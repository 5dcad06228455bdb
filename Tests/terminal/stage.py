"""What the terminal's tests stand on: a deck, a server, and terminals to look at and to type into."""

import fcntl
import json
import os
import pty
import re
import select
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import termios
import time
import unittest
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BINARY = os.environ.get("LECTERN_BINARY", str(ROOT / ".build/debug/lectern"))
PATIENCE = 15
PROMPT = "^ready> ?$"

DECK = """\
# Leaving

<!-- Breathe. Then the map, slowly. -->

---

# Arriving 夕暮れ

---

# Café 👩‍🚀 map
"""


def wait_until(question, seconds=PATIENCE):
    """The first true answer; fails the test if none comes."""
    end = time.monotonic() + seconds
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds} s: {question.__doc__ or question.__name__}")
        time.sleep(0.02)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Stage(unittest.TestCase):
    """A folder with a deck, a port, and an environment in which verbs see only this test's server."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="lectern-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.deck = os.path.join(self.folder, "talk.md")
        Path(self.deck).write_text(DECK, encoding="utf-8")
        self.port = free_port()
        self.environment = {**os.environ, "XDG_RUNTIME_DIR": self.folder, "LC_ALL": "C.UTF-8",
                            "TERM": "xterm-256color", "LECTERN_TOKEN": "dusk-" * 8}

    def command(self, verb, *words):
        if verb in ("present", "serve"):
            words = ["--max-viewers", "100", *words, self.deck]
        return [BINARY, verb, "--port", str(self.port), *words]

    def run_verb(self, verb, *words):
        return subprocess.run(self.command(verb, *words), env=self.environment, text=True,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)

    def start_server(self):
        server = subprocess.Popen(self.command("serve"), env=self.environment,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(self.stop, server)
        self.wait_for_server()
        return server

    def wait_for_server(self):
        wait_until(self.is_serving)

    def is_serving(self):
        """the server answers"""
        try:
            url = f"http://127.0.0.1:{self.port}/healthz"
            with urllib.request.urlopen(url, timeout=2) as answer:
                return answer.status == 200
        except OSError:
            return False

    @staticmethod
    def stop(process, number=signal.SIGTERM):
        if process.poll() is None:
            process.send_signal(number)
        return process.wait(PATIENCE)

    def page(self):
        """The number of the session's page, from 1."""
        status = json.loads(self.run_verb("status", "--json").stdout)
        return status["page"]["number"]

    def wait_for_page(self, number):
        def is_there():
            return self.page() == number
        is_there.__doc__ = f"the session is on page {number}"
        wait_until(is_there)


class Tmux:
    """A terminal that shows what a person would see, with a shell in it."""

    def __init__(self, stage, columns=80, rows=24):
        self.socket = f"lectern-{os.getpid()}-{time.monotonic_ns()}"
        variables = [word for name in ("XDG_RUNTIME_DIR", "LECTERN_TOKEN", "LC_ALL")
                     for word in ("-e", f"{name}={stage.environment[name]}")]
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows),
                  *variables, "env PS1='ready> ' bash --norc --noprofile")
        stage.addCleanup(self.tmux, "kill-server")
        self.wait_for(PROMPT)

    def tmux(self, *words):
        return subprocess.run(["tmux", "-u", "-L", self.socket, *words], text=True, check=False,
                              encoding="utf-8", capture_output=True, timeout=PATIENCE).stdout

    def keys(self, *names):
        self.tmux("send-keys", *names)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def run(self, words):
        self.type(" ".join(words))
        self.keys("Enter")

    def lines(self):
        return self.tmux("capture-pane", "-p").split("\n")

    def wait_for(self, pattern, seconds=PATIENCE):
        """The lines of the screen once one of them matches."""
        def is_shown():
            lines = self.lines()
            return lines if any(re.search(pattern, line) for line in lines) else None
        try:
            return wait_until(is_shown, seconds)
        except AssertionError:
            shown = "\n".join(self.lines())
            raise AssertionError(f"never shown: {pattern}\n{shown}") from None


class RawTerminal:
    """A terminal of which every byte is seen, with a program in it."""

    def __init__(self, stage, command, columns=80, rows=24):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

        def own_terminal():
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(command, env=stage.environment, stdin=slave, stdout=slave,
                                        stderr=slave, start_new_session=True,
                                        preexec_fn=own_terminal)
        self.slave = slave
        self.output = b""
        stage.addCleanup(self.close)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.slave)
        os.close(self.master)

    def type(self, data):
        os.write(self.master, data)

    def read(self, seconds=0.0):
        """Reads all that has come, and what comes within some seconds."""
        end = time.monotonic() + seconds
        while select.select([self.master], [], [], max(end - time.monotonic(), 0))[0]:
            self.output += os.read(self.master, 65536)
        return self.output

    def wait_for(self, data):
        def has_come():
            return data in self.read()
        has_come.__doc__ = f"the terminal was sent {data!r}"
        wait_until(has_come)

    def is_cooked(self):
        """Whether keys come as lines and are echoed, as a shell wants it."""
        flags = termios.tcgetattr(self.slave)[3]
        wanted = termios.ICANON | termios.ECHO | termios.ISIG
        return flags & wanted == wanted
