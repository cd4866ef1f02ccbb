/// An attribute of an item by name, as reports speak of it: `title.width`.
///
/// In additions only ``LayoutAttribute/left``, ``LayoutAttribute/top``, ``LayoutAttribute/width`` and
/// ``LayoutAttribute/height`` occur. The left and top edges are measured in the item that the item is in;
/// all four are of the alignment rectangle, before rounding to pixels.
public struct LayoutQuantity: Sendable {
  /// The name of the item; a guide that comes with an item is called after it, as in `card.margins`.
  public let item: String
  /// The attribute.
  public let attribute: LayoutAttribute

  /// An attribute of the item of a name.
  ///
  /// - Parameters:
  ///   - item: The item's name.
  ///   - attribute: Which of its numbers.
  public init(_ item: String, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension LayoutQuantity: Equatable, CustomStringConvertible {
  /// Whether two quantities have the same name.
  ///
  /// - Parameters:
  ///   - lhs: One quantity.
  ///   - rhs: The quantity that it is compared with.
  /// - Returns: True if item and attribute are the same.
  public static func == (lhs: LayoutQuantity, rhs: LayoutQuantity) -> Bool {
    lhs.attribute == rhs.attribute && lhs.item.utf8.elementsEqual(rhs.item.utf8)
  }

  /// The quantity as it is written: `title.width`.
  public var description: String { item + "." + attribute.name }
}

/// A quantity with a factor, as part of a sum.
public struct LayoutTerm: Sendable, Equatable {
  /// The quantity.
  public let quantity: LayoutQuantity
  /// How many times it is counted.
  public let factor: Double

  /// A number of times a quantity.
  ///
  /// - Parameters:
  ///   - quantity: The quantity.
  ///   - factor: What it is multiplied by.
  public init(_ quantity: LayoutQuantity, _ factor: Double) {
    self.quantity = quantity
    self.factor = factor
  }
}
