public import Anchors
import LayoutFiles

/// A device: its screen in portrait, as scenes are laid out on it.
public struct InterfaceDevice: Sendable {
  /// The name in options.
  public let name: String
  /// The identifiers that files have for the device and for others with its safe area.
  let ids: [String]
  /// The size of the screen in points.
  public let size: Size
  /// The distances of the safe area from the edges of the screen.
  public let safeArea: EdgeInsets
  /// The number of pixels in a point.
  public let scale: Double
  /// True for a tablet.
  let isPad: Bool
  /// True if the width is regular in landscape.
  let isLarge: Bool

  /// The devices that options name, and those of files.
  public static let all: [InterfaceDevice] = [
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
  ) -> InterfaceDevice {
    // Screens without a button have an indicator below, and cut-outs above.
    InterfaceDevice(
      name: name, ids: ids, size: Size(width: width, height: height),
      safeArea: EdgeInsets(top: top, left: 0, bottom: top > 20 ? 34 : 0, right: 0), scale: scale,
      isPad: false, isLarge: isLarge)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> InterfaceDevice {
    InterfaceDevice(
      name: name, ids: [], size: Size(width: width, height: height),
      safeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0), scale: 2, isPad: true,
      isLarge: false)
  }

  /// The horizontal size class in portrait.
  public var widthClass: SizeClass { isPad ? .regular : .compact }
}

/// The canvas on which a file was edited last: a device in an orientation.
struct InterfaceCanvas {
  let isLandscape: Bool
  let isPad: Bool
  let scale: Double
  /// The distances of the safe area from the edges of the screen in this orientation.
  let safeArea: EdgeInsets
  private let isLarge: Bool

  /// Reads the canvas of a file; nil if the file names none.
  init?(_ document: XMLDocument) throws(Fault) {
    guard let element = document.child(0, "device") else { return nil }
    let id = try document.value(element, "id") ?? ""
    isLandscape = document.has(element, "orientation", "landscape")
    isPad = id.utf8.starts(with: "ipad".utf8)
    let device = InterfaceDevice.all.first { $0.ids.contains { $0.isSame(as: id) } }
    scale = device?.scale ?? 2
    isLarge = device?.isLarge ?? false
    let top = device?.safeArea.top ?? 20
    if top > 20 {
      safeArea =
        isLandscape
        ? EdgeInsets(top: 0, left: top, bottom: 21, right: top)
        : EdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    } else {
      let hasStatusBar = isPad || !isLandscape
      safeArea = EdgeInsets(top: hasStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
  }

  /// The horizontal size class.
  var widthClass: SizeClass { isPad || isLandscape && isLarge ? .regular : .compact }

  /// The vertical size class.
  var heightClass: SizeClass { isPad || !isLandscape ? .regular : .compact }
}
