/// Answers requests on any service thread, out of what does not change; `nil` for all others.
package typealias Shelf = @Sendable (HTTPRequest) -> HTTPResponse?
