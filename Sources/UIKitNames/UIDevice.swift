/// The device of the program: none of those that UIKit runs on.
public struct UIDevice: Sendable {
  /// The device.
  public static var current: UIDevice { UIDevice() }

  /// The kind of device: not stated.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}
