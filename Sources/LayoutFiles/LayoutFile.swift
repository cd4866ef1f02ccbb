public import Anchors

/// A layout described in JSON, built and ready for layout.
///
/// ```swift
/// let file = try LayoutFile(bytes)
/// try file.layOut()
/// var json = JSONWriter()
/// file.writeResult(into: &json)
/// ```
public struct LayoutFile {
  /// The root of the tree that the file describes.
  public let root: View

  package let bytes: [UInt8]
  package let size: RequestedSize
  package let items: [FileItem]
  let constraints: [FileConstraint]
  /// The named numbers of the file.
  let metrics: Metrics
  /// The text measurer, or nil if the file has none.
  let measurer: FileTextMeasurer?
  /// The offsets of the lines, if they were found before.
  let lines: LineIndex?
  /// Returns the texts that an item shows and that are no labels, with their areas in it; or nil.
  package var titles: ((LayoutNode) -> [(label: Label, room: Rect)])?

  /// The maximum size of a layout file in bytes: 64 MiB.
  public static let maximumSize = 64 << 20

  /// Reads a layout file and builds its views and constraints.
  ///
  /// - Parameter bytes: The file, JSON in UTF-8, of at most ``maximumSize`` bytes.
  /// - Throws: `LayoutFileError` at the first error in the file.
  /// - Complexity: O(*n*) in the length of the file.
  public init(_ bytes: [UInt8]) throws(LayoutFileError) {
    do throws(Fault) {
      guard bytes.count <= Self.maximumSize else {
        throw Fault(
          "a layout file may have at most 64 MiB; split it, or write one layout per line",
          at: SourceRange(0, 1))
      }
      self = try LayoutFileReader.read(bytes)
    } catch {
      throw LayoutFileError(error, in: bytes)
    }
  }

  /// Creates a layout from views and constraints that are already built.
  ///
  /// - Parameters:
  ///   - bytes: The file in which the names and constraints have their positions.
  ///   - root: The root, with the items as descendants and the constraints active.
  ///   - size: The requested size of the root.
  ///   - items: The root, then its descendants in the order of the file.
  ///   - constraints: The constraints with their texts.
  ///   - metrics: The named numbers.
  ///   - measurer: The text measurer of the root, or nil if the file has none.
  ///   - lines: The offsets of the lines of `bytes`, or nil to find them when needed.
  package init(
    _ bytes: [UInt8], root: View, size: RequestedSize, items: [FileItem],
    constraints: [FileConstraint], metrics: Metrics = Metrics(),
    measurer: FileTextMeasurer? = nil, lines: LineIndex? = nil
  ) {
    self.bytes = bytes
    self.root = root
    self.size = size
    self.items = items
    self.constraints = constraints
    self.metrics = metrics
    self.measurer = measurer
    self.lines = lines
  }

  /// Returns the same layout with another requested size.
  package func with(_ size: RequestedSize) -> LayoutFile {
    var file = LayoutFile(
      bytes, root: root, size: size, items: items, constraints: constraints, metrics: metrics,
      measurer: measurer, lines: lines)
    file.titles = titles
    return file
  }

  /// Lays out the tree in the size of the file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, for messages.
  ///   - line: The line to report for all constraints, if the layout is one line of a longer file.
  /// - Throws: `LayoutFailure` if the layout is impossible; every frame is then zero, as before.
  public func layOut(name: String? = nil, line: Int? = nil) throws(LayoutFailure) {
    try layOut(width: size.width, height: size.height, name: name, line: line)
  }

  /// Lays out the tree in another size.
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for its fitting width.
  ///   - height: The height of the root in points, or nil for its fitting height.
  ///   - name: The name of the file, for messages.
  ///   - line: The line to report for all constraints, if the layout is one line of a longer file.
  /// - Throws: `LayoutFailure` if the layout is impossible; every frame is then unchanged.
  public func layOut(
    width: Double?, height: Double?, name: String? = nil, line: Int? = nil
  ) throws(LayoutFailure) {
    do throws(LayoutError) {
      try root.layoutNode.layOut(width: width, height: height)
    } catch {
      throw LayoutFailure(error, ConstraintWriter(self, name: name, line: line))
    }
  }
}
