// Written by Scripts/generators/appearance.py from appearance.txt.

/// The correction of spelling.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// The checking of spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// The replacement of quotes.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// The replacement of dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// The insertion of spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// The use of capital letters.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
  case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// A keyboard's appearance.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// A return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// An interaction with a part of a text, which never begins.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// The meaning of a text, stored without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {

  /// The name.
  public let rawValue: String
  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names and passwords.
  public static let username = Self(rawValue: "username"), password = Self(rawValue: "password")
  /// New passwords.
  public static let newPassword = Self(rawValue: "new-password")
  /// Codes and addresses of pages.
  public static let oneTimeCode = Self(rawValue: "one-time-code"), URL = Self(rawValue: "url")
  /// Addresses and names of people.
  public static let emailAddress = Self(rawValue: "email"), name = Self(rawValue: "name")
  /// Numbers and first names.
  public static let telephoneNumber = Self(rawValue: "tel"),
    givenName = Self(rawValue: "given-name")
  /// Last names and nicknames.
  public static let familyName = Self(rawValue: "family-name"),
    nickname = Self(rawValue: "nickname")
  /// Addresses.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// Postal codes.
  public static let postalCode = Self(rawValue: "postal-code")
}

/// Rules of new passwords, stored without effect.
public final class UITextInputPasswordRules {

  /// Creates rules from a text.
  public init(descriptor: String) {}
}

/// The kinds of data in texts, which are not found.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// All kinds.
  public static let all = Self(rawValue: UInt.max)
}

/// A position in a text, of which there are none.
open class UITextPosition {}

/// A range of a text, of which there are none.
open class UITextRange {

  /// True.
  public var isEmpty: Bool { true }
}

/// A delegate of a text field, which is never called.
public protocol UITextFieldDelegate: AnyObject {}

/// A delegate of a text view, which is never called.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// A view that receives texts; there are none.
public protocol UIKeyInput {

  /// True if there is a text.
  var hasText: Bool { get }
  /// Inserts a text.
  func insertText(_ text: String)
  /// Deletes a character.
  func deleteBackward()
}

/// The container of a text view's text.
public final class NSTextContainer {

  /// The space at both ends of lines, 5 points unless set; set it before the first layout.
  public var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; stored without effect.
  public var maximumNumberOfLines = 0
  /// The mode of breaking lines; stored without effect.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

extension NSAttributedString.Key {

  /// The font, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The color, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The color behind the text, stored without effect.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The target of a link and the distance of characters, stored without effect.
  public static let link = Self(rawValue: "NSLink"), kern = Self(rawValue: "NSKern")
  /// Lines below the text, stored without effect.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The color of lines below the text, stored without effect.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// Lines through the text, stored without effect.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The color of lines through the text, stored without effect.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The distance from the baseline, stored without effect.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// Outlines, stored without effect.
  public static let strokeColor = Self(rawValue: "NSStrokeColor"),
    strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// A picture within the text and a shadow, stored without effect.
  public static let attachment = Self(rawValue: "NSAttachment"), shadow = Self(rawValue: "NSShadow")
}

/// A style of line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line.
  public static let single = Self(rawValue: 1)
  /// A thick line.
  public static let thick = Self(rawValue: 2)
  /// Two lines.
  public static let double = Self(rawValue: 9)
}

/// The layout of a paragraph, of which labels use the alignment.
open class NSParagraphStyle {

  /// Creates a style with natural alignment.
  public init() {}
  /// The alignment of the lines.
  public var alignment = NSTextAlignment.natural
  /// Distances in points; stored without effect.
  public var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0
  /// Distances; stored without effect.
  public var paragraphSpacingBefore: CGFloat = 0, lineHeightMultiple: CGFloat = 0
  /// Indents in points; stored without effect.
  public var firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0
  /// Heights of lines in points; stored without effect.
  public var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  /// The readiness to hyphenate; stored without effect.
  public var hyphenationFactor: Float = 0
  /// The mode of breaking lines; stored without effect.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The strategy of breaking lines; stored without effect.
  public var lineBreakStrategy = LineBreakStrategy()
}

extension NSParagraphStyle {
  /// A strategy of breaking lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a last line of one word.
    public static let pushOut = Self(rawValue: 1)
    /// Breaks Korean between words.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// The strategy of labels.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}

/// A picture within a text, stored without effect.
open class NSTextAttachment {

  /// Creates a place for a picture.
  public init() {}
  /// Creates a place with a picture.
  public init(image: UIImage) { self.image = image }
  /// The picture.
  public var image: UIImage?
  /// The rectangle of the picture, in points.
  public var bounds = CGRect.zero
}
