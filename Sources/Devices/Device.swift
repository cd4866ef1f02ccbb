public import Anchors

/// A device of Apple: its screen in portrait, and the safe area of a view that fills it.
public struct Device: Hashable, Sendable {
  /// The name in options.
  public let name: String
  /// The identifiers that Interface Builder's files have for the device and for others with its
  /// safe area.
  package let ids: [String]
  /// The size of the screen in points.
  public let size: Size
  /// The distances of the safe area from the edges of the screen.
  public let safeArea: EdgeInsets
  /// The number of pixels in a point.
  public let scale: Double
  /// True for a tablet.
  package let isPad: Bool
  /// True if the width is regular in landscape.
  package let isLarge: Bool

  /// The devices that options name, and those of files.
  public static let all: [Device] = [
    phone("iphone-se", [], 375, 667, top: 20, scale: 2),
    phone("iphone-8-plus", ["retina5_5"], 414, 736, top: 20, scale: 3, isLarge: true),
    phone("iphone-x", ["retina5_9"], 375, 812, top: 44, scale: 3),
    phone("iphone-11", ["retina6_1"], 414, 896, top: 48, scale: 2, isLarge: true),
    phone("iphone-11-pro-max", ["retina6_5"], 414, 896, top: 44, scale: 3, isLarge: true),
    phone("iphone-13-mini", [], 375, 812, top: 50, scale: 3),
    phone("iphone-14", ["retina6_0"], 390, 844, top: 47, scale: 3),
    phone("iphone-14-plus", ["retina6_7"], 428, 926, top: 47, scale: 3, isLarge: true),
    phone("iphone-15", ["retina6_12"], 393, 852, top: 59, scale: 3),
    phone("iphone-15-plus", ["retina6_72"], 430, 932, top: 59, scale: 3, isLarge: true),
    phone("iphone-16-pro", ["retina6_3"], 402, 874, top: 62, scale: 3),
    pad("ipad", 810, 1080, top: 20, bottom: 0), pad("ipad-pro-11", 834, 1194, top: 24, bottom: 20),
    pad("ipad-pro-13", 1024, 1366, top: 24, bottom: 20),
  ]

  private static func phone(
    _ name: String, _ ids: [String], _ width: Double, _ height: Double, top: Double,
    scale: Double, isLarge: Bool = false
  ) -> Device {
    // Screens without a button have an indicator below, and cut-outs above.
    Device(
      name: name, ids: ids, size: Size(width: width, height: height),
      safeArea: EdgeInsets(top: top, left: 0, bottom: top > 20 ? 34 : 0, right: 0), scale: scale,
      isPad: false, isLarge: isLarge)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> Device {
    Device(
      name: name, ids: [], size: Size(width: width, height: height),
      safeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0), scale: 2, isPad: true,
      isLarge: false)
  }

  /// Compares the names, which are unique.
  public static func == (one: Device, other: Device) -> Bool {
    one.name.utf8.elementsEqual(other.name.utf8)
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }

  /// The margins of a controller's root view at the sides: 16 points, or 20 if it is 414 wide.
  public var rootMargin: Double { size.width >= 414 ? 20 : 16 }

  /// The device turned to landscape.
  ///
  /// Cut-outs and the indicator then take both sides and 21 points below; a phone with a button has
  /// no bar at the top.
  public var landscape: Device {
    let hasIndicator = safeArea.bottom > 0
    let side = hasIndicator && !isPad ? safeArea.top : 0
    return Device(
      name: name + "-landscape", ids: ids, size: Size(width: size.height, height: size.width),
      safeArea: EdgeInsets(
        top: isPad ? safeArea.top : 0, left: side,
        bottom: isPad ? safeArea.bottom : hasIndicator ? 21 : 0, right: side),
      scale: scale, isPad: isPad, isLarge: isLarge)
  }
}
