/// The property of an item, or of two, that is lost.
struct LossKey: Hashable, Comparable {
  let property: LayoutProperty
  /// The index of the item in the layout function; of two the first.
  let item: Int
  /// The number of the title in a control; 0 for a label and for a control itself.
  var part = 0
  /// The index of the other item, or -1.
  var other = -1
  /// The number of the title in the other item.
  var otherPart = 0

  private var order: [Int] { [property.rank, item, part, other, otherPart] }

  static func < (one: LossKey, other: LossKey) -> Bool {
    one.order.lexicographicallyPrecedes(other.order)
  }
}

/// A range of widths in which something is lost, and how much at its ends.
struct Loss {
  /// The way in which a property fails.
  enum Kind: Equatable {
    case conflict
    case narrow
    case low
    case lines(Int, limit: Int)
    case brokenWord
    /// The text leaves the item of an index.
    case outside(Int)
    case overlap
    case order
    case small
    case ambiguous(String)
  }

  let kind: Kind
  let range: ClosedRange<Double>
  /// The points that are missing.
  let excess: LinearPart
  /// The points that are needed.
  var needed = 0.0
  /// True if a dictionary that nobody has here may make it whole.
  var isUncertain = false

  /// True if height is missing, and not width.
  var isAboutHeight: Bool {
    switch kind {
    case .low, .lines: true
    default: false
    }
  }

  /// The missing points at a width, and their share of those that are needed.
  func measure(at width: Double) -> (by: Double, share: Double) {
    let by = excess.value(at: width)
    return (by, needed > 0 ? by / needed : 0)
  }
}

/// All losses of a tree.
struct LossTable {
  private(set) var losses: [LossKey: [Loss]] = [:]
  /// The widths at which there is a layout.
  var possible = WidthSet()
  /// The ambiguous quantities, each once, in the order in which they were found.
  private(set) var open: [String] = []

  mutating func add(_ loss: Loss, _ key: LossKey) { losses[key, default: []].append(loss) }

  mutating func addOpen(_ quantity: String) {
    if !open.contains(where: { $0.utf8.elementsEqual(quantity.utf8) }) { open.append(quantity) }
  }

  /// Returns the widths at which something is lost.
  ///
  /// - Parameters:
  ///   - key: What is lost.
  ///   - certain: Whether only what no dictionary can make whole counts.
  /// - Returns: The widths.
  func widths(_ key: LossKey, certain: Bool = false) -> WidthSet {
    WidthSet((losses[key] ?? []).filter { !certain || !$0.isUncertain }.map { $0.range })
  }

  /// Returns the loss that is the largest share of what is needed, among some widths.
  func worst(_ key: LossKey, in widths: WidthSet) -> (loss: Loss, width: Double)? {
    var worst: (loss: Loss, width: Double, by: Double, share: Double)?
    for loss in losses[key] ?? [] {
      for part in widths.parts(of: loss.range) {
        for width in [part.lowerBound, part.upperBound] {
          let (by, share) = loss.measure(at: width)
          if let known = worst, (share, by) <= (known.share, known.by) { continue }
          worst = (loss, width, by, share)
        }
      }
    }
    return worst.map { ($0.loss, $0.width) }
  }
}
