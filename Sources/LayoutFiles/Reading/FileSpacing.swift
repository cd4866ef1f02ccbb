/// The distance from an item of a stack to the next one.
struct FileSpacing {
  let points: Double
  /// The position of the member's name in the file.
  let nameRange: SourceRange

  /// Reads the member `spacingAfter`.
  ///
  /// - Returns: nil if it is absent or wrong.
  init?(_ object: inout ObjectReader) {
    guard let points = object.spacing("spacingAfter"),
      let member = object.member("spacingAfter")
    else { return nil }
    self.points = points
    nameRange = member.nameRange
  }
}
