import Assets
import WebSockets

extension Asset {
  /// The answer to a request for it: whole, compressed, a range, or "you have it".
  func response(
    to request: HTTPRequest,
    caching: ResponsePolicy.Caching,
    policy: String
  ) -> HTTPResponse {
    var headers = ResponsePolicy.common
    headers.append(HTTPResponse.Header("Content-Security-Policy", policy))
    headers.append(HTTPResponse.Header("Cache-Control", caching.rawValue))
    headers.append(HTTPResponse.Header("ETag", etag))
    if request.ifNoneMatch?.contains(etag) == true {
      return HTTPResponse(status: 304, headers: headers)
    }
    headers.append(HTTPResponse.Header("Content-Type", mediaType))
    if let compressed {
      headers.append(HTTPResponse.Header("Vary", "Accept-Encoding"))
      if request.takesGzip {
        headers.append(HTTPResponse.Header("Content-Encoding", "gzip"))
        return HTTPResponse(status: 200, headers: headers, body: compressed)
      }
      return HTTPResponse(status: 200, headers: headers, body: bytes)
    }
    headers.append(HTTPResponse.Header("Accept-Ranges", "bytes"))
    if let asked = request.range, let part = ByteRange(asked, count: bytes.count)?.range {
      let place = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(bytes.count)"
      headers.append(HTTPResponse.Header("Content-Range", place))
      return HTTPResponse(status: 206, headers: headers, body: Array(bytes[part]))
    }
    return HTTPResponse(status: 200, headers: headers, body: bytes)
  }
}

extension HTTPRequest {
  var takesGzip: Bool { acceptEncoding?.contains("gzip") == true }
}
