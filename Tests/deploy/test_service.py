"""The files of deploy/systemd: what they start, and how closed it is."""

import os
import re
import shlex
import shutil
import stat
import subprocess
import unittest

from lectern import ROOT, Home, Server

FOLDER = ROOT / "deploy/systemd"
UNIT = FOLDER / "lectern.service"


def setting(name):
    value, = re.findall(rf"^{name}=(.*)$", UNIT.read_text(), re.M)
    return value


def environment():
    lines = (FOLDER / "lectern.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


class Service(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        self.addCleanup(self.home.close)

    def words(self, name):
        """A command of the unit as systemd would start it, on folders of the test."""
        known = environment()
        (self.home.path / "token").write_text("a-token-for-the-test\n")
        line = setting(name).replace("%d", str(self.home.path))
        line = line.replace("${DECK}", "talk.md").replace("$OPTIONS", known["OPTIONS"])
        program, *words = shlex.split(line)
        self.assertEqual(program, "/usr/local/bin/lectern")
        return words

    def test_it_starts_what_the_program_understands(self):
        check = self.home.run(*self.words("ExecStartPre"))
        self.assertEqual(check.returncode, 0, check)
        verb, *options = self.words("ExecStart")
        self.assertEqual((verb, options.pop()), ("serve", "talk.md"))
        server = Server(self.home, *options)
        self.addCleanup(server.close)
        self.assertIn("a-token-for-the-test", server.runtime_file.read_text())
        self.assertIn("address  https://talk.example/", self.home.run("status").stdout)

    def test_it_ends_in_good_order(self):
        self.assertEqual(Server(self.home).close(), 0)

    def test_it_is_closed_to_what_it_does_not_need(self):
        # 2.0 of 10; systemd counts in tenths.
        subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20",
                        "--no-pager", UNIT], check=True, capture_output=True)

    def test_its_limit_of_files_is_that_of_its_viewers(self):
        self.assertGreaterEqual(int(setting("LimitNOFILE")), 20_000 + 1_000)

    @unittest.skipUnless(os.geteuid() == 0, "only root makes users")
    def test_its_user_and_folders_are_made(self):
        root = self.home.path / "root"
        (root / "etc").mkdir(parents=True)
        for tool, file in [("systemd-sysusers", "sysusers.conf"),
                           ("systemd-tmpfiles", "tmpfiles.conf")]:
            shutil.copy(FOLDER / file, root / "etc" / file)
            create = ["--create"] if tool == "systemd-tmpfiles" else []
            subprocess.run([tool, f"--root={root}", *create, root / "etc" / file], check=True,
                           capture_output=True)
        self.assertIn("lectern:x:", (root / "etc/passwd").read_text())
        for folder in ["srv/lectern", "etc/lectern"]:
            self.assertEqual(stat.S_IMODE((root / folder).stat().st_mode), 0o750)


if __name__ == "__main__":
    unittest.main()
