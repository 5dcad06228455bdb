"""What a test does with the phone in the presenter's hand."""

from selenium.webdriver.common.by import By

from talk import eventually

TRUSTED = "return document.body.dataset.trusted === 'true'"
READY = ("return [...document.querySelectorAll('[data-part=stage] .page')].length > 1"
         " && [...document.querySelectorAll('.page')].every((page) => page.dataset.phase === 'ready')")


class Phone:
    """Part of a browser's case."""

    def open_remote(self, token=None, url=None):
        self.driver.get(f"{url or self.talk.url}remote#token={token or self.talk.token}")
        return eventually(lambda: self.js(TRUSTED), within=3)

    def part(self, name):
        return self.driver.find_element(By.CSS_SELECTOR, f"[data-part={name}]")

    def text(self, name):
        return self.js("return document.querySelector(`[data-part=${arguments[0]}]`).textContent", name)

    def assertNumber(self, number, within=5.0):
        wanted = f"{number} / "
        self.assertTrue(eventually(lambda: self.text("number").startswith(wanted), within), self.text("number"))

    def middle(self, name):
        """The middle of a part, and its width."""
        box = self.js("return document.querySelector(`[data-part=${arguments[0]}]`).getBoundingClientRect().toJSON()", name)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]

    def along(self, name, way, *, lasting=300, steps=12, up=0, from_share=0.5, after=0):
        """The points of a finger that comes down on a part and goes `way` surface widths to the right."""
        x, y, width = self.middle(name)
        x += (from_share - 0.5) * width
        surface = self.middle("surface")[2]
        return [(after + lasting * i / steps, x + way * surface * i / steps, y - up * i / steps)
                for i in range(steps + 1)]

    def page_changes(self, viewer):
        """What a socket heard of gestures and pages until now: it asks for the time, and hears all before."""
        viewer.send(type="clock", sent=0)
        seen = []
        while True:
            message = viewer.receive()
            if message["type"] == "clock":
                return seen
            if message["type"] == "motion":
                seen.append("motion")
            seen += [event["type"] for event in message.get("events", [])]

    def heard(self, viewer, last, within=5.0):
        """All that a socket hears until something of this name."""
        seen = []
        self.assertTrue(eventually(lambda: seen.extend(self.page_changes(viewer)) or last in seen, within), seen)
        return seen
