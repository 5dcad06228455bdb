"""What the server and the presenter's console tell of what viewers are at."""

import re
import unittest
import urllib.request

from selenium.webdriver.common.keys import Keys

from browsers import in_every_browser
from talk import eventually


@in_every_browser
class Attention:
    def setUp(self):
        super().setUp()
        self.console = self.talk.console()
        self.addCleanup(self.console.close)
        self.open()

    def counted(self):
        """How many viewers are at what, as `/metrics` has it; those that nobody is at are left out."""
        with urllib.request.urlopen(self.talk.url + "metrics") as answer:
            states = re.findall(r'^lectern_viewers\{state="(\w+)"\} (\d+)$', answer.read().decode(), re.M)
        return {state: int(count) for state, count in states if count != "0"}

    def assertTold(self, counted, shown):
        eventually(lambda: self.counted() == counted)
        self.assertEqual(self.counted(), counted)
        eventually(lambda: f" {shown} " in self.console.first_line())
        self.assertIn(f" {shown} ", self.console.first_line())

    def test_who_turns_pages_alone_is_counted_as_browsing_until_they_return(self):
        self.assertTold({"following": 1}, "1 viewer")
        self.press(Keys.ARROW_RIGHT)
        self.assertTold({"browsing": 1}, "1 viewer, 1 browsing")
        self.press(Keys.ESCAPE)
        self.assertTold({"following": 1}, "1 viewer")

    def test_whose_page_is_not_to_be_seen_is_counted_as_away_until_it_is(self):
        self.assertTold({"following": 1}, "1 viewer")
        self.driver.minimize_window()
        self.assertTold({"away": 1}, "1 viewer, 1 away")
        self.driver.maximize_window()
        self.assertTold({"following": 1}, "1 viewer")

    def test_one_who_browses_and_goes_away_is_away_and_comes_back_browsing(self):
        self.press(Keys.ARROW_RIGHT)
        self.assertTold({"browsing": 1}, "1 viewer, 1 browsing")
        self.driver.minimize_window()
        self.assertTold({"away": 1}, "1 viewer, 1 away")
        self.driver.maximize_window()
        self.assertTold({"browsing": 1}, "1 viewer, 1 browsing")


if __name__ == "__main__":
    unittest.main()
