"""The phone in the presenter's hand."""

import time

from selenium.webdriver.common.by import By

from browsers import in_every_browser
from talk import eventually


@in_every_browser
class Remote:
    def open_remote(self, token=None):
        self.driver.get(f"{self.talk.url}remote#token={token or self.talk.token}")
        return eventually(lambda: self.js("return document.body.dataset.trusted === 'true'"), within=3)

    def part(self, name):
        return self.driver.find_element(By.CSS_SELECTOR, f"[data-part={name}]")

    def text(self, name):
        return self.js("return document.querySelector(`[data-part=${arguments[0]}]`).textContent", name)

    def test_it_shows_what_a_presenter_needs(self):
        self.assertTrue(self.open_remote())
        self.assertTrue(eventually(lambda: "canary" in self.text("notes")))
        self.assertEqual(self.text("title"), "A walk at dusk")
        self.assertEqual(self.text("following"), "Arriving")
        self.assertEqual(self.text("number"), "1 / 6")
        self.assertRegex(self.text("time"), r"^\d+:\d\d$")
        self.assertRegex(self.text("viewers"), r"^\d+ watching$")

    def test_the_token_leaves_the_address(self):
        self.assertTrue(self.open_remote())
        self.assertEqual(self.js("return location.href"), self.talk.url + "remote")
        self.driver.refresh()
        self.assertTrue(eventually(lambda: self.js("return document.body.dataset.trusted === 'true'")))

    def test_its_zones_turn_the_page_step_by_step(self):
        self.assertTrue(self.open_remote())
        self.part("next").click()
        self.assertTrue(eventually(lambda: self.text("number") == "2 / 6"))
        self.assertEqual(self.text("steps"), "0 of 2 shown")
        self.part("next").click()
        self.assertTrue(eventually(lambda: self.text("steps") == "1 of 2 shown"))
        self.part("previous").click()
        self.assertTrue(eventually(lambda: self.text("steps") == "0 of 2 shown"))

    def test_quick_presses_all_count(self):
        self.assertTrue(self.open_remote())
        self.js("for (let i = 0; i < 5; i += 1) document.querySelector('[data-part=next]').click()")
        self.assertTrue(eventually(lambda: self.text("number") == "4 / 6"), self.text("number"))

    def test_a_refusal_is_told(self):
        self.assertTrue(self.open_remote())
        self.part("previous").click()
        self.assertTrue(eventually(lambda: self.text("word") == "There is no page that way."))

    def test_blackout_is_switched_on_and_off(self):
        self.assertTrue(self.open_remote())
        self.part("blackout").click()
        self.assertTrue(eventually(
            lambda: self.part("blackout").get_attribute("aria-pressed") == "true"))
        self.part("blackout").click()
        self.assertTrue(eventually(
            lambda: self.part("blackout").get_attribute("aria-pressed") == "false"))

    def test_a_swipe_is_a_real_gesture(self):
        self.assertTrue(self.open_remote())
        viewer = self.presenter()
        zones = self.part("zones").rect
        x, y = zones["x"] + zones["width"] * 0.8, zones["y"] + 40
        self.touch([(20 * i, x - zones["width"] * 0.06 * i, y) for i in range(12)])
        self.assertTrue(eventually(lambda: self.text("number") == "2 / 6"))
        seen = []
        while "pageChanged" not in seen:
            message = viewer.receive()
            seen += [event["type"] for event in message.get("events", [])] or [message["type"]]
        self.assertIn("dragStarted", seen)
        self.assertGreaterEqual(seen.count("motion"), 5)
        self.assertIn("didFinish", seen)

    def test_a_wrong_token_says_so(self):
        self.assertFalse(self.open_remote("wrong"))
        self.assertIn("not valid", self.part("refused").text)
        time.sleep(1)
        self.assertEqual(self.js("return document.querySelector('[data-part=notes]').textContent"), "")

    def test_it_is_a_remote_again_after_a_restart(self):
        self.assertTrue(self.open_remote())
        self.talk.kill()
        self.assertTrue(eventually(lambda: not self.js("return document.querySelector('[data-part=status]').hidden")))
        self.talk.start()
        self.assertTrue(eventually(lambda: self.js("return document.body.dataset.trusted === 'true'"), within=4))
        self.part("next").click()
        self.assertTrue(eventually(lambda: self.text("number") == "2 / 6"))
