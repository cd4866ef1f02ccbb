public import Anchors
import Simplex

/// Finds likely mistakes in the last layout of an engine, without changing anything.
struct Lint {
  /// The largest distance in points that is not visible.
  static let tolerance = 0.001

  let engine: LayoutEngine
  private let allowed: [LintCode]
  /// The visible views, outer ones first and siblings from back to front; the first is the root.
  let items: [LintItem]
  /// The constraints that have a row, in order of activation.
  let constraints: [LintConstraint]
  private let names: LintNames
  private var findings: [LintFinding] = []
  private var incomplete: [LintCode] = []

  init(_ engine: LayoutEngine, allowing allowed: [LintCode]) {
    self.engine = engine
    self.allowed = allowed
    names = LintNames(
      engine.items.indices.compactMap { slot in
        engine.items[slot].node.flatMap { $0.kind.isUnreported ? nil : $0.node }
      })
    items = engine.lintItems()
    constraints = engine.rows.constraints.indices.compactMap { slot in
      guard let row = engine.row(at: slot),
        let constraint = engine.constraint(at: slot)
      else { return nil }
      return LintConstraint(row: row, constraint: constraint)
    }
  }

  /// Runs all checks of the current layout.
  mutating func findAll() {
    if reports(.outsideSuperview) { findOutside() }
    if reports(.zeroSize) { findZeroSizes() }
    if reports(.truncatedText) { findTruncatedTexts() }
    if reports(.fractionalPixels) { findFractionalPixels() }
    if reports(.overlap) { findOverlaps() }
    if reports(.trailingSign) { findTrailingSigns() }
    if reports(.fixedContent) { findFixedContents() }
    if reports(.mixedDirections) { findMixedDirections() }
    let repeated = repeatedConstraints()
    if reports(.duplicate) { report(repeated) }
    if reports(.redundant) { findRedundant(besides: repeated.map { $0.index }) }
    if reports(.ambiguous) || reports(.priorityTie) { findOpen() }
    if reports(.lostPreference) { findLostPreferences() }
  }

  /// The findings, sorted by severity.
  var report: LintReport {
    var sorted: [LintFinding] = []
    sorted.reserveCapacity(findings.count)
    for severity in [LintSeverity.error, .warning, .note] {
      for code in LintCode.allCases {
        // By index, since each copy of a finding counts references.
        for index in findings.indices
        where findings[index].code == code && findings[index].severity == severity {
          sorted.append(findings[index])
        }
      }
    }
    return LintReport(findings: sorted, incompleteCodes: incomplete)
  }

  func reports(_ code: LintCode) -> Bool { !allowed.contains(code) }

  /// Returns the unique name of an item in findings.
  func name(of node: LayoutNode) -> String { names.name(of: node) }

  /// Returns the unique name of a view in findings.
  func name(of item: LintItem) -> String { names.name(of: item.node) }

  /// Returns the names of the items that a constraint mentions.
  func itemNames(of constraint: LayoutConstraint) -> [String] {
    (0..<constraint.endCount).compactMap { end in
      constraint.listedItem(at: end).map { name(of: $0.node) }
    }
  }

  mutating func add(_ finding: LintFinding) { findings.append(finding) }

  /// Records that there may be more findings of a code.
  mutating func markIncomplete(_ code: LintCode) { incomplete.append(code) }

  /// Returns a constraint in the form of findings, or an empty list if it no longer exists.
  ///
  /// The list of constraints may have been compacted since, or changed by client code.
  func reported(_ constraint: LintConstraint) -> [ReportedConstraint] {
    guard let slot = engine.slot(holding: constraint.constraint) else { return [] }
    return engine.reported(RowOrigin(slot)).map { [$0] } ?? []
  }
}

/// A visible view.
struct LintItem {
  let node: LayoutNode
  /// The index of the superview; nil for the root.
  let parent: Int?
  /// The frame in the superview's coordinates, not rounded to pixels.
  let frame: Rect
  /// The alignment rectangle in the superview's coordinates, to which constraints refer.
  let body: Rect
  /// The origin of the view's own coordinates, in the root.
  let origin: Point
}

/// An active constraint with a row.
struct LintConstraint {
  let row: ConstraintID
  let constraint: LayoutConstraint

  /// True if the program made the constraint, rather than a stack or a guide.
  var isOfProgram: Bool { constraint.state.isDisjoint(with: [.system, .stackMade]) }
}

extension LayoutEngine {
  /// True if the tree was laid out.
  fileprivate var hasSolution: Bool {
    let slot = rootLink.slot
    guard items.indices.contains(slot) else { return false }
    return items[slot].hasNonnegativeExtents || items[slot, .frameWidth] != nil
  }

  /// Lints the last layout; nil before the first.
  fileprivate func lint(_ allowed: [LintCode]) -> Lint? {
    guard hasSolution else { return nil }
    var lint = Lint(self, allowing: allowed)
    lint.findAll()
    return lint
  }

  /// Returns the visible views, outer ones first, with their exact frames.
  fileprivate func lintItems() -> [LintItem] {
    var found: [LintItem] = []
    var pending: [(node: LayoutNode, parent: Int?)] = [(rootLink.node, nil)]
    while let (node, parent) = pending.popLast() {
      guard !node.isHidden else { continue }
      var frame = exactFrame(of: NodeLink(node))
      if parent == nil { frame.origin = .zero }
      let start = parent.map { found[$0].origin } ?? .zero
      let bounds = node.boundsOrigin
      let origin = Point(x: start.x + frame.minX - bounds.x, y: start.y + frame.minY - bounds.y)
      let item = LintItem(
        node: node, parent: parent, frame: frame, body: frame.inset(by: node.alignmentRectInsets),
        origin: origin)
      for child in node.storedChildren.reversed() { pending.append((child, found.count)) }
      found.append(item)
    }
    return found
  }
}

extension LayoutArea {
  /// Finds likely mistakes in the last layout of this item's tree.
  ///
  /// ```swift
  /// let report = card.lint(allowing: [.overlap])
  /// for finding in report.findings { log(finding.description) }
  /// ```
  ///
  /// Before the first layout, there are no findings. The tree and its frames are unchanged; texts
  /// may be measured.
  ///
  /// - Parameter allowed: The codes that are not reported.
  /// - Returns: The findings, each with a fix.
  /// - Complexity: O(*n* log *n*) in the number of items and constraints for nearly all layouts,
  ///   and that of `ambiguousItems`.
  public func lint(allowing allowed: [LintCode] = []) -> LintReport {
    let report = layoutNode.queryLastLayout { $0.lint(allowed)?.report }
    return (report ?? nil) ?? LintReport(findings: [], incompleteCodes: [])
  }

  /// Finds likely mistakes, and constraints without effect at any width of the root in a range.
  ///
  /// ```swift
  /// let report = try card.lint(widths: 240...1024)
  /// ```
  ///
  /// - Parameters:
  ///   - allowed: The codes that are not reported.
  ///   - widths: The range of widths in points, within 0 to 1e9; the height is the last one
  ///     requested.
  /// - Returns: The findings, each with a fix.
  /// - Throws: ``LayoutFunctionError`` if the layout is impossible at all of the widths, or cannot
  ///   be computed as a function of the width. No frame is changed.
  /// - Complexity: That of `lint(allowing:)`, and that of
  ///   `layoutFunction(of:in:other:maximumPieces:)`.
  public func lint(
    allowing allowed: [LintCode] = [], widths: ClosedRange<Double>
  ) throws(LayoutFunctionError.Thrown) -> LintReport {
    try layoutNode.lint(allowing: allowed, widths: widths)
  }
}

extension LayoutNode {
  /// Lints the node's tree, like `lint(allowing:widths:)`, with a typed error.
  package func lint(
    allowing allowed: [LintCode], widths: ClosedRange<Double>
  ) throws(LayoutFunctionError) -> LintReport {
    let report = try queryLastLayout { (engine) throws(LayoutFunctionError) in
      var lint = engine.lint(allowed)
      try lint?.findNeverBinding(widths)
      return lint?.report
    }
    return (report ?? nil) ?? LintReport(findings: [], incompleteCodes: [])
  }
}
