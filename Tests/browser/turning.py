"""A session in one of the ways in which pages take each other's place."""

from pixels import Pixels
from talk import eventually

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
