"""One-shot verbs against a running server."""

import json
import os
import signal
import stat
import unittest

from lectern import Home, Server, Viewer


class Verbs(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        self.addCleanup(self.home.close)
        self.server = Server(self.home)
        self.addCleanup(self.server.close)

    def expect(self, words, code, text, **more):
        done = self.home.run(*words.split(), **more)
        self.assertEqual(done.returncode, code, done)
        self.assertIn(text, done.stdout if code == 0 else done.stderr)
        # What is asked for and what is complained of don't mix.
        self.assertEqual(done.stderr if code == 0 else done.stdout, "")
        return done.stdout

    def test_each_verb_tells_the_page_that_it_reached(self):
        for words, line in [("status", "1 / 3  One\n"), ("next", "2 / 3  Two  (step 0 of 1)\n"),
                            ("next", "2 / 3  Two  (step 1 of 1)\n"), ("next", "3 / 3  Three\n"),
                            ("previous", "2 / 3  Two  (step 1 of 1)\n"), ("goto 1", "1 / 3  One\n"),
                            ("tap next", "2 / 3  Two"), ("tap previous", "1 / 3  One\n"),
                            ("swipe next", "2 / 3  Two"), ("swipe previous", "1 / 3  One\n"),
                            ("swipe next --distance 0.2", "1 / 3  One\n"),
                            ("swipe next --distance 0.2 --velocity 2", "2 / 3  Two"),
                            ("swipe next --distance 0.9 --velocity -2", "2 / 3  Two"),
                            ("swipe next --cancel", "2 / 3  Two")]:
            with self.subTest(words):
                self.expect(words, 0, line)

    def test_what_lies_around_the_pages_is_changed_and_told(self):
        for words, line in [("lock on", "locked"), ("lock off", "unlocked"),
                            ("style curl", "style curl"), ("axis vertical", "axis vertical"),
                            ("skin dark", "skin dark"), ("bars hide control", "control hidden"),
                            ("bars hide number", "number hidden"),
                            ("bars show control", "control shown")]:
            with self.subTest(words):
                self.expect(words, 0, line + "\n")
        status = json.loads(self.expect("status --json", 0, ""))
        told = [status[name] for name in ("style", "axis", "skin", "hiddenBars", "isLocked")]
        self.assertEqual(told, ["curl", "vertical", "dark", ["number"], False])
        self.expect("swipe next", 0, "2 / 3  Two")
        self.expect("lock on", 0, "locked")
        self.expect("next", 3, "the session is locked (locked)")
        self.expect("skin neon", 2, "NAME is auto or light or dark, not 'neon'")

    def test_a_refusal_is_told_with_its_reason(self):
        self.expect("previous", 3, "there is no page that way (noPage); now on 1 / 3  One")
        self.expect("goto 99", 3, "the deck has 3 pages (outOfRange); now on 1 / 3  One")

    def test_a_wrong_token_is_refused(self):
        self.expect("next --token-stdin", 3, "not that of this server", input="x" * 32)

    def test_the_token_comes_from_input_or_environment_where_none_is_written_down(self):
        token = json.loads(self.server.runtime_file.read_text())["token"]
        url = f"http://127.0.0.1:{self.server.port}/"
        self.server.runtime_file.unlink()
        self.expect(f"next --url {url}", 3, "only a presenter may")
        self.expect(f"next --url {url}", 0, "2 / 3", LECTERN_TOKEN=token)
        self.expect(f"previous --url {url} --token-stdin", 0, "1 / 3", input=token + "\n")

    def test_status_is_for_programs_too(self):
        self.home.run("next")
        status = json.loads(self.expect("status --json", 0, ""))
        self.assertEqual(status["page"], {"number": 2, "id": "two", "title": "Two", "step": 0,
                                          "steps": 1})
        self.assertEqual((status["pages"], status["viewers"]), (3, 0))

    def test_the_runtime_file_is_for_its_owner_alone_and_goes_with_the_server(self):
        file = self.server.runtime_file
        self.assertEqual(stat.S_IMODE(file.stat().st_mode), 0o600)
        self.assertEqual(stat.S_IMODE(file.parent.stat().st_mode), 0o700)
        self.assertEqual(json.loads(file.read_text())["pid"], self.server.process.pid)
        self.server.process.terminate()
        self.server.process.wait(timeout=10)
        self.assertFalse(file.exists())
        self.expect("next", 1, "no server runs on this machine")

    def test_a_server_that_was_killed_is_forgotten(self):
        self.server.process.kill()
        self.server.process.wait(timeout=10)
        self.assertTrue(self.server.runtime_file.exists())
        self.expect("next", 1, "no server runs on this machine")
        self.assertFalse(self.server.runtime_file.exists())

    def test_of_two_servers_one_is_chosen_by_its_port(self):
        other = Server(self.home)
        self.addCleanup(other.close)
        self.expect("next", 1, f"--port {min(self.server.port, other.port)}")
        self.expect(f"next --port {other.port}", 0, "2 / 3  Two")
        self.expect(f"status --port {self.server.port}", 0, "1 / 3  One")

    def test_a_server_that_hangs_gives_no_answer(self):
        os.kill(self.server.process.pid, signal.SIGSTOP)
        self.addCleanup(os.kill, self.server.process.pid, signal.SIGCONT)
        self.expect("next", 4, "no answer in time")

    def test_nothing_listens(self):
        self.expect("next --url http://127.0.0.1:9/", 1, "nothing listens there")

    def test_a_swipe_is_a_gesture_that_viewers_see(self):
        viewer = Viewer.of(self.server)
        self.addCleanup(viewer.close)
        messages = viewer.messages()
        self.assertEqual(next(messages)["type"], "welcome")
        self.expect("swipe next --distance 0.6 --velocity 0", 0, "2 / 3")
        events, positions = [], []
        for message in messages:
            if message["type"] == "motion":
                positions.append(message["p"])
            if message["type"] == "batch":
                events += message["events"]
            if any(event["type"] == "pageChanged" for event in events):
                break
        kinds = [event["type"] for event in events]
        self.assertEqual(kinds[0], "dragStarted")
        self.assertLess(kinds.index("will"), kinds.index("animation"))
        self.assertGreaterEqual(len(positions), 10)
        self.assertEqual(positions, sorted(positions))
        finish = next(event for event in events if event["type"] == "didFinish")
        self.assertTrue(finish["completed"] and finish["finished"])

    def test_a_cancelled_swipe_brings_the_page_back(self):
        viewer = Viewer.of(self.server)
        self.addCleanup(viewer.close)
        messages = viewer.messages()
        next(messages)
        self.expect("swipe next --distance 0.9 --cancel", 0, "1 / 3  One")
        finish = next(event for message in messages for event in message.get("events", [])
                      if event["type"] == "didFinish")
        self.assertFalse(finish["completed"])


class Checks(unittest.TestCase):
    def setUp(self):
        self.home = Home()
        self.addCleanup(self.home.close)

    def test_a_deck_is_told_by_its_pages(self):
        done = self.home.run("check", "talk.md")
        self.assertEqual(done.returncode, 0)
        self.assertIn("3 pages, read as generic\n  1  One\n  2  Two  (1 step)\n", done.stdout)

    def test_a_deck_that_is_missing_is_an_error(self):
        done = self.home.run("check", "nope.md")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("nope.md: there is no such file", done.stderr)
        self.assertEqual(self.home.run("serve", "nope.md").returncode, 1)

    def test_a_word_that_means_nothing_is_usage(self):
        done = self.home.run("nxet")
        self.assertEqual(done.returncode, 2)
        self.assertIn("did you mean 'next'?", done.stderr)

    def test_without_a_terminal_a_deck_alone_is_served(self):
        server = None
        try:
            server = Server(self.home)
            self.assertEqual(self.home.run("status").returncode, 0)
        finally:
            if server:
                self.assertEqual(server.close(), 0)


if __name__ == "__main__":
    unittest.main()
