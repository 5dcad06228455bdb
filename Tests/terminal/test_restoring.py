"""However the console ends, the terminal is as it was."""

import signal
import unittest

from stage import BINARY, PATIENCE, RawTerminal, Stage

TAKEN = b"\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h"
GIVEN_BACK = (b"\x18\x1b[?2026l\x1b[?1006l\x1b[?1002l\x1b[?2004l\x1b[?7h\x1b[0m\x1b[?25h"
              b"\x1b[?1049l")
LIVE = "● live".encode()


class RestoringTests(Stage):
    def console(self, verb="present"):
        terminal = RawTerminal(self, self.command(verb))
        terminal.wait_for(LIVE)
        self.assertIn(TAKEN, terminal.output)
        self.assertFalse(terminal.is_cooked())
        return terminal

    def assert_given_back(self, terminal):
        terminal.read(0.1)
        after = terminal.output.rpartition(GIVEN_BACK)[2]
        self.assertNotIn(b"\x1b", after, terminal.output[-200:])
        self.assertTrue(terminal.is_cooked())

    def test_a_key(self):
        for key in [b"q", b"\x03"]:
            with self.subTest(key=key):
                terminal = self.console()
                terminal.type(key)
                self.assertEqual(terminal.process.wait(PATIENCE), 0)
                self.assert_given_back(terminal)

    def test_a_signal_that_asks_to_end(self):
        for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
            with self.subTest(signal=number.name):
                terminal = self.console()
                self.assertEqual(self.stop(terminal.process, number), 0)
                self.assert_given_back(terminal)
                self.assertFalse(self.is_serving())

    def test_a_crash_in_the_middle_of_a_turning_page(self):
        for number in [signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGFPE,
                       signal.SIGBUS, signal.SIGTRAP, signal.SIGQUIT]:
            with self.subTest(signal=number.name):
                terminal = self.console()
                terminal.type(b"\x1b[6~")
                terminal.wait_for("1 → 2".encode())
                self.assertEqual(self.stop(terminal.process, number), -number)
                self.assert_given_back(terminal)

    def test_a_wrong_token(self):
        self.start_server()
        # Where the server's own note of its token isn't found, the environment's is shown.
        self.environment |= {"LECTERN_TOKEN": "wrong-" * 8, "XDG_RUNTIME_DIR": "/nowhere"}
        terminal = RawTerminal(self, [BINARY, "remote", f"http://127.0.0.1:{self.port}/"])
        self.assertEqual(terminal.process.wait(PATIENCE), 3)
        terminal.read(0.1)
        self.assertIn(GIVEN_BACK, terminal.output)
        self.assertIn(b"token", terminal.output.split(GIVEN_BACK)[1])
        self.assertTrue(terminal.is_cooked())


if __name__ == "__main__":
    unittest.main()
