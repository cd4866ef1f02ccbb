// References that do not keep their target alive. This is the only file with such references.
//
// Who owns whom: a parent node owns its children; the engine of a tree's root owns
// the active constraints. Everything that points the other way is one of the links below, and every
// target clears the links to itself when it goes:
//
// - `LayoutNode.deinit` clears the parent link of its children and its end of each constraint, and
//   leaving a tree takes the node out of every list of its engine,
// - `LayoutConstraint.deinit` takes itself out of the lists of its nodes,
// - `LayoutNode.deinit` takes what is stated about the node out of the table that its tree has left, or
//   marks there that the node has gone,
// - an engine clears the engine link of a constraint that it lets go.
//
// Going through a link counts no references, which is most of what walking a tree would cost; `use`
// is for work during which the target stays where it is. Code that may run the program's own methods
// takes the target itself, which then lives until it is done; within a layout it need not, since the layout
// keeps what leaves its tree until it has ended.
//
// What a view of the program keeps by properties of its own goes after what it keeps as a node: a view that is held
// both ways outlives its parent for that moment, as one would that anybody else holds.

/// A node that is not kept alive.
struct NodeLink: Equatable {
  private let target: Unmanaged<LayoutNode>

  init(_ node: LayoutNode) { target = Unmanaged.passUnretained(node) }

  /// The node, kept alive while it is in use.
  var node: LayoutNode { target.takeUnretainedValue() }

  @inline(__always)
  @discardableResult
  func use<Result>(_ body: (LayoutNode) -> Result) -> Result {
    target._withUnsafeGuaranteedRef { body($0) }
  }

  /// Runs what may call the program's own methods; the node lives until it is done.
  @inline(__always)
  func withRetained<Result>(_ body: (LayoutNode) -> Result) -> Result {
    let kept = target.retain()
    defer { kept.release() }
    return use(body)
  }

  /// Asks for links until there is none, and returns their nodes, kept alive.
  @inline(__always)
  static func nodes(atMost most: Int, _ next: () -> NodeLink?) -> [LayoutNode] {
    guard most > 0 else { return [] }
    return [LayoutNode](unsafeUninitializedCapacity: most) { memory, count in
      while let link = next() {
        assert(count < most, "more nodes than there is room for")
        memory.initializeElement(at: count, to: link.node)
        count += 1
      }
    }
  }

  /// Where the node is, or was.
  var address: UInt { UInt(bitPattern: target.toOpaque()) }

  /// Whether the link leads to a node.
  func refers(to node: LayoutNode) -> Bool {
    target.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
  }

  static func == (lhs: NodeLink, rhs: NodeLink) -> Bool {
    lhs.target.toOpaque() == rhs.target.toOpaque()
  }
}

/// A constraint that is not kept alive unless retained by ``retain()``.
struct ConstraintLink: Equatable {
  fileprivate let target: Unmanaged<LayoutConstraint>

  fileprivate init(target: Unmanaged<LayoutConstraint>) { self.target = target }

  init(_ constraint: LayoutConstraint) { target = Unmanaged.passUnretained(constraint) }

  /// A link that keeps the constraint alive until ``release()``.
  init(keeping constraint: consuming LayoutConstraint) {
    target = Unmanaged.passRetained(constraint)
  }

  /// The constraint, kept alive while it is in use.
  var constraint: LayoutConstraint { target.takeUnretainedValue() }

  @inline(__always)
  @discardableResult
  func use<Result>(_ body: (LayoutConstraint) -> Result) -> Result {
    target._withUnsafeGuaranteedRef { body($0) }
  }

  /// Keeps the constraint alive until ``release()``.
  func retain() { _ = target.retain() }

  func release() { target.release() }

  static func == (lhs: ConstraintLink, rhs: ConstraintLink) -> Bool {
    lhs.target.toOpaque() == rhs.target.toOpaque()
  }
}

/// A constraint's link, or the place where the constraint is only stated, or nothing, in one word.
struct ConstraintReference {
  /// The address of the constraint, which is even, or twice the place and one more.
  private let bits: UInt

  init(_ link: ConstraintLink?) {
    bits = link.map { UInt(bitPattern: $0.target.toOpaque()) } ?? 0
  }

  @inline(__always)
  init(stated place: Int32) { bits = UInt(UInt32(bitPattern: place)) << 1 | 1 }

  @inline(__always)
  var link: ConstraintLink? {
    guard bits & 1 == 0, let address = UnsafeRawPointer(bitPattern: bits) else { return nil }
    return ConstraintLink(target: Unmanaged.fromOpaque(address))
  }

  /// The place where it is stated, or -1.
  @inline(__always)
  var recordIndex: Int32 { bits & 1 == 1 ? Int32(truncatingIfNeeded: bits >> 1) : -1 }
}

extension LayoutNode {
  /// The node as the view that it is; nil for a guide or an item of another toolkit, and for a view that goes.
  package final var ownView: View? {
    @inline(__always) get { isView ? unsafeDowncast(self, to: View.self) : nil }
  }
}

/// An engine that is not kept alive unless retained by ``retain()``.
struct EngineLink: Equatable {
  private let target: Unmanaged<LayoutEngine>

  init(_ engine: LayoutEngine) { target = Unmanaged.passUnretained(engine) }

  /// A link that keeps the engine alive until ``release()``.
  init(keeping engine: consuming LayoutEngine) { target = Unmanaged.passRetained(engine) }

  /// The engine, kept alive while it is in use.
  var engine: LayoutEngine { target.takeUnretainedValue() }

  @inline(__always)
  @discardableResult
  func use<Result>(_ body: (LayoutEngine) -> Result) -> Result {
    target._withUnsafeGuaranteedRef { body($0) }
  }

  /// Keeps the engine alive until ``release()``.
  func retain() { _ = target.retain() }

  func release() { target.release() }

  static func == (lhs: EngineLink, rhs: EngineLink) -> Bool {
    lhs.target.toOpaque() == rhs.target.toOpaque()
  }

  /// Whether the link leads to an engine.
  func refers(to engine: LayoutEngine?) -> Bool {
    engine.map { target.toOpaque() == Unmanaged.passUnretained($0).toOpaque() } ?? false
  }
}
