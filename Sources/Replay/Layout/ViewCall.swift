/// A call on a tree of views as data; the root is view 0.
public enum ViewCall: Sendable, Equatable {
  /// `T`, `T rtl`: a new tree, perhaps read from right to left.
  case start(isRightToLeft: Bool)
  /// `n view superview kind`: makes a `view`, `label`, `stack` or `scroll`, as the last in its superview; in a
  /// stack it is arranged. A guide's kind gives the number to that guide of the superview, for constraints.
  case make(Int, in: Int, kind: String)
  /// `x view`: removes a view with all in it.
  case remove(Int)
  /// `a id view attribute relation view attribute multiplier constant priority`: activates a constraint; `-` for
  /// the second view if it has none.
  case constrain(ViewConstraint)
  /// `r id`: deactivates a constraint.
  case release(String)
  /// `c id constant`: changes a constant.
  case setConstant(String, Double)
  /// `p id priority`: changes a priority.
  case setPriority(String, Double)
  /// `h view 1`, `h view 0`: hides a view or shows it.
  case hide(Int, Bool)
  /// `t view text`: the text of a label.
  case text(Int, String)
  /// `s view axis distribution alignment spacing`: the settings of a stack, by the numbers of their cases.
  case stack(Int, axis: Int, distribution: Int, alignment: Int, spacing: Double)
  /// `f view property number`: a property of a view.
  case set(Int, ViewProperty, Double)
  /// `v view superview index`: moves a view to a place in a stack, or into another view.
  case move(Int, into: Int, at: Int)
  /// `l width height`: lays out; `-` for an extent that the root is to find.
  case layout(width: Double?, height: Double?)
}

/// A constraint between views of a record.
public struct ViewConstraint: Sendable, Equatable {
  /// The name that later calls use.
  public let id: String
  /// The first view.
  public let first: Int
  /// Its attribute, by name.
  public let attribute: String
  /// `==`, `<=` or `>=`.
  public let relation: String
  /// The second view, or nil.
  public let second: Int?
  /// Its attribute, by name.
  public let secondAttribute: String
  /// The factor of the second attribute.
  public let multiplier: Double
  /// The number added to it, in points.
  public var constant: Double
  /// The priority in (0, 1000].
  public var priority: Double

  /// A constraint `first.attribute relation multiplier * second.secondAttribute + constant`.
  public init(
    id: String, _ first: Int, _ attribute: String, _ relation: String, _ second: Int?,
    _ secondAttribute: String, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) {
    self.id = id
    self.first = first
    self.attribute = attribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

/// The calls on a tree of views as text, a call a line, with what the layouts gave.
///
/// After `l`, `=` has x, y, width and height of each view but the root, in the order of their numbers; `!` says
/// why the layout was refused.
public struct LayoutRecord: Sendable, Equatable {
  /// A call and what it gave.
  public struct Entry: Sendable, Equatable {
    /// The call.
    public let call: ViewCall
    /// What a layout must give, the line without its end; nil if anything will do.
    public var answer: String?

    /// A call and what it gave.
    public init(_ call: ViewCall, answer: String? = nil) {
      self.call = call
      self.answer = answer
    }
  }

  /// The calls in order.
  public var entries: [Entry]

  /// A record of some calls.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Reads a record.
  ///
  /// - Throws: `RecordError` at the first line that is no call.
  public init(text: String) throws(RecordError) {
    var reader = RecordReader(text)
    entries = []
    while reader.nextWord != nil {
      var entry = Entry(try ViewCall(try reader.next()))
      if let word = reader.nextWord, word == "=" || word == "!" {
        entry.answer = try reader.next().words.joined(separator: " ")
      }
      entries.append(entry)
    }
  }

  /// The record as text, with a line break after each line.
  public var text: String {
    entries.map { $0.call.text + "\n" + ($0.answer.map { $0 + "\n" } ?? "") }.joined()
  }
}

extension ViewCall {
  init(_ line: RecordLine) throws(RecordError) {
    switch line.words[0] {
    case "T": self = .start(isRightToLeft: line.words.count > 1)
    case "n":
      let kind = try line.word(3)
      guard ["view", "label", "stack", "scroll"].contains(kind) || ViewGuide(rawValue: kind) != nil
      else { throw line.fault("'\(kind)' is not view, label, stack, scroll or a guide's name") }
      self = .make(try line.count(1), in: try line.count(2), kind: kind)
    case "x": self = .remove(try line.count(1))
    case "a": self = .constrain(try ViewConstraint(line))
    case "r": self = .release(try line.word(1))
    case "c": self = .setConstant(try line.word(1), try line.double(2))
    case "p": self = .setPriority(try line.word(1), try line.double(2))
    case "h": self = .hide(try line.count(1), try line.count(2) != 0)
    case "t": self = .text(try line.count(1), line.words.dropFirst(2).joined(separator: " "))
    case "s":
      self = .stack(
        try line.count(1), axis: try line.count(2), distribution: try line.count(3),
        alignment: try line.count(4), spacing: try line.double(5))
    case "f":
      let name = try line.word(2)
      guard let property = ViewProperty(rawValue: name) else {
        throw line.fault("'\(name)' is not a property of a view")
      }
      self = .set(try line.count(1), property, try line.double(3))
    case "v": self = .move(try line.count(1), into: try line.count(2), at: try line.count(3))
    case "l":
      self = .layout(
        width: try line.word(1) == "-" ? nil : try line.double(1),
        height: try line.word(2) == "-" ? nil : try line.double(2))
    default: throw line.fault("there is no call '\(line.words[0])' of a layout")
    }
  }

  var text: String {
    switch self {
    case .start(let isRightToLeft): isRightToLeft ? "T rtl" : "T"
    case .make(let view, let superview, let kind): "n \(view) \(superview) \(kind)"
    case .remove(let view): "x \(view)"
    case .constrain(let row): row.text
    case .release(let id): "r \(id)"
    case .setConstant(let id, let constant): "c \(id) \(constant)"
    case .setPriority(let id, let priority): "p \(id) \(priority)"
    case .hide(let view, let isHidden): "h \(view) \(isHidden ? 1 : 0)"
    case .text(let view, let text): "t \(view) \(text)"
    case .stack(let view, let axis, let distribution, let alignment, let spacing):
      "s \(view) \(axis) \(distribution) \(alignment) \(spacing)"
    case .set(let view, let property, let number): "f \(view) \(property.rawValue) \(number)"
    case .move(let view, let superview, let index): "v \(view) \(superview) \(index)"
    case .layout(let width, let height):
      "l \(width?.description ?? "-") \(height?.description ?? "-")"
    }
  }
}

extension ViewConstraint {
  init(_ line: RecordLine) throws(RecordError) {
    let second = try line.word(5)
    self.init(
      id: try line.word(1), try line.count(2), try line.word(3), try line.word(4),
      second == "-" ? nil : try line.count(5), try line.word(6), multiplier: try line.double(7),
      constant: try line.double(8), priority: try line.double(9))
    guard ["==", "<=", ">="].contains(relation) else {
      throw line.fault("'\(relation)' is not ==, <= or >=")
    }
  }

  var text: String {
    "a \(id) \(first) \(attribute) \(relation) \(second.map(String.init) ?? "-") \(secondAttribute) "
      + "\(multiplier) \(constant) \(priority)"
  }
}

extension ViewCall {
  /// The first line of the call's text.
  public var firstLine: String { String(text.prefix { $0 != "\n" }) }
}
