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
}

/// UIKit's name for a paragraph style whose properties can be set.
public typealias NSMutableParagraphStyle = NSParagraphStyle

extension NSAttributedString {
  /// Creates a text of one character that stands for a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
