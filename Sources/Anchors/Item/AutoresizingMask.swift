/// Which parts of an item's frame give way when its parent is resized.
///
/// Along each axis a frame has three parts: the margin before it, its size, and the margin after it.
/// Flexible parts share the change in proportion to their sizes; the others stay. With no flexible
/// part, the margin after the item gives way.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits of the mask.
  public let rawValue: UInt8

  /// A mask of the given bits.
  ///
  /// - Parameter rawValue: The bits; those of UIKit's masks mean the same.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance from the parent's left edge gives way.
  public static var flexibleLeftMargin: Self { Self(rawValue: 1) }
  /// The width gives way.
  public static var flexibleWidth: Self { Self(rawValue: 2) }
  /// The distance from the parent's right edge gives way.
  public static var flexibleRightMargin: Self { Self(rawValue: 4) }
  /// The distance from the parent's top edge gives way.
  public static var flexibleTopMargin: Self { Self(rawValue: 8) }
  /// The height gives way.
  public static var flexibleHeight: Self { Self(rawValue: 16) }
  /// The distance from the parent's bottom edge gives way.
  public static var flexibleBottomMargin: Self { Self(rawValue: 32) }
}
