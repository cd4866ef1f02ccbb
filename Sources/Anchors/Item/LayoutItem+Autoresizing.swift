// Items placed by their frame and an autoresizing mask.

extension LayoutItem {
  /// Indicates whether the frame and the autoresizing mask become constraints; false unless set.
  ///
  /// The constraints are required, and are remade whenever the frame or the mask is set. Leave it
  /// false for an item that is placed by constraints of its own.
  ///
  /// In UIKit it is true unless set. Here it is set for each item with a frame of its own:
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

  /// The parts of the frame that are flexible when the parent is resized.
  ///
  /// It has an effect while ``translatesAutoresizingMaskIntoConstraints`` is true.
  public var autoresizingMask: AutoresizingMask {
    get { layoutNode.rareState?.autoresizingMask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      layoutNode.requireRareState().autoresizingMask = newValue
      layoutNode.resetInferredBasis()
      layoutNode.maskChanged()
    }
  }

  /// The parent's size for which the frame is stated, or nil.
  ///
  /// Nil means the size at the time when the constraints are made. Set it to state the frame of an
  /// item in a parent that has not been laid out. A size with a number that is NaN or beyond 1e9 is
  /// refused: the next layout reports it.
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

/// A frame and the parent's size for which it is stated.
struct AutoresizingBasis {
  let frame: Rect
  let parentSize: Size
}

extension LayoutNode {
  /// Returns the frame and parent size from which the mask's rows are made.
  ///
  /// It is the basis set or inferred first, independent of later layouts; without one, the current
  /// frames.
  func autoresizingBasis(in parent: LayoutNode) -> AutoresizingBasis {
    rareState?.autoresizingBasis
      ?? AutoresizingBasis(frame: storedFrame, parentSize: parent.storedFrame.size)
  }

  /// Restarts from the current frame, after the frame or its reference size was set.
  func resetAutoresizingBasis() {
    guard let rareState else { return }
    rareState.autoresizingBasis = rareState.autoresizingReference.map {
      AutoresizingBasis(frame: storedFrame, parentSize: $0)
    }
  }

  /// Restarts from the current frame unless the parent's size is stated.
  func resetInferredBasis() {
    if rareState?.autoresizingReference == nil { rareState?.autoresizingBasis = nil }
  }

  func maskChanged() {
    guard state.contains(.scanned) else { return }
    root.engine?.frameWasSet(self)
  }
}

/// The parts of an item's frame that are flexible when its parent is resized.
///
/// Along each axis a frame has three parts: the margin before it, its size, and the margin after
/// it. Flexible parts share the change in proportion to their sizes; the others stay constant. With
/// no flexible part, the margin after the item absorbs the change.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits of the mask.
  public let rawValue: UInt8

  /// Creates a mask from its bits.
  ///
  /// - Parameter rawValue: The bits; they mean the same as in UIKit's masks.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance from the parent's left edge is flexible.
  public static var flexibleLeftMargin: Self { Self(rawValue: 1) }
  /// The width is flexible.
  public static var flexibleWidth: Self { Self(rawValue: 2) }
  /// The distance from the parent's right edge is flexible.
  public static var flexibleRightMargin: Self { Self(rawValue: 4) }
  /// The distance from the parent's top edge is flexible.
  public static var flexibleTopMargin: Self { Self(rawValue: 8) }
  /// The height is flexible.
  public static var flexibleHeight: Self { Self(rawValue: 16) }
  /// The distance from the parent's bottom edge is flexible.
  public static var flexibleBottomMargin: Self { Self(rawValue: 32) }
}
