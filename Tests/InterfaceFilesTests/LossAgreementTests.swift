import Anchors
import AnchorsQuestions
import Foundation
import InterfaceFiles
import LayoutFiles
import TestSupport
import Testing

/// A layout function says of a width the same as `lint` and `clipped` of the layout there.
@Suite struct LossAgreementTests {
  /// The losses of a layout at one width, by the names of the items.
  private struct Losses: Equatable {
    var cut: [String]
    var compressed: [String]
    var outside: [String]

    /// The losses of other items than those of an ambiguous piece, which have many solutions.
    func besides(_ names: [String]) -> Losses {
      func others(_ list: [String]) -> [String] { list.filter { !names.contains($0) } }
      return Losses(
        cut: others(cut), compressed: others(compressed), outside: others(outside))
    }
  }

  private static func sorted(_ names: [String]) -> [String] {
    Array(Set(names)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The losses by the layout that was just made.
  private static func found(_ file: LayoutFile) -> Losses {
    let clipped = file.root.layoutNode.clippedContents()
    let findings = file.root.lint().findings
    let truncated = findings.filter { $0.code == .truncatedText }.flatMap(\.items)
    let texts = clipped.filter { $0.item is Label }.map { $0.item.displayName }
    expectEqual(sorted(texts).count, sorted(truncated).count)
    return Losses(
      cut: sorted(texts),
      compressed: sorted(clipped.filter { !($0.item is Label) }.map { $0.item.displayName }),
      outside: sorted(findings.filter { $0.code == .outsideSuperview }.flatMap(\.items)))
  }

  private static func said(_ function: LayoutFunction, at width: Double) -> Losses {
    func names(_ ranges: [LayoutFunction.ItemRange]) -> [String] {
      sorted(
        ranges.filter { $0.from <= width && width <= $0.to }.map { function.items[$0.item].name })
    }
    return Losses(
      cut: names(function.cutTexts), compressed: names(function.compressedContents),
      outside: names(function.itemsOutside))
  }

  /// Compares both at some widths, but for those within a thousandth of an end of a range.
  ///
  /// - Returns: The number of widths that were compared.
  private func compare(
    _ file: LayoutFile, in range: ClosedRange<Double>, _ count: Int, _ place: String,
    height: Double? = nil
  ) throws -> Int {
    let function = try file.layoutFunction(of: try file.parameter(nil), in: range)
    let losses = function.cutTexts + function.compressedContents + function.itemsOutside
    let ends = losses.flatMap { [$0.from, $0.to] }
    var compared = 0
    for index in 0..<count {
      let share = (Double(index) + 0.5) / Double(count)
      let width = range.lowerBound + share * (range.upperBound - range.lowerBound)
      guard !ends.contains(where: { ($0 - width).magnitude < 1e-3 }) else { continue }
      do { try file.layOut(width: width, height: height) } catch { continue }
      guard let piece = function.piece(at: width) else { continue }
      let open = function.pieces[piece].ambiguous.map(\.item)
      let expected = Self.found(file).besides(open)
      let actual = Self.said(function, at: width).besides(open)
      expectEqual(actual, expected, "\(place) at \(width)")
      compared += 1
    }
    return compared
  }

  private static func names(in folder: String, _ endings: [String]) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(folder).path)
    return (files ?? []).filter { file in endings.contains { file.hasSuffix($0) } }.sorted()
  }

  @Test(arguments: names(in: "Examples/layouts", [".json"]))
  func `ranges of an example agree with lint and clipped at 40 widths`(name: String) throws {
    let url = PackageFolder.url("Examples/layouts/" + name)
    let file = try LayoutFile([UInt8](Data(contentsOf: url)))
    try file.layOut()
    let width = file.root.frame.width
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let compared = try compare(
      file, in: 0...max(400, 1.25 * width), 40, name, height: object?["height"] as? Double)
    #expect(compared > 10)
  }

  @Test(arguments: names(in: "Examples/interface", [".xib", ".storyboard"]))
  func `ranges of a scene agree with lint and clipped at 40 widths`(name: String) throws {
    let file = try InterfaceText.example(name)
    for scene in file.scenes where scene.skipReason == nil {
      var layout = try file.layout(of: scene, in: InterfaceEnvironment())
      try? layout.layOut()
      _ = try compare(
        layout.file, in: 200...500, 40, "\(name) \(scene.name)",
        height: scene.size.height)
    }
  }

  /// A text whose stored height is 20 is whole in it, though the built-in font wants 20.4; a switch
  /// within its superview by its alignment rectangle does not leave it.
  @Test func `texts and controls of the size that the file stored are no losses`() throws {
    for (name, scene) in [("settings.xib", 0), ("login.storyboard", 0), ("cell.xib", 0)] {
      let file = try InterfaceText.example(name)
      var layout = try file.layout(of: file.scenes[scene], in: InterfaceEnvironment())
      try layout.layOut()
      let width = file.scenes[scene].size.width
      let function = try layout.file.layoutFunction(
        of: try layout.file.parameter(nil), in: width...width)
      expectEmpty(function.cutTexts, "\(name)")
      expectEmpty(function.itemsOutside, "\(name)")
    }
  }

  /// The text needs 70.4 points, which no pixel of half a point meets: it is whole in 70.5.
  @Test(arguments: [1.0, 2, 3])
  func `with a scale frames are judged as rounded`(scale: Double) throws {
    let file = try LayoutFile(
      Array(
        #"""
        {"root": "card", "width": 300, "scale": \#(scale), "items": [
          {"name": "title", "kind": "label", "text": "A title of some words", "font": 13},
          {"name": "moved", "kind": "label", "text": "Moved", "font": 11},
          {"name": "body", "kind": "label", "lines": 0, "font": 12,
           "text": "A text that wraps at several widths, and is as high as two lines are"},
          {"name": "limited", "kind": "label", "lines": 2, "font": 12,
           "text": "A text that would have more lines than two at some of the widths here"}],
         "constraints": ["title.leading == card.leading + 10.3", "title.top == card.top",
          "title.trailing == card.trailing - 100.7",
          "moved.leading == title.trailing + 3", "moved.width == 0.1 * card.width + 2.3",
          "moved.top == card.top", "body.leading == card.leading + 7.7",
          "body.trailing == card.trailing - 3.1", "body.top == title.bottom",
          "body.height == 29", "limited.leading == card.leading + 1.1",
          "limited.trailing == card.trailing - 31.3", "limited.top == body.bottom",
          "limited.bottom == card.bottom"]}
        """#.utf8))
    try file.layOut()
    #expect(try compare(file, in: 120...420, 1009, "scale \(scale)") > 900)
    // Near each end of a range, from pixel to pixel.
    let function = try file.layoutFunction(of: try file.parameter(nil), in: 120...420)
    for end in function.cutTexts.flatMap({ [$0.from, $0.to] }) where end > 122 && end < 418 {
      _ = try compare(file, in: end - 1.7...end + 1.7, 101, "scale \(scale) near \(end)")
    }
  }
}
