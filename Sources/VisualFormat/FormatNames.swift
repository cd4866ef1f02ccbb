package import Anchors

/// The views and metrics that a format may name.
package protocol FormatNames {
  /// Finds the node whose name is a range of bytes.
  func node(named name: Range<Int>, in bytes: [UInt8]) -> LayoutNode?
  /// Finds the metric whose name is a range of bytes.
  func metric(named name: Range<Int>, in bytes: [UInt8]) -> Double?
  /// The names of all views, for messages.
  var viewNames: [String] { get }
  /// The names of all metrics, for messages.
  var metricNames: [String] { get }
}

/// Names from dictionary literals; the first of equal names is used.
struct ListedNames: FormatNames {
  let metrics: KeyValuePairs<String, Double>?
  let views: KeyValuePairs<String, any LayoutArea>

  func node(named name: Range<Int>, in bytes: [UInt8]) -> LayoutNode? {
    for (key, view) in views where key.utf8.equal(bytes, name) { return view.layoutNode }
    return nil
  }

  func metric(named name: Range<Int>, in bytes: [UInt8]) -> Double? {
    guard let metrics else { return nil }
    for (key, value) in metrics where key.utf8.equal(bytes, name) { return value }
    return nil
  }

  var viewNames: [String] { views.map { $0.key } }
  var metricNames: [String] { metrics?.map { $0.key } ?? [] }
}

extension String.UTF8View {
  /// Compares the bytes of the string with a range of bytes.
  fileprivate func equal(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard count == range.count else { return false }
    var index = range.lowerBound
    for byte in self {
      if byte != bytes[index] { return false }
      index += 1
    }
    return true
  }
}

#if !hasFeature(Embedded)
/// Names from dictionaries.
package struct MappedNames: FormatNames {
  let metrics: [String: Double]
  let views: [String: any LayoutArea]

  package init(metrics: [String: Double], views: [String: any LayoutArea]) {
    self.metrics = metrics
    self.views = views
  }

  package func node(named name: Range<Int>, in bytes: [UInt8]) -> LayoutNode? {
    views[String(decoding: bytes[name], as: UTF8.self)]?.layoutNode
  }

  package func metric(named name: Range<Int>, in bytes: [UInt8]) -> Double? {
    metrics.isEmpty ? nil : metrics[String(decoding: bytes[name], as: UTF8.self)]
  }

  package var viewNames: [String] { Array(views.keys) }
  package var metricNames: [String] { Array(metrics.keys) }
}
#endif
