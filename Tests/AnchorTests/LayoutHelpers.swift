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

/// The numbers of a frame, for comparing.
func numbers(_ view: View) -> [Double] {
  [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
}

func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

/// Whether all numbers agree within 1e-6.
func near(_ some: [Double], _ others: [Double]) -> Bool {
  some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) < 1e-6 }
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

/// The case of an error that layout throws, for a test that only asks which one it is.
func failure(_ body: () throws(LayoutError) -> Void) -> String {
  do throws(LayoutError) {
    try body()
    return "none"
  } catch {
    return switch error {
    case .unsatisfiable: "unsatisfiable"
    case .invalidConstraints: "invalidConstraints"
    case .noCommonAncestor: "noCommonAncestor"
    case .invalidNumber: "invalidNumber"
    case .layoutLoop: "layoutLoop"
    case .solver: "solver"
    }
  }
}
