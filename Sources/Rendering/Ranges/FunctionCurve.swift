import Anchors
public import AnchorsQuestions

/// A number of an item's frame as a function of the parameter.
public struct FunctionCurve: Sendable {
  /// The name of the quantity: `title.width`.
  public let name: String
  let item: Int
  let attribute: Attribute

  /// The numbers of a frame.
  enum Attribute: String, CaseIterable {
    case x
    case y
    case left
    case top
    case width
    case height
    case right
    case bottom
    case centerX
    case centerY
  }

  /// The permitted attributes after the name of an item.
  public static var attributes: [String] { Attribute.allCases.map { $0.rawValue } }

  /// Creates a curve by the name of its quantity; nil if there is no such quantity.
  ///
  /// - Parameters:
  ///   - name: The name of an item, a dot and one of ``attributes``.
  ///   - function: The function that contains the item.
  public init?(_ name: String, in function: LayoutFunction) {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last, let attribute = Attribute(rawValue: String(last)),
      let item = function.index(of: parts.dropLast().joined(separator: "."))
    else { return nil }
    self.init(item, attribute, in: function)
  }

  init(_ item: Int, _ attribute: Attribute, in function: LayoutFunction) {
    self.item = item
    self.attribute = attribute
    name = function.items[item].name + "." + attribute.rawValue
  }

  /// The value of the quantity in a frame.
  func value(of frame: Rect) -> Double {
    switch attribute {
    case .x, .left: frame.minX
    case .y, .top: frame.minY
    case .width: frame.width
    case .height: frame.height
    case .right: frame.maxX
    case .bottom: frame.maxY
    case .centerX: frame.midX
    case .centerY: frame.midY
    }
  }

  /// The most informative quantities: first those with bent curves, then those with sloping ones.
  static func mostInformative(_ function: LayoutFunction, limit: Int) -> [FunctionCurve] {
    var bent: [FunctionCurve] = []
    var sloping: [FunctionCurve] = []
    for attribute in [Attribute.width, .height, .x, .y] {
      for item in function.items.indices {
        let curve = FunctionCurve(item, attribute, in: function)
        let slopes = function.pieces.indices.map {
          curve.value(of: function.linearFrame(of: item, in: $0).slope)
        }
        guard let first = slopes.first else { continue }
        if slopes.contains(where: { $0 != first }) || curve.jumps(in: function) {
          bent.append(curve)
        } else if first != 0 {
          sloping.append(curve)
        }
        if bent.count == limit { return bent }
      }
    }
    return Array((bent + sloping).prefix(limit))
  }

  private func jumps(in function: LayoutFunction) -> Bool {
    for piece in function.pieces.indices.dropFirst() {
      let start = function.pieces[piece].from
      let above = value(of: function.linearFrame(of: item, in: piece).frame(at: start))
      let below = value(of: function.linearFrame(of: item, in: piece - 1).frame(at: start))
      if (above - below).magnitude > 1e-6 * max(1, above.magnitude) { return true }
    }
    return false
  }
}
