"""What surrounds the pages: bars, skin, and the sheet that a presenter chooses from."""

from selenium.webdriver.common.keys import Keys

from browsers import in_every_browser
from talk import eventually

BARS = ["control", "number", "status"]
ITEMS = [{"id": "river", "title": "Along the river"}, {"id": "hill", "title": "Over the hill"}]


@in_every_browser
class Bars:
    def shown(self):
        return self.js(
            "return arguments[0].filter((bar) => getComputedStyle(document.querySelector(`[data-part=${bar}]`))"
            ".display !== 'none')", BARS[:2])

    def height(self):
        return self.js("return document.querySelector('[data-part=stage]').getBoundingClientRect().height")

    def hide(self, hidden=True, bars=BARS):
        presenter = self.presenter()
        for bar in bars:
            presenter.ask(type="chrome", bar=bar, hidden=hidden)
        return presenter

    def test_they_stay_hidden_whatever_pages_come(self):
        self.open()
        self.assertEqual(self.shown(), ["control", "number"])
        presenter = self.hide()
        self.assertTrue(eventually(lambda: self.shown() == []))
        presenter.go_to(2, animated=True)
        self.assertShows(2)
        self.press(Keys.ARROW_RIGHT)
        self.assertShows(3)
        self.assertEqual(self.shown(), [])
        self.hide(False, ["number"])
        self.assertTrue(eventually(lambda: self.shown() == ["number"]))
        self.assertNoErrors()

    def test_they_stay_hidden_when_the_page_is_loaded_or_connects_again(self):
        road = self.road()
        self.open(road.url)
        self.hide()
        self.assertTrue(eventually(lambda: self.shown() == []))
        road.cut()
        self.js("window.dispatchEvent(new Event('online'))")
        self.presenter().go_to(4)
        self.assertShows(4)
        self.assertEqual(self.shown(), [])
        self.driver.refresh()
        self.assertShows(4)
        self.assertEqual(self.shown(), [])
        self.assertTrue(self.js("return document.querySelector('[data-part=live]').hidden"))

    def test_the_page_has_the_room_of_what_is_hidden(self):
        self.driver.set_window_size(1400, 700)
        self.addCleanup(self.driver.set_window_size, 1280, 800)
        self.open()
        before = self.height()
        self.hide()
        self.assertTrue(eventually(lambda: self.height() > before + 20), (before, self.height()))

    def test_the_way_back_to_live_stays(self):
        self.hide()
        self.open()
        self.press(Keys.ARROW_RIGHT)
        self.assertShows(2)
        button = self.driver.find_element("css selector", "[data-part=live]")
        self.assertTrue(button.is_displayed())
        button.click()
        self.assertShows(1)


@in_every_browser
class Skins:
    def paper(self):
        return self.js("return getComputedStyle(document.querySelector('.page[data-place=current]').shadowRoot"
                       ".querySelector('article')).backgroundColor")

    def test_a_skin_is_everyones(self):
        self.open()
        light, dark = "rgb(253, 252, 248)", "rgb(21, 24, 29)"
        presenter = self.presenter()
        presenter.ask(type="skin", value="dark")
        self.assertTrue(eventually(lambda: self.paper() == dark), self.paper())
        presenter.ask(type="skin", value="light")
        self.assertTrue(eventually(lambda: self.paper() == light), self.paper())
        presenter.ask(type="skin", value="dark")
        self.driver.refresh()
        self.assertTrue(eventually(lambda: self.paper() == dark), self.paper())
        presenter.ask(type="skin", value="auto")
        self.assertTrue(eventually(lambda: self.paper() == light), self.paper())


    def test_the_first_paint_has_the_skin_and_the_bars_of_the_session(self):
        presenter = self.presenter()
        presenter.ask(type="skin", value="dark")
        for bar in BARS:
            presenter.ask(type="chrome", bar=bar, hidden=True)
        road = self.road()
        road.without_scripts = True
        self.driver.get(road.url)
        self.assertFalse(self.js("return document.querySelector('[data-place]') !== null"))
        self.assertEqual(self.js("return getComputedStyle(document.body).backgroundColor"), "rgb(11, 13, 16)")
        self.assertEqual(self.js("return getComputedStyle(document.body).getPropertyValue('--bar')"), "0px")


@in_every_browser
class Sheets:
    def present(self):
        presenter = self.presenter()
        presenter.ask(type="sheet", action="present", id="way", title="Which way home?", key="way", items=ITEMS)
        return presenter

    def sheet(self):
        """Its title, items, chosen item, and how far it is up, from 0 to 1; None while there is none."""
        return self.js("""
          const sheet = document.querySelector('dialog.sheet[open]');
          if (!sheet) return null;
          const { top, height } = sheet.getBoundingClientRect();
          return [document.getElementById(sheet.getAttribute('aria-labelledby')).textContent,
            [...sheet.querySelectorAll('li')].map((item) => item.textContent),
            sheet.querySelector('[aria-current=true]')?.textContent ?? null, (innerHeight - top) / height];
        """)

    def up(self, chosen="Along the river"):
        wanted = ["Which way home?", ["Along the river", "Over the hill"], chosen, 1]
        self.assertTrue(eventually(lambda: self.sheet() == wanted), self.sheet())

    def test_it_comes_marks_the_choice_and_goes(self):
        self.open()
        presenter = self.present()
        self.up()
        self.assertTrue(self.js("return document.querySelector('.sheet').matches(':focus')"))
        presenter.ask(type="sheet", action="select", value="hill")
        self.up("Over the hill")
        presenter.ask(type="sheet", action="confirm")
        self.assertTrue(eventually(lambda: self.sheet() is None), self.sheet())
        runs = [run["frames"] for run in self.js("return watched.animations") if run["part"] == "sheet"]
        self.assertEqual([[frame["transform"] for frame in frames] for frames in runs],
                         [["translateY(100%)", "translateY(0%)"], ["translateY(0%)", "translateY(100%)"]])
        self.assertNoErrors()

    def test_one_who_comes_later_sees_it(self):
        self.present()
        self.open()
        self.up()

    def test_a_viewer_only_looks_at_it(self):
        self.open()
        self.present()
        self.up()
        self.press(Keys.ARROW_RIGHT, Keys.ESCAPE, " ")
        self.assertStays(1, seconds=0.4)
        self.up()
        self.assertFalse(self.is_detached())

    def test_pages_that_are_set_beneath_it_come(self):
        self.open()
        presenter = self.present()
        self.up()
        presenter.go_to(3)
        self.assertShows(3)
        self.up()
