/// The terms of a box attribute along an axis: the box's origin and a share of its extent.
///
/// The origin is omitted if it is that of the coordinate system.
@frozen
@_spi(Memory)
public struct BoxTerms {
  /// The index of the origin; -1 if there is none.
  @usableFromInline let origin: Int32
  /// The index of the extent; -1 if there is none.
  @usableFromInline let extent: Int32
  @usableFromInline let share: Double

  /// Creates the terms of an attribute.
  ///
  /// - Parameters:
  ///   - origin: The origin of the box; nil if it is that of the coordinate system.
  ///   - extent: The extent of the box; nil if it has no share.
  ///   - share: The share of the extent: 0.5 or 1.
  @inlinable
  public init(_ origin: Variable?, _ extent: Variable?, share: Double) {
    self.origin = origin?.index ?? noTerms
    self.extent = extent?.index ?? noTerms
    self.share = share
  }

  /// Checks whether the difference with another attribute is a valid row as it is.
  ///
  /// - Parameter other: The attribute to subtract.
  /// - Returns: Whether no variable is in both attributes and some term has the factor 1.
  @inlinable
  @inline(__always)
  public func isPlain(with other: BoxTerms) -> Bool {
    (origin != other.origin || origin < 0) && (extent != other.extent || extent < 0)
      && (origin & other.origin >= 0 || share == 1 || other.share == 1)
  }
}

/// The index for no variable.
@usableFromInline let noTerms: Int32 = -1

extension SolverState {
  /// Appends `first - second relation constant`, for attributes with ``BoxTerms/isPlain(with:)``.
  ///
  /// Nothing is scaled or compared.
  ///
  /// - Returns: Whether the constant and the priority are valid; otherwise nothing is appended.
  mutating func appendRow(
    _ first: BoxTerms, _ second: BoxTerms, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) -> Bool {
    guard constant.magnitude <= Tolerance.maximumNumber, priority.isValid else { return false }
    assert(problem.isBulkLoading && problem.freeRow == noRow, "no bulk load in progress")
    problem.growRows(to: problem.rowCount &+ 1)
    problem.growTerms(to: problem.termCount &+ 4)
    let (start, row) = (problem.termCount, Int32(truncatingIfNeeded: problem.rowCount))
    let terms = problem.terms
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
    problem.rows[row] = RowRecord(
      constant: constant + 0.0, start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: end &- start),
      level: problem.levels.level(of: priority.rawValue),
      serial: problem.nextSerial, generation: problem.nextGeneration, exponent: 0,
      relation: relation, side: .at)
    problem.termCount = end
    problem.rowCount &+= 1
    problem.liveRows &+= 1
    problem.nextSerial &+= 1
    problem.nextGeneration &+= 1
    call.newRows.append(row)
    return true
  }
}
