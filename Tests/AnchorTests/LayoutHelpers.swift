import Anchors

/// A view with a content size, a baseline and counters, as the rules' tests need it.
final class Box: View {
  var laidOut = 0
  var whenLaidOut: ((Box) -> Void)?
  var whenUpdating: ((Box) -> Void)?
  var fixedBaselines = Baselines()

  init(_ name: String, _ width: Double = -1, _ height: Double = -1) {
    super.init(name)
    layoutNode.intrinsicContentSize = Size(width: width, height: height)
  }

  override var baselines: Baselines { fixedBaselines }

  override func layoutSubviews() {
    laidOut += 1
    whenLaidOut?(self)
  }

  override func updateConstraints() { whenUpdating?(self) }
}

/// A view that does something once, when it is asked for its content, updates its constraints or lays out.
final class Asked: View {
  var ask: (() -> Void)?
  /// What it does the next time that it is told to update its constraints, and to lay out its subviews.
  var update: (() -> Void)?
  var layOut: (() -> Void)?
  var content: Size

  /// Whether it changes nothing during the next layout.
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
