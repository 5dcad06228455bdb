"""What must not get out, and what must not get in."""

import re
import unittest
import urllib.request
import zlib

from browsers import in_every_browser
from presenter import Presenter
from talk import Talk, eventually

CANARY = b"canary-7f3a91"


@in_every_browser
class HostileDeck:
    deck = "hostile.md"

    def test_a_deck_runs_nothing(self):
        self.open()
        pwned = lambda: self.js("return document.documentElement.dataset.pwned ?? null")
        trap = "return document.querySelector('.page[data-place=current]').shadowRoot.querySelector('#trap, a')"
        link = self.js(trap)
        if link is not None:
            self.assertNotIn("javascript", self.js("return arguments[0].getAttribute('href') ?? ''", link))
        self.assertFalse(eventually(pwned, within=1.5))
        self.presenter().go_to(2)
        self.assertShows(2)
        self.assertFalse(eventually(pwned, within=0.5))
        self.assertEqual(self.js("return document.querySelectorAll('iframe, form').length"), 0)
        self.assertEqual(self.js("return location.href"), self.talk.url)


class Addresses(unittest.TestCase):
    """What any viewer can fetch, and what its socket gets."""

    def setUp(self):
        self.talk = Talk()
        self.addCleanup(self.talk.stop)

    def fetch(self, address):
        request = urllib.request.Request(self.talk.url + address, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request) as answer:
            body = answer.read()
            head = str(answer.headers).encode()
            packed = answer.headers.get("Content-Encoding") == "gzip"
            return (zlib.decompress(body, 47) if packed else body), head, len(body)

    def everything(self):
        """All addresses that the page, its files and the manifest name, with what is there."""
        viewer = Presenter(self.talk.port)
        self.addCleanup(viewer.close)
        wanted = ["", "remote"] + [page["address"] for page in viewer.welcome["deck"]["pages"]]
        seen = {}
        while wanted:
            address = wanted.pop()
            if address in seen:
                continue
            seen[address] = self.fetch(address)
            if address in ("", "remote"):
                wanted += re.findall(r'(?:href|src)="((?:w|deck)/[^"#]+)"', seen[address][0].decode())
        return seen

    def test_notes_and_token_are_at_no_address_of_a_viewer(self):
        seen = self.everything()
        self.assertGreater(len(seen), 15)
        for address, (body, head, _) in seen.items():
            for secret in (CANARY, self.talk.token.encode()):
                self.assertNotIn(secret, body, address)
                self.assertNotIn(secret, head, address)

    def test_notes_are_in_no_message_to_a_viewer(self):
        viewer = Presenter(self.talk.port)
        self.addCleanup(viewer.close)
        presenter = self.talk.presenter()
        self.addCleanup(presenter.close)
        for number in range(1, 7):
            presenter.go_to(number)
        viewer.send(type="resync")
        while viewer.receive()["type"] != "snapshot":
            pass
        self.assertGreater(len(viewer.received), 6)
        self.assertNotIn(CANARY.decode(), str(viewer.received))
        self.assertIn(CANARY.decode(), str(presenter.received))

    def test_the_first_page_is_small(self):
        page, _, sent = self.fetch("")
        files = set(re.findall(r'(?:href|src)="(w/[^"]+)"', page.decode()))
        scripts = [name for name in files if name.endswith(".js")]
        total = sent + sum(self.fetch(name)[2] for name in files)
        self.assertLessEqual(len(scripts), 12)
        self.assertLess(total, 23_000, f"{total} bytes, {len(files)} files")
