/// The displayed parts of an order.
public struct Order: Sendable {
  /// A line of the order.
  public struct Item: Sendable {
    /// The ordered item.
    public let name: String
    /// The formatted price.
    public let price: String

    /// Creates a line from its parts.
    public init(name: String, price: String) {
      self.name = name
      self.price = price
    }
  }

  /// The shop's name.
  public let shop: String
  /// A note to the shop, if there is one.
  public let note: String?
  /// The lines from top to bottom.
  public let items: [Item]
  /// The formatted total.
  public let total: String

  /// Creates an order from its parts.
  public init(shop: String, note: String? = nil, items: [Item], total: String) {
    self.shop = shop
    self.note = note
    self.items = items
    self.total = total
  }
}
