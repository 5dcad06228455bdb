// swift-tools-version: 6.2
import PackageDescription

/// Applied to every Swift target.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),  // SE-0458
  .treatAllWarnings(as: .error),  // SE-0443
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
]

/// One Debian library: its module map and shim are in `Sources/<name>`.
func library(_ name: String, pkgConfig: String? = nil, apt package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let fanOut = "Tests/Benchmarks/fanout"

let package = Package(
  name: "lectern",
  products: [.executable(name: "lectern", targets: ["lectern"])],
  targets: [
    // C: header-only modules; each is imported by exactly one edge.
    library("CLibwebsockets", pkgConfig: "libwebsockets", apt: "libwebsockets-dev"),
    library("CLibuv", pkgConfig: "libuv", apt: "libuv1-dev"),
    library("CCommonMark", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-dev"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
    library("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
    library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    library("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),

    // Pure: values and state machines; no clock, no I/O, no C.
    .target(name: "Pager"),
    .target(name: "Deck"),
    .target(name: "Session", dependencies: ["Pager"]),
    .target(name: "Messages", dependencies: ["Session", "Pager"]),
    .target(name: "Screen"),

    // Edges: one C library or device each; only here `unsafe`.
    .target(name: "WebSockets", dependencies: ["CLibwebsockets", "CLibuv"]),
    .target(name: "DeckReading", dependencies: ["Deck", "CCommonMark", "CYAML"]),
    .target(name: "Assets", dependencies: ["CZlib", "CCrypto"]),
    .target(name: "QRCode", dependencies: ["CQREncode"]),
    .target(name: "Addresses"),
    .target(name: "Terminal", dependencies: ["Screen"]),
    .target(name: "StandardStreams"),

    // Composition.
    .target(
      name: "Server",
      dependencies: [
        "Deck", "Session", "Messages", "WebSockets", "DeckReading", "Assets", "Addresses",
      ]
    ),
    .target(
      name: "Console",
      dependencies: [
        "Pager", "Deck", "Session", "Messages", "Screen", "WebSockets", "Terminal", "QRCode",
      ]
    ),
    .target(
      name: "Commands",
      dependencies: [
        "Pager", "Deck", "Session", "Messages", "WebSockets", "DeckReading", "StandardStreams",
        "Terminal", "Server", "Console", "QRCode", "Addresses",
      ]
    ),

    // Executables.
    .executableTarget(name: "lectern", dependencies: ["Commands"]),

    // Benchmarks, for `scripts/bench`.
    .target(name: "CAllocations", path: "Tests/Benchmarks/CAllocations"),
    .executableTarget(
      name: "pager-benchmark",
      dependencies: ["Pager", "CAllocations"],
      path: "Tests/Benchmarks/pager"
    ),

    // The pager's proof, for its tests and for `make vectors` and `make proof`.
    .target(name: "PagerProof", dependencies: ["Pager", "TestSupport"], path: "Tests/PagerProof"),
    .executableTarget(
      name: "lectern-proof",
      dependencies: ["PagerProof", "Pager"],
      path: "Tests/Proof"
    ),

    .target(name: "TestSupport", dependencies: ["Session", "Pager"], path: "Tests/TestSupport"),

    // What measures the server; never installed.
    .systemLibrary(name: "CLinux", path: "\(fanOut)/CLinux"),
    .target(name: "Loopback", dependencies: ["CLinux"], path: "\(fanOut)/loopback"),
    .executableTarget(
      name: "lectern-floor",
      dependencies: ["Loopback", "CCrypto"],
      path: "\(fanOut)/floor"
    ),
    .executableTarget(
      name: "lectern-load",
      dependencies: ["Loopback", "Messages", "Session", "CLinux"],
      path: "\(fanOut)/load"
    ),
  ]
)

/// What each test target tests beside `TestSupport`.
let tests: [String: [Target.Dependency]] = [
  "PagerTests": ["Pager", "PagerProof"],
  "DeckTests": ["Deck"],
  "SessionTests": ["Session", "Pager"],
  "MessagesTests": ["Messages", "Session"],
  "ScreenTests": ["Screen"],
  "WebSocketsTests": ["WebSockets"],
  "DeckReadingTests": ["DeckReading", "Deck"],
  "AssetsTests": ["Assets"],
  "QRCodeTests": ["QRCode"],
  "AddressesTests": ["Addresses"],
  "TerminalTests": ["Terminal", "Screen"],
  "ServerTests": ["Server", "Messages", "Session", "Pager", "Deck", "WebSockets", "Assets"],
  "ConsoleTests": [
    "Console", "Screen", "Messages", "Session", "Deck", "Pager", "QRCode", "WebSockets",
  ],
  "CommandsTests": [
    "Commands", "Messages", "Session", "Deck", "Pager", "WebSockets", "Server",
  ],
  "LayeringTests": [],
  "FanOutTests": ["lectern-load", "Loopback"],
]
for (name, dependencies) in tests.sorted(by: { $0.key < $1.key }) {
  package.targets.append(.testTarget(name: name, dependencies: dependencies + ["TestSupport"]))
}
for target in package.targets where target.type != .system {
  target.swiftSettings = settings
}
