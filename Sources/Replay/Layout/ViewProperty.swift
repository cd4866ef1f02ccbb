import Anchors

/// A numeric property of a view in a record.
///
/// Lengths are in points; 1 means true, and 0 means false.
public enum ViewProperty: String, Sendable, CaseIterable {
  /// The size of the content, negative for none.
  case contentWidth, contentHeight
  /// The distances of the first and last baseline from top and bottom.
  case firstBaseline, lastBaseline
  /// The priorities of content hugging and compression resistance.
  case hugWidth, hugHeight, resistWidth, resistHeight
  /// The insets of the alignment rectangle.
  case insetTop, insetLeft, insetBottom, insetRight
  /// The margin on all four sides.
  case margin
  /// The margin on one side; leading and trailing by the layout direction.
  case marginTop, marginLeading, marginBottom, marginTrailing
  /// The maximum number of lines of a label, 0 for no limit.
  case lines
  /// The custom spacing after the view in its stack.
  case spacingAfter
  /// The flags of a stack for baseline-relative and for margin-relative arrangement.
  case spacesBaselines, keepsMargins
  /// The proportional mode of a stack, by the index of its case.
  case proportionalMode
  /// The priority with which a stack collapses hidden views.
  case hidingPriority
  /// The content offset and the zoom scale of a scroll view.
  case offsetX, offsetY, zoom
  /// The index of the zoomed subview of a scroll view; negative for none.
  case zoomedSubview
  /// The flags of a scroll view for bouncing even if its content fits.
  case bouncesHorizontally, bouncesVertically
  /// The content inset adjustment of a scroll view, by the index of its case.
  case insetAdjustment
  /// The safe area insets of a view, and whether its margins include them.
  case safeTop, safeLeft, safeBottom, safeRight, marginsCountSafeArea
  /// True if the margins of a view include those of its superview.
  case keepsSuperviewMargins
  /// The maximum width of the readable content guide, in points.
  case readableWidth
  /// The layout direction: 0 inherits it, 1 is left to right, 2 is right to left.
  case direction
  /// The number of pixels per point of the root; 0 for unrounded frames.
  case scale
}

extension ViewProperty {
  /// The side of the safe area that the property is, if it is one.
  var safeSide: WritableKeyPath<EdgeInsets, Double>? {
    switch self {
    case .safeTop: \.top
    case .safeLeft: \.left
    case .safeBottom: \.bottom
    case .safeRight: \.right
    default: nil
    }
  }

  /// Sets the property of a view; without effect on views that do not have it.
  ///
  /// A side of the safe area is set with those set before, so ``safeSide`` is for these.
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
    case .safeTop, .safeLeft, .safeBottom, .safeRight: break
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
      let index = scroll.subviews.indices.first { Double($0) == number }
      scroll.viewForZooming = index.map { scroll.subviews[$0] }
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
    var baselines = contentBaselines
    change(&baselines)
    layoutNode.baselines = { baselines }
    invalidateIntrinsicContentSize()
  }
}
