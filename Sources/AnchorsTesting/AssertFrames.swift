public import Anchors
internal import Rendering
public import Testing

/// Expects the frames of a view to be those recorded, in several sizes and directions.
///
/// Each size in each direction has a record of its own,
/// `Tests/<Target>/Snapshots/<TestFile>/<name>-<size>-<direction>.txt`. Run the tests with
/// `SNAPSHOT_RECORD=1` to write them, and look at what was written. A failure shows the lines that
/// differ, and leaves a drawing of what the view looked like beside the record.
///
/// ```swift
/// @Test func profile() {
///   assertFrames(of: ProfileView(), sizes: [200, 320, 480])
/// }
/// ```
///
/// The view keeps the last of the sizes, and gets back the direction that it had.
///
/// - Parameters:
///   - view: The root of the layout.
///   - name: The beginning of the records' names; the test's function unless said otherwise.
///   - sizes: The sizes; a number is a width with the fitting height.
///   - directions: The directions of reading.
///   - recording: Whether to write the records instead of comparing with them.
///   - fileID: The test's `#fileID`.
///   - filePath: The test's `#filePath`.
///   - sourceLocation: Where to report a failure.
public func assertFrames(
  of view: View, named name: String = #function, sizes: [FrameSize],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  recording: Bool = Snapshot.isRecording, fileID: String = #fileID, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  // A function's name has its parameters after it.
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

/// Lays a view out in each size and direction; a layout that fails is an issue of the test.
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
