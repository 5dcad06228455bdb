"""What becomes of a deck: pictures as pages, and a deck that is saved while it is shown."""

import shutil
import tempfile
import time
from pathlib import Path

from browsers import in_every_browser
from talk import DECKS, eventually


@in_every_browser
class Pictures:
    deck = "pictures"

    def test_each_picture_is_shown_whole_by_its_own_shape(self):
        self.open()
        image = lambda: self.js("""
          const image = document.querySelector('.page[data-place=current]')?.shadowRoot.querySelector('img');
          if (!image?.complete) return null;
          const { width, height } = image.getBoundingClientRect();
          const stage = document.querySelector('.stage').getBoundingClientRect();
          return [image.naturalWidth / image.naturalHeight, getComputedStyle(image).objectFit,
            Math.abs(width - stage.width) < 1 && Math.abs(height - stage.height) < 1];
        """)
        self.assertEqual(eventually(image), [4, "contain", True])
        self.presenter().go_to(2)
        self.assertShows(2)
        ratio, fit, fills = eventually(image)
        self.assertAlmostEqual(ratio, 1 / 3, delta=0.01)
        self.assertEqual((fit, fills), ("contain", True))
        self.assertNoErrors()


@in_every_browser
class LongPages:
    deck = "long.md"

    def measures(self):
        return self.js("""
          const root = document.querySelector('.page[data-place=current]').shadowRoot;
          const [article, pre] = [root.querySelector('article'), root.querySelector('pre')];
          return { fit: Number(article.style.getPropertyValue('--fit')),
            over: article.scrollHeight - article.clientHeight, scrolls: article.tabIndex === 0,
            wider: pre ? pre.scrollWidth - pre.clientWidth : 0,
            size: parseFloat(getComputedStyle(pre ?? article).fontSize) };
        """)

    def test_text_is_made_smaller_until_it_fits(self):
        self.open()
        page = eventually(lambda: (found := self.measures())["fit"] and found)
        self.assertTrue(0.6 <= page["fit"] < 1, page)
        self.assertLessEqual(page["over"], 1)
        self.assertFalse(page["scrolls"])

    def test_text_that_would_be_too_small_is_scrolled(self):
        self.presenter().go_to(2)
        self.open()
        page = eventually(lambda: (found := self.measures())["scrolls"] and found)
        self.assertAlmostEqual(page["fit"], 0.6, delta=0.01)
        self.assertGreater(page["over"], 100)

    def test_a_wide_line_of_code_is_made_smaller(self):
        self.presenter().go_to(3)
        self.open()
        eventually(lambda: self.measures()["fit"])
        page = self.measures()
        self.assertLessEqual(page["wider"], 1)
        self.assertLess(page["size"], 22)

    def test_lines_break_at_the_same_words_at_any_size(self):
        breaks = """
          const root = document.querySelector('.page[data-place=current]').shadowRoot;
          const text = root.querySelector('p').firstChild;
          const range = document.createRange();
          const tops = [...text.data].map((_, index) => {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            return Math.round(range.getBoundingClientRect().top * 4);
          });
          return tops.flatMap((top, index) => (index > 0 && top > tops[index - 1] + 8 ? [index] : []));
        """
        self.open()
        eventually(lambda: self.measures()["fit"])
        size = self.driver.get_window_size()
        self.addCleanup(self.driver.set_window_size, size["width"], size["height"])
        wide = self.js(breaks)
        self.driver.set_window_size(560, 620)
        eventually(lambda: self.js("return innerWidth") < 700)
        self.assertGreater(len(wide), 0)
        self.assertEqual(self.js(breaks), wide)


@in_every_browser
class Saving:
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="lectern-saving-")
        self.addCleanup(folder.cleanup)
        self.file = Path(shutil.copy(DECKS / "walk.md", folder.name))
        self.deck = str(self.file)
        super().setUp()

    def save(self, text):
        """As editors do: another file that takes the place."""
        other = self.file.with_suffix(".new")
        other.write_text(text)
        other.rename(self.file)

    def test_a_changed_word_shows_where_the_viewer_stands(self):
        self.presenter().go_to(3)
        self.open()
        text = self.file.read_text()
        begun = time.monotonic()
        self.save(text.replace("The map", "The chart"))
        self.assertTrue(eventually(lambda: self.title_shown() == "The chart", within=5), self.title_shown())
        self.assertLess(time.monotonic() - begun, 2)
        self.assertShows(3, within=1)
        self.assertNoErrors()

    def test_a_deck_that_got_shorter_stands_on_a_page_that_is_there(self):
        presenter = self.presenter()
        presenter.go_to(6)
        self.open()
        text = self.file.read_text()
        self.save(text[: text.index("## Counting")].rstrip().rstrip("-"))
        self.assertTrue(eventually(lambda: self.number() == "4 / 4"), self.number())
        presenter.advance("previous", by="page")
        self.assertShows(3)
        self.save(text)
        self.assertTrue(eventually(lambda: self.number() == "3 / 6"), self.number())
        self.assertNoErrors()

    def test_a_viewer_on_its_own_keeps_its_page(self):
        self.open()
        self.press(" ", " ")
        self.assertShows(3)
        text = self.file.read_text()
        self.save(text.replace("## Arriving", "## A new page\n\nNew.\n\n---\n\n## Arriving"))
        self.assertTrue(eventually(lambda: self.number() == "4 / 7"), self.number())
        self.assertEqual(self.title_shown(), "The map")
        self.assertTrue(self.is_detached())
