import Anchors

/// What changes from one piece of a function to the next, in words of a person who makes the size larger.
struct RangeChanges {
  /// What happens to a constraint where a piece begins.
  enum Kind: String {
    /// It gave way below and holds from here on.
    case holds
    /// It held below and does not here.
    case givesWay = "gives way"
    /// It had room below and decides from here on.
    case decides
    /// It decided below and has room here.
    case hasRoom = "has room"
    /// It holds with equality from here on.
    case becomesEqual = "becomes equal"
    /// It held with equality below.
    case unequal = "no longer equal"
  }

  /// A constraint, and what happens to it.
  struct Change {
    let kind: Kind
    let constraint: ReportedConstraint
  }

  /// For each piece what changes where it begins.
  private(set) var changes: [[Change]] = []
  /// For each piece the items of constraints that give way in it, as far as that shows.
  private var yielding: [[String]] = []
  private let function: LayoutFunction

  init(_ function: LayoutFunction) {
    self.function = function
    var places: [String: Int] = [:]
    for (place, item) in function.items.enumerated() { places[item.name] = place }
    for (index, piece) in function.pieces.enumerated() {
      var list: [Change] = []
      for (constraints, isEntering) in [(piece.leaves, false), (piece.enters, true)] {
        list += constraints.map {
          Change(kind: kind(of: $0, at: index, isEntering: isEntering, places), constraint: $0)
        }
      }
      changes.append(list)
    }
    findYielding()
  }

  /// What happens to a constraint where a piece begins.
  private func kind(
    of constraint: ReportedConstraint, at piece: Int, isEntering: Bool, _ places: [String: Int]
  ) -> Kind {
    if constraint.relation == .equal { return isEntering ? .holds : .givesWay }
    if constraint.priority == .required { return isEntering ? .decides : .hasRoom }
    // It is equal on one side of the beginning; where it is on the other side tells the rest. Constants that are
    // the parameter itself move, so that this says nothing.
    guard piece > 0, function.parameterIsExtent,
      let below = sum(constraint.terms, piece - 1, places),
      let here = sum(constraint.terms, piece, places)
    else { return isEntering ? .becomesEqual : .unequal }
    let excess = isEntering ? below - here : here - below
    let isViolated = constraint.relation == .lessThanOrEqual ? excess > 0 : excess < 0
    if isViolated { return isEntering ? .holds : .givesWay }
    return isEntering ? .decides : .hasRoom
  }

  /// The sum of a constraint in the middle of a piece; nil if it mentions what is no item of the function.
  private func sum(_ terms: [LayoutTerm], _ piece: Int, _ places: [String: Int]) -> Double? {
    let (from, to) = (function.pieces[piece].from, function.pieces[piece].to)
    let middle =
      from.isFinite && to.isFinite ? (from + to) / 2 : from.isFinite ? from + 1 : to - 1
    guard middle.isFinite else { return nil }
    var sum = 0.0
    for term in terms {
      guard let item = places[term.quantity.item] else { return nil }
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

  private mutating func findYielding() {
    yielding = function.pieces.map { _ in [] }
    // Whatever gives way does so until it holds again, and what holds at last has given way before.
    var since: [String: Int] = [:]
    for (index, list) in changes.enumerated() {
      for change in list {
        let name = change.constraint.description
        if change.kind == .givesWay {
          since[name] = index
        } else if change.kind == .holds {
          note(change.constraint, (since[name] ?? 0)..<index)
          since[name] = nil
        }
      }
    }
    for (index, list) in changes.enumerated() {
      for change in list
      where change.kind == .givesWay && since[change.constraint.description] == index {
        note(change.constraint, index..<changes.count)
      }
    }
  }

  private mutating func note(_ constraint: ReportedConstraint, _ pieces: Range<Int>) {
    guard let item = constraint.terms.first?.quantity.item else { return }
    // A list of thousands of pieces would name everything everywhere.
    for piece in pieces.prefix(1000) where !yielding[piece].contains(item) {
      if yielding[piece].count < 100 { yielding[piece].append(item) }
    }
  }

  /// What gives way in a piece: `title and photo give way`.
  func headline(of piece: Int) -> String {
    let names = yielding[piece]
    switch names.count {
    case 0: return ""
    case 1: return "\(names[0]) gives way"
    case 2...4:
      return names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1]) give way"
    default:
      return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) others give way"
    }
  }
}

extension LayoutFunction {
  /// Whether the function is one of the root's width or height.
  fileprivate var parameterIsExtent: Bool {
    let root = items.first?.name ?? ""
    return parameter == root + ".width" || parameter == root + ".height"
  }
}
