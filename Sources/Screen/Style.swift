/// How a cell looks.
package struct Style: Equatable, Sendable {
  package var foreground: Color
  package var background: Color
  package var attributes: Attributes

  package init(
    foreground: Color = .standard,
    background: Color = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package struct Attributes: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underlined = Attributes(rawValue: 8)
    package static let reversed = Attributes(rawValue: 16)
  }
}

extension Style {
  package static let plain = Style()

  package var bold: Style { with(.bold) }
  package var dim: Style { with(.dim) }
  package var italic: Style { with(.italic) }
  package var reversed: Style { with(.reversed) }

  package func colored(_ color: Color) -> Style {
    Style(foreground: color, background: background, attributes: attributes)
  }

  private func with(_ attribute: Attributes) -> Style {
    Style(
      foreground: foreground,
      background: background,
      attributes: attributes.union(attribute)
    )
  }
}
