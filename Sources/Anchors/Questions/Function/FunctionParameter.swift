@_spi(Memory) import Simplex

/// What a layout is a function of.
package enum FunctionParameter {
  /// The width or the height of the root.
  case extent(Axis)
  /// The constants of constraints: each is `offset + rate * parameter`.
  case constants(String, [(constraint: LayoutConstraint, offset: Double, rate: Double)])
}

extension LayoutEngine {
  /// Brings the solver into line with the tree, with the root as large as its contents ask for.
  ///
  /// No frame is written. Nothing is done if nothing has changed since the last layout. The program may put the tree
  /// into another one meanwhile, which the engine is not in charge of then.
  func prepareForFunction() throws(LayoutError) {
    if !isDirty, recovery.broken.isEmpty, recovery.invalidConstraints.isEmpty,
      recovery.badContents.isEmpty
    {
      return
    }
    let (before, isInner) = (currentLayout.requestedSize, currentLayout.isRunning)
    currentLayout.isRunning = true
    defer {
      currentLayout.isRunning = isInner
      discardAnswers()
      releaseLeavingNodes()
    }
    retryAllBroken()
    requeueInvalid()
    prepare(false)
    guard ownsTree else { return }
    currentLayout.requestedSize = RootSize(width: nil, height: nil)
    defer { currentLayout.requestedSize = before }
    try solve()
  }

  /// The constants that follow the parameter.
  func constants(of parameter: FunctionParameter) throws(LayoutFunctionError)
    -> [ParametricConstant]
  {
    switch parameter {
    case .extent(let axis):
      let insets = rootLink.alignmentInsets
      let isWidth = axis == .horizontal
      guard let slot = rootSlot, let row = row(isWidth ? .frameWidth : .frameHeight, of: slot)
      else {
        return []
      }
      let inset = isWidth ? insets.left + insets.right : insets.top + insets.bottom
      return [ParametricConstant(row, offset: 0 - inset)]
    case .constants(_, let list):
      var constants: [ParametricConstant] = []
      for (constraint, offset, rate) in list {
        guard let row = trialRow(of: constraint), let frame = contextAfterQuery(of: constraint)
        else {
          throw .inactiveConstraint(constraint.summary)
        }
        let shift = rowConstant(of: constraint, frame) - constraint.storedConstant
        constants.append(ParametricConstant(row, offset: offset + shift, rate: rate))
      }
      return constants
    }
  }

  /// The texts whose height follows from their width.
  func functionTexts() -> [FunctionText] {
    var texts: [FunctionText] = []
    for slot in items.indices {
      let record = items[slot]
      guard record.state.contains(.wraps), let node = record.node?.node else { continue }
      let rows = [row(.hugHeight, of: slot), row(.resistHeight, of: slot)].compactMap { $0 }
      guard !rows.isEmpty else { continue }
      texts.append(
        FunctionText(
          slot: slot, node: node, width: record.width, rows: rows,
          natural: items.naturalContent(of: slot)))
    }
    return texts
  }
}
