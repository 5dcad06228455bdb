"""A presenter drags pages before a thousand viewers, one of them a browser."""

import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "browser")]

from audience import Audience  # noqa: E402
from browsers import chromium  # noqa: E402
from talk import Talk, eventually  # noqa: E402

VIEWERS = 1000
EXTENT = 1000

# What a browser shows in each of its frames: the settled page, where it is in pages, and the page beside it.
RECORDER = """
window.recorded = [];
const stage = document.querySelector('[data-part=stage]');
const frame = () => {
  const box = stage.getBoundingClientRect();
  const place = (page) => Math.round(10000 * (page.getBoundingClientRect().x - box.x) / box.width) / 10000;
  const page = stage.querySelector('[data-place=current]');
  const beside = stage.querySelector('[data-place=beside]');
  recorded.push({ page: page.dataset.page, at: place(page), beside: beside?.dataset.page ?? null,
    besideAt: beside ? place(beside) : null, words: beside?.shadowRoot.querySelector('h1, h2')?.textContent.trim() });
  requestAnimationFrame(frame);
};
frame();
"""


class Hand:
    """A presenter's finger: each move waits until its position has come back."""

    def __init__(self, presenter):
        self._presenter = presenter
        self._gestures = 0

    def begin(self, forward=True):
        self._gestures += 1
        self._gid = f"g{self._gestures}"
        vector = [-1, 0] if forward else [1, 0]
        answer = self._presenter.ask(type="dragBegin", gid=self._gid, extent=EXTENT, axisVector=vector)
        if answer["type"] != "answer":
            raise AssertionError(answer)

    def go(self, start, end, steps, wall=False):
        """From one place to another, in pages forward; how far the page itself went, in the end."""
        for step in range(1, steps + 1):
            pages = start + (end - start) * step / steps
            self._presenter.send(type="dragMove", gid=self._gid, translation=-pages * EXTENT)
            position = self._position()
            while not wall and abs(position - pages) > 1e-6:
                position = self._position()
        return position

    def _position(self):
        while (message := self._presenter.receive())["type"] != "motion":
            pass
        return message["p"]

    def release(self, pages, velocity=0):
        self._presenter.ask(type="dragEnd", gid=self._gid, translation=-pages * EXTENT, velocity=velocity)

    def cancel(self):
        self._presenter.ask(type="dragCancel", gid=self._gid)


class LiveDrag(unittest.TestCase):
    """One session; what is dragged is seen by all, and all end on the same page at the same revision."""

    def start(self, deck="walk.md"):
        self.talk = Talk(deck)
        self.addCleanup(self.talk.stop)
        self.presenter = self.talk.presenter()
        self.addCleanup(self.presenter.close)
        self.hand = Hand(self.presenter)

    def seat(self, count):
        self.audience = Audience(self.talk.port, count)
        self.addCleanup(self.audience.close)
        self.assertEqual(self.audience.until(lambda seat: seat.page is not None), [])

    def watch(self):
        self.driver = chromium()
        self.addCleanup(self.driver.quit)
        self.driver.get(self.talk.url)
        ready = ("return document.querySelector('[data-part=status]').dataset.phase === 'open'"
                 " && document.querySelectorAll('.page[data-phase=ready]').length > 1"
                 " && document.querySelector('[data-part=strip]').dataset.style === 'scroll'")
        self.assertTrue(eventually(lambda: self.driver.execute_script(ready), within=15))
        self.driver.execute_script(RECORDER)

    def frames(self):
        """What was shown since the last time."""
        return self.driver.execute_script("const taken = recorded; window.recorded = []; return taken")

    def shows(self, page):
        shown = lambda: self.driver.execute_script(
            "const last = recorded.at(-1); return [last.page, last.at, last.beside]")
        self.assertTrue(eventually(lambda: shown() == [page, 0, None], within=10), shown())

    def everyone(self, page):
        """Waits until all sockets have heard that the session rests on a page; at one revision."""
        lacking = self.audience.until(lambda seat: seat.page == page and seat.transition is None)
        self.assertEqual([(seat.page, seat.revision) for seat in lacking], [])
        newest = max(seat.revision for seat in self.audience.seats)
        self.assertEqual(self.audience.until(lambda seat: seat.revision == newest), [])

    def assertFollowed(self, frames, page, beside, reach):
        """A browser's frames while this page was dragged: never back, as far as the finger and further."""
        under = [frame for frame in frames if frame["page"] == page]
        places = [frame["at"] for frame in under]
        self.assertEqual(places, sorted(places, reverse=True))
        self.assertLessEqual(places[-1], -reach)
        self.assertGreater(len({place for place in places if -reach < place < 0}), 10)
        for frame in under:
            if frame["beside"]:
                self.assertEqual(frame["beside"], beside)
                self.assertAlmostEqual(frame["besideAt"], frame["at"] + 1, delta=0.002)
        return under

    def test_a_drag_before_a_thousand_viewers_and_a_page_change_in_the_middle(self):
        self.start()
        self.watch()
        self.seat(VIEWERS - 1)

        # A page follows the finger, and goes on when it is lifted.
        self.hand.begin()
        self.hand.go(0, 0.6, 40)
        self.hand.release(0.6)
        self.everyone("arriving")
        self.shows("arriving")
        under = self.assertFollowed(self.frames(), "a-walk-at-dusk", "arriving", 0.6)
        self.assertTrue(any(frame["words"] == "Arriving" for frame in under if frame["at"] > -0.6))

        # In the middle of the next drag the page is set by another way.
        self.hand.begin()
        self.hand.go(0, 0.4, 25)
        self.presenter.go_to(4, animated=True)
        self.everyone("a-lantern-is-a-machine")
        self.shows("a-lantern-is-a-machine")
        shown = [frame["page"] for frame in self.frames()]
        self.assertEqual(sorted(set(shown), key=shown.index), ["arriving", "a-lantern-is-a-machine"])

        # One that is taken back brings its page back.
        self.hand.begin()
        self.hand.go(0, 0.45, 25)
        self.hand.cancel()
        self.everyone("a-lantern-is-a-machine")
        self.shows("a-lantern-is-a-machine")
        frames = self.frames()
        self.assertEqual({frame["page"] for frame in frames}, {"a-lantern-is-a-machine"})
        self.assertLess(min(frame["at"] for frame in frames), -0.4)

        for seat in self.audience.seats:
            self.assertEqual((seat.gaps, seat.snapshots), (0, 0))
            self.assertGreaterEqual(len(seat.positions), 10)
            # A position comes with the revision that it builds on, never after it.
            self.assertEqual([late for late in seat.positions if late[1] != late[2]], [])
            # The last one before a page runs on by itself is where the run begins.
            for begin, last in seat.settles[:1]:
                self.assertAlmostEqual(begin, last, places=6)

    def test_at_the_end_of_the_deck_the_page_resists(self):
        self.start()
        self.presenter.go_to(6)
        self.watch()
        self.seat(20)
        self.hand.begin()
        reached = self.hand.go(0, 0.5, 30, wall=True)
        while abs(reached - 0.2157) > 1e-3:
            reached = self.hand.go(0.5, 0.5, 1, wall=True)
        self.assertEqual(self.audience.until(
            lambda seat: seat.positions and abs(seat.positions[-1][0] - reached) < 1e-9), [])
        pulled = lambda: self.driver.execute_script("return recorded.at(-1).at")
        self.assertTrue(eventually(lambda: abs(pulled() + reached) < 0.002), pulled())
        self.hand.release(0.5)
        self.everyone("the-end")
        self.shows("the-end")
        places = [frame["at"] for frame in self.frames()]
        self.assertAlmostEqual(min(places), -0.2157, delta=0.002)
        out = places[:places.index(min(places)) + 1]
        self.assertEqual(out, sorted(out, reverse=True))
        self.assertEqual({seat.page for seat in self.audience.seats}, {"the-end"})

    def test_one_who_comes_in_the_middle_sees_it_where_it_is(self):
        self.start()
        self.hand.begin()
        self.hand.go(0, 0.3, 20)
        self.seat(10)
        for seat in self.audience.seats:
            self.assertAlmostEqual(seat.transition["p"], 0.3, places=6)
        self.watch()
        self.assertAlmostEqual(self.driver.execute_script("return recorded.at(-1).at"), -0.3, delta=0.002)
        self.hand.go(0.3, 0.7, 20)
        self.hand.release(0.7)
        self.everyone("arriving")
        self.shows("arriving")

    def test_one_who_reads_too_late_ends_where_all_are(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        deck = Path(folder.name, "long.md")
        deck.write_text("\n\n---\n\n".join(f"## Page {n} {'of many ' * 12}" for n in range(1, 401)))
        self.start(str(deck))
        self.seat(3)
        slow = Audience(self.talk.port, 1, receive_buffer=4096)
        self.addCleanup(slow.close)
        self.assertEqual(slow.until(lambda seat: seat.page is not None), [])
        pages = [page["id"] for page in self.presenter.welcome["deck"]["pages"]]
        # Each tells the whole deck: far more than a socket that nobody reads can hold.
        for left in range(1, 13):
            self.presenter.ask(type="edit", pages=pages[:-left])
        self.hand.begin()
        self.hand.go(0, 0.6, 30)
        self.hand.release(0.6)
        self.everyone(pages[1])
        newest = self.audience.seats[0].revision
        self.assertLess(slow.seats[0].revision, newest)
        self.assertEqual(slow.until(lambda seat: seat.revision >= newest), [])
        seat = slow.seats[0]
        self.assertEqual((seat.page, seat.transition), (pages[1], None))
        self.assertGreater(seat.snapshots, 0)
        self.assertEqual(seat.gaps, 0)


if __name__ == "__main__":
    unittest.main()
