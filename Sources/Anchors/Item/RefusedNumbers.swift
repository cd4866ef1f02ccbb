/// Out-of-range numbers that client code assigned to a node.
///
/// The node retains its previous values, and every layout reports these until valid ones are
/// assigned.
struct RefusedNumbers {
  var frame: Rect?
  var alignmentInsets: EdgeInsets?
  var referenceSize: Size?

  /// Describes the first refused value, with the name of the node and a remedy.
  ///
  /// - Returns: The message, or nil if no value is refused.
  func text(_ name: String) -> String? {
    if let frame {
      return "The frame " + list(frame.numbers) + " of " + name + " is invalid" + Self.range
    }
    if let insets = alignmentInsets {
      return "The alignment insets (top, left, bottom, right) = " + list(insets.numbers) + " of "
        + name + " are invalid" + Self.range
    }
    guard let size = referenceSize else { return nil }
    return "The autoresizing reference size " + list([size.width, size.height]) + " of " + name
      + " is invalid" + Self.range
  }

  private static var range: String {
    "; each number must be from -1e9 to 1e9."
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
  /// The message about invalid numbers of the node, or nil if all are valid.
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

  /// Records a refused value, or clears it after a valid one.
  ///
  /// - Parameter change: Sets or clears one of the values.
  func refuse(_ change: (inout RefusedNumbers) -> Void) {
    let rareState = requireRareState()
    var refused = rareState.refused ?? RefusedNumbers()
    change(&refused)
    rareState.refused = refused
    numbersChanged()
  }

  /// Schedules a check of the node's numbers at the next layout.
  func numbersChanged() {
    guard state.contains(.scanned), !state.contains(.contentQueued) else { return }
    guard let engine = root.engine else { return }
    engine.contentChanged(NodeLink(self))
    engine.reportNeedsLayout()
  }
}

extension Rect {
  /// True if each number is within the range of a layout.
  var isUsable: Bool { numbers.allSatisfy { $0.magnitude <= 1e9 } }

  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension EdgeInsets {
  /// True if each number is within the range of a layout.
  var isUsable: Bool { numbers.allSatisfy { $0.magnitude <= 1e9 } }

  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}
