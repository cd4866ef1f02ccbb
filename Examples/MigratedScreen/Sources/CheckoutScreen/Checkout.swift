/// The displayed parts of a checkout.
public struct Checkout {
  /// A line of the cart.
  public struct Item {
    let name: String
    let detail: String
    let price: String
    let count: Int

    /// Creates a line from its parts.
    public init(name: String, detail: String, price: String, count: Int) {
      self.name = name
      self.detail = detail
      self.price = price
      self.count = count
    }
  }

  /// A way of shipping.
  public struct Shipping {
    let name: String
    let arrival: String
    let price: String
    let isSelected: Bool

    /// Creates a way of shipping from its parts.
    public init(name: String, arrival: String, price: String, isSelected: Bool) {
      self.name = name
      self.arrival = arrival
      self.price = price
      self.isSelected = isSelected
    }
  }

  let items: [Item]
  let shipping: [Shipping]
  let total: String

  /// Creates a checkout from its parts.
  public init(items: [Item], shipping: [Shipping], total: String) {
    self.items = items
    self.shipping = shipping
    self.total = total
  }
}
