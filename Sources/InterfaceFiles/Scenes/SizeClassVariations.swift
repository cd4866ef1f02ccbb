import LayoutFiles

/// Chooses among the variations of an element those of a pair of size classes.
struct SizeClassVariations {
  private let document: XMLDocument
  private let widthClass: SizeClass?
  private let heightClass: SizeClass?

  init(_ document: XMLDocument, width: SizeClass?, height: SizeClass?) {
    self.document = document
    widthClass = width
    heightClass = height
  }

  /// Returns the matching variations of an element, those of more size classes later.
  func matching(_ element: Int) -> [Int] {
    // Among equals the order of the file remains.
    var found: [[Int]] = [[], [], [], []]
    var child = document.firstChild(element)
    while let current = child {
      if document.isNamed(current, "variation"), let rank = rank(of: current) {
        found[rank].append(current)
      }
      child = document.nextSibling(current)
    }
    return found[0] + found[1] + found[2] + found[3]
  }

  /// Returns 0 for the default, 1 for a height, 2 for a width, 3 for both, nil without a match.
  private func rank(of variation: Int) -> Int? {
    guard let range = document.valueRange(variation, "key") else { return nil }
    let key = document.bytes[range.start..<range.end]
    if key.elementsEqual("default".utf8) { return 0 }
    var rank = 0
    for part in key.split(separator: UInt8(ascii: "-")) {
      if part.elementsEqual("heightClass=compact".utf8), heightClass == .compact {
        rank |= 1
      } else if part.elementsEqual("heightClass=regular".utf8), heightClass == .regular {
        rank |= 1
      } else if part.elementsEqual("widthClass=compact".utf8), widthClass == .compact {
        rank |= 2
      } else if part.elementsEqual("widthClass=regular".utf8), widthClass == .regular {
        rank |= 2
      } else {
        return nil
      }
    }
    return rank == 0 ? nil : rank
  }

  /// Returns the element that has an attribute: the most specific variation, or the element itself.
  func owner(of name: StaticString, _ element: Int) -> Int {
    guard document.child(element, "variation") != nil else { return element }
    return matching(element).last { document.valueRange($0, name) != nil } ?? element
  }

  /// Returns the references that the masks of a view's variations exclude.
  ///
  /// - Parameters:
  ///   - element: The view.
  ///   - key: `constraints` or `subviews`.
  /// - Returns: The identifiers.
  /// - Throws: `Fault` at an unknown entity.
  func excluded(_ element: Int, _ key: StaticString) throws(Fault) -> Set<TextKey> {
    var excluded: Set<TextKey> = []
    for variation in matching(element) {
      guard let mask = document.child(variation, "mask", key: key) else { continue }
      for change in document.children(mask) {
        guard let id = try document.value(change, "reference") else { continue }
        if document.isNamed(change, "exclude") {
          excluded.insert(TextKey(id))
        } else if document.isNamed(change, "include") {
          excluded.remove(TextKey(id))
        }
      }
    }
    return excluded
  }
}
