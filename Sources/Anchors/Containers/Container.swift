// Containers: views that place children by constraints of their own, which are stacks and, in a
// module above this one, grids.

/// The purpose of a constraint of a container; role and owner are the key of the constraint.
///
/// It is a number below 64, which the container interprets. Others only need to know its range.
package struct ContainerRole: Equatable, BitwiseCopyable {
  let number: UInt8

  @inline(__always)
  package init(_ number: UInt8) { self.number = number }

  /// True if the owner of the constraint is its second item instead of its first.
  ///
  /// Invariant: no other active constraint of a container has the same role and owner.
  @inline(__always)
  var belongsToSecond: Bool { number >= 40 && number < 56 }

  /// True if a constraint with this role and a single item imposes that item's size.
  var isImposed: Bool { number >= 56 }

  /// True if a constraint with this role collapses a hidden item.
  var isHiding: Bool { number >= 60 }
}

/// The attributes along and across the axis of a container.
package struct ContainerAxes {
  package let lead: LayoutAttribute
  package let trail: LayoutAttribute
  package let middle: LayoutAttribute
  package let size: LayoutAttribute
  package let near: LayoutAttribute
  package let far: LayoutAttribute
  package let crossMiddle: LayoutAttribute
  package let cross: LayoutAttribute

  package init(_ axis: Axis) {
    if axis == .horizontal {
      (lead, trail, middle, size) = (.leading, .trailing, .centerX, .width)
      (near, far, crossMiddle, cross) = (.top, .bottom, .centerY, .height)
    } else {
      (lead, trail, middle, size) = (.top, .bottom, .centerY, .height)
      (near, far, crossMiddle, cross) = (.leading, .trailing, .centerX, .width)
    }
  }
}

extension Statement {
  /// The identifier of a container's constraint with a role; nil once it has no container.
  ///
  /// The first item is the container, or else a child or a guide of it.
  func identifier(of role: ContainerRole) -> String? {
    let isOwn = second.map { $0.parent == first } ?? !(role.isImposed || first.kind.isGuide)
    return (isOwn ? first : first.parent)?.view?.identifier(ofRole: role.number)
  }
}

extension View {
  /// Invalidates the rows of constraints to the view's baselines.
  package final func invalidateBaselines() {
    for constraint in layoutNode.constraintObjects where constraint.usesBaseline {
      constraint.engineLink?.use { $0.invalidateRow(constraint) }
    }
  }

  /// Records that the container depends on measured sizes or its place, which another tree changes.
  package final func markDependsOnMeasurement() {
    layoutNode.state.insert(.dependsOnMeasurement)
    layoutNode.root.engine?.recordMeasuringStack()
  }
}

extension NodeLink {
  /// Creates a guide of a container, which its node owns until it is removed.
  package func makeGuide(_ name: String) -> NodeLink {
    let guide = LayoutNode(name)
    guide.kind = .stackGuide
    use { $0.addGuide(guide) }
    return NodeLink(guide)
  }

  /// Removes a guide of a container, if there is one.
  ///
  /// Not inlined: code size.
  @inline(never)
  package func removeGuide(_ guide: inout NodeLink?) {
    guard let removed = guide else { return }
    use { $0.removeGuide(removed.node) }
    guide = nil
  }
}
