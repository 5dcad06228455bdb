"""One value moves the pages, whatever sets it."""

import shutil
import tempfile
from pathlib import Path

from browsers import in_every_browser
from talk import DECKS, eventually
from turning import Turning


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
