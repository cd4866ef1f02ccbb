import Anchors
import Certify
import TestSupport
import Testing

/// Certificates of random trees against layouts at random widths.
@Suite struct CertificateRandomTests {
  /// A random tree of labels in rows and columns, always the same for a seed, with other texts.
  private static func tree(seed: UInt64, _ texts: (String) -> String) -> View {
    var random = SplitMix64(seed: seed)
    let root = View("root")
    root.textMeasurer = .square
    var above = root.topAnchor
    for row in 0..<Int(random.next() % 3) + 1 {
      var before = root.leadingAnchor
      let count = Int(random.next() % 3) + 1
      for column in 0..<count {
        let name = "l\(row)\(column)"
        let label = Label(texts(name), name: name, font: Font(size: 10))
        label.numberOfLines = [0, 1, 1, 2][Int(random.next() % 4)]
        label.textAlignment = [.natural, .center, .right][Int(random.next() % 3)]
        root.addSubview(label)
        label.leadingAnchor(equalTo: before, constant: Double(random.next() % 9))
        label.topAnchor(equalTo: above, constant: 4)
        label.setContentCompressionResistancePriority(
          LayoutPriority(Double(700 + 10 * row + 3 * column)), for: .horizontal)
        switch random.next() % 4 {
        case 0: label.widthAnchor(lessThanOrEqualTo: Double(40 + random.next() % 80))
        case 1: label.heightAnchor(lessThanOrEqualTo: Double(10 + random.next() % 30))
        default: break
        }
        label.bottomAnchor(lessThanOrEqualTo: root.bottomAnchor, constant: -2)
        if column == count - 1 {
          label.trailingAnchor(lessThanOrEqualTo: root.trailingAnchor, constant: -3)
        }
        before = label.trailingAnchor
        if column == 0 { above = label.bottomAnchor }
      }
    }
    return root
  }

  private static func text(_ random: inout SplitMix64, words: UInt64) -> String {
    (0..<Int(random.next() % words) + 1).map { _ in
      String(repeating: "a", count: Int(random.next() % 6) + 1)
    }.joined(separator: " ")
  }

  /// Returns the names of the labels that a layout at a width does not show whole, measured anew.
  private static func cut(_ root: View, _ labels: [Label], _ width: Double) -> Set<String>? {
    guard (try? root.layout(width: width, height: nil)) != nil else { return nil }
    var cut: Set<String> = []
    for label in labels {
      let room = label.frame.size
      // The lines of squares: words of 10 points a letter, filled greedily.
      var (lines, rest, widest) = (1, room.width, 0.0)
      let words = label.text.split(separator: " ").map { 10 * Double($0.count) }
      if label.numberOfLines == 1 {
        widest = 10 * Double(label.text.count)
      } else {
        // A broken word has lines that are not counted here.
        if words.contains(where: { $0 > room.width + 1e-6 }) { continue }
        for (index, word) in words.enumerated() {
          let needed = index == 0 ? word : word + 10
          if needed <= rest + 1e-6 {
            rest -= needed
          } else {
            lines += 1
            rest = room.width - word
          }
        }
      }
      let limit = label.numberOfLines
      if widest > room.width + 0.5 || limit > 1 && lines > limit
        || 10 * Double(lines) > room.height + 0.5
      {
        cut.insert(label.name)
      }
    }
    return cut
  }

  private static func labels(_ root: View) -> [Label] { root.subviews.compactMap { $0 as? Label } }

  @Test(arguments: 0..<150)
  func `what a certificate says of a width is what a layout at the width shows`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) &* 7919 &+ 1)
    var base: [String: String] = [:]
    var other: [String: String] = [:]
    for row in 0..<3 {
      for column in 0..<3 {
        base["l\(row)\(column)"] = Self.text(&random, words: 2)
        other["l\(row)\(column)"] = Self.text(&random, words: 5)
      }
    }
    let certificate = Certificate(
      proving: [.textsWhole], widths: 80...260,
      in: .languages(["en": [:], "xx": ["a": "b"]]), tolerance: 0
    ) { environment in
      Self.tree(seed: UInt64(seed)) { environment.language == "en" ? base[$0]! : other[$0]! }
    }
    expectEqual(certificate.skipped.count, 0)
    // A layout at a width may be another one of equally good ones.
    guard certificate.ambiguous.isEmpty else { return }
    let (plain, translated) = (
      Self.tree(seed: UInt64(seed)) { base[$0]! }, Self.tree(seed: UInt64(seed)) { other[$0]! }
    )
    for _ in 0..<30 {
      let width = 80 + 180 * Double(random.next() % 100_000) / 100_000
      guard let known = Self.cut(plain, Self.labels(plain), width),
        let found = Self.cut(translated, Self.labels(translated), width)
      else { continue }
      for label in Self.labels(translated) {
        let claims = certificate.failures.filter { $0.item == label.name }.flatMap { $0.cases }
          .flatMap { $0.widths }
        // Not within a rounding of an end.
        guard !claims.contains(where: { near($0.lowerBound, width) || near($0.upperBound, width) })
        else { continue }
        let isClaimed = claims.contains { $0.contains(width) }
        // A word that is wider than its line is judged elsewhere.
        if Self.hasBrokenWord(label) || Self.hasBrokenWord(labelIn(plain, label.name)) { continue }
        expectEqual(
          isClaimed, found.contains(label.name) && !known.contains(label.name),
          "\(label.name) '\(label.text)' at \(width) of seed \(seed): \(certificate)")
      }
    }
  }

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-4 }

  private func labelIn(_ root: View, _ name: String) -> Label? {
    Self.labels(root).first { $0.name == name }
  }

  /// Returns whether a word is wider than its label in the last layout.
  private static func hasBrokenWord(_ label: Label?) -> Bool {
    guard let label, label.numberOfLines != 1 else { return false }
    return label.text.split(separator: " ").contains {
      10 * Double($0.count) > label.frame.width + 1e-6
    }
  }
}
