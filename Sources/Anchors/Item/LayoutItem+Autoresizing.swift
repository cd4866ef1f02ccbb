// Items that are placed by their frame and an autoresizing mask.

extension LayoutItem {
  /// Whether the frame and the autoresizing mask are turned into constraints; false unless set.
  ///
  /// The constraints are required, and are remade whenever the frame or the mask is set. An item
  /// that is placed by constraints of its own must leave this false.
  ///
  /// In UIKit it is true unless set. Here an item with a frame of its own asks for it:
  ///
  /// ```swift
  /// let card = View("card"), stamp = View("stamp"), text = View("text")
  /// for view in [stamp, text] { card.addSubview(view) }
  /// stamp.translatesAutoresizingMaskIntoConstraints = true
  /// stamp.frame = Rect(x: 10, y: 10, width: 30, height: 30)
  /// text.leadingAnchor(equalTo: stamp.trailingAnchor, constant: 8)
  /// try card.layout(width: 320, height: 100)
  /// assert(text.frame.minX == 10 + 30 + 8)
  /// ```
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.state.contains(.translatesMask) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layoutNode.state.set(.translatesMask, newValue)
      layoutNode.resetInferredBasis()
      layoutNode.maskChanged()
    }
  }

  /// Which parts of the frame give way when the parent is resized.
  ///
  /// It counts while ``translatesAutoresizingMaskIntoConstraints`` is set.
  public var autoresizingMask: AutoresizingMask {
    get { layoutNode.rareState?.autoresizingMask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      layoutNode.requireRareState().autoresizingMask = newValue
      layoutNode.resetInferredBasis()
      layoutNode.maskChanged()
    }
  }

  /// The size of the parent that the frame belongs to, or nil for the size that the parent has when
  /// the constraints are made.
  ///
  /// Set it to state where an item lies in a parent that has not been laid out. A size with a number
  /// that is NaN or beyond 1e9 is not taken: the next layout names it.
  public var autoresizingReferenceSize: Size? {
    get { layoutNode.rareState?.autoresizingReference }
    set {
      let usable = newValue.map { Rect(size: $0).isUsable } ?? true
      guard usable else { return layoutNode.refuse { $0.referenceSize = newValue } }
      if layoutNode.rareState?.refused?.referenceSize != nil {
        layoutNode.refuse { $0.referenceSize = nil }
      }
      layoutNode.requireRareState().autoresizingReference = newValue
      layoutNode.resetAutoresizingBasis()
      layoutNode.maskChanged()
    }
  }
}

/// A frame and the size of the parent that it belongs to.
struct AutoresizingBasis {
  let frame: Rect
  let parentSize: Size
}

extension LayoutNode {
  /// What the rows of the mask are made of: what was set or found first, whatever layouts have made of it since.
  func autoresizingBasis(in parent: LayoutNode) -> AutoresizingBasis {
    rareState?.autoresizingBasis
      ?? AutoresizingBasis(frame: storedFrame, parentSize: parent.storedFrame.size)
  }

  /// Begins with the present frame, because it was set or is to be understood in another way.
  func resetAutoresizingBasis() {
    guard let rareState else { return }
    rareState.autoresizingBasis = rareState.autoresizingReference.map {
      AutoresizingBasis(frame: storedFrame, parentSize: $0)
    }
  }

  /// Begins with the present frame unless the parent's size is stated.
  func resetInferredBasis() {
    if rareState?.autoresizingReference == nil { rareState?.autoresizingBasis = nil }
  }

  func maskChanged() {
    guard state.contains(.scanned) else { return }
    root.engine?.frameWasSet(self)
  }
}
