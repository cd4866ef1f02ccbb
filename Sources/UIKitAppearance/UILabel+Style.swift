extension UILabel {
  /// The color of the text, black unless set.
  public var textColor: UIColor! {
    get { storedVisuals.textColor ?? .label }
    set { visuals.textColor = newValue }
  }

  /// The text with attributes; layout and drawings use its characters and its first font and color.
  public var attributedText: NSAttributedString? {
    get {
      let stored = storedVisuals.attributedText
      if stored?.string == plainText { return stored }
      return plainText.isEmpty ? nil : NSAttributedString(string: plainText)
    }
    set {
      visuals.attributedText = newValue
      plainText = newValue?.string ?? ""
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = paragraph.alignment
      }
    }
  }

  /// True if the font changes with the reader's text size; stored without effect.
  ///
  /// Fonts have the text size at which they were created.
  public var adjustsFontForContentSizeCategory: Bool {
    get { storedVisuals.adjustsFont }
    set { visuals.adjustsFont = newValue }
  }

  /// True if a long text shrinks; stored without effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { storedVisuals.adjustsFontSize }
    set { visuals.adjustsFontSize = newValue }
  }

  /// The smallest scale of a text that shrinks; stored without effect.
  public var minimumScaleFactor: CGFloat {
    get { storedVisuals.minimumScaleFactor }
    set { visuals.minimumScaleFactor = newValue }
  }

  /// True if the label is highlighted; stored without effect.
  public var isHighlighted: Bool {
    get { storedVisuals.isHighlighted }
    set { visuals.isHighlighted = newValue }
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`, and the color, a `UIColor`.
  public static let font = Self(rawValue: "NSFont"), foregroundColor = Self(rawValue: "NSColor")
  /// The paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The color behind the text, stored without effect.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The target of a link, and the distance between characters; stored without effect.
  public static let link = Self(rawValue: "NSLink"), kern = Self(rawValue: "NSKern")
  /// Lines below the text, stored without effect.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A picture within the text, stored without effect.
  public static let attachment = Self(rawValue: "NSAttachment")
}

/// The layout of a paragraph, of which labels use the alignment.
open class NSParagraphStyle {
  /// The alignment of the lines.
  public var alignment = NSTextAlignment.natural
  /// Distances in points; stored without effect.
  public var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0,
    lineHeightMultiple: CGFloat = 0
  /// Heights of lines in points; stored without effect.
  public var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  /// The mode of breaking lines, stored without effect.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Creates a style with natural alignment.
  public init() {}
}

/// UIKit's name for a paragraph style whose properties can be set.
public typealias NSMutableParagraphStyle = NSParagraphStyle

/// A picture within a text, stored without effect.
open class NSTextAttachment {
  /// The picture.
  public var image: UIImage?
  /// The rectangle of the picture, in points.
  public var bounds = CGRect.zero
  /// Creates a place for a picture.
  public init() {}
}

extension NSAttributedString {
  /// Creates a text of one character that stands for a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
