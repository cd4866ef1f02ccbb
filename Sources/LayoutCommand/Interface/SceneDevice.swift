import Anchors
import InterfaceFiles

/// A device by its name in options: its size in points, safe area, pixels and size classes.
struct SceneDevice {
  let name: String
  let size: Size
  let safeArea: EdgeInsets
  let scale: Double
  var isPad = false

  static let all = [
    phone("iphone-se", 375, 667, top: 20, bottom: 0, scale: 2),
    phone("iphone-8-plus", 414, 736, top: 20, bottom: 0, scale: 3),
    phone("iphone-x", 375, 812, top: 44, bottom: 34, scale: 3),
    phone("iphone-11", 414, 896, top: 48, bottom: 34, scale: 2),
    phone("iphone-13-mini", 375, 812, top: 50, bottom: 34, scale: 3),
    phone("iphone-14", 390, 844, top: 47, bottom: 34, scale: 3),
    phone("iphone-15", 393, 852, top: 59, bottom: 34, scale: 3),
    phone("iphone-15-plus", 430, 932, top: 59, bottom: 34, scale: 3),
    phone("iphone-16-pro", 402, 874, top: 62, bottom: 34, scale: 3),
    pad("ipad", 810, 1080, bottom: 0), pad("ipad-pro-11", 834, 1194, bottom: 20),
    pad("ipad-pro-13", 1024, 1366, bottom: 20),
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, scale: Double
  ) -> SceneDevice {
    SceneDevice(
      name: name, size: Size(width: width, height: height),
      safeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0), scale: scale)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, bottom: Double
  ) -> SceneDevice {
    SceneDevice(
      name: name, size: Size(width: width, height: height),
      safeArea: EdgeInsets(top: bottom > 0 ? 24 : 20, left: 0, bottom: bottom, right: 0),
      scale: 2, isPad: true)
  }
}
