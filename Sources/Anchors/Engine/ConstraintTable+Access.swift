// Access to the constraints of a table by slot, and by the items that they mention.

import Buffers

extension ConstraintTable {
  /// Returns the object of the constraint at a slot, if it is active and has one.
  @inline(__always)
  package func object(at slot: ConstraintIndex) -> ConstraintLink? {
    self[slot].object
  }

  /// Returns the index of the ``ClientQuery`` about the constraint at a slot, or -1.
  @inline(__always)
  func answer(at slot: ConstraintIndex) -> Int32 {
    object(at: slot) == nil ? -1 : self[slot].style
  }

  /// Records the index of the ``ClientQuery`` about the constraint at a slot.
  func setQueryResult(_ answer: Int32, at slot: ConstraintIndex) {
    if self[slot].flags.contains(.hasObject) { self[slot].style = answer }
  }

  /// Returns the form of the constraint at a slot, if it is active.
  @inline(__always)
  func form(at slot: ConstraintIndex) -> ConstraintForm? {
    if let object = object(at: slot) { return object.use { $0.form } }
    guard self[slot].isPlain else { return nil }
    let value = value(at: slot)
    return ConstraintForm(statement: value.statement, isImposed: value.isImposed)
  }

  /// Records whether the row of a constraint is in mirrored coordinates.
  @inline(__always)
  func setMirrored(_ slot: ConstraintIndex, _ isMirrored: Bool) {
    self[slot].flags.set(.mirrored, isMirrored)
  }

  /// Visits the slots of the records that mention an item of a leaving subtree.
  ///
  /// A record with two leaving items is visited only for its first item.
  @inline(__always)
  mutating func forEachRecordMentioning(_ node: LayoutNode, _ visit: (ConstraintIndex) -> Void) {
    guard !node.firstRecord.isNone else { return }
    buildLists()
    var link = node.firstRecord
    while !link.isNone {
      let record = self[link.index]
      if !link.isSecond || !record.first.state.contains(.leaving) { visit(link.index) }
      link = neighbors(of: link).next
    }
  }

  /// Finds the earliest record in the list of an item from the latest.
  ///
  /// - Precondition: The lists are built.
  func earliest(from latest: RecordLink) -> RecordLink {
    var (link, next) = (latest, latest)
    while !next.isNone {
      link = next
      next = neighbors(of: link).next
    }
    return link
  }

  /// Returns the neighbors of a record in the list of the item at this end.
  func neighbors(of link: RecordLink) -> RecordNeighbors {
    let neighbors = ends[link.index.position]
    return link.isSecond ? neighbors.second : neighbors.first
  }

  /// Returns whether the record at an index is a container's constraint of a role for an item.
  @inline(__always)
  func isAt(_ index: ConstraintIndex, _ role: ContainerRole, _ owner: NodeLink) -> Bool {
    guard indices.contains(index) else { return false }
    let record = self[index]
    return record.line == role.number && record.isPlain
      && (role.belongsToSecond ? record.second : record.first) == owner
      && styles[Int(record.style)].stackLine != nil
  }
}

// The constraints of a tree whose root no longer exists. Each survivor retains the tree's engine
// until it is used, and then takes the records inside it.
//
// Several threads may use survivors, so nothing changes the engine or its records once the root is
// deallocated. A record may therefore mention a node that no longer exists: its address is compared
// with those of a survivor's nodes, and never followed.

extension LayoutEngine {
  /// Materializes the records inside a survivor of the former tree, in order of activation.
  ///
  /// The objects retain themselves. Not included are those that a stack imposed on the survivor
  /// itself, because the stack no longer exists.
  func materializeOrphans(of survivor: LayoutNode) {
    var mentioned = List<NodeLink>()
    survivor.forEachInSubtree { if !$0.firstRecord.isNone { mentioned.append(NodeLink($0)) } }
    let inside = NodeLinkSet(mentioned)
    var slots: [ConstraintIndex] = []
    rows.constraints.forEachSlot(ofFirst: mentioned) { slot in
      let record = rows.constraints[slot]
      guard record.isPlain, inside.contains(record.first),
        record.second.map({ inside.contains($0) }) ?? true,
        !record.first.refers(to: survivor) || !rows.constraints.value(at: slot).isImposed
      else { return }
      slots.append(slot)
    }
    for node in mentioned { node.use { $0.firstRecord = .none } }
    mentioned.free()
    inside.free()
    slots.sort()
    for slot in slots {
      let constraint = LayoutConstraint(rows.constraints.value(at: slot), slot: slot)
      constraint.state.insert(.detached)
      ConstraintLink(constraint).retain()
    }
  }

  /// Builds the lists of records if so many nodes may survive that each search would be long.
  func prepareForSurvivors(_ nodes: inout [LayoutNode]) {
    guard nodes.count > Self.fewSurvivors, rows.constraints.plainCount > 0 else { return }
    var count = 0
    for index in nodes.indices where !isKnownUniquelyReferenced(&nodes[index]) { count += 1 }
    if count > Self.fewSurvivors { rows.constraints.buildLastLists() }
  }

  /// The number of survivors that may search all records each.
  private static var fewSurvivors: Int { 32 }
}

extension LayoutNode {
  /// Separates a survivor from the other parts of its deallocated tree.
  ///
  /// Constraints that relate it to them are deactivated at once: the list of an item is linked
  /// through its constraints, and survivors may be used by different threads.
  func separateFromDeadTree() {
    guard state.contains(.orphaned), formerEngine?.hasRelatedByObjects() == true else { return }
    var crossing: [LayoutConstraint] = []
    forEachInSubtree { node in
      for constraint in node.constraintObjects
      where constraint.isActive && constraint.relatesDeadTree(beyond: NodeLink(self)) {
        crossing.append(constraint)
      }
    }
    for constraint in crossing { constraint.deactivate() }
  }
}

extension LayoutConstraint {
  /// True if the constraint may relate several items.
  var relatesItems: Bool { endCount > 2 || secondItem != nil }

  /// Returns whether the constraint relates a survivor to another part of its dead tree.
  fileprivate func relatesDeadTree(beyond survivor: NodeLink) -> Bool {
    guard engineLink == nil else { return false }
    for end in 0..<endCount {
      guard let root = item(at: end)?.root, root != survivor else { continue }
      if root.state.contains(.orphaned) { return true }
    }
    return false
  }
}

/// A set of nodes that may no longer exist, compared by address.
struct NodeLinkSet {
  private var slots = List<NodeLink?>()
  private var shift: UInt32 = 32

  init() {}

  init(_ nodes: List<NodeLink>) {
    guard !nodes.isEmpty else { return }
    while 1 << (32 - shift) < 2 * nodes.count { shift -= 1 }
    for _ in 0..<1 << (32 - shift) { slots.append(nil) }
    for node in nodes { slots[bucket(of: node)] = node }
  }

  func contains(_ node: NodeLink) -> Bool { !slots.isEmpty && slots[bucket(of: node)] != nil }

  /// Returns the slot of a node, or the empty slot for it.
  private func bucket(of node: NodeLink) -> Int {
    // Allocated addresses are multiples of 16.
    let number = UInt32(truncatingIfNeeded: node.address >> 4)
    var slot = Int((number &* 0x9E37_79B1) >> shift)
    while let other = slots[slot], other != node { slot = (slot + 1) % slots.count }
    return slot
  }

  func free() { slots.free() }
}

/// All constraints of a container, at stable indices.
///
/// Most of them are records in the engine's table. The container owns the memory; an update
/// borrows the table and returns it.
package struct ContainerEntryTable {
  private var list = List<ContainerEntry>()
  /// The head of the list of free indices, or -1.
  private var firstFree: Int32 = -1
  /// The constraint objects of entries, up to the last entry that has one.
  private var objects: [LayoutConstraint?] = []

  package init() {}

  subscript(index: Int32) -> ContainerEntry {
    @inline(__always)
    get { list[Int(index)] }
    @inline(__always)
    nonmutating _modify { yield &list[Int(index)] }
  }

  /// Reserves capacity for the entries of a number of items, if there are no entries yet.
  package mutating func reserve(items: Int) {
    if list.isEmpty { list.reserve(3 * items + 4) }
  }

  /// Frees the memory of the list.
  package func free() { list.free() }

  @inline(__always)
  mutating func insert(_ entry: ContainerEntry) -> Int32 {
    guard firstFree >= 0 else {
      list.append(entry)
      return Int32(truncatingIfNeeded: list.count &- 1)
    }
    let index = firstFree
    firstFree = self[index].next
    self[index] = entry
    return index
  }

  /// Stores the constraint object of an entry.
  @inline(never)
  mutating func store(_ constraint: LayoutConstraint, at index: Int32) {
    while objects.count <= Int(index) { objects.append(nil) }
    objects[Int(index)] = constraint
    self[index].location = .object
  }

  /// Returns the constraint of an entry as an object.
  ///
  /// - Returns: The constraint, or nil if it was deactivated and is not stored here.
  @inline(never)
  func constraint(at index: Int32) -> LayoutConstraint? {
    let entry = self[index]
    if entry.location == .object { return objects[Int(index)] }
    return entry.location.recordIndex.flatMap { entry.makeConstraint(at: $0) }
  }

  /// Releases the constraint of an entry.
  @inline(never)
  mutating func release(_ index: Int32) {
    if self[index].location == .object { objects[Int(index)] = nil }
    self[index].location = .none
  }

  /// Moves an entry to the index of another one, which has no constraint.
  @inline(never)
  mutating func move(_ index: Int32, to other: Int32) {
    let next = self[other].next
    self[other] = self[index]
    self[other].next = next
    if self[index].location == .object {
      if let constraint = objects[Int(index)] { store(constraint, at: other) }
      release(index)
    }
    free(index)
  }

  /// Frees the index of an entry without a constraint.
  mutating func free(_ index: Int32) {
    self[index].next = firstFree
    firstFree = index
  }
}
