/// The parts of an item's frame that are flexible when its parent is resized.
///
/// Along each axis a frame has three parts: the margin before it, its size, and the margin after
/// it. Flexible parts share the change in proportion to their sizes; the others stay constant. With
/// no flexible part, the margin after the item absorbs the change.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits of the mask.
  public let rawValue: UInt8

  /// Creates a mask from its bits.
  ///
  /// - Parameter rawValue: The bits; they mean the same as in UIKit's masks.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance from the parent's left edge is flexible.
  public static var flexibleLeftMargin: Self { Self(rawValue: 1) }
  /// The width is flexible.
  public static var flexibleWidth: Self { Self(rawValue: 2) }
  /// The distance from the parent's right edge is flexible.
  public static var flexibleRightMargin: Self { Self(rawValue: 4) }
  /// The distance from the parent's top edge is flexible.
  public static var flexibleTopMargin: Self { Self(rawValue: 8) }
  /// The height is flexible.
  public static var flexibleHeight: Self { Self(rawValue: 16) }
  /// The distance from the parent's bottom edge is flexible.
  public static var flexibleBottomMargin: Self { Self(rawValue: 32) }
}
