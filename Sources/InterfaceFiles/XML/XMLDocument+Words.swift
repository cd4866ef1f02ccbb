import LayoutFiles

// Tables of words as one text, which is smaller in a module for the web than a list of pairs.

extension XMLDocument {
  /// Returns the configuration of a button, nil without one.
  func buttonConfiguration(of button: Int) -> Int? {
    children(button).first { hasSuffix($0, "uttonConfiguration") }
  }

  /// Returns the titles of a control's segments, empty for a segment with a picture.
  ///
  /// - Throws: `Fault` at an unknown entity.
  func segmentTitles(_ control: Int) throws(Fault) -> [String] {
    guard let segments = child(control, "segments") else { return [] }
    var titles: [String] = []
    for segment in children(segments) { titles.append(try value(segment, "title") ?? "") }
    return titles
  }

  /// Returns the partner of an attribute's value in a table, or nil if the table lacks the value.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - attribute: The attribute.
  ///   - table: Words separated by spaces: a value and its partner, the next value and its partner.
  /// - Returns: The partner.
  func partner(of element: Int, _ attribute: StaticString, in table: StaticString) -> String? {
    guard let range = valueRange(element, attribute) else { return nil }
    return Self.partner(of: bytes[range.start..<range.end], in: table)
  }

  /// Returns the partner of an element's name in a table, or nil if the table lacks the name.
  func partner(ofName element: Int, in table: StaticString) -> String? {
    let range = range(element)
    return Self.partner(of: bytes[range.start..<range.end], in: table)
  }

  /// Returns the word after a word in the first place of a pair.
  static func partner(of word: ArraySlice<UInt8>, in table: StaticString) -> String? {
    table.withUTF8Buffer { words in
      var start = 0
      var isFirst = true
      var isFound = false
      for index in 0...words.count
      where index == words.count || words[index] == UInt8(ascii: " ") {
        let part = words[start..<index]
        if isFound { return String(decoding: part, as: UTF8.self) }
        isFound = isFirst && part.elementsEqual(word)
        isFirst.toggle()
        start = index + 1
      }
      return nil
    }
  }

  /// Returns whether a table of words separated by spaces has a word.
  static func contains(_ word: String, in table: StaticString) -> Bool {
    table.withUTF8Buffer { words in
      var start = 0
      for index in 0...words.count
      where index == words.count || words[index] == UInt8(ascii: " ") {
        if words[start..<index].elementsEqual(word.utf8) { return true }
        start = index + 1
      }
      return false
    }
  }
}
