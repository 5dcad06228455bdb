"""Documents that ask for a password."""

import subprocess
from pathlib import Path

from stage import PATIENCE, Stage, Tmux, wait_until

PASSWORD = "dusk-at-5"

PDF = b"""%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>> endobj
trailer <</Root 1 0 R>>
%%EOF
"""


class PasswordTests(Stage):
    def setUp(self):
        super().setUp()
        plain = Path(self.folder, "plain.pdf")
        plain.write_bytes(PDF)
        self.deck = str(Path(self.folder, "talk.pdf"))
        # It mends the table of objects, which this one lacks, and says so.
        subprocess.run(["qpdf", "--encrypt", PASSWORD, "owner", "256", "--", plain, self.deck],
                       check=False, capture_output=True)

    def check(self, *words, **variables):
        return subprocess.run([self.command("check")[0], "check", *words, self.deck], text=True,
                              env={**self.environment, **variables}, stdin=subprocess.DEVNULL,
                              start_new_session=True, capture_output=True, timeout=PATIENCE)

    def test_without_one_and_without_a_terminal_it_is_refused_with_what_to_do(self):
        done = self.check()
        self.assertEqual(done.returncode, 1)
        self.assertIn("asks for a password", done.stderr)
        self.assertIn("LECTERN_PDF_PASSWORD", done.stderr)

    def test_it_comes_from_the_environment_or_from_a_file(self):
        self.assertIn("1 page", self.check(LECTERN_PDF_PASSWORD=PASSWORD).stdout)
        file = Path(self.folder, "password")
        file.write_text(PASSWORD + "\n")
        self.assertIn("1 page", self.check("--password-file", str(file)).stdout)
        done = self.check(LECTERN_PDF_PASSWORD="other")
        self.assertEqual(done.returncode, 1)
        self.assertIn("has another password", done.stderr)

    def test_it_is_asked_for_and_not_shown(self):
        terminal = Tmux(self)
        terminal.run([self.command("check")[0], "check", self.deck])
        terminal.wait_for("^Password of .*talk.pdf: *$")
        terminal.type(PASSWORD[:-1] + "x")
        terminal.keys("BSpace")
        terminal.type(PASSWORD[-1])
        terminal.keys("Enter")
        terminal.wait_for("1 page, read as pdf")
        self.assertNotIn(PASSWORD[:4], "\n".join(terminal.lines()))

    def test_the_show_begins_once_it_is_typed(self):
        terminal = Tmux(self)
        terminal.run(self.command("present"))
        terminal.wait_for("^Password of .*talk.pdf: *$")
        terminal.type(PASSWORD)
        terminal.keys("Enter")
        terminal.wait_for("● live")
        self.assertEqual(self.page(), 1)

    def test_who_leaves_the_question_has_the_terminal_as_it_was(self):
        terminal = Tmux(self)
        terminal.run([self.command("check")[0], "check", self.deck])
        terminal.wait_for("^Password of .*talk.pdf: *$")
        terminal.keys("C-c")
        terminal.wait_for("asks for a password")
        terminal.type("echo seen")

        def is_seen():
            """what is typed is shown again"""
            return any("echo seen" in line for line in terminal.lines())
        wait_until(is_seen)
