// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for SnapshotTesting: compares the frames of a controller's views with those that a simulator recorded. Sizes
// of texts differ with the fonts, so frames of labels and buttons are not compared, and pictures are not made.

@_exported import UIKitSupport
import XCTest

import struct UIKitSupport.CGRect
import struct UIKitSupport.CGSize

public struct ViewImageConfig {
  public enum Orientation { case portrait, landscape }

  let size: CGSize
  let safeArea: UIEdgeInsets

  private static func phone(
    _ orientation: Orientation, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double,
    landscapeBottom: Double = 21
  ) -> ViewImageConfig {
    if orientation == .portrait {
      return ViewImageConfig(
        size: CGSize(width: width, height: height),
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
    let side = bottom == 0 ? 0 : top
    return ViewImageConfig(
      size: CGSize(width: height, height: width),
      safeArea: UIEdgeInsets(
        top: 0, left: side, bottom: bottom == 0 ? 0 : landscapeBottom, right: side))
  }

  public static func iPhone8(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 375, 667, 20, 0)
  }
  public static func iPhoneSe(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 320, 568, 20, 0)
  }
  public static func iPhoneX(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 375, 812, 44, 34, landscapeBottom: 24)
  }
  public static func iPhone13(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 390, 844, 47, 34)
  }
  public static func iPhone13Mini(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 375, 812, 50, 34)
  }
  public static func iPhone14(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 390, 844, 47, 34)
  }
  public static func iPhone14Plus(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 428, 926, 47, 34)
  }
  public static func iPhone14Pro(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 393, 852, 59, 34)
  }
  public static func iPhone14ProMax(_ turn: Orientation) -> ViewImageConfig {
    phone(turn, 430, 932, 59, 34)
  }
  public static func iPhone15(_ turn: Orientation) -> ViewImageConfig { iPhone14Pro(turn) }
  public static func iPhone15Plus(_ turn: Orientation) -> ViewImageConfig { iPhone14ProMax(turn) }
  public static func iPhone15Pro(_ turn: Orientation) -> ViewImageConfig { iPhone14Pro(turn) }
  public static func iPhone15ProMax(_ turn: Orientation) -> ViewImageConfig { iPhone14ProMax(turn) }
}

public struct Snapshotting {
  fileprivate let device: ViewImageConfig?

  public static func image(on device: ViewImageConfig) -> Snapshotting { Snapshotting(device: nil) }
  public static func recursiveDescription(on device: ViewImageConfig) -> Snapshotting {
    Snapshotting(device: device)
  }
}

public func assertSnapshot(
  of controller: UIViewController, as kind: Snapshotting, named name: String, file: StaticString,
  testName: String, line: UInt
) {
  guard let device = kind.device else { return }
  let source = URL(fileURLWithPath: "\(file)")
  let parts = name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  let path = source.deletingLastPathComponent().appendingPathComponent(
    "__Snapshots__/\(source.deletingPathExtension().lastPathComponent)/"
      + "\(testName.prefix { $0 != "(" }).\(parts).txt")
  guard let recorded = try? String(contentsOf: path, encoding: .utf8) else {
    return XCTFail("no recording at \(path.path)", file: file, line: line)
  }
  let view: UIView = controller.view
  view.scale = 3
  view.safeAreaInsets = device.safeArea
  let side: Double = min(device.size.width, device.size.height) >= 414 ? 20 : 16
  view.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0, leading: side, bottom: 0, trailing: side)
  view.layoutIfNeeded(in: device.size)
  let found = frames(of: view, depth: 0)
  let expected = frames(of: recorded)
  guard found.count == expected.count else {
    return XCTFail("\(found.count) views, not \(expected.count)", file: file, line: line)
  }
  for (mine, theirs) in zip(found, expected) {
    guard let frame = theirs, let own = mine else { continue }
    let pairs = [
      (own.minX, frame.minX), (own.minY, frame.minY), (own.width, frame.width),
      (own.height, frame.height),
    ]
    if pairs.contains(where: { abs($0 - $1) > 0.01 }) {
      XCTFail("\(parts): \(own), not \(frame)", file: file, line: line)
    }
  }
}

/// The frames of a view and those below it; nil for labels and buttons.
private func frames(of view: UIView, depth: Int) -> [CGRect?] {
  if view is UILabel || view is UIControl { return [nil] }
  return [view.frame] + view.subviews.flatMap { frames(of: $0, depth: depth + 1) }
}

private func frames(of recorded: String) -> [CGRect?] {
  var result: [CGRect?] = []
  var textDepth: Int?
  for line in recorded.split(separator: "\n") where line.contains("<") {
    let depth = line.split(separator: "<")[0].filter { $0 == "|" }.count
    if let outer = textDepth, depth > outer { continue }
    textDepth = nil
    if line.contains("<UILabel") || line.contains("<UIButton") {
      textDepth = depth
      result.append(nil)
      continue
    }
    let start = line.range(of: "frame = (")?.upperBound ?? line.startIndex
    let numbers = line[start...].prefix { $0 != ")" }
      .split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { continue }
    result.append(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
  return result
}
