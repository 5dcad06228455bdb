/// One connection: a place in the table of a branch, and which of its successive tenants is meant.
package struct ConnectionID: Hashable, Sendable {
  let branch: Int32
  let slot: Int32
  let generation: UInt32
}

/// One request for a page or file, as long as it waits for its answer.
package struct RequestID: Hashable, Sendable {
  let connection: ConnectionID
  /// Tells the requests of one kept-alive connection apart.
  let number: UInt64
}
