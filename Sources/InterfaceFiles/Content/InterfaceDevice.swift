import Anchors
import LayoutFiles

/// The device on whose canvas a file was edited last.
struct InterfaceDevice {
  let isLandscape: Bool
  let isPad: Bool
  /// The number of pixels in a point.
  let scale: Double
  /// The distances of the safe area from the edges of the screen in this orientation.
  let safeArea: EdgeInsets
  /// True if a phone has a regular width in landscape.
  private let isLarge: Bool

  /// Reads the device of a file; nil if the file names none.
  init?(_ document: XMLDocument) throws(Fault) {
    guard let element = document.child(0, "device") else { return nil }
    let id = try document.value(element, "id") ?? ""
    isLandscape = document.has(element, "orientation", "landscape")
    isPad = Array(id.utf8).starts(with: "ipad".utf8)
    let large = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72"]
    isLarge = large.contains { isSameText($0, id) }
    let triple = ["retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3"]
    scale = (triple + large.dropFirst(2)).contains { isSameText($0, id) } ? 3 : 2
    let tops: [(String, Double)] = [
      ("retina5_9", 44), ("retina6_0", 47), ("retina6_1", 48), ("retina6_5", 44),
      ("retina6_7", 47), ("retina6_12", 59), ("retina6_72", 59), ("retina6_3", 62),
    ]
    if let notch = tops.first(where: { isSameText($0.0, id) })?.1 {
      safeArea =
        isLandscape
        ? EdgeInsets(top: 0, left: notch, bottom: 21, right: notch)
        : EdgeInsets(top: notch, left: 0, bottom: 34, right: 0)
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
