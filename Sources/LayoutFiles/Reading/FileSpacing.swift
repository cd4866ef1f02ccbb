/// How far the next item of a stack is from an item.
struct FileSpacing {
  let points: Double
  /// Where the name of the member stands.
  let nameRange: SourceRange

  /// Reads the member `spacingAfter`.
  ///
  /// - Returns: nil if it is not there.
  /// - Throws: `Fault` if it is no spacing.
  init?(_ object: inout ObjectReader) throws(Fault) {
    guard let points = try object.spacing("spacingAfter"),
      let member = object.member("spacingAfter")
    else { return nil }
    self.points = points
    nameRange = member.nameRange
  }
}
