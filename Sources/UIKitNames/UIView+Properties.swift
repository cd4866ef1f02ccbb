// Properties under UIKit's names.

extension View {
  /// The name printed in frames and reports; nil for none.
  public var accessibilityIdentifier: String? {
    get { name.utf8.isEmpty ? nil : name }
    set { name = newValue ?? "" }
  }

  /// The direction that holds in the view.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection { effectiveLayoutDirection }

  /// The content size of an axis without one.
  public static var noIntrinsicMetric: Double { Size.noIntrinsicMetric }

  /// The target that asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public static var layoutFittingCompressedSize: Size { .layoutFittingCompressed }

  /// The target that asks `systemLayoutSizeFitting(_:)` for the largest size.
  public static var layoutFittingExpandedSize: Size { .layoutFittingExpanded }

  /// The size nearest to a target that the view's content and inner constraints allow.
  ///
  /// - Parameter targetSize: The size aimed at in points; infinite or the greatest finite number is no limit.
  /// - Returns: The size, or the size that the view has if its constraints cannot hold together or the target is no
  ///   size; the reason is the `failure` of `layoutNode.root.lastReport`, and debug builds print it.
  public func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a target that the view's content and inner constraints allow.
  ///
  /// - Parameters:
  ///   - targetSize: The size aimed at in points; infinite or the greatest finite number is no limit.
  ///   - horizontalFittingPriority: How much the target's width matters.
  ///   - verticalFittingPriority: How much the target's height matters.
  /// - Returns: The size, or the size that the view has if its constraints cannot hold together or the target is no
  ///   size; the reason is the `failure` of `layoutNode.root.lastReport`, and debug builds print it.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    printingNewReport {
      do throws(LayoutError) {
        return try layoutNode.fittingSize(
          targetSize, horizontalFittingPriority, verticalFittingPriority)
      } catch {
        layoutNode.report(error)
        return frame.size
      }
    }
  }
}

extension Label {
  /// The text; nil and an empty text are both (0, 0) large.
  ///
  /// A file that imports Anchors too sees the text of Anchors, which is not optional.
  @_disfavoredOverload
  public var text: String? {
    get { plainText }
    set { plainText = newValue ?? "" }
  }
}
