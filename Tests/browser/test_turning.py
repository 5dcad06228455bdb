"""The ways in which pages take each other's place."""

from selenium.webdriver.common.keys import Keys

from browsers import in_every_browser
from talk import eventually
from turning import STAGE, Turning

# The page's own paper, and what a fold's shadow takes from it at least.
PAPER = (253, 252, 248)
SHADOW = 25


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
