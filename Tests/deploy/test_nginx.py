"""The files of deploy/nginx in a real nginx, with the server behind it."""

import re
import shutil
import socket
import ssl
import subprocess
import unittest

from lectern import ROOT, Home, Server, Viewer, free_port, until

NAME = "talk.example"


class Proxy:
    """nginx with the project's own site, on other ports and with a certificate made for it."""

    def __init__(self, home, server_port):
        self.port, self.plain_port = free_port(), free_port()
        folder = home.path / "nginx"
        (folder / "snippets").mkdir(parents=True)
        for name in ["lectern-proxy.conf", "lectern-websocket.conf"]:
            shutil.copy(ROOT / "deploy/nginx" / name, folder / "snippets")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                        "ec_paramgen_curve:P-256", "-nodes", "-subj", f"/CN={NAME}", "-addext",
                        f"subjectAltName=DNS:{NAME}", "-keyout", folder / "key.pem", "-out",
                        folder / "cert.pem"], check=True, capture_output=True)
        site = (ROOT / "deploy/nginx/lectern.conf").read_text()
        for old, new in [("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
                         ("listen 80", f"listen 127.0.0.1:{self.plain_port}"),
                         ("http://127.0.0.1:8080", f"http://127.0.0.1:{server_port}"),
                         (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{folder}/cert.pem"),
                         (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{folder}/key.pem")]:
            assert old in site, old
            site = site.replace(old, new)
        paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in
                        ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (folder / "nginx.conf").write_text(f"""
            daemon off; pid {folder}/pid; error_log stderr warn;
            events {{ worker_connections 256; }}
            http {{ access_log off; {paths} {site} }}
            """)
        self.process = subprocess.Popen(
            ["nginx", "-p", folder, "-c", folder / "nginx.conf", "-e", "stderr"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.trust = ssl.create_default_context(cafile=folder / "cert.pem")
        until(self.answers, "nginx")

    def answers(self):
        assert self.process.poll() is None, self.process.stderr.read().decode()
        try:
            self.connect(self.port).close()
            return True
        except OSError:
            return False

    def connect(self, port):
        return socket.create_connection(("127.0.0.1", port))

    def secured(self):
        return self.trust.wrap_socket(self.connect(self.port), server_hostname=NAME)

    def get(self, stream, path):
        """Status and headers in lower case, and the body."""
        with stream:
            stream.settimeout(10)
            stream.sendall(f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n"
                           .encode())
            answer = b"".join(iter(lambda: stream.recv(65536), b""))
        head, body = answer.split(b"\r\n\r\n", 1)
        return int(head.split()[1]), head.decode().lower(), body

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=10)
        self.process.stderr.close()


class BehindNginx(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.home = Home()
        cls.addClassCleanup(cls.home.close)
        cls.server = Server(cls.home, "--host", "127.0.0.1", "--url", f"https://{NAME}/")
        cls.addClassCleanup(cls.server.close)
        cls.proxy = Proxy(cls.home, cls.server.port)
        cls.addClassCleanup(cls.proxy.close)

    def test_the_viewer_comes_over_tls(self):
        status, head, body = self.proxy.get(self.proxy.secured(), "/")
        self.assertEqual(status, 200)
        self.assertIn("strict-transport-security: max-age=31536000", head)
        self.assertIn(b"<!doctype html>", body.lower())

    def test_plain_http_is_sent_to_tls(self):
        status, head, _ = self.proxy.get(self.proxy.connect(self.proxy.plain_port), "/a?b=c")
        self.assertEqual(status, 308)
        self.assertIn(f"location: https://{NAME}/a?b=c", head)

    def test_metrics_stay_inside(self):
        self.assertEqual(self.proxy.get(self.proxy.secured(), "/metrics")[0], 403)
        self.assertEqual(self.proxy.get(self.proxy.secured(), "/healthz")[0], 200)

    def test_a_viewer_follows_through_the_proxy(self):
        viewer = Viewer(self.proxy.secured(), host=NAME, Origin=f"https://{NAME}")
        self.addCleanup(viewer.close)
        self.assertEqual(viewer.status, 101)
        messages = viewer.messages()
        self.assertEqual(next(messages)["session"]["page"], "one")
        self.assertEqual(self.home.run("next").returncode, 0)
        change = next(event for message in messages for event in message.get("events", [])
                      if event["type"] == "pageChanged")
        self.assertEqual(change["new"], "two")

    def test_a_page_of_another_origin_gets_no_socket(self):
        viewer = Viewer(self.proxy.secured(), host=NAME, Origin="https://evil.example")
        self.addCleanup(viewer.close)
        self.assertEqual(viewer.status, 403)

    def test_viewers_are_shown_the_proxy(self):
        self.assertIn(f"address  https://{NAME}/", self.home.run("status").stdout)

    def test_the_site_names_every_snippet_that_is_shipped(self):
        site = (ROOT / "deploy/nginx/lectern.conf").read_text()
        named = set(re.findall(r"include snippets/(\S+);", site))
        shipped = {p.name for p in (ROOT / "deploy/nginx").iterdir()} - {"lectern.conf"}
        self.assertEqual(named, shipped)


if __name__ == "__main__":
    unittest.main()
