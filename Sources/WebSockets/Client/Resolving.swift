import CLibuv
import Glibc

/// Finds the numeric addresses of a host, on libuv's own threads.
@Service enum Resolving {
  /// The addresses in the system's order; none where the name is unknown, `nil` at the deadline.
  static func addresses(
    of host: String,
    port: UInt16,
    until deadline: Double
  ) async -> [NumericAddress]? {
    if let address = NumericAddress(host, port: port) { return [address] }
    let promise = Promise<[NumericAddress]>()
    let request: CStorage<uv_getaddrinfo_t> = unsafe CStorage()
    unsafe request.pointer.pointee.data = Unmanaged.passRetained(promise).toOpaque()
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    let result = unsafe uv_getaddrinfo(
      Service.shared.loop,
      request.pointer,
      finished,
      host,
      String(port),
      &hints
    )
    if result != 0 { unsafe finished(request.pointer, result, nil) }
    return await promise.value(until: deadline)
  }
}

private func finished(
  _ request: UnsafeMutablePointer<uv_getaddrinfo_t>?,
  _ status: Int32,
  _ list: UnsafeMutablePointer<addrinfo>?
) {
  guard let request = unsafe request, let data = unsafe request.pointee.data else { return }
  let promise = unsafe Unmanaged<Promise<[NumericAddress]>>.fromOpaque(data).takeRetainedValue()
  var addresses: [NumericAddress] = []
  var next = unsafe list
  while let entry = unsafe next {
    if let address = unsafe NumericAddress(entry.pointee) { addresses.append(address) }
    unsafe next = entry.pointee.ai_next
  }
  unsafe uv_freeaddrinfo(list)
  unsafe request.deallocate()
  Service.assumeIsolated { promise.fulfill(addresses) }
}
