public import Devices

extension UIFont {
  /// A style of text, whose size depends on the reader's text size.
  public typealias TextStyle = Devices.TextStyle

  /// Returns the font of a style at the text size of ``UITraitCollection/current``.
  ///
  /// Headlines are bold, as in UIKit; sizes are those of the Human Interface Guidelines.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a style at the text size of traits, or of the current ones.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let size = (traits ?? .current).preferredContentSizeCategory.points(of: style)
    return style == .headline ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  /// Returns the font of plain text or bold text; digits of Helvetica have one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }

  /// The sizes of text in labels and buttons, in points.
  public static let labelFontSize: CGFloat = 17, buttonFontSize: CGFloat = 18
  /// The sizes of plain and small text, in points.
  public static let systemFontSize: CGFloat = 14, smallSystemFontSize: CGFloat = 12

  /// The distance between lines, 1.2 times the size, as the built-in measurer has it.
  public var lineHeight: CGFloat { 1.2 * size }
}

extension UIFont.Weight {
  /// The weights lighter than light.
  public static let ultraLight = Self(rawValue: -0.8), thin = Self(rawValue: -0.6)
  /// The weights heavier than bold.
  public static let heavy = Self(rawValue: 0.56), black = Self(rawValue: 0.62)
}

/// The growth of a text style with the reader's text size.
public struct UIFontMetrics: Hashable, Sendable {
  private let style: UIFont.TextStyle

  /// The growth of plain text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the growth of a style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// Returns a length in proportion to the style's size, at the current text size.
  ///
  /// A length at the default text size is unchanged. UIKit's own curve is not published.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let size = TextSize.current.points(of: style)
    return value * CGFloat(size / TextSize.large.points(of: style))
  }

  /// Returns a font whose size is scaled as `scaledValue(for:)`.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(Double(scaledValue(for: CGFloat(font.size))))
  }

  /// Returns a font whose size is scaled as `scaledValue(for:)`, up to a maximum.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(Double(maximumPointSize), scaledFont(for: font).size))
  }
}

/// The properties that make a font: its size, and whether it is bold or slanted.
public struct UIFontDescriptor: Hashable, Sendable {
  var font: UIFont

  /// Returns the descriptor of a text style at the current text size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> Self {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style))
  }

  /// Returns the descriptor of a bold or slanted font of the same size.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> Self? {
    if traits.contains(.traitBold) {
      return UIFontDescriptor(font: .boldSystemFont(ofSize: font.size))
    }
    return UIFontDescriptor(
      font: traits.contains(.traitItalic)
        ? .italicSystemFont(ofSize: font.size) : .systemFont(ofSize: font.size))
  }

  /// Returns the descriptor itself: there is one design.
  public func withDesign(_ design: SystemDesign) -> Self? { self }

  /// Returns the descriptor of a font of another size, in points.
  public func withSize(_ size: CGFloat) -> Self {
    UIFontDescriptor(font: font.withSize(Double(size)))
  }

  /// The size of the font in points.
  public var pointSize: CGFloat { CGFloat(font.size) }
}

extension UIFont {
  /// Creates the font of a descriptor; a size of 0 is that of the descriptor.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    self = size == 0 ? descriptor.font : descriptor.font.withSize(Double(size))
  }

  /// The properties of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
}
