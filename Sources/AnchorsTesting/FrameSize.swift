internal import Anchors
@_exported public import Devices

/// A size for the layout of a view; a dimension without a number is the fitting one.
///
/// A number alone is a width: `[320, 480]` are two widths, each with the fitting height.
public struct FrameSize: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The width in points, or nil for the fitting width.
  public var width: Double?
  /// The height in points, or nil for the fitting height.
  public var height: Double?
  /// The device whose screen the view fills, with its safe area, margins and pixels; or nil.
  public private(set) var device: Device?
  /// The height of a keyboard at the bottom of the view, in points, or nil without one.
  private(set) var keyboard: Double?

  /// Creates the size of a device's screen.
  ///
  /// The view is laid out as the root view of a controller: with the safe area of the device and
  /// margins of 16 or 20 points at the sides, and on whole pixels.
  ///
  /// - Parameter device: The device.
  public init(_ device: Device) {
    self.init(width: device.size.width, height: device.size.height)
    self.device = device
  }

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil for the fitting width.
  ///   - height: The height in points, or nil for the fitting height.
  public init(width: Double?, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Creates a width with the fitting height.
  ///
  /// - Parameter width: The width, in points.
  public init(integerLiteral width: Int) { self.init(width: Double(width)) }

  /// Creates a width with the fitting height.
  ///
  /// - Parameter width: The width, in points.
  public init(floatLiteral width: Double) { self.init(width: width) }

  /// The fitting size in both dimensions.
  public static var fitting: FrameSize { FrameSize(width: nil) }

  /// Returns the size with a keyboard of a height in points, or nil if it has no height itself.
  func covered(by keyboard: Double) -> FrameSize? {
    guard height != nil else { return nil }
    var size = self
    size.keyboard = keyboard
    return size
  }

  /// The frame of the keyboard in the view, or nil without one.
  var keyboardFrame: Rect? {
    guard let keyboard, let height else { return nil }
    return Rect(x: 0, y: height - keyboard, width: width ?? 0, height: keyboard)
  }

  /// The size as part of a file name: `320`, `320x480` or `iphone-15`, with `-keyboard` if it has
  /// one.
  var name: String { keyboard == nil ? sizeName : sizeName + "-keyboard" }

  private var sizeName: String {
    if let device { return device.name }
    let numbers = [width, height].map { $0.map(Self.text) ?? "fitting" }
    return height == nil && width != nil ? numbers[0] : numbers[0] + "x" + numbers[1]
  }

  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map { String($0) } ?? "\(number)"
  }
}

extension FrameSize {
  /// An iPhone SE, 375 × 667 points without a cut-out.
  public static var iPhoneSE: FrameSize { named("iphone-se") }
  /// An iPhone 15, 393 × 852 points.
  public static var iPhone15: FrameSize { named("iphone-15") }
  /// An iPhone 15 Plus, 430 × 932 points.
  public static var iPhone15Plus: FrameSize { named("iphone-15-plus") }
  /// An iPhone 16 Pro, 402 × 874 points.
  public static var iPhone16Pro: FrameSize { named("iphone-16-pro") }
  /// An iPad, 810 × 1080 points.
  public static var iPad: FrameSize { named("ipad") }
  /// An iPad Pro with 11 inches, 834 × 1194 points.
  public static var iPadPro11: FrameSize { named("ipad-pro-11") }

  /// The size turned to landscape, with the safe area that the device has then.
  public var landscape: FrameSize {
    device.map { FrameSize($0.landscape) } ?? FrameSize(width: height, height: width)
  }

  private static func named(_ name: String) -> FrameSize {
    Device.all.first { $0.name == name }.map { FrameSize($0) } ?? .fitting
  }
}

extension LayoutDirection {
  /// The direction as part of a file name.
  var name: String { self == .leftToRight ? "left-to-right" : "right-to-left" }
}
