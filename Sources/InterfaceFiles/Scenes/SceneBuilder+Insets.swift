import Anchors
import LayoutFiles

extension SceneBuilder {
  /// Finds the safe area and the margins of the root in the frames that use them.
  ///
  /// Bars and their heights are often in another file. The value that most required equalities
  /// imply counts; without any the safe area is that of the device and the bars of the file.
  func inferInsets() -> RootInsets {
    var insets = RootInsets()
    let usual = usualSafeArea()
    var safe = votes(for: .safeArea)
    fitCenters(&safe, usual: usual)
    insets.safeArea = EdgeInsets(
      top: safe[0] ?? usual.top, left: safe[1] ?? usual.left, bottom: safe[2] ?? usual.bottom,
      right: safe[3] ?? usual.right)
    let margins = votes(for: .margins)
    // Margins include the safe area, which therefore reaches no further.
    if safe[0] == nil, let top = margins[0] { insets.safeArea.top = min(usual.top, top) }
    if safe[2] == nil, let bottom = margins[2] {
      insets.safeArea.bottom = min(usual.bottom, bottom)
    }
    insets.hasMargins = margins.map { $0 != nil }
    insets.margins = EdgeInsets(
      top: margins[0] ?? 0, left: margins[1] ?? 0, bottom: margins[2] ?? 0,
      right: margins[3] ?? 0)
    return insets
  }

  /// Returns the inset that most constraints imply for each edge: top, left, bottom, right.
  private func votes(for guide: ItemGuide) -> [Double?] {
    var votes: [[Double]] = [[], [], [], []]
    // Descendants are weaker evidence, which counts only without votes of the root's own guide.
    var nested: [[Double]] = [[], [], [], []]
    for constraint in constraints where constraint.isEquality {
      for (end, other, offset) in constraint.solvedEnds {
        guard end.guide == .safeArea || end.guide == .margins, other.guide == nil,
          let position = position(other, nil),
          let (edge, inset, outside) = inset(of: end, at: position + offset)
        else { continue }
        if end.guide == guide, end.index == 0 {
          if inset > -0.01, inset < 300 { votes[edge].append(max(0, inset)) }
        } else if end.index > 0, let found = implied(guide, by: end, inset, outside),
          found > 0.3, found < 300
        {
          nested[edge].append(found)
        }
      }
    }
    return zip(votes, nested).map { Self.mostFrequent($0) ?? Self.mostFrequent($1) }
  }

  /// Returns the inset of the root that the inset of a guide of a view inside implies, or nil.
  ///
  /// - Parameters:
  ///   - guide: The guide of the root.
  ///   - end: The guide of the view.
  ///   - inset: The distance of the guide from the root's edge.
  ///   - outside: The distance of the view from the root's edge.
  /// - Returns: The inset in points.
  private func implied(
    _ guide: ItemGuide, by end: SceneEnd, _ inset: Double, _ outside: Double
  ) -> Double? {
    let element = nodes[end.index].element
    if end.guide == .safeArea {
      return guide == .safeArea && inset > outside + 0.3 ? inset : nil
    }
    guard nodes[end.index].kind != .stack, !nodes[end.index].hasStatedMargins else { return nil }
    let isPreserving = document.isTrue(element, "preservesSuperviewLayoutMargins")
    if guide == .margins { return isPreserving && inset - outside > 8.3 ? inset : nil }
    let isInset = !document.has(element, "insetsLayoutMarginsFromSafeArea", "NO")
    return !isPreserving && isInset && inset - outside > 8.3 ? inset - 8 : nil
  }

  /// Returns the edge of the root near a guide, and the distances of guide and view from it.
  private func inset(
    of end: SceneEnd, at position: Double
  ) -> (edge: Int, inset: Double, outside: Double)? {
    let root = nodes[0].absolute
    let frame = nodes[end.index].absolute
    switch end.attribute {
    case .top: return (0, position, frame.minY)
    case .bottom: return (2, root.height - position, root.height - frame.maxY)
    case .left, .leading: return (1, position, frame.minX)
    case .right, .trailing: return (3, root.width - position, root.width - frame.maxX)
    default: return nil
    }
  }

  /// Returns the value with the most others within 0.3 points, the first of several.
  ///
  /// - Complexity: O(*n* log *n*).
  static func mostFrequent(_ values: [Double]) -> Double? {
    let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    var best: (index: Int, count: Int)?
    var (low, high) = (0, 0)
    for index in order {
      while values[index] - values[order[low]] >= 0.3 { low += 1 }
      while high < order.count, values[order[high]] - values[index] < 0.3 { high += 1 }
      let count = high - low
      if count > best?.count ?? 0 || count == best?.count && index < best?.index ?? 0 {
        best = (index, count)
      }
    }
    return best.map { values[$0.index] }
  }

  /// Derives a vertical inset from a center, if exactly one of the two is known or usual.
  private func fitCenters(_ safe: inout [Double?], usual: EdgeInsets) {
    guard safe[0] == nil || safe[2] == nil else { return }
    let height = nodes[0].stored.height
    for constraint in constraints where constraint.isEquality {
      for (end, other, offset) in constraint.solvedEnds
      where end.guide == .safeArea && end.attribute == .centerY
        && nodes[end.index].absolute == nodes[0].absolute
      {
        guard let position = position(other, nil) else { continue }
        let center = position + offset
        // center == (top + height - bottom) / 2
        let difference = 2 * center - height
        if let top = safe[0] {
          safe[2] = max(0, top - difference)
        } else if let bottom = safe[2] {
          safe[0] = max(0, bottom + difference)
        } else {
          (safe[0], safe[2]) = Self.vertical(difference, usual: usual)
        }
        return
      }
    }
  }

  /// Returns the insets of a device and its bars that differ by a number of points.
  private static func vertical(
    _ difference: Double, usual: EdgeInsets
  ) -> (top: Double, bottom: Double) {
    var known = [(usual.top, usual.bottom)]
    for bar in [0.0, 44, 50, 96] {
      known.append((20 + bar, 0))
      for status in [44.0, 47, 48, 50, 59, 62] { known.append((status + bar, 34)) }
    }
    for (top, bottom) in known + known.map({ ($0.0, $0.1 + 49) })
    where (top - bottom - difference).magnitude < 0.6 {
      return (top, bottom)
    }
    let bottom = max(0, usual.top - difference)
    return (max(0, difference + bottom), bottom)
  }

  /// Returns the safe area that the device and the bars of the file make.
  private func usualSafeArea() -> EdgeInsets {
    guard let canvas = file.canvas else { return .zero }
    var area = canvas.safeArea
    if file.doublesSafeArea { (area.top, area.bottom) = (2 * area.top, 2 * area.bottom) }
    if isScreen { return area }
    guard scene.kind == .controller else { return .zero }
    if file.navigated.contains(TextKey(scene.id)) {
      area.top += canvas.isLandscape && !canvas.isPad ? 32 : 44
    }
    return area
  }

  /// Returns whether the stored frames require twice the safe area of the canvas.
  func storesDoubledSafeArea() throws(Fault) -> Bool {
    guard scene.kind == .controller || isScreen, let area = file.canvas?.safeArea else {
      return false
    }
    try collectViews()
    try collectConstraints()
    let found = votes(for: .safeArea)
    func isDoubled(_ inset: Double?, _ once: Double) -> Bool {
      once > 0 && ((inset ?? 0) - 2 * once).magnitude < 0.6
    }
    // Bars are rarely so high below; above, one of 44 points is as high as some status bars.
    if found[2] != nil, area.bottom > 0 { return isDoubled(found[2], area.bottom) }
    return area.top != 44 && isDoubled(found[0], area.top)
  }

  /// True for a view of a xib that is the screen of a controller, as its size tells.
  private var isScreen: Bool {
    scene.kind == .view && !(file.canvas?.isLandscape ?? true) && scene.size.height >= 568
      && scene.size.width >= 320
  }

  /// Returns the safe area of the device if the file stores it twice, with the same bars; or nil.
  func deviceSafeArea(_ inferred: EdgeInsets) -> EdgeInsets? {
    guard file.doublesSafeArea, let once = file.canvas?.safeArea,
      inferred.top > 2 * once.top - 0.6 || inferred.bottom > 2 * once.bottom - 0.6
    else { return nil }
    var area = inferred
    if area.top > 2 * once.top - 0.6 { area.top -= once.top }
    if area.bottom > 2 * once.bottom - 0.6 { area.bottom -= once.bottom }
    return area
  }

  /// Applies the margins of all views.
  ///
  /// - Throws: `Fault` if a number is wrong.
  func applyMargins(inferred: RootInsets) throws(Fault) {
    for (index, node) in nodes.enumerated() {
      let view = node.view
      let element = node.element
      var margins = try statedMargins(element)
      if let stack = view as? StackView, margins != nil {
        stack.isLayoutMarginsRelativeArrangement = true
        ItemGuide.margins.guide(of: stack)
      }
      if index == 0, margins == nil { margins = rootMargins(inferred) }
      if let margins { view.directionalLayoutMargins = margins }
      view.preservesSuperviewLayoutMargins =
        document.isTrue(element, "preservesSuperviewLayoutMargins")
      if document.has(element, "insetsLayoutMarginsFromSafeArea", "NO") {
        view.insetsLayoutMarginsFromSafeArea = false
      }
      view.layoutMarginsFollowReadableWidth =
        document.isTrue(element, "layoutMarginsFollowReadableWidth")
    }
  }

  private func statedMargins(_ element: Int) throws(Fault) -> DirectionalEdgeInsets? {
    if let insets = document.child(
      element, "directionalEdgeInsets", key: "directionalLayoutMargins")
    {
      return DirectionalEdgeInsets(
        top: try document.number(insets, "top") ?? 0,
        leading: try document.number(insets, "leading") ?? 0,
        bottom: try document.number(insets, "bottom") ?? 0,
        trailing: try document.number(insets, "trailing") ?? 0)
    }
    if let insets = document.child(element, "edgeInsets", key: "layoutMargins") {
      let left = try document.number(insets, "left") ?? 0
      let right = try document.number(insets, "right") ?? 0
      let isReversed = environment.direction == .rightToLeft
      return DirectionalEdgeInsets(
        top: try document.number(insets, "top") ?? 0, leading: isReversed ? right : left,
        bottom: try document.number(insets, "bottom") ?? 0, trailing: isReversed ? left : right)
    }
    return nil
  }

  /// Returns the margins of the root: those of its class, or those that the frames imply.
  private func rootMargins(_ inferred: RootInsets) -> DirectionalEdgeInsets? {
    let width = environment.size?.width ?? nodes[0].stored.width
    let side: Double = width >= 414 ? 20 : 16
    var margins: DirectionalEdgeInsets
    switch scene.kind {
    // The view of a xib is laid out as if it were that of a controller.
    case .controller, .view:
      margins = DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    case .tableCell:
      margins = DirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    case .collectionCell, .header:
      margins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    guard environment.size == nil || scene.kind != .controller else { return margins }
    let includes = !document.has(nodes[0].element, "insetsLayoutMarginsFromSafeArea", "NO")
    let area = includes ? inferred.safeArea : .zero
    let found = inferred.margins
    let (left, right) = (max(0, found.left - area.left), max(0, found.right - area.right))
    if inferred.hasMargins[0] { margins.top = max(0, found.top - area.top) }
    if inferred.hasMargins[2] { margins.bottom = max(0, found.bottom - area.bottom) }
    if inferred.hasMargins[1] { margins.leading = left }
    if inferred.hasMargins[3] { margins.trailing = right }
    return margins
  }
}
