/// Basis entries that are passed over although giving them up would improve the objective.
///
/// The level loop owns one for each call. Where an entry of the second kind was passed over, "nothing
/// left" does not mean "optimal": whoever selects candidates reports that, and the loop gives up with
/// ``SolveFailure/illConditioned`` rather than with a wrong answer.
struct ExcludedEntries {
  /// Why an entry is passed over.
  enum Reason {
    /// No row can take its place in the present active set; another active set may accept one.
    case refused
    /// Three steps of the call that gave it up led to rows that a factorization found dependent.
    ///
    /// Following it again could bring the same active set back for ever.
    case dependent
  }

  private(set) var refused = List<BasisEntry>()
  /// The entries whose steps needed a repair, once for each time.
  private(set) var repaired = List<BasisEntry>()

  func reason(for entry: BasisEntry) -> Reason? {
    for refused in refused where refused == entry { return .refused }
    var repairs = 0
    for repaired in repaired where repaired == entry { repairs += 1 }
    return repairs < 3 ? nil : .dependent
  }

  mutating func refuse(_ entry: BasisEntry) { refused.append(entry) }

  mutating func recordRepair(of entry: BasisEntry) { repaired.append(entry) }

  /// Admits the refused entries again: the active set has changed.
  mutating func readmitRefused() { refused.removeAll() }

  mutating func free() {
    refused.free()
    repaired.free()
  }
}
