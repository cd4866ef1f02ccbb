// References that do not retain their target. This is the only file with such references.
//
// Ownership: a parent node owns its children, and the engine of a tree's root owns the active
// constraints. Every reference in the other direction is one of the links below, and each target
// clears the links to itself when it is deallocated or released:
//
// - `LayoutNode.deinit` clears the parent link of its children and its end of each constraint;
//   leaving a tree removes the node from every list of its engine,
// - `LayoutGuide.deinit` clears the link to itself at its node,
// - `LayoutConstraint.deinit` removes the constraint from the lists of its nodes,
// - `LayoutNode.deinit` removes the records that mention the node from the table of the former
//   engine, or marks there that the node no longer exists,
// - an engine clears the engine link of each constraint that it releases.
//
// Access through `use` counts no references, which would dominate the cost of walking a tree; the
// body must not deallocate the target. Code that may run client code retains the target for its
// duration. Within a layout it need not, because the layout retains nodes that leave its tree until
// it ends.
//
// The properties of a client's view subclass are released after its children. So a view owned by
// both a property and its parent node briefly outlives that parent, like any view with another
// owner.

/// An object that is not retained except by ``retain()``.
package struct Link<Target: AnyObject>: Equatable, BitwiseCopyable {
  private let reference: Unmanaged<Target>

  @inline(__always)
  package init(_ target: borrowing Target) { reference = Unmanaged.passUnretained(target) }

  @inline(__always)
  fileprivate init(address: UnsafeRawPointer) { reference = Unmanaged.fromOpaque(address) }

  /// The target, retained during use.
  @inline(__always)
  package var target: Target { reference.takeUnretainedValue() }

  @inline(__always)
  @discardableResult
  package func use<Result>(_ body: (Target) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// Retains the target until ``release()``.
  package func retain() { _ = reference.retain() }

  func release() { reference.release() }

  /// The address of the target, also after it is deallocated; a multiple of 4.
  @inline(__always)
  fileprivate var pointer: UnsafeRawPointer { UnsafeRawPointer(reference.toOpaque()) }

  /// Compares the target with an object.
  ///
  /// - Returns: Whether the link refers to that object.
  @inline(__always)
  package func refers(to object: borrowing Target) -> Bool { self == Link(object) }

  @inline(__always)
  package static func == (lhs: Link, rhs: Link) -> Bool { lhs.pointer == rhs.pointer }
}

/// A node that is not retained.
package typealias NodeLink = Link<LayoutNode>

extension NodeLink {
  /// The node, retained during use.
  package var node: LayoutNode { target }

  /// Returns the nodes of links, retained.
  static func nodes(of links: some Sequence<NodeLink>, count total: Int) -> [LayoutNode] {
    [LayoutNode](unsafeUninitializedCapacity: total) { memory, count in
      for link in links {
        assert(count < total, "more nodes than the capacity")
        memory.initializeElement(at: count, to: link.node)
        count += 1
      }
    }
  }

  /// The address of the node, also after it is deallocated.
  var address: UInt { UInt(bitPattern: pointer) }
}

/// A constraint that is not retained except by ``Link/retain()``.
package typealias ConstraintLink = Link<LayoutConstraint>

extension ConstraintLink {
  /// Creates a link from its ``bits``, which are not 0.
  @inline(__always)
  init(bits: UInt64) {
    let address = UnsafeRawPointer(bitPattern: UInt(truncatingIfNeeded: bits))
    self.init(address: address.unsafelyUnwrapped)
  }

  @inline(__always)
  var bits: UInt64 { UInt64(UInt(bitPattern: pointer)) }

  /// The constraint, retained during use.
  package var constraint: LayoutConstraint { target }
}

/// An engine that is not retained except by ``Link/retain()``.
typealias EngineLink = Link<LayoutEngine>

extension EngineLink {
  /// The engine, retained during use.
  var engine: LayoutEngine { target }
}

/// A member of an item's list: a constraint and its end at the item.
package struct EndLink {
  /// The address of the constraint, plus the end.
  private let position: UnsafeRawPointer

  @inline(__always)
  init(constraint: ConstraintLink, end: UInt8) { position = constraint.pointer + Int(end) }

  @inline(__always)
  package var constraint: ConstraintLink { ConstraintLink(address: position - Int(end)) }
  @inline(__always)
  var end: UInt8 { UInt8(UInt(bitPattern: position) & 3) }

  /// The next member of the list.
  @inline(__always)
  package var next: EndLink? {
    get { constraint.use { $0[end].next } }
    nonmutating set { constraint.use { $0[end].next = newValue } }
  }

  /// The previous member of the list.
  @inline(__always)
  var previous: EndLink? {
    get { constraint.use { $0[end].previous } }
    nonmutating set { constraint.use { $0[end].previous = newValue } }
  }
}

extension LayoutNode {
  /// The node as a view.
  ///
  /// It is nil for a guide, for an item of another toolkit, and for a view that is being
  /// deallocated.
  package final var ownView: View? {
    @inline(__always) get { isView ? unsafeDowncast(self, to: View.self) : nil }
  }
}
