extension Unicode.Scalar {
  /// True if the scalar is a Han, kana, Bopomofo or Hangul letter.
  ///
  /// Names in these scripts begin with the family name and have no space.
  var isCJK: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: true
    case 0x3005, 0x3007, 0x3040...0x312F, 0x31F0...0x31FF: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// True if the scalar is an Arabic letter, which joins the next one.
  var isArabic: Bool { (0x0620...0x06FF).contains(value) || (0x0750...0x077F).contains(value) }
}
