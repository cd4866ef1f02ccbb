/// Numbers that were given to a node and cannot be used: the node keeps those it had, and every layout
/// reports them until usable ones are given.
struct RefusedNumbers {
  var frame: Rect?
  var alignmentInsets: EdgeInsets?
  var referenceSize: Size?

  /// The first of them with the name of the node and what to do, or nil if there is none.
  func text(_ name: String) -> String? {
    if let frame {
      return "The frame given to " + name + ", " + list(frame.numbers) + Self.range
    }
    if let insets = alignmentInsets {
      return "The alignment insets given to " + name + ", top, left, bottom, right = "
        + list(insets.numbers) + Self.range
    }
    guard let size = referenceSize else { return nil }
    return "The autoresizing reference size given to " + name + ", "
      + list([size.width, size.height]) + Self.range
  }

  private static var range: String {
    ", cannot be used; each number must be from -1e9 to 1e9."
  }

  private func list(_ numbers: [Double]) -> String {
    var text = "("
    for (index, number) in numbers.enumerated() {
      text += (index == 0 ? "" : ", ") + decimal(number)
    }
    return text + ")"
  }
}

extension LayoutNode {
  /// What is wrong with numbers that the node was given, or nil if nothing is.
  var refusal: String? {
    guard let rareState else { return nil }
    if let text = rareState.refused?.text(displayName) { return text }
    guard let scroll = rareState.scroll, scroll.minimumZoomScale > scroll.maximumZoomScale else {
      return nil
    }
    return "The minimum zoom scale of " + displayName + ", " + decimal(scroll.minimumZoomScale)
      + ", is larger than its maximum, " + decimal(scroll.maximumZoomScale)
      + "; set minimumZoomScale to at most maximumZoomScale."
  }

  /// Notes numbers that cannot be used, or that usable ones have replaced them.
  ///
  /// - Parameter change: Sets or clears one of them.
  func refuse(_ change: (inout RefusedNumbers) -> Void) {
    let rareState = requireRareState()
    var refused = rareState.refused ?? RefusedNumbers()
    change(&refused)
    rareState.refused = refused
    numbersChanged()
  }

  /// Makes the next layout look whether the node's numbers can be used.
  func numbersChanged() {
    guard state.contains(.scanned), !state.contains(.contentQueued) else { return }
    root.engine?.contentChanged(NodeLink(self))
  }
}

extension Rect {
  /// Whether each number can be used in a layout.
  var isUsable: Bool { numbers.allSatisfy { $0.magnitude <= 1e9 } }

  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension EdgeInsets {
  /// Whether each number can be used in a layout.
  var isUsable: Bool { numbers.allSatisfy { $0.magnitude <= 1e9 } }

  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}
