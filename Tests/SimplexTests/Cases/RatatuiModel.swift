import Foundation
import Simplex
import TestSupport

/// A row of parts in the manner of Ratatui; `Tests/Fixtures/Ratatui` describes the format.
struct RatatuiModel: Decodable {
  /// The place of the rest.
  enum Flex: String, Decodable, CaseIterable {
    case legacy, start, end, center, spaceBetween, spaceAround, spaceEvenly
  }

  /// The wish of a part.
  enum Part: Equatable {
    case length(Int)
    case percentage(Int)
    case ratio(Int, Int)
    case min(Int)
    case max(Int)
    case fill(Int)
  }

  var name = ""
  let flex: Flex
  var area = 100
  var start = 0
  var spacing = 0
  let parts: [Part]
  var sizes: [RatatuiValue] = []
  var spaces: [RatatuiValue] = []

  private enum CodingKeys: CodingKey {
    case name, flex, area, start, spacing, parts, sizes, spaces
  }

  init(_ flex: Flex, _ parts: [Part]) {
    (self.flex, self.parts) = (flex, parts)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    flex = try values.decode(Flex.self, forKey: .flex)
    area = try values.decodeIfPresent(Int.self, forKey: .area) ?? 100
    start = try values.decodeIfPresent(Int.self, forKey: .start) ?? 0
    spacing = try values.decodeIfPresent(Int.self, forKey: .spacing) ?? 0
    parts = try values.decode([String].self, forKey: .parts).map { try Part($0) }
    sizes = try values.decode([RatatuiValue].self, forKey: .sizes)
    spaces = try values.decode([RatatuiValue].self, forKey: .spaces)
  }

  static func read() throws -> [RatatuiModel] {
    struct File: Decodable { let models: [RatatuiModel] }
    let data = try PackageFolder.fixture("Ratatui/models.json")
    return try JSONDecoder().decode(File.self, from: data).models
  }
}

extension RatatuiModel.Part {
  struct Unknown: Error { let text: String }

  init(_ text: String) throws {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch (words.first, numbers.count) {
    case ("length", 1): self = .length(numbers[0])
    case ("percentage", 1): self = .percentage(numbers[0])
    case ("ratio", 2): self = .ratio(numbers[0], numbers[1])
    case ("min", 1): self = .min(numbers[0])
    case ("max", 1): self = .max(numbers[0])
    case ("fill", 1): self = .fill(numbers[0])
    default: throw Unknown(text: text)
    }
  }
}

/// The least and the greatest value of an optimum; equal where it is unique.
struct RatatuiValue: Decodable, Equatable {
  let least: Rational
  let greatest: Rational

  init(_ least: Rational, _ greatest: Rational) {
    (self.least, self.greatest) = (least, greatest)
  }

  init(from decoder: any Decoder) throws {
    if var pair = try? decoder.unkeyedContainer() {
      let least = Rational(try pair.decode(Int.self))
      self.init(least, Rational(try pair.decode(Int.self)))
      return
    }
    let value = try decoder.singleValueContainer()
    var number = Rational(0)
    if let text = try? value.decode(String.self) {
      let parts = text.split(separator: "/").compactMap { Int128($0) }
      number = try Rational(parts[0], over: parts[1])
    } else {
      number = Rational(try value.decode(Int.self))
    }
    self.init(number, number)
  }
}
