package import Anchors

/// The views and the metrics that a format may name.
package protocol FormatNames {
  /// The item that some bytes name, or nil.
  func node(named name: Range<Int>, in bytes: [UInt8]) -> LayoutNode?
  /// The number that some bytes name, or nil.
  func metric(named name: Range<Int>, in bytes: [UInt8]) -> Double?
  /// The names of all views, for a message.
  var viewNames: [String] { get }
  /// The names of all metrics, for a message.
  var metricNames: [String] { get }
}

/// Names as they are written in a literal; the first of several equal ones counts.
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
  /// Whether these are the bytes of a range.
  fileprivate func equal(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard count == range.count else { return false }
    var place = range.lowerBound
    for byte in self {
      if byte != bytes[place] { return false }
      place += 1
    }
    return true
  }
}

#if !hasFeature(Embedded)
/// Names in dictionaries.
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
