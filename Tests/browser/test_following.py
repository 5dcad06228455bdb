"""A viewer shows what the session shows."""

import time

from browsers import SHOWN, in_every_browser
from talk import eventually


@in_every_browser
class Following:
    def test_a_late_joiner_sees_the_current_page_at_once(self):
        self.presenter().go_to(4)
        self.open()
        self.assertShows(4, within=0)
        self.assertEqual(self.title_shown(), "A lantern is a machine")

    def test_the_first_paint_needs_no_script(self):
        self.presenter().go_to(2, step=1)
        road = self.road()
        road.without_scripts = True
        self.driver.get(road.url)
        page = self.js("""
          const page = document.querySelector('.page');
          const seen = (words) => [...page.shadowRoot.querySelectorAll('li')].find(
            (item) => item.textContent.includes(words));
          const style = getComputedStyle(page.shadowRoot.querySelector('article'));
          return { visible: getComputedStyle(page).visibility, width: page.getBoundingClientRect().width,
            styled: style.display, title: page.shadowRoot.querySelector('h2').textContent,
            ratio: page.getBoundingClientRect().width / page.getBoundingClientRect().height,
            scripts: document.querySelector('[data-place]') !== null,
            keys: getComputedStyle(seen('keys')).visibility, bell: getComputedStyle(seen('bell')).visibility };
        """)
        self.assertFalse(page["scripts"])
        self.assertEqual((page["visible"], page["styled"]), ("visible", "flex"))
        self.assertEqual(page["title"], "Arriving")
        self.assertEqual((page["keys"], page["bell"]), ("visible", "hidden"))
        self.assertAlmostEqual(page["ratio"], 16 / 9, delta=0.01)
        self.assertGreater(page["width"], 500)

    def test_a_change_is_followed_by_one_run_of_the_strip(self):
        self.open()
        presenter = self.presenter()
        presenter.go_to(2, animated=True)
        self.assertShows(2)
        runs = self.runs_of_the_strip()
        self.assertEqual(len(runs), 1)
        self.assertEqual([frame["transform"] for frame in runs[0]["frames"]],
                         ["translateX(0%)", "translateX(-100%)"])
        self.assertEqual(runs[0]["options"]["easing"], "ease-in-out")
        self.assertLessEqual(runs[0]["options"]["duration"], 350)
        self.assertNoErrors()

    def test_a_verb_turns_the_page(self):
        self.open()
        self.assertEqual(self.talk.run("goto", "3")[0], 0)
        self.assertShows(3)
        self.assertEqual(self.talk.run("previous")[0], 0)
        self.assertShows(2)

    def test_steps_are_revealed_one_by_one(self):
        presenter = self.presenter()
        presenter.go_to(2)
        self.open()
        self.assertNotIn("keys", self.text_shown())
        presenter.advance()
        eventually(lambda: "keys" in self.text_shown())
        self.assertIn("keys", self.text_shown())
        self.assertNotIn("bell", self.text_shown())
        presenter.advance()
        self.assertTrue(eventually(lambda: "bell" in self.text_shown()))
        presenter.advance("previous")
        self.assertTrue(eventually(lambda: "bell" not in self.text_shown()))

    def test_a_page_that_is_come_back_to_shows_all_its_steps(self):
        presenter = self.presenter()
        presenter.go_to(3)
        self.open()
        presenter.advance("previous")
        self.assertShows(2)
        self.assertIn("bell", self.text_shown())

    def test_a_drag_is_followed_and_thrown_back(self):
        self.open()
        presenter = self.presenter()
        presenter.ask(type="dragBegin", gid="g", extent=400, axisVector=[-1, 0])
        presenter.send(type="dragMove", gid="g", translation=-100)
        offset = lambda: self.js(
            "const stage = document.querySelector('[data-part=stage]').getBoundingClientRect();"
            "const page = document.querySelector('.page[data-place=current]').getBoundingClientRect();"
            "return (page.x - stage.x) / stage.width")
        self.assertTrue(eventually(lambda: abs(offset() + 0.25) < 0.01), offset())
        self.assertEqual(self.js("return document.querySelectorAll('[data-place]').length"), 2)
        presenter.ask(type="dragCancel", gid="g")
        self.assertShows(1)

    def test_blackout_covers_all_and_goes_again(self):
        self.open()
        cover = lambda: self.js(
            "const cover = document.querySelector('[data-part=blackout]');"
            "return cover.hidden ? null : getComputedStyle(cover).backgroundColor")
        presenter = self.presenter()
        presenter.ask(type="blackout", value="black")
        self.assertTrue(eventually(lambda: cover() == "rgb(0, 0, 0)"), cover())
        self.press(" ")
        self.assertStays(1, seconds=0.4)
        presenter.ask(type="blackout", value="white")
        self.assertTrue(eventually(lambda: cover() == "rgb(255, 255, 255)"), cover())
        presenter.ask(type="blackout", value="none")
        self.assertTrue(eventually(lambda: cover() is None))

    def test_neighbours_are_there_before_they_are_needed(self):
        self.presenter().go_to(3)
        self.open()
        pages = lambda: self.js(
            "return [...document.querySelectorAll('.page')]"
            ".filter((page) => page.dataset.phase === 'ready').length")
        self.assertTrue(eventually(lambda: pages() == 3), pages())

    def test_code_is_coloured_and_formulas_are_set(self):
        presenter = self.presenter()
        presenter.go_to(4)
        self.open()
        inside = lambda selector: self.js(
            "return document.querySelector('.page[data-place=current]').shadowRoot"
            ".querySelectorAll(arguments[0]).length", selector)
        self.assertTrue(eventually(lambda: inside("code .token.keyword") >= 2))
        presenter.go_to(5)
        self.assertShows(5)
        self.assertTrue(eventually(lambda: inside(".math .katex") >= 2))
        self.assertTrue(self.js("return document.fonts.check('16px KaTeX_Main')"))
        self.assertNoErrors()

    def test_the_page_control_and_the_announcer_follow(self):
        self.open()
        self.presenter().go_to(3)
        self.assertShows(3)
        values = self.js("""
          const control = document.querySelector('[data-part=control]');
          return [control.getAttribute('role'), control.ariaValueNow, control.ariaValueMax,
            control.ariaValueText, control.querySelectorAll('.dot').length,
            document.querySelector('[data-part=announcer]').textContent];
        """)
        self.assertEqual(values, ["slider", "3", "6", "Page 3 of 6: The map", 6, "Page 3 of 6: The map"])

    def test_quick_turns_leave_the_page_that_was_asked_for_last(self):
        self.open()
        presenter = self.presenter()
        for number in [2, 5, 3, 6, 4]:
            presenter.send(type="goTo", req=f"q{number}", number=number, animated=True)
            time.sleep(0.06)
        self.assertShows(4)
        self.assertEqual(self.js("return document.querySelectorAll('[data-place]').length"), 1)
        self.assertIsNotNone(self.js(SHOWN))
        self.assertNoErrors()
