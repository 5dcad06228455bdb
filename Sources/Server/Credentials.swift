import Assets
import Session

/// The tokens of one run: who holds one may do what its role may.
package struct Credentials: Sendable {
  /// The owner's.
  package let presenter: String
  /// For the presenter's phone.
  package let remote: String
  private let presenterProof: TokenProof
  private let remoteProof: TokenProof

  /// Makes new ones; those of an earlier run are worth nothing.
  ///
  /// - Parameter presenter: the owner's, where an operator has set it.
  package init(presenter: String? = nil) {
    self.presenter = presenter ?? Token().text
    remote = Token().text
    presenterProof = TokenProof(of: self.presenter)
    remoteProof = TokenProof(of: remote)
  }

  /// The role that a token gives; nil for a wrong one, found out in the same time as a right one.
  func role(of token: String) -> Role? {
    let isPresenter = presenterProof.accepts(token)
    let isRemote = remoteProof.accepts(token)
    return isPresenter ? .presenter : isRemote ? .remote : nil
  }
}
