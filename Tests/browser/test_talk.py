"""A talk beside its pages: what is longer than them and scrolls, stacks, the plan, pages that turn by themselves."""

from selenium.webdriver.common.keys import Keys

from browsers import in_every_browser
from remote import READY, Phone
from talk import eventually

TOP, FIRST, SECOND, THIRD, RAIN, GATE = range(1, 7)

# How far a block of the page is scrolled: 0 is the page itself, from 1 on its code.
SHARE = """
const root = document.querySelector('[data-place=current]').shadowRoot;
const block = [root.querySelector('article'), ...root.querySelectorAll('pre')][arguments[0]];
return block.scrollTop / (block.scrollHeight - block.clientHeight);
"""
COMPLETE = "return document.querySelector('.page[data-place=current]')?.dataset.phase === 'ready'"


class Terraces:
    deck = "terraces.md"

    def go_to(self, page, step=None):
        presenter = self.presenter()
        presenter.go_to(page, step)
        self.open()
        self.assertTrue(eventually(lambda: self.js(COMPLETE)))
        return presenter

    def scroll(self, presenter, page, block, share):
        answer = presenter.ask(type="scroll", page=page, block=block, share=share)
        self.assertEqual(answer["type"], "answer", answer)

    def assertScrolled(self, block, share, within=5.0):
        self.assertTrue(
            eventually(lambda: abs(self.js(SHARE, block) - share) < 0.01, within), self.js(SHARE, block))


@in_every_browser
class Following(Terraces):
    def test_long_code_scrolls_for_everyone_and_for_who_comes_late(self):
        presenter = self.go_to(SECOND)
        self.assertScrolled(1, 0)
        self.scroll(presenter, "the-second-wall", 1, 0.5)
        self.assertScrolled(1, 0.5)
        self.driver.refresh()
        self.assertTrue(eventually(lambda: self.js(COMPLETE)))
        self.assertScrolled(1, 0.5, within=1)
        self.assertNoErrors()

    def test_a_page_of_which_not_all_fits_scrolls_as_a_whole(self):
        presenter = self.go_to(THIRD)
        self.scroll(presenter, "the-third-wall", 0, 1)
        self.assertScrolled(0, 1)

    def test_the_whole_of_a_page_that_fits_is_its_code(self):
        presenter = self.go_to(SECOND)
        self.scroll(presenter, "the-second-wall", 0, 0.75)
        self.assertScrolled(1, 0.75)
        self.scroll(presenter, "the-second-wall", 1, 0.25)
        self.assertScrolled(1, 0.25)

    def test_it_ends_with_the_page(self):
        presenter = self.go_to(SECOND)
        self.scroll(presenter, "the-second-wall", 1, 0.5)
        self.assertScrolled(1, 0.5)
        presenter.go_to(FIRST)
        self.assertShows(FIRST)
        presenter.go_to(SECOND)
        self.assertShows(SECOND)
        self.assertScrolled(1, 0)

    def test_lines_that_get_their_turn_come_into_view_and_other_steps_leave_it(self):
        seen = lambda: self.js("""
          const pre = document.querySelector('[data-place=current]').shadowRoot.querySelector('pre');
          const { top, bottom } = pre.getBoundingClientRect();
          const lit = [...pre.querySelectorAll('[data-when=now]')].map((line) => line.getBoundingClientRect());
          return lit.length > 0 && lit.every((line) => line.top >= top && line.bottom <= bottom);
        """)
        presenter = self.go_to(RAIN)
        self.scroll(presenter, "rain", 1, 1)
        self.assertScrolled(1, 1)
        presenter.advance()
        self.assertTrue(eventually(seen))
        self.driver.refresh()
        self.assertTrue(eventually(lambda: self.js(COMPLETE)))
        late = self.js(SHARE, 1)
        self.assertTrue(seen() and late < 0.95, late)
        # Whoever sees the glide to them, there and back, ends where one who comes late begins.
        presenter.advance("previous")
        self.assertScrolled(1, 1)
        presenter.advance()
        self.assertScrolled(1, late)
        self.scroll(presenter, "rain", 1, 1)
        self.assertScrolled(1, 1)
        presenter.advance()
        self.assertTrue(eventually(lambda: "It runs off." in self.text_shown()))
        self.assertScrolled(1, 1)

    def test_what_a_viewer_scrolls_stays_until_the_presenter_does(self):
        presenter = self.go_to(SECOND)
        self.js("document.querySelector('[data-place=current]').shadowRoot.querySelector('pre').scrollTop = 1e6")
        self.assertScrolled(1, 1)
        presenter.ask(type="timer", action="start")
        presenter.ask(type="skin", value="light")
        self.assertTrue(eventually(lambda: self.js("return document.documentElement.dataset.skin") == "light"))
        self.assertScrolled(1, 1)
        self.assertEqual(self.presenter().welcome["session"]["scrolls"], [])
        self.scroll(presenter, "the-second-wall", 1, 0.25)
        self.assertScrolled(1, 0.25)

    def test_a_viewer_scrolls_nobody_else(self):
        from presenter import Presenter
        viewer = Presenter(self.talk.port)
        self.addCleanup(viewer.close)
        answer = viewer.ask(type="scroll", page="terraces", block=0, share=1)
        self.assertEqual((answer["type"], answer["reason"]), ("refusal", "notPresenter"))

    def test_the_first_page_follows_the_last_for_who_looks_around_too(self):
        self.go_to(GATE)
        self.press(Keys.PAGE_DOWN)
        self.assertShows(TOP)


@in_every_browser
class Remote(Terraces, Phone):
    def start(self, page):
        self.hand = self.presenter()
        self.hand.go_to(page)
        self.assertTrue(self.open_remote())
        self.assertTrue(eventually(lambda: self.js(READY)))
        self.assertNumber(page)

    def up(self, share=0.4, lasting=400, steps=20):
        """A finger that goes up on the picture, by a share of its height."""
        x, y, _ = self.middle("stage")
        height = self.js("return document.querySelector('[data-part=stage]').clientHeight")
        return [(lasting * i / steps, x, y - share * height * (i / steps - 0.5)) for i in range(steps + 1)]

    def scrolls(self):
        self.hand.send(type="resync")
        while True:
            message = self.hand.receive()
            if message["type"] == "snapshot":
                return message["session"]["scrolls"]

    def test_a_finger_up_the_picture_scrolls_for_everyone(self):
        self.start(SECOND)
        watcher = self.presenter()
        self.touch(self.up())
        self.assertScrolled(1, self.scrolls()[0]["share"])
        self.assertGreater(self.scrolls()[0]["share"], 0.05)
        self.assertRegex(self.text("scrolled"), r"^scrolled \d+ %$")
        self.assertNumber(SECOND)
        told = self.told(watcher)
        self.assertGreaterEqual(told.count("motion"), 5, told)
        self.assertEqual(told[-1], "batch")

    def told(self, watcher):
        """What a socket hears of scrolling until the batch that ends it."""
        seen = []
        while "batch" not in seen:
            message = watcher.receive()
            if message["type"] == "scroll":
                seen.append("motion")
            if any(event["type"] == "scroll" for event in message.get("events", [])):
                seen.append("batch")
        return seen

    def test_it_sticks_to_the_finger(self):
        self.start(THIRD)
        scrolled = lambda: self.js("""
          const article = document.querySelector('[data-part=stage] [data-place=current]').shadowRoot.querySelector('article');
          const { height } = article.getBoundingClientRect();
          return article.scrollTop * height / article.offsetHeight;
        """)
        height = self.js("return document.querySelector('[data-part=stage]').clientHeight")
        self.touch(self.up(share=0.3))
        way = 0.3 * height
        # Less what it moved before it was understood.
        self.assertTrue(eventually(lambda: way - 25 < scrolled() <= way), (scrolled(), way))

    def test_a_finger_to_the_side_still_turns(self):
        self.start(SECOND)
        self.touch(self.along("stage", -0.7, from_share=0.9))
        self.assertNumber(THIRD)
        self.assertEqual(self.scrolls(), [])

    def test_a_wheel_over_the_picture_scrolls(self):
        self.start(SECOND)
        x, y, _ = self.middle("stage")
        self.js("""
          const stage = document.querySelector('[data-part=stage]');
          for (let i = 0; i < 4; i += 1)
            stage.dispatchEvent(new WheelEvent('wheel', { clientX: arguments[0], clientY: arguments[1], deltaY: 50, bubbles: true, cancelable: true }));
        """, x, y)
        self.assertTrue(eventually(lambda: self.scrolls()))
        self.assertScrolled(1, self.scrolls()[0]["share"])
        self.assertGreater(self.js(SHARE, 1), 0.02)

    def test_where_pages_lie_below_each_other_what_scrolls_takes_the_finger(self):
        self.start(SECOND)
        self.hand.ask(type="axis", value="vertical")
        self.assertTrue(eventually(lambda: self.js("return document.querySelector('[data-part=stage]').dataset.axis") == "vertical"))
        self.touch(self.up())
        self.assertTrue(eventually(lambda: self.scrolls()))
        self.assertNumber(SECOND)
        self.hand.go_to(FIRST)
        # The number is there before the page rests.
        current = "return document.querySelector('[data-part=stage] [data-place=current]').dataset.page"
        self.assertTrue(eventually(lambda: self.js(current) == "the-first-wall"), self.js(current))
        # Past half of the surface, so that nothing depends on how quick it was.
        x, y, _ = self.middle("stage")
        height = self.js("return document.querySelector('[data-part=surface]').clientHeight")
        self.touch([(300 * i / 12, x, y + 0.8 * height * i / 12) for i in range(13)])
        self.assertNumber(TOP)

    def test_locked_it_says_so_and_nothing_scrolls(self):
        self.start(SECOND)
        self.hand.ask(type="lock", on=True)
        self.touch(self.up())
        self.assertTrue(eventually(lambda: self.text("word") == "The pages are locked."))
        self.assertEqual(self.scrolls(), [])
        self.assertScrolled(1, 0)

    def test_it_tells_the_place_in_a_stack_and_turns_whole_ones(self):
        self.start(TOP)
        self.assertEqual(self.text("stack"), "")
        self.press("}")
        self.assertNumber(FIRST)
        self.assertTrue(eventually(lambda: self.text("stack") == "1 of 3 in its stack"), self.text("stack"))
        self.press("}")
        self.assertNumber(RAIN)
        self.press("{")
        self.assertNumber(FIRST)
        self.press("]")
        self.assertNumber(SECOND)
        self.assertTrue(eventually(lambda: self.text("stack") == "2 of 3 in its stack"), self.text("stack"))

    def test_it_tells_the_plan_and_when_it_is_over(self):
        self.start(TOP)
        self.assertTrue(eventually(lambda: self.text("plan") == "of 10:00"), self.text("plan"))
        self.assertEqual(self.text("page-time"), "page 0:00 of 1:00")
        over = lambda name: self.js("return document.querySelector(`[data-part=${arguments[0]}]`).hasAttribute('data-over')", name)
        self.assertEqual((over("time"), over("page-time")), (False, False))
        self.hand.go_to(FIRST)
        self.assertTrue(eventually(lambda: self.text("page-time") == ""))

    def test_the_first_page_comes_after_the_last(self):
        self.start(GATE)
        self.assertEqual((self.text("following"), self.text("onward")), ("Terraces", "Next page"))
        self.part("next").click()
        self.assertNumber(TOP)

    def test_it_tells_when_the_page_turns_by_itself_and_keeps_it_from_that(self):
        self.start(GATE)
        words = lambda: self.text("auto-advance")
        self.assertTrue(eventually(lambda: words() in ("Turns in 60 s", "Turns in 59 s", "Turns in 58 s")), words())
        self.part("auto-advance").click()
        self.assertTrue(eventually(lambda: words() == "Pages wait"), words())
        self.assertEqual(self.part("auto-advance").get_attribute("aria-pressed"), "false")
        self.part("auto-advance").click()
        self.assertTrue(eventually(lambda: words().startswith("Turns in")), words())
        self.hand.ask(type="goTo", number=GATE)
        self.assertTrue(eventually(lambda: words() == "Waits"), words())
        self.part("previous").click()
        self.assertNumber(RAIN)
        self.assertFalse(self.part("auto-advance").is_displayed())
