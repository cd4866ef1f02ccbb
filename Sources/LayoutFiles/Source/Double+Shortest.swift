extension Double {
  /// The fewest digits that read back as the number, without a fraction for integers.
  package var shortest: String { Int64(exactly: self).map(String.init) ?? description }
}
