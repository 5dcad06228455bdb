import CLibwebsockets
import Glibc

/// A request that has not been answered to the end.
struct PendingRequest {
  let id: RequestID
  let method: HTTPRequest.Method
  let keepsAlive: Bool
  var answer: Answer?
  var watch: Writability?
}

extension Branch {
  /// Answers a request, now or later; one that has ended or has an answer is passed over.
  func respond(to request: RequestID, _ response: HTTPResponse) {
    guard let slot = table.slot(of: request.connection), let pending = requests[slot],
      pending.id == request, pending.answer == nil
    else { return }
    requests[slot]?.answer = Answer(response, to: pending.method, keepsAlive: pending.keepsAlive)
    deadlines.drop(slot, .receiving)
    deadlines.set(slot, .writing, after: configuration.intervals.stuck)
    // While it is being handled, `requested` goes on.
    if handling != slot { advance(slot) }
  }

  /// Takes the head of a request.
  func requested(_ slot: Int, _ head: RequestHead, _ socket: OpaquePointer) -> Int32 {
    tallies.requests += 1
    idle.remove(slot)
    deadlines.drop(slot)
    // The library sets a timer for the body, which we refuse.
    unsafe lws_set_timeout(socket, NO_PENDING_TIMEOUT, 0)
    Socket.uncork(table.descriptors[slot])
    let request = head.request
    let refusal = request == nil ? 405 : head.hasBody ? 413 : nil
    requestNumber += 1
    let id = RequestID(connection: table.id(slot), number: requestNumber)
    requests[slot] = PendingRequest(
      id: id,
      method: request?.method ?? .get,
      keepsAlive: refusal == nil && head.isKeptAlive && idle.count < configuration.bounds.idle
        && !isStopping
    )
    handling = slot
    if let refusal {
      respond(to: id, .refusal(refusal))
    } else if let request {
      if let response = shelf(request) {
        respond(to: id, response)
      } else {
        tell { $0.handler.request(request, id) }
      }
    }
    handling = nil
    switch write(slot) {
    case .done: return unsafe finish(slot, socket)
    case .broken: return -1
    case .unfinished:
      // Until it is answered nothing more is read: the library would call without end.
      unsafe lws_rx_flow_control(socket, 0)
      if requests[slot]?.answer == nil {
        deadlines.set(slot, .receiving, after: configuration.intervals.answer)
      }
      return 0
    }
  }

  // MARK: -

  private enum Written {
    case done
    case unfinished
    case broken
  }

  /// Goes on with an answer outside of the library's callbacks.
  private func advance(_ slot: Int) {
    guard let socket = unsafe table.sockets[slot] else { return }
    switch write(slot) {
    case .unfinished: return
    case .broken: abandon(slot)
    case .done:
      unsafe lws_rx_flow_control(socket, 1)
      if unsafe finish(slot, socket) != 0 { end(slot) }
    }
  }

  /// Writes until the kernel takes no more, or others are to have their turn.
  private func write(_ slot: Int) -> Written {
    guard let pending = requests[slot], var answer = pending.answer else { return .unfinished }
    let descriptor = table.descriptors[slot]
    for _ in 0..<4 where !answer.isDone {
      let taken = answer.advance(descriptor)
      guard taken < 0 else {
        tallies.fileBytes += UInt64(taken)
        deadlines.set(slot, .writing, after: configuration.intervals.stuck)
        continue
      }
      guard errno == EAGAIN || errno == EINTR else { return .broken }
      break
    }
    requests[slot]?.answer = answer
    if answer.isDone { return .done }
    return waitUntilWritable(slot, descriptor) ? .unfinished : .broken
  }

  private func waitUntilWritable(_ slot: Int, _ descriptor: Int32) -> Bool {
    if requests[slot]?.watch == nil {
      requests[slot]?.watch = Writability(of: descriptor, on: loop) { [unowned self] in
        enter { $0.advance(slot) }
      }
    }
    guard let watch = requests[slot]?.watch else { return false }
    watch.wait()
    return true
  }

  /// Makes the connection ready for the next request; anything but 0 ends it.
  private func finish(_ slot: Int, _ socket: OpaquePointer) -> Int32 {
    let pending = requests.removeValue(forKey: slot)
    deadlines.drop(slot)
    defer { checkDrained() }
    guard pending?.keepsAlive == true, !isStopping else {
      Socket.discardInput(of: table.descriptors[slot])
      return -1
    }
    idle.insert(slot)
    deadlines.set(slot, .receiving, after: configuration.intervals.keepAlive)
    guard unsafe lws_http_transaction_completed(socket) == 0 else { return -1 }
    // Our own deadline holds, not the library's.
    unsafe lws_set_timeout(socket, NO_PENDING_TIMEOUT, 0)
    return 0
  }
}

extension HTTPResponse {
  fileprivate static func refusal(_ status: Int) -> HTTPResponse {
    guard status == 405 else { return .text(status, "Requests with a body are not taken here.") }
    var response = HTTPResponse.text(status, "Only GET and HEAD are taken here.")
    response.headers.append(Header("Allow", "GET, HEAD"))
    return response
  }
}
