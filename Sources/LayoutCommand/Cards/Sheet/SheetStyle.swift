import Gallery

/// The colours and type of a sheet.
enum SheetStyle {
  static let fontFamily = "Helvetica, Arial, sans-serif"
  static let paper = "#f3f4f6"
  static let card = "#ffffff"
  static let outline = "#d0d5dd"
  static let ink = "#1d2430"
  static let faintInk = "#667085"
  static let cornerRadius: Double = 4

  /// Background and letter colour of a photo area that has only initials.
  static let tints = [
    ("#dbe7f6", "#2c5282"), ("#e3f1e4", "#2f6b3c"), ("#f8e6da", "#9a4a1c"),
    ("#ece5f7", "#5b3d99"), ("#fbe4ea", "#9d2b4e"), ("#def1f1", "#1f6a6d"),
    ("#f6eed3", "#7a5b10"), ("#e6e8ee", "#3f4a60"),
  ]

  /// The tint of a person: always the same one for the same name.
  static func tint(of name: String) -> (background: String, letters: String) {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let tint = tints[Int(hash % UInt32(tints.count))]
    return (tint.0, tint.1)
  }

  /// The colour of a text on the card, by the name of its label.
  static func ink(of item: String) -> String {
    switch item {
    case "name": ink
    case "title": faintInk
    default: "#344a6b"
    }
  }

  /// The colour that marks a plan.
  static func accent(of plan: BusinessCardPlan) -> String {
    switch plan {
    case .senior: "#b45309"
    case .full: "#0f766e"
    case .junior: "#4f46e5"
    }
  }

  /// The plan's name and what is special about its layout, for the legend.
  static func description(of plan: BusinessCardPlan) -> (name: String, rules: String) {
    switch plan {
    case .senior:
      ("Senior", "the photo across the top, 100 points tall; the texts under it, 5 points apart")
    case .full:
      ("Full", "the photo beside the texts, 80 × 80 points; the texts without gaps")
    case .junior:
      ("Junior", "the photo beside a stack of texts at 10 points; 50 × 50 points")
    }
  }
}
