public import Anchors
internal import Devices
internal import Rendering
public import Testing

/// Expects the frames of a view to equal recorded ones, in several sizes and directions.
///
/// Each size in each direction has a record of its own,
/// `Tests/<Target>/Snapshots/<TestFile>/<name>-<size>-<direction>.txt`. Run the tests with
/// `SNAPSHOT_RECORD=1` to write the records, and review them. A failure shows the differing lines,
/// and writes a drawing of the view next to the record. Views without a name are named by their
/// type and text, as in `Label 'Total'`.
///
/// ```swift
/// @Test func profile() {
///   assertFrames(of: ProfileView(), sizes: [200, 320, .iPhone15, .iPadPro11])
/// }
/// ```
///
/// Afterwards the view has the last of the sizes, and its original direction, safe area, margins
/// and scale.
///
/// - Parameters:
///   - view: The root of the layout.
///   - name: The first part of the record names; the name of the test function by default.
///   - sizes: The sizes; a number is a width with the fitting height, and a device has the size of
///     its screen.
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
  frameProblems(
    of: view, named: name, sizes: sizes, directions: directions, recording: recording,
    fileID: fileID, filePath: filePath
  ).record(sourceLocation)
}

/// The differences between the frames of a view and the recorded ones.
func frameProblems(
  of view: View, named name: String, sizes: [FrameSize], directions: [LayoutDirection],
  recording: Bool, fileID: String, filePath: String
) -> [Problem] {
  // The name of a function includes its parameters.
  let name = String(name.prefix { $0 != "(" })
  return problems(of: view, sizes, directions) { size, direction in
    snapshotProblems(
      of: view.layoutNode.frameDump { $0.testName },
      named: "\(name)-\(size.name)-\(direction.name)",
      recording: recording, fileID: fileID, filePath: filePath
    ) {
      FrameSVG().draw(view)
    }
  }
}

/// Lays out a view in each size and direction, and gathers what a body finds; a failing layout is a
/// problem too.
func problems(
  of view: View, _ sizes: [FrameSize], _ directions: [LayoutDirection],
  _ body: (FrameSize, LayoutDirection) -> [Problem]
) -> [Problem] {
  var found: [Problem] = []
  let (direction, keyboard) = (view.layoutDirection, view.keyboardFrame)
  defer { (view.layoutDirection, view.keyboardFrame) = (direction, keyboard) }
  for direction in directions {
    view.layoutDirection = direction
    for size in sizes {
      let restore = size.device.map { view.fill($0) }
      defer { restore?() }
      view.keyboardFrame = size.keyboardFrame ?? keyboard
      do {
        try view.layout(width: size.width, height: size.height)
        found += body(size, direction)
      } catch {
        found.append(Problem("cannot be laid out in \(size.name), \(direction.name): \(error)"))
      }
    }
  }
  return found
}

extension View {
  /// The name, or for a view without one its type and the beginning of its text.
  var testName: String {
    guard name.isEmpty else { return name }
    let report = nameInReports
    // A class of the program that does not override the name has that of its superclass.
    let type = "\(Swift.type(of: self))"
    for known in [
      "View", "Label", "ImageView", "StackView", "ScrollView", "GridView", "WindowView",
    ]
    where report == known || report.hasPrefix(known + " '") {
      return type + report.dropFirst(known.count)
    }
    return report
  }

  /// Gives the view the surroundings of a controller's root view on a device.
  ///
  /// - Returns: A closure that restores the former ones.
  fileprivate func fill(_ device: Device) -> () -> Void {
    let (safeArea, margins, pixels) = (layoutNode.ownSafeArea, directionalLayoutMargins, scale)
    safeAreaInsets = device.safeArea
    directionalLayoutMargins = DirectionalEdgeInsets(
      leading: device.rootMargin, trailing: device.rootMargin)
    scale = device.scale
    return {
      self.layoutNode.ownSafeArea = safeArea
      self.directionalLayoutMargins = margins
      self.scale = pixels
    }
  }
}
