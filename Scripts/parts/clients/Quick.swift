// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for Quick: examples run in the order of the file, each with its own set-up.

@_exported import UIKitSupport
@_exported import XCTest

public final class Group {
  let name: String
  let parent: Group?
  var before: [() -> Void] = []
  var after: [() -> Void] = []

  init(_ name: String, in parent: Group?) {
    self.name = name
    self.parent = parent
  }

  var path: [Group] { (parent?.path ?? []) + [self] }
}

private struct Example {
  let name: String
  let group: Group
  let body: () -> Void
}

nonisolated(unsafe) private var group = Group("", in: nil)
nonisolated(unsafe) private var examples: [Example] = []
/// True if an expectation of the running example failed.
nonisolated(unsafe) public var exampleFailed = false

public func describe(_ name: String, _ body: () -> Void) {
  let outer = group
  group = Group(name, in: outer)
  body()
  group = outer
}

public func context(_ name: String, _ body: () -> Void) { describe(name, body) }

public func it(_ name: String, _ body: @escaping () -> Void) {
  examples.append(Example(name: name, group: group, body: body))
}

public func beforeEach(_ body: @escaping () -> Void) { group.before.append(body) }

public func afterEach(_ body: @escaping () -> Void) { group.after.append(body) }

open class QuickSpec {
  public init() {}

  open func spec() {}

  /// Runs the examples and prints one line for each.
  public func run() {
    (group, examples) = (Group("\(type(of: self))", in: nil), [])
    spec()
    for example in examples {
      exampleFailed = false
      let path = example.group.path
      for group in path { group.before.forEach { $0() } }
      example.body()
      for group in path.reversed() { group.after.forEach { $0() } }
      let name = (path.map(\.name) + [example.name]).joined(separator: " / ")
      print("Example '\(name)' \(exampleFailed ? "failed" : "passed")")
    }
  }
}

public func pending(_ name: String, _ body: () -> Void) {}
