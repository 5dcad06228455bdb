"""The processes of a measurement: servers on one core, whoever loads them on the other."""

import json
import os
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BUILT = ROOT / ".build/release"
SERVER_CORE, LOAD_CORE = 0, 1


def may_run_first():
    """Whether real-time priority is permitted, which keeps other work out of the figures."""
    return subprocess.run(["chrt", "-f", "20", "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0


RUNS_FIRST = may_run_first()


def pinned(core, command, priority=20):
    first = ["chrt", "-f", str(priority)] if RUNS_FIRST else []
    return [*first, "taskset", "-c", str(core), *map(str, command)]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Process:
    """A server that is measured; `core` may name several, as taskset does."""

    name = "?"
    arguments = []
    #: polls even when it has nothing to do
    never_sleeps = False

    def __init__(self, command, environment=None, core=SERVER_CORE):
        self._output = tempfile.TemporaryFile()
        self._process = subprocess.Popen(pinned(core, command), env=environment, stdin=subprocess.DEVNULL,
                                         stdout=self._output, stderr=subprocess.STDOUT)
        self.pid = self._process.pid
        end = time.monotonic() + 15
        while not self._listens():
            if self._process.poll() is not None or time.monotonic() > end:
                self.stop()
                raise RuntimeError(f"{self.name} does not listen: {self.said()}")
            time.sleep(0.02)

    def said(self):
        self._output.seek(0)
        return self._output.read().decode(errors="replace")

    def _listens(self):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def pids(self):
        """Its process, and those that it started."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]

    def cpu(self):
        """Seconds on a core so far."""
        total = 0
        for pid in self.pids():
            for task in Path(f"/proc/{pid}/task").iterdir():
                total += int((task / "schedstat").read_text().split()[0])
        return total / 1e9

    def resident(self):
        """KiB."""
        total = 0
        for pid in self.pids():
            for line in Path(f"/proc/{pid}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    total += int(line.split()[1])
        return total

    @contextmanager
    def turn(self):
        """Lets it run for as long as it is its turn, where it would keep the core from the others."""
        if not self.never_sleeps:
            yield
            return
        self._signal(signal.SIGCONT)
        try:
            yield
        finally:
            self._signal(signal.SIGSTOP)

    def _signal(self, number):
        for pid in self.pids():
            os.kill(pid, number)

    def load_arguments(self):
        return ["--port", self.port, *self.arguments]

    token = None

    def stop(self):
        if self._process.poll() is None:
            self._process.terminate()
            self._process.send_signal(signal.SIGCONT)
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


class Lectern(Process):
    name = "lectern"
    arguments = ["--subprotocol", "lectern.v1"]

    def __init__(self, options=("--threads", 1), **more):
        self.port = free_port()
        self._folder = tempfile.TemporaryDirectory(prefix="lectern-bench-")
        environment = {**os.environ, "XDG_RUNTIME_DIR": self._folder.name}
        environment.pop("LECTERN_TOKEN", None)
        command = [os.environ.get("LECTERN_BINARY", BUILT / "lectern"), "serve", ROOT / "decks/tour.md",
                   "--host", "127.0.0.1", "--port", self.port, "--max-viewers", 19_000, *options]
        super().__init__(command, environment, **more)
        written = Path(self._folder.name, "lectern", f"{self.port}.json")
        while not written.exists():
            time.sleep(0.01)
        self.token = json.loads(written.read_text())["token"]

    def stop(self):
        super().stop()
        self._folder.cleanup()


def several(count):
    """Ours with so many threads, which may use both cores."""

    class Several(Lectern):
        name = f"{count} threads"

        def __init__(self):
            super().__init__(["--threads", count], core=f"{SERVER_CORE},{LOAD_CORE}")

    return Several


class Floor(Process):
    name = "floor"
    arguments = ["--path", "/sub", "--publish", "/pub"]

    def __init__(self, options=(), **more):
        self.port = free_port()
        super().__init__([BUILT / "lectern-floor", self.port, *options], **more)


class Load:
    """All viewers of one server, and its presenter."""

    #: of real time
    priority = 20

    def __init__(self, server):
        self.server = server
        command = [BUILT / "lectern-load", *server.load_arguments()]
        self._process = subprocess.Popen(pinned(LOAD_CORE, command, self.priority), stdin=subprocess.PIPE,
                                         stdout=subprocess.PIPE, text=True)

    def act(self, act, **fields):
        self._process.stdin.write(json.dumps({"act": act, **fields}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the load on {self.server.name} has ended")
        return json.loads(line)

    def present(self):
        if not self.act("present", token=self.server.token):
            raise RuntimeError(f"nobody can present to {self.server.name}: {self.server.said()}")

    def check(self):
        """Raises where any viewer got anything but what it must."""
        faults = self.act("status")["faults"]
        if faults:
            raise RuntimeError(f"{self.server.name}: {faults}")

    def end(self):
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()


class Hall:
    """A server and its load; ends both."""

    def __init__(self, make, viewers=0, window=256):
        self.server = make()
        self.viewers = viewers
        try:
            self.load = Load(self.server)
            self.joined = self.load.act("join", count=viewers, window=window) if viewers else None
            self.load.present()
            with self.server.turn():
                pass
        except BaseException:
            self.server.stop()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.load.end()
        self.server.stop()


def interrupt_ends():
    """An interrupted measurement ends what it started."""
    signal.signal(signal.SIGTERM, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt()))
