/// What an attribute of a box is made of: where the box begins along an axis, unless that is where coordinates do, and
/// a share of its extent.
@frozen
@_spi(Memory)
public struct BoxTerms {
  /// The index of the origin, or -1.
  @usableFromInline let origin: Int32
  /// The index of the extent, or -1.
  @usableFromInline let extent: Int32
  @usableFromInline let share: Double

  /// An origin, if it counts, and a share of an extent, 0.5 or 1, if there is one.
  @inlinable
  public init(_ origin: Variable?, _ extent: Variable?, share: Double) {
    self.origin = origin?.index ?? noTerms
    self.extent = extent?.index ?? noTerms
    self.share = share
  }

  /// Whether the difference with another attribute can be taken in as it is: no variable is in both, and one has the
  /// factor 1.
  @inlinable
  @inline(__always)
  public func isPlain(with other: BoxTerms) -> Bool {
    (origin != other.origin || origin < 0) && (extent != other.extent || extent < 0)
      && (origin & other.origin >= 0 || share == 1 || other.share == 1)
  }
}

/// The index that stands for no variable.
@usableFromInline let noTerms: Int32 = -1

extension SolverState {
  /// Takes in `first - second  relation  constant`, where ``BoxTerms/isPlain(with:)``.
  ///
  /// Nothing need be scaled or compared.
  ///
  /// - Returns: Whether the constant and the priority are in order. If not, nothing is taken in.
  mutating func appendRow(
    _ first: BoxTerms, _ second: BoxTerms, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) -> Bool {
    guard constant.magnitude <= Tolerance.largestNumber, priority.isValid else { return false }
    assert(isBulkLoading && freeRow == noRow, "no call that takes pieces")
    growRows(to: rowCount &+ 1)
    growTerms(to: termCount &+ 4)
    let (start, row) = (termCount, Int32(truncatingIfNeeded: rowCount))
    let terms = terms
    var end = start
    if first.origin >= 0 {
      terms[end] = Term(coefficient: 1, variable: first.origin, row: row)
      end &+= 1
    }
    if first.extent >= 0 {
      terms[end] = Term(coefficient: first.share, variable: first.extent, row: row)
      end &+= 1
    }
    if second.origin >= 0 {
      terms[end] = Term(coefficient: -1, variable: second.origin, row: row)
      end &+= 1
    }
    if second.extent >= 0 {
      terms[end] = Term(coefficient: -second.share, variable: second.extent, row: row)
      end &+= 1
    }
    rows[row] = RowRecord(
      constant: constant + 0.0, start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: end &- start), level: levels.level(of: priority.rawValue),
      serial: nextSerial, generation: nextGeneration, exponent: 0, relation: relation, side: .at)
    termCount = end
    rowCount &+= 1
    liveRows &+= 1
    nextSerial &+= 1
    nextGeneration &+= 1
    scratch.newRows.append(row)
    return true
  }
}
