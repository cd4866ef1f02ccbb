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
    set {
      if newValue {
        activate()
      } else {
        deactivate()
      }
    }
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
    for constraint in constraints { constraint.activate() }
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
    first.root.adopt(self)
    engineLink?.use { $0.reportNeedsLayout() }
  }

  func deactivate() {
    guard state.contains(.active) else { return }
    state.remove(.active)
    let engine = engineLink?.engine
    engine?.release(at: Int(slot))
    releaseFromOldTree()
    engine?.reportNeedsLayout()
  }

  /// Releases the reference that a detached constraint has to itself.
  func releaseFromOldTree() {
    guard state.contains(.detached) else { return }
    state.remove(.detached)
    slot = -1
    ConstraintLink(self).release()
  }
}
