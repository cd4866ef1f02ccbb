// Properties under UIKit's names.

extension View {
  /// The name shown in frames and reports; nil for none.
  public var accessibilityIdentifier: String? {
    get { name.utf8.isEmpty ? nil : name }
    set { name = newValue ?? "" }
  }

  /// The center of the frame in the superview's coordinates, in points; setting it moves the frame.
  public var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame = Rect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width,
        height: frame.height)
    }
  }

  /// The rectangle of the view in its own coordinates, in points.
  ///
  /// Setting it sets the size around the same center, and the content offset of a scroll view. The
  /// origin of other views is always (0, 0).
  public var bounds: Rect {
    get { layoutNode.bounds }
    set {
      let middle = center
      frame.size = newValue.size
      center = middle
      (self as? ScrollView)?.contentOffset = newValue.origin
    }
  }

  /// The layout direction that applies to the view.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection { effectiveLayoutDirection }

  /// The width or height of a view without a content size along that axis.
  public static var noIntrinsicMetric: Double { Size.noIntrinsicMetric }

  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  public static var layoutFittingCompressedSize: Size { .layoutFittingCompressed }

  /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
  public static var layoutFittingExpandedSize: Size { .layoutFittingExpanded }

  /// Computes the size nearest to a target that content and inner constraints of the view allow.
  ///
  /// - Parameter targetSize: The target in points; infinity or the greatest finite number means no
  ///   limit.
  /// - Returns: The size, or the current size of the view if its constraints cannot all be
  ///   satisfied or the target is invalid; the reason is the `failure` of
  ///   `layoutNode.root.lastReport`, and debug builds print it.
  public func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Computes the size nearest to a target that content and inner constraints of the view allow.
  ///
  /// - Parameters:
  ///   - targetSize: The target in points; infinity or the greatest finite number means no limit.
  ///   - horizontalFittingPriority: The priority of the target's width.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size, or the current size of the view if its constraints cannot all be
  ///   satisfied or the target is invalid; the reason is the `failure` of
  ///   `layoutNode.root.lastReport`, and debug builds print it.
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
  /// The text; the content size is (0, 0) for nil and for an empty text.
  ///
  /// A source file that also imports Anchors uses the `text` of Anchors, which is not optional.
  @_disfavoredOverload
  public var text: String? {
    get { plainText }
    set { plainText = newValue ?? "" }
  }
}
