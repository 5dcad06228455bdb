"""What becomes of a deck: pictures as pages, and a deck that is saved while it is shown."""

import shutil
import tempfile
import time
from pathlib import Path

from browsers import in_every_browser
from selenium.webdriver.common.action_chains import ActionChains
from remote import Phone
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
        self.assertTrue(0.52 <= page["fit"] < 1, page)
        self.assertLessEqual(page["over"], 1)
        self.assertFalse(page["scrolls"])

    def test_text_that_would_be_too_small_is_scrolled(self):
        self.presenter().go_to(2)
        self.open()
        page = eventually(lambda: (found := self.measures())["scrolls"] and found)
        self.assertAlmostEqual(page["fit"], 0.52, delta=0.01)
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


@in_every_browser
class PicturesOfPages(Phone):
    """A page with a picture from a folder beside its deck."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="lectern-picture-")
        self.addCleanup(folder.cleanup)
        Path(folder.name, "pics").mkdir()
        shutil.copy(DECKS / "dark.svg", Path(folder.name, "pics", "leaf.svg"))
        file = Path(folder.name, "talk.md")
        file.write_text("# Leaf\n\n![a leaf](pics/leaf.svg)\n")
        self.deck = str(file)
        super().setUp()

    def picture(self):
        """The address of the picture, once it is painted."""
        return eventually(lambda: self.js("""
          const pictures = [...document.querySelectorAll('.page')].map((page) => page.shadowRoot?.querySelector('img'));
          return pictures.find((picture) => picture?.complete && picture.naturalWidth > 0)?.src ?? null;
        """))

    def test_a_picture_is_the_same_file_wherever_its_page_is_shown(self):
        self.open()
        viewer = self.picture()
        self.assertTrue(viewer)
        self.driver.get(self.talk.url + "?from=a-chat")
        self.assertEqual(self.picture(), viewer)
        self.assertTrue(self.open_remote())
        self.assertEqual(self.picture(), viewer)


@in_every_browser
class Documents:
    """Three pages of a PDF: a tall one, and two wide ones with links."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="lectern-document-")
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name, "talk.pdf")
        self.file.write_bytes(document("Tall", "Kettles and cups", "Leaves"))
        self.deck = str(self.file)
        super().setUp()

    def shown(self):
        """Where the picture and the stage are, once the page is there with its words."""
        return eventually(lambda: self.js("""
          const page = document.querySelector('.page[data-place=current]');
          const root = page?.shadowRoot;
          const image = root?.querySelector('.drawing img');
          if (page?.dataset.phase !== 'ready' || !image?.complete || !root.querySelector('.layer')) return null;
          const { left, top, width, height } = image.getBoundingClientRect();
          const stage = document.querySelector('.stage').getBoundingClientRect();
          const word = root.querySelector('tspan').getBoundingClientRect();
          return { left: left - stage.left, top: top - stage.top, width, height,
            stage: [stage.width, stage.height], words: root.querySelector('.layer').textContent,
            word: [(word.left - left) / width, (word.top - top) / height] };
        """), within=10)

    def test_each_page_is_whole_and_in_the_middle_by_its_own_size(self):
        self.open()
        for number, ratio in ((1, 0.5), (2, 4 / 3)):
            self.presenter().go_to(number)
            self.assertShows(number)
            page = eventually(lambda: (found := self.shown()) and abs(
                found["width"] / found["height"] / ratio - 1) < 0.01 and found)
            self.assertTrue(page, self.shown())
            self.assertAlmostEqual(page["left"] * 2 + page["width"], page["stage"][0], delta=2)
            self.assertAlmostEqual(page["top"] * 2 + page["height"], page["stage"][1], delta=2)
            fills = max(page["width"] / page["stage"][0], page["height"] / page["stage"][1])
            self.assertAlmostEqual(fills, 1, delta=0.01)
        self.assertNoErrors()

    def test_words_lie_over_their_picture_and_can_be_selected(self):
        self.presenter().go_to(2)
        self.open()
        page = self.shown()
        self.assertIn("Kettles and cups", page["words"])
        # They begin 40 of 400 points from the left, and stand on the middle of the page.
        self.assertAlmostEqual(page["word"][0], 0.1, delta=0.01)
        self.assertAlmostEqual(page["word"][1], 0.43, delta=0.04)
        selected = self.js("""
          const line = document.querySelector('.page[data-place=current]').shadowRoot.querySelector('text');
          getSelection().selectAllChildren(line);
          return getSelection().toString();
        """)
        self.assertEqual(selected.strip(), "Kettles and cups")

    def test_a_link_to_a_page_turns_to_it_and_one_outside_opens_elsewhere(self):
        self.presenter().go_to(2)
        self.open()
        self.shown()
        links = eventually(lambda: self.js("""
          const links = document.querySelector('.page[data-place=current]').shadowRoot.querySelectorAll('a');
          return links.length === 2 && [...links].map((link) => [link.getAttribute('href'), link.target]);
        """))
        self.assertEqual([href for href, _ in links], ["#page-3", "https://example.org/"])
        x, y = self.js("""
          const link = document.querySelector('.page[data-place=current]').shadowRoot.querySelector('a rect');
          const { left, top, width, height } = link.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        """)
        self.click(x, y)
        self.assertShows(3)
        self.assertTrue(self.is_detached())

    def test_a_document_that_is_saved_shows_where_the_viewer_stands(self):
        self.presenter().go_to(2)
        self.open()
        self.shown()
        other = self.file.with_suffix(".new")
        other.write_bytes(document("Tall", "Kettles and pots", "Leaves"))
        other.rename(self.file)
        self.assertTrue(eventually(lambda: "pots" in (self.shown() or {"words": ""})["words"], within=10))
        self.assertShows(2)
        self.assertNoErrors()

    def click(self, x, y):
        chain = ActionChains(self.driver)
        chain.w3c_actions.pointer_action.move_to_location(round(x), round(y)).click()
        chain.perform()


def document(*titles):
    """A PDF: the first page is tall, the second has a link to the last one and one outside."""
    links = ("[<</Subtype/Link/Rect[40 140 200 180]/Dest[7 0 R/Fit]>>"
             "<</Subtype/Link/Rect[40 20 200 60]/A<</S/URI/URI(https://example.org/)>>>>]")
    objects = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 5 0 R 7 0 R]/Count 3>>"]
    for index, title in enumerate(titles):
        width, height = (300, 600) if index == 0 else (400, 300)
        content = f"BT /F 24 Tf 40 {height // 2} Td ({title}) Tj ET"
        objects += [
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {width} {height}]/Contents {4 + 2 * index} 0 R"
            f"/Annots {links if index == 1 else '[]'}"
            "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>",
            f"<</Length {len(content)}>>\nstream\n{content}\nendstream"]
    parts, places = ["%PDF-1.4\n"], []
    for number, body in enumerate(objects, 1):
        places.append(sum(map(len, parts)))
        parts.append(f"{number} 0 obj\n{body}\nendobj\n")
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    parts.append(f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
                 f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R>>\nstartxref\n{sum(map(len, parts))}\n%%EOF\n")
    return "".join(parts).encode()
