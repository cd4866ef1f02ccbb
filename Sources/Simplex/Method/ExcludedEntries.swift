import Buffers

/// Basis entries that are skipped although loosening them would improve the objective.
///
/// The level loop owns one for each call. After an entry of the second kind was skipped, "nothing
/// left" does not mean "optimal": the selection of candidates reports that, and the loop fails with
/// ``SolveFailure/illConditioned`` instead of returning a wrong answer.
struct ExcludedEntries {
  /// The reason why an entry is skipped.
  enum Reason {
    /// No row can replace it in the current active set; another active set may allow one.
    case refused
    /// Three steps that loosened it in this call led to rows that a factorization found dependent.
    ///
    /// Another attempt could lead to the same active set for ever.
    case dependent
  }

  private(set) var refused = List<BasisEntry>()
  /// The entries whose steps needed a repair, once for each repair.
  private(set) var repaired = List<BasisEntry>()

  func reason(for entry: BasisEntry) -> Reason? {
    for refused in refused where refused == entry { return .refused }
    var repairs = 0
    for repaired in repaired where repaired == entry { repairs += 1 }
    return repairs < Degeneracy.returns ? nil : .dependent
  }

  mutating func refuse(_ entry: BasisEntry) { refused.append(entry) }

  mutating func recordRepair(of entry: BasisEntry) { repaired.append(entry) }

  /// Admits the refused entries again after the active set has changed.
  mutating func readmitRefused() { refused.removeAll() }

  mutating func free() {
    refused.free()
    repaired.free()
  }
}
