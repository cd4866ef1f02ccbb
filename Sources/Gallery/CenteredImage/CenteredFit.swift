public import Anchors

/// How a picture is fitted into a scroll view and kept centered: the published formulas.
public struct CenteredFit: Hashable, Sendable {
  /// The distance that the picture keeps from the nearest edges, in points.
  public var margin: Double
  /// The insets that the scroll view has for other reasons, in points.
  public var defaultInsets: EdgeInsets
  /// Whether the minimum zoom leaves exactly the margin.
  ///
  /// As published it leaves a little more: the formula subtracts the margin from the view and adds it
  /// to the picture as well.
  public var isCorrected: Bool

  /// A way to fit pictures.
  public init(margin: Double, defaultInsets: EdgeInsets = .zero, isCorrected: Bool = false) {
    self.margin = margin
    self.defaultInsets = defaultInsets
    self.isCorrected = isCorrected
  }

  /// The insets that center content: half of the room that is left, and never less than the margin.
  ///
  /// - Parameters:
  ///   - content: The size of the content as displayed, in points.
  ///   - view: The size of the scroll view, in points.
  /// - Returns: The insets, those it has for other reasons included.
  public func insets(around content: Size, in view: Size) -> EdgeInsets {
    let room = Self.room(in: view, within: defaultInsets)
    let x = max((room.width - content.width) / 2, margin)
    let y = max((room.height - content.height) / 2, margin)
    return EdgeInsets(
      top: defaultInsets.top + y, left: defaultInsets.left + x,
      bottom: defaultInsets.bottom + y, right: defaultInsets.right + x)
  }

  /// The zoom at which all of a picture can be seen.
  ///
  /// - Parameters:
  ///   - image: The size of the picture, in points.
  ///   - view: The size of the scroll view, in points.
  /// - Returns: The smaller zoom of both directions; not above 0 if there is no room.
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
