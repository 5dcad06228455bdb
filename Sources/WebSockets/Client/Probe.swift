import Glibc

/// Tries whether something listens at an address: the library's own error would not tell why not.
@Service enum Probe {
  /// 0, or the `errno` of the failure.
  static func connect(to address: NumericAddress, until deadline: Double) async -> Int32 {
    let descriptor = address.socket()
    guard descriptor >= 0 else { return errno }
    defer { Glibc.close(descriptor) }
    if address.connect(descriptor) { return 0 }
    guard errno == EINPROGRESS else { return errno }
    let promise = Promise<Bool>()
    let watch = Writability(of: descriptor, on: Service.shared) {
      Service.assumeIsolated { promise.fulfill(true) }
    }
    guard let watch else { return EMFILE }
    watch.wait()
    guard await promise.value(until: deadline) != nil else { return ETIMEDOUT }
    return Socket.error(of: descriptor)
  }
}
