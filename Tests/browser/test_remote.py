"""The phone in the presenter's hand: what it shows, and what its presses do."""

import time

from selenium.webdriver.common.keys import Keys

from browsers import in_every_browser
from remote import READY, TRUSTED, Phone
from talk import eventually

LEAST_TARGET = 44


@in_every_browser
class Remote(Phone):
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
        self.assertTrue(eventually(lambda: self.js(TRUSTED)))

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
        self.assertTrue(eventually(lambda: self.js(TRUSTED), within=4))
        self.part("next").click()
        self.assertTrue(eventually(lambda: self.text("number") == "2 / 6"))

    def test_it_comes_back_at_once_when_the_phone_is_unlocked(self):
        road = self.road()
        self.assertTrue(self.open_remote(url=road.url))
        # As in a sleep: the socket claims to be open, and nothing comes through.
        road.silent = True
        self.talk.run("goto", "3")
        road.cut()
        road.silent = False
        self.js("document.dispatchEvent(new Event('visibilitychange'))")
        self.assertNumber(3, within=2)
        self.assertTrue(eventually(lambda: self.js(TRUSTED), within=2))
        self.part("next").click()
        self.assertNumber(4)

    def test_it_shows_the_page_and_the_one_that_comes_next(self):
        self.assertTrue(self.open_remote())
        titles = lambda: self.js("""
          return ['stage', 'preview'].map((part) => document.querySelector(`[data-part=${part}] [data-place=current]`)
            ?.shadowRoot.querySelector('h1, h2')?.textContent.trim());
        """)
        self.assertTrue(eventually(lambda: titles() == ["A walk at dusk", "Arriving"]), titles())
        self.part("next").click()
        self.assertTrue(eventually(lambda: titles() == ["Arriving", "The map"]), titles())
        steps = lambda: self.js("""
          const page = document.querySelector('[data-part=stage] [data-place=current]').shadowRoot;
          return [...page.querySelectorAll('li')].filter((item) => getComputedStyle(item).visibility === 'visible').length;
        """)
        self.assertTrue(eventually(lambda: steps() == 1), steps())
        self.part("next").click()
        self.assertTrue(eventually(lambda: steps() == 2), steps())

    def test_the_wide_zone_says_what_it_does_next(self):
        self.assertTrue(self.open_remote())
        self.assertEqual(self.text("onward"), "Next page")
        hand = self.presenter()
        for act, words in [({"number": 2}, "Next step"), ({"number": 2, "step": 2}, "Next page"), ({"number": 6}, "End")]:
            hand.ask(type="goTo", animated=False, **act)
            self.assertTrue(eventually(lambda: self.text("onward") == words), self.text("onward"))
        self.assertEqual(self.text("following"), "End of the deck")
        hand.ask(type="blackout", value="black")
        self.assertTrue(eventually(lambda: self.text("onward") == "Show the page"))
        self.part("next").click()
        self.assertTrue(eventually(lambda: self.text("onward") == "End"))
        self.assertNumber(6)

    def test_locked_pages_stay(self):
        self.assertTrue(self.open_remote())
        self.part("lock").click()
        self.assertTrue(eventually(lambda: self.part("lock").get_attribute("aria-pressed") == "true"))
        self.part("next").click()
        self.assertTrue(eventually(lambda: self.text("word") == "The pages are locked."))
        self.assertNumber(1)
        self.part("lock").click()
        self.assertTrue(eventually(lambda: self.part("lock").get_attribute("aria-pressed") == "false"))

    def test_the_timer_can_be_set_to_zero_when_it_stands(self):
        self.assertTrue(self.open_remote())
        running = lambda: self.part("time").get_attribute("data-running")
        self.assertFalse(self.part("reset").is_displayed())
        if running() == "false":
            self.part("timer").click()
            self.assertTrue(eventually(lambda: running() == "true"))
        self.assertTrue(eventually(lambda: self.text("time") == "0:01"))
        self.part("timer").click()
        self.assertTrue(eventually(lambda: self.part("reset").is_displayed()))
        self.part("reset").click()
        self.assertTrue(eventually(lambda: self.text("time") == "0:00"))

    def test_keys_and_a_clicker_steer(self):
        self.assertTrue(self.open_remote())
        self.press(Keys.PAGE_DOWN)
        self.assertNumber(2)
        self.press(Keys.END)
        self.assertNumber(6)
        self.press(Keys.ARROW_LEFT)
        self.assertNumber(5)
        self.press("3", Keys.ENTER)
        self.assertNumber(3)
        for wanted in ("true", "false"):
            self.press(".")
            self.assertTrue(eventually(lambda: self.part("blackout").get_attribute("aria-pressed") == wanted))

    def test_it_is_dark_until_it_is_wanted_light(self):
        self.assertTrue(self.open_remote())
        room = lambda: self.js("return getComputedStyle(document.body).backgroundColor")
        self.assertEqual(room(), "rgb(11, 13, 16)")
        self.part("light").click()
        self.assertEqual(room(), "rgb(239, 236, 227)")
        self.driver.refresh()
        self.assertEqual(room(), "rgb(239, 236, 227)")
        self.part("light").click()
        self.assertEqual(room(), "rgb(11, 13, 16)")

    def test_each_press_finds_its_place_and_nothing_moves_beneath_a_thumb(self):
        sizes = {"chromium": [(500, 844), (844, 500), (1024, 900)], "webkit": [(500, 844), (844, 500)]}
        self.addCleanup(self.driver.set_window_size, 1280, 800)
        for width, height in sizes[self.browser]:
            self.driver.set_window_size(width, height)
            self.assertTrue(self.open_remote())
            small = self.js("""
              return [...document.querySelectorAll('button, [role=slider]')].filter((target) => target.offsetParent)
                .map((target) => [target.dataset.part, target.offsetWidth, target.offsetHeight])
                .filter(([, width, height]) => Math.min(width, height) < arguments[0]);
            """, LEAST_TARGET)
            self.assertEqual(small, [], (width, height))
            self.assertEqual(self.js("""
              const { scrollWidth, scrollHeight } = document.documentElement;
              return [scrollWidth > innerWidth, scrollHeight > innerHeight];
            """), [False, False], (width, height))
        touch = self.js("""
          return ['surface', 'next', 'previous', 'control', 'stage', 'notes'].map((part) =>
            getComputedStyle(document.querySelector(`[data-part=${part}]`)).touchAction);
        """)
        self.assertEqual(touch[:-1], ["none"] * 5)
        self.assertIn("pan-y", touch[-1])

    def test_a_skin_of_the_session_is_that_of_the_picture(self):
        self.assertTrue(self.open_remote())
        self.assertTrue(eventually(lambda: self.js(READY)))
        paper = lambda: self.js("return getComputedStyle(document.querySelector('[data-part=stage] [data-place=current]')"
                                ".shadowRoot.querySelector('article')).backgroundColor")
        self.assertEqual(paper(), "rgb(21, 24, 29)")
        self.presenter().ask(type="skin", value="light")
        self.assertTrue(eventually(lambda: paper() == "rgb(253, 252, 248)"), paper())
        self.assertNoErrors()
