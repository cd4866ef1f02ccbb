/// The named numbers of a file.
package struct Metrics {
  private let values: [TextKey: Double]

  package init() {
    values = [:]
  }

  init(_ values: [TextKey: Double]) {
    self.values = values
  }

  subscript(name: String) -> Double? { values[TextKey(name)] }

  /// All names, in arbitrary order.
  var names: [String] { values.keys.map { $0.text } }
}
