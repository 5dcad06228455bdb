extension PageSettings {
  /// Takes what the attributes behind a page's heading say about it.
  mutating func take(_ attributes: Attributes) {
    if let id = attributes.id, PageDirective.isName(id[...]) { self.id = id }
    for name in attributes.classes {
      if name == "center" { layout = .center } else { classes.append(name) }
    }
    // Between the parts of a gradient are commas, as between pictures.
    let gradient = attributes["background-image"].flatMap { $0.contains("gradient(") ? $0 : nil }
    take(
      reveal: attributes.list.filter { gradient == nil || !$0.name.hasSuffix("background-image") }
    )
    background.gradient = gradient ?? background.gradient
  }
}
