import Anchors

/// A number that a record says of a view.
///
/// Lengths are in points; 1 stands for yes, 0 for no.
public enum ViewProperty: String, Sendable, CaseIterable {
  /// The size of the content of a view, negative for none.
  case contentWidth, contentHeight
  /// The distances of a view's baselines from its top and its bottom.
  case firstBaseline, lastBaseline
  /// Priorities of hugging and of resistance to compression.
  case hugWidth, hugHeight, resistWidth, resistHeight
  /// The insets of the alignment rectangle.
  case insetTop, insetLeft, insetBottom, insetRight
  /// The margin on all four sides.
  case margin
  /// The margin on one side, where reading starts or ends.
  case marginTop, marginLeading, marginBottom, marginTrailing
  /// The number of lines of a label, 0 for any.
  case lines
  /// The distance to the next item of the stack that the view is in.
  case spacingAfter
  /// Whether a stack spaces baselines, and whether it keeps to its margins.
  case spacesBaselines, keepsMargins
  /// How a stack shares in proportion, by the number of the case.
  case proportionalMode
  /// The priority at which a stack hides.
  case hidingPriority
  /// Where a scroll view's content is seen from, and its zoom.
  case offsetX, offsetY, zoom
  /// The place, among a scroll view's subviews, of the one that is zoomed; negative for none.
  case zoomedSubview
  /// Whether a scroll view bounces where nothing is to be scrolled.
  case bouncesHorizontally, bouncesVertically
  /// When a scroll view keeps its content off the safe area, by the number of the case.
  case insetAdjustment
  /// The safe area of a view, and whether its margins count it.
  case safeTop, safeLeft, safeBottom, safeRight, marginsCountSafeArea
  /// Whether a view's margins keep to those of its superview.
  case keepsSuperviewMargins
  /// The greatest width of the guide for text, in points.
  case readableWidth
  /// 0 as the superview, 1 from left to right, 2 from right to left.
  case direction
  /// The pixels of a point, 0 for frames that are not rounded; of the root.
  case scale
}

extension ViewProperty {
  /// Says it of a view; nothing happens for a view of another kind.
  func set(_ number: Double, of view: View) {
    switch self {
    case .contentWidth: view.layoutNode.intrinsicContentSize.width = number
    case .contentHeight: view.layoutNode.intrinsicContentSize.height = number
    case .firstBaseline: view.replaceBaselines { $0.firstFromTop = number }
    case .lastBaseline: view.replaceBaselines { $0.lastFromBottom = number }
    case .hugWidth: view.setContentHuggingPriority(LayoutPriority(number), for: .horizontal)
    case .hugHeight: view.setContentHuggingPriority(LayoutPriority(number), for: .vertical)
    case .resistWidth:
      view.setContentCompressionResistancePriority(LayoutPriority(number), for: .horizontal)
    case .resistHeight:
      view.setContentCompressionResistancePriority(LayoutPriority(number), for: .vertical)
    case .insetTop: view.alignmentRectInsets.top = number
    case .insetLeft: view.alignmentRectInsets.left = number
    case .insetBottom: view.alignmentRectInsets.bottom = number
    case .insetRight: view.alignmentRectInsets.right = number
    case .margin:
      view.layoutMargins = EdgeInsets(top: number, left: number, bottom: number, right: number)
    case .marginTop: view.directionalLayoutMargins.top = number
    case .marginLeading: view.directionalLayoutMargins.leading = number
    case .marginBottom: view.directionalLayoutMargins.bottom = number
    case .marginTrailing: view.directionalLayoutMargins.trailing = number
    case .lines: (view as? Label)?.numberOfLines = Int(exactly: number) ?? 0
    case .spacingAfter: (view.superview as? StackView)?.setCustomSpacing(number, after: view)
    case .spacesBaselines: (view as? StackView)?.isBaselineRelativeArrangement = number != 0
    case .keepsMargins: (view as? StackView)?.isLayoutMarginsRelativeArrangement = number != 0
    case .proportionalMode: (view as? StackView)?.proportionalMode = number == 0 ? .correct : .uikit
    case .hidingPriority: (view as? StackView)?.hidingPriority = LayoutPriority(number)
    case .direction:
      view.layoutDirection = number == 0 ? nil : number == 1 ? .leftToRight : .rightToLeft
    case .scale: view.scale = number == 0 ? nil : number
    case .safeTop: view.safeAreaInsets.top = number
    case .safeLeft: view.safeAreaInsets.left = number
    case .safeBottom: view.safeAreaInsets.bottom = number
    case .safeRight: view.safeAreaInsets.right = number
    case .marginsCountSafeArea: view.insetsLayoutMarginsFromSafeArea = number != 0
    case .keepsSuperviewMargins: view.preservesSuperviewLayoutMargins = number != 0
    case .readableWidth: view.readableContentWidth = number
    case .offsetX, .offsetY, .zoom, .zoomedSubview, .bouncesHorizontally, .bouncesVertically,
      .insetAdjustment:
      if let scroll = view as? ScrollView { set(number, of: scroll) }
    }
  }
}

extension ViewProperty {
  private func set(_ number: Double, of scroll: ScrollView) {
    switch self {
    case .offsetX: scroll.contentOffset.x = number
    case .offsetY: scroll.contentOffset.y = number
    case .zoom: scroll.zoomScale = number
    case .zoomedSubview:
      let place = scroll.subviews.indices.first { Double($0) == number }
      scroll.viewForZooming = place.map { scroll.subviews[$0] }
    case .bouncesHorizontally: scroll.alwaysBounceHorizontal = number != 0
    case .bouncesVertically: scroll.alwaysBounceVertical = number != 0
    case .insetAdjustment:
      let all = ContentInsetAdjustmentBehavior.allCases
      let chosen = all.indices.first { Double($0) == number }
      if let chosen { scroll.contentInsetAdjustmentBehavior = all[chosen] }
    default: break
    }
  }
}

extension View {
  fileprivate func replaceBaselines(_ change: (inout Baselines) -> Void) {
    var baselines = baselines
    change(&baselines)
    layoutNode.baselines = { baselines }
    invalidateIntrinsicContentSize()
  }
}
