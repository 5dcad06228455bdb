"""Other servers, each as it comes with Debian or PyPI: what comes from `/pub` goes to all on `/sub`.

`peers/install` installs them; those that are missing are named and left out.
"""

import os
import shutil
import tempfile
from pathlib import Path

from processes import Process, free_port

HERE = Path(__file__).resolve().parent
VENV = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"), "lectern-peers")


class Peer(Process):
    arguments = ["--path", "/sub", "--publish", "/pub"]

    def __init__(self, command, environment=None, **more):
        super().__init__(command, {**os.environ, **(environment or {})}, **more)


class Nchan(Peer):
    name = "nginx with nchan"
    module = Path("/usr/lib/nginx/modules/ngx_nchan_module.so")

    @classmethod
    def is_installed(cls):
        return cls.module.exists()

    def __init__(self, **more):
        self.port = free_port()
        self._folder = tempfile.TemporaryDirectory(prefix="lectern-nchan-")
        configuration = Path(self._folder.name, "nginx.conf")
        configuration.write_text((HERE / "nchan.conf").read_text()
                                 .replace("@port@", str(self.port)).replace("@folder@", self._folder.name))
        super().__init__(["nginx", "-p", self._folder.name, "-c", configuration], **more)

    def stop(self):
        super().stop()
        self._folder.cleanup()


class NodeWS(Peer):
    name = "ws on node"

    @classmethod
    def is_installed(cls):
        return shutil.which("node") is not None and Path("/usr/share/nodejs/ws").exists()

    def __init__(self, **more):
        self.port = free_port()
        super().__init__(["node", HERE / "ws.cjs", self.port], {"NODE_PATH": "/usr/share/nodejs"}, **more)


class MicroWebSockets(Peer):
    name = "uWebSockets"
    # socketify's loop, not uWebSockets.
    never_sleeps = True
    python = VENV / "bin/python"

    @classmethod
    def is_installed(cls):
        return cls.python.exists()

    def __init__(self, **more):
        self.port = free_port()
        super().__init__([self.python, HERE / "micro.py", self.port], **more)


class Mosquitto(Peer):
    name = "mosquitto"
    arguments = ["--path", "/mqtt", "--publish", "/mqtt", "--subprotocol", "mqtt", "--topic", "talk"]
    program = shutil.which("mosquitto") or "/usr/sbin/mosquitto"

    @classmethod
    def is_installed(cls):
        return Path(cls.program).exists()

    def __init__(self, **more):
        self.port = free_port()
        self._folder = tempfile.TemporaryDirectory(prefix="lectern-mosquitto-")
        configuration = Path(self._folder.name, "mosquitto.conf")
        configuration.write_text((HERE / "mosquitto.conf").read_text()
                                 .replace("@port@", str(self.port)).replace("@folder@", self._folder.name))
        super().__init__([self.program, "-c", configuration], **more)

    def stop(self):
        super().stop()
        self._folder.cleanup()


PEERS = {"nchan": Nchan, "ws": NodeWS, "uwebsockets": MicroWebSockets, "mosquitto": Mosquitto}


def chosen(names):
    """Those of the named ones that are installed."""
    unknown = set(names) - set(PEERS) - {"all"}
    if unknown:
        raise SystemExit(f"measure: there is no peer {', '.join(sorted(unknown))}; there are {', '.join(PEERS)}")
    wanted = list(PEERS) if "all" in names else names
    for name in wanted:
        if not PEERS[name].is_installed():
            print(f"{name} is absent: {HERE / 'install'} installs it")
    return [PEERS[name] for name in wanted if PEERS[name].is_installed()]
