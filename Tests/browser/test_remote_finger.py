"""A finger on the presenter's phone."""

from browsers import in_every_browser
from remote import READY, Phone
from talk import eventually

# Where the settled page of the picture is in each frame, in pages, and what lies beside it.
FOLLOW = """
window.followed = [];
const stage = document.querySelector('[data-part=stage]');
const frame = () => {
  const box = stage.getBoundingClientRect();
  const page = stage.querySelector('[data-place=current]')?.getBoundingClientRect();
  const beside = stage.querySelector('[data-place=beside]')?.dataset.page ?? null;
  if (page) followed.push([(page.x - box.x) / box.width, beside]);
  requestAnimationFrame(frame);
};
frame();
"""


class Fingers(Phone):
    def start(self, page=1):
        self.presenter().go_to(page)
        self.assertTrue(self.open_remote())
        self.assertTrue(eventually(lambda: self.js(READY)))
        self.assertNumber(page)
        self.viewer = self.presenter()
        self.page_changes(self.viewer)


@in_every_browser
class Swiping(Fingers):
    def test_a_swipe_is_a_gesture_that_viewers_see(self):
        self.start()
        self.touch(self.along("zones", -0.7, from_share=0.9))
        self.assertNumber(2)
        seen = self.heard(self.viewer, "pageChanged")
        self.assertIn("dragStarted", seen)
        self.assertGreaterEqual(seen.count("motion"), 5)
        self.assertLess(seen.index("dragStarted"), seen.index("didFinish"))

    def test_the_picture_follows_the_finger(self):
        self.start()
        self.js(FOLLOW)
        self.touch(self.along("stage", -0.7, from_share=0.9, lasting=500, steps=25))
        self.assertNumber(2)
        self.assertTrue(eventually(lambda: self.js("return followed.at(-1)[1] === null")))
        frames = self.js("return followed")
        under = [at for at, beside in frames if beside == "arriving"]
        self.assertGreater(len({round(at, 3) for at in under}), 8)
        # Never back: neither under the finger nor when it is lifted.
        self.assertEqual(under, sorted(under, reverse=True))
        self.assertLess(under[-1], -0.6)

    def test_its_own_size_is_the_extent(self):
        self.start()
        # Half of the phone and a little, at rest at the end.
        points = self.along("zones", -0.55, from_share=0.9, lasting=400)
        at, x, y = points[-1]
        self.touch(points + [(at + 250, x, y), (at + 260, x, y)])
        self.assertNumber(2)
        self.start(page=1)
        points = self.along("zones", -0.4, from_share=0.9, lasting=400)
        at, x, y = points[-1]
        self.touch(points + [(at + 250, x, y), (at + 260, x, y)])
        self.assertNotIn("pageChanged", self.heard(self.viewer, "didFinish"))
        self.assertNumber(1)

    def test_a_flick_turns_and_one_that_paused_does_not(self):
        self.start()
        self.touch(self.along("zones", -0.2, lasting=80, steps=8))
        self.heard(self.viewer, "pageChanged")
        self.assertNumber(2)
        points = self.along("zones", -0.2, lasting=80, steps=8)
        at, x, y = points[-1]
        self.touch(points + [(at + 150, x, y), (at + 160, x, y)])
        self.assertNotIn("pageChanged", self.heard(self.viewer, "didFinish"))
        self.assertNumber(2)

    def test_a_finger_that_leaves_what_it_came_down_on_is_still_followed(self):
        self.start()
        x, y, width = self.middle("next")
        top = self.middle("number")[1]
        points = [(300 * i / 12, x - 0.6 * width * min(1, i / 6), y) for i in range(7)]
        points += [(300 + 40 * i, x - 0.6 * width - 20 * i, y + (top - y) * i / 8) for i in range(1, 9)]
        self.touch(points)
        seen = self.heard(self.viewer, "didFinish")
        self.assertEqual(seen.count("dragStarted"), 1)
        self.assertNotIn("dragCancelled", seen)
        self.assertGreaterEqual(seen.count("motion"), 8)

    def test_a_pinch_never_turns_a_page(self):
        self.start()
        for name in ("stage", "zones", "notes"):
            self.touch(self.along(name, -0.45, lasting=150), self.along(name, 0.45, lasting=150))
        self.assertNotIn("will", self.page_changes(self.viewer))
        self.assertNumber(1)

    def test_a_second_finger_takes_the_page_back(self):
        self.start()
        for name in ("zones", "number"):
            second = self.along(name, 0, after=150, lasting=250)
            self.touch(self.along("stage", -0.8, from_share=0.95, lasting=300), second)
            seen = self.heard(self.viewer, "didFinish")
            self.assertIn("dragCancelled", seen)
            self.assertNotIn("pageChanged", seen)
            # The finger that stayed means nothing any more.
            self.assertEqual(seen.count("dragStarted"), 1)
        self.assertNumber(1)

    def test_its_axis_is_decided_once(self):
        self.start()
        x, y, _ = self.middle("notes")
        # It scrolls first, and then goes far to the side.
        points = [(0, x, y), (30, x, y - 12), (60, x, y - 40)]
        points += [(60 + 20 * i, x - 60 * i, y - 40) for i in range(1, 8)]
        self.touch(points)
        # And one that goes to the side first turns the page, however far it then goes up.
        self.assertEqual(self.page_changes(self.viewer), [])
        points = [(0, x, y), (30, x - 12, y), (60, x - 40, y)]
        points += [(60 + 20 * i, x - 40 - 0.09 * i * self.middle("surface")[2], y - 30 * i) for i in range(1, 8)]
        self.touch(points)
        self.heard(self.viewer, "pageChanged")
        self.assertNumber(2)

    def test_past_the_end_the_page_resists(self):
        self.start(page=6)
        self.js(FOLLOW)
        points = self.along("stage", -0.5, from_share=0.95, lasting=400)
        at, x, y = points[-1]
        self.touch(points + [(at + 250, x, y), (at + 260, x, y)])
        seen = self.heard(self.viewer, "rest")
        self.assertIn("bounce", seen)
        self.assertNotIn("will", seen)
        furthest = min(at for at, _ in self.js("return followed"))
        # Half a page of the finger pulls it by a fifth.
        self.assertAlmostEqual(furthest, -0.2157, delta=0.02)
        self.assertTrue(eventually(lambda: abs(self.js("return followed.at(-1)[0]")) < 0.002))
        self.assertNumber(6)

    def test_a_swipe_is_no_press(self):
        self.start()
        self.js("window.pressed = 0; document.querySelector('[data-part=next]')"
                ".addEventListener('click', () => (pressed += 1))")
        self.touch(self.along("next", -0.1, lasting=300))
        self.js("document.querySelector('[data-part=next]').click()")
        self.assertEqual(self.js("return pressed"), 0)
        self.heard(self.viewer, "didFinish")
        self.assertNumber(1)

    def test_what_moves_when_the_connection_breaks_moves_nothing(self):
        road = self.road()
        self.assertTrue(self.open_remote(url=road.url))
        self.viewer = self.presenter()
        self.page_changes(self.viewer)
        self.js("window.finger = (type, x) => document.querySelector('[data-part=zones]').dispatchEvent("
                "new PointerEvent(type, { pointerId: 90, pointerType: 'touch', isPrimary: true, clientX: x,"
                " clientY: 700, bubbles: true, composed: true })); Element.prototype.setPointerCapture = () => {};"
                "finger('pointerdown', 600); for (let x = 580; x > 200; x -= 20) finger('pointermove', x);")
        self.heard(self.viewer, "will")
        road.cut()
        self.assertIn("dragCancelled", self.heard(self.viewer, "didFinish"))
        self.assertTrue(eventually(lambda: self.js("return document.body.dataset.trusted") == "true", within=4))
        self.js("finger('pointermove', 100); finger('pointerup', 80)")
        self.assertEqual(self.page_changes(self.viewer), [])
        self.assertNumber(1)


@in_every_browser
class OnTheControl(Fingers):
    def test_a_finger_along_it_goes_to_each_page(self):
        self.start()
        self.touch(self.along("control", 0, steps=1, from_share=0.02)[:1]
                   + [(20 * i, *self.spot(0.02 + 0.08 * i)) for i in range(1, 13)])
        seen = self.heard(self.viewer, "scrubEnded")
        self.assertIn("scrubStarted", seen)
        self.assertEqual(seen.count("pageChanged"), 5)
        self.assertNotIn("animation", seen)
        self.assertNumber(6)
        self.assertTrue(eventually(lambda: self.js("return document.querySelector('[data-part=under]').hidden")))

    def spot(self, share):
        x, y, width = self.middle("control")
        return x + (share - 0.5) * width, y

    def test_the_page_under_it_is_named(self):
        self.start()
        names = self.js("""
          const done = []; const under = document.querySelector('[data-part=under]');
          new MutationObserver(() => done.push(under.textContent)).observe(under, { childList: true });
          window.names = done;
        """)
        self.touch([(0, *self.spot(0.02)), (30, *self.spot(0.2)), (60, *self.spot(0.4)), (90, *self.spot(0.4))])
        self.heard(self.viewer, "scrubEnded")
        names = self.js("return names")
        self.assertIn("3  The map", names)

    def test_a_second_finger_ends_it_where_it_is(self):
        self.start()
        points = [(25 * i, *self.spot(0.02 + 0.08 * i)) for i in range(13)]
        self.touch(points, self.along("zones", 0, after=130, lasting=50))
        seen = self.heard(self.viewer, "scrubEnded")
        reached = 1 + seen.count("pageChanged")
        self.assertLess(reached, 6)
        self.assertEqual(self.page_changes(self.viewer), [])
        self.assertNumber(reached)

    def test_a_tap_beside_the_current_dot_is_one_page(self):
        self.start(page=3)
        x, y = self.spot(0.95)
        click = "document.querySelector('[data-part=control]').dispatchEvent(new MouseEvent('click', { clientX: %s, bubbles: true }))"
        self.js(click % x)
        self.assertNumber(4)
        self.js(click % self.spot(0.05)[0])
        self.assertNumber(3)
        self.assertNotIn("scrubStarted", self.page_changes(self.viewer))
