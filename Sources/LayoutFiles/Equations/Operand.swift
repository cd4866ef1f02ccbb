/// One side of a constraint: an attribute of an item, or the distance between two.
enum Operand {
  case attribute(Reference)
  /// `(from -> to)`, positive if `to` is further along the axis.
  case distance(from: Reference, to: Reference)

  /// Its position in the file.
  var range: SourceRange {
    switch self {
    case .attribute(let reference): reference.range
    case .distance(let from, let to): SourceRange(from.range.start, to.range.end)
    }
  }
}
