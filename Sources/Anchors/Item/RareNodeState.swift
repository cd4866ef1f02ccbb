/// State that most nodes do not need, in an object of its own so that nodes stay small.
package final class RareNodeState {
  var alignmentInsets = EdgeInsets.zero
  var boundsOrigin = Point.zero
  var refused: RefusedNumbers?
  var direction: LayoutDirection?
  var semanticContent = SemanticContentAttribute.unspecified
  @exclusivity(unchecked) package var guides: [LayoutNode] = []
  var measure: ((Double?) -> Size)?
  @exclusivity(unchecked) package var minimum: MinimumContent?
  var measureBaselines: ((Double?) -> Baselines)?
  var didLayout: (() -> Void)?
  var needsLayoutHandler: (() -> Void)?
  var textMeasurer: TextMeasurer?
  /// The style of a label's font that is not a built-in face.
  var fontStyle: FontStyle?
  var autoresizingMask: AutoresizingMask = []
  var autoresizingReference: Size?
  /// The frame and parent size from which the mask's rows are made; nil until set or inferred.
  var autoresizingBasis: AutoresizingBasis?
  var insetGuides: InsetGuides?
  @exclusivity(unchecked) package var scroll: ScrollState?
  var margins = LayoutMargins()
  var safeArea: EdgeInsets?
  /// The insets inherited from the surroundings, by the frames of the last layout.
  var inherited = InheritedInsets()
  var readableWidth: Double?
  var scale: Double?
  var systemSpacing: ((LayoutNode, LayoutNode, Axis) -> Double)?
  var lastReport: LayoutReport?
  var reportHandler: ((LayoutReport) -> Void)?
  /// The constraints made by the last `remakeConstraints`.
  var remade: [LayoutConstraint] = []
  /// Collects constraints of the chain while a closure of `remakeConstraints` runs; at the root.
  var remake: Remake?
  /// An object that another module attaches to the item.
  var attachment: AnyObject?
}
