public import Anchors
public import LayoutFiles

/// The stored frame of a view and its frame in the layout.
public struct ViewComparison: Sendable {
  /// The points by which a stored frame may differ: Interface Builder rounds to pixels.
  public static let tolerance = 0.51

  /// The object identifier.
  public let id: String
  /// The name that people know the view by.
  public let name: String
  /// The line of the view in the file, counted from 1.
  public let line: Int
  /// The index of the superview in the list of views, or nil for the root.
  public let superview: Int?
  /// The frame in the file, in the superview's coordinates and in points.
  public let stored: Rect
  /// The frame of the layout, in the superview's coordinates and in points.
  public let solved: Rect
  /// The source of the size.
  public let sizeSource: SizeSource
  /// True if the stored frame is out of date: constraints of the file contradict it.
  public let isStale: Bool
  /// True for a hidden view in a stack and its descendants, whose frames have no meaning.
  public let isHidden: Bool

  /// True if the frames agree.
  public var agrees: Bool { Self.distance(stored, solved) <= Self.tolerance }

  static func distance(_ frame: Rect, _ other: Rect) -> Double {
    max(
      (frame.minX - other.minX).magnitude, (frame.minY - other.minY).magnitude,
      (frame.width - other.width).magnitude, (frame.height - other.height).magnitude)
  }
}

/// The frames of a scene in the file and in its layout.
public struct SceneComparison: Sendable {
  /// The views in the order of the file, the root first.
  public let views: [ViewComparison]
  /// The conflict of required constraints, one of which is broken for the frames, or nil.
  public let conflict: LayoutFailure?
}

extension InterfaceFile {
  /// Lays a scene out as Interface Builder did and compares all frames.
  ///
  /// Of constraints in conflict one is broken, as on a device.
  ///
  /// - Parameters:
  ///   - scene: A scene of this file without a reason to skip it.
  ///   - name: The name of the file, for messages.
  /// - Returns: The comparison.
  /// - Throws: `LayoutFileError` if a constraint or a number of the scene is wrong.
  public func comparison(
    of scene: InterfaceScene, name: String? = nil
  ) throws(LayoutFileError) -> SceneComparison {
    let (layout, conflict) = try solved(scene, InterfaceEnvironment(), name)
    var bare = InterfaceEnvironment()
    bare.omitsContents = true
    let (alone, _) = try solved(scene, bare, name)
    let ambiguous = alone.ambiguousSizes()
    let solved = layout.nodes.map { $0.view.frame }
    let differs = zip(layout.nodes, solved).map {
      ViewComparison.distance($0.stored, $1) > ViewComparison.tolerance
    }
    let stale = layout.staleViews(differs, self)
    let views = layout.nodes.indices.map { index in
      let node = layout.nodes[index]
      let bare = alone.nodes[index].view.frame.size
      let size = solved[index].size
      let isKnown = (
        width: !ambiguous[index].width && (bare.width - size.width).magnitude <= 0.01,
        height: !ambiguous[index].height && (bare.height - size.height).magnitude <= 0.01
      )
      return ViewComparison(
        id: node.id, name: node.name, line: layout.lines[index],
        superview: node.parent, stored: node.stored,
        solved: index == 0
          ? Rect(origin: node.stored.origin, size: solved[0].size) : solved[index],
        sizeSource: node.source(besides: isKnown),
        isStale: stale[index], isHidden: layout.isHiddenInStack(index))
    }
    return SceneComparison(views: views, conflict: conflict)
  }

  private func solved(
    _ scene: InterfaceScene, _ environment: InterfaceEnvironment, _ name: String?
  ) throws(LayoutFileError) -> (SceneLayout, LayoutFailure?) {
    var layout = try self.layout(of: scene, in: environment)
    do throws(LayoutFailure) {
      if environment.omitsContents {
        try layout.layOutOnce(name: name)
      } else {
        try layout.layOut(name: name)
      }
    } catch {
      layout.layOutBreaking()
      return (layout, error)
    }
    return (layout, nil)
  }
}

extension SceneNode {
  /// Returns the source of the size, given the axes that the constraints alone determine.
  fileprivate func source(besides isKnown: (width: Bool, height: Bool)) -> SizeSource {
    let sources = [isKnown.width ? nil : sources.width, isKnown.height ? nil : sources.height]
    if sources.contains(where: { $0 == .file }) { return .file }
    if sources.contains(where: { $0 == .measured }) { return .measured }
    if sources.contains(where: { $0 == .table }) { return .table }
    return .constraints
  }
}

extension SceneLayout {
  /// Returns whether a view or a superview of it is hidden in a stack.
  func isHiddenInStack(_ index: Int) -> Bool {
    var current: Int? = index
    while let index = current {
      if nodes[index].isArranged, nodes[index].view.isHidden { return true }
      current = nodes[index].parent
    }
    return false
  }

  /// Finds the views whose stored frames are out of date.
  ///
  /// These are the views that Interface Builder itself calls misplaced, those whose frames
  /// contradict a required constraint of the file, and differing frames that depend on them.
  func staleViews(_ differs: [Bool], _ file: InterfaceFile) -> [Bool] {
    var stale = [Bool](repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated() where file.document.isTrue(node.element, "misplaced") {
      stale[index] = true
    }
    for (constraint, violation) in zip(constraints, violations)
    where constraint.priority == 1000 && violation ?? 0 > 1 {
      stale[constraint.first.index] = true
      if let second = constraint.second { stale[second.index] = true }
    }
    // A frame that agrees is not out of date, and the root has the size of its surroundings, unless
    // its content makes that impossible.
    stale = zip(stale, differs).map { $0 && $1 }
    let (size, stored) = (nodes[0].view.frame.size, nodes[0].stored.size)
    stale[0] =
      hasImpossibleSize
      && max((size.width - stored.width).magnitude, (size.height - stored.height).magnitude) > 1
    // A differing frame is stale if that of a neighbor is, and so on.
    let neighbors = neighbors(includesRoot: stale[0])
    var pending = nodes.indices.filter { stale[$0] }
    while let index = pending.popLast() {
      for neighbor in neighbors[index] where differs[neighbor] && !stale[neighbor] {
        stale[neighbor] = true
        pending.append(neighbor)
      }
    }
    return stale
  }

  /// Returns for each view the others that position it: in constraints, and its superview.
  private func neighbors(includesRoot: Bool) -> [[Int]] {
    var neighbors = [[Int]](repeating: [], count: nodes.count)
    func connect(_ one: Int, _ other: Int) {
      guard includesRoot || one > 0 && other > 0 else { return }
      neighbors[one].append(other)
      neighbors[other].append(one)
    }
    for constraint in constraints {
      if let second = constraint.second { connect(constraint.first.index, second.index) }
    }
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { connect(index, parent) }
    }
    return neighbors
  }
}
