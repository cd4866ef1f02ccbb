import Gallery
import Rendering

/// The colors and type of a sheet.
enum SheetStyle {
  static let paper = RGBColor(0xF3F4F6)
  static let card = RGBColor(0xFFFFFF)
  static let outline = RGBColor(0xD0D5DD)
  static let ink = RGBColor(0x1D2430)
  static let faintInk = RGBColor(0x667085)
  static let cornerRadius: Double = 4

  /// The background and letter colors of initials that replace a photo.
  static let tints = [
    (RGBColor(0xDBE7F6), RGBColor(0x2C5282)), (RGBColor(0xE3F1E4), RGBColor(0x2F6B3C)),
    (RGBColor(0xF8E6DA), RGBColor(0x9A4A1C)),
    (RGBColor(0xECE5F7), RGBColor(0x5B3D99)), (RGBColor(0xFBE4EA), RGBColor(0x9D2B4E)),
    (RGBColor(0xDEF1F1), RGBColor(0x1F6A6D)),
    (RGBColor(0xF6EED3), RGBColor(0x7A5B10)), (RGBColor(0xE6E8EE), RGBColor(0x3F4A60)),
  ]

  /// Returns the tint of a person, a function of the name.
  static func tint(of name: String) -> (background: RGBColor, letters: RGBColor) {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let tint = tints[Int(hash % UInt32(tints.count))]
    return (tint.0, tint.1)
  }

  /// Returns the color of a text on the card, by the name of its label.
  static func ink(of item: String) -> RGBColor {
    switch item {
    case "name": ink
    case "title": faintInk
    default: RGBColor(0x344A6B)
    }
  }

  /// Returns the color of a plan.
  static func accent(of plan: CardPlan) -> RGBColor {
    switch plan.builtIn {
    case nil: RGBColor(0x9D2B4E)
    case .senior: RGBColor(0xB45309)
    case .full: RGBColor(0x0F766E)
    case .junior: RGBColor(0x4F46E5)
    }
  }

  /// Returns the plan's name and the rules of its layout, for the legend.
  static func description(of plan: CardPlan) -> (name: String, rules: String) {
    switch plan.builtIn {
    case nil: (plan.name, "")
    case .senior:
      ("Senior", "the photo across the top, 100 points tall; the texts under it, 5 points apart")
    case .full:
      ("Full", "the photo beside the texts, 80 × 80 points; the texts without gaps")
    case .junior:
      ("Junior", "the photo beside a stack of texts at 10 points; 50 × 50 points")
    }
  }
}
