"""The ways in which pages take each other's place."""

import shutil
import tempfile
from pathlib import Path

from selenium.webdriver.common.keys import Keys

from browsers import in_every_browser
from pixels import Pixels
from talk import DECKS, eventually

STAGE = "const stage = document.querySelector('[data-part=stage]').getBoundingClientRect();"

# Where the fold of the settled page is, from the left and the top of the window: both of its ends.
FOLD = STAGE + """
const fold = document.querySelector(`.shade[data-leaf="${arguments[0] ?? 0}"]`);
const matrix = new DOMMatrix(getComputedStyle(fold).transform);
const far = 2 * Math.max(stage.width, stage.height);
return [[0, 0], [0, far]].map(([x, y]) => {
  const point = matrix.transformPoint(new DOMPoint(x, y));
  return [stage.x + point.x, stage.y + point.y];
});
"""


# The page's own paper, and what a fold's shadow takes from it at least.
PAPER = (253, 252, 248)
SHADOW = 25


class Turning:
    """A session in a style, and a presenter's finger on its page."""

    style = "curl"
    axis = "horizontal"

    def start(self, page=1):
        self.hand = self.presenter()
        self.hand.go_to(page)
        for intent, value in [("skin", "light"), ("style", self.style), ("axis", self.axis)]:
            self.hand.ask(type=intent, value=value)
        self.open()
        self.assertTrue(eventually(self.is_ready))

    def is_ready(self):
        return self.js("""
          const pages = [...document.querySelectorAll('.page')];
          return pages.length > 1 && pages.every((page) => page.dataset.phase === 'ready')
            && document.querySelector('[data-part=strip]').dataset.style === arguments[0]
        """, self.style)

    def touch_page(self, pages):
        vector = [0, -pages] if self.axis == "vertical" else [-pages * self.forward, 0]
        self.hand.ask(type="dragBegin", gid="g", extent=1, axisVector=vector)

    def drag(self, pages):
        """A finger lies on the page and has gone so many pages forward."""
        self.hand.send(type="dragMove", gid="g", translation=-pages * self.forward)
        self.assertTrue(eventually(lambda: self.is_moving() or pages == 0))

    def release(self, pages):
        """At rest, so that half of a page decides."""
        self.hand.ask(type="dragEnd", gid="g", translation=-pages * self.forward, velocity=0)

    forward = 1

    def is_moving(self):
        return self.js("return document.querySelector('[data-part=strip]').hasAttribute('data-moving')")

    def fold(self, leaf=0):
        """Both ends of the fold on the window, as soon as it lies still."""
        seen = [None]

        def still():
            before, seen[0] = seen[0], self.js(FOLD, leaf)
            return before == seen[0]

        self.assertTrue(eventually(still, every=0.1))
        return seen[0]

    def stage(self):
        return self.js(STAGE + "return [stage.left, stage.top, stage.width, stage.height]")

    def screenshot(self):
        # A browser shows a frame a little after it has made it.
        self.driver.execute_async_script(
            "const [done] = arguments;"
            "requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));")
        return Pixels(self.driver.get_screenshot_as_png())


def on(fold, y):
    """Where a fold is at a height of the window."""
    (ax, ay), (bx, by) = fold
    return ax + (bx - ax) * (y - ay) / (by - ay)


@in_every_browser
class Curling(Turning):
    def test_a_drag_shows_the_back_of_the_page_a_moving_fold_and_its_shadow(self):
        self.start()
        left, top, width, height = self.stage()
        self.touch_page(1)
        folds = []
        for share in (0.25, 0.4):
            self.drag(share)
            fold = self.fold()
            seen = self.screenshot()
            y = top + 0.3 * height
            at = on(fold, y)
            folds.append(at)
            # The shadow lies on the next page and grows faint; beyond it that page is as it is.
            self.assertLess(seen.light(at + 6, y), seen.light(at + 0.05 * width, y) - 10)
            self.assertLess(seen.light(at + 6, y), sum(PAPER) / 3 - SHADOW)
            self.assertEqual(seen.at(left + width - 4, y), PAPER)
            # The back is another paper, with light on its bend and a shadow at its free edge.
            back = seen.at(at - 0.8 * (left + width - at), y)
            self.assertNotEqual(back, PAPER)
            self.assertGreater(back[0], back[2] + 8)
            gleam = max(seen.light(x, y) for x in range(int(at - 0.09 * height), int(at - 0.03 * height)))
            self.assertGreater(gleam, seen.light(at - 4, y) + SHADOW)
            # What still lies of the page itself is there.
            self.assertEqual(seen.at(left + 20, y), PAPER)
        self.assertGreater(folds[0] - folds[1], 0.1 * width)
        self.assertNoErrors()

    def test_the_back_is_the_mirror_image_of_the_leaf(self):
        self.start()
        self.touch_page(1)
        self.drag(0.4)
        self.fold()
        mirrored = self.js("""
          const { a, b, c, d } = new DOMMatrix(getComputedStyle(document.querySelector('.back[data-leaf="0"]')).transform);
          return [a * d - b * c, Math.hypot(a, b)];
        """)
        self.assertAlmostEqual(mirrored[0], -1, places=3)
        self.assertAlmostEqual(mirrored[1], 1, places=3)

    def test_the_leaf_is_laid_back_and_thrown_back_too(self):
        self.start(page=3)
        left, _, width, _ = self.stage()
        self.touch_page(-1)
        self.drag(-0.2)
        high = self.fold(-1)[0][0]
        self.assertLess(high, left + 0.35 * width)
        self.drag(-0.4)
        self.assertGreater(self.fold(-1)[0][0], high + 0.1 * width)
        self.release(-0.4)
        self.assertShows(3)
        self.assertFalse(self.is_moving())

    def test_a_settle_that_is_caught_goes_on_from_where_it_is(self):
        self.start()
        self.touch_page(1)
        self.drag(0.55)
        self.release(0.55)
        self.touch_page(1)
        self.assertTrue(self.is_moving())
        caught = on(self.fold(), 300)
        self.assertLess(caught, self.stage()[0] + 0.5 * self.stage()[2])
        self.drag(-0.1)
        self.assertGreater(on(self.fold(), 300), caught)
        self.drag(0)
        self.release(0)
        self.assertShows(2)
        self.assertNoErrors()

    def test_nothing_is_left_of_it_at_rest(self):
        self.start()
        self.hand.go_to(2, animated=True)
        self.assertShows(2)
        left, top, width, height = self.stage()
        seen = self.screenshot()
        for x in (4, width / 2, width - 5):
            self.assertEqual(seen.at(left + x, top + 3), PAPER, x)
        self.assertEqual(self.title_shown(), "Arriving")

    def test_at_an_end_the_page_gives_way_as_a_whole(self):
        self.start()
        self.touch_page(-1)
        self.hand.send(type="dragMove", gid="g", translation=0.5)
        pulled = lambda: self.js(STAGE + "return document.querySelector('.page[data-place=current]')"
                                 ".getBoundingClientRect().left - stage.left")
        width = self.stage()[2]
        self.assertTrue(eventually(lambda: abs(pulled() - 0.2157 * width) < 2), pulled())
        self.release(-0.5)
        self.assertShows(1)
        self.assertTrue(eventually(lambda: abs(pulled()) < 0.5))


@in_every_browser
class CurlingUpwards(Turning):
    axis = "vertical"

    def test_the_fold_rises(self):
        self.start()
        left, top, width, height = self.stage()
        self.touch_page(1)
        self.drag(0.3)
        (_, first), (_, second) = self.fold()
        # It runs from the right to the left, where the leaf is taken up last.
        self.assertLess(first, top + 0.8 * height)
        self.assertGreater(second, first)
        seen = self.screenshot()
        x = left + 0.9 * width
        self.assertLess(seen.light(x, first + 0.02 * height), sum(PAPER) / 3 - SHADOW)
        self.assertEqual(seen.at(left + width - 4, top + height - 4), PAPER)


@in_every_browser
class CurlingRightToLeft(Turning):
    deck = "rtl.md"
    forward = -1

    def test_the_fold_comes_from_the_left(self):
        self.start()
        left, top, width, height = self.stage()
        self.touch_page(1)
        self.drag(0.3)
        at = on(self.fold(), top + 0.3 * height)
        self.assertLess(at, left + 0.4 * width)
        seen = self.screenshot()
        self.assertLess(seen.light(at - 6, top + 0.3 * height), sum(PAPER) / 3 - SHADOW)
        self.assertEqual(seen.at(left + 4, top + 0.3 * height), PAPER)


@in_every_browser
class Fading(Turning):
    style = "fade"

    def test_the_next_page_appears_over_the_settled_one(self):
        self.start()
        self.touch_page(1)
        self.drag(0.3)
        opacity = lambda: self.js("return getComputedStyle(document.querySelector('[data-place=beside]')).opacity")
        self.assertTrue(eventually(lambda: abs(float(opacity()) - 0.3) < 0.001), opacity())
        self.release(0.6)
        self.assertShows(2)
        moved = {run["part"] for run in self.js("return watched.animations")}
        self.assertEqual(moved, {"page"})


@in_every_browser
class Cutting(Turning):
    style = "none"

    def test_a_finger_shows_the_nearer_page(self):
        self.start()
        front = lambda: self.js(STAGE + """
          const found = document.elementsFromPoint(stage.x + 20, stage.y + 20)
            .find((element) => element.matches('.page') && getComputedStyle(element).opacity === '1');
          return found?.dataset.page;
        """)
        self.touch_page(1)
        self.drag(0.4)
        self.assertEqual(front(), "a-walk-at-dusk")
        self.drag(0.6)
        self.assertTrue(eventually(lambda: self.js(
            "return getComputedStyle(document.querySelector('[data-place=beside]')).opacity") == "1"))
        self.release(0.6)
        self.assertShows(2)
        self.assertEqual(self.js("return watched.animations"), [])


@in_every_browser
class ScrollingUpwards(Turning):
    style = "scroll"
    axis = "vertical"

    def test_a_change_is_followed_along_the_axis(self):
        self.start()
        self.hand.go_to(2, animated=True)
        self.assertShows(2)
        (run,) = self.runs_of_the_strip()
        self.assertEqual([frame["transform"] for frame in run["frames"]], ["translateY(0%)", "translateY(-100%)"])

    def test_a_viewers_own_finger_goes_up_and_down(self):
        self.start()
        self.touch([(16 * i, 600, 600 - 25 * i) for i in range(14)])
        self.assertShows(2)
        self.assertTrue(self.is_detached())
        self.touch([(16 * i, 600 + 25 * i, 300) for i in range(14)])
        self.assertStays(2, seconds=0.5)
        self.touch([(16 * i, 600, 200 + 25 * i) for i in range(14)])
        self.assertShows(1)
        self.assertFalse(self.is_detached())

    def test_keys_go_up_and_down(self):
        self.start()
        self.press(Keys.ARROW_DOWN)
        self.assertShows(2)
        self.press(Keys.ARROW_UP)
        self.assertShows(1)


@in_every_browser
class OneValue(Turning):
    """Whatever sets the page, nothing is animated twice, and the way is that of the move."""

    style = "scroll"

    def ends(self):
        """Where each run of the strip began and ended, in pages."""
        share = lambda frame: -float(frame["transform"].removeprefix("translateX(").removesuffix("%)")) / 100
        return [(share(run["frames"][0]), share(run["frames"][-1])) for run in self.runs_of_the_strip()]

    def test_a_verb_during_a_settle_goes_on_in_its_direction(self):
        self.start()
        self.hand.send(type="goTo", req="a", number=2, animated=True)
        self.assertTrue(eventually(self.is_moving))
        self.hand.send(type="goTo", req="b", number=3, animated=True)
        self.assertShows(3)
        runs = self.ends()
        self.assertEqual([end for _, end in runs], [1, 1])
        self.assertEqual(runs[0][0], 0)
        # The second begins with the page that is left still in view.
        self.assertLess(runs[1][0], 0)

    def test_a_page_set_during_a_viewers_own_swipe_waits_for_its_end(self):
        self.start()
        self.js(HOLD, 640, 440)
        self.assertTrue(eventually(self.is_detached))
        self.hand.go_to(4)
        self.assertStays(1, seconds=0.3)
        self.js("held.up()")
        self.assertShows(4)
        self.assertFalse(self.is_detached())
        # Back to rest, and then one turn forward.
        self.assertEqual([end for _, end in self.ends()], [0, 1])

    def test_a_deck_that_is_read_again_leaves_the_transition_alone(self):
        self.start()
        self.touch_page(1)
        self.drag(0.4)
        written = Path(self.talk.deck)
        written.write_text(written.read_text().replace("Take the low road", "Take the high road"))
        text = lambda: self.js("return document.querySelector('[data-place=beside]')?.shadowRoot.textContent ?? ''")
        self.assertTrue(eventually(lambda: "high road" in text()), text())
        self.assertTrue(self.is_moving())
        self.release(0.6)
        self.assertShows(2)
        self.assertIn("Take the high road", self.text_shown())
        self.assertEqual(len(self.runs_of_the_strip()), 1)
        self.assertNoErrors()

    def test_another_style_takes_over_in_mid_drag(self):
        self.start()
        self.touch_page(1)
        self.drag(0.3)
        self.hand.ask(type="style", value="curl")
        self.style = "curl"
        self.assertTrue(eventually(self.is_ready))
        self.fold()
        self.assertEqual(self.js("return document.querySelector('[data-part=strip]').style.transform"), "")
        self.release(0.6)
        self.assertShows(2)
        self.assertEqual(self.runs_of_the_strip(), [])
        self.assertNoErrors()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.deck = shutil.copy(DECKS / "walk.md", folder.name)
        super().setUp()


# A finger of a viewer's own that comes down, goes to the left, and stays.
HOLD = """
const [from, to] = arguments;
Element.prototype.setPointerCapture = () => {};
const send = (type, clientX) => document.querySelector('[data-part=stage]').dispatchEvent(new PointerEvent(type,
  { pointerId: 70, pointerType: 'touch', isPrimary: true, clientX, clientY: 300, bubbles: true, composed: true }));
send('pointerdown', from);
for (let step = 1; step <= 5; step += 1) send('pointermove', from + (to - from) * step / 5);
window.held = { up: () => { send('pointermove', to); send('pointerup', to); } };
"""
