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
///   - keyboard: The height of a keyboard in points, such as 336, or nil for none. Each size that
///     has a height is then recorded with the keyboard shown, too, as `<size>-keyboard`, and some
///     frame must differ between the two.
///   - allowsFixedTexts: Whether all text sizes may have the same frames, as with fixed fonts.
///   - recording: Whether to write the records instead of comparing with them.
///   - fileID: The `#fileID` of the test.
///   - filePath: The `#filePath` of the test.
///   - sourceLocation: The location at which a failure is reported.
///   - makeScreen: Makes the root of the layout.
public func assertScreen(
  named name: String = #function, sizes: [FrameSize],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  textSizes: [TextSize] = [.large], keyboard: Double? = nil, allowsFixedTexts: Bool = false,
  recording: Bool = Snapshot.isRecording, fileID: String = #fileID, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation, makeScreen: () throws -> View
) rethrows {
  try screenProblems(
    named: name, sizes: sizes, directions: directions, textSizes: textSizes, keyboard: keyboard,
    allowsFixedTexts: allowsFixedTexts, recording: recording, fileID: fileID, filePath: filePath,
    makeScreen: makeScreen
  ).record(sourceLocation)
}

func screenProblems(
  named name: String, sizes: [FrameSize], directions: [LayoutDirection], textSizes: [TextSize],
  keyboard: Double? = nil, allowsFixedTexts: Bool, recording: Bool, fileID: String,
  filePath: String, makeScreen: () throws -> View
) rethrows -> [Problem] {
  let covered = keyboard.map { height in sizes.compactMap { $0.covered(by: height) } } ?? []
  let shown = sizes
  let sizes = shown + covered
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
      if keyboard != nil {
        problems += keyboardProblems(in: screen, covered, without: shown, directions)
      }
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

/// A problem if no frame depends on the keyboard.
private func keyboardProblems(
  in screen: View, _ covered: [FrameSize], without sizes: [FrameSize],
  _ directions: [LayoutDirection]
) -> [Problem] {
  let direction = directions.first ?? .leftToRight
  let open = sizes.filter { $0.height != nil }
  guard frameDumps(of: screen, covered, direction) == frameDumps(of: screen, open, direction)
  else { return [] }
  return [
    Problem(
      covered.isEmpty
        ? "has no size with a height, at whose bottom the keyboard would be"
        : "has the same frames with and without the keyboard: constrain what it must not cover to "
          + "keyboardLayoutGuide.topAnchor, or pass no keyboard")
  ]
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
