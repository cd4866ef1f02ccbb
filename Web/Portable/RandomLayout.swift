import Anchors
import LayoutFiles

/// Makes layout files of random items and constraints, many of them conflicting or ambiguous.
struct RandomLayout {
  private var numbers: RandomNumbers
  private var names = ["root"]
  private var kinds = ["view"]

  init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

  /// Returns the next file as JSON.
  mutating func next() -> [UInt8] {
    names = ["root"]
    kinds = ["view"]
    var json = JSONWriter()
    json.beginObject()
    json.key("width")
    json.value(length())
    if numbers.isTrue(percent: 60) {
      json.key("height")
      json.value(length())
    }
    json.key("direction")
    json.value(numbers.one(of: ["leftToRight", "rightToLeft"]))
    if numbers.isTrue(percent: 50) {
      json.key("scale")
      json.value(numbers.one(of: [1, 1.5, 2, 3]))
    }
    json.key("items")
    json.beginArray()
    for _ in 0..<(2 + numbers.below(10)) { writeItem(into: &json) }
    json.endArray()
    json.key("constraints")
    json.beginArray()
    for _ in 0..<(names.count * 3) { json.value(constraint()) }
    json.endArray()
    json.endObject()
    return json.detachBytes()
  }

  private mutating func writeItem(into json: inout JSONWriter) {
    let containers = names.indices.filter { kinds[$0] != "guide" }
    let parent = numbers.one(of: containers)
    let kind = numbers.one(of: [
      "view", "view", "label", "image", "stack", "stack", "scroll", "guide",
    ])
    json.beginObject()
    json.key("name")
    json.value("i\(names.count)")
    json.key("in")
    json.value(names[parent])
    json.key("kind")
    json.value(kind)
    switch kind {
    case "label":
      json.key("text")
      json.value(numbers.one(of: ["Größe", "A text that may need two lines", "x", "日本語"]))
      json.key("lines")
      json.value(Double(numbers.below(3)))
    case "image":
      json.key("intrinsic")
      json.value(Size(width: length() / 4, height: length() / 3))
    case "stack": writeStack(into: &json)
    case "scroll":
      json.key("zoom")
      json.value(numbers.one(of: [0.5, 1, 1.25]))
    default: break
    }
    if kind != "guide", numbers.isTrue(percent: 10) {
      json.key("hidden")
      json.value(true)
    }
    json.endObject()
    names.append("i\(names.count)")
    kinds.append(kind)
  }

  private mutating func writeStack(into json: inout JSONWriter) {
    json.key("axis")
    json.value(numbers.one(of: ["horizontal", "vertical"]))
    json.key("distribution")
    json.value(
      numbers.one(
        of: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]))
    json.key("alignment")
    json.value(numbers.one(of: ["fill", "leading", "center", "trailing", "lastBaseline"]))
    json.key("spacing")
    json.value(Double(numbers.below(20)) / 2)
  }

  private mutating func constraint() -> String {
    let classes = [
      ["leading", "trailing"], ["left", "right"], ["centerX"], ["top", "bottom", "centerY"],
      ["width", "height"],
    ]
    let attributes = numbers.one(of: classes)
    let first = "\(numbers.one(of: names)).\(numbers.one(of: attributes))"
    let relation = numbers.one(of: ["==", "==", "<=", ">="])
    let priority = numbers.one(of: ["", " @1", " @250", " @500.5", " @750", " @999"])
    if attributes[0] == "width", numbers.isTrue(percent: 40) {
      return "\(first) \(relation) \(length())\(priority)"
    }
    let second = "\(numbers.one(of: names)).\(numbers.one(of: attributes))"
    let factor = attributes[0] == "width" ? numbers.one(of: ["", "0.5 * ", "1.1 * "]) : ""
    let constant = numbers.one(of: ["", " + 8", " - 12.25", " + \(length() / 7)"])
    return "\(first) \(relation) \(factor)\(second)\(constant)\(priority)"
  }

  /// Returns a length with one decimal digit, usually without an exact binary value.
  private mutating func length() -> Double { Double(numbers.below(4000)) / 10 }
}
