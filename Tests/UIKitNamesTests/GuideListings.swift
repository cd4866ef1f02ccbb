import Anchors

// Listings of the guides other than recipes.

enum GuideListings {
  /// Measures texts like a renderer with real fonts.
  static func useRealFonts(_ root: View, _ fonts: some RealFonts) {
    root.textMeasurer = TextMeasurer { request in
      let lines = fonts.lines(of: request.text, size: request.font.size, width: request.maxWidth)
      let shown = request.maxLines > 0 ? lines.prefix(request.maxLines) : lines[...]
      let line = fonts.lineHeight(size: request.font.size)
      return TextMeasurement(
        size: Size(width: shown.map { $0.width }.max() ?? 0, height: line * Double(shown.count)),
        baselines: Baselines(
          firstFromTop: fonts.ascender(size: request.font.size),
          lastFromBottom: line - fonts.ascender(size: request.font.size)),
        lineCount: shown.count)
    }
  }

  /// Prints the error and continues like UIKit.
  static func layOut(_ root: View) {
    do {
      try root.layout(width: 320, height: nil)
    } catch {
      print(error)
      root.layoutIfNeeded()
    }
  }

  /// Replaces the constraints of the previous call.
  static func remake(_ box: View, _ root: View) {
    box.remakeConstraints { box in
      box
        .topAnchor(equalTo: root.topAnchor)
        .leadingAnchor(equalTo: root.leadingAnchor)
        .size(width: 50, height: 50)
    }
  }

  static func snapEdges(_ box: View, _ root: View) {
    box.edges(equalTo: root, inset: 16)
  }

  static func snapCenter(_ box: View, _ root: View) {
    box.center(equalTo: root).size(width: 50, height: 50)
  }

  static func snapSides(_ box: View, _ root: View) {
    box.horizontalEdges(equalTo: root, inset: 16)
  }

  static func snapBelow(_ box: View, _ other: View) {
    box.topAnchor(equalTo: other.bottomAnchor, constant: 8)
  }

  static func snapMultiplier(_ box: View, _ root: View) {
    box.widthAnchor(equalTo: root.widthAnchor, multiplier: 0.5)
  }

  static func snapDivided(_ box: View) {
    box.aspectRatio(16.0 / 9)
  }

  static func snapPriority(_ box: View) {
    box.widthAnchor(lessThanOrEqualTo: 200, priority: .defaultHigh)
  }

  static func snapSafeArea(_ box: View, _ root: View) {
    box.topAnchor(equalTo: root.safeAreaLayoutGuide.topAnchor)
  }

  static func snapLabeled(_ box: View, _ root: View) {
    box.widthAnchor(equalTo: root.widthAnchor, identifier: "as wide as the screen")
  }

  static func snapUpdate(_ box: View) {
    var height: [LayoutConstraint] = []
    box.heightAnchor(equalTo: 50, into: &height)
    height[0].constant = 120
  }
}

/// The font metrics of a renderer.
protocol RealFonts: Sendable {
  func lines(of text: String, size: Double, width: Double?) -> [(text: String, width: Double)]
  func lineHeight(size: Double) -> Double
  func ascender(size: Double) -> Double
}
