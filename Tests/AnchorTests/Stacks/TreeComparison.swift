import Simplex
import SimplexQuestions

@testable import Anchors

/// Compares a changed tree with a new one of its final state.
enum TreeComparison {
  /// The name of a node; for a guide, with its owner's.
  static func name(_ node: LayoutNode?) -> String {
    guard let node else { return "" }
    return node.kind.isGuide ? "\(name(node.parent))'s \(node.name)" : node.name
  }

  /// Lists the numbers of frames that differ, except for ambiguous ones.
  static func differences(_ root: View, _ fresh: View) -> [String] {
    var found: [String] = []
    func compare(_ view: View, _ other: View) {
      let numbers = [
        ("left", view.frame.minX, other.frame.minX), ("top", view.frame.minY, other.frame.minY),
        ("width", view.frame.width, other.frame.width),
        ("height", view.frame.height, other.frame.height),
      ]
      for (place, (name, one, two)) in numbers.enumerated()
      where (one - two).magnitude > 1e-6 && !isOpen(other, place) {
        found.append("\(view.name).\(name): \(one), anew \(two)")
      }
      for inner in view.subviews {
        guard let same = other.subviews.first(where: { $0.name == inner.name }) else {
          found.append("\(inner.name) is missing")
          continue
        }
        compare(inner, same)
      }
    }
    compare(root, fresh)
    return found
  }

  /// Returns whether a number of a frame is ambiguous; works for hidden views, too.
  private static func isOpen(_ view: View, _ place: Int) -> Bool {
    let node = view.layoutNode
    let engine = node.root.requireEngine()
    guard !node.slot.isAbsent else { return true }
    let record = engine.items[node.slot]
    let extents = record.outerRecord.isAbsent ? record : engine.items[record.outerRecord]
    let variable = [record.x, record.y, extents.width, extents.height][place]
    return (try? engine.solver.isDetermined(variable)) == false
  }
}
