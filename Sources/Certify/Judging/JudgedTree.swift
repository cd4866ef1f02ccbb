package import Anchors

/// A layout in one environment, with all that is judged in it.
///
/// The tree has no scale: its frames are exact, and a pixel is the tolerance of what is judged.
package struct JudgedTree {
  /// A text that a control shows and that is no label of the tree.
  package struct Title {
    /// The text with its font, its number of lines and its alignment, outside of the tree.
    package let label: Label
    /// The area of the title in a control of a size; linear in the size.
    package let area: (Size) -> Rect

    package init(label: Label, area: @escaping (Size) -> Rect) {
      self.label = label
      self.area = area
    }
  }

  /// The role of an item, as far as it is judged.
  package struct Role {
    /// True for a text that the environments have, and not the app alone.
    package var isJudged = true
    /// True for a control, whose frame is judged.
    package var isControl = false
    /// True if contents outside of the item are not seen.
    package var clips = false
    /// True for a view that is placed by a fixed frame and not by constraints.
    package var isPlacedByFrame = false
    /// The smallest factor by which the text may shrink.
    package var smallestScale = 1.0
    /// The titles of a control.
    package var titles: [Title] = []

    package init() {}
  }

  /// The root of the tree.
  package let root: LayoutNode
  /// The height of the root in points, or nil for the height of its content.
  package var height: Double?
  /// One pixel in points.
  package var pixel = 0.5
  /// True if lines are in the middle of a label that is higher, false if they are at its top.
  package var centersLines = false
  /// Returns the role of an item.
  package var role: (LayoutNode) -> Role = { _ in Role() }

  package init(_ root: LayoutNode, height: Double?) {
    self.root = root
    self.height = height
  }

  /// Makes texts that leave the root at its top or bottom count as not visible.
  package mutating func clipRoot() {
    let (root, role) = (root, role)
    self.role = { node in
      var found = role(node)
      if node === root { found.clips = true }
      return found
    }
  }
}

extension LayoutNode {
  /// The views of the tree, each before its contents, as layout functions list them without guides.
  package var viewsInOrder: [LayoutNode] {
    var views: [LayoutNode] = []
    // A list instead of recursion, since trees may be deep.
    var pending = [self]
    while let node = pending.popLast() {
      views.append(node)
      pending += node.storedChildren.reversed()
    }
    return views
  }
}

/// A layout to judge, or the reason why it cannot be.
package enum JudgedInput {
  case tree(JudgedTree)
  case skipped(String)
}
