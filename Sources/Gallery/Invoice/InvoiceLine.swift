/// A line of an invoice.
public struct InvoiceLine: Sendable {
  /// The service, which may need several lines.
  public let service: String
  /// The quantity with its unit, or nil.
  public let quantity: String?
  /// The amount, with two decimals.
  public let amount: String

  /// Creates a line.
  public init(_ service: String, quantity: String? = nil, amount: String) {
    self.service = service
    self.quantity = quantity
    self.amount = amount
  }
}
