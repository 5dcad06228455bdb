"""The browsers that every test runs in, and what a test does with one."""

import os
import sys
import time
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service as ChromiumService
from selenium.webdriver.common.action_chains import ActionChains

from talk import Road, Talk, eventually

WANTED = os.environ.get("BROWSER", "chromium webkit").split()

# Kept by each page from its beginning: what it logged as an error, the sockets that it opened, and
# each animation that it ran.
WATCH = """
if (!window.watched) {
  window.watched = { errors: [], animations: [] };
  addEventListener('error', (event) => watched.errors.push(String(event.message)), true);
  addEventListener('unhandledrejection', (event) => watched.errors.push(String(event.reason)));
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    watched.animations.push({ part: this.dataset.part ?? this.className, frames, options });
    return animate.call(this, frames, options);
  };
}
"""

SHOWN = "return document.querySelector('.page[data-place=current]')?.dataset.page ?? null"


def chromium():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--no-sandbox", "--window-size=1280,800", "--disable-gpu"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=ChromiumService("/usr/bin/chromedriver"), options=options)


def webkit():
    options = webdriver.WebKitGTKOptions()
    options.binary_location = next(
        path for path in ("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
                          "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
                          "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser")
        if os.path.exists(path))
    options.add_argument("--automation")
    if os.geteuid() == 0:
        os.environ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
    return webdriver.WebKitGTK(options=options)


MAKERS = {"chromium": chromium, "webkit": webkit}


def in_every_browser(case):
    """Makes a test case of a class for each browser that is wanted."""
    module = sys.modules[case.__module__]
    for name in WANTED:
        title = f"{case.__name__}In{name.capitalize()}"
        made = type(title, (case, BrowserCase), {"browser": name, "__module__": case.__module__})
        setattr(module, title, made)
    return case


class BrowserCase(unittest.TestCase):
    """One browser for the whole case, one server for each test."""

    browser = ""
    deck = "walk.md"

    @classmethod
    def setUpClass(cls):
        cls.driver = MAKERS[cls.browser]()
        cls.driver.set_script_timeout(20)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def setUp(self):
        self.talk = Talk(self.deck)
        self.addCleanup(self.talk.stop)
        self.addCleanup(self.driver.get, "about:blank")

    # MARK: what the page shows

    def open(self, url=None):
        """Opens the viewer and waits until it is connected and can be used."""
        self.driver.get(url or self.talk.url)
        self.js(WATCH)
        self.assertTrue(eventually(lambda: self.js(
            "return document.querySelector('[data-part=status]').dataset.phase === 'open'")),
            "the viewer did not connect")
        # A browser that has just started paints nothing for a while.
        self.driver.execute_async_script(
            "const [done] = arguments; let left = 5;"
            "const frame = () => (left -= 1) ? requestAnimationFrame(frame) : done(); frame();")

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def number(self):
        return self.js("return document.querySelector('[data-part=number]').textContent")

    def title_shown(self):
        return self.js(
            "return document.querySelector('.page[data-place=current]')"
            "?.shadowRoot.querySelector('h1, h2')?.textContent.trim()")

    def text_shown(self):
        """The words of the current page that can be seen."""
        return self.js(
            "return [...document.querySelector('.page[data-place=current]').shadowRoot"
            ".querySelectorAll('h1, h2, li, p, td')].filter((element) =>"
            " getComputedStyle(element).visibility === 'visible')"
            ".map((element) => element.textContent.trim()).join('|')")

    def is_detached(self):
        return self.js("return !document.querySelector('[data-part=live]').hidden")

    def live_words(self):
        return self.js("return document.querySelector('[data-part=live]').textContent")

    def at_rest(self):
        return self.js("return !document.querySelector('[data-part=strip]').hasAttribute('data-moving')")

    def runs_of_the_strip(self):
        return [run for run in self.js("return watched.animations") if run["part"] == "strip"]

    def assertShows(self, number, within=5.0):
        wanted = f"{number} / "
        eventually(lambda: self.number().startswith(wanted) and self.at_rest(), within)
        self.assertTrue(self.number().startswith(wanted), f"{self.number()} is not page {number}")
        self.assertTrue(self.at_rest(), "the page is not at rest")

    def assertStays(self, number, seconds=0.8):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.assertTrue(self.number().startswith(f"{number} / "), self.number())
            time.sleep(0.05)

    def assertNoErrors(self):
        self.assertEqual(self.js("return window.watched?.errors ?? []"), [])
        if self.browser == "chromium":
            severe = [line for line in self.driver.get_log("browser") if line["level"] == "SEVERE"]
            self.assertEqual(severe, [])

    # MARK: what a person does

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def road(self):
        road = Road(self.talk.port)
        self.addCleanup(road.close)
        return road

    def presenter(self):
        presenter = self.talk.presenter()
        self.addCleanup(presenter.close)
        return presenter

    def touch(self, *fingers):
        """Fingers, each a list of (milliseconds, x, y): down at the first, up at the last."""
        self.driver.execute_async_script(TOUCH, fingers)

    def swipe(self, way, steps=10, y=300, at=640, lasting=200):
        """One finger `way` pixels to the right (negative: left)."""
        self.touch([(lasting * i / steps, at + way * i / steps, y) for i in range(steps + 1)])


# Pointer events as a touch screen gives them. Made by script in both browsers, since WebKit's driver
# has no touch; so capturing, which wants a real pointer, is stood in for: who captured a finger gets
# what it does, else what lies under it.
TOUCH = """
const [fingers, done] = arguments;
const captured = new Map();
Element.prototype.setPointerCapture = function (id) { captured.set(id, this); };
const find = (x, y) => {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot?.elementFromPoint(x, y) && found.shadowRoot.elementFromPoint(x, y) !== found)
    found = found.shadowRoot.elementFromPoint(x, y);
  return found ?? document.body;
};
const pending = fingers.flatMap((points, index) => {
  return points.map(([at, clientX, clientY], position) => {
    const type = position === 0 ? 'pointerdown' : position === points.length - 1 ? 'pointerup' : 'pointermove';
    const details = { pointerId: 50 + index, pointerType: 'touch', isPrimary: index === 0, clientX, clientY,
      bubbles: true, composed: true, cancelable: true };
    const target = () => captured.get(details.pointerId) ?? find(clientX, clientY);
    return { at, act: () => target().dispatchEvent(new PointerEvent(type, details)) };
  });
}).sort((a, b) => a.at - b.at);
const begun = performance.now();
const step = () => {
  while (pending.length && pending[0].at <= performance.now() - begun) pending.shift().act();
  pending.length ? setTimeout(step, 4) : done();
};
step();
"""
