import Anchors
import LayoutFiles

/// A layout file.
struct EditableLayoutFile: EditableFile {
  let source: LayoutFileSource
  /// The number in the file of each view; nil for one that is not in it.
  let items: [Int?]

  var height: String? { source.height }
  var withoutHeight: SourceEdit? { source.withoutHeight }

  func settingLines(_ view: Int) -> SourceEdit? {
    items[view].flatMap { source.setting("lines", to: "0", of: $0) }
  }

  /// Returns nil: labels of layout files keep their size.
  func settingScale(_ tenths: Int, _ view: Int) -> [SourceEdit]? { nil }

  func settingCompression(_ priority: Int, _ view: Int) -> SourceEdit? {
    guard let item = items[view], !source.has("compression", item) else { return nil }
    return source.setting("compression", to: "{\"horizontal\": \(priority)}", of: item)
  }

  func settingMinimum(_ constraint: SourceRange) -> SourceEdit? {
    source.settingMinimum(constraint)
  }

  func setting(priority: Int, _ constraint: SourceRange) -> SourceEdit? {
    source.setting(priority: priority, constraint)
  }

  func adding(_ bound: Bound, text: String, in ancestor: Int) -> SourceEdit? {
    guard items[bound.first.view] != nil, items[bound.second.view] != nil else { return nil }
    return source.adding(constraint: text)
  }

  func adding(minimumHeight: String, name: String) -> SourceEdit? {
    source.adding(constraint: "\(name).height >= \(minimumHeight)")
  }
}
