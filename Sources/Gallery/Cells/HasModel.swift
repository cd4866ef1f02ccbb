public import Anchors

/// What shows a model and nothing else: its only input is one value.
public protocol HasModel {
  /// What is shown.
  associatedtype Model
  /// What is shown at the moment.
  var model: Model { get set }
}

extension Label: HasModel {
  /// The text.
  public var model: String {
    get { text }
    set { text = newValue }
  }
}
