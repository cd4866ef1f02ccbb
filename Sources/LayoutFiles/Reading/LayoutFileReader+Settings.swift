import Anchors

extension LayoutFileReader {
  /// Applies the settings that all kinds of views have.
  func applySettings(_ object: inout ObjectReader, to view: View) {
    if let size = object.numbers("intrinsic", ["width", "height"], in: 0...1e9) {
      let size = Size(
        width: size[0] ?? Size.noIntrinsicMetric, height: size[1] ?? Size.noIntrinsicMetric)
      if let label = view as? FileLabel {
        label.statedSize = size
      } else {
        view.layoutNode.intrinsicContentSize = size
      }
    }
    let first = object.number("firstBaseline")
    let last = object.number("lastBaseline")
    if first != nil || last != nil {
      let baselines = Baselines(firstFromTop: first ?? 0, lastFromBottom: last ?? 0)
      if let label = view as? FileLabel {
        label.statedBaselines = baselines
      } else {
        view.layoutNode.baselines = { baselines }
      }
    }
    applyMinimum(&object, to: view)
    applyPriorities(&object, to: view)
    view.isHidden = object.bool("hidden") ?? false
    if let insets = object.insets("alignmentInsets") { view.alignmentRectInsets = insets }
    if let content = object.choice("semanticContentAttribute", FileSemanticContent.self) {
      view.semanticContentAttribute = content.attribute
    }
    applyMargins(&object, to: view)
  }

  private func applyMinimum(_ object: inout ObjectReader, to view: View) {
    let parts = ["width", "height", "priority"]
    guard let minimum = object.numbers("minimum", parts, in: 0...1e9) else { return }
    view.minimumContentSize = Size(
      width: minimum[0] ?? Size.noIntrinsicMetric, height: minimum[1] ?? Size.noIntrinsicMetric)
    guard let priority = minimum[2] else { return }
    guard priority > 0, priority <= 1000 else {
      return object.add(priorityFault("minimum", object))
    }
    view.minimumContentPriority = LayoutPriority(priority)
  }

  private func priorityFault(_ name: String, _ object: ObjectReader) -> Fault {
    Fault("a priority must be above 0 and at most 1000", at: object.range(of: name))
  }

  private func applyMargins(_ object: inout ObjectReader, to view: View) {
    let edges = ["top", "leading", "bottom", "trailing"]
    if let margins = object.numbers("margins", edges) {
      let usual = view.directionalLayoutMargins
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: margins[0] ?? usual.top, leading: margins[1] ?? usual.leading,
        bottom: margins[2] ?? usual.bottom, trailing: margins[3] ?? usual.trailing)
    }
    if let preserves = object.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let includes = object.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = includes
    }
    if let follows = object.bool("layoutMarginsFollowReadableWidth") {
      view.layoutMarginsFollowReadableWidth = follows
    }
  }

  private func applyPriorities(_ object: inout ObjectReader, to view: View) {
    let axes: [Axis] = [.horizontal, .vertical]
    for name in ["hugging", "compression"] {
      guard let priorities = object.numbers(name, ["horizontal", "vertical"], in: 0...1000)
      else { continue }
      for (axis, priority) in zip(axes, priorities) {
        guard let priority else { continue }
        guard priority > 0 else {
          object.add(priorityFault(name, object))
          continue
        }
        if name.isSame(as: "hugging") {
          view.setContentHuggingPriority(LayoutPriority(priority), for: axis)
        } else {
          view.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
        }
      }
    }
  }
}
