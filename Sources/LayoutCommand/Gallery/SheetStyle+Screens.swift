import Rendering

extension SheetStyle {
  static let screen = RGBColor(0xFAFBFC)
  static let buttonFill = RGBColor(0xE8EEFB)
  static let picture = RGBColor(0xDBE7F6)
  static let pictureLine = RGBColor(0x9DB4D3)
}
