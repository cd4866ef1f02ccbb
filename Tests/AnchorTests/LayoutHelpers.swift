import Anchors

/// A view with a content size, a baseline and counters, for the tests of the rules.
final class Box: View {
  var laidOut = 0
  var whenLaidOut: ((Box) -> Void)?
  var whenUpdating: ((Box) -> Void)?
  var fixedBaselines = Baselines()

  init(_ name: String, _ width: Double = -1, _ height: Double = -1) {
    super.init(name)
    layoutNode.intrinsicContentSize = Size(width: width, height: height)
  }

  override var contentBaselines: Baselines { fixedBaselines }

  override func layoutSubviews() {
    laidOut += 1
    whenLaidOut?(self)
  }

  override func updateConstraints() { whenUpdating?(self) }
}

/// A view that runs an action once when it is measured, updates its constraints or lays out.
final class Asked: View {
  var ask: (() -> Void)?
  /// Actions of the next update of constraints and the next layout of subviews.
  var update: (() -> Void)?
  var layOut: (() -> Void)?
  var content: Size

  /// True if the view changes nothing during the next layout.
  var isQuiet: Bool { ask == nil && update == nil && layOut == nil }

  init(_ name: String, _ width: Double = 30, _ height: Double = 20) {
    content = Size(width: width, height: height)
    super.init(name)
  }

  override var intrinsicContentSize: Size {
    let ask = ask
    self.ask = nil
    ask?()
    return content
  }

  override func updateConstraints() {
    let update = update
    self.update = nil
    update?()
  }

  override func layoutSubviews() {
    let layOut = layOut
    self.layOut = nil
    layOut?()
  }
}

extension View {
  /// Adds boxes and returns them.
  func adding(_ boxes: Box...) -> [Box] {
    for box in boxes { addSubview(box) }
    return boxes
  }

  /// Pins the top left corner and the size.
  @discardableResult
  func pinned(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in root: View) -> Self {
    leftAnchor(equalTo: root.leftAnchor, constant: x)
      .topAnchor(equalTo: root.topAnchor, constant: y).size(width: width, height: height)
  }
}
