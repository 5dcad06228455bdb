"""A viewer that turns pages by itself."""

import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browsers import WANTED, BrowserCase, in_every_browser
from talk import eventually


@in_every_browser
class Browsing:
    def test_a_key_detaches_and_back_to_live_returns(self):
        presenter = self.presenter()
        presenter.go_to(3)
        self.open()
        self.press(Keys.ARROW_RIGHT)
        self.assertShows(4)
        self.assertTrue(self.is_detached())
        self.assertEqual(self.live_words(), "Back to live · 1 page ahead")
        presenter.go_to(6)
        self.assertTrue(eventually(lambda: "2 pages behind" in self.live_words()))
        self.assertShows(4)
        self.driver.find_element(By.CSS_SELECTOR, "[data-part=live]").click()
        self.assertShows(6)
        self.assertFalse(self.is_detached())
        presenter.go_to(2)
        self.assertShows(2)
        self.assertNoErrors()

    def test_nobody_else_is_moved(self):
        self.open()
        self.press(" ", " ")
        self.assertShows(3)
        self.assertEqual(self.presenter().welcome["session"]["control"]["currentIndex"], 0)

    def test_the_keys_of_a_clicker_turn_pages(self):
        self.open()
        self.press(Keys.PAGE_DOWN, Keys.PAGE_DOWN)
        self.assertShows(3)
        self.press(Keys.PAGE_UP)
        self.assertShows(2)
        self.press(Keys.END)
        self.assertShows(6)
        self.press(Keys.HOME)
        self.assertShows(1)
        self.press("4", Keys.ENTER)
        self.assertShows(4)
        self.press(Keys.ESCAPE)
        self.assertShows(1)
        self.assertFalse(self.is_detached())

    def test_a_question_mark_shows_the_keys(self):
        self.open()
        is_open = lambda: self.js("return document.querySelector('dialog.help')?.open ?? false")
        self.press("?")
        self.assertTrue(eventually(is_open))
        self.press(Keys.ESCAPE)
        self.assertFalse(is_open())

    def test_turning_to_the_live_page_follows_again(self):
        self.open()
        self.press(Keys.ARROW_RIGHT)
        self.assertShows(2)
        self.press(Keys.ARROW_LEFT)
        self.assertShows(1)
        self.assertTrue(eventually(lambda: not self.is_detached()))

    def test_a_swipe_turns_once(self):
        self.open()
        self.swipe(-500)
        self.assertShows(2)
        self.assertTrue(self.is_detached())
        self.swipe(500)
        self.assertShows(1)
        self.assertFalse(self.is_detached())

    def test_a_short_slow_swipe_returns_and_follows(self):
        self.open()
        self.swipe(-120, lasting=900)
        self.assertShows(1)
        self.assertFalse(self.is_detached())

    def test_a_finger_that_goes_up_or_down_turns_nothing(self):
        self.open()
        self.touch([(20 * i, 640 + 5 * i, 500 - 30 * i) for i in range(10)])
        self.assertStays(1)
        self.assertFalse(self.is_detached())

    def test_a_pinch_turns_nothing(self):
        self.open()
        # Two fingers part; the second is lifted 80 ms after the first.
        first = [(16 * i, 600 - 40 * i, 300) for i in range(11)]
        second = [(16 * i + 10, 640 + 40 * i, 300) for i in range(16)]
        self.touch(first, second)
        self.assertShows(1, within=1)
        self.assertStays(1)
        self.assertFalse(self.is_detached())

    def test_a_second_finger_cancels_a_swipe(self):
        self.open()
        first = [(20 * i, 700 - 40 * i, 300) for i in range(12)]
        self.touch(first, [(150, 800, 300), (300, 800, 300)])
        self.assertShows(1, within=1)
        self.assertFalse(self.is_detached())

    def test_links_and_controls_do_not_turn_the_page(self):
        self.presenter().go_to(3)
        self.open()
        inside = "return document.querySelector('.page[data-place=current]').shadowRoot.querySelector(arguments[0])"
        self.driver.execute_script(inside, "a").click()
        self.assertStays(3, seconds=0.5)
        self.driver.execute_script(inside, "summary").click()
        self.assertTrue(self.js(inside + ".parentElement.open", "summary"))
        self.assertStays(3, seconds=0.5)
        self.assertFalse(self.is_detached())

    def test_the_page_control_turns_to_its_sides(self):
        self.presenter().go_to(3)
        self.open()
        press = lambda side: self.js("""
          const dot = document.querySelector('[aria-current]').getBoundingClientRect();
          document.querySelector('[data-part=control]').dispatchEvent(
            new MouseEvent('click', { clientX: dot.x + dot.width / 2 + arguments[0] * 40, bubbles: true }));
        """, side)
        press(1)
        self.assertShows(4)
        press(-1)
        self.assertShows(3)
        self.assertFalse(self.is_detached())


@in_every_browser
class BrowsingRightToLeft:
    deck = "rtl.md"

    def test_left_goes_on_and_right_goes_back(self):
        self.open()
        self.press(Keys.ARROW_LEFT)
        self.assertShows(2)
        self.press(Keys.ARROW_RIGHT)
        self.assertShows(1)
        self.press(Keys.ARROW_RIGHT)
        self.assertStays(1, seconds=0.4)

    def test_space_and_page_down_go_on(self):
        self.open()
        self.press(" ")
        self.assertShows(2)
        self.press(Keys.PAGE_DOWN)
        self.assertShows(3)
        self.press(Keys.PAGE_UP, Keys.PAGE_UP)
        self.assertShows(1)

    def test_a_finger_to_the_right_goes_on(self):
        self.open()
        self.swipe(500)
        self.assertShows(2)
        self.swipe(-500)
        self.assertShows(1)

    def test_the_next_page_comes_from_the_left(self):
        self.open()
        self.presenter().go_to(2, animated=True)
        self.assertShows(2)
        runs = self.runs_of_the_strip()
        self.assertEqual(runs[0]["frames"][1]["transform"], "translateX(100%)")
        self.assertEqual(self.js("return document.querySelector('[data-part=stage]').dir"), "rtl")


    def test_a_page_stands_in_its_frame_where_it_is_narrower_than_laid_out(self):
        self.driver.set_window_size(700, 600)
        self.addCleanup(self.driver.set_window_size, 1280, 800)
        self.open()
        box = eventually(lambda: self.js("""
          const stage = document.querySelector('[data-part=stage]').getBoundingClientRect();
          if (stage.width > 720) return null;
          const page = document.querySelector('.page').shadowRoot.querySelector('article').getBoundingClientRect();
          return [page.left - stage.left, page.right - stage.right];
        """))
        self.assertAlmostEqual(box[0], 0, delta=1)
        self.assertAlmostEqual(box[1], 0, delta=1)


@unittest.skipUnless("chromium" in WANTED, "only Chromium's driver emulates these")
class OnlyInChromium(BrowserCase):
    browser = "chromium"

    def media(self, **features):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"features": []})

    def finger(self, kind, *points):
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})

    def test_where_motion_is_unwanted_pages_change_without_it(self):
        self.media(prefers_reduced_motion="reduce")
        self.open()
        self.presenter().go_to(2, animated=True)
        self.assertShows(2)
        runs = self.runs_of_the_strip()
        self.assertEqual(runs, [])

    def touchable(self):
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.setTouchEmulationEnabled", {"enabled": False})

    def real_swipe(self, x, y, right=0, down=0, steps=20):
        self.finger("touchStart", (x, y))
        for i in range(1, steps):
            self.finger("touchMove", (x + right * i / steps, y + down * i / steps))
        self.finger("touchEnd")

    def test_a_real_finger_swipes_over_code_that_fits(self):
        self.touchable()
        self.presenter().go_to(4)
        self.open()
        # Past half, so that nothing depends on how quick it was.
        self.real_swipe(1100, 230, right=-800)
        self.assertShows(5)

    def test_a_real_finger_turns_a_column_of_pages(self):
        self.touchable()
        self.presenter().ask(type="axis", value="vertical")
        self.open()
        self.real_swipe(600, 560, down=-450)
        self.assertShows(2)
        self.real_swipe(300, 300, right=500)
        self.assertStays(2)
        self.real_swipe(600, 110, down=450)
        self.assertShows(1)

    def test_real_fingers_swipe_and_pinch(self):
        self.touchable()
        self.open()
        self.real_swipe(1100, 300, right=-800)
        self.assertShows(2)
        self.finger("touchStart", (620, 300), (660, 300))
        for i in range(1, 12):
            self.finger("touchMove", (620 - 8 * i, 300), (660 + 8 * i, 300))
        self.finger("touchEnd")
        self.assertStays(2)

    def test_a_zoomed_page_is_panned_and_not_turned(self):
        self.open()
        self.driver.execute_cdp_cmd("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
        self.assertEqual(self.js("return visualViewport.scale"), 2)
        self.swipe(-500)
        self.assertStays(1)

    def test_the_whole_page_is_seen_at_any_size(self):
        self.open()
        for width, height in [(390, 664), (844, 390), (1440, 900), (1920, 1080)]:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 900})
            box = eventually(lambda: self.js("""
              if (innerWidth !== arguments[0]) return null;
              const { left, top, right, bottom } = document.querySelector('.page').getBoundingClientRect();
              return [left, top, right, bottom];
            """, width), within=1)
            left, top, right, bottom = box
            self.assertTrue(left >= -0.5 and top >= -0.5 and right <= width + 0.5 and bottom <= height + 0.5,
                            (width, height, box))
            self.assertAlmostEqual((right - left) / (bottom - top), 16 / 9, delta=0.02)
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
