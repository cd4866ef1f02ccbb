public import Anchors

/// A view whose only input is one model.
public protocol HasModel {
  /// The type of the model.
  associatedtype Model
  /// The current model.
  var model: Model { get set }
}

extension Label: HasModel {
  /// The text.
  public var model: String {
    get { text }
    set { text = newValue }
  }
}
