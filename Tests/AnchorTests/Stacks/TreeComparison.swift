import Simplex

@testable import Anchors

/// A tree that has changed, held against one that was made as it is now.
enum TreeComparison {
  /// What a node is called, guides by what they are in.
  static func name(_ node: LayoutNode?) -> String {
    guard let node else { return "" }
    return node.kind.isGuide ? "\(name(node.parent))'s \(node.name)" : node.name
  }

  /// The numbers of frames that differ, but for those that constraints leave open.
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

  /// Whether constraints leave a number of a frame open; what is hidden is looked at as well.
  private static func isOpen(_ view: View, _ place: Int) -> Bool {
    let node = view.layoutNode
    let engine = node.root.requireEngine()
    guard node.slot >= 0 else { return true }
    let record = engine.items[Int(node.slot)]
    let extents = record.outerRecord >= 0 ? engine.items[Int(record.outerRecord)] : record
    let variable = [record.x, record.y, extents.width, extents.height][place]
    return (try? engine.solver.isDetermined(variable)) == false
  }
}
