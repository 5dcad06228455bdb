import CLibuv

/// The processors of this machine.
package enum Cores {
  /// How many this process may use.
  package static var count: Int { max(1, Int(uv_available_parallelism())) }
}
