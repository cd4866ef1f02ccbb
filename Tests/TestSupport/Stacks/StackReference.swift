import Simplex

/// The specified constraints of a stack view (AUTOLAYOUT 5.3 to 5.11) for the exact reference.
///
/// Independent of the stack view: rows relate starts and extents, one variable each, in coordinates
/// that begin at the stack's leading top corner.
package struct StackReference: Sendable {
  /// A position on an axis: coefficients of variables, and a constant.
  struct Place {
    var terms: [(Double, Int)]
    var constant = 0.0
  }

  /// Start and extent along and across the axis.
  package struct Rectangle: Sendable {
    /// The variables along the axis.
    package let along: (start: Int, extent: Int)
    /// The variables across the axis.
    package let across: (start: Int, extent: Int)
  }

  /// The system.
  package var system: TestSystem { builder.system }
  /// The variables of the views.
  package private(set) var items: [Rectangle] = []
  /// The variables of the stack's length and thickness.
  package let stack: (length: Int, thickness: Int)
  /// The variables of the spanner, across the axis.
  package private(set) var spanner: (start: Int, extent: Int)?
  /// The variables of the gaps, along the axis.
  package private(set) var gaps: [(start: Int, extent: Int)] = []

  let stackCase: StackCase
  private var builder = SystemBuilder()

  /// States the constraints of a case.
  package init(_ stackCase: StackCase) {
    self.stackCase = stackCase
    stack = (builder.variable(), builder.variable())
    for item in stackCase.items {
      let all = builder.variables(4)
      items.append(Rectangle(along: (all[0], all[1]), across: (all[2], all[3])))
      addContent(all[1], item.content.along, item)
      addContent(all[3], item.content.across, item)
    }
    addSize(stack.length, stackCase.length)
    addSize(stack.thickness, stackCase.thickness)
    guard !items.isEmpty else { return }
    addAlong()
    addAcross()
  }

  private mutating func addContent(_ extent: Int, _ value: Double, _ item: StackCase.Item) {
    builder.add([(1, extent)], .greaterThanOrEqual, 0)
    // The content of a hidden item affects only its own descendants.
    guard value >= 0, !item.isHidden else { return }
    builder.addContentSize(
      extent, value, hugging: item.hugging, compression: item.compression)
  }

  private mutating func addSize(_ extent: Int, _ value: Double?) {
    builder.add([(1, extent)], .greaterThanOrEqual, 0)
    builder.add([(1, extent)], .equal, value ?? 0, value == nil ? 50 : 1000)
  }

  /// Adds `first relation second + constant`.
  mutating func relate(
    _ first: Place, _ relation: Relation, _ second: Place, plus constant: Double = 0,
    _ priority: Double = 1000
  ) {
    builder.add(
      first.terms + second.terms.map { (-$0.0, $0.1) }, relation,
      second.constant - first.constant + constant, priority)
  }

  /// Adds `extent == 0`.
  mutating func collapse(_ extent: Int, _ priority: Double = 1000) {
    builder.add([(1, extent)], .equal, 0, priority)
  }

  /// A point of an item along the axis: 0 is its start, 1 its end.
  func along(_ item: Rectangle, _ share: Double) -> Place {
    Place(terms: [(1, item.along.start), (share, item.along.extent)])
  }

  /// A point of an item across the axis.
  func across(_ item: Rectangle, _ share: Double) -> Place {
    Place(terms: [(1, item.across.start), (share, item.across.extent)])
  }

  /// The ends of the canvas along the axis, and its sides across it.
  var canvas: (lead: Place, trail: Place, near: Place, far: Place) {
    let margins = stackCase.margins ?? (0, 0, 0, 0)
    return (
      Place(terms: [], constant: margins.lead),
      Place(terms: [(1, stack.length)], constant: -margins.trail),
      Place(terms: [], constant: margins.near),
      Place(terms: [(1, stack.thickness)], constant: -margins.far)
    )
  }

  mutating func addGap() -> (start: Int, extent: Int) {
    let gap = (start: builder.variable(), extent: builder.variable())
    builder.add([(1, gap.extent)], .greaterThanOrEqual, 0)
    gaps.append(gap)
    return gap
  }

  mutating func addSpanner() -> (start: Int, extent: Int) {
    let made = (start: builder.variable(), extent: builder.variable())
    builder.add([(1, made.extent)], .greaterThanOrEqual, 0)
    spanner = made
    return made
  }

  /// Adds `scale · extent == factor · canvas + constant`, the proportion cleared of its fraction.
  mutating func addShare(
    _ extent: Int, _ scale: Double, _ factor: Double, _ constant: Double, _ priority: Double
  ) {
    let canvas = canvas
    builder.add(
      [(scale, extent), (-factor, stack.length)], .equal,
      factor * (canvas.trail.constant - canvas.lead.constant) + constant, priority)
  }

  /// Adds `left == right`.
  mutating func equate(_ left: Int, _ right: Int, _ priority: Double = 1000) {
    builder.equate(left, right, priority)
  }
}
