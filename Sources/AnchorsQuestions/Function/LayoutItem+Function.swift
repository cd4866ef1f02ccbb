// Layout functions of an item's tree.

public import Anchors

extension LayoutFunction {
  /// An extent of the root that is the parameter of a layout function.
  public enum Extent: Sendable, Hashable {
    /// The width.
    case width
    /// The height.
    case height
  }
}

extension LayoutItem {
  /// Computes the layout of the tree as a function of the root's width or height.
  ///
  /// Every breakpoint is found exactly, without trying sizes. No frame changes. Margins, safe areas
  /// and scroll offsets are those of the last layout.
  ///
  /// ```swift
  /// let function = try card.layoutFunction(of: .width, in: 240...1024)
  /// function.frame(of: "title", at: 320)
  /// ```
  ///
  /// - Parameters:
  ///   - extent: The extent of the root that is the parameter.
  ///   - range: The values of the extent in points, from 0; the upper bound may be infinite.
  ///   - other: The other extent in points, or nil for the smallest that the content allows.
  ///   - maximumPieces: The maximum number of pieces.
  /// - Returns: The function. If required constraints conflict at an end of the range, it starts or
  ///   ends where they no longer do.
  /// - Throws: ``LayoutFunctionError``; it contains `LayoutError.unsatisfiable(_:)` if they
  ///   conflict everywhere. No frame is changed.
  /// - Complexity: O(items) and a few pivots for each piece and each breakpoint.
  public func layoutFunction(
    of extent: LayoutFunction.Extent, in range: ClosedRange<Double>, other: Double? = nil,
    maximumPieces: Int = 100_000
  ) throws(LayoutFunctionError.Thrown) -> LayoutFunction {
    let isWidth = extent == .width
    return try layoutNode.layoutFunction(
      of: .extent(isWidth ? .horizontal : .vertical), in: range,
      width: isWidth ? nil : other, height: isWidth ? other : nil, maximumPieces: maximumPieces)
  }

  /// Computes the layout of the tree as a function of the constant of a constraint.
  ///
  /// ```swift
  /// let function = try card.layoutFunction(of: gap, in: 0...100, width: 320, height: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - constraint: An active constraint of the tree.
  ///   - range: The values of the constant, within ±1e9; bounds may be infinite.
  ///   - width: The width of the root in points, or nil for the smallest that its content allows.
  ///   - height: The height of the root in points, or nil for the smallest that its content allows.
  ///   - maximumPieces: The maximum number of pieces.
  /// - Returns: The function. If required constraints conflict at an end of the range, it starts or
  ///   ends where they no longer do.
  /// - Throws: ``LayoutFunctionError``; ``LayoutFunctionError/inactiveConstraint(_:)`` if the
  ///   constraint is not part of the layout. No frame is changed.
  /// - Complexity: O(items) and a few pivots for each piece and each breakpoint.
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
  /// Computes the layout of the node's tree as a function of a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The parameter of the function.
  ///   - range: The values of the parameter; bounds may be infinite.
  ///   - width: The width of the root in points, or nil for the fitting one.
  ///   - height: The height of the root in points, or nil for the fitting one.
  ///   - maximumPieces: The maximum number of pieces.
  ///   - whenFound: Receives the number of each piece and its start, for progress.
  /// - Returns: The function.
  /// - Throws: ``LayoutFunctionError``; no frame is changed.
  package func layoutFunction(
    of parameter: FunctionParameter, in range: ClosedRange<Double>, width: Double?,
    height: Double?, maximumPieces: Int = 100_000,
    whenFound: @escaping (Int, Double) -> Void = { _, _ in }
  ) throws(LayoutFunctionError) -> LayoutFunction {
    try functionWithNodes(
      of: parameter, in: range, width: width, height: height, maximumPieces: maximumPieces,
      whenFound: whenFound
    ).function
  }

  /// Computes a layout function, as above, with the nodes of its items.
  ///
  /// - Parameters:
  ///   - parameter: The parameter of the function.
  ///   - range: The values of the parameter; bounds may be infinite.
  ///   - width: The width of the root in points, or nil for the fitting one.
  ///   - height: The height of the root in points, or nil for the fitting one.
  ///   - maximumPieces: The maximum number of pieces.
  ///   - whenFound: Receives the number of each piece and its start, for progress.
  /// - Returns: The function, and the node of each of its items.
  /// - Throws: ``LayoutFunctionError``; no frame is changed.
  package func functionWithNodes(
    of parameter: FunctionParameter, in range: ClosedRange<Double>, width: Double?,
    height: Double?, maximumPieces: Int = 100_000,
    whenFound: @escaping (Int, Double) -> Void = { _, _ in }
  ) throws(LayoutFunctionError) -> (function: LayoutFunction, nodes: [LayoutNode]) {
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
    builder.whenFound = whenFound
    var function = try builder.build()
    let losses = FunctionLosses(function, builder.items.nodes, copy)
    function.cutTexts = losses.cutContents(texts: true)
    function.compressedContents = losses.cutContents(texts: false)
    function.itemsOutside = losses.itemsOutside()
    function.itemsWithoutRoom = losses.itemsWithoutRoom(
      builder.items.nodes.map { copy.contentSize(of: $0) })
    return (function, builder.items.nodes)
  }

  /// Copies the engine of the tree, after preparing it.
  ///
  /// If client code moves the tree into another one, that tree's engine is used instead.
  private func engineForFunction() throws(LayoutFunctionError) -> LayoutEngine {
    for _ in 0..<LayoutEngine.maximumRounds {
      let copy = try withTreeEngine { (engine) throws(LayoutFunctionError) -> LayoutEngine? in
        do throws(LayoutError) {
          try engine.prepareForFunction()
        } catch {
          throw .layout(error)
        }
        return engine.ownsTree ? LayoutEngine(copying: engine) : nil
      }
      guard let copy else { continue }
      copy.discardChanges()
      return copy
    }
    throw .layout(.layoutLoop([displayName]))
  }
}
