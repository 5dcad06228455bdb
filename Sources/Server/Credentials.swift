import Assets
package import Session

/// The tokens of one run: who holds one may do what its role may.
package struct Credentials: Sendable {
  /// The owner's.
  package let presenter: String
  /// For the presenter's phone.
  package let remote: String

  /// Makes new ones; those of an earlier run are worth nothing.
  package init() {
    presenter = Token.random()
    remote = Token.random()
  }

  /// The role that a token gives; nil for a wrong one, found out in the same time as a right one.
  func role(of token: String) -> Role? {
    let isPresenter = Token.equal(token, presenter)
    let isRemote = Token.equal(token, remote)
    return isPresenter ? .presenter : isRemote ? .remote : nil
  }
}
