/// The named numbers of a file.
struct Metrics {
  private let values: [String: Double]

  init(_ values: [String: Double] = [:]) {
    self.values = values
  }

  subscript(name: String) -> Double? { values[name] }

  /// All names, in no order.
  var names: [String] { Array(values.keys) }
}
