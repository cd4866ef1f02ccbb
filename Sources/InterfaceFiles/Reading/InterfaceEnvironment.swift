public import Anchors

/// The extent of a screen in one direction, as size-class variations have it.
public enum SizeClass: Sendable {
  case compact
  case regular
}

/// The size, insets and text sizes with which a scene is laid out.
///
/// A value of nil means that of the file: the scene's own size, the insets that its frames imply.
public struct InterfaceEnvironment: Sendable {
  /// The size of the root in points.
  public var size: Size?
  /// The distances of the safe area from the edges of the root.
  public var safeArea: EdgeInsets?
  /// The reading direction.
  public var direction: LayoutDirection = .leftToRight
  /// The horizontal size class.
  public var widthClass: SizeClass?
  /// The vertical size class.
  public var heightClass: SizeClass?
  /// The number of pixels in a point.
  public var scale: Double?
  /// The factor of all text sizes; other than 1, texts are measured.
  public var textScale = 1.0
  /// True if texts are measured, false if they have the size of the file.
  public var measuresTexts = false
  /// True if constraints are left out that Xcode removes at build time.
  public var omitsPlaceholders = false

  /// Texts in place of those of the file, measured in their own way; nil for those of the file.
  package var texts: SceneTexts?

  /// True if the height is that of the file, and gives way to that of the content.
  var fitsHeight = false
  /// True if no view has a content, to find the quantities that constraints alone determine.
  var omitsContents = false

  /// Creates the environment of the file itself.
  public init() {}

  /// Adopts the screen of a device: its safe area, pixels and size classes in portrait.
  package mutating func adopt(_ device: InterfaceDevice) {
    safeArea = device.safeArea
    scale = device.scale
    widthClass = device.widthClass
    heightClass = .regular
    measuresTexts = true
  }

  /// Sets the size of a scene on a device.
  ///
  /// A controller fills the device; a row of a table has its width, and the height of its content;
  /// other views keep their size.
  package mutating func place(_ scene: InterfaceScene, on device: InterfaceDevice) {
    switch scene.kind {
    case .controller: size = device.size
    case .tableCell, .header:
      size = Size(width: device.size.width, height: scene.size.height)
      fitsHeight = true
      safeArea = .zero
    case .view, .collectionCell: safeArea = .zero
    }
  }
}
