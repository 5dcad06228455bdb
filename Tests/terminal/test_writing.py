"""What is written to the terminal: whole updates of what changed, and nothing else."""

import re
import unittest

from stage import RawTerminal, Stage

BEGIN, END = b"\x1b[?2026h", b"\x1b[?2026l"
OURS = re.compile(rb"\x1b\[[0-9;?]*[HJmhl]|\x18")


class WritingTests(Stage):
    def console(self):
        terminal = RawTerminal(self, self.command("present"))
        terminal.wait_for("● live".encode())
        terminal.read(0.5)
        return terminal

    def written_after(self, terminal, seconds):
        before = len(terminal.output)
        return terminal.read(seconds)[before:]

    def test_a_quiet_second_costs_next_to_nothing(self):
        terminal = self.console()
        terminal.type(b"t")
        terminal.read(0.5)
        written = self.written_after(terminal, 3)
        self.assertGreater(len(written), 0)
        self.assertLess(len(written), 3 * 200)
        self.assertNotIn(b"\x1b[2J", written)

    def test_a_turning_page_is_whole_updates_without_clearing(self):
        terminal = self.console()
        before = len(terminal.output)
        terminal.type(b"\x1b[C")
        terminal.wait_for(b"2 / 3")
        written = terminal.read(0.3)[before:]
        self.assertGreater(written.count(BEGIN), 5)
        self.assertEqual(written.count(BEGIN), written.count(END))
        self.assertTrue(written.startswith(BEGIN) and written.endswith(END))
        self.assertFalse(re.search(re.escape(END) + rb"[^\x1b]", written))
        self.assertNotIn(b"\x1b[2J", written)

    def test_nothing_but_our_own_sequences_is_control(self):
        terminal = self.console()
        for key in [b"\x1b[C", b"?", b"?", b"a", b"a", b"9G", b"b"]:
            terminal.type(key)
            terminal.read(0.2)
        ours = terminal.output.partition(b"\x1b[?1049h")[2]
        text = OURS.sub(b"", ours).decode()
        self.assertEqual([c for c in text if ord(c) < 0x20 or 0x7F <= ord(c) < 0xA0], [])

    def test_colours_are_left_out_where_they_are_not_wanted(self):
        self.environment["NO_COLOR"] = "1"
        terminal = self.console()
        terminal.type(b"\x1b[C")
        terminal.read(0.5)
        self.assertFalse(re.search(rb"\x1b\[[0-9;]*[34]8;", terminal.output))


if __name__ == "__main__":
    unittest.main()
