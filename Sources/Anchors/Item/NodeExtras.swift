/// What most nodes never need, kept apart so that a node is small.
final class NodeExtras {
  var alignmentInsets = EdgeInsets.zero
  var boundsOrigin = Point.zero
  var direction: LayoutDirection?
  var baselines = Baselines()
  var guides: [LayoutNode] = []
  var measure: ((Double?) -> Size)?
  var measureBaselines: (() -> Baselines)?
  var didLayout: (() -> Void)?
  var textMeasurer: TextMeasurer?
  var lastReport: LayoutReport?
  var reportHandler: ((LayoutReport) -> Void)?
}
