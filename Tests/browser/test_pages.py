"""What a page shows of what its author says: steps, code, backdrops, headings, numbers, its transition."""

import urllib.request

from browsers import in_every_browser
from talk import eventually

LINES, FRAGMENTS, LONG, FIT, DARK, BESIDE, FADING, UNCOUNTED, LAST = range(2, 11)


@in_every_browser
class Pages:
    deck = "features.md"

    def in_page(self, script, *arguments):
        """What a script says of the current page's root once the page is complete."""
        self.assertTrue(eventually(lambda: self.js(
            "return document.querySelector('.page[data-place=current]')?.dataset.phase") == "ready"))
        return self.js(
            "const root = document.querySelector('.page[data-place=current]').shadowRoot;" + script,
            *arguments)

    def bright_lines(self):
        return self.in_page(
            "return [...root.querySelectorAll('.line')].flatMap((line, index) =>"
            " getComputedStyle(line).opacity === '1' ? [index + 1] : [])")

    def seen(self):
        return self.in_page(
            "return [...root.querySelectorAll('p')].filter((p) =>"
            " getComputedStyle(p).visibility === 'visible').map((p) => p.textContent)")

    def test_lines_of_code_have_their_turn(self):
        presenter = self.presenter()
        presenter.go_to(LINES)
        self.open()
        self.assertEqual(eventually(self.bright_lines), [1])
        presenter.advance()
        self.assertEqual(eventually(lambda: (l := self.bright_lines()) == [2, 3] and l), [2, 3])
        presenter.advance()
        self.assertTrue(eventually(lambda: self.bright_lines() == [1, 2, 3]))
        presenter.advance("previous")
        self.assertTrue(eventually(lambda: self.bright_lines() == [2, 3]))
        self.assertNoErrors()

    def test_who_comes_late_sees_the_same_lines_in_the_first_bytes(self):
        self.presenter().go_to(LINES, step=1)
        self.open()
        with urllib.request.urlopen(self.talk.url) as answer:
            first = answer.read().decode()
        self.assertEqual(first.count('data-lit="0-1 2-" data-when="past"'), 1)
        self.assertEqual(first.count('data-lit="1-2 2-" data-when="now"'), 2)
        self.assertEqual(self.bright_lines(), [2, 3])

    def test_fragments_come_go_and_change(self):
        presenter = self.presenter()
        presenter.go_to(FRAGMENTS)
        self.open()
        red = lambda: self.in_page(
            "const [, , last] = root.querySelectorAll('p');"
            "return getComputedStyle(last).color !== getComputedStyle(root.querySelector('h2')).color")
        self.assertEqual(self.seen(), ["goes", "turns red"])
        presenter.advance()
        self.assertTrue(eventually(lambda: self.seen() == ["comes", "goes", "turns red"]))
        presenter.advance()
        self.assertTrue(eventually(lambda: self.seen() == ["comes", "turns red"]))
        self.assertFalse(red())
        presenter.advance()
        self.assertTrue(eventually(red))
        presenter.go_to(LAST)
        presenter.go_to(FRAGMENTS)
        self.assertShows(FRAGMENTS)
        self.assertTrue(eventually(lambda: self.seen() == ["goes", "turns red"]), self.seen())

    def test_a_page_that_is_come_back_to_has_had_all_its_steps(self):
        presenter = self.presenter()
        presenter.go_to(LONG)
        self.open()
        presenter.advance("previous")
        self.assertShows(FRAGMENTS)
        self.assertTrue(eventually(lambda: self.seen() == ["comes", "turns red"]), self.seen())

    def test_long_code_scrolls_to_its_lines_and_what_is_around_it_stays(self):
        presenter = self.presenter()
        presenter.go_to(LONG)
        self.open()
        place = lambda: self.in_page("""
          const [article, pre] = [root.querySelector('article'), root.querySelector('pre')];
          const { top, bottom } = pre.getBoundingClientRect();
          const lit = pre.querySelector('.line[data-lit][data-when=now]').getBoundingClientRect();
          return { scrolled: pre.scrollTop, seen: lit.top >= top && lit.bottom <= bottom,
            whole: article.scrollHeight - article.clientHeight <= 1,
            size: parseFloat(getComputedStyle(pre).fontSize) };
        """)
        first = place()
        self.assertEqual((first["scrolled"], first["seen"], first["whole"]), (0, True, True))
        self.assertGreaterEqual(first["size"], 13)
        presenter.advance()
        self.assertTrue(eventually(lambda: (now := place())["scrolled"] > 0 and now["seen"]), place())

    def test_a_heading_is_as_wide_as_the_page(self):
        self.presenter().go_to(FIT)
        self.open()
        share = self.in_page("""
          const heading = root.querySelector('.fit');
          const range = document.createRange();
          range.selectNodeContents(heading);
          return range.getBoundingClientRect().width / heading.getBoundingClientRect().width;
        """)
        self.assertTrue(0.9 < share <= 1.01, share)

    def test_ink_can_be_read_on_a_dark_picture(self):
        self.presenter().go_to(DARK)
        self.open()
        ink = lambda: self.in_page(
            "return getComputedStyle(root.querySelector('h2')).color.match(/\\d+/g).map(Number)[0]")
        self.assertTrue(eventually(lambda: ink() > 200), ink())

    def test_a_picture_has_its_side_and_the_text_the_other(self):
        self.presenter().go_to(BESIDE)
        self.open()
        picture, text, page = self.in_page("""
          const box = (name) => root.querySelector(name).getBoundingClientRect();
          return [box('.backdrop').right, box('h2').left, box('article').width];
        """)
        left = self.in_page("return root.querySelector('article').getBoundingClientRect().left")
        self.assertAlmostEqual((picture - left) / page, 0.4, delta=0.01)
        self.assertGreater(text, picture)

    def test_pages_have_their_own_numbers(self):
        presenter = self.presenter()
        number = lambda: self.in_page(
            "const place = root.querySelector('.page-number');"
            "return place && getComputedStyle(place, '::before').content")
        presenter.go_to(FADING)
        self.open()
        self.assertEqual(eventually(number), f'"{FADING}"')
        presenter.go_to(LAST)
        self.assertShows(LAST)
        self.assertEqual(eventually(number), f'"{LAST - 1}"')

    def test_of_two_saves_at_once_only_the_second_is_set(self):
        self.open()
        formula = self.js("""
            return (async () => {
              const { src } = document.querySelector("script[type=module]");
              const { PageSection } = await import(new URL("../dom/page-section.js", src));
              const section = PageSection.make("twice");
              section.element.dataset.place = "beside";
              document.body.append(section.element);
              for (const words of ["a", "b"]) {
                section.fill([], `<article><span class="math inline">${words}</span></article>`, () => true);
              }
              while (section.element.dataset.phase !== "ready") await new Promise(requestAnimationFrame);
              return section.element.shadowRoot.querySelector("annotation").textContent;
            })()""")
        self.assertEqual(formula, "b")

    def test_a_page_comes_as_its_author_wants_it(self):
        presenter = self.presenter()
        presenter.go_to(BESIDE)
        self.open()
        self.js("""
          const strip = document.querySelector('[data-part=strip]');
          window.styles = [];
          new MutationObserver(() => window.styles.push(strip.dataset.style))
            .observe(strip, { attributeFilter: ['data-style'] });
        """)
        styles = lambda: self.js("return window.styles")
        presenter.go_to(FADING, animated=True)
        self.assertTrue(eventually(lambda: "fade" in styles()), styles())
        self.assertShows(FADING)
        presenter.go_to(LINES, animated=True)
        self.assertTrue(eventually(lambda: styles()[-1] == "scroll"), styles())
        self.assertShows(LINES)
        self.assertNoErrors()
