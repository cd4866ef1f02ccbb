import Anchors
import Simplex
import SimplexQuestions

/// Builds a layout as a function of a parameter, in a copy of the engine.
///
/// The parametric simplex provides the segments. A segment is cut where a text changes its height;
/// the parametric simplex then restarts there with the new height.
struct FunctionBuilder {
  let engine: LayoutEngine
  let constants: [ParametricConstant]
  let range: ClosedRange<Double>
  let maximumPieces: Int
  let items: FunctionItems
  var texts: [FunctionText]
  /// The solver at one parameter, with the heights of texts there.
  var solver: Solver
  /// The rows of the root's extents, with their constants and priorities.
  let rootRows: [(row: ConstraintID, constant: Double?, priority: Priority)]
  private(set) var function: LayoutFunction
  /// The current value of the parameter.
  private let anchor: Double
  /// True if the first piece extends downward without end.
  private(set) var isOpenBelow = false
  /// True if the parameter is an extent of the root.
  let isOfExtent: Bool
  /// An observer of all pieces, if any.
  var watch: BindingWatch?
  /// Receives the number of each piece and its start.
  var whenFound: (Int, Double) -> Void = { _, _ in }

  /// Prepares to build the function.
  ///
  /// - Parameters:
  ///   - engine: The engine of the tree, up to date.
  ///   - parameter: The parameter of the function.
  ///   - range: The values of the parameter.
  ///   - size: The requested size of the root; the extent that is the parameter is ignored.
  ///   - maximumPieces: The maximum number of pieces.
  /// - Throws: ``LayoutFunctionError/inactiveConstraint(_:)``.
  init(
    _ engine: LayoutEngine, _ parameter: FunctionParameter, in range: ClosedRange<Double>,
    _ size: RootSize, _ maximumPieces: Int
  ) throws(LayoutFunctionError) {
    self.engine = engine
    self.range = range
    self.maximumPieces = maximumPieces
    constants = try engine.constants(of: parameter)
    items = FunctionItems(engine)
    texts = engine.functionTexts()
    solver = engine.solver
    rootRows = Self.rootRows(engine, parameter, size)
    let root = engine.rootLink.node
    let name =
      switch parameter {
      case .extent(let axis): root.displayName + (axis == .horizontal ? ".width" : ".height")
      case .constants(let name, _): name
      }
    switch parameter {
    case .extent: (isOfExtent, anchor) = (true, 0)
    case .constants(_, let list):
      let first = list.first { $0.rate != 0 }
      isOfExtent = false
      anchor = first.map { ($0.constraint.storedConstant - $0.offset) / $0.rate } ?? 0
    }
    function = LayoutFunction(
      parameter: name, in: range, items: items.items, scale: engine.grid?.scale)
  }

  private static func rootRows(
    _ engine: LayoutEngine, _ parameter: FunctionParameter, _ size: RootSize
  ) -> [(row: ConstraintID, constant: Double?, priority: Priority)] {
    var list: [(row: ConstraintID, constant: Double?, priority: Priority)] = []
    guard let root = engine.rootSlot else { return list }
    let insets = engine.rootLink.alignmentInsets
    for (axis, row, requested, inset) in [
      (Axis.horizontal, engine.row(.frameWidth, of: root), size.width, insets.left + insets.right),
      (.vertical, engine.row(.frameHeight, of: root), size.height, insets.top + insets.bottom),
    ] {
      guard let row else { continue }
      if case .extent(axis) = parameter {
        list.append((row, nil, .required))
      } else {
        let constant = requested == .fitting ? 0 : requested.value - inset
        list.append((row, constant, Priority(requested.priority.rawValue)))
      }
    }
    return list
  }

  /// Builds all pieces.
  mutating func build() throws(LayoutFunctionError) -> LayoutFunction {
    var start = range.lowerBound
    if !start.isFinite { (start, isOpenBelow) = try findLowest(from: anchor) }
    guard var position = try firstPossible(from: start) else {
      throw .layout(.unsatisfiable(try reportNowhere(near: start)))
    }
    if !isOpenBelow { function.below = try report(at: position, -1) }
    while let end = try walk(from: position) {
      let beyond = end + 1e-6 * Swift.max(1, end.magnitude)
      let conflict = try report(at: end, 1)
      guard !texts.isEmpty, let next = try firstPossible(from: beyond) else {
        function.above = conflict
        break
      }
      if let conflict {
        function.append(LayoutFunction.Gap(from: end, to: next, conflict: conflict))
      }
      position = next
    }
    return function
  }

  /// Returns the report of the conflict if the layout is possible for no parameter.
  private mutating func reportNowhere(near start: Double) throws(LayoutFunctionError)
    -> ConflictReport
  {
    guard let refused = try solve(at: start) else {
      throw .layout(.solver("rounding makes independent constraints look dependent"))
    }
    return report(refused)
  }

  /// Appends a piece.
  ///
  /// - Throws: ``LayoutFunctionError/tooManyPieces(limit:knownUpTo:)``.
  mutating func append(
    _ piece: LayoutFunction.Piece, _ frames: [LinearFrame]
  ) throws(LayoutFunctionError) {
    guard function.pieces.count < maximumPieces else {
      throw .tooManyPieces(limit: maximumPieces, knownUpTo: piece.from)
    }
    function.append(piece, frames: frames)
    whenFound(function.pieces.count, piece.from)
  }

  /// Returns the error of the function for an error of the solver.
  func functionError(_ error: SolverError.Thrown) -> LayoutFunctionError {
    .layout(engine.layoutError(error))
  }
}
