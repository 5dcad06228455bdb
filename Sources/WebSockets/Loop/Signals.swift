import CLibuv

/// Takes signals over for the rest of the process, as a sequence.
///
/// For good: giving a signal back could meet the process's exit, where libuv aborts.
@Service package func signals(_ numbers: [Int32]) -> AsyncStream<Int32> {
  let (stream, continuation) = AsyncStream<Int32>.makeStream()
  let owner = unsafe Unmanaged.passRetained(SignalReader(continuation)).toOpaque()
  for number in numbers {
    let handle: CStorage<uv_signal_t> = unsafe CStorage()
    unsafe uv_signal_init(Service.shared.loop, handle.pointer)
    unsafe handle.pointer.pointee.data = owner
    unsafe uv_signal_start(
      handle.pointer,
      { handle, number in
        guard let owner = unsafe handle?.pointee.data else { return }
        let reader = unsafe Unmanaged<SignalReader>.fromOpaque(owner).takeUnretainedValue()
        reader.continuation.yield(number)
      },
      number
    )
  }
  return stream
}

private final class SignalReader: Sendable {
  let continuation: AsyncStream<Int32>.Continuation

  init(_ continuation: AsyncStream<Int32>.Continuation) {
    self.continuation = continuation
  }
}
