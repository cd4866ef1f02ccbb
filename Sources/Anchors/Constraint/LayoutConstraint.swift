/// A relation between two anchors: `first relation multiplier * second + constant`.
///
/// Anchors and chain calls create constraints. A constraint takes effect once it is active; then
/// the engine of the tree retains it. A constraint does not retain its items and is deactivated
/// when one of them is deallocated.
///
/// ```swift
/// let card = View("card"), photo = View("photo")
/// card.addSubview(photo)
/// let gap = photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 8)
/// gap.isActive = true
/// try card.layout(width: 320, height: 90)
/// assert(photo.frame.minY == 8)
/// gap.constant = 12
/// try card.layout(width: 320, height: 90)
/// assert(photo.frame.minY == 12)
/// ```
///
/// All members but the initializer are final: a subclass can add state of its own, not change the
/// equation.
open class LayoutConstraint {
  final var firstEnd: ConstraintEnd
  final var secondEnd: ConstraintEnd
  package final let offsets: OffsetEnds?
  /// The attribute of the first item.
  public final let firstAttribute: LayoutAttribute
  /// The attribute of the second item, or ``LayoutAttribute/notAnAttribute``.
  public final let secondAttribute: LayoutAttribute
  /// The relation of the two sides.
  public final let relation: LayoutRelation
  /// The factor of the second attribute.
  public final let multiplier: Double
  @exclusivity(unchecked) package final var storedConstant: Double
  @exclusivity(unchecked) package final var storedPriority: LayoutPriority
  /// The source location that created the constraint.
  public internal(set) final var origin: ConstraintOrigin
  final var engineLink: EngineLink?
  /// The slot in the engine's list of active constraints.
  @exclusivity(unchecked) package final var slot: ConstraintIndex = .absent
  @exclusivity(unchecked) package final var state: ConstraintState = []
  /// The role in a container, for a constraint that a container created.
  final var role: ContainerRole?
  final let pairingFault: ConstraintFault?
  /// True if a side was stated as a margin attribute of the item that owns the margins guide.
  final var firstIsMargin = false
  final var secondIsMargin = false

  /// Creates an inactive constraint between nodes.
  ///
  /// It is the initializer that a subclass inherits together with the convenience initializers.
  /// Margin attributes are not replaced by attributes of the margins guide.
  ///
  /// - Parameters:
  ///   - first: The first item.
  ///   - firstAttribute: The attribute of the first item.
  ///   - relation: The relation of the two sides.
  ///   - second: The second item, or nil.
  ///   - secondAttribute: The attribute of the second item, or ``LayoutAttribute/notAnAttribute``.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The number added to the second side, in points.
  ///   - priority: The priority.
  ///   - identifier: The name for reports, or nil.
  ///   - origin: The source location of the caller.
  ///   - firstStart: The near end of an offset on the first side, or nil.
  ///   - secondStart: The near end of an offset on the second side, or nil.
  public init(
    _ first: borrowing LayoutNode, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: borrowing LayoutNode?, _ secondAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, priority: LayoutPriority = .required, identifier: String? = nil,
    origin: ConstraintOrigin, firstStart: AnchorEnd? = nil, secondStart: AnchorEnd? = nil
  ) {
    firstEnd = ConstraintEnd(item: NodeLink(first))
    secondEnd = ConstraintEnd(item: second.map { NodeLink($0) })
    offsets =
      firstStart == nil && secondStart == nil
      ? nil : OffsetEnds(first: firstStart, second: secondStart)
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    self.identifier = identifier
    self.origin = origin
    pairingFault =
      (second == nil) == (secondAttribute == .notAnAttribute)
      ? Self.pairingFault(
        firstStart == nil ? firstAttribute : .width,
        secondStart == nil ? secondAttribute : .width, multiplier)
      : .secondSideIncomplete
    if usesBaseline || offsets != nil { state = .usesAnswers }
    linkEnds()
  }

  deinit {
    unlinkEnds()
  }

  static func pairingFault(
    _ first: LayoutAttribute, _ second: LayoutAttribute, _ multiplier: Double
  ) -> ConstraintFault? {
    // Fast path: most constraints relate equal attributes of two items.
    if first == second, multiplier == 1, first != .notAnAttribute { return nil }
    if let fault = first.fault(with: second) { return fault }
    guard multiplier.magnitude <= 1e9 else { return .invalidNumber }
    return multiplier == 0 && !first.isDimension ? .locationWithoutPartner : nil
  }

  /// The first item, or nil if it no longer exists.
  public final var firstItem: LayoutNode? { firstEnd.item?.node }

  /// The second item, or nil if there is none or it no longer exists.
  public final var secondItem: LayoutNode? { secondEnd.item?.node }

  /// A name chosen by the client, for reports.
  @exclusivity(unchecked) public final var identifier: String?

  /// The number added to the second side, in points.
  ///
  /// Changing it on an active constraint changes one number in the solver at the next layout.
  ///
  /// A trailing or bottom edge moves inward as its constant decreases:
  ///
  /// ```swift
  /// let card = View("card"), text = View("text")
  /// card.addSubview(text)
  /// let end = text.trailingAnchor
  ///   .constraint(equalTo: card.trailingAnchor, constant: -8)
  /// end.isActive = true
  /// try card.layout(width: 320, height: 90)
  /// assert(text.frame.maxX == 312)
  /// end.constant = -20
  /// try card.layout(width: 320, height: 90)
  /// assert(text.frame.maxX == 300)
  /// ```
  public final var constant: Double {
    get { storedConstant }
    set { if newValue != storedConstant { setConstant(newValue, isSystemSpacing: false) } }
  }

  /// Sets the constant, and whether it is a multiple of the standard spacing.
  ///
  /// - Returns: Whether either of them changed.
  @discardableResult
  final func setConstant(_ constant: Double, isSystemSpacing: Bool) -> Bool {
    guard constant != storedConstant || isSystemSpacing != state.contains(.systemSpacing) else {
      return false
    }
    storedConstant = constant
    state.set(.systemSpacing, isSystemSpacing)
    numbersChanged()
    return true
  }

  /// The priority; it may change to and from ``LayoutPriority/required`` while active.
  public final var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      numbersChanged()
    }
  }

  @inline(__always)
  private final func numbersChanged() {
    engineLink?.use { engine in
      engine.constraintChanged(self)
      engine.reportNeedsLayout()
    }
  }

  /// True if recovery excludes the active constraint so that others can be satisfied.
  public final var isBroken: Bool { state.contains(.broken) }

  /// The reason why the constraint is invalid, or nil if it is valid.
  @inline(__always)
  public final var fault: ConstraintFault? {
    if firstEnd.item == nil { return .itemGone }
    if let pairingFault { return pairingFault }
    guard storedConstant.magnitude <= 1e9 else { return .invalidNumber }
    guard storedPriority.isValid else { return .invalidPriority }
    return state.contains(.overflowing) ? .numbersTooLarge : nil
  }

  /// Sets the priority and returns the constraint, for use in a list of constraints.
  ///
  /// - Parameter priority: A priority in (0, 1000].
  /// - Returns: The constraint itself.
  public final func with(priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// Sets the identifier and returns the constraint, for use in a list of constraints.
  ///
  /// - Parameter identifier: The name, for reports.
  /// - Returns: The constraint itself.
  public final func with(identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }
}

// Activation of constraints.

extension LayoutConstraint {
  /// Indicates if the constraint is in effect.
  ///
  /// Setting it never fails: the next layout reports a ``fault`` of the constraint. Setting it to
  /// its current value has no effect.
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// let small = photo.widthAnchor.constraint(equalToConstant: 40)
  /// let large = photo.widthAnchor.constraint(equalToConstant: 80)
  /// small.isActive = true
  /// try card.layout(width: 320, height: 90)
  /// assert(photo.frame.width == 40)
  /// small.isActive = false  // first, or the two would clash
  /// large.isActive = true
  /// try card.layout(width: 320, height: 90)
  /// assert(photo.frame.width == 80)
  /// ```
  public var isActive: Bool {
    get { state.contains(.active) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints in the order of the array; active ones are unchanged.
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// LayoutConstraint.activate([
  ///   photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
  ///   photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
  ///   // Inside, the constant of a bottom edge is negative:
  ///   photo.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
  ///   photo.widthAnchor.constraint(equalTo: photo.heightAnchor),
  /// ])
  /// try card.layout(width: 320, height: 90)
  /// assert(photo.frame == Rect(x: 5, y: 5, width: 80, height: 80))
  /// ```
  ///
  /// - Parameter constraints: The constraints to activate.
  public static func activate(_ constraints: [LayoutConstraint]) {
    // By links, which count no references: the array retains its elements.
    for index in constraints.indices { ConstraintLink(constraints[index]).use { $0.activate() } }
  }

  /// Deactivates constraints; inactive ones are unchanged.
  ///
  /// - Parameter constraints: The constraints to deactivate.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  func activate() {
    guard !state.contains(.active), let first = firstEnd.item else { return }
    state.insert(.active)
    first.root.use { $0.requireEngineLink() }.use { $0.adopt(ConstraintLink(self)) }
    engineLink?.use { $0.reportNeedsLayout() }
  }

  func deactivate() {
    guard state.contains(.active) else { return }
    state.remove(.active)
    let engine = engineLink?.engine
    engine?.release(at: slot)
    releaseFromOldTree()
    engine?.reportNeedsLayout()
  }

  /// Releases the reference that a detached constraint has to itself.
  func releaseFromOldTree() {
    guard state.contains(.detached) else { return }
    state.remove(.detached)
    slot = .absent
    ConstraintLink(self).release()
  }
}

// Constraints between nodes, for other modules.

extension LayoutConstraint {
  /// Creates an inactive constraint whose constant is a multiple of the standard spacing.
  package convenience init(
    spacing first: LayoutNode, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    after second: LayoutNode, _ otherAttribute: LayoutAttribute, count: Double,
    origin: ConstraintOrigin
  ) {
    self.init(
      first, attribute, relation, second, otherAttribute, multiplier: 1,
      constant: count * LayoutNode.standardSpacing, origin: origin)
    state.insert(.systemSpacing)
  }

  /// The nodes that the constraint mentions, each once, with their names in reports.
  package var mentionedNodes: [(node: LayoutNode, name: String)] {
    (0..<endCount).compactMap { listedItem(at: $0)?.node }.map { ($0, $0.displayName) }
  }

  /// The near end of the offset on the first side, or nil if that side is not an offset.
  package var firstStart: (node: LayoutNode, attribute: LayoutAttribute)? { start(at: 2) }

  /// The near end of the offset on the second side, or nil if that side is not an offset.
  package var secondStart: (node: LayoutNode, attribute: LayoutAttribute)? { start(at: 3) }

  func start(at end: UInt8) -> (node: LayoutNode, attribute: LayoutAttribute)? {
    item(at: end).map { ($0.node, attribute(at: end)) }
  }
}

// The host of a constraint, and properties of its row.

extension LayoutConstraint {
  /// The nearest common ancestor of the constraint's items; nil if they are in different trees.
  ///
  /// An item counts as an ancestor of itself. Locations are expressed in the coordinates of the
  /// host, and its reading direction applies.
  public var host: LayoutNode? { hostLink?.node }

  package var hostLink: NodeLink? { form?.host }

  /// True if the constraint is mirrored in right-to-left layouts.
  package var isDirectional: Bool { form?.isDirectional == true }

  /// True if building the row may query client code for a baseline or a standard spacing.
  package var needsClientQuery: Bool {
    !state.isDisjoint(with: [.systemSpacing, .usesAnswers])
  }

  /// True if one of the two attributes is a baseline.
  var usesBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// True if the row's constant does not depend on insets or bounds of the items.
  var hasFixedRowConstant: Bool { offsets == nil && firstAttribute.isDimension }

  /// Tests if the constraint is active in an engine.
  ///
  /// - Parameter engine: An engine.
  /// - Returns: Whether the engine is that of the constraint.
  func belongs(to engine: LayoutEngine) -> Bool { engineLink?.refers(to: engine) == true }

  /// Tests if insets or the bounds origin of a node contribute to the row's constant.
  ///
  /// - Parameter node: A node.
  /// - Returns: Whether the row must be rebuilt when they change.
  func depends(onGeometryOf node: LayoutNode) -> Bool {
    guard !hasFixedRowConstant, let host = hostLink else { return false }
    let target = NodeLink(node)
    let usesBaseline = self.usesBaseline
    for end in 0..<endCount {
      guard let item = item(at: end) else { continue }
      // The baseline may belong to any descendant of the item.
      if usesBaseline, node.isDescendant(of: item.node) { return true }
      for inner in item.path {
        if inner == target { return true }
        if inner == host { break }
      }
    }
    return false
  }
}
