package import Anchors

/// The numbers of a frame, for comparison.
package func numbers(_ view: View) -> [Double] {
  [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
}

package func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

/// Tells whether all numbers agree within 1e-6.
package func near(_ some: [Double], _ others: [Double]) -> Bool {
  some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) < 1e-6 }
}

/// The name of the case of a layout error, or "none".
package func failure(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "none"
  } catch {
    return switch error as? LayoutError {
    case .unsatisfiable: "unsatisfiable"
    case .invalidConstraints: "invalidConstraints"
    case .noCommonAncestor: "noCommonAncestor"
    case .invalidNumber: "invalidNumber"
    case .layoutLoop: "layoutLoop"
    case .solver: "solver"
    case nil: "no LayoutError: \(error)"
    }
  }
}
