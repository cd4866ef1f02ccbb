import Anchors
import AnchorsQuestions

/// The changes between consecutive pieces of a function, from smaller to larger sizes.
struct RangeChanges {
  /// The change of a constraint at the start of a piece.
  enum Kind: String {
    /// Violated below, satisfied from here on.
    case holds
    /// Satisfied below, violated from here on.
    case becomesViolated = "is violated"
    /// Slack below, tight from here on.
    case becomesTight = "decides"
    /// Tight below, slack from here on.
    case becomesSlack = "is slack"
    /// Satisfied with equality from here on.
    case becomesEqual = "becomes tight"
    /// Satisfied with equality below, but not from here on.
    case unequal = "no longer tight"
  }

  /// A constraint and its change.
  struct Change {
    let kind: Kind
    let constraint: ReportedConstraint
  }

  /// The changes at the start of each piece.
  private(set) var changes: [[Change]] = []
  /// The items of the violated constraints in each piece, as far as the changes reveal them.
  private var violatedItems: [[String]] = []
  private let function: LayoutFunction

  init(_ function: LayoutFunction) {
    self.function = function
    var indices: [String: Int] = [:]
    for (index, item) in function.items.enumerated() { indices[item.name] = index }
    for (index, piece) in function.pieces.enumerated() {
      var list: [Change] = []
      for (constraints, isEntering) in [(piece.leaves, false), (piece.enters, true)] {
        list += constraints.map {
          Change(kind: kind(of: $0, at: index, isEntering: isEntering, indices), constraint: $0)
        }
      }
      changes.append(list)
    }
    findViolatedItems()
  }

  /// Returns the change of a constraint at the start of a piece.
  private func kind(
    of constraint: ReportedConstraint, at piece: Int, isEntering: Bool, _ indices: [String: Int]
  ) -> Kind {
    if constraint.relation == .equal { return isEntering ? .holds : .becomesViolated }
    if constraint.priority == .required { return isEntering ? .becomesTight : .becomesSlack }
    // The constraint holds with equality on one side of the start; its sum on the other side
    // decides. Constants that depend on the parameter make this test meaningless.
    guard piece > 0, function.parameterIsExtent,
      let below = sum(constraint.terms, piece - 1, indices),
      let here = sum(constraint.terms, piece, indices)
    else { return isEntering ? .becomesEqual : .unequal }
    let excess = isEntering ? below - here : here - below
    let isViolated = constraint.relation == .lessThanOrEqual ? excess > 0 : excess < 0
    if isViolated { return isEntering ? .holds : .becomesViolated }
    return isEntering ? .becomesTight : .becomesSlack
  }

  /// Computes the sum of a constraint's terms in the middle of a piece.
  ///
  /// - Returns: The sum, or nil if a term's item or attribute is not part of the function.
  private func sum(_ terms: [LayoutTerm], _ piece: Int, _ indices: [String: Int]) -> Double? {
    let (from, to) = (function.pieces[piece].from, function.pieces[piece].to)
    let middle =
      from.isFinite && to.isFinite ? (from + to) / 2 : from.isFinite ? from + 1 : to - 1
    guard middle.isFinite else { return nil }
    var sum = 0.0
    for term in terms {
      guard let item = indices[term.quantity.item] else { return nil }
      let frame = function.linearFrame(of: item, in: piece).frame(at: middle)
      switch term.quantity.attribute {
      case .left: sum += term.factor * frame.minX
      case .top: sum += term.factor * frame.minY
      case .width: sum += term.factor * frame.width
      case .height: sum += term.factor * frame.height
      default: return nil
      }
    }
    return sum
  }

  private mutating func findViolatedItems() {
    violatedItems = function.pieces.map { _ in [] }
    // A violation lasts until the constraint holds again; without a start it began at the first
    // piece.
    var since: [String: Int] = [:]
    for (index, list) in changes.enumerated() {
      for change in list {
        let name = change.constraint.description
        if change.kind == .becomesViolated {
          since[name] = index
        } else if change.kind == .holds {
          record(change.constraint, (since[name] ?? 0)..<index)
          since[name] = nil
        }
      }
    }
    for (index, list) in changes.enumerated() {
      for change in list
      where change.kind == .becomesViolated && since[change.constraint.description] == index {
        record(change.constraint, index..<changes.count)
      }
    }
  }

  private mutating func record(_ constraint: ReportedConstraint, _ pieces: Range<Int>) {
    guard let item = constraint.terms.first?.quantity.item else { return }
    // Bounded: thousands of pieces would list every item for every piece.
    for piece in pieces.prefix(1000) where !violatedItems[piece].contains(item) {
      if violatedItems[piece].count < 100 { violatedItems[piece].append(item) }
    }
  }

  /// Returns the violated items of a piece as a sentence.
  func headline(of piece: Int) -> String {
    let names = violatedItems[piece]
    switch names.count {
    case 0: return ""
    case 1: return "\(names[0]) yields"
    case 2...4:
      return names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1]) yield"
    default:
      return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) others yield"
    }
  }
}

extension LayoutFunction {
  /// True if the parameter is the root's width or height.
  fileprivate var parameterIsExtent: Bool {
    let root = items.first?.name ?? ""
    return parameter == root + ".width" || parameter == root + ".height"
  }
}
