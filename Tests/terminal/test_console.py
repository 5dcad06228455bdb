"""The presenter's console as a person meets it."""

import os
import re
import shutil
import subprocess
import time
import unicodedata
import unittest
from pathlib import Path

from stage import PROMPT, Stage, Tmux, wait_until


TERRACES = """\
---
revealOptions:
  totalTime: 600
---

<!-- .slide: data-timing="60" -->

# Terraces

---

# Wall one

----

# Wall two

---

# Rain

---

# Gate
"""


class ConsoleTests(Stage):
    def present(self, columns=80, rows=24):
        terminal = Tmux(self, columns, rows)
        terminal.run(self.command("present"))
        terminal.wait_for("● live")
        return terminal

    def test_first_page_is_page_1_with_its_notes(self):
        lines = self.present().lines()
        self.assertTrue(any("1 / 3" in line for line in lines))
        self.assertTrue(any("Breathe. Then the map, slowly." in line for line in lines))
        self.assertTrue(any("Next  Arriving" in line for line in lines))

    def test_a_clickers_keys_turn_pages_and_end_nothing(self):
        terminal = self.present()
        terminal.keys("PageDown")
        self.wait_for_page(2)
        terminal.keys("PageDown")
        self.wait_for_page(3)
        terminal.keys("PageUp")
        self.wait_for_page(2)
        terminal.type(".")
        terminal.wait_for("covered in black")
        terminal.type(".")
        terminal.wait_for("│  *Arriving")
        terminal.keys("F5", "Escape")
        terminal.wait_for("2 / 3")
        self.assertEqual(self.page(), 2)

    def test_two_quick_presses_are_two_pages(self):
        terminal = self.present()
        terminal.keys("Right", "Right")
        self.wait_for_page(3)
        terminal.wait_for("3 / 3")

    def test_a_held_key_stops_where_it_is_let_go(self):
        Path(self.deck).write_text("\n\n---\n\n".join(f"# Page {n}" for n in range(1, 200)))
        terminal = self.present()
        for _ in range(60):
            terminal.tmux("send-keys", "PageDown")
            time.sleep(1 / 30)
        time.sleep(1)
        page = self.page()
        self.assertGreater(page, 10)
        self.assertLessEqual(page, 61)
        time.sleep(1)
        self.assertEqual(self.page(), page)
        self.assertNotIn("someone else", "".join(terminal.lines()))

    def test_a_page_is_reached_by_its_number(self):
        terminal = self.present()
        terminal.type("3")
        terminal.wait_for("Go to page 3")
        terminal.keys("Enter")
        self.wait_for_page(3)
        terminal.type("9G")
        terminal.wait_for("There is no page 9: the deck has 3 pages.")

    def test_a_dragged_page_follows_and_turns(self):
        terminal = self.present()
        terminal.type("\x1b[<0;30;7M")
        for column in range(29, 8, -3):
            terminal.type(f"\x1b[<32;{column};7M")
        terminal.wait_for("1 → 2 / 3")
        terminal.wait_for("╮ .*╭─ 2")
        terminal.type("\x1b[<0;9;7m")
        self.wait_for_page(2)

    def test_a_click_beside_the_current_dot_turns(self):
        terminal = self.present()
        terminal.type("\x1b[<0;20;13M\x1b[<0;20;13m")
        self.wait_for_page(2)

    def test_the_mouse_along_the_dots_shows_each_page_that_it_reaches(self):
        terminal = self.present()
        terminal.type("\x1b[<0;16;13M\x1b[<32;18;13M")
        self.wait_for_page(2)
        terminal.type("\x1b[<32;20;13M")
        self.wait_for_page(3)
        terminal.type("\x1b[<0;20;13m")
        terminal.keys("PageUp")
        self.wait_for_page(2)

    def test_who_steers_and_whether_pages_are_locked_is_on_the_first_line(self):
        terminal = self.present()
        terminal.type("e")
        terminal.wait_for("you steer alone")
        self.assertIn("someone else is steering", self.run_verb("next").stderr)
        terminal.type("e")
        terminal.type("L")
        terminal.wait_for("locked")
        self.assertIn("locked", self.run_verb("next").stderr)
        terminal.keys("PageDown")
        terminal.wait_for("Turning pages is locked.")
        self.assertEqual(self.run_verb("lock", "off").stdout, "unlocked\n")
        terminal.keys("PageDown")
        self.wait_for_page(2)

    def test_stacks_the_plan_and_scrolling_are_told_and_have_their_keys(self):
        Path(self.deck).write_text(TERRACES)
        terminal = self.present()
        terminal.type("t")
        terminal.wait_for("of 10:00  page 0:0[0-9] of 1:00")
        terminal.type("}")
        terminal.wait_for("2 / 5   stack 1 / 2")
        terminal.type("}")
        self.wait_for_page(4)
        terminal.type("{")
        terminal.wait_for("2 / 5   stack 1 / 2")
        terminal.keys("C-d")
        terminal.wait_for("↓ 50 %")
        terminal.keys("C-u")
        terminal.wait_for("↓ 0 %")
        terminal.type("}}}")
        terminal.wait_for("There is no stack that way.")

    def test_a_page_turns_by_itself_until_somebody_does_something(self):
        Path(self.deck).write_text(TERRACES.replace("Wall one", "Wall one\n\n<!-- .slide: data-autoslide=\"1500\" -->")
                                   .replace("Wall two", "Wall two\n\n<!-- .slide: data-autoslide=\"3000\" -->"))
        terminal = self.present()
        terminal.keys("PageDown")
        self.wait_for_page(2)
        terminal.wait_for("turns in 0:0[12]")
        self.wait_for_page(3)
        terminal.wait_for("turns in 0:03")
        terminal.keys("C-d")
        wait_until(lambda: "turns in" not in terminal.lines()[0])
        terminal.type("A")
        terminal.wait_for("pages wait")
        self.assertEqual(self.run_verb("auto-advance", "on").stdout, "pages turn by themselves\n")
        terminal.wait_for("turns in")
        self.wait_for_page(4)

    def test_what_others_do_is_shown(self):
        terminal = self.present()
        self.run_verb("goto", "3")
        terminal.wait_for("3 / 3")

    def test_another_size_is_drawn_at_once(self):
        terminal = self.present()
        for columns, rows in [(120, 40), (40, 12), (80, 24)]:
            terminal.tmux("resize-window", "-x", str(columns), "-y", str(rows))
            last = "q quit"
            wait_until(lambda: last in terminal.lines()[rows - 1])
        self.assertTrue(terminal.lines()[0].endswith(terminal.lines()[0].strip()))
        terminal.wait_for("● live")

    def test_wide_and_joined_characters_keep_the_frame_straight(self):
        terminal = self.present()
        for page, title in [("2", "夕暮れ"), ("3", "Café")]:
            terminal.type(page + "G")
            lines = terminal.wait_for(f"│.*{title}.*│")
            frame = [line for line in lines if line.startswith("  │")]
            ends = {width(line[:line.index("│", 3)]) for line in frame}
            self.assertEqual(ends, {33}, "\n".join(frame))

    def test_quitting_stops_the_server_and_gives_the_shell_back(self):
        terminal = self.present()
        terminal.type("q")
        terminal.wait_for(PROMPT)
        wait_until(lambda: not self.is_serving())
        terminal.run(["echo", "$?", "and", "$(stty -a | grep -o ' icanon')"])
        terminal.wait_for("0 and icanon")

    def test_control_z_stops_it_and_fg_goes_on(self):
        terminal = self.present()
        terminal.keys("C-z")
        terminal.wait_for("Stopped")
        terminal.run(["stty", "-a", "|", "grep", "-o", "' icanon'"])
        terminal.wait_for("^ icanon")
        terminal.run(["fg"])
        terminal.wait_for("● live")
        terminal.keys("PageDown")
        self.wait_for_page(2)

    def test_in_the_background_it_serves_on_without_touching_the_shell(self):
        terminal = self.present()
        terminal.keys("C-z")
        terminal.wait_for("Stopped")
        terminal.run(["bg"])
        wait_until(self.is_serving)
        terminal.run(["echo", "still", "here"])
        terminal.wait_for("^still here")
        self.run_verb("next")
        terminal.run(["fg"])
        terminal.wait_for("2 / 3")

    def test_a_lost_server_is_found_again(self):
        server = self.start_server()
        terminal = Tmux(self)
        terminal.run(self.command("remote"))
        terminal.wait_for("● live")
        self.stop(server)
        terminal.wait_for("reconnecting")
        terminal.keys("PageDown")
        terminal.wait_for("Not connected: nothing was sent.")
        self.start_server()
        terminal.wait_for("● live")
        terminal.keys("PageDown")
        self.wait_for_page(2)
        terminal.type("q")
        terminal.wait_for(PROMPT)
        self.assertTrue(self.is_serving())

    def test_no_server_is_told_in_words(self):
        answer = self.run_verb("remote")
        self.assertEqual(answer.returncode, 1)
        self.assertIn("server", answer.stderr)

    def test_without_a_terminal_it_says_what_to_do(self):
        answer = self.run_verb("present")
        self.assertEqual(answer.returncode, 1)
        self.assertIn("standard input is not a terminal", answer.stderr)
        self.assertIn("lectern serve", answer.stderr)
        self.assertNotIn("\x1b", answer.stderr + answer.stdout)

    @unittest.skipUnless(shutil.which("zbarimg"), "zbar-tools reads codes")
    def test_the_viewers_code_can_be_scanned(self):
        terminal = self.present(columns=100, rows=30)
        terminal.type("a")
        lines = terminal.wait_for("For viewers")
        address = next(word for line in lines for word in line.split() if "http://" in word)
        self.assertEqual(scanned(lines, self.folder), address)

    @unittest.skipUnless(shutil.which("zbarimg"), "zbar-tools reads codes")
    def test_the_phones_code_can_be_scanned_for_ten_seconds(self):
        terminal = self.present()
        terminal.type("r")
        lines = terminal.wait_for("Hidden again in")
        self.assertIn("/remote#token=", scanned(lines, self.folder))
        self.assertNotIn("token=", "".join(lines))
        terminal.wait_for("Notes")


def width(text):
    """Columns of a text, where an emoji that is joined to another takes no more."""
    text = re.sub("\u200d.", "", text)
    wide = {"W": 2, "F": 2}
    return sum(0 if unicodedata.combining(c) else wide.get(unicodedata.east_asian_width(c), 1)
               for c in text)


def scanned(lines, folder):
    """What a reader of codes sees on the screen, where only the code's area is light."""
    dots = {" ": (255, 255), "▀": (0, 255), "▄": (255, 0), "█": (0, 0)}
    rows = []
    for line in lines:
        cells = [dots.get(c, (255, 255)) for c in line.ljust(100)]
        rows += [[upper for upper, _ in cells], [lower for _, lower in cells]]
    scale = 4
    pixels = [[dot for dot in row for _ in range(scale)] for row in rows for _ in range(scale)]
    path = os.path.join(folder, "code.pgm")
    with open(path, "wb") as file:
        file.write(f"P5 {len(pixels[0])} {len(pixels)} 255\n".encode())
        file.write(b"".join(bytes(row) for row in pixels))
    return subprocess.run(["zbarimg", "--quiet", "--raw", path], text=True, check=False,
                          capture_output=True).stdout.strip()


if __name__ == "__main__":
    unittest.main()
