import Anchors
@_exported public import Devices
import LayoutFiles

/// A device on which scenes are laid out.
public typealias InterfaceDevice = Device

extension Device {
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
