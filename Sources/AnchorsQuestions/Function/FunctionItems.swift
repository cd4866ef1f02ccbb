import Anchors
import Buffers
import Simplex
import SimplexQuestions

/// The items of a layout function, with the variables of each.
struct FunctionItems {
  private(set) var items: [LayoutFunction.Item] = []
  private(set) var nodes: [LayoutNode] = []
  /// The index of each of the engine's items, by slot.
  private var itemIndices: [Int?]
  private let engine: LayoutEngine

  init(_ engine: LayoutEngine) {
    self.engine = engine
    itemIndices = [Int?](repeating: nil, count: engine.items.records.count)
    append(engine.rootLink.node, in: nil)
  }

  /// Appends a node and its subtree: children first, then guides.
  private mutating func append(_ root: LayoutNode, in parent: Int?) {
    // A list instead of recursion, since trees may be deep.
    var pending: [(node: LayoutNode, parent: Int?)] = [(root, parent)]
    while let (node, parent) = pending.popLast() {
      let index = items.count
      items.append(
        LayoutFunction.Item(
          node.displayName, in: parent, isGuide: node.kind.isGuide,
          scrollOffset: NodeLink(node).boundsOrigin))
      nodes.append(node)
      if engine.slot(holding: node) != nil { itemIndices[node.slot.position] = index }
      for guide in (node.rareState?.guides ?? []).reversed() where isShown(guide) {
        pending.append((guide, index))
      }
      for child in node.storedChildren.reversed() { pending.append((child, index)) }
    }
  }

  /// Returns whether a guide is listed: if the program made it, or constraints mention it.
  private func isShown(_ guide: LayoutNode) -> Bool {
    !guide.kind.isAuxiliary && engine.slot(holding: guide) != nil
      && (guide.kind != .insetGuide || guide.isReferredTo)
  }

  /// Returns the index of a node.
  func index(of node: LayoutNode) -> Int? {
    guard let slot = engine.slot(holding: node), slot.position < itemIndices.count else {
      return nil
    }
    return itemIndices[slot.position]
  }

  /// Returns the left edge of an item in the root as a function of the parameter.
  func left(of item: Int, _ frames: [LinearFrame]) -> (start: Double, slope: Double) {
    var (start, slope) = (frames[item].start.minX, frames[item].slope.minX)
    var outer = items[item].parent
    while let index = outer {
      start -= items[index].scrollOffset.x
      if items[index].parent != nil {
        start += frames[index].start.minX
        slope += frames[index].slope.minX
      }
      outer = items[index].parent
    }
    return (start, slope)
  }

  /// Returns the frames in the current segment of the parametric simplex.
  func frames(in walk: ParametricSimplex) -> [LinearFrame] {
    nodes.map { node in
      guard let slot = engine.slot(holding: node) else {
        return LinearFrame(reference: walk.start, start: node.frame, slope: .zero)
      }
      let record = engine.items[slot]
      let extents = record.outerRecord.isAbsent ? record : engine.items[record.outerRecord]
      let link = NodeLink(node)
      let start = engine.frame(
        of: link,
        Rect(
          x: walk.value(of: record.x), y: walk.value(of: record.y),
          width: walk.value(of: extents.width), height: walk.value(of: extents.height)))
      var slope = Rect(
        x: walk.slope(of: record.x), y: walk.slope(of: record.y),
        width: walk.slope(of: extents.width), height: walk.slope(of: extents.height))
      if link == engine.rootLink { slope.origin = .zero }
      if node.kind == .contentGuide, let scroll = node.parentLink?.node.rareState?.scroll {
        slope.size.width *= scroll.zoomScale
        slope.size.height *= scroll.zoomScale
      }
      return LinearFrame(reference: walk.start, start: start, slope: slope)
    }
  }
}
