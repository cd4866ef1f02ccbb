import Anchors
import AnchorsQuestions

/// Finds the constraints that are to blame for a failure.
struct Blame {
  private let tree: JudgedTree

  /// The most constraints that a failure names.
  private static let maximumCount = 6

  init(_ tree: JudgedTree) { self.tree = tree }

  /// Returns the constraints that determine the extent or the position of an item.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - width: The width of the root at which it is worst.
  /// - Returns: The members of a conflict, or those of the explanation; none if there is no layout.
  func constraints(_ failure: Failure, at width: Double) -> [ReportedConstraint] {
    do throws(LayoutError) {
      try tree.root.layOut(width: width, height: tree.height)
    } catch {
      guard case .unsatisfiable(let report) = error else { return [] }
      return Array(report.members.map { $0.constraint }.prefix(Self.maximumCount))
    }
    guard failure.property != .satisfiable, let node = node(failure.key.item, width) else {
      return []
    }
    let attribute: LayoutAttribute =
      switch failure.property {
      case .textsWhole, .targets: failure.isAboutHeight ? .height : .width
      default: .left
      }
    guard let found = tree.root.explanation(of: QuantityQuestion(node, attribute)) else {
      return []
    }
    // The content's own wish is what is not fulfilled, and the root's size is what is varied.
    let stated = found.because.map { $0.constraint }.filter { $0.system != .rootSize }
    return Array(stated.prefix(Self.maximumCount))
  }

  /// Returns the node of an item; the items of a layout function have the order of the tree.
  private func node(_ index: Int, _ width: Double) -> LayoutNode? {
    do throws(LayoutFunctionError) {
      let nodes = try tree.root.functionWithNodes(
        of: .extent(.horizontal), in: width...width, width: nil, height: tree.height
      ).nodes
      return nodes.indices.contains(index) ? nodes[index] : nil
    } catch {
      return nil
    }
  }
}
