@_spi(Memory) import Simplex

/// Looks for what is suspicious in the layout that an engine has done, without changing anything.
struct Lint {
  /// So many points more than none are seen.
  static let tolerance = 0.001

  let engine: LayoutEngine
  private let allowed: [LintCode]
  /// The views that can be seen, outer ones first and siblings back to front; the root is the first.
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
        engine.items[slot].node.flatMap { $0.kind.isAuxiliary ? nil : $0.node }
      })
    items = engine.lintItems(names)
    constraints = engine.rows.constraints.indices.compactMap { slot in
      guard let row = engine.row(at: slot),
        let constraint = engine.constraint(at: slot)
      else { return nil }
      return LintConstraint(row: row, constraint: constraint)
    }
  }

  /// Asks every question about the layout as it is.
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

  /// What was found, the gravest first.
  var report: LintReport {
    var sorted: [LintFinding] = []
    sorted.reserveCapacity(findings.count)
    for severity in [LintSeverity.error, .warning, .note] {
      for code in LintCode.allCases where code.severity == severity {
        // By places, since each copy of a finding counts references.
        for place in findings.indices where findings[place].code == code {
          sorted.append(findings[place])
        }
      }
    }
    return LintReport(findings: sorted, incompleteCodes: incomplete)
  }

  func reports(_ code: LintCode) -> Bool { !allowed.contains(code) }

  /// The name by which findings tell an item apart.
  func name(of node: LayoutNode) -> String { names.name(of: node) }

  /// The names of the items that a constraint mentions.
  func itemNames(of constraint: LayoutConstraint) -> [String] {
    (0..<constraint.endCount).compactMap { end in
      constraint.listedItem(at: end).map { name(of: $0.node) }
    }
  }

  mutating func add(_ finding: LintFinding) { findings.append(finding) }

  /// Notes that there may be more findings of a code.
  mutating func markIncomplete(_ code: LintCode) { incomplete.append(code) }

  /// A constraint as findings show it; nothing if it has gone since.
  ///
  /// The list of constraints may have been compacted meanwhile, or changed by the program.
  func reported(_ constraint: LintConstraint) -> [ReportedConstraint] {
    let slot = Int(constraint.constraint.slot)
    guard engine.rows.constraints.indices.contains(slot),
      engine.rows.constraints[slot].link == ConstraintLink(constraint.constraint)
    else { return [] }
    return engine.reported(RowOrigin(kind: .constraint, index: Int32(slot))).map { [$0] } ?? []
  }
}

/// A view that can be seen.
struct LintItem {
  let node: LayoutNode
  /// The index of the view that it is in; nil for the root.
  let parent: Int?
  /// The frame in the coordinates of the view that it is in, not rounded to pixels.
  let frame: Rect
  /// The alignment rectangle in the same coordinates: what constraints and the reader of a screen mean.
  let body: Rect
  /// Where the origin of its own coordinates lies in the root.
  let origin: Point
  /// The name by which findings tell it apart.
  let name: String
}

/// An active constraint with a row.
struct LintConstraint {
  let row: ConstraintID
  let constraint: LayoutConstraint

  /// Whether the program states it, rather than a stack or a guide.
  var isStated: Bool { constraint.state.isDisjoint(with: [.system, .stackMade]) }
}

extension LayoutEngine {
  /// Whether a layout has been done.
  fileprivate var hasSolution: Bool {
    let slot = Int(rootLink.slot)
    guard items.indices.contains(slot) else { return false }
    return items[slot].hasMinimum || items[slot, .frameWidth] != nil
  }

  /// What is suspicious in the last layout; nil before the first.
  fileprivate func lint(_ allowed: [LintCode]) -> Lint? {
    guard hasSolution else { return nil }
    var lint = Lint(self, allowing: allowed)
    lint.findAll()
    return lint
  }

  /// The views that can be seen, outer ones first, with their exact frames.
  fileprivate func lintItems(_ names: LintNames) -> [LintItem] {
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
        origin: origin, name: names.name(of: node))
      for child in node.storedChildren.reversed() { pending.append((child, found.count)) }
      found.append(item)
    }
    return found
  }
}

extension LayoutArea {
  /// What looks suspicious in the tree of this item, as the last layout left it.
  ///
  /// ```swift
  /// let report = card.lint(allowing: [.overlap])
  /// for finding in report.findings { log(finding.description) }
  /// ```
  ///
  /// Before the first layout there is nothing to find. The tree and its frames stay as they are; texts may
  /// be measured.
  ///
  /// - Parameter allowed: What is not to be reported.
  /// - Returns: The findings, with what to do about each.
  /// - Complexity: O(*n* log *n*) in the number of items and constraints for nearly all layouts, and what
  ///   ``LayoutArea/ambiguousItems`` costs.
  public func lint(allowing allowed: [LintCode] = []) -> LintReport {
    let report = layoutNode.queryLastLayout { $0.lint(allowed)?.report }
    return (report ?? nil) ?? LintReport(findings: [], incompleteCodes: [])
  }

  /// The same, and which constraints decide nothing at any width of the root between two.
  ///
  /// ```swift
  /// let report = try card.lint(widths: 240...1024)
  /// ```
  ///
  /// - Parameters:
  ///   - allowed: What is not to be reported.
  ///   - widths: The least and the greatest width in points, from 0 to 1e9; the height is the one asked for last.
  /// - Returns: The findings, with what to do about each.
  /// - Throws: ``LayoutFunctionError`` if the layout cannot be done at any of the widths, or not be followed.
  /// - Complexity: As ``lint(allowing:)``, and that of ``LayoutItem/layoutFunction(of:in:other:maximumPieces:)``.
  public func lint(
    allowing allowed: [LintCode] = [], widths: ClosedRange<Double>
  ) throws(LayoutFunctionError.Thrown) -> LintReport {
    try layoutNode.lint(allowing: allowed, widths: widths)
  }
}

extension LayoutNode {
  /// Lints the node's tree, as ``LayoutItem/lint(allowing:widths:)`` does, with a typed error for modules of this
  /// package.
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
