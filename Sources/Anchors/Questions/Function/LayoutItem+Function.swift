// A layout as a function of a number, as an item is asked for it.

extension LayoutFunction {
  /// An extent of the root that a layout is a function of.
  public enum Extent: Sendable, Hashable {
    /// The width.
    case width
    /// The height.
    case height
  }
}

extension LayoutItem {
  /// The layout of the tree as a function of the root's width or height.
  ///
  /// Every number at which something gives way is found, exactly and without trying sizes. No frame changes. Margins, safe
  /// areas and scroll positions are those of the last layout.
  ///
  /// ```swift
  /// let function = try card.layoutFunction(of: .width, in: 240...1024)
  /// function.frame(of: "title", at: 320)
  /// ```
  ///
  /// - Parameters:
  ///   - extent: The extent of the root that the layout is a function of.
  ///   - range: The points that it may have, from 0; the upper end may be infinite.
  ///   - other: The points of the other extent, or nil for the smallest that the content asks for.
  ///   - maximumPieces: How many pieces to find at most.
  /// - Returns: The function; where required constraints clash at an end of the range, it begins or ends where they no
  ///   longer do.
  /// - Throws: ``LayoutFunctionError``; ``LayoutError/unsatisfiable(_:)`` in it if they clash everywhere.
  /// - Complexity: O(items) and a few pivots for each piece and each kink.
  public func layoutFunction(
    of extent: LayoutFunction.Extent, in range: ClosedRange<Double>, other: Double? = nil,
    maximumPieces: Int = 100_000
  ) throws(LayoutFunctionError.Thrown) -> LayoutFunction {
    let isWidth = extent == .width
    return try layoutNode.layoutFunction(
      of: .extent(isWidth ? .horizontal : .vertical), in: range,
      width: isWidth ? nil : other, height: isWidth ? other : nil, maximumPieces: maximumPieces)
  }

  /// The layout of the tree as a function of the constant of a constraint.
  ///
  /// ```swift
  /// let function = try card.layoutFunction(of: gap, in: 0...100, width: 320, height: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - constraint: An active constraint of the tree.
  ///   - range: The constants that it may have, within ±1e9; ends may be infinite.
  ///   - width: The width of the root in points, or nil for the smallest that its content asks for.
  ///   - height: The height of the root in points, or nil for the smallest that its content asks for.
  ///   - maximumPieces: How many pieces to find at most.
  /// - Returns: The function; where required constraints clash at an end of the range, it begins or ends where they no
  ///   longer do.
  /// - Throws: ``LayoutFunctionError``; ``LayoutFunctionError/inactiveConstraint(_:)`` if the constraint takes no part.
  /// - Complexity: O(items) and a few pivots for each piece and each kink.
  public func layoutFunction(
    of constraint: LayoutConstraint, in range: ClosedRange<Double>, width: Double?,
    height: Double?, maximumPieces: Int = 100_000
  ) throws(LayoutFunctionError.Thrown) -> LayoutFunction {
    try layoutNode.layoutFunction(
      of: .constants(constraint.equation, [(constraint, 0, 1)]), in: range, width: width,
      height: height, maximumPieces: maximumPieces)
  }
}

extension LayoutNode {
  /// The layout of the node's tree as a function of a parameter.
  ///
  /// - Parameters:
  ///   - parameter: What it is a function of.
  ///   - range: The numbers asked for; ends may be infinite.
  ///   - width: The width of the root in points, or nil for the fitting one.
  ///   - height: The height of the root in points, or nil for the fitting one.
  ///   - maximumPieces: How many pieces to find at most.
  /// - Returns: The function.
  /// - Throws: ``LayoutFunctionError``.
  package func layoutFunction(
    of parameter: FunctionParameter, in range: ClosedRange<Double>, width: Double?,
    height: Double?, maximumPieces: Int = 100_000
  ) throws(LayoutFunctionError) -> LayoutFunction {
    var range = range
    if case .extent = parameter, range.lowerBound == -.infinity, range.upperBound >= 0 {
      range = 0...range.upperBound
    }
    let isExtent = if case .extent = parameter { true } else { false }
    for end in [range.lowerBound, range.upperBound] where end.isFinite {
      guard end.magnitude <= 1e9, !isExtent || end >= 0 else { throw .invalidRange(range) }
    }
    guard range.lowerBound < .infinity, range.upperBound > -.infinity else {
      throw .invalidRange(range)
    }
    for extent in [width, height].compactMap({ $0 }) {
      guard extent >= 0, extent <= 1e9 else { throw .invalidRange(extent...extent) }
    }
    let copy = try engineForFunction()
    var builder = try FunctionBuilder(
      copy, parameter, in: range, RootSize(width: width, height: height), maximumPieces)
    return try builder.build()
  }

  /// A copy of the engine of the tree, prepared; of the one that the tree has become part of, if the program has put it
  /// there meanwhile.
  private func engineForFunction() throws(LayoutFunctionError) -> LayoutEngine {
    for _ in 0..<LayoutEngine.maximumRounds {
      let copy = try withTreeEngine { (engine) throws(LayoutFunctionError) -> LayoutEngine? in
        engine.discardPrelayoutFitting()
        do throws(LayoutError) {
          try engine.prepareForFunction()
        } catch {
          throw .layout(error)
        }
        return engine.ownsTree ? LayoutEngine(copying: engine) : nil
      }
      guard let copy else { continue }
      copy.dropChanges()
      return copy
    }
    throw .layout(.layoutLoop([displayName]))
  }
}
