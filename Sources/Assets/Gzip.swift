private import CZlib

/// `bytes` in gzip's format; nil if the library can't.
func gzip(_ bytes: [UInt8]) -> [UInt8]? {
  guard let size = UInt32(exactly: bytes.count) else { return nil }
  var stream = unsafe z_stream()
  guard unsafe lectern_gzip_init(&stream) == Z_OK else { return nil }
  defer { unsafe deflateEnd(&stream) }
  var output = [UInt8](repeating: 0, count: Int(unsafe deflateBound(&stream, UInt(size))))
  var input = bytes
  let isDone = unsafe input.withUnsafeMutableBufferPointer { input in
    unsafe output.withUnsafeMutableBufferPointer { output in
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = size
      unsafe stream.next_out = output.baseAddress
      unsafe stream.avail_out = UInt32(clamping: output.count)
      return unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END
    }
  }
  guard isDone else { return nil }
  output.removeLast(output.count - Int(unsafe stream.total_out))
  return output
}

/// The `count` bytes that ``gzip(_:)`` was given; nil where these are no such.
func gunzip(_ bytes: [UInt8], count: Int) -> [UInt8]? {
  var stream = unsafe z_stream()
  guard unsafe lectern_gunzip_init(&stream) == Z_OK else { return nil }
  defer { unsafe inflateEnd(&stream) }
  var output = [UInt8](repeating: 0, count: count)
  var input = bytes
  let isDone = unsafe input.withUnsafeMutableBufferPointer { input in
    unsafe output.withUnsafeMutableBufferPointer { output in
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = UInt32(clamping: input.count)
      unsafe stream.next_out = output.baseAddress
      unsafe stream.avail_out = UInt32(clamping: output.count)
      return unsafe inflate(&stream, Z_FINISH) == Z_STREAM_END
    }
  }
  return unsafe isDone && stream.total_out == UInt(count) ? output : nil
}
