/// An attribute of an item, by names: `title.width`.
///
/// Sums contain only ``LayoutAttribute/left``, ``LayoutAttribute/top``, ``LayoutAttribute/width``
/// and ``LayoutAttribute/height``. Left and top are measured in the coordinates of the parent. All
/// four are those of the alignment rectangle, before rounding to pixels.
public struct LayoutQuantity: Sendable {
  /// The name of the item; a guide of an item is named after it, as in `card.margins`.
  public let item: String
  /// The attribute.
  public let attribute: LayoutAttribute

  /// Creates a quantity.
  ///
  /// - Parameters:
  ///   - item: The name of the item.
  ///   - attribute: The attribute.
  public init(_ item: String, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension LayoutQuantity: Equatable, CustomStringConvertible {
  /// Compares the attributes and, byte by byte, the item names of two quantities.
  ///
  /// - Parameters:
  ///   - lhs: A quantity.
  ///   - rhs: The quantity to compare with.
  /// - Returns: Whether both are equal.
  public static func == (lhs: LayoutQuantity, rhs: LayoutQuantity) -> Bool {
    lhs.attribute == rhs.attribute && lhs.item.utf8.elementsEqual(rhs.item.utf8)
  }

  /// The quantity as text: `title.width`.
  public var description: String { item + "." + attribute.name }
}

/// A quantity with a factor, as part of a sum.
public struct LayoutTerm: Sendable, Equatable {
  /// The quantity.
  public let quantity: LayoutQuantity
  /// The factor of the quantity.
  public let factor: Double

  /// Creates a term.
  ///
  /// - Parameters:
  ///   - quantity: The quantity.
  ///   - factor: The factor of the quantity.
  public init(_ quantity: LayoutQuantity, _ factor: Double) {
    self.quantity = quantity
    self.factor = factor
  }
}

/// An attribute of an item, with its value in the last layout.
public struct LayoutQuantityValue: Sendable {
  /// The attribute.
  public let quantity: LayoutQuantity
  /// Its value in points, before rounding to pixels.
  public let value: Double
}
