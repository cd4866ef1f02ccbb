import Anchors
import Rendering

/// The fonts and colors of the pages.
enum Style {
  static let ink = RGBColor(0x1D2430)
  static let faint = RGBColor(0x667085)
  static let accent = RGBColor(0x0F766E)
  static let band = RGBColor(0xE3F1EF)
  static let stripe = RGBColor(0xF8FAFA)
  static let line = RGBColor(0xD0D5DD)

  static func font(_ size: Double, weight: Int = 400) -> Font {
    Font(family: "sans-serif", size: size, weight: weight)
  }

  static let paper = Size(width: 595, height: 842)
  static let margin = 48.0
  static let padding = 5.0
}
