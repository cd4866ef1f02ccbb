/// A call on a tree of views, as data; the root is view 0.
public enum ViewCall: Sendable, Equatable {
  /// `T`, `T rtl`: starts a new tree, optionally with the right-to-left direction.
  case start(isRightToLeft: Bool)
  /// `n view superview kind`: adds a `view`, `label`, `stack` or `scroll` as the last subview.
  ///
  /// In a stack, it becomes an arranged subview. If the kind is a guide, the number denotes that
  /// guide of the superview in constraints.
  case make(Int, in: Int, kind: String)
  /// `x view`: removes a view with its subviews.
  case remove(Int)
  /// `a id view attribute relation view attribute multiplier constant priority`: adds a constraint.
  ///
  /// The second view is `-` if there is none.
  case constrain(ViewConstraint)
  /// `r id`: deactivates a constraint.
  case release(String)
  /// `c id constant`: changes the constant of a constraint.
  case setConstant(String, Double)
  /// `p id priority`: changes the priority of a constraint.
  case setPriority(String, Double)
  /// `h view 1`, `h view 0`: hides or shows a view.
  case hide(Int, Bool)
  /// `t view text`: sets the text of a label.
  case text(Int, String)
  /// `s view axis distribution alignment spacing`: configures a stack, by the indices of cases.
  case stack(Int, axis: Int, distribution: Int, alignment: Int, spacing: Double)
  /// `f view property number`: sets a property of a view.
  case set(Int, ViewProperty, Double)
  /// `v view superview index`: moves a view to an index in a stack, or into another view.
  case move(Int, into: Int, at: Int)
  /// `l width height`: lays out the tree; `-` for a size that the root computes.
  case layout(width: Double?, height: Double?)
}

/// A constraint between views of a record.
public struct ViewConstraint: Sendable, Equatable {
  /// The name of the constraint in later calls.
  public let id: String
  /// The number of the first view.
  public let first: Int
  /// The name of the first attribute.
  public let attribute: String
  /// `==`, `<=` or `>=`.
  public let relation: String
  /// The number of the second view, or nil.
  public let second: Int?
  /// The name of the second attribute.
  public let secondAttribute: String
  /// The factor of the second attribute.
  public let multiplier: Double
  /// The constant, in points.
  public var constant: Double
  /// The priority in (0, 1000].
  public var priority: Double

  /// Creates a constraint.
  ///
  /// It is `first.attribute relation multiplier * second.secondAttribute + constant`.
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

/// The calls on a tree of views with the results of layouts as text, a call per line.
///
/// After `l`, a line with `=` contains x, y, width and height of each view but the root, by
/// ascending number. A line with `!` contains the error of a failing layout.
public struct LayoutRecord: Sendable, Equatable {
  /// A call and its answer.
  public struct Entry: Sendable, Equatable {
    /// The call.
    public let call: ViewCall
    /// The required answer of a layout, a line without its line break; nil for any answer.
    public var answer: String?

    /// Creates an entry.
    public init(_ call: ViewCall, answer: String? = nil) {
      self.call = call
      self.answer = answer
    }
  }

  /// The calls in order.
  public var entries: [Entry]

  /// Creates a record of calls.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Reads a record.
  ///
  /// - Throws: `RecordError` at the first line that is not a call.
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
      else {
        throw line.fault(
          "unknown kind '\(kind)'; expected view, label, stack, scroll or a guide's name")
      }
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
        throw line.fault("unknown property '\(name)' of a view")
      }
      self = .set(try line.count(1), property, try line.double(3))
    case "v": self = .move(try line.count(1), into: try line.count(2), at: try line.count(3))
    case "l":
      self = .layout(
        width: try line.word(1) == "-" ? nil : try line.double(1),
        height: try line.word(2) == "-" ? nil : try line.double(2))
    default: throw line.fault("unknown call '\(line.words[0])' of a layout")
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
      throw line.fault("expected ==, <= or >=, not '\(relation)'")
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
