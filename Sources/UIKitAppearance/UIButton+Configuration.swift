/// The color and corners behind a content.
public struct UIBackgroundConfiguration {
  /// The color; nil for that of the configuration.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 5.95

  /// Returns a background without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIButton {
  /// The content of a button and its arrangement.
  ///
  /// The content size is that of title and picture with their padding, plus the content insets.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// The second line, below the title; it is part of the content size and is not drawn.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The edge of the title at which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The distances of the content from the edges: 7 points above and below, 12 at the sides.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of title and picture.
    public var baseForegroundColor: UIColor?
    /// The color behind them.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// The style of corners, stored without effect.
    public var cornerStyle = CornerStyle.dynamic
    /// True if the picture is an activity indicator; stored without effect.
    public var showsActivityIndicator = false
    /// The title with attributes, of which the characters are used.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The second line with attributes, of which the characters are used.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// The attributes of the title; stored without effect.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The color of the picture; stored without effect.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The title's lines; stored without effect.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail,
      titleAlignment = TitleAlignment.automatic
    /// The size of the button and its changes; stored without effect.
    public var buttonSize = Size.medium, automaticallyUpdateForSelection = true
    /// The size of a symbol, stored without effect.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    private var fill: UIColor?

    private init(text: UIColor?, fill: UIColor?) { (baseForegroundColor, self.fill) = (text, fill) }

    /// Returns a configuration with text in the tint.
    public static func plain() -> Configuration { Configuration(text: nil, fill: nil) }
    /// Returns a configuration with text in the tint.
    public static func borderless() -> Configuration { plain() }
    /// Returns a configuration with text in the tint, on gray.
    public static func bordered() -> Configuration { gray() }
    /// Returns a configuration with white text on the tint.
    public static func borderedProminent() -> Configuration { filled() }
    /// Returns a configuration with text in the tint, on a light shade of it.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns a configuration with text in the tint, on gray.
    public static func gray() -> Configuration {
      Configuration(text: nil, fill: .secondarySystemFill)
    }
    /// Returns a configuration with text in the tint, on a light shade of it.
    public static func tinted() -> Configuration {
      Configuration(text: nil, fill: .tintColor.withAlphaComponent(0.18))
    }
    /// Returns a configuration with white text on the tint.
    public static func filled() -> Configuration { Configuration(text: .white, fill: .tintColor) }

    var backgroundColor: UIColor? { background.backgroundColor ?? baseBackgroundColor ?? fill }

    /// The content size, from the sizes of title and picture.
    func size(title: CGSize, image: CGSize) -> CGSize {
      var text = title
      if let subtitle {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.text = subtitle
        let line = label.intrinsicContentSize
        text = CGSize(
          width: max(title.width, line.width),
          height: title.height + line.height + (title.height > 0 ? Double(titlePadding) : 0))
      }
      let padding = text.width > 0 && image.width > 0 ? Double(imagePadding) : 0
      let isColumn = imagePlacement == .top || imagePlacement == .bottom
      let content =
        isColumn
        ? CGSize(
          width: max(text.width, image.width), height: text.height + padding + image.height)
        : CGSize(
          width: text.width + padding + image.width, height: max(text.height, image.height))
      return CGSize(
        width: content.width + contentInsets.leading + contentInsets.trailing,
        height: content.height + contentInsets.top + contentInsets.bottom)
    }
  }
}
