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
  private final var storedIdentifier: String?
  /// The source location that created the constraint.
  public internal(set) final var origin: ConstraintOrigin
  final var engineLink: EngineLink?
  /// The slot in the engine's list of active constraints, or -1.
  @exclusivity(unchecked) package final var slot: Int32 = -1
  @exclusivity(unchecked) package final var state: ConstraintState = []
  /// The role in a stack, for a constraint that a stack created.
  final var role: StackRole?
  final let pairingFault: ConstraintFault?
  final var hasLostItem = false
  /// The ends that were stated as margin attributes of the item that owns the margins guide.
  final var marginEnds: MarginEnds = []

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
    _ first: LayoutNode, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutNode?, _ secondAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, priority: LayoutPriority = .required, identifier: String? = nil,
    origin: ConstraintOrigin, firstStart: AnchorEnd? = nil, secondStart: AnchorEnd? = nil
  ) {
    firstEnd = ConstraintEnd(first)
    secondEnd = ConstraintEnd(second)
    offsets =
      firstStart == nil && secondStart == nil
      ? nil : OffsetEnds(first: firstStart, second: secondStart)
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    storedIdentifier = identifier
    self.origin = origin
    pairingFault =
      (second == nil) == (secondAttribute == .notAnAttribute)
      ? Self.pairingFault(
        firstStart == nil ? firstAttribute : .width,
        secondStart == nil ? secondAttribute : .width, multiplier)
      : .secondSideIncomplete
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
  public final var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

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
    set {
      guard newValue != storedConstant || storedConstant.isNaN else { return }
      storedConstant = newValue
      state.remove(.systemSpacing)
      numbersChanged()
    }
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
  public final var fault: ConstraintFault? {
    if hasLostItem { return .itemGone }
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
