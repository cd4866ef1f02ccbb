/// The device of the program: a phone, because UIKit has no other kind that fits.
public struct UIDevice: Sendable {
  /// The device.
  public static var current: UIDevice { UIDevice() }

  /// The kind of device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The screen of the program: that of a phone, because there is none.
public struct UIScreen: Sendable {
  /// The screen.
  public static var main: UIScreen { UIScreen() }

  /// The rectangle of the screen: 393 by 852 points.
  public var bounds: Rect { Rect(x: 0, y: 0, width: 393, height: 852) }

  /// The number of pixels per point: 3.
  public var scale: Double { 3 }
}

/// Returns the kind of device: a phone.
///
/// - Returns: The kind of ``UIDevice/current``.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
