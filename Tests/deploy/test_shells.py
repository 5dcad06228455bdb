"""Completions in the shells that they are for, and the manual page in `man`."""

import subprocess
import unittest

from lectern import BINARY, Home


class Completions(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        self.addCleanup(self.home.close)

    def script(self, shell):
        path = self.home.path / ("_lectern" if shell == "zsh" else f"lectern.{shell}")
        path.write_text(self.home.run("completions", shell).stdout)
        return path

    def run_shell(self, *command, input=""):
        done = subprocess.run(command, cwd=self.home.path, text=True, capture_output=True,
                              timeout=60, input=input, env=self.home.environment)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done)
        return done.stdout.split()

    def in_bash(self, *words):
        """What bash offers for the last word."""
        quoted = " ".join(f"'{word}'" for word in words)
        return self.run_shell("bash", "--norc", "-c", f"""
            source {self.script('bash')}
            COMP_WORDS=({quoted}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
            _lectern; printf '%s\\n' "${{COMPREPLY[@]}}" """)

    def test_bash_offers_verbs_and_decks(self):
        self.assertEqual(self.in_bash("lectern", "sw"), ["swipe"])
        self.assertEqual(self.in_bash("lectern", "tal"), ["talk.md"])
        self.assertEqual(self.in_bash("lectern", "swipe", "n"), ["next"])
        self.assertEqual(self.in_bash("lectern", "serve", "t"), ["talk.md"])
        self.assertEqual(self.in_bash("lectern", "talk.md", "--ma"), ["--max-viewers"])
        self.assertEqual(self.in_bash("lectern", "next", "--port", ""), [])
        self.assertEqual(self.in_bash("lectern", "completions", ""), ["bash", "zsh", "fish"])

    def in_fish(self, line):
        lines = self.run_shell("fish", "--no-config", "-c",
                               f"source {self.script('fish')}; complete -C '{line}' | cut -f 1")
        return lines

    def test_fish_offers_verbs_and_options(self):
        self.assertEqual(self.in_fish("lectern sw"), ["swipe"])
        self.assertEqual(self.in_fish("lectern swipe n"), ["next"])
        self.assertEqual(self.in_fish("lectern swipe next --dis"), ["--distance"])
        self.assertIn("talk.md", self.in_fish("lectern serve t"))

    def in_zsh(self, line):
        """What zsh makes of a line after a tab."""
        # Completion needs a terminal: this zsh runs a second one in a terminal of its own, which
        # shows its line when it is asked to. Markers are split where they are typed, for the
        # terminal echoes them.
        driver = f"""
            zmodload zsh/zpty
            zpty inner zsh -f -i
            zpty -w inner 'fpath=({self.script('zsh').parent} $fpath); autoload -U compinit; compinit -D -u
              show() {{ zle -I; print -r -- "LI""NE=$BUFFER=" }}; zle -N show; bindkey "^X" show
              PS1="REA""DY> "'
            zpty -r inner _ '*READY> *'
            zpty -w -n inner $'{line}\t\x18'
            zpty -r inner seen '*LINE=*='
            print -r -- ${{${{seen##*LINE=}}%=*}}
            """
        done = subprocess.run(["zsh", "-f", "-c", driver], cwd=self.home.path, text=True,
                              capture_output=True, timeout=60,
                              env={**self.home.environment, "TERM": "dumb"})
        return done.stdout.strip()

    def test_zsh_offers_verbs_and_options(self):
        for line, whole in [("lectern swi", "lectern swipe"),
                            ("lectern swipe ne", "lectern swipe next"),
                            ("lectern swipe next --dist", "lectern swipe next --distance"),
                            ("lectern serve ta", "lectern serve talk.md"),
                            ("lectern tal", "lectern talk.md")]:
            with self.subTest(line):
                self.assertEqual(self.in_zsh(line), whole)

    def test_man_reads_the_manual_without_a_warning(self):
        page = self.home.path / "lectern.1"
        page.write_text(self.home.run("manual").stdout)
        done = subprocess.run(["man", "--warnings", "-l", str(page)], text=True,
                              capture_output=True, timeout=60,
                              env={**self.home.environment, "MANWIDTH": "80", "LANG": "C.UTF-8"})
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for word in ["SYNOPSIS", "swipe WAY", "--distance PAGES", "LECTERN_TOKEN"]:
            self.assertIn(word, done.stdout)


if __name__ == "__main__":
    unittest.main()
