import Testing

/// The tests over real sockets: one after the other, since they wait on the threads they run on,
/// and some measure the whole process.
@Suite("Over sockets", .serialized) enum OverSockets {}
