import Anchors

extension LayoutFileReader {
  /// Makes a scroll view with the settings that only scroll views have.
  func makeScroll(_ name: String, _ object: inout ObjectReader) -> View {
    let scroll = ScrollView(name)
    ItemGuide.contentGuide.guide(of: scroll)
    if let offset = object.numbers("contentOffset", ["x", "y"]) {
      scroll.contentOffset = Point(x: offset[0] ?? 0, y: offset[1] ?? 0)
    }
    if let inset = object.insets("contentInset") { scroll.contentInset = inset }
    let zooms = scroll.minimumZoomScale...scroll.maximumZoomScale
    if let zoom = object.number("zoom", in: zooms) { scroll.zoomScale = zoom }
    return scroll
  }
}
