import Anchors
import Certify
import LayoutFiles

/// Edits of a layout in a file.
struct LayoutEditor {
  /// The views of the layout in the order of the tree, laid out, and their names.
  let nodes: [LayoutNode]
  let names: [String]
  let writer: ConstraintWriter
  let file: any EditableFile

  /// Returns the changes of several edits, in the order of the file; nil if they are not possible.
  func changes(_ edits: [LayoutEdit]) -> [SourceEdit]? {
    var all: [SourceEdit] = []
    for edit in edits {
      guard let changes = changes(edit) else { return nil }
      all += changes
    }
    return SourceEdit.ordered(all)
  }

  private func changes(_ edit: LayoutEdit) -> [SourceEdit]? {
    var changes: [SourceEdit?] = []
    switch edit {
    case .lines(let view): changes = [file.settingLines(view)]
    case .minimum(let range, _): changes = [file.settingMinimum(range)]
    case .priority(let range, _):
      changes = [file.setting(priority: LayoutEdit.lowPriority, range)]
    case .scale(let view, let tenths): return file.settingScale(tenths, view)
    case .height:
      let height = file.height ?? "0"
      changes = [file.withoutHeight, file.adding(minimumHeight: height, name: names[0])]
    case .inside: break
    case .apart:
      if let (view, priority) = raisedPriority(edit) {
        changes = [file.settingCompression(priority, view)]
      }
    }
    if let bound = bound(edit) {
      let ancestor = ancestor(of: bound.first.view, and: bound.second.view)
      changes.append(file.adding(bound, text: text(bound), in: ancestor))
    }
    let possible = changes.compactMap { $0 }
    return possible.count == changes.count && !possible.isEmpty ? possible : nil
  }

  private func superview(_ view: Int) -> Int? {
    nodes[view].parent.flatMap { parent in nodes.firstIndex { $0 === parent } }
  }

  private func ancestor(of one: Int, and other: Int) -> Int {
    var chain: Set<Int> = []
    var next = Optional(one)
    while let view = next {
      chain.insert(view)
      next = superview(view)
    }
    next = other
    while let view = next, !chain.contains(view) { next = superview(view) }
    return next ?? 0
  }

  /// Returns the bound that an edit adds; nil for another one.
  private func bound(_ edit: LayoutEdit) -> Bound? {
    switch edit {
    case .inside(let view, let edge):
      guard let parent = superview(view) else { return nil }
      return Bound(
        first: (view, edge.name), isMaximum: edge != .leading,
        second: (parent, edge.name + "Margin"), constant: 0)
    case .height(let view): return bound(.inside(view, .bottom))
    case .apart(let view, let next, let axis, _):
      let edges = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
      return Bound(
        first: (next, edges.0), isMaximum: false, second: (view, edges.1), constant: 8)
    default: return nil
    }
  }

  private func text(_ bound: Bound) -> String {
    let constant = bound.constant == 0 ? "" : " + \(decimal(bound.constant))"
    return "\(names[bound.first.view]).\(bound.first.attribute) \(bound.isMaximum ? "<=" : ">=") "
      + "\(names[bound.second.view]).\(bound.second.attribute)\(constant)"
  }

  /// Returns the priority with which a view keeps its width beside another one; nil if their
  /// priorities differ already.
  private func raisedPriority(_ edit: LayoutEdit) -> (view: Int, priority: Int)? {
    guard case .apart(let one, let other, .horizontal, let keeps) = edit else { return nil }
    let priorities = [one, other].map {
      nodes[$0].ownView?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 1000
    }
    guard priorities[0] == priorities[1], priorities[0] < 999 else { return nil }
    return (keeps, Int(priorities[0]) + 1)
  }

  /// Returns the parts of an edit in words, as the subject of a sentence.
  func words(_ edit: LayoutEdit) -> [String] {
    let bound = bound(edit).map { [text($0)] } ?? []
    switch edit {
    case .lines(let view): return ["\(names[view]) with any number of lines"]
    case .minimum(_, let text): return [text.replacing("==", with: ">=")]
    case .priority(_, let text):
      let equation = text.split(separator: "@")[0].reversed().drop { $0 == " " }.reversed()
      return [String(equation) + " @\(LayoutEdit.lowPriority)"]
    case .scale(let view, let tenths):
      return ["\(names[view]) with a smallest scale of 0.\(tenths)"]
    case .height:
      return ["\(names[0]).height >= \(file.height ?? "0") in place of its height"] + bound
    case .inside: return bound
    case .apart:
      guard let (view, priority) = raisedPriority(edit) else { return bound }
      return bound + ["\(names[view]) with the compression resistance \(priority)"]
    }
  }
}
