/// A path beside the general one, which changes the work of a call and not its answer.
///
/// With the trait `Ablation` each can be switched off, so that `bench --ablate` measures its gain.
/// Without the trait all are constants, and cost nothing.
@_spi(Ablation)
public enum Shortcut: Int, CaseIterable, Sendable {
  /// Activates inequalities that the crash violates, in the order of dependence.
  case crashRaises
  /// Prices the levels of a first solve from the structure that the crash found.
  case crashPricing
  /// Swaps two bounds of one variable while pricing.
  case boundSwap
  /// Moves many variables to other bounds in one step.
  case boundFlips
  /// Exchanges many rows at once, within a level.
  case simultaneousPivots
  /// Exchanges all violated required rows at once.
  case violatedExchange
  /// Postpones pricing for several steps of a visit.
  case lazyPricing
  /// Factors a large block by Markowitz's rule instead of densely.
  case sparseFactors
  /// Loads the rows of a first layout while they are found.
  case bulkLoad

  #if Ablation
  /// The shortcuts that are switched off, one bit for each raw value.
  nonisolated(unsafe) public static var disabled: UInt32 = 0

  var isOn: Bool { Self.disabled & (1 << UInt32(rawValue)) == 0 }
  #else
  @inline(__always)
  var isOn: Bool { true }
  #endif
}
