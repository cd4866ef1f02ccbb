/// What most nodes never need, kept apart so that a node is small.
final class RareNodeState {
  var alignmentInsets = EdgeInsets.zero
  var boundsOrigin = Point.zero
  var refused: RefusedNumbers?
  var direction: LayoutDirection?
  var semanticContent = SemanticContentAttribute.unspecified
  var guides: [LayoutNode] = []
  var measure: ((Double?) -> Size)?
  var measureBaselines: (() -> Baselines)?
  var didLayout: (() -> Void)?
  var textMeasurer: TextMeasurer?
  var autoresizingMask: AutoresizingMask = []
  var autoresizingReference: Size?
  /// What the rows of the mask are made of, as long as nothing else is set.
  var autoresizingBasis: AutoresizingBasis?
  var insetGuides: InsetGuides?
  var scroll: ScrollState?
  var margins = LayoutMargins()
  var safeArea: EdgeInsets?
  /// What reaches into the item from around it, by the frames of the last layout.
  var inherited = InheritedInsets()
  var readableWidth: Double?
  var scale: Double?
  var systemSpacing: ((LayoutNode, LayoutNode, Axis) -> Double)?
  var lastReport: LayoutReport?
  var reportHandler: ((LayoutReport) -> Void)?
  /// What `remakeConstraints` made the last time.
  var remade: [LayoutConstraint] = []
  /// Collects what the chain says in the tree while a closure of `remakeConstraints` runs; at the root.
  var remake: Remake?
  /// What another module keeps with the item.
  var attachment: AnyObject?
}
