package import Simplex

// Errors and conflicts in the user's terms.

extension LayoutEngine {
  package func layoutError(_ error: SolverError.Thrown) -> LayoutError {
    switch error {
    case SolverError.unsatisfiable(let conflict):
      .unsatisfiable(report(conflict))
    case SolverError.pivotLimit(let count):
      .solver("no solution was found within " + String(count) + " pivots")
    case SolverError.illConditioned:
      .solver("rounding makes independent constraints look dependent")
    case SolverError.invalidNumber(let number):
      .solver("the constraints produce " + decimal(number) + ", which is out of range")
    case SolverError.invalidPriority(let number):
      .solver("the priority " + decimal(number) + " is not above 0 and at most 1000")
    default:
      .solver("internal error: engine and solver disagree about a row; please report it")
    }
  }

  /// Returns the report of a conflict, with cures that were tried in copies of the solver.
  package func report(_ conflict: Conflict) -> ConflictReport {
    let trial = ConflictTrial(self)
    let analysis = ConflictAnalysis(conflict, excluding: [], trial, self)
    var report = report(analysis)
    report.more = analysis.countFurther(trial, self)
    return report
  }

  func report(_ analysis: ConflictAnalysis) -> ConflictReport {
    let members = zip(analysis.conflict.members, analysis.origins).map { member, origin in
      ReportMember(
        constraint: reported(member.constraint, from: origin), multiplier: member.multiplier)
    }
    let contributions = members.map { $0.multiplier * $0.constraint.constant }
    return ConflictReport(
      members: members, gap: analysis.gap, arithmetic: ConflictArithmetic(contributions).text,
      cures: analysis.cures, unverified: analysis.unverified, hints: analysis.hints, more: 0,
      brokenConstraint: nil)
  }

  func summary(of origin: RowOrigin) -> ConstraintSummary {
    if origin.kind == .constraint {
      return constraint(at: origin.constraint)?.summary ?? .init(implied: "", .constraint)
    }
    let slot = origin.item
    let node = items[slot].node
    let (isRoot, isContent) = (node == rootLink, node?.kind == .contentGuide)
    let (content, minimum) = (items[slot].targetContent, items.minimum(of: slot).target)
    let bound: (extent: String, relation: String, number: Double, ConstraintSummary.Kind)? =
      switch origin.kind {
      case .nonnegativeWidth: ("width", ">=", 0, .minimumSize)
      case .nonnegativeHeight: ("height", ">=", 0, .minimumSize)
      case .hugWidth: ("width", "<=", content.width, .hugging)
      case .resistWidth: ("width", ">=", content.width, .compression)
      case .hugHeight: ("height", "<=", content.height, .hugging)
      case .resistHeight: ("height", ">=", content.height, .compression)
      case .minimumContentWidth: ("width", ">=", minimum.width, .minimumContent)
      case .minimumContentHeight: ("height", ">=", minimum.height, .minimumContent)
      case .frameX where isContent: ("left", "==", 0, .contentOrigin)
      case .frameY where isContent: ("top", "==", 0, .contentOrigin)
      case .frameWidth where isRoot:
        ("width", "==", currentLayout.requestedSize.width.value, .rootSize)
      case .frameHeight where isRoot:
        ("height", "==", currentLayout.requestedSize.height.value, .rootSize)
      case .constraint, .frameX, .frameY, .frameWidth, .frameHeight: nil
      }
    guard let (extent, relation, number, kind) = bound else {
      return ConstraintSummary(
        implied: frameEquation(origin), .frame, system: isContent ? .scroll : nil)
    }
    let name = node?.node.displayName ?? "?"
    return ConstraintSummary(
      implied: name + "." + extent + " " + relation + " " + decimal(number), kind,
      reason: kind == .minimumContent ? "minimum " + extent + " of " + name : nil)
  }

  /// Returns the equation of a frame row, `photo.width == 50` or a multiple of the parent's extent.
  private func frameEquation(_ origin: RowOrigin) -> String {
    let slot = origin.item
    guard let node = items[slot].node?.node else { return "?" }
    let isAcross = origin.kind == .frameX || origin.kind == .frameWidth
    let isPosition = origin.kind == .frameX || origin.kind == .frameY
    let row = frameRow(slot, node, isAcross ? .horizontal : .vertical, isPosition: isPosition)
    let extent = isAcross ? ".width" : ".height"
    let part = isPosition ? (isAcross ? ".left" : ".top") : extent
    var text = node.displayName + part + " == "
    guard row.factor != 0, let parent = node.parentLink?.node else {
      return text + decimal(row.constant)
    }
    if row.factor != 1 { text += decimal(row.factor) + " * " }
    text += parent.displayName + extent
    if row.constant == 0 { return text }
    return text + (row.constant < 0 ? " - " : " + ") + decimal(row.constant.magnitude)
  }
}
