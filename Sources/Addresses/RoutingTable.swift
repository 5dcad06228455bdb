/// What the kernel tells about routes, as text.
enum RoutingTable {
  /// Names of the interfaces with a default route in the text of `/proc/net/route`.
  static func defaultNames(v4 text: String) -> Set<String> {
    names(text) { fields in
      guard fields.count > 7, fields[1] == "00000000", fields[7] == "00000000" else { return nil }
      return fields[0]
    }
  }

  /// The same of `/proc/net/ipv6_route`, where unreachable defaults point to the loopback.
  static func defaultNames(v6 text: String) -> Set<String> {
    names(text) { fields in
      guard
        fields.count > 9, fields[0].allSatisfy({ $0 == "0" }), fields[1] == "00", fields[9] != "lo"
      else { return nil }
      return fields[9]
    }
  }

  private static func names(
    _ text: String,
    _ name: ([Substring]) -> Substring?
  ) -> Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        name(line.split { $0 == " " || $0 == "\t" }).map(String.init)
      }
    )
  }
}
