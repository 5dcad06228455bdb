"""What pages look like, where a style alone can't see to it."""

import urllib.request

from browsers import in_every_browser
from talk import DECKS, ROOT, eventually

LOOK = ROOT / "Tests/Fixtures/look"
CURRENT = "const section = document.querySelector('.page[data-place=current]'); const root = section.shadowRoot;"


class Looking:
    """A deck, and pages of it."""

    def show(self, number, step=0):
        self.presenter().go_to(number, step=step)
        self.open()
        self.assertTrue(eventually(lambda: self.ask("section.dataset.phase") == "ready"))

    def ask(self, expression):
        return self.js(f"{CURRENT} return {expression}")


@in_every_browser
class PagesOfAllKinds(Looking):
    deck = str(LOOK / "pages.md")

    def test_a_plain_first_page_comes_without_the_style_of_what_others_have(self):
        presenter = self.presenter()
        for number, has_features in [(1, False), (2, False), (3, True), (5, True), (7, True)]:
            presenter.go_to(number)
            with urllib.request.urlopen(self.talk.url) as answer:
                page = answer.read().decode()
            self.assertIn('/css/page.css">', page)
            self.assertEqual("/css/features.css" in page, has_features, number)

    def test_a_first_page_is_as_it_is_when_it_comes_later(self):
        box = "Object.values(root.querySelector('%s').getBoundingClientRect().toJSON())"
        for number, part in [(1, "h1"), (5, "table"), (7, "pre")]:
            self.show(number)
            first = self.ask(box % part)
            self.presenter().go_to(number + 1)
            self.assertShows(number + 1)
            self.presenter().go_to(number)
            self.assertShows(number)
            self.assertEqual(self.ask(box % part), first)

    def test_pictures_give_way_before_the_text_does(self):
        for number in (13, 16):
            self.show(number)
            style = self.ask("root.querySelector('article').style.getPropertyValue('--fit')")
            self.assertEqual(style, "1", number)
            self.assertFalse(self.ask("root.querySelector('article').matches('[data-overflow]')"))
            self.assertTrue(self.ask(
                "[...root.querySelectorAll('img, figcaption, p')].every((part) =>"
                " part.getBoundingClientRect().bottom <= section.getBoundingClientRect().bottom)"))

    def test_a_small_drawing_takes_no_more_room_than_it_has_lines(self):
        self.show(18)
        drawing, around = self.ask(
            "['svg', '.diagram'].map((part) => root.querySelector(part).getBoundingClientRect().height)")
        self.assertAlmostEqual(drawing, around, delta=1)
        line = self.ask("parseFloat(getComputedStyle(root.querySelector('article')).fontSize)")
        self.assertLess(self.ask("root.querySelector('.diagram').offsetHeight"), 9 * line)

    def test_a_diagram_that_stays_text_is_shown_whole(self):
        self.show(11)
        self.assertTrue(self.ask("(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)"
                                 "(root.querySelector('.source pre'))"))


@in_every_browser
class Layouts(Looking):
    deck = str(LOOK / "slidev.md")

    def test_nothing_gives_way_to_what_hangs_over_the_edge(self):
        self.show(19)
        self.assertEqual(self.ask("root.querySelector('article').style.getPropertyValue('--fit')"), "1")
        self.assertFalse(self.ask("root.querySelector('article').matches('[data-overflow], [data-fitting]')"))
        self.assertNotEqual(self.ask("getComputedStyle(root.querySelector('[style*=absolute]')).display"), "none")

    def test_a_list_in_centred_text_stands_in_the_middle_beside_its_marks(self):
        self.show(20)
        page, items = self.ask("[section.getBoundingClientRect().toJSON(),"
                               " root.querySelector('ul').getBoundingClientRect().toJSON()]")
        self.assertLess(items["width"], page["width"] / 2)
        self.assertAlmostEqual(items["left"] - page["left"], page["right"] - items["right"], delta=2)
        self.assertIn(self.ask("getComputedStyle(root.querySelector('li')).textAlign"), ["start", "left"])

    def test_ink_is_for_what_is_under_the_text(self):
        # The sky is light, and the sea, on which the words are, is dark.
        self.show(14)
        self.assertTrue(eventually(lambda: self.ask("root.querySelector('article').dataset.ground") == "dark"))

    def test_a_picture_alone_is_the_page(self):
        self.show(13)
        self.assertTrue(eventually(lambda: self.ask("root.querySelector('img').complete")))
        box = "Object.values(%s.getBoundingClientRect().toJSON()).map(Math.round)"
        self.assertEqual(self.ask(box % "root.querySelector('img')"), self.ask(box % "section"))

    def test_a_missing_picture_leaves_its_frame_at_its_side(self):
        self.show(8)
        frame, page = self.ask("[root.querySelector('.missing'), section].map(({ clientWidth }) => clientWidth)")
        page *= self.ask("720 / section.clientHeight")
        self.assertGreater(frame, 0.4 * page)


@in_every_browser
class Backgrounds(Looking):
    deck = str(LOOK / "reveal.md")

    def test_a_gradient_of_any_kind_is_shown(self):
        self.show(5)
        self.assertIn("radial-gradient", self.ask("getComputedStyle(root.querySelector('article')).backgroundImage"))


@in_every_browser
class Sides(Looking):
    deck = str(LOOK / "remark.md")

    def test_what_is_put_at_either_side_stands_beside_each_other(self):
        self.show(2)
        left, right, rest, foot = self.ask(
            "['.pull-left', '.pull-right', '.pull-right ~ p', '.footnote'].map((part) =>"
            " root.querySelector(part).getBoundingClientRect().toJSON())")
        self.assertLess(left["right"], right["left"])
        self.assertAlmostEqual(left["top"], right["top"], delta=2)
        self.assertGreaterEqual(rest["top"], max(left["bottom"], right["bottom"]) - 1)
        self.assertGreater(foot["top"], rest["bottom"])


@in_every_browser
class PlacedParts(Looking):
    deck = str(LOOK / "obsidian.md")

    def test_a_part_with_a_colour_has_ink_for_it(self):
        self.show(1)
        self.assertTrue(eventually(lambda: self.ask("root.querySelector('.placed').dataset.ground") == "dark"))
        red, green, blue = self.ask(
            "getComputedStyle(root.querySelector('.placed h2')).color.match(/\\d+/g).map(Number)")
        self.assertGreater(min(red, green, blue), 180)

    def test_a_picture_keeps_to_its_place(self):
        self.show(1)
        self.assertTrue(self.ask(
            "(([picture, place]) => picture.bottom <= place.bottom + 1)"
            "(['.placed img', '.placed:has(img)'].map((part) => root.querySelector(part).getBoundingClientRect()))"))


@in_every_browser
class BrokenPictures(Looking):
    deck = str(DECKS.parent / "decks/layouts/deck.md")

    def test_a_picture_that_is_none_leaves_its_frame(self):
        self.show(3)
        self.assertTrue(eventually(lambda: self.ask("root.querySelector('.missing') !== null")))
        self.assertEqual(self.ask("root.querySelectorAll('img').length"), 0)
