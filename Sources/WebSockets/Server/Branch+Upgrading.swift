import CLibwebsockets

extension Branch {
  /// Decides on an upgrade: the library itself takes any path, version, key, origin and protocol.
  func confirmUpgrade(_ slot: Int, _ head: RequestHead) -> Int32 {
    // Of an upgrade to something unknown the library has already freed the head, and answered
    // (CVE-2025-11677): only the length may be asked for, which is then 0.
    guard head.length(WSI_TOKEN_UPGRADE) > 0 else { return -1 }
    switch judge(slot, head) {
    case .accept: return 0
    case .refuse(let status, let text): return refuse(slot, status, text)
    }
  }

  /// Makes an upgraded connection known to the handler.
  func established(_ slot: Int) -> Int32 {
    guard let upgrade = upgrades.removeValue(forKey: slot) else { return -1 }
    // Not earlier, since it would slow pages and pictures down.
    Socket.setSendBuffer(configuration.bounds.sendBuffer, of: table.descriptors[slot])
    deadlines.drop(slot)
    idle.remove(slot)
    table.audiences[slot] = .everyone
    table.messageLimits[slot] = configuration.messageLimit
    table.rates[slot] = configuration.rate
    table.awaitsPong[slot] = false
    table.set(slot, .joining)
    let connection = table.id(slot)
    tell { $0.opened(connection, upgrade) }
    return 0
  }

  /// Holds nothing back any more of what a newcomer is sent.
  func uncork(_ connection: ConnectionID) {
    if let slot = table.slot(of: connection) { Socket.uncork(table.descriptors[slot]) }
  }

  /// Makes a newcomer one of those who get what is published from now on.
  func follow(_ connection: ConnectionID) {
    guard let slot = table.slot(of: connection), table.standings[slot] == .joining else { return }
    table.places[slot] = broadcast.newest
    table.set(slot, .current)
  }

  // MARK: -

  private func judge(_ slot: Int, _ head: RequestHead) -> Admission {
    guard head.list(WSI_TOKEN_UPGRADE, holds: "websocket") else {
      return .refuse(status: 400, text: "The only upgrade here is to websocket.")
    }
    guard head.isHTTP11, head.list(WSI_TOKEN_CONNECTION, holds: "upgrade"),
      let request = head.request, request.method == .get, !head.hasBody
    else {
      return .refuse(status: 400, text: "An upgrade is a GET of HTTP/1.1 with Connection: Upgrade.")
    }
    guard request.path == configuration.path else {
      return .refuse(status: 404, text: "The WebSocket is at \(configuration.path).")
    }
    guard head[WSI_TOKEN_VERSION] == "13" else {
      return .refuse(status: 426, text: "The version of the WebSocket protocol must be 13.")
    }
    guard head.holdsKey else {
      return .refuse(status: 400, text: "Sec-WebSocket-Key must be 16 bytes in base64.")
    }
    // The library takes no longer list.
    guard head.length(WSI_TOKEN_PROTOCOL) < 120,
      head.list(WSI_TOKEN_PROTOCOL, holds: configuration.subprotocol, inItsCase: true)
    else {
      return .refuse(
        status: 400,
        text: "Sec-WebSocket-Protocol must offer \(configuration.subprotocol)."
      )
    }
    guard !isStopping else { return .refuse(status: 503, text: "This server is about to stop.") }
    let admission = server.handler.admit(request)
    if admission == .accept { upgrades[slot] = request }
    return admission
  }

  private func refuse(_ slot: Int, _ status: Int, _ text: String) -> Int32 {
    tallies.refused += 1
    var response = HTTPResponse.text(status, text)
    if status == 426 { response.headers.append(.init("Sec-WebSocket-Version", "13")) }
    if status == 503 {
      response.headers.append(.init("Retry-After", String(Int.random(in: 5...15))))
    }
    var answer = Answer(response, to: .get, keepsAlive: false)
    let descriptor = table.descriptors[slot]
    _ = answer.advance(descriptor)
    Socket.discardInput(of: descriptor)
    return -1
  }
}
