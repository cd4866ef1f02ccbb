// Turning constraints on and off.

extension LayoutConstraint {
  /// Whether the constraint counts.
  ///
  /// Setting it never fails: what is wrong with the constraint is reported by the next layout.
  /// Setting it to what it is does nothing.
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

  /// Activates constraints in their order; active ones are left as they are.
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
  /// - Parameter constraints: The constraints to turn on.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints; inactive ones are left as they are.
  ///
  /// - Parameter constraints: The constraints to turn off.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  func activate() {
    guard !state.contains(.active), let first = firstEnd.item else { return }
    state.insert(.active)
    first.root.adopt(self)
  }

  func deactivate() {
    guard state.contains(.active) else { return }
    state.remove(.active)
    engineLink?.use { $0.release(self) }
    releaseFromOldTree()
  }

  /// Stops keeping itself alive, if the engine of its tree has gone.
  func releaseFromOldTree() {
    guard state.contains(.detached) else { return }
    state.remove(.detached)
    slot = -1
    ConstraintLink(self).release()
  }
}
