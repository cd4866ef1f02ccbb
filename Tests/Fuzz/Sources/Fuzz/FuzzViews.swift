import Glibc
import Replay

/// Replays programs on a tree of views, checked against newly built trees.
func fuzzViews(_ bytes: [UInt8]) {
  var reader = ByteReader(bytes)
  var made = 0
  var named = 0
  var entries = [LayoutRecord.Entry(.start(isRightToLeft: reader.below(4) == 0))]
  while !reader.isAtEnd, entries.count < 80 {
    entries.append(LayoutRecord.Entry(viewCall(&reader, &made, &named)))
  }
  entries.append(LayoutRecord.Entry(.layout(width: 300, height: 200)))
  let record = LayoutRecord(entries)
  if getenv("FUZZ_PRINT") != nil { print(record.text); fflush(nil) }
  if let fault = LayoutReplay.firstFault(of: record, comparesAnswers: false) {
    fatalError("\(fault.message)\n\(record.text)")
  }
}

private func viewCall(_ reader: inout ByteReader, _ made: inout Int, _ named: inout Int) -> ViewCall
{
  switch reader.below(12) {
  case 0, 1:
    made += 1
    return .make(made, in: reader.below(made), kind: reader.pick(["view", "label", "stack"]))
  case 2, 3, 4:
    named += 1
    return .constrain(viewConstraint(&reader, "c\(named)", made))
  case 5: return .remove(1 + reader.below(max(made, 1)))
  case 6: return .hide(1 + reader.below(max(made, 1)), reader.below(2) == 0)
  case 7:
    let words = reader.pick([
      "", "a", "Hello", "Hello there", "a longer text that has to wrap somewhere",
    ])
    return .text(1 + reader.below(max(made, 1)), words)
  case 8:
    return .stack(
      1 + reader.below(max(made, 1)), axis: reader.below(2), distribution: reader.below(5),
      alignment: reader.below(6), spacing: Double(reader.below(20)))
  case 9: return .setConstant("c\(reader.below(max(named, 1)) + 1)", reader.number())
  case 10:
    return reader.below(2) == 0
      ? .release("c\(reader.below(max(named, 1)) + 1)")
      : .setPriority("c\(reader.below(max(named, 1)) + 1)", reader.pick([1000, 750, 250]))
  default:
    let sizes: [Double?] = [nil, 100, 320, 55.5]
    return .layout(width: reader.pick(sizes), height: reader.pick(sizes))
  }
}

private func viewConstraint(
  _ reader: inout ByteReader, _ id: String, _ made: Int
) -> ViewConstraint {
  let attributes = reader.pick([
    ["leading", "trailing", "centerX"], ["left", "right", "centerX"],
    ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"], ["width", "height"],
  ])
  let isSize = attributes[0] == "width"
  let second: Int? = isSize && reader.below(2) == 0 ? nil : reader.below(made + 1)
  return ViewConstraint(
    id: id, reader.below(made + 1), reader.pick(attributes), reader.pick(["==", "<=", ">="]),
    second,
    second == nil ? "notAnAttribute" : reader.pick(attributes),
    multiplier: reader.pick([1, 1, 1, 0.5, 2]), constant: reader.number(),
    priority: reader.pick([1000, 1000, 750, 500, 250, 999.5]))
}
