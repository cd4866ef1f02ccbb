public import Anchors
public import Devices
public import Testing

/// Expects the frames of a screen to equal recorded ones in all sizes, directions and text sizes.
///
/// The screen is made anew for each text size, at which `UIFont.preferredFont(forTextStyle:)` and
/// `UIFontMetrics` then work. Besides the frames, each layout must be free of conflicts and
/// ambiguity, and have no view outside its superview.
///
/// ```swift
/// @Test func order() {
///   assertScreen(sizes: [.iPhoneSE, .iPadPro11], textSizes: [.large, .accessibilityLarge]) {
///     OrderView(order: sample)
///   }
/// }
/// ```
///
/// - Parameters:
///   - name: The first part of the record names; the name of the test function by default.
///   - sizes: The sizes; a number is a width with the fitting height, and a device has the size of
///     its screen.
///   - directions: The layout directions.
///   - textSizes: The reader's text sizes; records of other sizes than `large` have them in their
///     names. With several, some frame must differ between them.
///   - allowsFixedTexts: Whether all text sizes may have the same frames, as with fixed fonts.
///   - recording: Whether to write the records instead of comparing with them.
///   - fileID: The `#fileID` of the test.
///   - filePath: The `#filePath` of the test.
///   - sourceLocation: The location at which a failure is reported.
///   - makeScreen: Makes the root of the layout.
public func assertScreen(
  named name: String = #function, sizes: [FrameSize],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  textSizes: [TextSize] = [.large], allowsFixedTexts: Bool = false,
  recording: Bool = Snapshot.isRecording, fileID: String = #fileID, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation, makeScreen: () throws -> View
) rethrows {
  try screenProblems(
    named: name, sizes: sizes, directions: directions, textSizes: textSizes,
    allowsFixedTexts: allowsFixedTexts, recording: recording, fileID: fileID, filePath: filePath,
    makeScreen: makeScreen
  ).record(sourceLocation)
}

func screenProblems(
  named name: String, sizes: [FrameSize], directions: [LayoutDirection], textSizes: [TextSize],
  allowsFixedTexts: Bool, recording: Bool, fileID: String, filePath: String,
  makeScreen: () throws -> View
) rethrows -> [Problem] {
  let name = String(name.prefix { $0 != "(" })
  var problems: [Problem] = []
  var frames: [[String]] = []
  for textSize in textSizes {
    try TextSize.$current.withValue(textSize) {
      let screen = try makeScreen()
      problems += frameProblems(
        of: screen, named: textSize == .large ? name : "\(name)-\(textSize)", sizes: sizes,
        directions: directions, recording: recording, fileID: fileID, filePath: filePath)
      problems += ambiguityProblems(in: screen, sizes, directions)
      problems += outsideProblems(in: screen, sizes, directions)
      if !allowsFixedTexts, textSizes.count > 1 {
        frames.append(frameDumps(of: screen, sizes, directions.first ?? .leftToRight))
      }
    }
  }
  if let first = frames.first, frames.allSatisfy({ $0 == first }) {
    problems.append(
      Problem(
        """
        has the same frames at all text sizes (\(textSizes.map { "\($0)" }.joined(separator: ", "))): \
        take fonts from UIFont.preferredFont(forTextStyle:) or UIFontMetrics, or pass \
        allowsFixedTexts: true
        """))
  }
  return problems
}

private func frameDumps(
  of screen: View, _ sizes: [FrameSize], _ direction: LayoutDirection
) -> [String] {
  var dumps: [String] = []
  _ = problems(of: screen, sizes, [direction]) { _, _ in
    dumps.append(screen.layoutNode.frameDump { $0.testName })
    return []
  }
  return dumps
}
