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
