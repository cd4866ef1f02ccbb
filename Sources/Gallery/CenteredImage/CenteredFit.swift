public import Anchors

/// The fit of a centered picture in a scroll view, by the published formulas.
public struct CenteredFit: Hashable, Sendable {
  /// The distance between the picture and the nearest edges, in points.
  public var margin: Double
  /// The insets that the scroll view has apart from centering, in points.
  public var defaultInsets: EdgeInsets
  /// True if the minimum zoom leaves exactly the margin.
  ///
  /// The published formula leaves a little more: it subtracts the margin from the view and also
  /// adds it to the picture.
  public var isCorrected: Bool

  /// Creates a fit.
  public init(margin: Double, defaultInsets: EdgeInsets = .zero, isCorrected: Bool = false) {
    self.margin = margin
    self.defaultInsets = defaultInsets
    self.isCorrected = isCorrected
  }

  /// Returns the insets that center content: half of the remaining space, at least the margin.
  ///
  /// - Parameters:
  ///   - content: The size of the content as displayed, in points.
  ///   - view: The size of the scroll view, in points.
  /// - Returns: The insets in points, including the default insets.
  public func insets(around content: Size, in view: Size) -> EdgeInsets {
    let room = Self.room(in: view, within: defaultInsets)
    let x = max((room.width - content.width) / 2, margin)
    let y = max((room.height - content.height) / 2, margin)
    return EdgeInsets(
      top: defaultInsets.top + y, left: defaultInsets.left + x,
      bottom: defaultInsets.bottom + y, right: defaultInsets.right + x)
  }

  /// Returns the zoom at which the whole picture is visible.
  ///
  /// - Parameters:
  ///   - image: The size of the picture, in points.
  ///   - view: The size of the scroll view, in points.
  /// - Returns: The smaller zoom of both directions; at most 0 if there is no space.
  public func minimumZoom(of image: Size, in view: Size) -> Double {
    guard !isCorrected else {
      let room = Self.room(in: view, within: defaultInsets)
      return min(
        (room.width - 2 * margin) / image.width, (room.height - 2 * margin) / image.height)
    }
    let room = Self.room(in: view, within: insets(around: image, in: view))
    return min(
      room.width / (image.width + 2 * margin), room.height / (image.height + 2 * margin))
  }

  private static func room(in view: Size, within insets: EdgeInsets) -> Size {
    Size(
      width: view.width - insets.left - insets.right,
      height: view.height - insets.top - insets.bottom)
  }
}
