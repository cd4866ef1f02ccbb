package import Anchors
import Buffers
import Simplex
import SimplexQuestions

/// The parameter of a layout function.
package enum FunctionParameter {
  /// The width or the height of the root.
  case extent(Axis)
  /// Constants of constraints, each equal to `offset + rate * parameter`.
  case constants(String, [(constraint: LayoutConstraint, offset: Double, rate: Double)])
}

extension LayoutEngine {
  /// Updates the solver to the tree, at the fitting size of the root.
  ///
  /// No frame is written, and nothing is done if nothing has changed since the last layout. Client
  /// code may move the tree into another one, which this engine then no longer owns.
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
    reinstateAllBroken()
    requeueInvalid()
    prepareToSolve(false)
    guard ownsTree else { return }
    currentLayout.requestedSize = RootSize(width: nil, height: nil)
    defer { currentLayout.requestedSize = before }
    try solveAndWrapTexts()
  }

  /// Returns the constants that depend on the parameter.
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
        guard let row = trialRow(of: constraint), let form = constraint.form,
          let frame = contextAfterQuery(of: constraint)
        else {
          throw .inactiveConstraint(constraint.summary)
        }
        let shift = rowConstant(of: form, frame) - constraint.storedConstant
        constants.append(ParametricConstant(row, offset: offset + shift, rate: rate))
      }
      return constants
    }
  }

  /// Returns the texts whose height depends on their width.
  func functionTexts() -> [FunctionText] {
    var texts: [FunctionText] = []
    for slot in items.indices {
      let record = items[slot]
      guard record.state.contains(.wraps), let node = record.node?.node else { continue }
      let rows = [row(.hugHeight, of: slot), row(.resistHeight, of: slot)].compactMap { $0 }
      let widthRows = [row(.hugWidth, of: slot), row(.resistWidth, of: slot)].compactMap { $0 }
      guard !rows.isEmpty || row(.minimumContentHeight, of: slot) != nil else { continue }
      texts.append(
        FunctionText(
          slot: slot, node: node, width: record.width, rows: rows, widthRows: widthRows,
          natural: items.naturalContent(of: slot)))
    }
    return texts
  }
}
