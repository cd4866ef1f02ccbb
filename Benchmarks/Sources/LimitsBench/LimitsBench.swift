import Anchors
import Glibc
import Simplex

/// The command `limits-bench KIND COUNT`: the processor time and peak memory of one large layout.
///
/// `Benchmarks/limits.py` runs it under a memory limit; `Docs/Limits.md` has its output.
@main
struct LimitsBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else {
      print("usage: limits-bench list|deep|clash|text|variables COUNT")
      exit(2)
    }
    let result: String
    switch arguments[1] {
    case "list": result = try list(count)
    case "deep": result = try deep(count, inset: 0.0001)
    case "clash": result = clash(count)
    case "text": result = try text(count)
    case "variables": result = try variables(count)
    default:
      print("'\(arguments[1])' is not list, deep, clash, text or variables")
      exit(2)
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print("\(result)\t\(processorTime())\t\(usage.ru_maxrss / 1024)")
  }

  /// A column of views with four constraints each.
  private static func list(_ count: Int) throws -> String {
    let root = View("root")
    var bottom = root.topAnchor
    for index in 0..<count {
      let view = View()
      root.addSubview(view)
      view.leadingAnchor(equalTo: root.leadingAnchor, constant: 1)
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -1)
        .topAnchor(equalTo: bottom, constant: 1).heightAnchor(equalTo: Double(10 + index % 7))
      bottom = view.bottomAnchor
    }
    try root.layout(width: 320, height: 480)
    return "the last ends at \(root.subviews[count - 1].frame.maxY)"
  }

  /// Nested views with four constraints each.
  private static func deep(_ count: Int, inset: Double) throws -> String {
    let root = View("root")
    var outer = root
    for _ in 0..<count {
      let view = View()
      outer.addSubview(view)
      view.leadingAnchor(equalTo: outer.leadingAnchor, constant: inset)
        .trailingAnchor(equalTo: outer.trailingAnchor)
        .topAnchor(equalTo: outer.topAnchor).bottomAnchor(equalTo: outer.bottomAnchor)
      outer = view
    }
    try root.layout(width: 320, height: 480)
    return "the innermost is \(outer.frame.width) wide"
  }

  /// Nested views in conflict, because the insets exceed the width.
  private static func clash(_ count: Int) -> String {
    do {
      return try deep(count, inset: 640 / Double(count))
    } catch {
      guard case LayoutError.unsatisfiable(let report) = error else { return "\(error)" }
      return "\(report.members.count) constraints clash, \(report.cures.count) changes were tried"
    }
  }

  /// A wrapping text.
  private static func text(_ count: Int) throws -> String {
    let root = View("root")
    let label = Label(String(repeating: "some words ", count: count / 11))
    label.numberOfLines = 0
    root.addSubview(label)
    label.leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
      .topAnchor(equalTo: root.topAnchor)
    try root.layout(width: 320, height: 480)
    return "the text is \(label.frame.height) high"
  }

  /// Variables of a solver, each at least 1 more than the previous one.
  private static func variables(_ count: Int) throws -> String {
    var solver = Solver()
    var constraints: [LinearConstraint] = []
    var previous = solver.makeVariable()
    for _ in 0..<count {
      let next = solver.makeVariable()
      constraints.append(next - previous >= 1)
      previous = next
    }
    try solver.add(contentsOf: constraints)
    return "the last is \(solver[previous])"
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
