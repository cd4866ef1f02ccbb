/// A relation between two anchors: `first relation multiplier * second + constant`.
///
/// Constraints are made by anchors and by the chain. A constraint counts once it is active; the
/// engine of the tree then keeps it alive. It does not keep its items alive: it is deactivated when
/// one of them goes.
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
public final class LayoutConstraint {
  var firstEnd: ConstraintEnd
  var secondEnd: ConstraintEnd
  let offsets: OffsetEnds?
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The attribute of the second item, or ``LayoutAttribute/notAnAttribute``.
  public let secondAttribute: LayoutAttribute
  /// How the two sides relate.
  public let relation: LayoutRelation
  /// The factor of the second attribute.
  public let multiplier: Double
  var storedConstant: Double
  var storedPriority: LayoutPriority
  private var storedIdentifier: String?
  /// The place in the program that made the constraint.
  public internal(set) var origin: ConstraintOrigin
  var engineLink: EngineLink?
  /// The place in the engine's list of active constraints, or -1.
  var slot: Int32 = -1
  var state: ConstraintState = []
  /// What a stack has it for.
  var role: StackRole?
  let pairingFault: ConstraintFault?
  var hasLostItem = false

  init(
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
    // What most constraints are: the same edge of two items, a part of it or none.
    if first == second, multiplier == 1, first != .notAnAttribute { return nil }
    if let fault = first.fault(with: second) { return fault }
    guard multiplier.magnitude <= 1e9 else { return .invalidNumber }
    return multiplier == 0 && !first.isDimension ? .locationWithoutPartner : nil
  }

  /// The first item, or nil if it no longer exists.
  public var firstItem: LayoutNode? { firstEnd.item?.node }

  /// The second item, or nil if there is none or it no longer exists.
  public var secondItem: LayoutNode? { secondEnd.item?.node }

  /// A name of the caller's choice, printed in reports.
  public var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// The number added to the right side, in points.
  ///
  /// Changing it on an active constraint changes one number in the solver at the next layout.
  ///
  /// A trailing or bottom edge moves inwards as its constant falls:
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
  public var constant: Double {
    get { storedConstant }
    set {
      guard newValue != storedConstant || storedConstant.isNaN else { return }
      storedConstant = newValue
      state.remove(.systemSpacing)
      engineLink?.use { $0.constraintChanged(self) }
    }
  }

  /// How much the constraint matters; it may cross ``LayoutPriority/required`` while active.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      engineLink?.use { $0.constraintChanged(self) }
    }
  }

  /// Whether recovering layout leaves the active constraint out so that others can hold.
  public var isBroken: Bool { state.contains(.broken) }

  /// What is wrong with the constraint, or nil if it can be used.
  public var fault: ConstraintFault? {
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
  public func with(priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// Sets the identifier and returns the constraint, for use in a list of constraints.
  ///
  /// - Parameter identifier: A name for reports.
  /// - Returns: The constraint itself.
  public func with(identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }
}
