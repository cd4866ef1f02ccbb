/// Required constraints that cannot all be satisfied, with a proof and possible fixes.
///
/// The members and their multipliers are a certificate that can be checked by addition. Multiplier
/// times ``ReportedConstraint/addition``, summed over the members, cancels all quantities and
/// leaves `0 >= gap`, which is false. The set is irreducible: without any one member, the others
/// can be satisfied.
public struct ConflictReport: Sendable {
  /// The constraints of client code, and those that items imply.
  public let members: [ReportMember]
  /// The sum of multiplier times constant over the members, in points; always positive.
  public let gap: Double
  /// The contradiction in one line: `16 + 320 + 16 = 352 > 300`.
  public let arithmetic: String
  /// Changes that resolve the conflict, best first.
  ///
  /// Changes that make the whole layout possible come first. Among these, changes that preserve the
  /// order of items come first; then constants by their relative change, then priorities, then
  /// removals. The requested size of the layout counts as a constant, and comes after the others if
  /// it is too large. Among changes that do not preserve the order, constants come last.
  ///
  /// Each change was verified on a copy of the layout. A conflict of more than six members has the
  /// twelve best changes only.
  public let cures: [ConflictCure]
  /// The number of further changes that were not verified because the conflict has many members.
  public let unverified: Int
  /// Common mistakes that the members suggest; about 64 at most of each kind.
  public package(set) var hints: [ConflictHint]
  /// The number of other conflicts, up to 64, that a recovering layout would report.
  public internal(set) var more: Int
  /// The constraint that the layout broke to recover; nil if it broke none.
  public internal(set) var brokenConstraint: ConstraintSummary?
}

extension ConflictReport: CustomStringConvertible {
  /// The common wording of all conflict reports, between "these" and the constraints.
  package static var headline: String {
    "constraints cannot all be satisfied; change or remove one of them"
  }

  /// The report as text: a constraint per line, then the changes that resolve the conflict.
  public var description: String {
    "These " + Self.headline + ":" + details { members[$0].constraint.description }
  }

  /// The text after its first line.
  ///
  /// - Parameter name: Returns the text of a member, by index, and its source location.
  /// - Returns: Lines that each begin with a line break.
  package func details(_ name: (Int) -> String) -> String {
    var text = ""
    for index in members.indices { text += "\n  " + name(index) }
    text += "\nAdded up: " + arithmetic + "."
    for hint in hints { text += "\nHint: " + hint.text + "." }
    text += cureText(name)
    if more > 0 {
      text +=
        "\nThere "
        + (more == 1 ? "is 1 other conflict." : "are " + String(more) + " other conflicts.")
    }
    if let brokenConstraint { text += "\nRecovered by breaking: " + brokenConstraint.description }
    return text
  }

  private func cureText(_ name: (Int) -> String) -> String {
    let solving = cures.filter { $0.solves }
    if cures.isEmpty { return "" }
    guard !solving.isEmpty else {
      return "\nNo single change is enough, because other constraints conflict, too."
    }
    var text = "\nAny one of these changes resolves the conflict:"
    text += lines(solving.filter { $0.preservesOrder }, name)
    let others = solving.filter { !$0.preservesOrder }
    guard !others.isEmpty else { return text }
    if others.count < solving.count {
      text +=
        "\nSo does any one of these, but items then overlap, change order or extend outside:"
    }
    return text + lines(others, name)
  }

  /// A line for each cure; all cures that loosen the same constraint share one.
  private func lines(_ cures: [ConflictCure], _ name: (Int) -> String) -> String {
    var text = ""
    var loosened: [Int] = []
    for cure in cures {
      let constraint = members[cure.member].constraint
      guard case .constant(let constant) = cure.change else {
        if loosened.contains(cure.member) { continue }
        loosened.append(cure.member)
        let isWhole = cures.contains { $0.member == cure.member && $0.change == .remove }
        text += "\n  lower " + name(cure.member) + " to priority 999"
        if isWhole { text += ", or remove it" }
        continue
      }
      if constraint.system == .rootSize, let term = constraint.terms.first {
        text +=
          "\n  request a " + (term.quantity.attribute == .width ? "width" : "height") + " of "
          + decimal(constant) + " instead"
      } else {
        text += "\n  change the constant of " + name(cure.member) + " to " + decimal(constant)
      }
    }
    return text
  }
}

/// The contradiction of a conflict in one line, as in `16 + 320 + 16 = 352 > 300`.
struct ConflictArithmetic {
  /// The positive contributions, and the absolute values of the negative ones.
  private var larger: [Double] = []
  private var smaller: [Double] = []

  /// Creates the arithmetic of a conflict.
  ///
  /// - Parameter contributions: For each member its multiplier times its constant; their sum is
  ///   positive.
  init(_ contributions: [Double]) {
    let factor = Self.factor(of: contributions)
    for number in contributions where number.magnitude > 5e-7 {
      if number > 0 { larger.append(number * factor) } else { smaller.append(-number * factor) }
    }
  }

  /// The least factor that turns parts of a division, such as thirds, into decimals; 1 without one.
  private static func factor(of numbers: [Double]) -> Double {
    let factors = [1.0, 3, 6, 7, 9, 11, 12, 13, 14, 15]
    return factors.first { factor in
      numbers.allSatisfy { number in
        let scaled = number * factor * 10_000
        return (scaled - scaled.rounded()).magnitude < 1e-4
      }
    } ?? 1
  }

  /// The contradiction, with the longer sum on the left.
  var text: String {
    smaller.count > larger.count
      ? Self.sum(smaller) + " < " + Self.sum(larger) : Self.sum(larger) + " > " + Self.sum(smaller)
  }

  /// A sum with its result, as in `16 + 320 = 336`; a single number alone, and 0 for none.
  private static func sum(_ numbers: [Double]) -> String {
    guard numbers.count > 1 else { return decimal(numbers.first ?? 0, decimals: 6) }
    var text = ""
    var total = 0.0
    for number in numbers {
      if !text.utf8.isEmpty { text += " + " }
      text += decimal(number, decimals: 6)
      total += number
    }
    return text + " = " + decimal(total, decimals: 6)
  }
}

/// A change of one constraint, or of the requested size of the layout, that resolves a conflict.
public struct ConflictCure: Sendable, Equatable {
  /// The kind of change.
  public enum Change: Sendable, Equatable {
    /// The constraint is deactivated.
    case remove
    /// The constraint is lowered to this priority.
    case priority(LayoutPriority)
    /// The constant of the constraint, as written in its source, becomes this number.
    ///
    /// It is the nearest number that resolves the conflict. For the requested size of the layout
    /// it is the new size in points.
    case constant(Double)
  }

  /// The change to make.
  public let change: Change
  /// The index of the constraint in the members of the report.
  public let member: Int
  /// True if this change alone makes the layout possible; otherwise another conflict remains.
  public let solves: Bool
  /// True if the change preserves the arrangement, as far as its constraint decides.
  ///
  /// That means that items retain their order, stay apart and inside their containers, and have
  /// sizes above 0.
  public let preservesOrder: Bool
}

/// A common mistake that the members of a conflict suggest.
public struct ConflictHint: Sendable {
  /// The kind of mistake.
  public enum Code: Sendable, Hashable {
    /// A trailing or bottom edge is constrained to that of its container with a positive constant.
    case signOfTrailing
    /// An item that constraints position translates its autoresizing mask.
    case autoresizing
    /// A stack hides an item whose constraints require a size.
    case hiddenInStack
    /// Content hugging or compression resistance is required.
    case contentRequired
    /// One item has two required sizes.
    case duplicateSize
    /// The requested size of the layout is too small.
    case rootTooSmall

    /// The name in machine-readable results.
    public var name: String {
      switch self {
      case .signOfTrailing: "signOfTrailing"
      case .autoresizing: "autoresizing"
      case .hiddenInStack: "hiddenInStack"
      case .contentRequired: "contentRequired"
      case .duplicateSize: "duplicateSize"
      case .rootTooSmall: "rootTooSmall"
      }
    }
  }

  /// The kind of mistake.
  public let code: Code
  /// The likely cause and its fix, as a sentence.
  public package(set) var text: String
  /// The index of the relevant constraint in the members of the report.
  public let member: Int
}
