public import Anchors
internal import Rendering
public import Testing

/// Expects the frames of a view to equal recorded ones, in several sizes and directions.
///
/// Each size in each direction has a record of its own,
/// `Tests/<Target>/Snapshots/<TestFile>/<name>-<size>-<direction>.txt`. Run the tests with
/// `SNAPSHOT_RECORD=1` to write the records, and review them. A failure shows the differing lines,
/// and writes a drawing of the view next to the record.
///
/// ```swift
/// @Test func profile() {
///   assertFrames(of: ProfileView(), sizes: [200, 320, 480])
/// }
/// ```
///
/// Afterwards the view has the last of the sizes and its original direction.
///
/// - Parameters:
///   - view: The root of the layout.
///   - name: The first part of the record names; the name of the test function by default.
///   - sizes: The sizes; a number is a width with the fitting height.
///   - directions: The layout directions.
///   - recording: Whether to write the records instead of comparing with them.
///   - fileID: The `#fileID` of the test.
///   - filePath: The `#filePath` of the test.
///   - sourceLocation: The location at which a failure is reported.
public func assertFrames(
  of view: View, named name: String = #function, sizes: [FrameSize],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  recording: Bool = Snapshot.isRecording, fileID: String = #fileID, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  // The name of a function includes its parameters.
  let name = String(name.prefix { $0 != "(" })
  forEachLayout(of: view, sizes, directions, sourceLocation) { size, direction in
    assertSnapshot(
      of: view.frameDescription, named: "\(name)-\(size.name)-\(direction.name)",
      recording: recording, fileID: fileID, filePath: filePath, sourceLocation: sourceLocation
    ) {
      FrameSVG().draw(view)
    }
  }
}

/// Lays out a view in each size and direction; a failing layout is an issue of the test.
func forEachLayout(
  of view: View, _ sizes: [FrameSize], _ directions: [LayoutDirection],
  _ sourceLocation: SourceLocation, _ body: (FrameSize, LayoutDirection) -> Void
) {
  let direction = view.layoutDirection
  defer { view.layoutDirection = direction }
  for direction in directions {
    view.layoutDirection = direction
    for size in sizes {
      do {
        try view.layout(width: size.width, height: size.height)
        body(size, direction)
      } catch {
        Issue.record(
          "cannot be laid out in \(size.name), \(direction.name): \(error)",
          sourceLocation: sourceLocation)
      }
    }
  }
}
