import Messages
import Pager
import Session
import Testing

@testable import Commands

@Suite("Status")
struct StatusTests {
  private let backstage = Backstage(
    notes: [:],
    viewers: 212,
    addresses: ["http://192.0.2.7:8080/", "http://other/"],
    remote: "http://192.0.2.7:8080/remote#token=secret",
    report: nil,
    drawing: nil
  )

  @Test func `a presenter is told of the audience`() {
    var errand = Errand(.status(json: false), token: "t", now: 0)
    _ = errand.received(.welcome(Talk.whole(page: "arriving", step: 1)), now: 0)
    #expect(errand.received(.role(RoleGranted(req: "enter", role: .presenter)), now: 0) == [])
    #expect(
      errand.received(.backstage(backstage), now: 0) == [
        .finish(
          .done(
            """
            A walk at dusk
            2 / 3  Arriving  (step 1 of 2)
            viewers  212
            address  http://192.0.2.7:8080/
            timer    1:01
            """
          )
        )
      ]
    )
  }

  @Test func `a viewer is told what is shown`() {
    var errand = Errand(.status(json: false), token: nil, now: 0)
    #expect(
      errand.received(.welcome(Talk.whole()), now: 0) == [
        .finish(.done("A walk at dusk\n1 / 3  Leaving\ntimer    1:01"))
      ]
    )
  }

  @Test func `a secret is not printed`() {
    #expect(!Status(Talk.whole(), backstage).json.contains("secret"))
  }

  @Test func `JSON has a number for each page`() {
    var whole = Talk.whole(page: "arriving", step: 1)
    whole.session.chrome.hidden = [.control]
    whole.session.driver = Snapshot.Driver(mode: .exclusive, holder: "p3")
    #expect(
      Status(whole, backstage).json == """
        {
          "addresses" : [
            "http://192.0.2.7:8080/",
            "http://other/"
          ],
          "autoAdvances" : true,
          "axis" : "horizontal",
          "blackout" : "none",
          "driver" : {
            "holder" : "p3",
            "mode" : "exclusive"
          },
          "elapsed" : 61,
          "epoch" : "e",
          "hiddenBars" : [
            "control"
          ],
          "isLocked" : false,
          "isMoving" : false,
          "isTimerRunning" : true,
          "page" : {
            "id" : "arriving",
            "number" : 2,
            "step" : 1,
            "steps" : 2,
            "title" : "Arriving"
          },
          "pages" : 3,
          "revision" : 7,
          "skin" : "auto",
          "style" : "scroll",
          "title" : "A walk at dusk",
          "viewers" : 212
        }
        """
    )
  }

  @Test(arguments: [
    (59.6, "0:59"), (3600, "1:00:00"), (-5, "0:00"), (.infinity, "0:00"), (1e300, "99:59:59"),
  ])
  func `any time can be told`(_ elapsed: Double, _ text: String) {
    var whole = Talk.whole()
    whole.session.timer = Timer(running: false, since: 0, elapsed: elapsed)
    whole.session.blackout = .black
    whole.session.locked = true
    whole.session.driver.mode = .exclusive
    let standing = Standing(whole.session, whole.deck)
    #expect(
      Status(whole, nil).text(standing).hasSuffix(
        "timer    \(text), stopped\nscreen   black\nlocked\nsteering nobody"
      )
    )
  }
}
