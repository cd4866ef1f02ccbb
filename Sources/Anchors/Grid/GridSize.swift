/// The rule for the width of a column, or for the height of a row.
///
/// ```swift
/// let table = try GridView("table", columns: 3)
/// try table.column(0).setSize(.fixed(40))
/// try table.column(1).setSize(.share(1))
/// let photo = ImageView("photo", imageSize: Size(width: 60, height: 20))
/// try table.addRow([View("mark"), View("text"), photo])
/// try table.layout(width: 200, height: nil)
/// assert(try table.column(1).frame == Rect(x: 40, y: 0, width: 200 - 40 - 60, height: 20))
/// ```
public enum GridSize: Sendable, Hashable {
  /// As large as the largest content; the size unless another one is set.
  ///
  /// A content that extends over several such columns enlarges the last of them.
  case content
  /// A fixed number of points, from 0 to 1e9.
  case fixed(Double)
  /// A share of the space that the other columns or rows leave, in proportion to the weight.
  ///
  /// The weight is above 0 and at most 1e9. If the grid itself is as large as its contents, shares
  /// are the smallest ones in that proportion in which every content fits. Contents in shares
  /// resist compression at a priority of at most 255, so that they yield before those of other
  /// columns.
  case share(Double)

  /// True if the number is in its range.
  var isValid: Bool {
    switch self {
    case .content: true
    case .fixed(let points): points >= 0 && points <= 1e9
    case .share(let weight): weight >= 1e-9 && weight <= 1e9
    }
  }

  /// The weight of a share; nil for other sizes.
  var weight: Double? {
    if case .share(let weight) = self { return weight }
    return nil
  }
}
