public import Anchors

/// A view that shows a model: its only input is one value.
public protocol HasModel {
  /// What is shown.
  associatedtype Model
  /// What is shown now.
  var model: Model { get set }
}

extension Label: HasModel {
  /// The text.
  public var model: String {
    get { text }
    set { text = newValue }
  }
}
