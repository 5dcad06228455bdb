extension Sheet {
  /// What a host can choose.
  public struct Configuration: Equatable, Sendable {
    /// How long the whole way up or down takes, in seconds: the motion and the removal after it.
    public var sheetDuration = 0.35
    /// The curve of both ways.
    public var sheetCurve = Pager.Curve.linear
    /// What becomes of a sheet that comes while another one is shown.
    public var policy = Policy.replace

    /// Makes the default configuration.
    public init() {}
  }

  /// What becomes of a sheet that comes while another one is shown.
  public enum Policy: String, Equatable, Sendable {
    /// The one that is shown goes, then the new one comes.
    case replace
    /// The new one is refused.
    case reject
  }
}
