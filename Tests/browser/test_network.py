"""A viewer whose server or network goes away."""

import time

from browsers import in_every_browser
from talk import eventually


@in_every_browser
class Network:
    def test_it_is_right_within_three_seconds_of_a_restart(self):
        self.open()
        self.talk.kill()
        time.sleep(1.5)
        self.assertShows(1)
        self.talk.start(page=4)
        self.assertShows(4, within=3)
        self.presenter().go_to(2)
        self.assertShows(2)

    def test_a_loss_is_told_beside_the_page(self):
        self.open()
        self.talk.kill()
        hidden = lambda: self.js("return document.querySelector('[data-part=status]').hidden")
        self.assertTrue(eventually(lambda: not hidden(), within=4))
        overlap = self.js("""
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          const [status, stage] = [box('[data-part=status]'), box('[data-part=stage]')];
          return status.top < stage.bottom && status.bottom > stage.top && status.left < stage.right;
        """)
        self.assertFalse(overlap)
        self.talk.start()
        self.assertTrue(eventually(hidden, within=4))

    def test_a_socket_that_died_in_its_sleep_is_replaced_on_waking(self):
        road = self.road()
        self.open(road.url)
        presenter = self.presenter()
        presenter.go_to(3)
        self.assertShows(3)
        # Packets are lost both ways; nobody is told.
        road.silent = True
        presenter.go_to(6)
        time.sleep(2.1)
        self.assertStays(3, seconds=0.3)
        road.silent = False
        road.cut()
        self.js("document.dispatchEvent(new Event('visibilitychange'))")
        self.assertShows(6, within=4)

    def test_a_dead_road_is_noticed_on_waking_though_the_socket_claims_to_be_open(self):
        road = self.road()
        self.open(road.url)
        road.silent = True
        self.presenter().go_to(5)
        time.sleep(2.1)
        self.js("window.dispatchEvent(new Event('online'))")
        phase = lambda: self.js("return document.querySelector('[data-part=status]').dataset.phase")
        self.assertTrue(eventually(lambda: phase() != "open", within=3), phase())
        road.silent = False
        self.assertShows(5, within=8)

    def test_there_is_one_connection_however_often_it_is_woken(self):
        road = self.road()
        self.open(road.url)
        for _ in range(3):
            road.cut()
            self.js("""
              for (let round = 0; round < 5; round += 1) {
                dispatchEvent(new Event('online'));
                document.dispatchEvent(new Event('visibilitychange'));
                dispatchEvent(new Event('pageshow'));
              }
            """)
            time.sleep(0.7)
        self.assertTrue(eventually(lambda: self.talk.viewers() == 1, within=6), self.talk.viewers())
        time.sleep(3)
        self.assertEqual(self.talk.viewers(), 1)
        self.presenter().go_to(2)
        self.assertShows(2)

    def test_what_was_missed_is_caught_up(self):
        road = self.road()
        self.open(road.url)
        presenter = self.presenter()
        road.silent = True
        for number in [2, 3, 4, 5]:
            presenter.go_to(number)
        road.silent = False
        self.assertShows(5)
